"""The experiments on the table, and what can happen to one of them."""

from lawkeeper.games.infer.fold import rules
from lawkeeper.games.infer.fold.log import DISPROOF, STARTER
from lawkeeper.games.infer.pages.tray import XO
from lawkeeper.games.pages.rows import RowPage
from lawkeeper.ui.menu import COUNT, GO, NOTE

STONE_SIGNS = "◆■"  # the two colours of the highlight stones, which differ in shape too
_BUILDERS = {"start": "By the Universe", "disproof": "A disproof", "": "By a Researcher"}


def stones(game, number):
    """The stones beside an experiment, such as "◆◆■"."""
    return "".join([STONE_SIGNS[colour] * game.log.stones(number, colour) for colour in (0, 1)])


def builder(game, number):
    """Who built an experiment: "start", "R2", "disproof", or nothing where there are no turns."""
    log = game.log
    if log.kind(number) == STARTER:
        return "start"
    if log.kind(number) == DISPROOF:
        return "disproof"
    whose = log.whose(number)
    return "" if whose == rules.NOBODY else "R%d" % (whose + 1)


class Experiments(RowPage):
    """All of them, the newest first."""

    def title(self):
        return "○ %d ✗ %d" % self.app.game.log.tally()

    def count(self):
        return self.app.game.log.count

    def row(self, index):
        game = self.app.game
        number = game.log.count - 1 - index
        sign = "-" if game.log.gone(number) else XO[game.log.verdict(number)]
        right = stones(game, number) or builder(game, number)
        page = "infer.compare" if game.understands else "infer.one"
        return "%2d  %s\t%s" % (number + 1, sign, right), GO, page, number


class Experiment(RowPage):
    """One experiment (`arg`): who built it, what it was before, and what has happened to it."""

    def title(self):
        log = self.app.game.log
        return "EXPERIMENT %d\t%s" % (self.arg + 1, XO[log.verdict(self.arg)])

    def count(self):
        return len(self._rows())

    def row(self, index):
        return self._rows()[index]

    def _rows(self):
        game, number = self.app.game, self.arg
        who = builder(game, number)
        rows = [(_BUILDERS.get(who) or "By Researcher %s" % who[1:], NOTE)]
        before = game.log.before(number)
        if before:
            rows.append(("It was " + " then ".join([XO[verdict] for verdict in before]), NOTE))
        if game.log.gone(number):
            rows.append(("Taken apart.", NOTE))
        elif not game.over:
            rows.append(("It has changed", GO, "infer.changed", number))
            rows.append(("Take it apart", GO, "infer.apart", number))
            if game.setup.highlights:
                rows += [("Stones " + sign, COUNT, colour, 0, 3) for colour, sign in enumerate(STONE_SIGNS)]
        return rows

    def value(self, key):
        return self.app.game.log.stones(self.arg, key)

    def change(self, key, value):
        """One stone more or less; the row does not go round from none to three."""
        step = value - self.value(key)
        if step in (1, -1):
            self.app.play(rules.STONE, self.arg, key, 1 if step > 0 else 0)
