"""The registry of games. A new game is one folder beside this file, one number and one row in `GAMES`.

What a game itself is, `games.fold` says: its moves, phases, state and secret. The package of a game says in
its `__init__` what it is made of, and imports nothing:

    played_by(setup bytes) -> (module, class) of the fold that this set-up is played by: a `games.fold.Game`
    PAGES = lines of text: short name, module (with its full name when it lies elsewhere), class; a fourth
            word `heavy` when the page needs all the room there is in memory
    root(game) -> short name of the page that a game in this state is at, when it is not "told" or "paused"
    FOLD = (module, ...)              what stays loaded while there is a game on the table
    KEEP = (module, function)         of (data, game): puts what must outlive the game into the second home
    LIGHTS = (module, function)       of (app, frame, seat or None): sets the lights, see `lights`
    EXPLAINED = (module, name)        of rows (short name of a page, the sentence that newcomers read of it
            once, perhaps another one for a game that is `alone`, "" for none); a game may do without
    ENTERING = short name of the page that gives drafts to `Session.sketch`; their first byte is 0, or one
            more than the argument of that page. A game without drafts, or whose drafts are for the page that
            it is at, does without
    HELD = (module, function)         of (game): after a power cut, None or a row on how it stands, what the
            page of ENTERING is then given, and perhaps the short name of another one; a game may do without
    STATUS = "name:kind ..."          what the cable tells of `public` besides phase and clock; a kind
                                      is "count" or "text"

Beside it `tables.py`, which the board does not carry, says for the documents and the host what these fields
are, and what a record of its packs is made of.

tests/games holds all of this against every row of the table; a game gives it a player, see
tests/fakes/players.py.
"""

from lawkeeper import modules

INFER, TURING, DEDUCTION, POTIONS, MULTIVERSES = range(1, 6)
# These are the ids, never used twice: they stand in journals and packs.

# id, package, title
GAMES = (
    (INFER, "infer", "Infer"),
    (TURING, "turing", "Turing Machine"),
    (DEDUCTION, "deduction", "Deduction"),
    (POTIONS, "potions", "Logic Potions"),
    (MULTIVERSES, "multiverses", "MultiVerses"),
)

# Package, module, table of the rows (as in `keep.settings`) of each game that has settings. Here, since they
# are asked for when no game is on the table: its package need not be loaded for them.
SETTINGS = """
infer infer.settings ROWS
"""


class Refused(Exception):
    """A move or a wish that the rules do not allow. args[0] is a sentence for the players."""


def _row(game_id):
    for row in GAMES:
        if row[0] == game_id:
            return row
    raise Refused("This box does not know game %d. Load newer firmware, or begin a new game." % game_id)


def _package(game_id):
    return "lawkeeper.games." + _row(game_id)[1]


def _named(package, row):
    """-> the thing called row[1] in module row[0] of `package`."""
    return getattr(modules.load(full(package, row[0])), row[1])


def title(game_id):
    """-> the name of the game as players read it. Refused for an id that is not in the table."""
    return _row(game_id)[2]


def rules(game_id, setup):
    """-> the class that plays `setup` (bytes): a `games.fold.Game`, made from (set-up, seed), both bytes.
    Refused for an id that is not in the table."""
    package = _package(game_id)
    return _named(package, modules.load(package).played_by(setup))


def full(package, name):
    """-> the dotted name of what a table of `package` calls `name`."""
    return name if name.startswith("lawkeeper.") else package + "." + name


def made_of(game_id, table=True):
    """-> names of the modules that a game on the table needs all the while; `table`: with what its pages
    share, where its LIGHTS are."""
    package = _package(game_id)
    made = modules.load(package)
    return [full(package, name) for name in made.FOLD if table or name != made.LIGHTS[0]]


def root(game_id, game):
    """-> the name of the page that `game` is at, after any move and after a power cut."""
    if game.finished:
        short = "told"
    elif game.paused and not game.over:
        short = "paused"
    else:
        short = modules.load(_package(game_id)).root(game)
    return _row(game_id)[1] + "." + short


def lights(app, frame, seat):
    """Set the lights of the game on the table; `frame`: see `ui.ring`, `seat`: the one in front, or None."""
    package = _package(app.ledger.game_id)
    _named(package, modules.load(package).LIGHTS)(app, frame, seat)


def settings():
    """-> tuple of the rows of settings that the games declare."""
    rows = ()
    for line in SETTINGS.split("\n"):
        if line:
            rows += _named("lawkeeper.games", line.split()[1:])
    return rows


def status_fields(game_id):
    """-> list of (name, kind) of what the cable tells of a game's `public`, besides phase and clock."""
    return [tuple(field.split(":")) for field in modules.load(_package(game_id)).STATUS.split()]
