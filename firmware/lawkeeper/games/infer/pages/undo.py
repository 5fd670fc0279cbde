"""Taking back the last move of the table."""

from lawkeeper.games.infer.fold import moves, rules
from lawkeeper.games.infer.pages.tray import XO, TrayPage
from lawkeeper.ui.buttons import A
from lawkeeper.ui.screen import Screen
from lawkeeper.ui.text import wrap

# What is taken back, by move; %d is the number of an experiment.
_NUMBERED = {
    rules.TAKE_APART: "Experiment %d was taken apart.",
    rules.CHANGED: "Experiment %d has changed.",
    rules.STONE: "A stone at experiment %d.",
}
_PLAIN = {
    rules.PASS: "The turn was passed.",
    rules.PUBLISH: "A theory was going to be published.",
    rules.CONSENT: "The answer to the theory.",
    rules.ACCEPT: "A token was handed over.",
    rules.WITHDRAW: "The theory was taken back.",
    rules.UNDISPROVED: "The theory could not be disproved.",
    rules.PLAYERS: "The number of Researchers was changed.",
    moves.DICE: "Dice were put in.",
    moves.CLEAR: "What was being built was thrown away.",
    moves.THEORY: "The theory was put into the box.",
    moves.CAST: "A finger was entered.",
    rules.QUEUE: "The number of waiting experiments was changed.",
}


def told(game, move):
    """A sentence on what `move` (bytes), the last one of `game` that can be undone, has done."""
    op = move[0]
    if op in _NUMBERED:
        return _NUMBERED[op] % (move[1] + 1)
    if op in _PLAIN:
        return _PLAIN[op]
    if game.result == rules.NO_MARKER:
        return "%s without a marker." % XO[move[1]]
    return "Experiment %d: %s." % (game.log.count, XO[move[1]])


class Undo(TrayPage):
    """Says what will be taken back; A does it."""

    def __init__(self, app, arg=None):
        TrayPage.__init__(self, app, arg)
        self._move = app.session.last_undoable()

    def screen(self):
        if self._move is None:
            rows = ["There is nothing that", "could be taken back."]
            return Screen("UNDO", rows, "B back")
        rows = wrap(told(self.app.game, self._move)) + ["", "Take that back?"]
        return Screen("UNDO?", rows, "B no\tA take it back")

    def tap(self, button):
        if button != A:
            TrayPage.tap(self, button)
        elif self._too_late():
            self.app.say("That would put the clock at zero: the five minutes of this theory are in use.")
        elif self._move is not None and self.app.undo():
            self.app.to_game()

    def _too_late(self):
        """A theory gives five minutes; when they are being used up, taking it back would lose the game."""
        left = self.app.game.seconds_left(self.app.clock.seconds())
        accepted = self._move is not None and self._move[0] == rules.ACCEPT
        return accepted and left is not None and left <= rules.MORE_TIME
