"""Everything that has no button of its own at the table, and the way to what has one."""

from lawkeeper.games.pages import giving_up, more
from lawkeeper.ui.menu import GO

# The sign behind a row is its button at the table.
_ROWS = (
    ("The cards\t◀", GO, "turing.cards", "look"),
    ("My notes\t▲", GO, "turing.notes"),
    ("All players", GO, "turing.seats"),
    more.PAUSING,
)
_PRINTED = (("Verification cards", GO, "turing.numbers"),)


class More(more.More):
    """The same rows in every phase."""

    def own(self):
        return _ROWS + _PRINTED if self.app.game.setup.printed else _ROWS


class GiveUp(giving_up.GiveUp):
    """One gives up for all."""

    TEXT = "This ends the game for everybody. Then the code may be told."
