"""A player's own hand, on the screen only while A is held (items 6, 26)."""

from lawkeeper.games.deduction.deal.cards import WORDS, shows
from lawkeeper.games.deduction.fold import rules
from lawkeeper.games.deduction.pages.signs import complete, sign
from lawkeeper.games.deduction.pages.tray import known, mode
from lawkeeper.games.pages.own_secret import OwnSecret
from lawkeeper.games.pages.secret import Secret
from lawkeeper.ui.art import Art
from lawkeeper.ui.buttons import DOWN, RIGHT, UP
from lawkeeper.ui.screen import Screen


class Hand(OwnSecret):
    """The three Singles at the left, the two Completes at the right, each with its word. While A is held, ▲▼
    turn to a second hand, ▶ to what follows for this player, where the table allowed help.

    `arg`: the seat that is looked for first."""

    TITLE = "OWN HAND"

    def __init__(self, app, arg=None):
        OwnSecret.__init__(self, app, arg)
        game = self.game
        self._helps = False
        if arg is not None:
            self.seat = arg
        elif not game.alone and game.phase in (rules.STATING, rules.ASKING):
            self.seat = game.waiting()[0]

    def players(self):
        return self.game.seats

    def below(self):
        return ["Looks so far\t%d" % self.app.ledger.looks]

    def may(self):
        self._helps = False
        return Secret.may(self)

    def hands(self):
        """-> numbers of the hands of this seat."""
        taken = [row[2] for row in self.game.board() if row[0] == rules.TAKEN and row[1] == self.seat]
        return [self.seat] + taken

    def secret(self):
        if self._helps:
            return self._follows()
        hands = self.hands()
        number = hands[self.cursor % len(hands)]
        foot = mode(self.game) + (" ▼other" if len(hands) > 1 else "")
        if self.game.setup.help:
            foot += "\t▶help"
        rows, art = drawn(*self.game.hand(number))
        return Screen(
            "PLAYER %d\tHAND %d" % (self.seat + 1, number + 1), rows, foot, secret=True, art=art.rows
        )

    def _follows(self):
        rows = known(self.game.left(self.seat))
        return Screen("PLAYER %d\tFOLLOWS" % (self.seat + 1), rows, mode(self.game), secret=True)

    def tap(self, button):
        if not self.opened:
            OwnSecret.tap(self, button)
        elif button in (UP, DOWN):
            self.cursor += 1
        elif button == RIGHT and self.game.setup.help:
            self._helps = not self._helps


def drawn(singles, completes):
    """-> (rows, art) of a hand."""
    art = Art()
    rows = [""] * 6
    for at, kind in enumerate(singles):
        art.put(0, 9 + 16 * at, sign(kind))
        rows[2 * at] = "  " + WORDS[kind]
    for at, card in enumerate(completes):
        art.put(64, 14 + 24 * at, complete(card))
        for row, kind in enumerate(shows(card)):
            rows[3 * at + row] = "%-13s%s" % (rows[3 * at + row], WORDS[kind])
    return rows, art
