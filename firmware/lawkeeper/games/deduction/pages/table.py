"""The table: what was said last, whose turn it is; everything is one press away."""

from lawkeeper.games.deduction.fold import rules
from lawkeeper.games.deduction.pages.tray import brief, mode
from lawkeeper.games.pages import paused
from lawkeeper.games.pages.base import GamePage
from lawkeeper.ui.buttons import DOWN, LEFT, RIGHT, UP, A, B
from lawkeeper.ui.screen import Screen

_ROWS = 6
_NAMES = ("", "STATE", "ASK", "TALK", "DECLARED")


def standing(game):
    """-> six rows: who has still to speak, or what was used; below it the newest of the board."""
    if game.phase in (rules.STATING, rules.ASKING):
        head = "to say " if game.phase == rules.STATING else "to ask "
        head += "".join([str(seat + 1) for seat in game.waiting()])
    elif game.alone:
        head = "score %d" % game.score
    else:
        head = "clues %d %s %d" % (game.clues, "taken" if game.setup.second else "opened", game.spares)
    return [mode(game) + "\t" + head] + [brief(row) for row in game.board()[1 - _ROWS :]]


class TableTop(GamePage):
    """A is what comes next: a statement, a question, or the choice of the talk."""

    TAPS = {A: "on", UP: ".hand", DOWN: ".more", LEFT: ".board", RIGHT: "declare"}
    HOLDS = {B: "pause"}
    holds = (B,)

    def screen(self):
        game = self.game
        word = "ASK" if game.alone and game.phase == rules.TALKING else _NAMES[game.phase]
        foot = "A %s ▼more" % ("hear them" if game.alone and word == "STATE" else word.lower())
        if game.phase == rules.TALKING:
            foot += " ▶declare"
        return Screen("%s\t▲hand ◀board" % word, standing(game), foot)

    def on(self):
        """What the phase is for."""
        game = self.game
        if game.phase == rules.TALKING:
            self.open("talk")
        else:
            self.open("facts" if game.alone else "say" if game.phase == rules.STATING else "ask")

    def declare(self):
        """The card; before the talk the rules say why not."""
        if self.game.phase == rules.TALKING:
            self.open("declare")
        else:
            self.app.say("The card is declared after both rounds.")


class Paused(paused.Paused):
    """Everything stands still and can be read."""

    def screen(self):
        return Screen("PAUSED", standing(self.game), self.FOOT)
