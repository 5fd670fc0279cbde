"""Infer: a Universe with a secret law, Researchers who build experiments out of dice and publish theories."""

KEEP = ("fold.deck", "settle")
LIGHTS = ("pages.lights", "lights")
EXPLAINED = ("pages.explained", "SENTENCES")
ENTERING = "build"
STATUS = "markers:count tokens:count"
FOLD = (
    "fold.rules",
    "fold.moves",
    "fold.lawful",
    "fold.cheater",
    "fold.log",
    "fold.setup",
    "pages.tray",
    "laws.forms",
    "lawkeeper.games.fold",
    "lawkeeper.games.pages.base",
)

# Short name, module, class. As one text: a table of names would stay in memory whole.
PAGES = """
setup pages.setup SetupForm
pass pages.setting_up PassTheBox
keep_law pages.setting_up KeepLaw
seal pages.seal SealNumber
starters pages.setting_up Starters
table pages.table TableTop
soon pages.soon Soon
paused pages.table Paused
undo pages.undo Undo
consent pages.consent Consent
repeat pages.theory Repeat
judge pages.theory Judge
log pages.log Experiments
one pages.log Experiment
changed pages.mend Changed
apart pages.mend Apart
more pages.more More
law pages.law Law
give_up pages.law GiveUp
rules pages.chapters RulesInShort
lawful pages.lawful LawfulTable
begin pages.begin Begin heavy
build pages.build Build
same pages.same Same
asked pages.asked Asked
compare pages.compare Compare
compose pages.compose Compose
words pages.words Words
agreed pages.agreed Agreed
search pages.search Search heavy
disproof pages.disproof Disproof
helped pages.assist HelpedTable
helped_start pages.assist HelpedStarters
helped_judge pages.assist HelpedJudge
mark pages.assist Mark
night pages.roles Night
role pages.roles MyRole
vote pages.vote Vote
end pages.end End
told pages.told Told
"""

_BOX = 0x01  # of the second byte of flags in a set-up: box_universe
_ASSIST = 0x02
_CHEATER = 0x08


def played_by(setup):
    """-> (module, class) of the fold for a set-up in bytes; one that cannot be read goes to the plain one."""
    flags = setup[2] if len(setup) > 2 else 0
    if flags & _BOX:
        return "fold.lawful", "Lawful"
    if flags & _ASSIST:
        return "fold.lawful", "Assisted"
    if flags & _CHEATER:
        return "fold.cheater", "Cheater"
    return "fold.rules", "Infer"


# What stands in the place of a page when the box is the Universe, or helps one.
_BOXED = {"starters": "begin", "table": "lawful", "judge": "search"}
_HELPED = {"starters": "helped_start", "table": "helped", "judge": "helped_judge"}

# By phase, fold.OVER to moves.VOTE.
_AT = ("end", "pass", "starters", "table", "consent", "repeat", "judge", "vote")


def root(game):
    """-> short name of the page for `game` as it stands."""
    setup = game.setup
    name = _AT[game.phase]
    if name == "pass" and setup.cheater:
        return "night"
    if name == "starters" and not game.log.count:
        return "seal"
    if name == "consent" and setup.asynchronous:
        name = "table"  # consents come in over days: play goes on meanwhile
    if setup.box_universe:
        if name == "repeat":
            return "agreed" if game.theory else "compose"
        return _BOXED.get(name, name)
    return _HELPED.get(name, name) if setup.assist else name
