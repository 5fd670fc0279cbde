"""What the Machine and the Expert would need, worked out while the players read (items 10, 15)."""

from lawkeeper.games.turing import rules, solve


class Pars:
    """`step` is a piece of at most 50 ms; with the last one both pars are played as a move."""

    def __init__(self, app):
        self._app = app
        self._problem = app.game.problem()
        self._found = []
        self._steps = None

    def step(self):
        """True while there is more to do."""
        if self._steps is None:
            expert = len(self._found) > 0
            self._steps = solve.par(solve.view(self._problem), self._problem, expert)
        found = next(self._steps)
        if found is None:
            return True
        self._steps = None
        self._found += found
        if len(self._found) < 4:
            return True
        self._app.play(rules.PARS, *self._found)
        return False
