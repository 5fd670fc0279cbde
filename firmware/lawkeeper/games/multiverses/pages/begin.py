"""Before the first turn: the seal number is written down."""

from lawkeeper.games.pages import seal


class SealNumber(seal.SealNumber):
    """Of the draws; then comes the table."""

    WHAT = "draws"
    NEXT = "table"

    def words(self):
        return ["Write it down: it", "proves at the end", "that no draw changed."]
