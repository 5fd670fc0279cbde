"""The contract of a game: what app, pages, cable, host and tests may expect of every one, and nothing else.

A game is a fold of moves over a set-up and a seed: same set-up, seed and moves, same game, on every runtime.
The journal keeps those three and nothing besides, so power cuts, undo, the record and replay are one
mechanism.

A move is bytes: its number, then its arguments, a byte each; 11 at most, so that it fits in 16 of the
journal. A game numbers its moves from 1 to 111. A number of `LONG` and above is the row `LONG`, and the low 7
bits of it are the first argument.

A game is a subclass of `Game` in the room `fold` of its package. It must provide

    MOVES       (its own table,) + Game.MOVES. A table is a dict, number -> row; a number that several tables
                have goes by the first one, and None instead of a row: this game has no such move. A row is
                - name of the method, which is called with the arguments as ints
                - tuple of the largest value of each argument; or a number: the method gets one bytes object,
                  no longer than that
                - phases in which it is allowed, as bits (`1 << PLAY`, `ANY`); with `PAUSED` among them it is
                  allowed while the game is paused, too
                - what undo makes of it: TAKEN_BACK (undo takes the last one left of these), STAYS (undo
                  passes it over), FENCE (it has told something: neither it nor what was before is taken back)
    PHASES      a word for each phase, for the cable. Phase 0 is `OVER` in all games, the game's own follow
    OUTCOMES    Game.OUTCOMES + "won" or "lost" for each of its results, which begin at 3
    __init__    with (set-up bytes, seed bytes): calls Game.__init__ and sets `.phase` to the first one
    wait()      raises `Refused` with the sentence of the phase: what comes before a move that is not for it
    secret()    -> bytes of all that is kept secret: the seal number holds for them. Ask at the end only
    line()      -> the result in a line, without the secret: "Infer won: O 3 X 2, theories 1, 12 min"

and the methods of its rows. They are called by `play` alone. One that cannot be allowed raises `Refused`
before it changes anything; one that ends the game calls `end`. Refusals never have a secret in them.

It may provide: a row of its own for TIMEOUT and a `_common` that knows it (a clock that ends no game);
`LOOKS_LEAVE`; `turn`; `public` (what else the table may see); `seconds_left` and `clock_runs` (a clock),
`due`; `may_undo`, where the rows do not say all; `outcome`; `end`, when more ends than this knows; `alone`.
"""

from lawkeeper.games import Refused
from lawkeeper.keep.ledger import FENCE, STAYS, TAKEN_BACK  # noqa: F401 - games find them here

PAUSE, RESUME, TIMEOUT, GIVE_UP, REVEAL = range(112, 117)  # the moves that every game has
LONG = 0x80
OVER = 0  # the phase in which all games end
RUNNING, GIVEN_UP, TIME_UP = range(3)  # results; those of a game's own begin at 3
ANY = 0x7FFE  # phases as bits: all but OVER
PAUSED = 0x8000

_COMMON = {
    PAUSE: ("_common", (), ANY, STAYS),
    RESUME: ("_common", (), ANY | PAUSED, STAYS),
    TIMEOUT: ("_common", (), ANY, STAYS),
    GIVE_UP: ("_common", (), ANY | PAUSED, STAYS),
    REVEAL: ("_common", (), 1 << OVER, STAYS),
}


class Game:
    """What all games keep. `play` alone changes it.

    .coded: the set-up, as bytes; .phase: `OVER` or one of the game's own; .turn: whose, from 0, or None where
    all play at once; .alone: one player, or one sheet for all, and so nobody to hide anything from; .paused;
    .finished: over, and the secret is told; .result: RUNNING, GIVEN_UP, TIME_UP or one of the game's own;
    .at: the play clock of the last move, in seconds; .proven: while the moves come
    from the journal. They were allowed when they were played: what takes long to check need not be checked
    again. LOOKS_LEAVE: each look at a secret is written down, and one that cannot be is refused.
    A game in which everybody looks at their own again and again says how many cells of the journal looks
    leave to its moves: from there on they are counted until the power goes, and never refused.
    """

    MOVES = (_COMMON,)
    PHASES = ("over",)
    OUTCOMES = ("given up", "given up", "lost")  # a game that is left before its end counts as given up

    LOOKS_LEAVE = 0

    turn = None
    alone = False  # nobody hides anything from anybody: one person, or all with one sheet

    def __init__(self, setup, seed):
        """setup: bytes; a game raises Refused when it cannot read them. seed: bytes, secret."""
        self.coded = bytes(setup)
        self._seed = bytes(seed)
        self.phase = 1
        self.paused = self.finished = self.proven = False
        self.result = RUNNING
        self.at = 0

    # -- moves ----------------------------------------------------------------------------------------------

    def play(self, move, at):
        """Play a move (bytes) at `at` seconds of play. Refused, and nothing changed, if not allowed."""
        row = self.row(move)
        data = move[1:]
        if len(move) and move[0] >= LONG:
            data = bytes((move[0] - LONG,)) + data
        if row is None or not _fit(data, row[1]):
            raise Refused("The box does not know this move.")
        self._check(move[0], row[2], at)
        if move[0] in _COMMON:
            self._common(move[0])
        elif isinstance(row[1], int):
            getattr(self, row[0])(data)
        else:
            getattr(self, row[0])(*data)
        self.at = at

    @classmethod
    def row(cls, move):
        """-> the row of a move (bytes) in the tables, None when this game has no such move."""
        number = min(move[0], LONG) if len(move) else 0
        for table in cls.MOVES:
            if number in table:
                return table[number]
        return None

    @classmethod
    def undo_of(cls, move):
        """-> what undo makes of a move (bytes): TAKEN_BACK, STAYS or FENCE."""
        row = cls.row(move)
        return row[3] if row else STAYS

    def may_undo(self):
        """Is undo open to the players now? A game that has told what no row says closes it."""
        return not self.finished

    def wait(self):
        """What a game brings itself: see above."""
        raise NotImplementedError

    secret = line = wait

    def _check(self, number, phases, at):
        if not phases >> self.phase & 1:
            if self.phase == OVER:
                raise Refused("The game is over.")
            self.wait()
        if self.paused and not phases & PAUSED:
            raise Refused("The game is paused.")
        due = self.due(at)
        if number == TIMEOUT and not due:
            raise Refused("The clock is not at zero.")
        if due and number not in _COMMON:
            raise Refused("The time is up.")

    def _common(self, number):
        """A move that every game has."""
        if number == REVEAL:
            if self.finished:
                raise Refused("The secret has been told already.")
            self.finished = True
        elif number in (PAUSE, RESUME):
            if number == RESUME and not self.paused:
                raise Refused("The game is not paused.")
            self.paused = number == PAUSE
        else:
            self.end(TIME_UP if number == TIMEOUT else GIVEN_UP)

    def end(self, result):
        """The game is over with this result. For the methods of moves."""
        self.result = result
        self.phase = OVER
        self.paused = False

    @property
    def over(self):
        """Has it ended? The secret is told when it is `.finished` too."""
        return self.phase == OVER

    # -- the clock ------------------------------------------------------------------------------------------

    @property
    def clock_runs(self):
        """Does the play clock run?"""
        return not (self.paused or self.phase == OVER)

    def seconds_left(self, at):
        """-> seconds left at `at` seconds of play; None when no time runs out."""
        return None

    def due(self, at):
        """-> the move that the clock demands at `at`, as a tuple of its bytes, or None."""
        return (TIMEOUT,) if self.clock_runs and self.seconds_left(at) == 0 else None

    # -- what there is to see -------------------------------------------------------------------------------

    def public(self, at):
        """-> dict of what the whole table sees at `at` seconds of play, for the cable: text -> number
        or text. "phase", a word, and "clock", seconds; a game adds its own to it here."""
        return {"phase": "paused" if self.paused else self.PHASES[self.phase], "clock": at}

    def outcome(self):
        """-> "won", "lost" or "given up", which is also what a game left before its end counts as."""
        return self.OUTCOMES[self.result]

    # -- the seal -------------------------------------------------------------------------------------------

    def nonce(self):
        """-> 8 bytes that open the fingerprint. Secret until `.finished`: secrets could be tried with it."""
        from lawkeeper.keep import seal  # here, since play itself does without

        return seal.nonce(self._seed)

    def fingerprint(self):
        """-> "XXXXX-XXXXX", the seal number of this game. The same at its beginning and its end."""
        from lawkeeper.keep import seal

        return seal.fingerprint(self.secret(), self.coded, self.nonce())


def _fit(data, most):
    """Are these the arguments that a row wants?"""
    if isinstance(most, int):
        return len(data) <= most
    fit = len(data) == len(most)
    for value, limit in zip(data, most):
        fit = fit and value <= limit
    return fit
