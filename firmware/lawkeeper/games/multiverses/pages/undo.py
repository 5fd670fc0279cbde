"""Taking back what told nothing: a word, a copied law, a step that was passed."""

from lawkeeper.games.multiverses.fold import moves
from lawkeeper.games.pages import undo
from lawkeeper.ui.buttons import A

_TOLD = {
    moves.COPY: "A law was copied.",
    moves.NO_LAW: "No law was added.",
    moves.NO_WORD: "No word was placed.",
    moves.STOP: "The table agreed to stop.",
}


class Undo(undo.Undo):
    """What was tested stays (item 44)."""

    def tap(self, button):
        if button == A and self._move is not None:
            self.app.announce("One moment ...")  # all words are drawn anew: a second in a long game
        undo.Undo.tap(self, button)

    def nothing(self):
        return "There is nothing to take back: what came before a test word stays."

    def told(self, move):
        if move[0] >= moves.PLACE:
            return "%s was placed." % self.game.spelt(move[0] & 127)
        return _TOLD[move[0]]
