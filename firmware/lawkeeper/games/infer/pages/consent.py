"""The wish to publish a theory: all others have to agree (Infer item 27)."""

from lawkeeper.games.infer.fold import rules
from lawkeeper.games.infer.pages.tray import GamePage
from lawkeeper.ui.buttons import DOWN, LEFT, RIGHT, UP, A, B
from lawkeeper.ui.screen import Screen


class Consent(GamePage):
    """All others have to agree; a refusal costs nothing. At one table nothing is played before the theory is
    said and meant; asynchronous tables collect the answers, as moves. What all have agreed to is not dropped
    before somebody is asked here."""

    TAPS = {UP: ".log", DOWN: ".more", A: "agree", B: "refuse", LEFT: "leave", RIGHT: "all_agree"}

    def screen(self):
        game = self.game
        if game.phase == rules.REPEATING:
            told = "All have agreed.", "No token is spent."
            return Screen("DROP THE THEORY?", told, "B drop it\tA go on")
        rows = ["Researcher %d" % (game.turn + 1), "wants to publish a", "theory."]
        foot = "B no\tA all agree"
        if game.setup.asynchronous:
            agreed = "%d of %d agree." % (game.consents, game.researchers - 1)
            rows = ["Somebody wants to", "publish a theory.", agreed]
            foot = "◀back B no A+1 ▶all"
        if game.setup.silence:
            rows += ["Point at the tokens.", "Thumbs up from all?"]
        else:
            rows += ["", "Do all others agree?"]
        return Screen("PUBLISH?\tTOKENS %d" % game.tokens, rows, foot)

    def agree(self):
        if self.game.phase == rules.CONSENTING:
            self.act(rules.CONSENT, rules.ONE_YES if self.game.setup.asynchronous else rules.ALL_YES)
        elif not self.early():
            self.app.swap("infer.compose" if self.game.setup.box_universe else "infer.repeat")

    def all_agree(self):
        if self.game.phase == rules.CONSENTING:
            self.act(rules.CONSENT, rules.ALL_YES)

    def refuse(self):
        if self.game.phase == rules.PLAY:
            self.app.to_game()
        elif self.game.phase == rules.REPEATING:
            if not self.early():
                self.take_back()
        elif self.act(rules.CONSENT, rules.NO):
            self.app.say("No theory this time. The token stays, the turn goes on.")

    def leave(self):
        if self.game.setup.asynchronous:
            self.app.back()
