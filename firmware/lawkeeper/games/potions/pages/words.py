"""Entries of the list of rules in words: loaded where one is read."""

from lawkeeper.games.potions.brew.english import sentence
from lawkeeper.games.potions.brew.signs import signs
from lawkeeper.games.potions.pages.tray import who


def words(game, number):
    """-> an entry in words."""
    book = game.book
    found = book.experiment(number)
    if found:
        told = signs(game.space, game.set_of(found[0])) + " became " + game.space.called(found[1])
    else:
        told = sentence(game.space, book.code(number))
    crossed = "" if found or book.stands(number, game.out) else " (crossed off)"
    return "%d by %s%s: %s." % (number, who(game, book.author(number)), crossed, told)
