"""The orders of nightmare (item 8), in which every letter may ask every place: counted, never listed.

may: for each place the letters that may ask it, as bits; asked: the letters that were asked, as bits. All
others may ask any place: so only those are followed.
"""


def number(may, asked):
    """-> in how many orders the letters may ask the places."""
    ways = _ways(may, asked)
    return sum(ways[0].values()) * _free(may, ways)


def orders(may, asked, numbers):
    """Yield for some of these orders, counted from 0, the place that each letter asks."""
    ways = _ways(may, asked)
    for number in numbers:
        yield _order(may, asked, ways, number)


def _order(may, asked, ways, number):
    number, free = divmod(number, _free(may, ways))
    taken, number = _which(ways[0], number)
    others = [place for place in range(len(may)) if not taken >> place & 1]
    found = []
    level = 0
    for letter in range(len(may)):
        if asked >> letter & 1:
            level += 1
            some = {}
            for place, letters in enumerate(may):
                if letters >> letter & taken >> place & 1:
                    some[place] = ways[level].get(taken ^ 1 << place, 0)
            place, number = _which(some, number)
            taken ^= 1 << place
        else:
            free, at = divmod(free, len(others))
            place = others.pop(at)
        found.append(place)
    return found


def _which(some, number):
    """some: {what may be: in how many ways}. -> what way `number` is, and which of its ways."""
    for one in sorted(some):
        if number < some[one]:
            break
        number -= some[one]
    return one, number


def _free(may, ways):
    """-> in how many orders the letters that were not asked may be."""
    found = 1
    for letter in range(len(may) + 1 - len(ways)):
        found *= letter + 1
    return found


def _ways(may, asked):
    """-> list: for each letter that was asked, and behind the last, {places for it and those behind it, as
    bits: in how many ways}."""
    found = [{0: 1}]
    for letter in range(len(may) - 1, -1, -1):
        if asked >> letter & 1:
            places = 0
            for place, letters in enumerate(may):
                places |= (letters >> letter & 1) << place
            found.insert(0, _spread(found[0], places))
    return found


def _spread(ways, places):
    """Give one more letter one of `places` (bits). -> {places taken: in how many ways}."""
    found = {}
    for taken, number in ways.items():
        free = places & ~taken
        while free:
            place = free & -free
            free ^= place
            found[taken | place] = found.get(taken | place, 0) + number
    return found
