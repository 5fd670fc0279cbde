"""What the steps that choose a universe share: a question before nothing is done, the universes in rows."""

from lawkeeper.games.multiverses.pages.choice import Choice
from lawkeeper.ui.text import wrap


class Sure(Choice):
    """A question, below what it is about; A does it."""

    def find(self):
        return [(None, row) for row in wrap(self.told())[:5]] + [(True, "Yes")]

    def told(self):
        """-> a sentence."""
        return ""


def universes(game):
    """-> list of (number, row) of the universes of the player whose turn it is."""
    rows = []
    for number, universe in enumerate(game.multiverses[game.turn]):
        laws, words = len(universe.laws), sum([len(line) for line in universe.lines])
        told = (number + 1, laws, "s" * (laws > 1), words, "s" * (words != 1))
        rows.append((number, "%d: %d law%s, %d word%s" % told))
    return rows
