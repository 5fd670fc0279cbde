"""The game on the table: a fold of the journal's moves, a play clock, and nothing else to remember."""

from lawkeeper import games
from lawkeeper.clock import MOST, PlayClock
from lawkeeper.keep.journal import JournalError
from lawkeeper.keep.ledger import LOOK, STAYS, TAKEN_BACK, TOLD, Ledger

STUMBLES = 2  # crashes between two moves after which the box no longer goes on by itself
CHECKPOINT = 30  # seconds of running clock between two notes of it: a power cut gives back no more
SELDOM = 300


class Session:
    """Holds the running game, if there is one, and is the only place that writes its moves.

    `game` is the rules object or None; `held` is true after a restart until the players go on; `stuck` when
    the box has crashed here before: then a game that cannot even be read is left alone, and kept. `found` is
    for the pages: what one has found out, in few bytes, so that it need not again when it comes back. It is
    empty after every move and is not journalled: a power cut only means finding it out once more.
    `new`: the game has just begun, or come back after a restart, and no page of it was seen yet.
    """

    def __init__(self, journal, stuck=False):
        self.ledger = Ledger(journal)
        self.stuck = self.ledger.game_id > 0 and (stuck or len(self.ledger.faults) >= STUMBLES)
        self.clock = PlayClock()
        self.game = None
        self.held = False
        self.complaint = None
        self.found = {}
        self.new = False
        self._noted = 0
        self._last = self._back = None  # moves: the one played last, the one that undo would take back
        if self.ledger.game_id:
            self._resume()

    def _resume(self):
        self.new = True
        try:
            self._fold()
        except games.Refused as refused:
            self.complaint = refused.args[0]
            return
        except Exception:  # noqa: BLE001 - whatever it is, it has crashed the box before
            if not self.stuck:
                raise
            return
        self.clock.set(self.ledger.at)
        self._noted = self.ledger.at
        self.held = not self.game.over
        self.stuck = self.stuck and self.held

    def _fold(self):
        """Make the game anew from set-up, seed and the moves that stand. May raise `games.Refused`."""
        self.found.clear()
        self._last = self._back = None
        ledger = self.ledger
        rules = games.rules(ledger.game_id, ledger.setup)
        game = rules(ledger.setup, ledger.seed)
        game.proven = True
        for move, at in ledger.moves(rules.undo_of):
            try:
                game.play(move, at)
                self._played(rules, move)
            except games.Refused:
                self.complaint = "A move in the journal cannot be read. Compare the box with the table."
                break
        game.proven = False
        self.game = game

    def begin(self, game_id, seed, setup):
        """Forget the game before and start this one. The caller has saved the old one's result."""
        self.ledger.begin(game_id, seed, setup)
        self.clock.set(0)
        self._noted = 0
        self.held = self.stuck = False
        self.new = True
        self._fold()

    def play(self, move, now):
        """Check `move` against the rules, journal it, let it count. `games.Refused`: nothing is changed."""
        self.clock.step(now)
        at = self.clock.seconds()
        self.game.play(move, at)
        try:
            self.ledger.move(move, at, self.game.over)
        except JournalError as error:
            self._fold()
            raise games.Refused(error.args[0])
        self._played(self.game, move)
        self.found.clear()
        self.tend(now)

    def _played(self, game, move):
        """Keep in mind what undo would take back: to read the whole journal for it takes 0.2 s in the end."""
        made = game.undo_of(move)
        self._last = move
        if made != STAYS:
            self._back = move if made == TAKEN_BACK else None

    def last_undoable(self):
        """The move that `undo` would take back, or None."""
        game = self.game
        if game is None or not game.may_undo():
            return None
        if game.over and self._back != self._last:
            return None  # the clock ran out or the game was given up: that is not taken back
        return self._back

    @property
    def begun(self):
        """Was a move played that is not taken back again?"""
        return self._last is not None

    def undo(self, now):
        """Take the last move back; time is not given back. False when there is nothing to undo."""
        if self.last_undoable() is None:
            return False
        self.clock.step(now)
        try:
            self.ledger.undo(self.clock.seconds())
        except JournalError as error:
            raise games.Refused(error.args[0])
        self._fold()
        self.tend(now)
        return True

    def look(self, whose=None):
        """Count one look at the secret, or at what player `whose` has alone, for all to see, also after a
        power cut. Raises `games.Refused` when it cannot be written down, unless the game is one of many
        looks: see `LOOKS_LEAVE` of `games.fold`."""
        leave = self.game.LOOKS_LEAVE if self.game is not None else 0
        data = b"" if whose is None else bytes((whose,))
        try:
            if not leave or self.ledger.journal.free > leave:
                self.ledger.note(LOOK, data)
                return
        except JournalError as error:
            if not leave:
                raise games.Refused(error.args[0])
        self.ledger.looked_at(data)

    def sketch(self, data):
        """Have `data` (bytes) survive a power cut until the next move: what a page is entering, and no move
        yet. False when there is no room for it, which players are not told: nothing else depends on it."""
        try:
            self.ledger.sketch(data)
        except JournalError:
            return False
        return True

    def told(self, page):
        """Newcomers have read of a page (short name), or want no more (""): also after a power cut."""
        try:
            self.ledger.note(TOLD, page.encode())
        except JournalError:
            self.ledger.told.append(page)  # that long at least

    def go_on(self, now):
        """The players are back at the table after a restart."""
        self.held = self.stuck = False
        self.tend(now)

    def tend(self, now, waits=False):
        """Let the clock run when the game says so and `waits` does not. Returns the move that the clock now
        demands, or None."""
        game, clock = self.game, self.clock
        if game is None:
            return None
        if not game.clock_runs or self.held or waits:
            clock.stop(now)
            return None
        clock.start(now)
        clock.step(now)
        self._checkpoint(clock.seconds())
        return game.due(clock.seconds())

    def _checkpoint(self, at):
        # Where no time runs out the clock is only read: a long game would be mostly notes of it.
        if at - self._noted >= (SELDOM if self.game.seconds_left(at) is None else CHECKPOINT):
            self._noted = at
            try:
                self.ledger.clock(at)
            except JournalError:
                # Full: only moves that end the game go in now, and those bring the time with them.
                self._noted = MOST
