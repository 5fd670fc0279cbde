"""Pictures over the text of a screen, for `Screen(art=...)`.

Dots come as integers, one for each 8 rows of dots: 8 bits for a column, the lowest bit on top. That is the
display's own order, and one shift moves all columns of a picture at once.
"""

from lawkeeper.ui.canvas import big_glyph
from lawkeeper.ui.screen import ROWS

WIDE = 126  # columns of a screen, those of its text

_MOST = 32  # columns of a picture
_LANES = ((1 << 8 * _MOST) - 1) // 255  # the top dot of every column


class Art:
    """.rows: the dots of each text row, for `Screen`. What is put down is added to what is there."""

    def __init__(self):
        self.rows = [0] * ROWS

    def put(self, x, y, dots):
        """Put a picture down, its top left dot at (x, y) of the 126 x 64 where text stands. `dots`: its
        integers from the top, for at most 32 columns."""
        row, down, left = y >> 3, y & 7, 8 * x
        for plane in dots:
            if down:
                below = (plane >> 8 - down) & (_LANES * (255 >> 8 - down))
                if below:
                    self.rows[row + 1] |= below << left
                plane = (plane & (_LANES * (255 >> down))) << down
            self.rows[row] |= plane << left
            row += 1

    def big(self, x, y, char):
        """A character of 24 x 32 dots."""
        self.put(x, y, [int.from_bytes(big_glyph(char, page), "little") for page in range(4)])
