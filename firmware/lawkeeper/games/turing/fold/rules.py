"""The rules of Turing Machine as a fold of moves over a set-up and a seed (items 11 to 16).

All play at once: the questions of a round come in any order of the seats. Then every seat that is in says
whether it has the code, and those who say so give one; both lie hidden until the last one is in.

A move is one byte and its arguments. Seats and verifiers count from 0, a code is 0..124 as in `cards`.
"""

# The pages find here all that a game of Turing Machine is spoken to with.
# ruff: noqa: F401

from lawkeeper.games.fold import (
    ANY,
    FENCE,
    GIVE_UP,
    GIVEN_UP,
    LONG,
    OVER,
    PAUSE,
    PAUSED,
    RESUME,
    REVEAL,
    RUNNING,
    STAYS,
    TAKEN_BACK,
    Game,
    Refused,
)
from lawkeeper.games.turing.fold.setup import SEATS, Setup

CLAIM = 1  # seat, 1 when it has the code and 0 when not (item 13)
CODE = 2  # seat, code
PARS = 3  # rounds and questions of the Machine and of the Expert, when the problem came without (item 15)
ASK = LONG  # | seat << 4 | letter; the proposal: the answer is being shown (items 11, 12)

PLAY, CLAIMING, CODES = range(1, 4)  # phases
FOUND, DEFAULT, NOBODY = range(3, 6)  # results

QUESTIONS = 3  # a round
CODE_COUNT = 125
NONE = 255  # instead of a code, or of a claim that is not there yet

_MOVES = {
    ASK: ("_ask", (LONG - 1, CODE_COUNT - 1), 1 << PLAY, FENCE),
    CLAIM: ("_claim", (SEATS - 1, 1), 1 << PLAY | 1 << CLAIMING, TAKEN_BACK),
    CODE: ("_give", (SEATS - 1, CODE_COUNT - 1), 1 << CODES, TAKEN_BACK),
    PARS: ("_note_pars", (255, 255, 255, 255), ANY | 1 << OVER | PAUSED, STAYS),
}

# Cells of the journal that questions may fill: the rest is for the set-up, what the clock and undo write, one
# more claim and code a seat, and the end.
_CELLS = 432


class Turing(Game):
    """One game. The same set-up, seed and moves give the same game everywhere.

    What every game has, .alone too, and .round (from 1), .seats (that play: 1 when together);
    .verifiers (how many), .mode, .machine and .expert (rounds, questions; zeros while unknown);
    .hidden (claims or codes that lie there unopened: those may be taken back, nothing else);
    .claimed (bits of the seats that said they have the code, when that was opened last), .codes (by seat: the
    codes opened last, or NONE), .winners (list of seats); .room (for more questions in the journal); .began
    (short name of the page that the players have come to before the first question; not in the journal).
    """

    MOVES = (_MOVES,) + Game.MOVES
    PHASES = Game.PHASES + ("play", "claims", "codes")
    OUTCOMES = Game.OUTCOMES + ("won", "won", "lost")

    began = "seal"

    def __init__(self, setup, seed):
        """setup: bytes of `Setup.encode`, Refused when they cannot be read. seed: bytes."""
        Game.__init__(self, setup, seed)
        agreed = self.setup
        problem = self.problem()
        self.mode = problem.mode
        self.verifiers = problem.verifiers
        self.machine = problem.machine
        self.expert = problem.expert
        self.seats = seats = 1 if agreed.together else agreed.seats
        self.alone = seats == 1
        self.round = 0
        self.claimed = 0
        self.winners = []
        self.room = _CELLS - 4 * seats
        self._in = (1 << seats) - 1
        self._counts = agreed.handicap[:seats]
        self._asked = bytearray()  # round, seat << 4 | letter, proposal of each question
        self._code = NONE
        self._left = self._said = bytearray()  # by seat: questions of this round; claims or codes
        self.hidden = 0
        self.codes = self._hush()
        self._next()
        for seat, squares in enumerate(self._counts):
            self._left[seat] -= squares  # filled squares count as questions asked (item 16)

    # -- moves ------------------------------------------------------------------------------------------

    def play(self, move, at):
        """As `Game.play`; counts what the journal has room for."""
        Game.play(self, move, at)
        self.room -= 1 if len(move) < 3 else 2

    def wait(self):
        """Raise `Refused`: what has to come first in this phase."""
        raise Refused(
            (
                "First somebody says that they have the code.",
                "The round is over: first everybody says whether they have the code.",
                "First those who have the code give it.",
            )[self.phase - PLAY]
        )

    def may_undo(self):
        """What lies hidden may be taken back, nothing else."""
        return self.hidden > 0

    def _ask(self, who, code):
        seat, letter = who >> 4, who & 15
        self._check_seat(seat)
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

    def _check_seat(self, seat):
        if seat >= self.seats:
            raise Refused("There is no such player.")
        if not self.inside(seat):
            raise Refused("Player %d is out." % (seat + 1))

    def _claim(self, seat, yes):
        """With the last claim they are opened (item 13)."""
        self._check_seat(seat)
        waiting = self._say(seat, yes)
        self.phase = CLAIMING
        if waiting:
            return
        self.claimed = sum([(said == 1) << seat for seat, said in enumerate(self._hush())])
        self.phase = CODES
        if not self.claimed:
            self._next()

    def _give(self, seat, code):
        """With the last code they are opened (item 13)."""
        self._check_seat(seat)
        if not self.claimed >> seat & 1:
            raise Refused("Player %d has not said to have the code." % (seat + 1))
        if not self._say(seat, code):
            self.codes = self._hush()
            self._judge()

    def _say(self, seat, what):
        """A claim or a code lies there, hidden. -> list of the seats that are still waited for"""
        if self._said[seat] != NONE:
            raise Refused("Player %d has answered already." % (seat + 1))
        self._said[seat] = what
        self.hidden += 1
        return self.waiting()

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
            self.winners = [seat for seat in right if counts[seat] == fewest]
            self.end(FOUND)
            return
        self._in &= ~self.claimed
        left = [seat for seat in range(self.seats) if self.inside(seat)]
        if len(left) > 1:
            self._next()
        else:
            self.winners = left
            self.end(DEFAULT if left else NOBODY)

    def _next(self):
        """A round begins: nobody has a proposal yet (item 11)."""
        seats = self.seats
        self.round += 1
        self.phase = PLAY
        self._now = bytearray((NONE,) * seats)
        self._masks = bytearray(seats)
        self._left = bytearray((QUESTIONS,) * seats)

    def _note_pars(self, *pars):
        if self.machine[0] or self.finished:
            raise Refused("The pars of this problem are known.")
        if not (pars[0] and pars[2]):
            raise Refused("A par is one round at least.")
        self.machine = pars[:2]
        self.expert = pars[2:]

    def end(self, result):
        """As `Game.end`; what lies hidden then stays so."""
        self._hush()
        Game.end(self, result)

    # -- what there is to see: what is asked now and then lies in `account`, play itself does without ------

    def answer(self, letter, code):
        """-> 1 when the proposal passes the verifier, else 0: for who asked alone (item 12)."""
        return self.problem().answer(letter, code)

    def notes(self, seat):
        """-> list of (round, code, {letter: 0 or 1}): what the seat alone may see (items 12, 14)."""
        from lawkeeper.games.turing.fold import account

        return account.notes(self, seat)

    def beats(self):
        """-> has the only seat done as well as the Machine: rounds first, then questions (item 15)? None when
        it has not found the code, plays against others, or the par is not known."""
        if self.seats > 1 or self.result != FOUND or not self.machine[0]:
            return None
        return (self.round, self.questions(0)) <= self.machine

    def outcome(self):
        """As `Game.outcome`; alone it is lost, too, when the Machine was better."""
        return "lost" if self.beats() is False else Game.outcome(self)

    def line(self):
        """-> the result in a line, without the secret."""
        from lawkeeper.games.turing.fold import account

        return account.line(self)

    def secret(self):
        """-> the problem, as bytes."""
        return self.setup.problem

    @property
    def setup(self):
        """The `Setup`, read anew each time."""
        return Setup.decode(self.coded)

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
