"""Logic Potions: players invent rules of brewing, and lose arguments about logic. The box keeps
them."""

KEEP = ("fold.kept", "settle")
LIGHTS = ("pages.tray", "lights")
EXPLAINED = ("pages.explained", "SENTENCES")
STATUS = "left:count rules:count"
FOLD = (
    "fold.rules",
    "brew.rule",
    "brew.kinds",
    "pages.tray",
    "lawkeeper.games.fold",
    "lawkeeper.games.pages.base",
)

# Short name, module, class. As one text: a table of names would stay in memory whole.
PAGES = """
setup pages.setup SetupForm
seal pages.begin SealNumber
table pages.table TableTop
paused pages.table Paused
brew pages.brew Brew
take pages.brew Take
call pages.call Window
potion pages.potion Potion
point pages.point Point
judge pages.judge Judge
list pages.listing RuleList
record pages.record Record
lost pages.record Lost
challenged pages.record Challenged
buck pages.challenge Buck
challenge pages.challenge Challenge
set pages.thought ThoughtExperiment
write pages.write Write
read pages.read Read
thinks pages.thinks Thinks
puzzles pages.puzzles Puzzles
puzzle pages.puzzle Solve
undo pages.undo Undo
more pages.more More
yield pages.more Yield
give_up pages.more GiveUp
rules pages.chapters RulesInShort
end pages.end End
told pages.told Told heavy
"""

# By phase, from OVER on; a challenge is at the page of its next step.
_AT = "end table call potion potion call point buck call write call take".split()
_STEPS = "set potion potion potion point judge".split()


def played_by(setup):
    """-> (module, class) of the fold for a set-up in bytes."""
    return "fold.rules", "Potions"


def root(game):
    """-> short name of the page for `game` as it stands."""
    if game.phase == 1 and not (game.book.events or game.again):
        return "seal"
    if not game.over and game.strength and game.to_move() == [1]:
        return "thinks"
    if game.challenge and not game.over:
        return _STEPS[game.challenge.wants()[1]]
    return _AT[game.phase]
