"""What comes and goes together on the board: the modules that the build joins into one file.

CircuitPython collects garbage after every module that it imports, which takes 15 to 24 ms in a game
whatever the size of the module: a page that needs four modules takes 70 ms, the same code in one 25 ms.
But a collection has room to remember 128 things that it still has to look into; when a file defines so
many that there are more, it goes through the whole heap once more, at every collection. So pages are one
file each, and what stays is a few files of moderate size. A module that stands in no row is a file of its
own.

A page that every game has and that is rarely opened comes with the game's own part of it: a module of
`COPIED` may stand in several rows and then lies in each of these files; so may the pictures of dice.
It must have no state of its own, and nobody else may import it (see `copied.py`). `games.pages.base` stays
while there is a game, and comes with `games.fold`. """

# A row: the module that the file is called after, and what is joined to it. Who imports one of those gets it from
# there. All names begin with "lawkeeper.". No file of what stays in memory defines more than `MOST` things.
MOST = 30
# Dice as pictures: pages that draw them again and again carry them.
_DICE = "games.infer.pages.dice_art games.infer.pages.dice_faces games.infer.pages.small_dice ui.art"
TOGETHER = (
    # The start: what every page and every game needs, and the first page.
    ("app", "countdown hands picture preferences stage ui.ring"),
    ("games", "clock menus modules pages screensaver storage session"),
    ("keep.journal", "keep keep.home keep.ledger keep.slots"),
    ("keep.seal", "keep.chance"),
    ("ui.canvas", "ui.bigfont ui.font ui.screen"),
    ("ui.page", "ticks ui.buttons ui.gestures ui.menu ui.nav ui.sounds ui.text"),
    ("box.box", "box.crashes box.display box.keys box.sounder box.wires"),
    ("recover", "keep.erasing"),
    ("menus.settings", "keep.settings games.infer.settings"),
    ("keep.library", "keep.image"),
    ("cable", "link.server link.frame"),
    ("link.handlers", "services link.check link.requests link.upload keep.upload"),
    # What every game needs all the while.
    ("games.fold", "games.pages.base"),
    # Infer: what a game needs all the while; more of it when the box knows what a law means.
    ("games.infer.fold.rules", "games.infer.fold.moves games.infer.fold.log games.infer.fold.setup"),
    ("games.infer.pages.tray", "games.infer.pages.lights"),
    ("games.infer.fold.lawful", "games.infer.laws.experiment"),
    # The table goes while a page needs the room.
    ("games.infer.pages.table", "games.infer.pages.lawful games.pages.paused"),
    ("games.infer.laws.forms", "games.infer.laws"),
    ("games.infer.pages.setup", "games.infer.pages.new_game games.pages.form"),
    ("games.infer.pages.setting_up", "games.pages.passing games.pages.secret"),
    ("games.infer.pages.seal", "games.pages.seal"),
    ("games.infer.pages.build", f"games.infer.pages.loose {_DICE}"),
    ("games.infer.pages.compare", f"games.infer.pages.dice_pages {_DICE}"),
    ("games.infer.pages.drawn", f"games.infer.pages.same games.infer.pages.dice_pages {_DICE}"),
    ("games.infer.pages.undo", "games.pages.undo"),
    ("games.infer.pages.law", "games.pages.giving_up games.pages.secret"),
    ("games.infer.pages.log", "games.infer.pages.small_dice games.pages.rows"),
    ("games.infer.pages.more", "games.pages.more games.pages.rows"),
    ("games.infer.pages.roles", "games.pages.own_secret games.pages.secret"),
    ("games.infer.pages.chapters", "games.pages.chapters"),
    ("games.infer.pages.end", "games.infer.pages.told games.pages.ended games.pages.told"),
    # What looks at a theory comes with the page that shows it then.
    ("games.infer.pages.agreed", "games.infer.pages.theory_page games.infer.laws.sense"),
    ("games.infer.pages.compose", "games.infer.laws.sayings games.infer.pages.theory_page"),
    ("games.infer.pages.words", "games.infer.laws.composer games.infer.pages.theory_page"),
    ("games.infer.laws.english", "games.infer.laws.phrases"),
    ("games.infer.laws.universe", "games.infer.laws.picking"),
    # A law is judged by the forms that stand in it: they come in families, a file each.
    ("games.infer.laws.judge", "games.infer.laws.measure games.infer.laws.world"),
    # Turing Machine.
    ("games.turing.fold.rules", "games.turing.fold.setup games.turing.problems.problem games.turing.problems.cards"),
    ("games.turing.pages.tray",
     "games.turing.pages.table games.turing.pages.digits"),
    ("games.turing.pages.paused", "games.turing.pages.play games.pages.paused"),
    ("games.turing.pages.setup", "games.turing.pages.making games.pages.form games.pages.making"),
    ("games.turing.pages.begin", "games.pages.seal"),
    ("games.turing.pages.ask", "games.turing.pages.laid"),
    ("games.turing.pages.claim", "games.turing.pages.play games.pages.undo"),
    ("games.turing.pages.notes", "games.pages.own_secret games.pages.secret"),
    ("games.turing.pages.record", "games.turing.pages.given games.pages.record"),
    ("games.turing.pages.code", "games.turing.pages.given games.turing.pages.play"),
    ("games.turing.pages.more", "games.pages.more games.pages.rows games.pages.giving_up"),
    ("games.turing.pages.chapters", "games.pages.chapters"),
    ("games.turing.pages.end", "games.turing.pages.play games.turing.pages.told games.pages.ended games.pages.told"),
    ("games.turing.pages.cards", "games.turing.pages.laid"),
    ("games.turing.pages.pars", "games.turing.problems.solve logic.questions"),
    ("games.turing.pages.numbers", "games.turing.problems.numbers games.pages.record"),
    # Deduction.
    ("games.deduction.fold.rules",
     "games.deduction.fold.setup games.deduction.fold.board games.deduction.deal.cards"),
    ("games.deduction.pages.table", "games.pages.paused"),
    ("games.deduction.fold.account", "games.deduction.deal.reason games.deduction.deal.pairs games.deduction.deal.threes"),
    ("games.deduction.pages.setup", "games.deduction.pages.making games.pages.form games.pages.making"),
    ("games.deduction.pages.begin", "games.pages.seal"),
    ("games.deduction.pages.say",
     "games.deduction.pages.chosen games.deduction.pages.grid games.deduction.pages.signs ui.art"),
    ("games.deduction.pages.conclude",
     "games.deduction.pages.chosen games.deduction.pages.grid games.deduction.pages.signs ui.art"),
    ("games.deduction.pages.declare",
     "games.deduction.pages.grid games.deduction.pages.picture games.deduction.pages.signs ui.art"),
    ("games.deduction.pages.hand",
     "games.deduction.pages.picture games.deduction.pages.signs ui.art games.pages.own_secret games.pages.secret"),
    ("games.deduction.pages.follows",
     "games.pages.own_secret games.pages.secret"),
    ("games.deduction.pages.proof", "games.deduction.pages.signs ui.art"),
    ("games.deduction.pages.talk", "games.pages.rows"),
    ("games.deduction.pages.board", "games.deduction.pages.wording games.pages.record"),
    ("games.deduction.pages.undo", "games.pages.undo"),
    ("games.deduction.pages.more", "games.pages.more games.pages.rows games.pages.giving_up"),
    ("games.deduction.pages.chapters", "games.pages.chapters"),
    ("games.deduction.pages.end", "games.pages.ended"),
    ("games.deduction.pages.told",
     "games.deduction.pages.picture games.deduction.pages.signs ui.art games.deduction.deal.code games.pages.told"),
    ("games.deduction.pages.code", "games.deduction.deal.code"),
    ("games.deduction.pages.known", "games.deduction.fold.review"),
    # Logic Potions.
    ("games.potions.fold.rules", "games.potions.fold.book games.potions.fold.cards games.potions.fold.moves"),
    ("games.potions.brew.rule", "games.potions.brew.space"),
    ("games.potions.brew.vocabulary", "games.potions.fold.emperical"),  # few games have one of them
    ("games.potions.fold.arbiter", "games.potions.fold.challenge"),
    ("games.potions.pages.tray", "games.potions.brew.signs games.potions.pages.step"),
    ("games.potions.pages.choice", "games.potions.pages.rows games.potions.brew.short"),
    ("games.potions.pages.words", "games.potions.brew.english"),
    ("games.potions.pages.read", "games.potions.brew.english games.potions.brew.form"),
    ("games.potions.pages.call", "games.potions.brew.english games.potions.brew.short"),
    ("games.potions.pages.puzzle", "games.potions.brew.english games.potions.brew.short"),
    ("games.potions.pages.table", "games.potions.pages.begin games.pages.paused games.pages.seal"),
    ("games.potions.pages.setup",
     "games.potions.brew.names games.potions.fold.kept games.pages.form"),
    ("games.potions.pages.record",
     "games.potions.pages.end games.potions.pages.why games.pages.record games.pages.ended"),
    ("games.potions.pages.write", "games.potions.pages.draft"),
    ("games.potions.pages.more",
     "games.potions.pages.undo games.pages.more games.pages.rows games.pages.giving_up games.pages.undo"),
    ("games.potions.pages.chapters", "games.pages.chapters"),
    ("games.potions.pages.told", "games.pages.told games.potions.pages.rows games.potions.brew.short"),
    ("games.potions.mind.player", "games.potions.mind.author"),
    # MultiVerses.
    ("games.multiverses.fold.rules",
     "games.multiverses.fold.dust games.multiverses.fold.universe games.multiverses.fold.moves"),
    ("games.multiverses.fold.fitting", "games.multiverses.laws.judge"),
    ("games.multiverses.fold.proposing", "games.multiverses.laws.implied"),
    ("games.multiverses.pages.tray", "games.multiverses.pages.table games.pages.paused"),
    ("games.multiverses.pages.setup", "games.multiverses.fold.setup games.pages.form"),
    ("games.multiverses.pages.begin", "games.pages.seal"),
    ("games.multiverses.pages.law",
     "games.multiverses.pages.which games.multiverses.pages.choice games.pages.rows"),
    ("games.multiverses.laws.law", "games.multiverses.laws.kinds"),
    ("games.multiverses.laws.english", "games.multiverses.laws.kinds"),
    ("games.multiverses.pages.options", "games.multiverses.laws.kinds"),
    ("games.multiverses.pages.build", "games.multiverses.pages.choice games.pages.rows"),
    ("games.multiverses.pages.kind", "games.multiverses.pages.choice games.pages.rows"),
    ("games.multiverses.pages.copy",
     "games.multiverses.pages.register games.multiverses.pages.choice games.pages.rows"),
    ("games.multiverses.pages.ready", "games.multiverses.pages.testing"),
    ("games.multiverses.pages.reference",
     "games.multiverses.pages.testing games.multiverses.pages.choice games.pages.rows"),
    ("games.multiverses.pages.laws",
     "games.multiverses.pages.register games.multiverses.pages.choice games.pages.rows"),
    ("games.multiverses.pages.place",
     "games.multiverses.pages.which games.multiverses.pages.choice games.pages.rows"),
    ("games.multiverses.pages.line", "games.multiverses.pages.choice games.pages.rows"),
    ("games.multiverses.pages.undo", "games.pages.undo"),
    ("games.multiverses.pages.more", "games.pages.more games.pages.rows games.pages.giving_up"),
    ("games.multiverses.pages.chapters", "games.pages.chapters"),
    ("games.multiverses.pages.end", "games.pages.ended games.pages.told"),
)

# What may stand in several rows, by how the names begin.
COPIED = (
    "games.pages.",
    "games.infer.pages.dice_art",
    "games.infer.pages.dice_faces",
    "games.infer.pages.dice_pages",
    "games.infer.pages.small_dice",
    "games.infer.pages.theory_page",
    "games.turing.pages.laid",
    "games.turing.pages.given",
    "games.turing.pages.play",
    "games.deduction.pages.chosen",
    "games.deduction.deal.code",
    "games.deduction.pages.grid",
    "games.deduction.pages.picture",
    "games.deduction.pages.signs",
    "games.potions.brew.english",
    "games.potions.brew.short",
    "games.potions.pages.rows",
    "games.multiverses.laws.kinds",
    "games.multiverses.pages.choice",
    "games.multiverses.pages.register",
    "games.multiverses.pages.testing",
    "games.multiverses.pages.which",
    "ui.art",
)

# What `boot.py` and `safemode.py` need, joined once more: they run before the app, in a memory of their own.
BEFORE = ("service_mode", "box.boards box.crashes keep keep.journal keep.ledger")


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


def may_be_copied(name: str) -> bool:
    """Whether a module (its dotted name) may stand in several rows."""
    return name.startswith(tuple(_ours(begin) for begin in COPIED))


def _ours(name: str) -> str:
    return "lawkeeper." + name
