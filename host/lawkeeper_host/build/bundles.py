"""What comes and goes together on the board: the modules that the build joins into one file.

CircuitPython collects garbage after every module that it imports, which takes 15 to 24 ms in a game whatever the
size of the module: a page that needs four modules takes 70 ms, the same code in one 25 ms. But a collection has
room to remember 128 things that it still has to look into; when a file defines so many that there are more, it goes
through the whole heap once more, at every collection. So pages are one file each, and what stays is a few files of
moderate size. A module that stands in no row is a file of its own.
"""

# A row: the module that the file is called after, and what is joined to it. Who imports one of those gets it from
# there. All names begin with "lawkeeper.". No file of what stays in memory defines more than `MOST` things.
MOST = 30
TOGETHER = (
    # The start: what every page and every game needs, and the first page.
    ("app", "menus.home ui.ring"),
    ("games", "clock menus modules saver shelf table"),
    ("keep.journal", "keep keep.home keep.ledger keep.slots"),
    ("keep.seal", "keep.chance"),
    ("ui.canvas", "ui.bigfont ui.font ui.screen"),
    ("ui.page", "ticks ui.buttons ui.gestures ui.menu ui.nav ui.sounds ui.text"),
    ("box.box", "box.boards box.crashes box.display box.keys box.sounder box.wires"),
    ("recover", "keep.erasing"),
    ("menus.settings", "keep.settings"),
    ("keep.library", "keep.image"),
    ("counter", "link.server link.frame"),
    ("link.handlers", "link.check link.requests link.upload keep.upload"),
    # Infer: what a game needs all the while; more of it when the box knows what a law means.
    ("games.infer.rules", "games.infer.log games.infer.setup"),
    ("games.infer.screens", "games.infer.screens_rows games.infer.screens_table"),
    ("games.infer.rules_lawful", "logic.experiment games.infer.screens_lawful"),
    ("logic.forms", "logic"),
    ("games.infer.screens_setup", "games.infer.screens_deal"),
    ("games.infer.screens_say", "games.infer.saying games.infer.screens_said"),
    ("games.infer.universe", "logic.picking"),
    # A law is judged by the forms that stand in it: they come in families, a file each.
    ("logic.judge", "logic.measure logic.world"),
    # Turing Machine.
    ("games.turing.rules", "games.turing.setup games.turing.problem games.turing.cards"),
    ("games.turing.screens",
     "games.turing.screens_play games.turing.screens_table games.turing.screens_digits"),
    ("games.turing.screens_setup", "games.turing.screens_making"),
    ("games.turing.screens_cards", "games.turing.texts"),
    ("games.turing.screens_pars", "games.turing.solve"),
)

# What `boot.py` and `safemode.py` need, joined once more: they run before the app, in a memory of their own.
BEFORE = ("door", "box.boards box.crashes keep keep.journal keep.ledger")


def rows() -> dict[str, list[str]]:
    """-> dotted name of a file of the board -> dotted names of the modules joined to it."""
    return {_ours(root): [_ours(name) for name in names.split()] for root, names in TOGETHER}


def rows_before() -> dict[str, list[str]]:
    """-> the same with the file of `BEFORE`, which takes its modules from the others."""
    before = [_ours(name) for name in BEFORE[1].split()]
    others = {
        root: [name for name in names if name not in before] for root, names in rows().items() if root not in before
    }
    return {**others, _ours(BEFORE[0]): before}


def _ours(name: str) -> str:
    return "lawkeeper." + name
