"""Entries of the list of rules, a row each. Apart from the tray, since most pages show none."""

from lawkeeper.games.potions.brew.short import short
from lawkeeper.games.potions.brew.signs import potion
from lawkeeper.games.potions.pages.tray import who


def row(game, number):
    """-> an entry for a row: "12p3 ♥≥1→!red", "12 box ..."; what no longer counts has a cross before it."""
    book = game.book
    begin = "%d%s%s " % (number, " " * (game.strength > 0), who(game, book.author(number)).lower())
    found = book.experiment(number)
    if found:
        return begin + "was " + potion(game.space, game.set_of(found[0]), found[1], 17 - len(begin))
    if not book.stands(number, game.out):
        begin = "✗" + begin
    return begin + short(game.space, book.code(number), 21 - len(begin))
