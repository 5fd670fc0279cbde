"""The faces of dice as dots, for `ui.art`: what a die looks like at each size, in each colour.

The three colours differ in their filling: the first has a thick frame, the second is an outline, the third
filled. Under another die there is no room for a thick frame: there the first is hatched. A style is how dice
are drawn, (wide, high, slab, letters): dots of a cell, dots that a die under another takes, and the letters
of the three colours, or "" for pips. The last column and the top dot of a cell stay free.
"""

from lawkeeper.games.infer.pages.small_dice import FILLED, FRAMED, OUTLINE, small, spelled
from lawkeeper.ui.font import glyph

# From the largest to the smallest; a stack of 20 fits on the screen in the last.
WITH_PIPS = ((16, 16, 4), (12, 12, 4), (10, 8, 3), (10, 8, 2))
WITH_LETTERS = ((16, 16, 8), (12, 8, 8))

# Columns of the three fillings, then of the pips 1 to 6, then of those in a thick frame, each for the upper 8
# rows and then for the lower.
_FACES_16 = (
    b"\xfc\xfe\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\x06\xfe\xfc\x7f\xff\xc0\xc0\xc0\xc0\xc0\xc0\xc0"
    b"\xc0\xc0\xc0\xc0\xff\x7f"
    b"\xfc\x02\x02\x02\x02\x02\x02\x02\x02\x02\x02\x02\x02\x02\xfc\x7f\x80\x80\x80\x80\x80\x80\x80\x80"
    b"\x80\x80\x80\x80\x80\x7f"
    b"\xfc\xfe\xfe\xfe\xfe\xfe\xfe\xfe\xfe\xfe\xfe\xfe\xfe\xfe\xfc\x7f\xff\xff\xff\xff\xff\xff\xff\xff"
    b"\xff\xff\xff\xff\xff\x7f"
    b"\x00\x00\x00\x00\x00\x00\x80\x80\x80\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x03\x03\x03"
    b"\x00\x00\x00\x00\x00\x00"
    b"\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x38\x38\x38\x00\x00\x00\x00\x38\x38\x38\x00\x00\x00\x00"
    b"\x00\x00\x00\x00\x00\x00"
    b"\x00\x00\x00\x00\x00\x00\x80\x80\x80\x00\x38\x38\x38\x00\x00\x00\x00\x38\x38\x38\x00\x03\x03\x03"
    b"\x00\x00\x00\x00\x00\x00"
    b"\x00\x00\x38\x38\x38\x00\x00\x00\x00\x00\x38\x38\x38\x00\x00\x00\x00\x38\x38\x38\x00\x00\x00\x00"
    b"\x00\x38\x38\x38\x00\x00"
    b"\x00\x00\x38\x38\x38\x00\x80\x80\x80\x00\x38\x38\x38\x00\x00\x00\x00\x38\x38\x38\x00\x03\x03\x03"
    b"\x00\x38\x38\x38\x00\x00"
    b"\x00\x00\xb8\xb8\xb8\x00\x00\x00\x00\x00\xb8\xb8\xb8\x00\x00\x00\x00\x3b\x3b\x3b\x00\x00\x00\x00"
    b"\x00\x3b\x3b\x3b\x00\x00"
    b"\x00\x00\x00\x00\x00\x00\x80\x80\x80\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x03\x03\x03"
    b"\x00\x00\x00\x00\x00\x00"
    b"\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x30\x30\x00\x00\x00\x00\x00\x00\x18\x18\x00\x00\x00\x00"
    b"\x00\x00\x00\x00\x00\x00"
    b"\x00\x00\x00\x00\x00\x00\x80\x80\x80\x00\x30\x30\x00\x00\x00\x00\x00\x00\x18\x18\x00\x03\x03\x03"
    b"\x00\x00\x00\x00\x00\x00"
    b"\x00\x00\x00\x30\x30\x00\x00\x00\x00\x00\x30\x30\x00\x00\x00\x00\x00\x00\x18\x18\x00\x00\x00\x00"
    b"\x00\x18\x18\x00\x00\x00"
    b"\x00\x00\x00\x30\x30\x00\x80\x80\x80\x00\x30\x30\x00\x00\x00\x00\x00\x00\x18\x18\x00\x03\x03\x03"
    b"\x00\x18\x18\x00\x00\x00"
    b"\x00\x00\x00\xb0\xb0\x00\x00\x00\x00\x00\xb0\xb0\x00\x00\x00\x00\x00\x00\x1b\x1b\x00\x00\x00\x00"
    b"\x00\x1b\x1b\x00\x00\x00"
)
_FACES_12 = (
    b"\xfc\xfe\x06\x06\x06\x06\x06\x06\x06\xfe\xfc\x07\x0f\x0c\x0c\x0c\x0c\x0c\x0c\x0c\x0f\x07"
    b"\xfc\x02\x02\x02\x02\x02\x02\x02\x02\x02\xfc\x07\x08\x08\x08\x08\x08\x08\x08\x08\x08\x07"
    b"\xfc\xfe\xfe\xfe\xfe\xfe\xfe\xfe\xfe\xfe\xfc\x07\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x0f\x07"
    b"\x00\x00\x00\x00\x40\xe0\x40\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00"
    b"\x00\x00\x00\x00\x00\x00\x00\x18\x18\x00\x00\x00\x00\x03\x03\x00\x00\x00\x00\x00\x00\x00"
    b"\x00\x00\x00\x00\x40\xe0\x40\x18\x18\x00\x00\x00\x00\x03\x03\x00\x00\x00\x00\x00\x00\x00"
    b"\x00\x00\x18\x18\x00\x00\x00\x18\x18\x00\x00\x00\x00\x03\x03\x00\x00\x00\x03\x03\x00\x00"
    b"\x00\x00\x18\x18\x40\xe0\x40\x18\x18\x00\x00\x00\x00\x03\x03\x00\x00\x00\x03\x03\x00\x00"
    b"\x00\x00\x58\x58\x00\x00\x00\x58\x58\x00\x00\x00\x00\x03\x03\x00\x00\x00\x03\x03\x00\x00"
    b"\x00\x00\x00\x00\x40\xe0\x40\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00"
    b"\x00\x00\x00\x00\x00\x00\x10\x10\x00\x00\x00\x00\x00\x00\x01\x01\x00\x00\x00\x00\x00\x00"
    b"\x00\x00\x00\x00\x40\xe0\x50\x10\x00\x00\x00\x00\x00\x00\x01\x01\x00\x00\x00\x00\x00\x00"
    b"\x00\x00\x00\x10\x10\x00\x10\x10\x00\x00\x00\x00\x00\x00\x01\x01\x00\x01\x01\x00\x00\x00"
    b"\x00\x00\x00\x10\x50\xe0\x50\x10\x00\x00\x00\x00\x00\x00\x01\x01\x00\x01\x01\x00\x00\x00"
    b"\x00\x00\x00\x50\x50\x00\x50\x50\x00\x00\x00\x00\x00\x00\x01\x01\x00\x01\x01\x00\x00\x00"
)

_CHECK = int.from_bytes(b"\xaa\x54" * 8, "little")
_SMALL_FRAME = int.from_bytes(b"\xfe" + b"\x82" * 7 + b"\xfe", "little")
_DASHES = b"\x33\x99\xcc\x66" * 4  # dots that walk around a frame


def styles(letters=""):
    """-> the styles, the largest first. With `letters` ("OBW") on the dice as long as they fit."""
    found = [size + (letters,) for size in WITH_LETTERS] if letters else []
    return found + [size + ("",) for size in (WITH_PIPS[3:] if letters else WITH_PIPS)]


def face(style, colour, number):
    """-> the dots of a die seen from above; colour 1..3, number 1..6."""
    _, high, _, letters = style
    filling = colour - 1
    if letters:
        return _lettered(high, filling, letters[filling] + str(number))
    if high == 8:
        return [small(colour, number)]
    ink = _planes(high, filling)
    dots = _planes(high, 2 + number + (6 if filling == FRAMED else 0))
    return [a & ~b if filling == FILLED else a | b for a, b in zip(ink, dots)]


def loose(style, colour, number, phase):
    """-> [(x, y, dots)] of a die that does not stand yet: small, in a frame of dashes that walk as
    `phase` counts on. At the smallest size the dashes alone: a die that came and
    went would look like one that stands."""
    _, high, _, letters = style
    if high == 8:
        return [(0, 0, dashes(style, phase))]
    if letters:
        x, y, smaller = 2, 4, WITH_LETTERS[1]
    else:
        x, y, smaller = (2, 2, WITH_PIPS[1]) if high == 16 else (1, 2, WITH_PIPS[2])
    return [(0, 0, dashes(style, phase)), (x, y, face(smaller + (letters,), colour, number))]


def dashes(style, phase):
    """-> the dots of a frame around a cell which walks as `phase` counts on."""
    at = phase & 3
    walking = int.from_bytes(_DASHES[at:] + _DASHES[:at], "little")
    frame = [_SMALL_FRAME] if style[1] == 8 else _planes(style[1], OUTLINE)
    return [plane & walking for plane in frame]


def slab(style, colour):
    """-> the dots of a die that has another one on it: its filling, and its letter where there are
    letters."""
    wide, _, high, letters = style
    columns = ((1 << 8 * (wide - 1)) - 1) // 255
    body = (1 << high) - 2
    ends = (1 | 1 << 8 * (wide - 2)) * body
    filling = colour - 1
    ink = columns * body
    if filling == FRAMED:
        ink &= _CHECK
    elif filling == OUTLINE:
        edges = 2 | 1 << high - 1 if high > 3 else 4 if high > 2 else 0
        ink = ends | columns * edges
    if letters:
        at = 8 * (wide // 2 - 3)
        ink &= ~(((1 << 56) - 1) << at)
        ink |= int.from_bytes(glyph(letters[filling]), "little") << at + 8
    return [ink]


def _planes(high, index):
    """-> the integers of a filling, or of pips."""
    data, wide = (_FACES_16, 15) if high == 16 else (_FACES_12, 11)
    at = 2 * index * wide
    return [int.from_bytes(data[i : i + wide], "little") for i in (at, at + wide)]


def _lettered(high, filling, name):
    """-> the dots of a die with its letter and number, "O3"."""
    text = spelled(name)
    if high == 8:
        return [text]
    low = ((1 << 8 * 12) - 1) // 255 * 15
    dots = (text & low) << 4 + 16, (text >> 4 & low) << 16
    ink = _planes(16, filling)
    if filling == FRAMED:
        room = ((1 << 8 * 13) - 1) << 8
        ink = [ink[0] & ~(room // 255 * 0xF0), ink[1] & ~(room // 255 * 0x1F)]
    return [a & ~b if filling == FILLED else a | b for a, b in zip(ink, dots)]
