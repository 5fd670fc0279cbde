"""The table: what was said last, whose turn it is; everything is one press away."""

from lawkeeper.games.deduction.fold import rules
from lawkeeper.games.deduction.pages.tray import brief, mode
from lawkeeper.games.pages import paused
from lawkeeper.games.pages.base import GamePage
from lawkeeper.ui.buttons import DOWN, LEFT, RIGHT, UP, A, B
from lawkeeper.ui.screen import Screen

_ROWS = 6
_NAMES = ("", "SAY", "ASK", "TALK", "DECLARED")
# Below the first row while there is nothing on the board; alone.
_FIRST = ("", "Whoever has the box:", "▲ your own hand,", "A say one thing of it", "to all.")
_FIRST_ALONE = ("", "The box tells one", "thing about each", "other hand: A")


def standing(game):
    """-> six rows: who has still to speak, or what was used; below it the newest of the board."""
    if game.phase in (rules.STATING, rules.ASKING):
        head = "to say " if game.phase == rules.STATING else "to ask "
        head += "".join([str(seat + 1) for seat in game.waiting()])
        if game.alone:
            head = "hands to hear %d" % len(game.waiting())
    elif game.alone:
        head = "score %d" % game.score
    else:
        head = "clues %d %s %d" % (game.clues, "taken" if game.setup.second else "opened", game.spares)
    return [mode(game) + "\t" + head if game.coin else head] + [
        brief(row) for row in game.board()[1 - _ROWS :]
    ]


class TableTop(GamePage):
    """A is what comes next: a statement, a question, or what the talk offers; alone, `more` has the rest."""

    TAPS = {A: "on", UP: ".hand", DOWN: ".more", LEFT: ".board", RIGHT: "declare"}
    HOLDS = {B: "pause"}
    holds = (B,)
    _free = None  # whether the empty board may say what comes: newcomers read their sentence there

    def screen(self):
        game = self.game
        word = "ASK" if game.alone and game.phase == rules.TALKING else _NAMES[game.phase]
        foot = "A %s ▼more" % ("hear them" if game.alone and word == "SAY" else word.lower())
        if game.phase == rules.TALKING:
            foot += " ▶declare"
        rows = standing(game)
        if self._free is None:
            app = self.app
            self._free = not app.stage.guide or "table" in app.ledger.told
        if len(rows) == 1 and self._free:
            rows += _FIRST_ALONE if game.alone else _FIRST
        return Screen("%s\t▲hand ◀board" % word, rows, foot)

    def on(self):
        """What the phase is for."""
        game = self.game
        if game.phase == rules.TALKING:
            self.open("ask" if game.alone else "talk")
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
