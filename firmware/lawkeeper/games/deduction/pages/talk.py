"""What a table may do after both rounds: conclude, turn a clue, open a spare hand, declare. Whoever plays
alone finds the clue and the card in `more`."""

from lawkeeper.games.deduction.fold import rules
from lawkeeper.games.deduction.pages.tray import title
from lawkeeper.games.pages.base import TrayPage, seen, sibling
from lawkeeper.games.pages.rows import RowPage
from lawkeeper.ui.buttons import A, B
from lawkeeper.ui.menu import COUNT, GO, PICK
from lawkeeper.ui.screen import Screen


class Talk(RowPage):
    """The rows that make sense in this game."""

    def __init__(self, app, arg=None):
        RowPage.__init__(self, app, arg)
        game = app.game
        first = ("Conclusion", GO, sibling(app, "conclude"))
        rows = [first]
        if game.clues < rules.CLUES:
            rows.append(("Turn a clue\t%d left" % (rules.CLUES - game.clues), GO, sibling(app, "clue")))
        if spare(game):
            rows.append(("Spare hand\t%d left" % len(spare(game)), GO, sibling(app, "spare")))
        if game.setup.help:
            rows.append(("What follows for all", GO, sibling(app, "follows")))
        self.ROWS = rows + [("Declare the card", GO, sibling(app, "declare"))]

    def title(self):
        return title(self.app.game, "TALK")


class Clue(TrayPage):
    """One cannot be turned back, so A is asked for once more. All see it; one that was there before is turned
    and does not count."""

    def screen(self):
        game = self.game
        rows = ["Turned so far\t%d of %d" % (game.clues, rules.CLUES), "", "Fewer are better."]
        if game.alone:
            rows[2:] = ["A clue counts two.", "Score now\t%d" % game.score]
        return Screen(title(self.game, "TURN A CLUE?"), rows, "B no\tA yes")

    def tap(self, button):
        if button == A:
            tell(self.app, rules.CLUE)
        else:
            TrayPage.tap(self, button)


class Spare(RowPage):
    """A hand without a player is opened for all, or becomes the second one of a player (item 71). A asks for
    what the rows show, whichever the cursor is at; a second A does it."""

    TITLE = "SPARE HAND"
    holds = ()

    def __init__(self, app, arg=None):
        RowPage.__init__(self, app, arg)
        game = app.game
        left = spare(game)
        self._sure = False  # whether it is asked for
        self.values = {"hand": left[0], "seat": 1}
        rows = [("Hand", PICK, "hand", [(hand, str(hand + 1)) for hand in left])]
        if game.setup.second:
            rows.append(("for player", COUNT, "seat", 1, game.seats))
        self.ROWS = rows

    def view(self):
        second = len(self.ROWS) > 1
        if not self._sure:
            screen = RowPage.view(self)
            screen.foot = "B back ◀▶\tA " + ("take it" if second else "open it")
            return screen
        rows = ["", "Hand %d is opened" % (self.values["hand"] + 1), "for all.", "", "Is that so?"]
        if second:
            rows[1] = "Player %d takes" % self.values["seat"]
            rows[2] = "hand %d." % (self.values["hand"] + 1)
        return seen(self.app, Screen(self.TITLE + "?", rows, "B no\tA yes"))

    def tap(self, button):
        if not self._sure and button != A:
            RowPage.tap(self, button)
        elif button == A and self._sure:
            self._show()
        elif button in (A, B):
            self._sure = button == A

    def _show(self):
        """Everybody sees it; or one player, under their own hand."""
        hand = self.values["hand"]
        if len(self.ROWS) > 1:
            tell(self.app, rules.TAKE, 9 * hand + self.values["seat"] - 1)
        else:
            tell(self.app, rules.OPEN, hand)


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
