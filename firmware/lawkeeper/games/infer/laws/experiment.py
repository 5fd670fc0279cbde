"""Experiments as bytes (dice codes), and as text for people.

The first byte is the number of dice, 0..20, and 0x80 more for a leaning one (`world.Layout`). Two bytes
follow for each die, little-endian: kind | x << 5 | y << 10, where kind is (colour - 1) * 6 + number - 1. x
is east, y is south; dice in one cell are stacked in this order. In a canonical code the least x and y are 0
and the cells come in the order of their rows; `pack` makes such a one.
"""

from lawkeeper.games.infer.laws import LawError

MOST = 20  # dice in an experiment, and dice of one colour in the box (Infer item 1)
LEAN = 0x80
_KINDS = 18


def pack(dice, lean=False):
    """-> canonical dice code of (colour 1..3, number 1..6, x, y) in stacking order; anywhere on the grid,
    so that an experiment may move. LawError when that is no experiment."""
    dice = list(dice)
    if len(dice) > MOST:
        raise LawError("An experiment has at most %d dice." % MOST)
    west = min([die[2] for die in dice] + [99])
    north = min([die[3] for die in dice] + [99])
    rows = []
    for order, (colour, number, x, y) in enumerate(dice):
        if not (1 <= colour <= 3 and 1 <= number <= 6):
            raise LawError("A die has one of three colours and a number from 1 to 6.")
        if x - west > 31 or y - north > 31:
            raise LawError("The dice of an experiment stand within 32 by 32 cells.")
        rows.append((y - north, x - west, order, (colour - 1) * 6 + number - 1))
    code = bytearray((len(dice) | (LEAN if lean else 0),))
    for y, x, _, kind in sorted(rows):
        code.append((kind | x << 5) & 255)
        code.append(x >> 3 | y << 2)
    return check(bytes(code))


def check(code):
    """-> the same bytes. LawError when they are no canonical dice code."""
    n = code[0] & 31 if code else 99
    if n > MOST or len(code) != 1 + 2 * n or code[0] & 0x60:
        raise LawError("This is no experiment: it has the wrong length.")
    rows = [(y, x) for x, y in _cells(code)]
    for i in range(1, len(code), 2):
        if code[i] & 31 >= _KINDS or code[i + 1] & 0x80:
            raise LawError("This is no experiment: there is no such die.")
    if n and (rows[0][0] or min([row[1] for row in rows]) or rows != sorted(rows)):
        raise LawError("This is no experiment: its dice are out of order.")
    if code[0] & LEAN and (n != 4 or rows[0] != rows[1] or rows[2] != rows[3] or rows[1] == rows[2]):
        raise LawError("Only two stacks of two dice can lean.")
    return code


def _cells(code):
    """-> [(x, y)] of the dice."""
    return [(code[i] >> 5 | code[i + 1] << 3 & 31, code[i + 1] >> 2) for i in range(1, len(code), 2)]


def dice(code):
    """-> [(colour, number, x, y, level)] of a dice code; level 0 is the table."""
    found = []
    for i, cell in enumerate(_cells(code)):
        kind = code[1 + 2 * i] & 31
        level = found[-1][4] + 1 if found and found[-1][2:4] == cell else 0
        found.append((kind // 6 + 1, kind % 6 + 1) + cell + (level,))
    return found


def used(code):
    """-> how many dice of each colour it takes, of a dice code."""
    count = [0, 0, 0]
    for i in range(1, len(code), 2):
        count[(code[i] & 31) // 6] += 1
    return tuple(count)


def text(code, letters="OBW"):
    """-> "O3 B5/W2 . | . W1": rows from the north, cells from the west, a stack from below; "-" without
    dice, and " ~" at the end of a leaning one. `letters`: of the three colours."""
    rows = []
    for colour, number, x, y, level in dice(code):
        while len(rows) <= y:
            rows.append([])
        row = rows[y]
        row += ["."] * (x + 1 - len(row))
        name = letters[colour - 1] + str(number)
        row[x] = row[x] + "/" + name if level else name
    return (" | ".join([" ".join(row or ["."]) for row in rows]) or "-") + (" ~" if code[0] & LEAN else "")
