"""The rules of Infer with a human Universe, as a fold of moves over a set-up and a seed.

The box deals the law, keeps markers, tokens, turns and clock, and gives the law up when the game is over.
What the dice look like and whether an experiment follows the law is for the Universe to say.

A move is one byte and its arguments, see `OPS`. A verdict is 1 for O (follows the law), 0 for X (does not).
"""

from lawkeeper.games import Refused
from lawkeeper.games.infer.fold.log import BUILT, DISPROOF, NOBODY, STARTER, Log
from lawkeeper.games.infer.fold.setup import Setup, named

KEEP = 1  # law 0 or 1: the Universe keeps it (Infer item 10)
MARK = 2  # verdict: an experiment was built and is marked (items 12, 23)
PASS = 3  # the turn ends without an experiment or theory (item 18)
PUBLISH = 4  # the Researcher in turn asks to publish (item 27)
CONSENT = 5  # NO, ONE_YES or ALL_YES
ACCEPT = 6  # the theory was said back and agreed: the token is handed over (item 28)
WITHDRAW = 7  # the theory is taken back before that (items 28, 30)
DISPROVE = 8  # verdict of the law on the disproof that the Universe built (items 25, 29)
UNDISPROVED = 9  # the Universe finds no disproof (items 26, 32)
TAKE_APART = 10  # experiment: everybody agreed, its marker is gone (item 22)
CHANGED = 11  # experiment, verdict: it was nudged and built again (item 71)
STONE = 12  # experiment, colour 0 or 1, 1 to place and 0 to take back (items 74-76)
PLAYERS = 13  # how many Researchers there are now (item 70)
PAUSE = 14
RESUME = 15
TIMEOUT = 16  # the clock stands at zero (item 79)
QUEUE = 17  # 1: one more experiment waits to be marked; 0: one less (items 86, 87)
GIVE_UP = 18
REVEAL = 19  # after the end: the secret may be shown
ASK = 21  # in `rules_lawful`: as MARK, but the box judges

NO, ONE_YES, ALL_YES = range(3)
DRAW, STARTERS, PLAY, CONSENTING, REPEATING, JUDGING, OVER, VOTE = range(8)  # VOTE only with a Cheater
RUNNING, WON, NO_MARKER, NO_TOKEN, TIME_UP, GIVEN_UP = range(6)

MARKERS = 20
TOKENS = 4
DICE = 20  # of each of the three colours
STARTER_DICE = 4
CLOCK = 600  # seconds of Publish or Perish
MORE_TIME = 300  # seconds for each theory that is accepted
QUEUE_MOST = 99

_EVER = 0b10111111  # phases, as bits
_TABLE = 0b00111100
_CLOCKED = 0b10011100  # the clock stands while the game is set up and while a theory is judged (items 77, 78)

SOME = -1  # how many arguments differs from move to move

# What undo leaves alone. They are accepted in every phase: taking back a move before them cannot forbid them.
_STILL = (PAUSE, RESUME, TIMEOUT, GIVE_UP, REVEAL)

# move: (method, arguments, phases in which it is allowed)
OPS = {
    KEEP: ("_keep", 1, 1 << DRAW),
    MARK: ("_mark", 1, 1 << STARTERS | 1 << PLAY),
    PASS: ("_pass", 0, 1 << PLAY),
    PUBLISH: ("_publish", 0, 1 << PLAY),
    CONSENT: ("_consent", 1, 1 << CONSENTING),
    ACCEPT: ("_accept", 0, 1 << REPEATING),
    WITHDRAW: ("_withdraw", 0, 1 << CONSENTING | 1 << REPEATING),
    DISPROVE: ("_disprove", 1, 1 << JUDGING),
    UNDISPROVED: ("_undisproved", 0, 1 << JUDGING),
    TAKE_APART: ("_take_apart", 1, _TABLE),
    CHANGED: ("_changed", 2, _TABLE),
    STONE: ("_stone", 3, _TABLE),
    PLAYERS: ("_players", 1, _EVER),
    PAUSE: ("_pause", 0, _EVER),
    RESUME: ("_resume", 0, _EVER),
    TIMEOUT: ("_timeout", 0, _EVER),
    QUEUE: ("_queue", 1, _TABLE),
    GIVE_UP: ("_give_up", 0, _EVER),
    REVEAL: ("_reveal", 0, 1 << OVER),
}

_PHASES = ("draw", "start", "play", "publish", "repeat", "judge", "over", "vote")
_OUTCOMES = (None, "won", "lost", "lost", "lost", "given up")
_WHY = ("", "", "no marker left", "no token left", "time up", "")


class Infer:
    """One game. `.play` alone changes it; the same set-up, seed and moves give the same game everywhere.

    .phase, .paused, .over, .finished, .result;
    .left (markers), .tokens, .accepted (theories), .queued, .consents;
    .researchers, .turn (whose, 0-based), .turns (ended); .kept (which law, or None), .log (a `Log`).
    """

    def __init__(self, setup, seed):
        """setup: bytes of `Setup.encode`, Refused when they cannot be read. seed: bytes."""
        self.setup = Setup.decode(setup)
        self._coded = bytes(setup)
        self._seed = bytes(seed)
        self.phase = STARTERS if self.setup.own_law else DRAW
        self.paused = False
        self.finished = False
        self.result = RUNNING
        self.kept = None
        self.left = MARKERS
        self.tokens = TOKENS
        self.accepted = 0
        self.researchers = self.setup.researchers
        self.turn = 0
        self.turns = 0
        self.queued = 0
        self.consents = 0
        self.at = 0  # play clock of the last move, seconds
        self.log = Log()

    # -- moves ------------------------------------------------------------------------------------------

    def play(self, move, at):
        """Play a move (bytes) at `at` seconds of play. Refused, and nothing changed, if not allowed."""
        row = self._row(move[0]) if len(move) else None
        if row is None or row[1] not in (len(move) - 1, SOME):
            raise Refused("The box does not know this move.")
        self._check(move[0], row[2], at)
        getattr(self, row[0])(*move[1:])
        self.at = at

    def _row(self, op):
        return OPS.get(op)

    def _check(self, op, phases, at):
        if self.setup.asynchronous and op in (MARK, ASK):
            phases |= 1 << CONSENTING  # consents may take days: play goes on meanwhile (Infer item 86)
        if not phases >> self.phase & 1:
            raise Refused(
                (
                    "First the Universe keeps a law.",
                    "First the two starting experiments get their O and X.",
                    "That is not for now.",
                    "First everybody says yes or no to the theory.",
                    "First the theory is said back and agreed.",
                    "First the Universe judges the theory.",
                    "The game is over.",
                    "First everybody votes.",
                )[self.phase]
            )
        if self.paused and op not in (RESUME, GIVE_UP):
            raise Refused("The game is paused.")
        due = self.due(at)
        if op == TIMEOUT and not due:
            raise Refused("The clock is not at zero.")
        if due and op not in _STILL:
            raise Refused("The time is up.")

    @staticmethod
    def undoable(move):
        """May this move be taken back? What is done on the table may; secrets and pauses may not. None (in
        `Lawful`): nor anything before it, since it has told something."""
        return move[0] != KEEP and move[0] not in _STILL

    def _keep(self, law):
        if law >= len(self.setup.laws):
            raise Refused("There is no such law to keep.")
        self.kept = law
        self.phase = STARTERS

    def _mark(self, verdict):
        _check_verdict(verdict)
        if self.phase == STARTERS:
            self._mark_starter(verdict)
        elif self.setup.asynchronous:
            self._mark_queued(verdict)
        elif self._place(verdict, BUILT):
            self._next()

    def _mark_starter(self, verdict):
        if self.log.count and self.log.verdict(0) == verdict:
            raise Refused("One O and one X: the other one must be an %s." % "OX"[verdict])
        self._place(verdict, STARTER)
        if self.log.count == 2:
            self.phase = PLAY

    def _mark_queued(self, verdict):
        if not self.queued:
            raise Refused("No experiment waits for a mark.")
        self.queued -= 1
        self._place(verdict, BUILT)

    def _place(self, verdict, kind):
        """Put a marker down. False when none is left: then everybody has lost (Infer items 24, 25, 87)."""
        if not self.left:
            self._end(NO_MARKER)
            return False
        self.left -= 1
        turned = kind != STARTER and not self.setup.asynchronous
        self.log.place(verdict, kind, self.turn if turned else NOBODY)
        return True

    def _next(self):
        """Back to play; the turn goes round the table (Infer item 16), without turns in item 86."""
        self.phase = PLAY
        self.consents = 0
        if not self.setup.asynchronous:
            self.turns += 1
            self.turn = (self.turn + 1) % self.researchers

    def _pass(self):
        if self.setup.asynchronous:
            raise Refused("Nobody has to pass: this game has no turns.")
        self._next()

    def _publish(self):
        self.phase = CONSENTING
        self._all_agree()

    def _all_agree(self):
        """Whoever publishes needs no own consent, so one Researcher alone needs none (Infer items 7, 27)."""
        if self.phase == CONSENTING and self.consents >= self.researchers - 1:
            self.phase = REPEATING

    def _consent(self, answer):
        if answer > ALL_YES:
            raise Refused("The box does not know this answer.")
        if answer == NO:
            self._withdraw()  # costs nothing, and the turn goes on
            return
        self.consents = self.researchers - 1 if answer == ALL_YES else self.consents + 1
        self._all_agree()

    def _withdraw(self):
        self.phase = PLAY
        self.consents = 0

    def _accept(self):
        self.tokens -= 1
        self.accepted += 1
        self.phase = JUDGING

    def _disprove(self, verdict):
        _check_verdict(verdict)
        if not self._place(verdict, DISPROOF):
            return
        if not self.tokens:
            self._end(NO_TOKEN)  # the last one is spent without a win (Infer item 36)
            return
        self._next()

    def _undisproved(self):
        self._end(WON)  # also with the last token, and with no marker left (Infer items 26, 37)

    def _take_apart(self, number):
        self.log.take_apart(number)

    def _changed(self, number, verdict):
        _check_verdict(verdict)
        self.log.change(number, verdict)

    def _stone(self, number, colour, placed):
        if not self.setup.highlights:
            raise Refused("This game is played without highlight stones.")
        if colour > 1 or placed > 1:
            raise Refused("The box does not know this stone.")
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
        if more > 1 or (more and self.queued >= QUEUE_MOST):
            raise Refused("No more than %d experiments can wait." % QUEUE_MOST)
        if not more and not self.queued:
            raise Refused("No experiment waits for a mark.")
        self.queued += 1 if more else -1

    def _pause(self):
        self.paused = True

    def _resume(self):
        if not self.paused:
            raise Refused("The game is not paused.")
        self.paused = False

    def _timeout(self):
        self._end(TIME_UP)

    def _give_up(self):
        self._end(GIVEN_UP)

    def _reveal(self):
        if self.finished:
            raise Refused("The law has been told already.")
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
        """Does the play clock run? In asynchronous play only for Publish or Perish (Infer item 100)."""
        setup = self.setup
        if self.paused or (setup.asynchronous and not setup.publish_or_perish):
            return False
        return bool(_CLOCKED >> self.phase & 1)

    def seconds_left(self, at):
        """-> seconds left at `at` seconds of play, None without Publish or Perish (Infer item 77)."""
        if not self.setup.publish_or_perish:
            return None
        return max(0, CLOCK + MORE_TIME * self.accepted - at)

    def due(self, at):
        """-> the move that the clock demands at `at`, or None. A theory being judged is safe (item 79)."""
        return (TIMEOUT,) if self.clock_runs and self.seconds_left(at) == 0 else None

    def public(self, at):
        """-> dict of what the whole table sees at `at` seconds of play, for the cable."""
        phase = "paused" if self.paused else _PHASES[self.phase]
        return {"phase": phase, "markers": self.left, "tokens": self.tokens, "clock": at}

    def outcome(self):
        """-> "won", "lost" or "given up", which is also what a game left before its end counts as."""
        return _OUTCOMES[self.result] or "given up"

    def secret(self):
        """-> the kept law in utf-8, colours as slots; nothing when it stands on paper or none is kept yet."""
        return b"" if self.kept is None else self.setup.laws[self.kept][2].encode()

    def law(self, number):
        """-> text of law 0 or 1 of the draw with the colour names in force. A secret, until `.finished`."""
        return named(self.setup.laws[number][2], self.setup.colours)

    def nonce(self):
        """-> 8 bytes that open the fingerprint. Secret until `.finished`: laws could be tried with it."""
        from lawkeeper.keep import seal  # here, since play itself does without

        return seal.nonce(self._seed)

    def fingerprint(self):
        """-> "XXXXX-XXXXX", the seal number of this game."""
        from lawkeeper.keep import seal

        return seal.fingerprint(self.secret(), self._coded, self.nonce())

    def line(self):
        """-> the result in a line, without the secret."""
        why = _WHY[self.result]
        o, x = self.log.tally()
        head = self.outcome() + (", " + why if why else "")
        return "Infer %s: O %d X %d, theories %d, %d min" % (head, o, x, self.accepted, self.at // 60)


def _check_verdict(verdict):
    if verdict > 1:
        raise Refused("A verdict is O or X.")
