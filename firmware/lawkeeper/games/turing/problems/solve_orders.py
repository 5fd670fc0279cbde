"""The orders of nightmare (item 8), in which every letter may ask every place: counted, never listed.

They are counted place by place, by the letters that are taken: from the first place on and from the last.
"""


def ways(masks, answers):
    """-> list: at letter * places + place in how many orders the letter asks the place; () when no order
    fits.

    masks: the criterion of each place; answers: list of (letter, code, 0 or 1)."""
    count = len(masks)
    every = (1 << count) - 1
    may = [_letters(passing, answers, every) for passing in masks]
    before = [{0: 1}]
    for place in range(count - 1):
        before.append(_spread(before[place], may[place]))
    found = [0] * (count * count)
    after = {0: 1}
    for place in range(count - 1, -1, -1):
        for letter in range(count):
            if may[place] >> letter & 1:
                rest = every ^ 1 << letter
                orders = 0
                for taken, number in before[place].items():
                    orders += number * after.get(rest ^ taken, 0)
                found[letter * count + place] = orders
        after = _spread(after, may[place])
    return found if after else ()


def _letters(passing, answers, every):
    """-> the letters that may ask a place, as bits."""
    for letter, code, answer in answers:
        if passing >> code & 1 != answer:
            every &= ~(1 << letter)
    return every


def _spread(ways, letters):
    """Give one more place to one of `letters` (bits). -> {letters taken: in how many ways}."""
    found = {}
    for taken, number in ways.items():
        free = letters & ~taken
        while free:
            letter = free & -free
            free ^= letter
            found[taken | letter] = found.get(taken | letter, 0) + number
    return found
