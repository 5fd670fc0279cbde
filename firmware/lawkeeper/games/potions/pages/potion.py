"""A potion is named: a prediction, what comes of a brew, a step of a challenge."""

from lawkeeper.games.potions.brew.signs import signs
from lawkeeper.games.potions.fold import challenge, moves
from lawkeeper.games.potions.pages.choice import Choice
from lawkeeper.games.potions.pages.tray import does, potion, who
from lawkeeper.ui.text import wrap

_ASKED = {
    challenge.PREDICTION: "nothing but",
    challenge.RESULT: "it can be",
    challenge.OTHER: "but also",
}


class Potion(Choice):
    """Any potion of the list may be named."""

    FOOT = "A say it"
    CALLS = True

    def find(self):
        game = self.app.game
        found = []
        for result in range(game.space.results):
            named = game.challenge and result in game.challenge.results
            stolen = game.thief < 4 and game.phase == moves.ANNOUNCE and game.space.wins(result)
            if not (named or stolen):
                found.append(result)
        return found

    def row(self, value):
        return " " + self.game.space.called(value)

    def title(self):
        game = self.game
        if game.challenge:
            return "%s, RULE %d" % (who(game, game.challenge.wants()[0]), game.challenge.number)
        if game.phase in (moves.PREDICT, moves.PREDICTING):
            return does(game, game.predictor if self.caller is None else self.caller, "PREDICTS", "PREDICT")
        return does(game, game.maker, "BREWS", "BREW")

    def head(self):
        game = self.game
        if not game.challenge:
            rows = [signs(game.space, game.brew) + " becomes:"]
            if game.phase == moves.ANNOUNCE and game.predictor < 4:
                said = does(game, game.predictor, "predicted", "predicted")
                rows = wrap("%s %s." % (said, game.space.called(game.predicted)))[:3] + rows
            return rows
        return self._head_of_challenge(game.challenge)

    def _head_of_challenge(self, made):
        """-> two rows: what was named, and what is asked for."""
        space = self.game.space
        from lawkeeper.games.potions.fold.challenge import NAMES

        told = signs(space, made.set)
        what = made.wants()[1]
        if made.kind == challenge.REDUNDANCY:
            if what == challenge.RESULT:
                return [told + " Redundancy", "keeps all rules:"]
            return [potion(space, made.set, made.result, 15) + " keeps", "breaks only rule %d:" % made.number]
        if what == challenge.OTHER:
            told += " only " + space.called(made.result)[:12] + "?"
        else:
            told += " " + NAMES[made.kind]
        says = does(self.game, made.wants()[0], "says: ", "say: ")
        return [told, says + _ASKED[what]]

    def chosen(self, value):
        self.settle(moves.NAME, value)
