"""A potion is named: a prediction, what comes of a brew, a step of a challenge."""

from lawkeeper.games.potions.brew.english import signs
from lawkeeper.games.potions.fold import challenge, moves
from lawkeeper.games.potions.pages.step import Choice
from lawkeeper.games.potions.pages.tray import does, who

_ASKED = {
    challenge.PREDICTION: "Nothing else can be:",
    challenge.RESULT: "It can be:",
    challenge.OTHER: "But it can also be:",
}


class Potion(Choice):
    """Any potion of the list may be named."""

    FOOT = "A say it"

    def find(self):
        game = self.app.game
        found = []
        for result in range(game.space.results):
            named = game.challenge and result in game.challenge.results
            stolen = game.thief < 4 and game.phase == moves.ANNOUNCE and game.space.wins(result)
            if not (named or stolen):
                found.append((result, " " + game.space.called(result)))
        return found

    def title(self):
        game = self.game
        if game.challenge:
            return "%s, RULE %d" % (who(game, game.challenge.wants()[0]), game.challenge.number)
        if game.phase == moves.PREDICTING:
            return does(game, game.predictor, "PREDICTS", "PREDICT")
        return does(game, game.maker, "BREWS", "BREW")

    def head(self):
        game = self.game
        if not game.challenge:
            rows = [signs(game.space, game.brew) + " becomes"]
            if game.phase == moves.ANNOUNCE and game.predictor < 4:
                rows[0] = signs(game.space, game.brew) + " foretold:" + game.space.called(game.predicted)
            return rows
        what = game.challenge.wants()[1]
        asked = _ASKED[what]
        if game.challenge.kind == challenge.REDUNDANCY:
            asked = "keeps all rules:" if what == challenge.RESULT else "breaks only this one:"
        rows = [signs(game.space, game.challenge.set) + " " + challenge.NAMES[game.challenge.kind], asked]
        if game.challenge.results:
            called = game.space.called(game.challenge.result)
            rows[0] = "%s not %s" % (signs(game.space, game.challenge.set), called)
        return rows

    def chosen(self, value):
        self.tell(moves.NAME, value)
