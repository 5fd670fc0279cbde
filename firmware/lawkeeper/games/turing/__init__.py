"""Turing Machine: a secret code of three digits, and verifiers who each check one thing about a proposal."""

KEEP = ("fold.kept", "settle")
LIGHTS = ("pages.tray", "lights")
EXPLAINED = ("pages.explained", "SENTENCES")
ENTERING = "ask"
HELD = ("pages.held", "standing")
STATUS = ""
FOLD = ("fold.rules", "pages.tray", "lawkeeper.games.fold", "lawkeeper.games.pages.base")

MODES = ("classic", "extreme", "nightmare")  # as players read them; numbers in `problems.problem`
LEVELS = ("easy", "standard", "hard")  # of `problems.cards`

# Short name, module, class. As one text: a table of names would stay in memory whole.
PAGES = """
setup pages.setup SetupForm
handicaps pages.setup Handicaps
making pages.making Making
seal pages.begin SealNumber
cards pages.cards Cards
table pages.table TableTop
paused pages.paused Paused
ask pages.ask Ask
notes pages.notes Notes
claim pages.claim Claim
code pages.code Code
opened pages.code Opened
undo pages.claim Undo
more pages.more More
give_up pages.more GiveUp
seats pages.record Seats
numbers pages.numbers Numbers
record pages.record Record
rules pages.chapters RulesInShort
end pages.end End
told pages.told Told
"""

# By phase, fold.OVER to rules.CODES.
_AT = ("end", "table", "claim", "code")


def played_by(setup):
    """-> (module, class) of the fold for a set-up in bytes."""
    return "fold.rules", "Turing"


def root(game):
    """-> short name of the page for `game` as it stands."""
    name = _AT[game.phase]
    if name == "table" and game.round == 1 and not game.log:
        return game.began
    return name
