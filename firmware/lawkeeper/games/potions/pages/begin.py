"""Before the first turn: the seal number is written down."""

from lawkeeper.games.pages import seal


class SealNumber(seal.SealNumber):
    """Of the deck; then comes the table, or the box begins."""

    WHAT = "deck"

    def next(self):
        return "thinks" if self.game.strength and self.game.turn else "table"
