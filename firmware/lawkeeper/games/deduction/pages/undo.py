"""Taking back what told nothing: that somebody declined, a declaration, its withdrawal."""

from lawkeeper.games.deduction.fold import rules
from lawkeeper.games.pages import undo


class Undo(undo.Undo):
    """Whatever the box has shown or answered stays (item 72)."""

    def nothing(self):
        return "There is nothing to take back: what was said and shown stays."

    def told(self, move):
        if move[0] == rules.DECLINE:
            return "Player %d said nothing in this round." % (move[1] + 1)
        return "A card was declared." if move[0] == rules.DECLARE else "Not all agreed to the card."
