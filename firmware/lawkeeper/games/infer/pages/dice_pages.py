"""Screens with the dice of an experiment beside what is said of it, in pieces if it is too large for one."""

from lawkeeper.games.infer.laws import experiment
from lawkeeper.games.infer.pages.dice_art import HIGH, TOP, feet, fitting, paint, piles, styles_of, window
from lawkeeper.ui.art import WIDE, Art
from lawkeeper.ui.text import wrap

ROWS = 6  # of text, where a picture may be


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


def parts(dice, wide, high, styles):
    """-> [(dice, style, dots wide, dots high)]: one that fits, else pieces of the smallest style that
    overlap by a row or column, so that every touch can be seen."""
    fits = fitting(dice, wide, high, styles)
    if fits:
        return [(dice,) + fits]
    style = styles[-1]
    columns = (wide + 1) // style[0]
    east = max([die[2] for die in dice])
    rows = feet(piles(dice), style)
    found, top = [], 0
    while True:
        above = rows[top - 1] if top else 0
        below = top + 1
        while below < len(rows) and rows[below] - above <= high + 1:
            below += 1
        for left in range(0, east or 1, columns - 1):
            piece = window(dice, left, top, columns, below - top)
            found.append(
                (piece, style, min(columns, east + 1 - left) * style[0] - 1, rows[below - 1] - above - 1)
            )
        if below == len(rows):
            return found
        top = max(below - 1, top + 1)


def pages(code, setup, words=(), mark=""):
    """-> list of (rows, art) for Screens: the experiment of a dice code, in pieces when it is too large
    for one.

    At its right `words`, at most six of them, or under a big `mark` two; below it when there is no room for
    that; else on a page of their own. Leaning stacks are told on a page more."""
    dice = closed(experiment.dice(code))
    side = 6 * max([4 if mark else 0] + [len(word) for word in words])
    rows = [""] * (4 if mark else 0) + ["\t" + _placed(word, side // 6, mark) for word in words]
    wide = WIDE - side - 4 if side else WIDE
    styles = styles_of(setup)
    lean = bool(code[0] & experiment.LEAN)
    if dice and not fitting(dice, wide, HIGH, styles):
        below = wrap(" ".join(words))
        fits = side and fitting(dice, WIDE, HIGH - 8 * len(below), styles)
        if fits:
            rows = [""] * (ROWS - len(below)) + ["\t" + row + "\t" for row in below]
            return [(rows, _picture((dice,) + fits, WIDE, lean, 8 * len(below)).rows)]
        found = [((), _picture(part, WIDE).rows) for part in parts(dice, WIDE, HIGH, styles)]
        for row, text in enumerate(("%d dice," % len(dice), "see ▲ list")[: 2 * bool(side)]):
            rows[row] = text + rows[row]
        return found + [(rows, _marked(Art(), side, mark))] if side else found
    if not dice:
        rows += [""] * (3 - len(rows))
        rows[2] = "no dice" + rows[2]
    found = [(rows, _marked(_picture((dice,) + fitting(dice, wide, HIGH, styles), wide, lean), side, mark))]
    return found + [(("", "", "They lean: dice touch", "at one height only."), None)] if lean else found


def _picture(part, wide, lean=False, below=0):
    """-> Art with a part of an experiment, as `parts` gives them, in the middle of so many columns, above so
    many rows of dots that stay free."""
    art = Art()
    dice, style, right, foot = part
    paint(art, dice, (wide - right + 1) // 2, TOP + (HIGH - below - foot) // 2, style, lean=lean)
    return art


def _marked(art, side, mark):
    """-> the dots of the picture, with the mark in the middle of the columns at the right."""
    if mark:
        art.big(WIDE - side // 2 - 12, TOP, mark)
    return art.rows


def _placed(word, wide, middle):
    """-> the word with the spaces behind it that bring it to the left of so many characters, or to their
    middle."""
    free = wide - len(word)
    return word + " " * (free // 2 if middle else free)
