"""The experiments on the table, and what can happen to one of them."""

from lawkeeper.games.infer.fold import rules
from lawkeeper.games.infer.fold.log import DISPROOF, STARTER
from lawkeeper.games.infer.pages import small_dice
from lawkeeper.games.infer.pages.tray import XO
from lawkeeper.games.pages.rows import RowPage
from lawkeeper.ui.menu import COUNT, GO, NOTE
from lawkeeper.ui.screen import ROWS, WIDTH

STONE_SIGNS = "◆■"  # the two colours of the highlight stones, which differ in shape too
_DICE = 36, 84  # where the dice stand in a row, and how many columns they may take
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


def with_dice(screen, dots):
    """`screen` with small dice in some of its rows: `dots` are (text row, dots from the left edge on)."""
    screen.art = [0] * ROWS
    for row, line in dots:
        screen.art[row] = line
    return screen


class Experiments(RowPage):
    """All of them, the newest first; with their dice where the box knows them."""

    def __init__(self, app, arg=None):
        RowPage.__init__(self, app, arg)
        self._drawn = {}  # by experiment, the dots of the rows that are seen

    def view(self):
        screen = RowPage.view(self)
        game = self.app.game
        if not game.understands:
            return screen
        newest = game.log.count - 1 - self._top
        seen = range(newest, newest - len(screen.rows), -1)
        self._drawn = {number: self._drawn.get(number) or self._dots(number) for number in seen}
        return with_dice(screen, [(1 + newest - number, self._drawn[number]) for number in seen])

    def _dots(self, number):
        game = self.app.game
        wide = _DICE[1] - 6 * len(stones(game, number))
        return small_dice.line(game.dice(number), game.setup, wide) << 8 * _DICE[0]

    def title(self):
        return "○ %d ✗ %d" % self.app.game.log.tally()

    def count(self):
        return self.app.game.log.count

    def row(self, index):
        game = self.app.game
        number = game.log.count - 1 - index
        sign = "-" if game.log.gone(number) else XO[game.log.verdict(number)]
        right = stones(game, number) or ("" if game.understands else builder(game, number))
        page = "infer.compare" if game.understands else "infer.one"
        none = "  no dice" if game.understands and not game.dice(number)[0] else ""
        return "%2d  %s%s\t%s" % (number + 1, sign, none, right), GO, page, number


class Experiment(RowPage):
    """One experiment (`arg`): who built it, what it was before, and what has happened to it."""

    _dice = 0  # their dots

    def title(self):
        log = self.app.game.log
        return "EXPERIMENT %d\t%s" % (self.arg + 1, XO[log.verdict(self.arg)])

    def view(self):
        screen = RowPage.view(self)
        game = self.app.game
        if not game.understands or self._top > 1:
            return screen
        if not self._dice:
            self._dice = small_dice.line(game.dice(self.arg), game.setup, 6 * WIDTH)
        return with_dice(screen, [(2 - self._top, self._dice)])

    def count(self):
        return len(self._rows())

    def row(self, index):
        return self._rows()[index]

    def _rows(self):
        game, number = self.app.game, self.arg
        who = builder(game, number)
        by = "By you" if game.alone else "By Researcher %s" % who[1:]
        rows = [(_BUILDERS.get(who) or by, NOTE)]
        if game.understands:
            rows.append(("" if game.dice(number)[0] else "No dice", NOTE))
        before = game.log.before(number)
        if before:
            rows.append(("It was " + " then ".join([XO[verdict] for verdict in before]), NOTE))
        if game.log.gone(number):
            rows.append(("Taken apart.", NOTE))
        elif not game.over:
            rows.append(("Its dice changed", GO, "infer.changed", number))
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
