"""Taking back the last move of the table."""

from lawkeeper.games.infer.fold import moves, rules
from lawkeeper.games.infer.pages.tray import XO
from lawkeeper.games.pages import undo

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


class Undo(undo.Undo):
    """What was done with experiments, theories and turns."""

    def told(self, move):
        game, op = self.game, move[0]
        if op in _NUMBERED:
            return _NUMBERED[op] % (move[1] + 1)
        if op in _PLAIN:
            return _PLAIN[op]
        if game.result == rules.NO_MARKER:
            return "%s without a marker." % XO[move[1]]
        return "Experiment %d: %s." % (game.log.count, XO[move[1]])

    def forbidden(self, move):
        """A theory gives five minutes; when they are being used up, taking it back would lose the game."""
        left = self.game.seconds_left(self.app.clock.seconds())
        if move[0] == rules.ACCEPT and left is not None and left <= rules.MORE_TIME:
            return "That would put the clock at zero: the five minutes of this theory are in use."
        return None
