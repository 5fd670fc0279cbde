"""A deal to print: nine slips to fold, nine clues to fold, and the solution, closed by a fold.

A4, black on white, signs and words; the same deal gives the same bytes."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from fpdf import FPDF

from lawkeeper.games.deduction.deal import cards
from lawkeeper.games.deduction.deal.code import spelt
from lawkeeper.games.deduction.deal.deal import CODE, Deal
from lawkeeper_host.games.deduction import text

PAGE_W, PAGE_H, EDGE = 210.0, 297.0, 12.0
INNER = PAGE_W - 2 * EDGE
ACROSS = 3  # slips above each other, clues beside each other
THIRD = INNER / 3
CLUES = 9  # slips for them in every mode: their number would tell how many coins fell
EPOCH = datetime(2000, 1, 1, tzinfo=UTC)
GREY, SIGN = 130, 9.0
DIAMOND = 9  # for a fill alone: no shape of the game
SMALL, NORMAL, BIG = 8.0, 11.0, 20.0
RULES = (
    "Everybody gets one hand. First each player says one thing about it, then each asks another player one "
    "question that is answered with yes, no or a number. Then talk, without telling more of your hands. "
    "Up to three different clues may be opened; none is on the hidden card. Name the card together."
)
MODE = {
    False: "Full: all twelve Singles that show the hidden card are in the nine hands.",
    True: "Coin: nine to twelve Singles that show the hidden card are in the nine hands.",
}
CLOSE = "Fold the lowest third up over the middle and close it with tape. Open it when all are agreed."
_SHADE = {0: 1.0, 1: 0.5, 2: 0.0}  # Filled, Partial, Hollow: how much of a shape is black


def slips(code: bytes, seats: int) -> bytes:
    """A PDF file of the deal with this code for so many players; hands beyond them are marked as spare."""
    paper = _Paper("Deduction")
    paper.add(code, seats)
    return bytes(paper.pdf.output())


def booklet(name: str, about: str, records: Sequence[tuple[int, bytes]]) -> bytes:
    """The slips of all deals of a pack, one deal after the other, for nine players each."""
    paper = _Paper(f"{name} ({about})" if about else name)
    for number, record in records:
        paper.add(record[:CODE], cards.HANDS, f"Deal {number} of {name}. ")
    return bytes(paper.pdf.output())


class _Paper:
    """The file as it grows."""

    deal: Deal
    seats: int
    label: str

    def __init__(self, title: str) -> None:
        self.pdf = FPDF("portrait", "mm", "A4")
        self.pdf.set_creation_date(EPOCH)
        self.pdf.set_title(title)
        self.pdf.set_creator("lawkeeper")
        self.pdf.set_auto_page_break(False)

    def add(self, code: bytes, seats: int, label: str = "") -> None:
        """The pages of one deal; `label` stands on each slip."""
        self.deal, self.seats, self.label = Deal(code), seats, label
        for first in range(0, cards.HANDS, ACROSS):
            self.hands(first)
        self.clues()
        self.solution(code)

    def hands(self, first: int) -> None:
        """A page with three slips: what is seen, the hand, and an empty third to fold over it."""
        self.pdf.add_page()
        height = (PAGE_H - 2 * EDGE) / ACROSS
        for at in range(ACROSS):
            top, number = EDGE + at * height, first + at
            self._frame(EDGE, top, INNER, height)
            self._fold(EDGE + 2 * THIRD, top, EDGE + 2 * THIRD, top + height)
            self._outside(number, top)
            self._inside(number, top)

    def _outside(self, number: int, top: float) -> None:
        spare = number >= self.seats
        self._write(EDGE + 5, top + 16, f"Hand {number + 1}", BIG, "B")
        self._write(EDGE + 5, top + 24, "spare" if spare else f"for player {number + 1} alone", NORMAL)
        self._block(EDGE + 5, top + 32, RULES, THIRD - 10)
        self._block(EDGE + 5, top + 66, self.label + MODE[self.deal.coin], THIRD - 10)
        self._write(EDGE + 5, top + 84, "Cut out; fold the empty third over the hand.", SMALL)

    def _inside(self, number: int, top: float) -> None:
        singles, completes = self.deal.hand(number)
        left, y = EDGE + THIRD + 3, top + 12
        self._write(left, y, f"Singles of hand {number + 1}", SMALL)
        for kind in singles:
            y += 11
            self._single(left, y, kind)
            self._write(left + 16, y, cards.WORDS[kind], NORMAL + 3, "B")
        y += 14
        self._write(left, y, "Completes: neither is the hidden card", SMALL)
        for card in completes:
            y += 11
            fill, colour, shape = cards.shows(card)
            self._sign(left, y, fill, shape)
            self._write(left + 10, y, cards.WORDS[colour][0], NORMAL, "B")
            self._write(left + 14.5, y, cards.named(card), NORMAL, "B")

    def clues(self) -> None:
        """A page of clues to fold, in the order in which they are opened."""
        self.pdf.add_page()
        width, height = INNER / ACROSS, (PAGE_H - 2 * EDGE) / ACROSS
        for number in range(CLUES):
            x, y = EDGE + number % ACROSS * width, EDGE + number // ACROSS * height
            self._frame(x, y, width, height)
            self._fold(x, y + 2 * height / 3, x + width, y + 2 * height / 3)
            self._write(x + 5, y + 14, f"Clue {number + 1}", BIG - 4, "B")
            self._block(
                x + 5,
                y + 21,
                "Fold the empty part up. One that repeats an earlier one does not count.",
                width - 10,
            )
            if number < len(self.deal.clues):
                kind = self.deal.clues[number]
                self._single(x + 5, y + height / 2 + 6, kind)
                self._write(x + 21, y + height / 2 + 6, cards.WORDS[kind], NORMAL + 3, "B")
            else:
                self._write(x + 5, y + height / 2 + 6, "No further clue.", NORMAL)

    def solution(self, code: bytes) -> None:
        """The last page: folded it shows nothing but its title."""
        self.pdf.add_page()
        for part in (1, 2):
            y = part * PAGE_H / 3
            self._fold(0, y, PAGE_W, y)
        self._write(EDGE, 24, "The hidden card", BIG, "B")
        self._block(EDGE, 34, CLOSE, INNER)
        with self.pdf.rotation(180, PAGE_W / 2, PAGE_H * 5 / 6):
            y = PAGE_H * 5 / 6
            fill, colour, shape = cards.shows(self.deal.hidden)
            self._sign(EDGE, y - 12, fill, shape)
            self._write(EDGE + 10, y - 12, cards.WORDS[colour][0], NORMAL, "B")
            self._write(EDGE + 18, y - 12, cards.named(self.deal.hidden), BIG, "B")
            self._write(EDGE, y, f"Deal {spelt(code)}, {text.MODES[self.deal.coin]}", NORMAL)
            self._write(EDGE, y + 7, f"Clues: {text.singles(self.deal.clues)}", SMALL)

    # -- pieces -------------------------------------------------------------------------------------------

    def _single(self, x: float, y: float, kind: int) -> None:
        """The sign of a Single: a fill in a diamond, the letter of a colour, the outline of a shape."""
        if kind < 3:
            self._sign(x, y, kind, DIAMOND)
        elif kind < 6:
            self._write(x + 1, y, cards.WORDS[kind][0], NORMAL + 6, "B")
        else:
            self._sign(x, y, 2, kind)

    def _sign(self, x: float, y: float, fill: int, shape: int) -> None:
        """A shape with its fill; `y` is the base line."""
        top = y - SIGN * 0.75
        self.pdf.set_draw_color(0)
        self.pdf.set_line_width(0.5)
        self._shape(x, top, SIGN, shape, "D")
        inner = SIGN * _SHADE[fill]
        if inner:
            self.pdf.set_fill_color(0)
            self._shape(x + (SIGN - inner) / 2, top + (SIGN - inner) / 2, inner, shape, "F")

    def _shape(self, x: float, y: float, size: float, shape: int, style: str) -> None:
        if shape == 6:
            self.pdf.ellipse(x, y, size, size, style)
        elif shape == 7:
            self.pdf.rect(x, y, size, size, style)
        else:
            half = size / 2
            corners = [(x + half, y), (x + size, y + size), (x, y + size)]
            if shape == DIAMOND:
                corners = [(x + half, y), (x + size, y + half), (x + half, y + size), (x, y + half)]
            self.pdf.polygon(corners, style=style)

    def _frame(self, x: float, y: float, width: float, height: float) -> None:
        self.pdf.set_draw_color(GREY)
        self.pdf.set_line_width(0.2)
        self.pdf.rect(x, y, width, height)

    def _fold(self, x: float, y: float, to_x: float, to_y: float) -> None:
        self.pdf.set_draw_color(GREY)
        self.pdf.set_line_width(0.2)
        self.pdf.set_dash_pattern(2, 2)
        self.pdf.line(x, y, to_x, to_y)
        self.pdf.set_dash_pattern()

    def _write(self, x: float, y: float, words: str, size: float, style: str = "") -> None:
        self.pdf.set_font("Helvetica", style, size)
        self.pdf.text(x, y, words)

    def _block(self, x: float, y: float, words: str, width: float) -> None:
        self.pdf.set_font("Helvetica", "", SMALL)
        self.pdf.set_xy(x - 1, y - 3)
        self.pdf.multi_cell(width, 3.8, words, align="L")
