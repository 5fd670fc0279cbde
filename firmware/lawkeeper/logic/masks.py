"""Sets of worlds as whole numbers: bit n is set when world n is among them.

A space of so many worlds is `every(worlds)`; what is said about the secret is a mask, the worlds in which it
is true. No function looks beyond the masks that it is given, and none changes them. Masks are never negative.
"""


def every(worlds):
    """-> the mask of all worlds of a space of so many: every(3) == 0b111."""
    return (1 << worlds) - 1


def bits(mask):
    """-> list of the worlds of a mask, lowest first: bits(0b1010) == [1, 3]."""
    found = []
    at = 0
    while mask >> at:
        if mask >> at & 1:
            found.append(at)
        at += 1
    return found


def count(mask):
    """-> how many worlds there are in a mask: count(0b1010) == 2. It takes as many bytes as the space has
    worlds for a moment: cut a space of thousands into slices first."""
    return bin(mask).count("1")


def lowest(mask):
    """-> the lowest world of a mask, -1 when there is none: lowest(0b1010) == 1."""
    return len(bin(mask & -mask)) - 3 if mask else -1


def several(mask):
    """-> whether more than one world is left: several(0b1010), but not several(0b1000) nor several(0)."""
    return mask & (mask - 1) != 0 if mask else False


def one_left(mask):
    """-> whether exactly one world is left: one_left(0b1000), but not one_left(0)."""
    return mask != 0 and not mask & (mask - 1)


def all_of(masks, left):
    """-> the worlds of `left` that are in all of `masks`: all_of((0b011, 0b110), every(3)) == 0b010."""
    for mask in masks:
        left &= mask
    return left


def implied(said, mask):
    """-> whether `mask` is true wherever `said` is: implied(0b010, 0b110). Of a contradiction all follows."""
    return said & mask == said


def contradiction(masks, left):
    """-> whether no world of `left` is in all of `masks`: contradiction((0b001, 0b110), every(3))."""
    return not all_of(masks, left)


def redundant(masks, left):
    """-> list of the places in `masks` (a list or tuple) of what follows from all the others together, within
    `left`: redundant((0b011, 0b111, 0b110), every(3)) == [1]. Of two that are alike both are in it."""
    found = []
    for at, mask in enumerate(masks):
        if implied(all_of(masks[:at] + masks[at + 1 :], left), mask):
            found.append(at)
    return found


def narrowed(left, lacking, mask):
    """Say one thing more. -> (the worlds still left, list of what would be left without each thing said).

    `left` and `lacking` as the call before gave them: every(worlds) and () at first. Something of what was
    said is superfluous when the worlds left are in the list: in narrowed(0b011, [0b111], 0b001) ==
    (0b001, [0b001, 0b011]) the first thing said no longer matters."""
    others = [some & mask for some in lacking]
    others.append(left)
    return left & mask, others
