"""Before the first question: the seal number is written down."""

from lawkeeper.games.pages import seal


class SealNumber(seal.SealNumber):
    """Of the problem; then the cards are laid out."""

    WHAT = "code"
    NEXT = "cards"
