"""Before the first statement: the seal number is written down."""

from lawkeeper.games.pages import seal


class SealNumber(seal.SealNumber):
    """Of the deal; then comes the table."""

    WHAT = "deal"
    NEXT = "table"

    def words(self):
        return ["Write it down: at the", "end it proves that", "the deal is unchanged"]
