"""A player's own hand, on the screen only while A is held (items 6, 26); and a spare hand that lies open."""

from lawkeeper.games.deduction.fold import rules
from lawkeeper.games.deduction.pages.picture import hand_drawn
from lawkeeper.games.deduction.pages.tray import looks, title
from lawkeeper.games.pages.base import TrayPage
from lawkeeper.games.pages.own_secret import OwnSecret
from lawkeeper.ui.buttons import DOWN, LEFT, RIGHT, UP, A
from lawkeeper.ui.screen import Screen


class Hand(OwnSecret):
    """The three Singles at the left, the two Completes at the right, each with its word. While A is held, ▲▼
    turn to a second hand. Where the table allowed help, ▼ goes to what follows for this player.

    `arg`: the seat that is looked for first."""

    TITLE = "OWN HAND"

    def __init__(self, app, arg=None):
        OwnSecret.__init__(self, app, arg)
        game = self.game
        if arg is not None:
            self.seat = arg
        elif not game.alone and game.phase in (rules.STATING, rules.ASKING):
            self.seat = game.waiting()[0]

    def players(self):
        return self.game.seats

    def below(self):
        return [] if self.game.alone else ["Looks so far\t%d" % looks(self.app, self.seat)]

    def closed(self):
        screen = OwnSecret.closed(self)
        if self.game.setup.help:
            screen.rows[:3] = [screen.rows[1], "", "▼ what follows"]
        return screen

    def may(self):
        return self.game.alone or self.app.look(self.seat)

    def hands(self):
        """-> numbers of the hands of this seat."""
        taken = [row[2] for row in self.game.board() if row[0] == rules.TAKEN and row[1] == self.seat]
        return [self.seat] + taken

    def secret(self):
        hands = self.hands()
        number = hands[self.cursor % len(hands)]
        rows, art = hand_drawn(*self.game.hand(number))
        name = "P%d SINGLES\tCOMPLETES" % (self.seat + 1)
        foot = ("▼ other" if len(hands) > 1 else "PLAYER %d" % (self.seat + 1)) + "\tHAND %d" % (number + 1)
        return Screen(name, rows, foot, secret=True, art=art.rows)

    def tap(self, button):
        if self.opened:
            self.cursor += button in (UP, DOWN)
        elif button == DOWN and self.game.setup.help:
            self.app.nav.top()[1] = self.seat  # back leads to the same player's hand, no other one
            self.open("own_follows", self.seat)
        else:
            OwnSecret.tap(self, button)


class Opened(TrayPage):
    """A spare hand that lies open, for all. `arg`: its number; ◀▶ turn to the others that lie open."""

    def screen(self):
        rows, art = hand_drawn(*self.game.hand(self.arg))
        foot = "B back" + (" ◀▶" if len(self._open()) > 1 else "") + ("" if self.game.over else "\tA go on")
        return Screen(title(self.game, "OPEN HAND %d" % (self.arg + 1)), rows, foot, art=art.rows)

    def _open(self):
        return [row[1] for row in self.game.board() if row[0] == rules.OPENED]

    def tap(self, button):
        if button in (LEFT, RIGHT):
            hands = self._open()
            self.arg = hands[(hands.index(self.arg) + (1 if button == RIGHT else -1)) % len(hands)]
        elif button == A and not self.game.over:
            self.app.to_game()
        else:
            TrayPage.tap(self, button)
