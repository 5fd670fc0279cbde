"""What emperical potions add to challenges: experiments that are held against rules, and against each other
(items 67 to 69, 79). Few games have them."""


def exhibits(book, out, number, rules):
    """-> list of the lower numbers that can be held against entry `number`: experiments; `rules`: the rules
    that count, where it is an experiment itself, as in an Emperical Challenge (items 68, 79)."""
    if rules and book.experiment(number):
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
