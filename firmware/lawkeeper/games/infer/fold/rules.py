"""The rules of Infer with a human Universe, as a fold of moves over a set-up and a seed.

The box deals the law, keeps markers, tokens, turns and clock, and gives the law up when the game is over.
What the dice look like and whether an experiment follows the law is for the Universe to say.
"""

# The pages find here all that a game of Infer is spoken to with.
# ruff: noqa: F401

from lawkeeper.games.fold import (
    GIVE_UP,
    GIVEN_UP,
    OVER,
    PAUSE,
    RESUME,
    REVEAL,
    RUNNING,
    TIME_UP,
    TIMEOUT,
    Game,
    Refused,
)
from lawkeeper.games.infer.fold.log import BUILT, DISPROOF, NOBODY, STARTER, Log
from lawkeeper.games.infer.fold.moves import (
    ACCEPT,
    ALL_YES,
    CHANGED,
    CONSENT,
    CONSENTING,
    DISPROVE,
    DRAW,
    JUDGING,
    KEEP,
    MARK,
    NO,
    NO_MARKER,
    NO_TOKEN,
    ONE_YES,
    PASS,
    PLAY,
    PLAYERS,
    PUBLISH,
    QUEUE,
    QUEUE_MOST,
    REPEATING,
    ROWS,
    STARTERS,
    STONE,
    TAKE_APART,
    UNDISPROVED,
    VOTE,
    WITHDRAW,
    WON,
    O,
    X,
)
from lawkeeper.games.infer.fold.setup import Setup, named

MARKERS = 20
TOKENS = 4
DICE_EACH = 20  # of each of the three colours
STARTER_DICE = 4
CLOCK = 600  # seconds of Publish or Perish
MORE_TIME = 300  # seconds for each theory that is accepted

# The clock stands while the game is set up and while a theory is judged (items 77, 78).
_CLOCKED = 1 << PLAY | 1 << CONSENTING | 1 << REPEATING | 1 << VOTE
_WHY = ("", "", "time up", "", "no marker left", "no token left")  # by result


class Infer(Game):
    """One game. The same set-up, seed and moves give the same game everywhere.

    What every game has, and .left (markers), .tokens, .accepted (theories), .queued, .consents; .researchers,
    .turns (ended); .kept (which law, or None), .log (a `Log`); .theory: bytes of the tree of the last theory
    that was published, b"" before there is one, and where the box is not told.

    .understands: does the box know what the law means? .roles: by seat, with a Cheater.
    """

    MOVES = (ROWS,) + Game.MOVES
    PHASES = Game.PHASES + ("draw", "start", "play", "publish", "repeat", "judge", "vote")
    OUTCOMES = Game.OUTCOMES + ("won", "lost", "lost")

    understands = False
    roles = ()

    def __init__(self, setup, seed):
        """setup: bytes of `Setup.encode`, Refused when they cannot be read. seed: bytes."""
        Game.__init__(self, setup, seed)
        self.setup = Setup.decode(setup)
        self.phase = STARTERS if self.setup.own_law else DRAW
        self.kept = None
        self.left = MARKERS
        self.tokens = TOKENS
        self.accepted = 0
        self.researchers = self.setup.researchers
        self.turn = 0
        self.turns = 0
        self.queued = 0
        self.consents = 0
        self.theory = b""
        self.log = Log()

    def wait(self):
        """Raise `Refused`: what has to come first in this phase."""
        raise Refused(
            (
                "First the Universe keeps a law.",
                "First the two starting experiments get their marks.",
                "That is not for now.",
                "First everybody says yes or no to the theory.",
                "First the theory is said back and agreed.",
                "First the Universe judges the theory.",
                "First everybody votes.",
            )[self.phase - DRAW]
        )

    # -- moves: those without a mark in front of their names are built upon by other folds -------------------

    def keep(self, law):
        """The law is kept, and the starters come."""
        if law >= len(self.setup.laws):
            raise Refused("There is no such law to keep.")
        self.kept = law
        self.phase = STARTERS

    def mark(self, verdict):
        """An experiment gets its marker: a starter, one that waited, or that of the turn."""
        if self.phase == STARTERS:
            self._mark_starter(verdict)
        elif self.setup.asynchronous:
            self._mark_queued(verdict)
        elif self.phase == CONSENTING:
            self.wait()
        elif self.place(verdict, BUILT):
            self.next_turn()

    def _mark_starter(self, verdict):
        if self.log.count and self.log.verdict(0) == verdict:
            raise Refused(
                "One circle and one cross: the other one must be a %s." % ("circle", "cross")[verdict]
            )
        self.place(verdict, STARTER)
        if self.log.count == 2:
            self.phase = PLAY

    def _mark_queued(self, verdict):
        if not self.queued:
            raise Refused("No experiment waits for a mark.")
        self.queued -= 1
        self.place(verdict, BUILT)

    def place(self, verdict, kind):
        """Put a marker down. False when none is left: then everybody has lost (Infer items 24, 25, 87)."""
        if not self.left:
            self.end(NO_MARKER)
            return False
        self.left -= 1
        turned = kind != STARTER and not self.setup.asynchronous
        self.log.place(verdict, kind, self.turn if turned else NOBODY)
        return True

    def next_turn(self):
        """Back to play; the turn goes round the table (Infer item 16), without turns in item 86."""
        self.phase = PLAY
        self.consents = 0
        if not self.setup.asynchronous:
            self.turns += 1
            self.turn = (self.turn + 1) % self.researchers

    def _pass(self):
        if self.setup.asynchronous:
            raise Refused("Nobody has to pass: this game has no turns.")
        self.next_turn()

    def _publish(self):
        self.theory = b""
        self.phase = CONSENTING
        self._all_agree()

    def _all_agree(self):
        """Whoever publishes needs no own consent, so one Researcher alone needs none (Infer items 7, 27)."""
        if self.phase == CONSENTING and self.consents >= self.researchers - 1:
            self.phase = REPEATING

    def _consent(self, answer):
        if answer == NO:
            self._withdraw()  # costs nothing, and the turn goes on
            return
        self.consents = self.researchers - 1 if answer == ALL_YES else self.consents + 1
        self._all_agree()

    def _withdraw(self):
        self.phase = PLAY
        self.consents = 0

    def accept(self):
        """A token is handed over: the theory is judged."""
        self.tokens -= 1
        self.accepted += 1
        self.phase = JUDGING

    def disprove(self, verdict):
        """The theory is disproved by an experiment that the law gives `verdict`."""
        if not self.place(verdict, DISPROOF):
            return
        if not self.tokens:
            self.end(NO_TOKEN)  # the last one is spent without a win (Infer item 36)
            return
        self.next_turn()

    def _undisproved(self):
        self.end(WON)  # also with the last token, and with no marker left (Infer items 26, 37)

    def _take_apart(self, number):
        self.log.take_apart(number)

    def change(self, number, verdict):
        """Experiment `number` was built again and is judged again."""
        self.log.change(number, verdict)

    def _stone(self, number, colour, placed):
        if not self.setup.highlights:
            raise Refused("This game is played without highlight stones.")
        self.log.move_stone(number, colour, placed)

    def _players(self, researchers):
        if not 1 <= researchers <= self.setup.limit:
            raise Refused("There may be 1 to %d Researchers." % self.setup.limit)
        self.researchers = researchers
        self.turn %= researchers
        self._all_agree()  # those who left are not asked any more (Infer item 70)

    def _queue(self, more):
        if not self.setup.asynchronous:
            raise Refused("Experiments wait for a mark only in asynchronous play.")
        if more and self.queued >= QUEUE_MOST:
            raise Refused("No more than %d experiments can wait." % QUEUE_MOST)
        if not more and not self.queued:
            raise Refused("No experiment waits for a mark.")
        self.queued += 1 if more else -1

    # -- what there is to see ---------------------------------------------------------------------------

    @property
    def clock_runs(self):
        """Does the play clock run? In asynchronous play only for Publish or Perish (Infer item 100)."""
        setup = self.setup
        if self.paused or (setup.asynchronous and not setup.publish_or_perish):
            return False
        return bool(_CLOCKED >> self.phase & 1)

    def seconds_left(self, at):
        """-> seconds left at `at` seconds of play, None without Publish or Perish (Infer item 77). While a
        theory is judged it is safe: the clock stands (item 79)."""
        if not self.setup.publish_or_perish:
            return None
        return max(0, CLOCK + MORE_TIME * self.accepted - at)

    def public(self, at):
        """As `Game.public`, and the markers and tokens that are left."""
        seen = Game.public(self, at)
        seen["markers"], seen["tokens"] = self.left, self.tokens
        return seen

    def secret(self):
        """-> the kept law in utf-8, colours as slots; nothing when it stands on paper or none is kept yet."""
        return b"" if self.kept is None else self.setup.laws[self.kept][2].encode()

    def law(self, number):
        """-> text of law 0 or 1 of the draw with the colour names in force. A secret, until `.finished`."""
        return named(self.setup.laws[number][2], self.setup.colours)

    def line(self):
        """-> the result in a line, without the secret."""
        why = _WHY[self.result]
        o, x = self.log.tally()
        head = self.outcome() + (", " + why if why else "")
        return "Infer %s: O %d X %d, theories %d, %d min" % (head, o, x, self.accepted, self.at // 60)
