"""What a game says in words: what comes first, and how it went. Read from here when it is said."""

from lawkeeper.games.potions.fold.book import EXPERIMENT
from lawkeeper.games.potions.fold.moves import LOST, SHARED, WON

STRENGTHS = "careless", "fair", "sharp"  # of the box as a player, from 1

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
    how = {WON: "won by player %d" % (game.winner + 1), SHARED: "shared"}
    who = "%d players" % game.seats
    if game.strength:
        box = "the box (%s)" % STRENGTHS[game.strength - 1]
        how = {WON: "won: you beat " + box, LOST: "lost: %s beat you" % box}
        who = "against " + box
    told = how.get(game.result, "given up" if game.over else "running")
    if not (game.strength and game.result in how):
        told += ", " + who
    rules = len([entry for entry in game.book.entries if entry[1] != EXPERIMENT])
    plural = "" if rules == 1 else "s"
    return "Logic Potions %s, %d rule%s, %d min" % (told, rules, plural, game.at // 60)
