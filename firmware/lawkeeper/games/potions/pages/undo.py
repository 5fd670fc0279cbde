"""Taking back what told nothing: chosen ingredients, a rule that nobody called, a thought experiment."""

from lawkeeper.games.pages import undo
from lawkeeper.games.pages.base import sibling
from lawkeeper.games.potions.fold import moves
from lawkeeper.games.potions.pages.step import keep


class Undo(undo.Undo):
    """What was called, announced, drawn or judged stays (item 82)."""

    def told(self, move):
        if move[0] == moves.BREW:
            return "Ingredients were chosen for a brew."
        return "A rule was written." if move[0] == moves.WRITE else "A set was named in a challenge."

    def tap(self, button):
        self._draft = self.app.session.found.get("written", b"")  # taking back forgets it
        undo.Undo.tap(self, button)

    def on(self):
        """Who takes back the first brew of the game is at the table again: the seal number was seen."""
        game = self.game
        if game.phase == moves.WRITING and self._draft:
            keep(self.app, self._draft)
        first = game.phase == moves.TURN and not game.book.events
        box = game.strength and game.turn
        self.app.to_game(sibling(self.app, "table") if first and not box else None)

    def nothing(self):
        if self.game.challenge:
            return "A challenge stays, and what was named in it. Whoever wants out of it loses: MORE, I lose."
        return "Nothing to take back. What was called, announced, taken or judged stays, and all before it."
