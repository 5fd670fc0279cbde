"""What the Machine and the Expert would need, worked out while the players read (items 10, 15)."""

from lawkeeper.games.turing.fold import rules
from lawkeeper.games.turing.problems import solve


def steps(app):
    """Yield True between pieces of at most 50 ms; at last play both pars as a move and yield False."""
    problem = app.game.problem()
    seen = solve.view(problem)
    found = ()
    for item5 in (False, True):
        for pair in solve.par(seen, problem, item5, solve.MOST):
            if pair is None:
                yield True
            else:
                found += pair
    if found[0] and found[2]:  # of a problem that is too large there is no par
        app.play(rules.PARS, *found)
    yield False
