"""Sets and brews, for rows: "♥♠♠", "♥♠→fizzy", "1 heart, 2 spades"."""

from lawkeeper.games.potions.brew import kinds


def signs(space, brew):
    """-> a set in signs: "♥♠♠"."""
    return "".join([kinds.sign(space.kinds, kind) for kind in brew])


def made_of(space, brew):
    """-> a set in words: "1 heart, 2 spades"."""
    told = []
    for kind in range(space.kinds):
        count = len([one for one in brew if one == kind])
        if count:
            told.append("%d %s" % (count, kinds.word(space.kinds, kind, count)))
    return ", ".join(told)


def potion(space, brew, result, width=21):
    """-> a brew for a row of so many characters: "♥♠→fizzy", names cut where there are many."""
    told = signs(space, brew) + "→"
    names = space.called(result).split()
    each = (width - len(told) - len(names) + 1) // len(names)
    if len(told + " ".join(names)) > width:
        names = [name[:each] for name in names]
    return told + " ".join(names)
