"""What a game says in words: what comes first, and how it went. Read from here when it is said."""

from lawkeeper.games.potions.fold.book import EXPERIMENT
from lawkeeper.games.potions.fold.moves import LOST, SHARED, WON

# What comes before a move that is not for this phase, by phase from TURN on.
WAIT = (
    "First a brew is chosen.",
    "First it is asked who predicts.",
    "First the prediction is named.",
    "First the potion is announced.",
    "First it is asked who calls ILLEGAL.",
    "First the caller points at a rule.",
    "First the brewer says whether the buck is passed.",
    "First it is asked who steals.",
    "First the new rule is written.",
    "First it is asked who calls STILL LEGAL.",
    "First ingredients are taken from the market.",
    "First the challenge comes to its end.",
)


def line(game):
    """-> the result of a `rules.Potions` in a line."""
    how = {WON: "won by player %d" % (game.winner + 1), LOST: "won by the box", SHARED: "shared"}
    rules = len([entry for entry in game.book.entries if entry[1] != EXPERIMENT])
    told = how.get(game.result, "given up" if game.over else "running")
    return "Logic Potions %s, %d players, %d rules, %d min" % (told, game.seats, rules, game.at // 60)
