"""Deduction: a hidden card that everybody knows a little of, and all together find."""

KEEP = ("fold.kept", "settle")
LIGHTS = ("pages.tray", "lights")
ENTERING = "say"
EXPLAINED = ("pages.explained", "SENTENCES")
STATUS = "waiting:count questions:count clues:count spares:count"
FOLD = ("fold.rules", "pages.tray", "lawkeeper.games.fold", "lawkeeper.games.pages.base")

MODES = ("full", "coin")  # as players read them
GRADES = ("light", "fair", "hard")  # of the deals of packs, by how many hands have to lie open: `fold.kept`

# Short name, module, class. As one text: a table of names would stay in memory whole.
PAGES = """
setup pages.setup SetupForm
making pages.making Making
code pages.code EnterCode
seal pages.begin SealNumber
table pages.table TableTop
asking pages.table TableTop
talking pages.table TableTop
paused pages.table Paused
hand pages.hand Hand
say pages.say Say
ask pages.say Say
facts pages.facts Facts
heard pages.board Heard
board pages.board Board
record pages.board Board
follows pages.follows Follows
own_follows pages.follows Follows
opened pages.hand Opened
talk pages.talk Talk
clue pages.talk Clue
spare pages.talk Spare
conclude pages.conclude Conclude
declare pages.declare Declare
agreed pages.declare Agreed
undo pages.undo Undo
more pages.more More
give_up pages.more GiveUp
rules pages.chapters RulesInShort
end pages.end End
told pages.told Told
"""

# By phase, from OVER on.
_AT = ("end", "table", "asking", "talking", "agreed")


def played_by(setup):
    """-> (module, class) of the fold for a set-up in bytes."""
    return "fold.rules", "Deduction"


def root(game):
    """-> short name of the page for `game` as it stands."""
    if game.phase == 1 and not game.board():
        return "seal"
    return _AT[game.phase]
