"""The registry of games. A new game is one folder beside this file and one row in `GAMES`.

The package of a game says in its `__init__` what it is made of, and imports nothing:

    fold(setup bytes) -> (module, class) of the fold of moves that this set-up is played by
    PAGES = lines of text: short name, module, class
    root(game) -> short name of the page that a game in this state is at
    PINNED = (module, ...)            what stays loaded while players are at the pages of this game
    FOLD = (module, ...)              what the fold is made of: it stays while there is a game on the table
    KEEP = (module, function)         of (data, game): puts what must outlive the game into the second home
"""

from lawkeeper import modules

# id (never used twice: it stands in journals and packs), package, title
GAMES = ((1, "infer", "Infer"), (2, "turing", "Turing Machine"))

RESULTS_KEPT = 8


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
    return getattr(modules.load(package + "." + row[0]), row[1])


def title(game_id):
    """-> the name of the game as players read it. Refused for an id that is not in the table."""
    return _row(game_id)[2]


def rules(game_id, setup):
    """-> the class of the rules for `setup` (bytes): made from (set-up, seed), changed only by `.play`."""
    package = _package(game_id)
    return _named(package, modules.load(package).fold(setup))


def page(name):
    """-> the class of the page called "menus.home" or "infer.table"."""
    room, short = name.split(".")
    package = "lawkeeper.menus" if room == "menus" else "lawkeeper.games." + room
    return _named(package, _page_row(modules.load(package), short))


def _page_row(package, short):
    """-> (module, class) of a page."""
    text = package.PAGES
    start = text.index("\n" + short + " ") + len(short) + 2
    return text[start : text.index("\n", start)].split()


def tidy(name, game, played=0):
    """Forget what the page called `name` has no use for: one page is open at a time.

    The fold stays while there is a `game` on the table, that of the game called `played` (its id) or, with 0,
    any; the pinned pages stay while the players are in its room. True when something was forgotten.
    """
    room, short = name.split(".")
    keep = (_page_row(modules.load("lawkeeper.menus"), short)[0],) if room == "menus" else ()
    dropped = modules.drop("lawkeeper.menus", keep=keep) | modules.drop("lawkeeper.logic")
    for number, other, _ in GAMES:
        package = "lawkeeper.games." + other
        if modules.loaded(package):
            made_of = modules.load(package)
            keep = made_of.FOLD if game is not None and played in (0, number) else ()
            if other == room:
                keep += made_of.PINNED + (_page_row(made_of, short)[0],)
            dropped = modules.drop(package, keep=keep) or dropped
    if dropped:
        for shared in ("menu", "reader", "text", "bigfont"):  # a page that is made of one loads it again
            modules.drop("lawkeeper.ui", shared)
    return dropped


def root(game_id, game):
    """-> the name of the page that `game` is at."""
    return _row(game_id)[1] + "." + modules.load(_package(game_id)).root(game)


def remember(data, game_id, game):
    """Put what `game` leaves behind into `data`, the dict of the second home: sums, result line, its deck.

    Called when the game makes room for another one. A second call for one game changes nothing: the power may
    have been cut after the first one.
    """
    package = _package(game_id)
    _named(package, modules.load(package).KEEP)(data, game)
    tag = game.fingerprint()
    if data.get("last") == tag:
        return
    data["last"] = tag
    sums = data.setdefault("stats", {}).setdefault(_row(game_id)[1], {})
    for word in ("played", game.outcome()):
        sums[word] = sums.get(word, 0) + 1
    data["results"] = ([game.line()] + list(data.get("results", ())))[:RESULTS_KEPT]
