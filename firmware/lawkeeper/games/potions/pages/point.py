"""Somebody points at a rule: after ILLEGAL, and in a challenge (items 25, 52, 54, 56, 68)."""

from lawkeeper.games.potions.fold import challenge, moves
from lawkeeper.games.potions.pages.choice import Choice, row
from lawkeeper.games.potions.pages.tray import brewing, does, potion
from lawkeeper.ui.buttons import RIGHT


def against(game):
    """-> the brew that a challenge is about, for a row."""
    made = game.challenge
    if made.kind in (challenge.EMPERICAL, challenge.DATA):
        return row(game, made.number)
    return potion(game.space, made.set, made.result)


class Point(Choice):
    """▶ reads a rule in words. Whoever points has said it: nobody takes it back."""

    FOOT = "▶read A point"
    CODE = moves.POINT
    CALLS = True

    def find(self):
        game = self.app.game
        if game.challenge:
            return game.challenge.points_at(game.book, game.out)
        return game.book.standing(game.out)

    def title(self):
        game = self.game
        seat = game.to_move()[0] if self.caller is None else self.caller
        return does(game, seat, "POINTS", "POINT")

    def head(self):
        game = self.game
        if game.challenge:
            return [against(game)]
        return [brewing(game)]

    def tap(self, button):
        if button == RIGHT and self.options:
            self.read(self.options[self.cursor])
        else:
            Choice.tap(self, button)

    def chosen(self, value):
        self.settle(self.CODE, value)
