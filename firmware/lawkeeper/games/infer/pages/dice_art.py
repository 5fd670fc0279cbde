"""An experiment as pictures of dice, seen from above: a face for what can be seen, and under it, as
slabs, the dice that it stands on.

Dice are (colour 1..3, number 1..6, x, y, ...) in stacking order, as `laws.experiment.dice` gives them.
How a die looks at which size is in `dice_faces`; whole screens with them are in `dice_pages`. Every page that
draws dice carries all of this in its own file on the board: opening it is one import.
"""

from lawkeeper.games.infer.pages import dice_faces
from lawkeeper.games.infer.pages.small_dice import initials

TOP, HIGH = 8, 47  # where a picture begins, and its rows of dots: what is between title and foot
_LEAN = 3  # columns that a leaning die hangs over


def styles_of(setup):
    """-> the styles in which a table sees its dice, the largest first."""
    return dice_faces.styles(initials(setup.colours) if setup.letters else "")


def window(dice, left, top, wide, high):
    """-> the dice of `wide` x `high` cells from (left, top) on, as seen from there."""
    return [
        die[:2] + (die[2] - left, die[3] - top)
        for die in dice
        if 0 <= die[2] - left < wide and 0 <= die[3] - top < high
    ]


def piles(dice):
    """-> dict (x, y) -> the dice there, from below."""
    found = {}
    for die in dice:
        found.setdefault((die[2], die[3]), []).append(die)
    return found


def feet(found, style):
    """-> for each row of cells, from the north, the row of dots below it: stacks need room above them.
    `found`: of `piles`."""
    under = [0] * (1 + max([place[1] for place in found] or [-1]))
    for place, pile in found.items():
        under[place[1]] = max(under[place[1]], len(pile) - 1)
    at, rows = 0, []
    for most in under:
        at += style[1] + style[2] * most
        rows.append(at)
    return rows


def paint(art, dice, x, y, style, lean=False, loose=None):
    """Draw dice in cells 0 and up, from the dots (x, y) on. `lean`: the two stacks lean (`laws.world`).
    `loose`: [(x, y, dots)] that are drawn instead of the last one, which does not stand yet."""
    found = piles(dice)
    rows = feet(found, style)
    last = dice[-1] if loose else None
    hang = _leaning(found) if lean else {}
    for place, pile in found.items():
        at, foot = x + place[0] * style[0], y + rows[place[1]]
        for die in pile[:-1]:
            foot -= style[2]
            art.put(at, foot, dice_faces.slab(style, die[0]))
        colour, number = pile[-1][:2]
        foot -= style[1]
        if pile[-1] is last:
            for right, down, dots in loose:
                art.put(at + right, foot + down, dots)
        else:
            art.put(at + hang.get(place, 0), foot, dice_faces.face(style, colour, number))


def _leaning(found):
    """-> dict place -> how far the upper die of a stack hangs over: to the other stack, or away from the
    one beside it."""
    (one, other) = sorted(found)
    apart = max(abs(one[0] - other[0]), abs(one[1] - other[1])) > 1
    return {one: _LEAN if apart else -_LEAN, other: -_LEAN if apart else _LEAN}


def fitting(dice, wide, high, styles):
    """-> (style, dots wide, dots high) of the largest style in which the dice fit into so many dots, else
    None."""
    found = piles(dice)
    if not dice:
        return styles[0], 0, 0
    columns = 1 + max([place[0] for place in found])
    for style in styles:
        right, foot = columns * style[0] - 1, feet(found, style)[-1] - 1
        if right <= wide and foot <= high:
            return style, right, foot
    return None
