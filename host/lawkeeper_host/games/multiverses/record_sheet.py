"""Sheets to play from paper: one for the Dust and the register of laws, one for each player's universes. A4,
black on white; the same sheet gives the same bytes."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from fpdf import FPDF

PAGE_W, PAGE_H, EDGE = 210.0, 297.0, 14.0
INNER = PAGE_W - 2 * EDGE
EPOCH = datetime(2000, 1, 1, tzinfo=UTC)
SMALL, NORMAL, BIG = 8.0, 10.0, 18.0
LINE = 7.0  # mm from one line to write on to the next
UNIVERSES, LAWS = 3, 5  # of a player, on one sheet
COLUMNS, ROWS = 4, 18  # of the Dust: 72 words
REGISTER = 14  # laws
RULES = (
    "A turn: first a law, then a word. A law is tested with one random word: if it excludes the word it "
    "is valid, if it takes it in it is invalid, for everybody until the end. A word goes to the end of "
    "a line or begins one, in a universe whose laws it obeys, all of them. A universe is worth the "
    "number of its laws times the lengths of its lines, all multiplied; a multiverse is worth its "
    "universes multiplied."
)


def sheets(players: Sequence[str], dust: Sequence[str] = ()) -> bytes:
    """A PDF file: the common sheet with the words of the Dust or room for them, then one for each player."""
    paper = _Paper()
    paper.common(dust)
    for name in players:
        paper.player(name)
    return bytes(paper.pdf.output())


class _Paper:
    """The file as it grows."""

    def __init__(self) -> None:
        self.pdf = FPDF("portrait", "mm", "A4")
        self.pdf.set_creation_date(EPOCH)
        self.pdf.set_title("MultiVerses")
        self.pdf.set_creator("lawkeeper")
        self.pdf.set_auto_page_break(False)

    def common(self, dust: Sequence[str]) -> None:
        """The Dust, each word with a box to cross it out, and all laws that were tested."""
        self._page("MultiVerses: the Dust", RULES)
        width = INNER / COLUMNS
        for at in range(COLUMNS * ROWS):
            x, y = EDGE + at // ROWS * width, 44 + at % ROWS * LINE
            self.pdf.rect(x, y - 3.2, 3.4, 3.4)
            self._rule(x + 5, y, width - 8)
            if at < len(dust):
                self._write(x + 6, y - 0.8, dust[at], NORMAL)
        top = 44 + ROWS * LINE + 8
        self._write(
            EDGE,
            top,
            "Laws, for everybody: tested with a word that they exclude, they are valid.",
            NORMAL,
            "B",
        )
        for number in range(1, REGISTER + 1):
            self._law(number, EDGE, top + number * LINE, INNER)

    def _law(self, number: int, x: float, y: float, width: float) -> None:
        self._write(x, y - 0.8, f"{number}", SMALL)
        self._rule(x + 6, y, width - 72)
        self._write(x + width - 63, y - 0.8, "test word", SMALL)
        self._rule(x + width - 49, y, 26)
        self._write(x + width - 20, y - 0.8, "valid", SMALL)
        self.pdf.rect(x + width - 4, y - 3.6, 3.4, 3.4)

    def player(self, name: str) -> None:
        """The universes of one player."""
        self._page(f"MultiVerses: {name}", "")
        height = (PAGE_H - 2 * EDGE - 30) / UNIVERSES
        for number in range(UNIVERSES):
            self._universe(number + 1, EDGE + 14 + number * height, height - 6)
        self._write(EDGE, PAGE_H - EDGE, "All universes with a word, multiplied:", NORMAL, "B")
        self._rule(EDGE + 75, PAGE_H - EDGE, INNER - 75)

    def _universe(self, number: int, top: float, height: float) -> None:
        self.pdf.rect(EDGE, top, INNER, height)
        self._write(EDGE + 3, top + 6, f"Universe {number}", NORMAL, "B")
        half = INNER / 2
        self._write(EDGE + 3, top + 12, "Laws (numbers of the register)", SMALL)
        for law in range(LAWS):
            self._rule(EDGE + 3, top + 19 + law * LINE, half - 40)
        self._write(EDGE + half - 30, top + 12, "Lines, and how many words", SMALL)
        lines = int((height - 26) // LINE)
        for line in range(lines):
            y = top + 19 + line * LINE
            self._rule(EDGE + half - 30, y, half + 12)
            self.pdf.rect(EDGE + INNER - 13, y - 5.4, 10, 5.4)
        self._write(EDGE + 3, top + height - 3, "laws x lines, multiplied =", SMALL)
        self._rule(EDGE + 38, top + height - 3, 40)

    # -- pieces --------------------------------------------------------------------------------------------

    def _page(self, title: str, words: str) -> None:
        self.pdf.add_page()
        self.pdf.set_draw_color(110)
        self.pdf.set_line_width(0.2)
        self._write(EDGE, EDGE + 6, title, BIG, "B")
        if words:
            self.pdf.set_font("Helvetica", "", SMALL)
            self.pdf.set_xy(EDGE - 1, EDGE + 9)
            self.pdf.multi_cell(INNER, 3.8, words, align="L")

    def _rule(self, x: float, y: float, width: float) -> None:
        self.pdf.line(x, y, x + width, y)

    def _write(self, x: float, y: float, words: str, size: float, style: str = "") -> None:
        self.pdf.set_font("Helvetica", style, size)
        self.pdf.text(x, y, printable(words))


def printable(words: str) -> str:
    """What the fonts of every PDF reader have; a name's other letters become question marks."""
    return words.encode("cp1252", "replace").decode("cp1252")
