"""MultiVerses: universes of words, each with its laws; the box tests a law with a random word."""

KEEP = ("fold.kept", "settle")
LIGHTS = ("pages.tray", "lights")
ENTERING = "build"
HELD = ("pages.tray", "standing")
EXPLAINED = ("pages.explained", "SENTENCES")
STATUS = "dust:count laws:count"
FOLD = ("fold.rules", "pages.tray", "lawkeeper.games.fold", "lawkeeper.games.pages.base")

# Short name, module, class. As one text: a table of names would stay in memory whole.
PAGES = """
setup pages.setup SetupForm
seal pages.begin SealNumber
table pages.table TableTop
paused pages.table Paused
where pages.law Where
kind pages.kind Kind
copy pages.copy Copy
no_law pages.law NoLaw
build pages.build Build
ready pages.ready Ready
reference pages.reference Reference
tested pages.verdict Tested
judge pages.verdict Judge
laws pages.laws Laws
place pages.place Place
no_word pages.place NoWord
line pages.line Line
agree pages.line Agree
fits pages.words Fits
dust pages.words Dust
look pages.look Look
missed pages.missed Missed
greedy pages.greedy Greedy
undo pages.undo Undo
more pages.more More
give_up pages.more GiveUp
rules pages.chapters RulesInShort
end pages.end End
told pages.end Told
"""

_AT = "end table judge place".split()  # by phase


def played_by(setup):
    """-> (module, class) of the fold for a set-up in bytes."""
    return "fold.rules", "MultiVerses"


def begun(game):
    """Was anything done yet?"""
    return len(game.register) or game.gone or game.idle or game.phase != 1


def root(game):
    """-> short name of the page for `game` as it stands."""
    if not begun(game):
        return "seal"
    return _AT[game.phase]
