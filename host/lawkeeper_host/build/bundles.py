"""What comes and goes together on the board: the modules that the build joins into one file.

CircuitPython collects garbage after every module that it imports, which takes 15 to 24 ms in a game whatever the
size of the module: a page that needs four modules takes 70 ms, the same code in one 25 ms. A module that stands in
no row is a file of its own.
"""

# A row: the module that the file is called after, and what is joined to it. Who imports one of those gets it from
# there. All names begin with "lawkeeper.".
TOGETHER = (
    # The start: what every page and every game needs, and the first page. Three files and not one: a collection
    # keeps a list of 128 things to look at, and where a file defines more than fit, it goes through the whole heap
    # once more.
    ("app", "clock games menus.health menus.home modules saver shelf table"),
    ("keep.journal", "keep keep.chance keep.home keep.ledger keep.seal keep.slots"),
    ("ui.screen",
     "ticks ui.bigfont ui.buttons ui.canvas ui.font ui.gestures ui.menu ui.nav ui.page ui.reader ui.ring ui.sounds "
     "ui.text"),
    ("box.box", "box.boards box.crashes box.display box.keys box.wires box.sounder"),
    ("recover", "keep.erasing"),
    ("menus.settings", "keep.settings"),
    ("keep.library", "keep.image"),
    ("counter", "link.server link.frame"),
    ("link.handlers", "link.check link.requests link.upload keep.upload"),
    # Infer: what a game needs all the while; more of it when the box knows what a law means.
    ("games.infer.rules",
     "games.infer.log games.infer.setup games.infer.screens games.infer.screens_rows games.infer.screens_table"),
    ("games.infer.rules_lawful",
     "logic logic.forms logic.experiment games.infer.drawing games.infer.screens_lawful"),
    ("games.infer.screens_setup", "games.infer.screens_deal"),
    ("games.infer.screens_say", "games.infer.saying games.infer.screens_said logic.english"),
    ("games.infer.screens_begin", "games.infer.universe logic.picking"),
    # A law is judged by the forms that stand in it: they come in families, a file each.
    ("logic.judge", "logic.measure logic.world"),
    ("logic.shapes", "logic.looks"),
    ("logic.search", "logic.kinds"),
    # Turing Machine.
    ("games.turing.rules",
     "games.turing.setup games.turing.problem games.turing.cards games.turing.screens games.turing.screens_play "
     "games.turing.screens_table games.turing.screens_digits"),
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
