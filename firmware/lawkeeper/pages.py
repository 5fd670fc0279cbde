"""Where a page lies: the look-up in the tables of the menus and of the games."""

from lawkeeper import games, modules
from lawkeeper.menus import PAGES


def page_row(name):
    """-> [dotted module, class, and perhaps "heavy"] of the page called "menus.home" or "GAME.table"."""
    room, short = name.split(".")
    package = "lawkeeper.menus" if room == "menus" else "lawkeeper.games." + room
    text = PAGES if room == "menus" else modules.load(package).PAGES
    start = text.index("\n" + short + " ") + len(short) + 2
    row = text[start : text.index("\n", start)].split()
    row[0] = games.full(package, row[0])
    return row


def page(name):
    """-> the class of the page called "menus.home" or "GAME.table"."""
    row = page_row(name)
    return getattr(modules.load(row[0]), row[1])
