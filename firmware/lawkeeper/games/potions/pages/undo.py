"""Taking back what told nothing: chosen ingredients, a rule that nobody called, a thought experiment."""

from lawkeeper.games.pages import undo
from lawkeeper.games.potions.fold import moves


class Undo(undo.Undo):
    """What was called, announced, drawn or judged stays (item 82)."""

    def told(self, move):
        if move[0] == moves.BREW:
            return "Ingredients were chosen for a brew."
        return "A rule was written." if move[0] == moves.WRITE else "A set was named in a challenge."

    def nothing(self):
        if self.game.challenge:
            return "A challenge stays, and what was named in it. Whoever wants out of it loses: MORE, I lose."
        return "Nothing to take back. What was called, announced, taken or judged stays, and all before it."
