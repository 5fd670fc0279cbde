"""The rules of Turing Machine as a fold of moves over a set-up and a seed (items 11 to 16).

All play at once: the questions of a round come in any order of the seats. Then every seat that is in says
whether it has the code, and those who say so give one; both lie hidden until the last one is in.

A move is one byte and its arguments. Seats and verifiers count from 0, a code is 0..124 as in `cards`.
"""

from lawkeeper.games import Refused
from lawkeeper.games.turing.setup import Setup
from lawkeeper.modules import load

CLAIM = 1  # seat, 1 when it has the code and 0 when not (item 13)
CODE = 2  # seat, code
GIVE_UP = 3
REVEAL = 4  # after the end: the secret may be shown
PAUSE = 5
RESUME = 6
PARS = 7  # rounds and questions of the Machine and of the Expert, when the problem came without (item 15)
ASK = 0x80  # | seat << 4 | letter; the proposal: the answer is being shown (items 11, 12)

PLAY, CLAIMING, CODES, OVER = range(4)
RUNNING, FOUND, DEFAULT, NOBODY, GIVEN_UP = range(5)

QUESTIONS = 3  # a round
CODE_COUNT = 125
NONE = 255  # instead of a code, or of an answer that is not there yet

_SIZES = b"\0\3\3\1\1\1\1\5"  # bytes of a move, by its first one
_METHODS = ("", "_claim", "_code", "_give_up", "_reveal", "_pause", "_resume", "_pars")
_NOT_NOW = (
    "First somebody says that they have the code.",
    "The round is over: first everybody says whether they have the code.",
    "First those who have the code give it.",
)
# Cells of the journal that questions may fill: the rest is for the set-up, what the clock and undo write, one
# more claim and code a seat, and the end.
_CELLS = 432


class Turing:
    """One game. `.play` alone changes it; the same set-up, seed and moves give the same game everywhere.

    .phase, .paused, .over, .finished, .result; .round (from 1), .seats (that play: 1 when together);
    .verifiers (how many), .mode, .machine and .expert (rounds, questions; zeros while unknown);
    .claimed (bits of the seats that said they have the code, when that was opened last), .codes (by seat: the
    codes opened last, or NONE), .winners (list of seats).
    """

    def __init__(self, setup, seed):
        """setup: bytes of `Setup.encode`, Refused when they cannot be read. seed: bytes."""
        self.setup = agreed = Setup.decode(setup)
        self._coded = bytes(setup)
        self._seed = bytes(seed)
        problem = self.problem()
        self.mode = problem.mode
        self.verifiers = problem.verifiers
        self.machine = tuple(problem.machine)
        self.expert = tuple(problem.expert)
        self.seats = seats = 1 if agreed.together else agreed.seats
        self.phase = PLAY
        self.result = RUNNING
        self.paused = self.finished = False
        self.round = 1
        self.at = 0  # play clock of the last move, seconds
        self.claimed = 0
        self.codes = bytes((NONE,)) * seats
        self.winners = []
        self._in = (1 << seats) - 1
        self._counts = agreed.handicap[:seats]  # filled squares count as questions (item 16)
        self._asked = bytearray()  # the ASK moves, as they came
        self._starts = [0]  # where each round begins in them
        self._said = bytearray((NONE,) * seats)  # claims or codes that lie hidden
        self._secret = NONE
        self._cells = 4 * seats

    # -- moves ------------------------------------------------------------------------------------------

    def play(self, move, at):
        """Play a move (bytes) at `at` seconds of play. Refused, and nothing changed, if not allowed."""
        op = move[0] if len(move) else 0
        size = 2 if op >= ASK else _SIZES[op] if op < len(_SIZES) else 0
        if not size or len(move) != size:
            raise Refused("The box does not know this move.")
        if self.phase == OVER and op not in (REVEAL, PARS):
            raise Refused("The game is over.")
        if self.paused and op not in (RESUME, GIVE_UP, PARS):
            raise Refused("The game is paused.")
        if op >= ASK:
            self._ask(op >> 4 & 7, op & 15, move[1])
        else:
            getattr(self, _METHODS[op])(*move[1:])
        self._cells += 1 if size < 3 else 2
        self.at = at

    @staticmethod
    def undoable(move):
        """May this move be taken back? What lies hidden may (see `.hidden`). None: neither it nor anything
        before it, since a question has been answered."""
        return None if move[0] >= ASK else move[0] in (CLAIM, CODE)

    def _ask(self, seat, letter, code):
        if self.phase != PLAY:
            raise Refused(_NOT_NOW[self.phase])
        self._check(seat, code)
        if letter >= self.verifiers:
            raise Refused("There is no verifier %s." % chr(65 + letter))
        if self.proposal(seat) not in (None, code):
            raise Refused("The proposal stays the same for the whole round.")
        if self.asked(seat) >> letter & 1:
            raise Refused("Verifier %s has answered that already." % chr(65 + letter))
        if not self.left(seat):
            raise Refused("No more questions in this round.")
        if not self.room:
            raise Refused("The box's record is nearly full: ask no more. Say who has the code, or give up.")
        self._asked += bytes((seat << 4 | letter, code))
        self._counts[seat] += 1

    def _check(self, seat, code):
        if seat >= self.seats:
            raise Refused("There is no such player.")
        if not self.inside(seat):
            raise Refused("Player %d is out." % (seat + 1))
        if code >= CODE_COUNT:
            raise Refused("The digits of a code are 1 to 5.")

    def _claim(self, seat, yes):
        if self.phase == CODES:
            raise Refused(_NOT_NOW[CODES])
        self._check(seat, 0)
        if yes > 1:
            raise Refused("The thumb points up or down.")
        self._say(seat, yes)
        self.phase = CLAIMING
        if not self.waiting():
            said = self._hush()
            self.claimed = sum([1 << seat for seat in range(self.seats) if said[seat] == 1])
            self.phase = CODES
            if not self.claimed:
                self._next()

    def _code(self, seat, code):
        if self.phase != CODES:
            raise Refused(_NOT_NOW[self.phase])
        self._check(seat, code)
        if not self.claimed >> seat & 1:
            raise Refused("Player %d has not said to have the code." % (seat + 1))
        self._say(seat, code)
        if not self.waiting():
            self.codes = bytes(self._hush())
            self._judge()

    def _say(self, seat, what):
        if self._said[seat] != NONE:
            raise Refused("Player %d has answered already." % (seat + 1))
        self._said[seat] = what

    def _hush(self):
        """-> what was said, by seat; nothing is said any more."""
        said = self._said
        self._said = bytearray((NONE,) * self.seats)
        return said

    def _judge(self):
        """The codes are open: who has won, and who is out (item 13)."""
        seats = range(self.seats)
        right = [seat for seat in seats if self.codes[seat] == self.code]
        if right:
            fewest = min([self._counts[seat] for seat in right])
            self.winners = [seat for seat in right if self._counts[seat] == fewest]
            self._end(FOUND)
            return
        self._in &= ~self.claimed
        left = [seat for seat in seats if self.inside(seat)]
        if len(left) > 1:
            self._next()
        else:
            self.winners = left
            self._end(DEFAULT if left else NOBODY)

    def _next(self):
        self.round += 1
        self.phase = PLAY
        self._starts.append(len(self._asked))

    def _pars(self, *pars):
        if self.machine[0] or self.finished:
            raise Refused("The pars of this problem are known.")
        if not (pars[0] and pars[2]):
            raise Refused("A par is one round at least.")
        self.machine = pars[:2]
        self.expert = pars[2:]

    def _pause(self):
        self.paused = True

    def _resume(self):
        if not self.paused:
            raise Refused("The game is not paused.")
        self.paused = False

    def _give_up(self):
        self._hush()
        self._end(GIVEN_UP)

    def _reveal(self):
        if self.phase != OVER or self.finished:
            raise Refused("The code is told once, when the game is over.")
        self.finished = True

    def _end(self, result):
        self.result = result
        self.phase = OVER
        self.paused = False

    # -- what there is to see ---------------------------------------------------------------------------

    @property
    def over(self):
        return self.phase == OVER

    @property
    def clock_runs(self):
        return self.phase != OVER and not self.paused

    def seconds_left(self, at):
        return None

    due = seconds_left

    @property
    def hidden(self):
        """How many claims or codes lie there unopened: those may be taken back, nothing else."""
        return sum([said != NONE for said in self._said])

    @property
    def room(self):
        """How many more questions the journal takes."""
        return max(0, _CELLS - self._cells)

    def inside(self, seat):
        return bool(self._in >> seat & 1)

    def waiting(self):
        """-> list of the seats that have still to say whether they have the code; then to give it."""
        bits = self.claimed if self.phase == CODES else self._in
        return [seat for seat in range(self.seats) if bits >> seat & 1 and self._said[seat] == NONE]

    def questions(self, seat):
        """-> questions in all, filled squares among them (items 14, 16)."""
        return self._counts[seat]

    def left(self, seat):
        """-> questions that the seat may still ask in this round (items 11, 16)."""
        asked = [who for _, who, _, _ in self._each(len(self._starts) - 1) if who == seat]
        return QUESTIONS - len(asked) - (self.setup.handicap[seat] if self.round == 1 else 0)

    def asked(self, seat):
        """-> bits of the verifiers that the seat has asked in this round. Public (item 12)."""
        return sum([1 << letter for _, who, letter, _ in self._each(len(self._starts) - 1) if who == seat])

    def proposal(self, seat):
        """-> the seat's code of this round, None before its first question. Public (item 12)."""
        for _, who, _, code in self._each(len(self._starts) - 1):
            if who == seat:
                return code
        return None

    def _each(self, number=0):
        """Yield (round from 1, seat, letter, code) of the questions, from round `number` (from 0) on."""
        starts = self._starts + [len(self._asked)]
        while number + 1 < len(starts):
            for at in range(starts[number], starts[number + 1], 2):
                who = self._asked[at]
                yield number + 1, who >> 4, who & 15, self._asked[at + 1]
            number += 1

    @property
    def log(self):
        """List of (round from 1, seat, letter, code): all questions in their order (item 14)."""
        return list(self._each())

    def notes(self, seat):
        """-> list of (round, code, {letter: 0 or 1}): what the seat alone may see (items 12, 14)."""
        problem = self.problem()
        rows = []
        for number, who, letter, code in self._each():
            if who == seat:
                if not rows or rows[-1][0] != number:
                    rows.append((number, code, {}))
                rows[-1][2][letter] = problem.answer(letter, code)
        return rows

    def problem(self):
        """-> the `Problem`: a secret, and large. Hold it no longer than it is needed."""
        try:
            return load("lawkeeper.games.turing.problem").Problem.decode(self.setup.problem)
        except ValueError:
            raise Refused("The problem of this game cannot be read. Begin a new game.")

    def answer(self, letter, code):
        """-> 1 when the proposal passes the verifier, else 0: for who asked alone (item 12)."""
        return self.problem().answer(letter, code)

    @property
    def code(self):
        """The only code. A secret, until the game is over."""
        if self._secret == NONE:
            self._secret = self.problem().code
        return self._secret

    def beats(self):
        """-> has the only seat done as well as the Machine: rounds first, then questions (item 15)? None when
        it has not found the code, plays against others, or the par is not known."""
        if self.seats > 1 or self.result != FOUND or not self.machine[0]:
            return None
        return (self.round, self._counts[0]) <= self.machine

    def public(self, at):
        """-> dict of what the whole table sees at `at` seconds of play, for the cable."""
        phase = "paused" if self.paused else ("play", "claims", "codes", "over")[self.phase]
        return {"phase": phase, "clock": at}

    def outcome(self):
        """-> "won", "lost" or "given up", which is also what a game left before its end counts as."""
        if self.result in (RUNNING, GIVEN_UP):
            return "given up"
        return "won" if self.winners and self.beats() is not False else "lost"

    def secret(self):
        """-> the problem, as bytes."""
        return self.setup.problem

    def nonce(self):
        """-> 8 bytes that open the fingerprint. Secret until `.finished`: problems could be tried with it."""
        return load("lawkeeper.keep.seal").nonce(self._seed)

    def fingerprint(self):
        """-> "XXXXX-XXXXX", the seal number of this game."""
        return load("lawkeeper.keep.seal").fingerprint(self.setup.problem, self._coded, self.nonce())

    def line(self):
        """-> the result in a line, without the secret."""
        head = self.outcome()
        count = len(self._asked) // 2
        if self.winners:
            count = self._counts[self.winners[0]]
            if self.seats > 1:
                head += " by " + " ".join([str(seat + 1) for seat in self.winners])
            elif self.beats() is not None:
                head += " against the Machine"
        return "Turing %s: rounds %d, questions %d, %d min" % (head, self.round, count, self.at // 60)
