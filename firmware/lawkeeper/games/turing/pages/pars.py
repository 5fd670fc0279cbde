"""What the Machine and the Expert would need, worked out while the players read (items 10, 15)."""

from lawkeeper.games.turing.fold import rules
from lawkeeper.games.turing.problems import solve


def steps(app):
    """Yield True between pieces of at most 50 ms; at last play both pars as a move and yield False."""
    problem = app.game.problem()
    found = ()
    for par in (solve.machine(problem), solve.expert(problem)):
        for pair in par:
            if pair is None:
                yield True
            else:
                found += pair
    app.play(rules.PARS, *found)
    yield False
