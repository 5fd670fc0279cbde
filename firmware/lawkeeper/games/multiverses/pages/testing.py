"""What the pages that lead to the test of a law share: what the test takes, the reference words, the move."""

from lawkeeper import modules
from lawkeeper.games.multiverses.fold import moves

# What the test of a law takes: it comes while the table talks, so that the press does not wait for it.
# What shows the verdict is not among it: there is no room for all.
TEST = (
    "lawkeeper.games.multiverses.fold.proposing",
    "lawkeeper.games.multiverses.fold.fitting",
    "lawkeeper.games.multiverses.laws.law",
    "lawkeeper.games.multiverses.words.wordlist",
)


def propose(app, universe, reference, code, said=None):
    """The law is tested. -> whether it was played; then the verdict is on the screen, or the table's page.
    said: the law in words, where they are at hand."""
    game = app.game
    if not app.play(moves.PROPOSE, universe, reference, *code):
        return False
    if game.phase == moves.VERDICT:
        app.to_game()
    else:
        app.to_game("multiverses.tested", said)
    return True


def loading():
    """Load what the test takes; yields True before each module, None at the end."""
    for name in TEST:
        yield True
        modules.load(name)
    yield None


def references(game, universe):
    """-> list of what may be the reference in a PROPOSE for a universe: its lines, or tokens of the Dust."""
    mine = game.multiverses[game.turn]
    lines = mine[universe].lines if universe < len(mine) else ()
    return list(range(len(lines))) or [moves.OF_DUST | token for token in game.tokens()]
