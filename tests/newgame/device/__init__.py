"""Higher or Lower: the box thinks of a number from 1 to 125; a guess is answered with higher or lower."""

KEEP = ("fold", "settle")
LIGHTS = ("pages", "lights")
EXPLAINED = ("pages", "SENTENCES")
STATUS = "guesses:count"
FOLD = ("fold", "lawkeeper.games.pages.base")

PAGES = """
setup pages SetupForm
seal pages SealNumber
table pages Table
paused lawkeeper.games.pages.paused Paused
undo pages Undo
more pages More
give_up pages GiveUp
rules pages RulesInShort
record pages Record
end pages End
told pages Told
"""


def played_by(setup):
    """-> (module, class) of the fold for a set-up in bytes."""
    return "fold", "HigherLower"


def root(game):
    """-> short name of the page for `game` as it stands."""
    return "end" if game.over else "table" if game.guesses or game.named else "seal"
