"""Reads the screen back from its pixels by the very fonts that it was drawn with, as an eye would."""

import io
from functools import cache

from lawkeeper.ui.bigfont import CHARS
from lawkeeper.ui.canvas import COLUMNS, Canvas
from lawkeeper.ui.font import SIGNS, glyph
from lawkeeper.ui.screen import ROWS, WIDTH, Screen, fit
from lawkeeper_host.render import display_picture

CELL = 6
SHIFTS = range(3)  # the picture wanders by a pixel or two to spare the display
UNREADABLE = "\N{REPLACEMENT CHARACTER}"
BIG_ROWS = range(1, 5)
BIG_COLUMNS = 24
# Letters leave the top pixel of their row free; the rows above and below may light it.
_LETTER = bytes(value & 0xFE for value in range(256))
_INVERSE = bytes(value ^ 0xFE for value in _LETTER)


def text(picture: bytes) -> list[str]:
    """The 8 rows of 21 characters; big characters as "[[09:59]]" in row 2, as `Screen.lines` writes them."""
    pages = [picture[page * COLUMNS : (page + 1) * COLUMNS] for page in range(ROWS)]
    return min((_rows(pages, shift) for shift in SHIFTS), key=lambda rows: "".join(rows).count(UNREADABLE))


def _rows(pages: list[bytes], shift: int) -> list[str]:
    rows = [_read(page, shift)[1] for page in pages]
    if any(UNREADABLE in rows[row] for row in BIG_ROWS):
        big = _read_big(pages[1:5], shift)
        if big:
            rows[1:5] = [" " * WIDTH] * len(BIG_ROWS)
            rows[2] = fit("\t[[%s]]\t" % big)
    return rows


def inverse(picture: bytes, row: int) -> bool:
    """Whether a text row, or a half of it, stands dark on light: the title, the cursor."""
    page = picture[row * COLUMNS : (row + 1) * COLUMNS]
    return any(_read(page, shift, plain=False)[0] >= WIDTH for shift in SHIFTS)


def png(picture: bytes, scale: int = 4) -> bytes:
    """The screen as a PNG file."""
    out = io.BytesIO()
    display_picture(picture, scale).save(out, format="PNG")
    return out.getvalue()


def _read(page: bytes, shift: int, plain: bool = True) -> tuple[int, str]:
    """(characters recognised, the row), by the best of light on dark, dark on light, and a half of each."""
    tables = [(_INVERSE, _INVERSE), (_INVERSE, _LETTER), (_LETTER, _INVERSE)]
    if plain:
        tables.insert(0, (_LETTER, _LETTER))
    middle = COLUMNS // 2
    pages = (page[:middle].translate(left) + page[middle:].translate(right) for left, right in tables)
    return max((_cells(page, shift) for page in pages), key=lambda found: found[0])


def _cells(page: bytes, shift: int) -> tuple[int, str]:
    known = _letters()
    cells = [page[start : start + CELL] for start in range(shift, shift + CELL * WIDTH, CELL)]
    row = "".join(known.get(cell, UNREADABLE) for cell in cells)
    return WIDTH - row.count(UNREADABLE), row


def _read_big(pages: list[bytes], shift: int) -> str:
    """Up to five big characters in the middle of four pages; "" when there are none."""
    masked = [pages[0].translate(_LETTER), *pages[1:]]
    for count in range(1, 6):
        start = shift + CELL * WIDTH // 2 - count * BIG_COLUMNS // 2
        cells = [
            b"".join(page[at : at + BIG_COLUMNS] for page in masked)
            for at in range(start, start + count * BIG_COLUMNS, BIG_COLUMNS)
        ]
        if all(cell in _big_letters() for cell in cells) and _dark_beside(masked, start, count * BIG_COLUMNS):
            return "".join(_big_letters()[cell] for cell in cells)
    return ""


def _dark_beside(pages: list[bytes], start: int, width: int) -> bool:
    return not any(any(page[:start]) or any(page[start + width :]) for page in pages)


def _all_characters() -> str:
    return "".join(map(chr, range(32, 127))) + SIGNS


@cache
def _letters() -> dict[bytes, str]:
    found: dict[bytes, str] = {}
    for char in _all_characters():
        found.setdefault(bytes(glyph(char)).translate(_LETTER), char)
    return found


@cache
def _big_letters() -> dict[bytes, str]:
    found: dict[bytes, str] = {}
    canvas = Canvas()
    for char in CHARS + _all_characters():
        if char == " ":
            continue
        canvas.draw(Screen(big=char))
        start = 1 + CELL * WIDTH // 2 - BIG_COLUMNS // 2
        pages = [
            canvas.buffer[row * COLUMNS + start : row * COLUMNS + start + BIG_COLUMNS] for row in BIG_ROWS
        ]
        found.setdefault(b"".join([bytes(pages[0]).translate(_LETTER), *map(bytes, pages[1:])]), char)
    return found
