"""What a table may do after both rounds: conclude, turn a clue, open a spare hand, declare."""

from lawkeeper.games.deduction.fold import rules
from lawkeeper.games.deduction.pages.tray import mode, title
from lawkeeper.games.pages.base import TrayPage, sibling
from lawkeeper.games.pages.rows import RowPage
from lawkeeper.ui.buttons import A
from lawkeeper.ui.menu import COUNT, DO, GO, PICK
from lawkeeper.ui.screen import Screen


class Talk(RowPage):
    """The rows that make sense in this game."""

    def __init__(self, app, arg=None):
        RowPage.__init__(self, app, arg)
        game = app.game
        first = ("Conclusion", GO, sibling(app, "conclude"))
        if game.alone:
            first = ("Ask a hand", GO, sibling(app, "ask"))
        rows = [first, ("Turn a clue\t%d left" % (rules.CLUES - game.clues), GO, sibling(app, "clue"))]
        if not game.alone and spare(game):
            rows.append(("Spare hand\t%d left" % len(spare(game)), GO, sibling(app, "spare")))
        if game.setup.help:
            rows.append(("What follows" + ("" if game.alone else " for all"), GO, sibling(app, "follows")))
        self.ROWS = rows + [("Declare the card", GO, sibling(app, "declare"))]

    def title(self):
        game = self.app.game
        return ("ASK  " if game.alone else "TALK  ") + mode(game)


class Clue(TrayPage):
    """One cannot be turned back, so A is asked for once more. All see it; one that was there before is turned
    and does not count."""

    def screen(self):
        rows = ("Turned so far\t%d of %d" % (self.game.clues, rules.CLUES), "", "Fewer are better.")
        return Screen(title(self.game, "TURN A CLUE?"), rows, "B no\tA yes")

    def tap(self, button):
        if button == A:
            tell(self.app, rules.CLUE)
        else:
            TrayPage.tap(self, button)


class Spare(RowPage):
    """A hand without a player is opened for all, or becomes the second one of a player (item 71)."""

    TITLE = "SPARE HAND"
    holds = ()

    def __init__(self, app, arg=None):
        RowPage.__init__(self, app, arg)
        game = app.game
        left = spare(game)
        self.values = {"hand": left[0], "seat": 1}
        hands = [(hand, str(hand + 1)) for hand in left]
        rows = [("Hand", PICK, "hand", hands)]
        if game.setup.second:
            rows += [("for player", COUNT, "seat", 1, game.seats), ("Take it", DO, "take")]
        else:
            rows.append(("Open it for all", DO, "lay_open"))
        self.ROWS = rows

    def lay_open(self):
        """Everybody sees it."""
        tell(self.app, rules.OPEN, self.values["hand"])

    def take(self):
        """One player sees it, under their own hand."""
        tell(self.app, rules.TAKE, 9 * self.values["hand"] + self.values["seat"] - 1)


def spare(game):
    """-> list of the spare hands that nobody has seen."""
    shown = [row[-1] for row in game.board() if row[0] in (rules.OPENED, rules.TAKEN)]
    return [hand for hand in range(game.seats, 9) if hand not in shown]


def tell(app, *codes):
    """Play a move; then all read what the board says now, or see the hand."""
    before = len(app.game.board())
    if app.play(*codes):
        app.sound("o_x")
        opened = codes[0] == rules.OPEN
        app.to_game(sibling(app, "opened" if opened else "heard"), codes[1] if opened else before)
