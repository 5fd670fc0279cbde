"""Everything that has no button of its own at the table, and the way to what has one."""

from lawkeeper.games.deduction.fold import rules
from lawkeeper.games.pages import giving_up, more
from lawkeeper.ui.menu import GO

# The sign behind a row is its button at the table.
_ROWS = (
    ("My hand\t▲", GO, "deduction.hand"),
    ("The board\t◀", GO, "deduction.board"),
    ("Undo", GO, "deduction.undo"),
    more.PAUSING,
)
_CLUE = ("Turn a clue", GO, "deduction.clue")
_FOLLOWS = ("What follows", GO, "deduction.own_follows", 0)
_DECLARE = ("Declare the card\t▶", GO, "deduction.declare")


class GiveUp(giving_up.GiveUp):
    """One player does it for the table."""

    TEXT = "This ends the game for everybody. Then the card may be told."


class More(more.More):
    """Conclusions, clues, spare hands and the card are on the page of the talk; alone there is none."""

    def own(self):
        game = self.app.game
        if not game.alone or game.phase != rules.TALKING:
            return _ROWS
        follows = (_FOLLOWS,) if game.setup.help else ()
        clue = (_CLUE,) if game.clues < rules.CLUES else ()
        return clue + follows + (_DECLARE,) + _ROWS
