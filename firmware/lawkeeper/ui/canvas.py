"""Draws a Screen into the display's own memory layout: 8 pages of 128 columns, a page for each text row."""

from lawkeeper.ui import bigfont
from lawkeeper.ui.font import GLYPHS, SIGNS, glyph
from lawkeeper.ui.screen import BIG, CUT, INVERSE, PLAIN, ROWS, RULED, WIDTH, fit, ruled

COLUMNS = 128

# A row as one integer, 8 bits for a column: bitwise work on all its columns at once.
_ALL = (1 << 8 * COLUMNS) - 1
_TOP = _ALL // 255  # the top pixel of every column
_BARE = (0,) * ROWS  # no picture in any row
_UNDER = 4  # added to the style of a row that stands under an inverse one

_FONT = memoryview(GLYPHS)
_SPACE, _SIGN = 32, 127  # numbers of the first glyph and of the first of SIGNS: those of ASCII are its own
# Three bytes each: a sign of two is filled up.
_SIGNS = SIGNS.encode().replace(b"\xc2", b"\0\xc2").replace(b"\xc3", b"\0\xc3")
_DOTS = bytes((_SIGN + SIGNS.find(CUT),))

# What four pixels of a column become when they are drawn twice as large.
_TWICE = bytes([sum([3 << 2 * i for i in range(4) if n >> i & 2]) for n in range(32)])  # two bytes each


class Canvas:
    """The 1024 bytes that the display shows, and what is drawn in them.

    `buffer` goes to the display page by page, one byte for a column of 8 pixels with the lowest bit on top. A
    row is composed only when its text, its style, its picture or what it borders on changed.

    Letters leave the top pixel of their row free. An inverse row takes that pixel of the row below too, so
    that its dark letters have light on all sides; where letters outside come close, the light steps back from
    them.
    """

    def __init__(self):
        self.buffer = bytearray(COLUMNS * ROWS)
        self._texts = [None] * ROWS
        self._styles = bytearray(ROWS)
        self._arts = _BARE
        self._light = _ALL  # the columns of an inverse row that are
        self._left = 1

    def draw(self, screen):
        """Draw what differs from the screen before. Returns the bit mask of the rows (pages) that changed."""
        mask = 0
        above = PLAIN
        fresh = False
        before, self._arts = self._arts, screen.art or _BARE
        light = _ALL
        if screen.half:
            light >>= 4 * COLUMNS
            light = light if screen.half == 1 else light ^ _ALL
        moved = light != self._light
        self._light = light
        for row in range(ROWS):
            text = screen.text(row)
            style = screen.style(row)
            under = above == INVERSE
            above = style
            if under:  # never inverse itself: there is one bar on a screen
                style |= _UNDER
            # An inverse row looks at the letters of the row above, which may be new.
            fresh = text != self._texts[row] or style != self._styles[row] or (fresh and style == INVERSE)
            fresh = fresh or moved and (under or style == INVERSE)
            if fresh or self._arts[row] != before[row]:
                fresh = True
                self._texts[row] = text
                self._styles[row] = style
                self._compose(row, text, style)
                mask |= 1 << row
        return mask

    def forget(self):
        """Draw every row again next time."""
        for row in range(ROWS):
            self._texts[row] = None

    def nudge(self):
        """Shift the picture by a pixel, to and fro, which spares the display. Not to its left edge: the first
        letter of a bar would have no light there."""
        self._left = 3 - self._left
        self.forget()

    def _compose(self, row, text, style):
        # A view of this row alone: what is put into a slice of the buffer moves all bytes behind it.
        pixels = memoryview(self.buffer)[row * COLUMNS : (row + 1) * COLUMNS]
        pixels[:] = bytes(COLUMNS)
        if style & ~_UNDER == BIG:
            _lay_big(pixels, self._left, text[:5], row - 1)
        else:
            _lay(pixels, self._left, ruled(text) if style == RULED else text)
        art = (self._arts[row] << 8 * self._left) & _ALL
        if art or style == INVERSE or style & _UNDER:
            ink = self._ink(row, style, int.from_bytes(pixels, "little"), art)
            pixels[:] = ink.to_bytes(COLUMNS, "little")

    def _ink(self, row, style, ink, art):
        """The dots of a row with its picture: over letters, but never inverse."""
        if style == INVERSE:
            ink = self._inverse(row, ink)
            return ink & ~_room(art) | art if art else ink
        ink |= art
        return ink | (_TOP & self._light & ~_spread(ink >> 1)) if style & _UNDER else ink

    def _inverse(self, row, ink):
        """Dark `ink` on light, which steps back from letters of the row above."""
        light = self._light
        if row == 0:
            return ink ^ light
        above = int.from_bytes(self.buffer[(row - 1) * COLUMNS : row * COLUMNS], "little") >> 7
        return ink ^ light ^ _spread(above) & light


def _lay(pixels, at, text):
    """Lay the glyphs of `text` into blank columns from `at` on."""
    codes = _codes(text)
    if b"\t" in codes or len(codes) > WIDTH:
        codes = fit(codes, WIDTH, b"\t", b" ", _DOTS)
    font, space = _FONT, _SPACE  # in such loops a name of the module costs twice as much
    for code in codes:
        end = at + 6
        if code > space:
            code = 6 * (code - space)
            pixels[at:end] = font[code : code + 6]
        at = end


def _lay_big(pixels, at, text, page):
    """Lay page 0..3 of big characters into the middle of the columns from `at` on."""
    columns = b"".join([big_glyph(char, page) for char in text])
    at += (6 * WIDTH - len(columns)) // 2
    pixels[at : at + len(columns)] = columns


def _codes(text):
    """-> bytes, for every character the number of its glyph.

    Nothing goes through the str character by character: MicroPython looks each of them up among all the names
    that it knows, which takes 0.1 ms.
    """
    data = text.encode()
    if not data or max(data) < _SIGN:
        return data
    codes, first = bytearray(len(data)), _SIGN
    count = at = begin = end = 0
    for code in data:
        at += 1
        if code < first:
            codes[count] = code
            count += 1
            continue
        if code == first or code >= 0xC0:  # the first byte of a sign
            begin = at - 1
            end = begin + (1 if code < 0x80 else 2 if code < 0xE0 else 3 if code < 0xF0 else 4)
        if at == end:
            found = _SIGNS.find(data[begin:at])
            codes[count] = first + (found // 3 if found >= 0 else len(SIGNS))
            count += 1
    return bytes(codes[:count])


def big_glyph(char, page):
    """24 columns of page 0..3 of a character of 24 x 32 pixels."""
    at = 24 * bigfont.CHARS.find(char)
    if at >= 0:
        half = at + 12 * (page >> 1)
        bits = [(byte << 1 >> 4 * (page & 1)) & 30 for byte in bigfont.GLYPHS[half : half + 12]]
        return b"".join([_TWICE[at : at + 2] for at in bits])
    fourfold = bytes(4), b"\x0f" * 4, b"\xf0" * 4, b"\xff" * 4
    return b"".join([fourfold[byte >> 2 * page & 3] for byte in glyph(char)])


def _room(art):
    """What a picture takes of an inverse row: all dots of its columns and of their neighbours. It stays
    light on dark there."""
    for half in (4, 2, 1):
        art |= art >> half
    return _spread(art) * 255


def _spread(dots):
    """The top dots of `dots` and their neighbours to the left and right; no other bit counts."""
    dots &= _TOP
    return (dots | dots << 8 | dots >> 8) & _ALL
