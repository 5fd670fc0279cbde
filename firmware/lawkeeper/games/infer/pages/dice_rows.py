"""An experiment as rows of text, seen from above: a cell of three characters for each place.

A die is the initial of its colour and its number, then a tick for each die under it: "O3 ", "B5'", 'W1"', and
"*" for three or more. A place without a die is a dot. Dice are (colour 1..3, number 1..6, x, y, ...) in
stacking order, as `laws.experiment.dice` gives them.
"""

from lawkeeper.games.infer.laws import experiment
from lawkeeper.ui.text import wrap

WIDE, HIGH = 7, 6  # cells that fit on the screen
_TICKS = " '\"*"


def initials(names):
    """-> three different capitals for the colours. A name that begins like another takes a later letter."""
    taken = ""
    for name in names:
        for char in name.upper() + "QVZ":
            if "A" <= char <= "Z" and char not in taken:
                break
        taken += char
    return taken


def named(die, signs):
    """-> a die as text, "O3"."""
    return signs[die[0] - 1] + str(die[1])


def grid(dice, signs, left=0, top=0, high=HIGH):
    """-> `high` rows of 7 cells: those from (left, top) on."""
    cells = [["·  "] * WIDE for _ in range(high)]
    under = {}
    for die in dice:
        x, y = die[2] - left, die[3] - top
        below = under[x, y] = under.get((x, y), -1) + 1
        if 0 <= x < WIDE and 0 <= y < high:
            cells[y][x] = named(die, signs) + _TICKS[min(below, 3)]
    return ["".join(row) for row in cells]


def piles(dice, signs):
    """-> a text for each stack, its dice from below: "W4 B5 O3"."""
    found = {}
    for die in dice:
        found.setdefault((die[2], die[3]), []).append(named(die, signs))
    return [" ".join(found[cell]) for cell in sorted(found) if len(found[cell]) > 1]


def closed(dice):
    """-> the dice without the empty rows and columns that keep no dice apart: what touches stays the same."""
    for axis in (2, 3):
        line = 1
        while dice and line < max([die[axis] for die in dice]):
            if _holds(dice, axis, line):
                line += 1
            else:
                dice = [_nearer(die, axis) if die[axis] > line else die for die in dice]
    return dice


def _holds(dice, axis, line):
    """Is a row or column in use, or does it keep dice apart?"""
    near = [die[5 - axis] for die in dice if die[axis] == line - 1]
    for die in dice:
        if die[axis] == line:
            return True
        if die[axis] == line + 1 and min([9] + [abs(die[5 - axis] - other) for other in near]) < 2:
            return True
    return False


def _nearer(die, axis):
    return die[:axis] + (die[axis] - 1,) + die[axis + 1 :]


def pages(code, names, high=HIGH):
    """-> list of pages, each a list of at most `high` rows: the experiment of a dice code, then its stacks.

    One that is larger than the screen comes in pieces that overlap by a row or column, so that every touch
    can be seen.
    """
    signs = initials(names)
    dice = closed(experiment.dice(code))
    if not dice:
        return [["\tno dice\t"]]
    east = max([die[2] for die in dice])
    south = max([die[3] for die in dice])
    found = []
    for top in range(0, south or 1, high - 1):
        for left in range(0, east or 1, WIDE - 1):
            rows = grid(dice, signs, left, top, min(high, south - top + 1))
            found.append(["\t" + row[: 3 * (east - left + 1)] + "\t" for row in rows])
    for line in _words(dice, signs, code[0] & experiment.LEAN):
        if len(found[-1]) == high:
            found.append([])
        found[-1].append(line)
    return found


def apart(page):
    """-> a page with a free row below the title, where there is room."""
    return page if len(page) == HIGH else [""] + page


def _words(dice, signs, lean):
    """-> the rows below the drawing."""
    lines = []
    for pile in piles(dice, signs):
        lines += wrap(pile)
    if lines:
        lines.insert(0, "Stacks from below:")
    if lean:
        lines += ("They lean: dice touch", "at one height only.")
    return lines
