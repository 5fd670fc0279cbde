"""Signs for nine characteristics and pictures of 27 cards, on a screen without colours.

A filling is a diamond, which is no shape of the game: full, half full, empty. A colour is its letter in a
dark block. A shape is its outline. A Complete is its shape, filled so, with the letter of its colour beside
it. Every picture stands beside its word, or the first letters of it.
"""

from lawkeeper.games.deduction.deal.cards import WORDS, shows
from lawkeeper.ui.art import Art
from lawkeeper.ui.font import glyph
from lawkeeper.ui.screen import WIDTH

SIDE = 11  # columns and rows of a picture
CELL, HIGH = 42, 16  # dots of a cell of the grid
_DIAMOND, _BLOCK = 3, 4
_FILLED, _PARTIAL, _HOLLOW = range(3)

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


def _letter(word):
    return int.from_bytes(glyph(word[0]), "little")


def sign(kind):
    """-> the picture of a characteristic, as `Art.put` wants it."""
    if kind < 3:
        return _filled(_DIAMOND, kind)
    if kind >= 6:
        return _filled(kind - 6, _HOLLOW)
    top, below = _filled(_BLOCK, _FILLED)
    letter = _letter(WORDS[kind]) << 8 * 3  # in the middle of the block, a row down
    return [top & ~(letter << 1), below & ~(letter >> 7 & int.from_bytes(b"\1" * SIDE, "little"))]


def complete(card):
    """-> the picture of a Complete without the letter of its colour."""
    filling, _, shape = shows(card)
    return _filled(shape - 6, filling)


def words(card):
    """-> a Complete in two rows: "Partial", "Green Triangle"."""
    filling, colour, shape = shows(card)
    return WORDS[filling], WORDS[colour] + " " + WORDS[shape]


def picture(card):
    """-> (rows, art) that show a Complete in the middle of the screen."""
    art = Art()
    art.put(6, 26, complete(card))
    one, two = words(card)
    art.put(19, 28, [_letter(two)])  # of its colour
    return ["", "", "      " + one, "      " + two], art


def grid(framed):
    """-> (rows, art) of the nine characteristics, a dimension in a row; those of `framed` have a frame."""
    art, rows = Art(), []
    for kind in range(9):
        x, y = CELL * (kind % 3), 8 + HIGH * (kind // 3)
        art.put(x + 4, y + 2, sign(kind))
        if kind in framed:
            _frame(art, x, y)
    for at in (0, 3, 6):
        rows += ["".join(["   " + WORDS[kind][:3] + " " for kind in range(at, at + 3)]), ""]
    return rows, art


def _frame(art, x, y):
    """A frame around a cell, in two halves: a picture is at most 32 columns wide."""
    half = CELL // 2 - 1
    line = int.from_bytes(b"\x01" * half, "little")
    for side, edge in ((0, 0), (half, 8 * half - 8)):
        art.put(x + side, y, [line | 255 << edge, line << 7 | 255 << edge])


class Grid:
    """Where a characteristic is chosen, or a whole card, by its nine signs.

    A characteristic: the arrows move a frame, A takes it. A card: for each row ◀ ▲ ▶ take its left, middle or
    right sign, ▼ goes back a row; with all three A takes it. `.taken`: what was taken, or None."""

    def __init__(self, card=False):
        self.taken = None
        self._card = card
        self._at = [1, 1]  # column, row; with a card, the columns that were chosen
        if card:
            self._at = []

    def word(self):
        """-> what is chosen now, in a word; of a card the row that is asked for."""
        if not self._card:
            return WORDS[self._kind()]
        if len(self._at) == 3:
            return "-".join([WORDS[kind] for kind in self._kinds()])[:WIDTH]
        return ("fill", "colour", "shape")[len(self._at)]

    def foot(self):
        """-> the last row: what the buttons do."""
        if not self._card:
            return "B back\tA " + self.word()
        return "B back ▼last\tA take" if len(self._at) == 3 else "B back\t◀▲▶ " + self.word()

    def _kind(self):
        return 3 * self._at[1] + self._at[0]

    def _kinds(self):
        return [3 * row + column for row, column in enumerate(self._at)]

    def draw(self):
        """-> (rows, art)."""
        return grid(self._kinds() if self._card else (self._kind(),))

    def tap(self, button):
        """UP, DOWN, LEFT, RIGHT or A was pressed, which are 0 to 4."""
        if self._card:
            self._tap_card(button)
        elif button == 4:
            self.taken = self._kind()
        else:
            axis = 0 if button > 1 else 1
            self._at[axis] = (self._at[axis] + (1 if button in (1, 3) else 2)) % 3

    def _tap_card(self, button):
        whole = len(self._at) == 3
        if button == 1:
            self._at[-1:] = []
        elif button == 4 and whole:
            self.taken = 9 * self._at[0] + 3 * self._at[1] + self._at[2]
        elif button != 4 and not whole:
            self._at.append({2: 0, 0: 1, 3: 2}[button])
