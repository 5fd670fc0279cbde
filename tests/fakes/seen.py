# portable: runs on CPython and on the MicroPython VM
"""Reading the pictures on a screen as a player does: dice by their faces, big marks."""

from lawkeeper.games.infer.pages import dice_faces
from lawkeeper.ui.art import Art
from lawkeeper.ui.screen import ROWS

LETTERS = "OBW"
COLUMNS = 126


def columns_of(planes, count):
    """-> the columns of a picture as integers, the lowest bit on top."""
    wholes = [plane.to_bytes(COLUMNS + 2, "little") for plane in planes]
    return [sum([whole[x] << 8 * row for row, whole in enumerate(wholes)]) for x in range(count)]


def _known():
    """-> [(height, {first column: [(columns, name)]})] of the sizes."""
    sizes = []
    for style in dice_faces.styles()[:3]:
        faces = {}
        for colour in (1, 2, 3):
            for number in range(1, 7):
                columns = columns_of(dice_faces.face(style, colour, number), style[0] - 1)
                faces.setdefault(columns[0], []).append((columns, LETTERS[colour - 1] + str(number)))
        sizes.append((style[1], faces))
    return sizes


def _big(sign):
    art = Art()
    art.big(0, 8, sign)
    return columns_of(art.rows, 24)


SIZES = _known()
MARKS = [(sign, _big(sign)) for sign in "✗○"]


def lines(art):
    """-> a text for each row of dice on a screen with pictures, such as "O3 B5", and "[[○]]" for a big mark;
    dice under others are not seen."""
    found = {}
    columns = columns_of(art, COLUMNS) if art else []
    for x, column in enumerate(columns):
        for sign, big in MARKS:
            if column and columns[x : x + 24] == big:
                found[0] = ["[[" + sign + "]]"]
        for high, faces in SIZES if column else ():
            for y in range(8, 8 * ROWS - 7 - high):
                for face, name in faces.get(column >> y & (1 << high) - 1, ()):
                    if [each >> y & (1 << high) - 1 for each in columns[x : x + len(face)]] == face:
                        found.setdefault(y + high, []).append(name)
    return [" ".join(found[foot]) for foot in sorted(found)]
