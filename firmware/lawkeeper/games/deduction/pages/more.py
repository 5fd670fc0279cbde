"""Everything that has no button of its own at the table, and the way to what has one."""

from lawkeeper.games.pages import giving_up, more
from lawkeeper.ui.menu import GO

# The sign behind a row is its button at the table.
_ROWS = (
    ("My hand\t▲", GO, "deduction.hand"),
    ("The board\t◀", GO, "deduction.board"),
    ("Undo", GO, "deduction.undo"),
    more.PAUSING,
)


class GiveUp(giving_up.GiveUp):
    """One player does it for the table."""

    TEXT = "This ends the game for everybody. Then the card may be told."


class More(more.More):
    """Conclusions, clues, spare hands and the card are on the page of the talk."""

    def own(self):
        return _ROWS
