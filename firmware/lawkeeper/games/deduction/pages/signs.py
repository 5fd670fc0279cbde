"""Signs for nine characteristics and pictures of 27 cards, on a screen without colours.

A filling is a diamond, which is no shape of the game: full, half full, empty. A colour is its letter: red
dark in a bright block, green in a frame, blue between bars of dots. A shape is its outline. A Complete is
its shape, filled so, with the letter of its colour beside it. Every picture stands beside its word, or the
first letters of it.
"""

from lawkeeper.games.deduction.deal.cards import WORDS, shows
from lawkeeper.ui.font import glyph

SIDE = 11  # columns and rows of a picture
_DIAMOND, _BLOCK = 3, 4
_FILLED, _PARTIAL, _HOLLOW, _RED = range(4)
_BARS = b"\xaa\xaa\0\0\0\0\0\0\0\xaa\xaa\2\2\0\0\0\0\0\0\0\2\2"  # of dots, left and right of a letter

# Circle, square, triangle, diamond, block: outline and whole, a byte for a column of the upper 8 rows, then
# of the rows below.
_SHAPES = (
    b"\xf8\x04\x02\x01\x01\x01\x01\x01\x02\x04\xf8"
    b"\x00\x01\x02\x04\x04\x04\x04\x04\x02\x01\x00"
    b"\xf8\xfc\xfe\xff\xff\xff\xff\xff\xfe\xfc\xf8"
    b"\x00\x01\x03\x07\x07\x07\x07\x07\x03\x01\x00"
    b"\xff\x01\x01\x01\x01\x01\x01\x01\x01\x01\xff"
    b"\x07\x04\x04\x04\x04\x04\x04\x04\x04\x04\x07"
    b"\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff"
    b"\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07\x07"
    b"\x00\x80\x60\x18\x06\x01\x06\x18\x60\x80\x00"
    b"\x06\x05\x04\x04\x04\x04\x04\x04\x04\x05\x06"
    b"\x00\x80\xe0\xf8\xfe\xff\xfe\xf8\xe0\x80\x00"
    b"\x06\x07\x07\x07\x07\x07\x07\x07\x07\x07\x06"
    b"\x20\x50\x88\x04\x02\x01\x02\x04\x88\x50\x20"
    b"\x00\x00\x00\x01\x02\x04\x02\x01\x00\x00\x00"
    b"\x20\x70\xf8\xfc\xfe\xff\xfe\xfc\xf8\x70\x20"
    b"\x00\x00\x00\x01\x03\x07\x03\x01\x00\x00\x00"
    b"\xfe\x01\x01\x01\x01\x01\x01\x01\x01\x01\xfe"
    b"\x03\x04\x04\x04\x04\x04\x04\x04\x04\x04\x03"
    b"\xfe\xff\xff\xff\xff\xff\xff\xff\xff\xff\xfe"
    b"\x03\x07\x07\x07\x07\x07\x07\x07\x07\x07\x03"
)


def _planes(shape, whole):
    """-> [dots of the upper 8 rows, of those below] of an outline, or of a whole shape."""
    at = SIDE * (4 * shape + 2 * whole)
    return [int.from_bytes(_SHAPES[at + SIDE * half : at + SIDE * half + SIDE], "little") for half in (0, 1)]


def _filled(shape, filling):
    """-> the same of a shape that is filled, half filled from below, or empty."""
    edge = _planes(shape, filling == _FILLED)
    if filling == _PARTIAL:
        top, below = _planes(shape, True)
        return [edge[0] | top & int.from_bytes(b"\xc0" * SIDE, "little"), below]
    return edge


def letter(word):
    """-> the picture of the first letter of a word."""
    return int.from_bytes(glyph(word[0]), "little")


def sign(kind):
    """-> the picture of a characteristic, as `Art.put` wants it."""
    if kind < 3:
        return _filled(_DIAMOND, kind)
    if kind >= 6:
        return _filled(kind - 6, _HOLLOW)
    dots = letter(WORDS[kind]) << 8 * 3  # in the middle of the block, a row down
    high, low = dots << 1, dots >> 7 & int.from_bytes(b"\1" * SIDE, "little")
    if kind == _RED:
        top, below = _planes(_BLOCK, True)
        return [top & ~high, below & ~low]
    if kind == _RED + 1:
        top, below = _planes(_BLOCK, False)
    else:
        top, below = [int.from_bytes(_BARS[at : at + SIDE], "little") for at in (0, SIDE)]
    return [top | high, below | low]


def complete(card):
    """-> the picture of a Complete without the letter of its colour."""
    filling, _, shape = shows(card)
    return _filled(shape - 6, filling)


def words(card):
    """-> a Complete in two rows: "Partial", "Green Triangle"."""
    filling, colour, shape = shows(card)
    return WORDS[filling], WORDS[colour] + " " + WORDS[shape]
