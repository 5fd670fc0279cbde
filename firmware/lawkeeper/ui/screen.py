"""What a page shows, as data: 8 rows of 21 characters. `canvas` draws it; tests read it as text.

Row 0 is the title. It is inverse, unless the cursor's row is: there is one bar on a screen, and then a rule
stands in the title. Rows 1-6 are rows[0..5]; with `big` set, rows 1-4 are one line of characters of
24 x 32 pixels and rows[0..1] are rows 5-6; with `bar` set, row 6 is a progress bar. Row 7 is the foot: what
the buttons do here.
"""

WIDTH = 21
ROWS = 8
CUT = "…"

PLAIN, INVERSE, BIG, RULED = range(4)

_FULL = "█"
_TRACK = "═"


def cut(text, width, dots=CUT):
    """`text` in at most `width` characters; what is cut off leaves a "…" behind."""
    return text if len(text) <= width else text[: max(0, width - 1)] + dots[:width]


def fit(text, width=WIDTH, tab="\t", space=" ", dots=CUT):
    """`text` in exactly `width` characters.

    "left\tright" puts the second part to the right edge and "left\tmiddle\tright" the second in the middle.
    Where they do not fit together the left part is cut, since what stands on the right is a number or a
    value. It may be bytes too, a byte for a character, when `tab`, `space` and `dots` are.
    """
    if tab not in text:
        text = cut(text, width, dots)
        return text + space * (width - len(text))
    parts = text.split(tab)
    left = parts[0]
    if len(parts) > 2:
        left = cut(left, width, dots)
        start = max(len(left) + 1 if left else 0, (width - len(parts[1])) // 2)
        left = left + space * (start - len(left)) + parts[1]
    right = cut(parts[-1], width, dots)
    left = cut(left, width - len(right) - 1 if right else width, dots)
    return left + space * (width - len(left) - len(right)) + right


def arrows(above, below):
    """What stands right in the title of a page that scrolls, with its tab: ▲ and ▼ where there is more."""
    return "\t" + ("▲" if above else "") + ("▼" if below else " ") if above or below else ""


def ruled(title):
    """A title with a rule between its two parts, or behind the only one, where there is room."""
    parts = title.split("\t")
    right = " " + parts[1] if len(parts) > 1 else ""
    rule = WIDTH - 1 - len(parts[0]) - len(right)
    return title if rule < 2 else parts[0] + " " + "-" * rule + right


def bar_text(value, most, width=WIDTH):
    """A progress bar of `width` characters in half-character steps; `value` of `most` is done."""
    halves = max(0, min(2 * width, 2 * width * value // most)) if most > 0 else 0
    full = halves >> 1
    text = _FULL * full + "▌" * (halves & 1)
    return text + _TRACK * (width - len(text))


class Screen:
    """What a page shows.

    title: str, the part after a tab to the right. rows: up to 6 str, laid out by `fit`. cursor: index into
    rows of the one shown inverse, or -1. big: None or up to 5 characters. foot: str. secret: True when it may
    be seen only while a button is held. bar: None or (value, most). art: None, or the dots of pictures over
    the text: an int for each of the 8 rows, as `ui.art` makes them. half: 1 or 2 when only the left or the
    right half of the cursor's row is inverse, else 0.
    """

    half = 0

    def __init__(self, title="", rows=(), foot="", cursor=-1, big=None, secret=False, bar=None, art=None):
        self.title = title
        self.rows = rows
        self.foot = foot
        self.cursor = cursor
        self.big = big
        self.secret = secret
        self.bar = bar
        self.art = art

    def text(self, row):
        """What stands in text row 0..7, before it is laid out; `big` for each of the rows it takes."""
        if row == 0:
            return self.title
        if row == ROWS - 1:
            return self.foot
        if self.big is not None and row < 5:
            return self.big
        if self.bar is not None and row == 6:
            return bar_text(self.bar[0], self.bar[1])
        index = self._index(row)
        return self.rows[index] if index < len(self.rows) else ""

    def style(self, row):
        """PLAIN, INVERSE, BIG or RULED for text row 0..7."""
        if row == 0:
            return INVERSE if self.cursor < 0 else RULED
        if row == ROWS - 1:
            return PLAIN
        if self.big is not None and row < 5:
            return BIG
        return INVERSE if self._index(row) == self.cursor else PLAIN

    def _index(self, row):
        return row - 5 if self.big is not None else row - 1

    def lines(self):
        """The screen as 8 str of 21 characters; big characters as "[[09:59]]" in row 2."""
        return [self._line(row) for row in range(ROWS)]

    def _line(self, row):
        style = self.style(row)
        if style != BIG:
            return fit(ruled(self.title) if style == RULED else self.text(row))
        return fit("\t[[" + self.big + "]]\t" if row == 2 else "")
