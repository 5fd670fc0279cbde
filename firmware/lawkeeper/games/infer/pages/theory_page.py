"""What the pages share at which a theory is said."""

from lawkeeper.games import Refused
from lawkeeper.games.infer.fold.lawful import THEORY
from lawkeeper.games.infer.pages.tray import GamePage
from lawkeeper.ui.buttons import B

ENGLISH = ("lawkeeper.games.infer.laws.english",)


class TheoryPage(GamePage):
    """A page that takes a theory, also from the cable."""

    HOLDS = {B: "pause"}
    holds = (B,)
    LONGS = {}
    longs = ()
    hears = True

    def hear(self, data):
        """A theory (bytes) that was said on a computer. None when it is taken, else a sentence on why not."""
        try:
            self.game.check_theory(data)
        except Refused as refused:
            return refused.args[0]
        if not self.said(data):
            return self.app.toasts[-1]
        return None

    def said(self, data):
        """The theory (bytes) is said: with it, what came before becomes a move. -> done?"""
        if not self.published() or not self.app.play(THEORY, *data):
            return False
        self.app.to_game()
        return True

    def sentence(self, tree):
        from lawkeeper.games.infer.laws import english  # large: it goes when no such page needs it

        return english.sentence(tree, self.game.setup.colours)
