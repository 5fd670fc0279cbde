"""The table: whose turn it is, what all multiverses are worth; everything is one press away."""

from lawkeeper.games.multiverses import begun
from lawkeeper.games.multiverses.fold.universe import short
from lawkeeper.games.multiverses.pages.tray import who
from lawkeeper.games.pages import paused
from lawkeeper.games.pages.base import GamePage
from lawkeeper.ui.buttons import DOWN, LEFT, RIGHT, UP, A, B
from lawkeeper.ui.screen import Screen

_SOON = 5  # turns before its end at which a journal that fills up is announced (item 48)


def standing(game):
    """-> six rows at most: a player each, an arrow at the one whose turn it is; universes and worth."""
    rows = []
    for seat in range(game.seats):
        begin = "▶" if seat == game.turn else " "
        count = len(game.multiverses[seat])
        worth = short(game.score(seat))
        verses = "universe" + "s" * (count != 1) if len(worth) < 5 else "univ."
        rows.append("%s%s %d %s\t%s" % (begin, who(game, seat), count, verses, worth))
    if game.turns_left <= _SOON:
        rows = rows[:5] + ["%d turns left: record" % game.turns_left]
    return rows


class TableTop(GamePage):
    """Step 1 of a turn is a law."""

    TAPS = {A: ".where", UP: ".dust", DOWN: ".more", LEFT: ".laws", RIGHT: ".look"}
    HOLDS = {B: "pause"}
    holds = (B,)

    def screen(self):
        game = self.game
        whose = "YOUR" if game.seats == 1 else who(game, game.turn)
        does = "TURN" if game.seats == 1 or begun(game) else "BEGINS"
        title = "%s %s\tDust %d" % (whose, does, game.left)
        return Screen(title, standing(game), "A law ▲dust ◀laws ▶▼")

    def tap(self, button):
        if button == B:
            self.app.home()
        else:
            GamePage.tap(self, button)


class Paused(paused.Paused):
    """Everything stands still and can be read."""

    def screen(self):
        return Screen("PAUSED\tDust %d" % self.game.left, standing(self.game), self.FOOT)
