"""Before the first turn: the seal number is written down."""

from lawkeeper.games.pages import seal


class SealNumber(seal.SealNumber):
    """Of the deck; then comes the table."""

    WHAT = "deck"
    NEXT = "table"
