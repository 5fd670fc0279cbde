# portable: runs on CPython and on the MicroPython VM
"""A game under power cuts: what may be there after one, and that all the rest of the game is played then."""

from fakes.flash import Nvm, PowerCut, every_cut
from lawkeeper.keep.journal import Journal
from lawkeeper.session import Session

UNDO, LOOK = b"undo", b"look"


def apply(table, move):
    """Carry out a move (bytes), UNDO or LOOK. Raises what the table refuses it with."""
    if move == UNDO:
        assert table.undo(0)
    elif move == LOOK:
        table.look()
    else:
        table.play(move, 0)


class Script:
    """`moves` that are all allowed, of a game with the set-up `coded`. `state` of a game: what a restart must
    bring back. `.right`: what there is before the game, at its beginning and after each move."""

    def __init__(self, game_id, seed, coded, moves, state):
        self.moves = moves
        self._begin = game_id, seed, coded
        self._state = state
        table = Session(Journal(Nvm()))
        self.right = [self.state(table)]
        self.begin(table)
        self.right.append(self.state(table))
        for move in moves:
            apply(table, move)
            self.right.append(self.state(table))

    def state(self, table):
        """What there is: None without a game."""
        ledger = table.ledger
        return table.game and self._state(table.game) + (ledger.looks, ledger.seal_broken)

    def begin(self, table):
        table.begin(*self._begin)

    def until_the_cut(self, nvm):
        """Play. -> how many steps were confirmed when the power went; the beginning is the first."""
        confirmed = 0
        try:
            table = Session(Journal(nvm))
            self.begin(table)
            confirmed = 1
            for move in self.moves:
                apply(table, move)
                confirmed += 1
        except PowerCut:
            return confirmed
        return confirmed

    def kept(self, nvm):
        """-> the steps that stand in the journal: each is one record."""
        return sum([1 for _ in Journal(nvm).records()])

    def goes_on(self, nvm, kept):
        """From a restart with `kept` steps: every further one is taken and leads to where it must lead."""
        table = Session(Journal(nvm))
        assert self.state(table) == self.right[kept]
        if not kept:
            self.begin(table)
            kept = 1
        for number in range(kept + 1, len(self.right)):
            apply(table, self.moves[number - 2])
            assert self.state(table) == self.right[number], number
        assert self.state(Session(Journal(nvm.restarted()))) == self.right[-1]
        assert table.complaint is None

    def survives_every_cut(self, seeds=(1, 2)):
        """Cut the power at each flash operation. -> number of operations."""

        def run(power):
            nvm = Nvm(power=power)
            confirmed = self.until_the_cut(nvm)
            again = nvm.restarted()
            kept = self.kept(again)
            assert kept in (confirmed, confirmed + 1), (confirmed, kept)
            self.goes_on(again, kept)

        return every_cut(run, seeds=seeds)

    def survives_restarts(self):
        """Restart between any two moves: the game is the same."""
        table = Session(Journal(Nvm()))
        self.begin(table)
        for number, move in enumerate(self.moves):
            apply(table, move)
            again = Session(table.ledger.journal)
            assert self.state(again) == self.right[number + 2]
            assert again.complaint is None
