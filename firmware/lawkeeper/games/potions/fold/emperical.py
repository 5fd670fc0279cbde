"""What emperical potions add to challenges: experiments that are held against rules, and against each other
(items 67 to 69, 79). Few games have them."""

from lawkeeper.games.potions.fold.challenge import EMPERICAL


def exhibits(book, out, kind, number):
    """-> list of the lower numbers that can be held against entry `number`: experiments, or for one of these
    in an Emperical Challenge the rules that count (items 68, 79)."""
    if kind == EMPERICAL and book.experiment(number):
        return book.standing(out, number - 1)
    return [lower for lower in range(1, number) if book.experiment(lower)]


def consistent(game, number, other):
    """Do two entries agree, an experiment and a rule or another experiment?"""
    book, space = game.book, game.space
    if book.experiment(number) is None:
        number, other = other, number
    brew, result = book.experiment(number)
    against = book.experiment(other)
    if against:
        return brew != against[0] or result == against[1]
    return book.keeps(space, other, game.set_of(brew), result)
