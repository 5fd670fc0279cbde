"""A new rule is read in words before it is written."""

from lawkeeper.games.potions.brew.english import sentence
from lawkeeper.games.potions.fold.moves import WRITE
from lawkeeper.games.potions.pages.step import Step, kept
from lawkeeper.games.potions.pages.tray import does
from lawkeeper.ui.buttons import A, B
from lawkeeper.ui.screen import Screen
from lawkeeper.ui.text import wrap


class Read(Step):
    """`arg`: the bytes of the rule. A writes it, B changes it. A page of its own, since what puts a rule
    together and what says it do not lie in memory side by side."""

    def screen(self):
        game = self.game
        title = "%s RULE %d A:?" % (does(game, game.turn, "WRITES", "WRITE"), len(game.book.entries) + 1)
        return Screen(title, wrap(sentence(game.space, self.arg))[:6], "B change\tA write it")

    def tap(self, button):
        if button == A:
            draft = kept(self.app)
            if self.tell(WRITE, *self.arg):
                self.app.session.found["written"] = draft  # whoever takes it back mends it
        elif button == B:
            self.app.back()
