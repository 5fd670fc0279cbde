"""The rules of Turing Machine as a fold of moves over a set-up and a seed (items 11 to 16).

All play at once: the questions of a round come in any order of the seats. Then every seat that is in says
whether it has the code, and those who say so give one; both lie hidden until the last one is in.

A move is one byte and its arguments. Seats and verifiers count from 0, a code is 0..124 as in `cards`.
"""

from lawkeeper.games import Refused
from lawkeeper.games.turing.fold.setup import Setup

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
NONE = 255  # instead of a code, or of a claim that is not there yet

_SIZES = b"\0\3\3\1\1\1\1\5"  # bytes of a move, by its first one
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
    .hidden (claims or codes that lie there unopened: those may be taken back, nothing else);
    .claimed (bits of the seats that said they have the code, when that was opened last), .codes (by seat: the
    codes opened last, or NONE), .winners (list of seats); .room (for more questions in the journal);
    and everything that `account` tells: .notes(seat), .outcome(), .line(), .fingerprint() ...
    """

    def __init__(self, setup, seed):
        """setup: bytes of `Setup.encode`, Refused when they cannot be read. seed: bytes."""
        self._coded = bytes(setup)
        self._seed = bytes(seed)
        agreed = self.setup
        problem = self.problem()
        self.mode = problem.mode
        self.verifiers = problem.verifiers
        self.machine = problem.machine
        self.expert = problem.expert
        self.seats = seats = 1 if agreed.together else agreed.seats
        self.result = RUNNING
        self.paused = self.over = self.finished = False
        self.round = 0
        self.at = 0  # play clock of the last move, seconds
        self.claimed = 0
        self.winners = []
        self.room = _CELLS - 4 * seats
        self._in = (1 << seats) - 1
        self._counts = agreed.handicap[:seats]
        self._asked = bytearray()  # round, seat << 4 | letter, proposal of each question
        self._code = NONE
        self.phase = PLAY
        self._left = self._said = bytearray()  # by seat: questions of this round; claims or codes
        self.hidden = 0
        self.codes = self._hush()
        self._next()
        for seat, squares in enumerate(self._counts):
            self._left[seat] -= squares  # filled squares count as questions asked (item 16)

    # -- moves ------------------------------------------------------------------------------------------

    def play(self, move, at):
        """Play a move (bytes) at `at` seconds of play. Refused, and nothing changed, if not allowed."""
        op = move[0] if len(move) else 0
        size = 2 if op >= ASK else _SIZES[op] if op < len(_SIZES) else 0
        if not size or len(move) != size:
            raise Refused("The box does not know this move.")
        if self.over and op not in (REVEAL, PARS):
            raise Refused("The game is over.")
        if self.paused and op not in (RESUME, GIVE_UP, PARS):
            raise Refused("The game is paused.")
        if op >= ASK:
            self._ask(op >> 4 & 7, op & 15, move[1])
        elif op <= CODE:
            self._answer(op, move[1], move[2])
        else:
            self._manage(op, tuple(move[1:]))
        self.room -= 1 if size < 3 else 2
        self.at = at

    @staticmethod
    def undoable(move):
        """May this move be taken back? What lies hidden may (see `.hidden`). None: neither it nor anything
        before it, since a question has been answered."""
        return None if move[0] >= ASK else move[0] <= CODE

    def _ask(self, seat, letter, code):
        self._check(PLAY, seat, code)
        name = chr(65 + letter)
        if letter >= self.verifiers:
            raise Refused("There is no verifier %s." % name)
        if self._now[seat] not in (NONE, code):
            raise Refused("The proposal stays the same for the whole round.")
        if self._masks[seat] >> letter & 1:
            raise Refused("Verifier %s has answered that already." % name)
        if not self._left[seat]:
            raise Refused("No more questions in this round.")
        if self.room < 1:
            raise Refused("The box's record is nearly full: ask no more. Say who has the code, or give up.")
        self._asked += bytes((min(self.round, 255), seat << 4 | letter, code))
        self._now[seat] = code
        self._masks[seat] |= 1 << letter
        self._left[seat] -= 1
        self._counts[seat] += 1

    def _check(self, phase, seat, code):
        if self.phase != phase:
            raise Refused(_NOT_NOW[self.phase])
        if seat >= self.seats:
            raise Refused("There is no such player.")
        if not self.inside(seat):
            raise Refused("Player %d is out." % (seat + 1))
        if code >= CODE_COUNT:
            raise Refused("The digits of a code are 1 to 5.")

    def _answer(self, op, seat, what):
        """A claim, or a code. With the last one they are opened (item 13)."""
        if op == CODE:
            self._check(CODES, seat, what)
            if not self.claimed >> seat & 1:
                raise Refused("Player %d has not said to have the code." % (seat + 1))
        else:
            self._check(min(self.phase, CLAIMING), seat, 0)
            if what > 1:
                raise Refused("The thumb points up or down.")
        if self._said[seat] != NONE:
            raise Refused("Player %d has answered already." % (seat + 1))
        self._said[seat] = what
        self.hidden += 1
        if op == CLAIM:
            self.phase = CLAIMING
        if self.waiting():
            return
        if op == CODE:
            self.codes = self._hush()
            self._judge()
            return
        self.claimed = sum([(said == 1) << seat for seat, said in enumerate(self._hush())])
        self.phase = CODES
        if not self.claimed:
            self._next()

    def _hush(self):
        """-> what was said, by seat; nothing is said any more."""
        blank = bytes((NONE,)) * self.seats
        said = bytes(self._said) if self.round else blank
        self._said = bytearray(blank)  # claims or codes that lie hidden
        self.hidden = 0
        return said

    def _judge(self):
        """The codes are open: who has won, and who is out (item 13)."""
        counts = self._counts
        right = [seat for seat, code in enumerate(self.codes) if code == self.code]
        if right:
            fewest = min([counts[seat] for seat in right])
            self._end(FOUND, [seat for seat in right if counts[seat] == fewest])
            return
        self._in &= ~self.claimed
        left = [seat for seat in range(self.seats) if self.inside(seat)]
        if len(left) > 1:
            self._next()
        else:
            self._end(DEFAULT if left else NOBODY, left)

    def _next(self):
        """A round begins: nobody has a proposal yet (item 11)."""
        seats = self.seats
        self.round += 1
        self.phase = PLAY
        self._now = bytearray((NONE,) * seats)
        self._masks = bytearray(seats)
        self._left = bytearray((QUESTIONS,) * seats)

    def _manage(self, op, pars):
        if op == PARS:
            if self.machine[0] or self.finished:
                raise Refused("The pars of this problem are known.")
            if not (pars[0] and pars[2]):
                raise Refused("A par is one round at least.")
            self.machine = pars[:2]
            self.expert = pars[2:]
        elif op == REVEAL:
            if not self.over or self.finished:
                raise Refused("The code is told once, when the game is over.")
            self.finished = True
        elif op == GIVE_UP:
            self._hush()
            self._end(GIVEN_UP, [])
        else:
            if op == RESUME and not self.paused:
                raise Refused("The game is not paused.")
            self.paused = op == PAUSE

    def _end(self, result, winners):
        self.result = result
        self.winners = winners
        self.phase = OVER
        self.over = True
        self.paused = False

    # -- what there is to see ---------------------------------------------------------------------------

    def __getattr__(self, name):
        """What is asked now and then lies in `account`: play itself does without."""
        from lawkeeper.games.turing.fold import account

        tell = getattr(account, name)
        return lambda *rest: tell(self, *rest)

    @property
    def clock_runs(self):
        return not (self.over or self.paused)

    def seconds_left(self, at):
        return None

    due = seconds_left

    @property
    def setup(self):
        """The `Setup`, read anew each time."""
        return Setup.decode(self._coded)

    def problem(self):
        """-> the `Problem`: a secret, and large. Hold it no longer than it is needed."""
        from lawkeeper.games.turing.problems.problem import Problem

        try:
            return Problem.decode(self.setup.problem)
        except ValueError:
            raise Refused("The problem of this game cannot be read. Begin a new game.")

    @property
    def code(self):
        """The only code. A secret, until the game is over."""
        if self._code == NONE:
            self._code = self.problem().code
        return self._code

    @property
    def log(self):
        """List of (round from 1, seat, letter, code): all questions in their order (item 14)."""
        row = self._asked
        ends = range(2, len(row), 3)
        return [(row[at - 2], row[at - 1] >> 4, row[at - 1] & 15, row[at]) for at in ends]

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
        return self._left[seat]

    def asked(self, seat):
        """-> bits of the verifiers that the seat has asked in this round. Public (item 12)."""
        return self._masks[seat]

    def proposal(self, seat):
        """-> the seat's code of this round, None before its first question. Public (item 12)."""
        code = self._now[seat]
        return None if code == NONE else code
