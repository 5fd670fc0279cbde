"""A booklet to print: problems with their cards and a note sheet each, the solutions upside down at the end.

A4, black on white with the three shapes in their colours; the same problems give the same bytes (no date, no
name of a machine, no embedded font).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from functools import cache

from fpdf import FPDF

from lawkeeper.games.turing.problems import cards as tables
from lawkeeper.games.turing.problems import texts
from lawkeeper.games.turing.problems.problem import EXTREME, NIGHTMARE, Problem
from lawkeeper_host.games.turing import text as lines
from lawkeeper_host.games.turing.signs import width, wrapped, write

Numbered = tuple[int, Problem]
"""A problem with its number in the pack."""

PAGE_W, PAGE_H, EDGE = 210.0, 297.0, 14.0
INNER = PAGE_W - 2 * EDGE
BOTTOM = PAGE_H - EDGE
ROW = 3.7  # one line of a card
HEAD = 11.0  # title of a problem
GAP = 3.0  # between two cards, and between cards and sheet
PAD = 1.6
SMALL, CARD, NORMAL, TITLE, COVER = 7.5, 8.5, 9.0, 12.0, 22.0
ROUNDS = 7  # rows of a note sheet
SHEET_ROW = 5.2
CODE_AT = 6 * SHEET_ROW + 3  # where the boxes of the code stand, below the digits
SHEET = (ROUNDS + 1) * SHEET_ROW
SQUARE = 6.4  # a box of a note sheet
BETWEEN = 9.0  # between two problems of a page
SOLUTION_ROW = 4.6
SOLUTION_COLUMNS, SOLUTION_TAB = 2, 19.0
EPOCH = datetime(2000, 1, 1, tzinfo=UTC)  # a PDF file wants a date; this one is the same every day
GREY, THIN = 120, 0.2

HOW = (
    "Each problem hides a code of three digits from 1 to 5. Each verifier checks one criterion of its card; "
    "which one, nobody knows.",
    "In a round write down a proposal and question up to three verifiers about it. A box, or a person who "
    "looks up the solution, answers whether the proposal passes (✓) or not (✗).",
    "Extreme: of the two cards of a verifier one is true. Nightmare: which card belongs to which verifier is "
    "not known. Fewest rounds win, then fewest questions; the par is the Machine's.",
)


def booklet(title: str, about: str, problems: Sequence[Numbered]) -> bytes:
    """A PDF file of these problems. `about` goes under the title: author and licence."""
    book = _Book(title)
    book.cover(about)
    for number, problem in problems:
        book.problem(number, problem)
    book.solutions(problems)
    return bytes(book.pdf.output())


class _Book:
    """The file as it grows: `y` is where the next block begins."""

    def __init__(self, title: str) -> None:
        self.pdf = FPDF("portrait", "mm", "A4")
        self.pdf.set_creation_date(EPOCH)
        self.pdf.set_title(title)
        self.pdf.set_creator("lawkeeper")
        self.pdf.set_auto_page_break(False)
        self.pdf.set_line_width(THIN)
        self.title = title
        self.y = 0.0

    def cover(self, about: str) -> None:
        """The head of the first page: title, what it is, how it is used."""
        self._new_page()
        write(self.pdf, EDGE, self.y + 8, self.title, COVER, "B")
        write(self.pdf, EDGE, self.y + 15, about, NORMAL)
        self.y += 22
        for rule in HOW:
            for text in wrapped(self.pdf, rule, NORMAL, INNER):
                write(self.pdf, EDGE, self.y, text, NORMAL)
                self.y += 4.4
            self.y += 1.2
        self.y += 4

    def problem(self, number: int, problem: Problem) -> None:
        """A problem goes where it fits whole: below the last one, or on a new page."""
        cells = list(_cells(self.pdf, problem))
        heights = [max(cell.height for cell in row) for row in _rows(cells)]
        if self.y + HEAD + sum(heights) + GAP * len(heights) + SHEET > BOTTOM:
            self._new_page()
        self._head(number, problem)
        for row, height in zip(_rows(cells), heights, strict=True):
            for at, cell in enumerate(row):
                cell.draw(EDGE + at * (cell.width + GAP), self.y, height)
            self.y += height + GAP
        self._sheet(problem)
        self.y += BETWEEN

    def _new_page(self) -> None:
        self.pdf.add_page()
        self.y = EDGE
        page = str(self.pdf.page_no())
        write(self.pdf, PAGE_W - EDGE - width(self.pdf, page, SMALL), PAGE_H - 6, page, SMALL)

    def _head(self, number: int, problem: Problem) -> None:
        base = self.y + 6
        x = write(self.pdf, EDGE, base, f"{number}", TITLE, "B")
        kind = f"{lines.MODES[problem.mode]}, {lines.DIFFICULTIES[problem.difficulty]}"
        write(self.pdf, x + 3, base, f"{kind}, {len(problem.cards)} verifiers", NORMAL)
        notes = [problem.label] if problem.label else []
        if any(problem.machine):
            notes.append("par: {} rounds, {} questions".format(*problem.machine))
        text = ", ".join(notes)
        write(self.pdf, PAGE_W - EDGE - width(self.pdf, text, NORMAL), base, text, NORMAL)
        self.pdf.set_draw_color(GREY)
        self.pdf.line(EDGE, self.y, PAGE_W - EDGE, self.y)
        self.y += HEAD

    # --- the note sheet ---

    def _sheet(self, problem: Problem) -> None:
        """Rounds with their proposals and answers, digits to strike out, and in nightmare who asks what."""
        letters = lines.LETTERS[: len(problem.cards)]
        top, x = self.y, EDGE
        x = self._grid(x, top, ["▲", "■", "●", *letters], ROUNDS)
        x = self._grid(x + 4 * GAP, top, ["▲", "■", "●"], 5, "12345")
        if problem.mode == NIGHTMARE:
            shown = [str(card) for card in problem.shown_cards()]
            self._grid(x + 3 * GAP, top, shown, len(letters), letters, side=True)
        code, below = x - 3 * SQUARE, top + CODE_AT
        write(self.pdf, code - 8, below + SHEET_ROW - 1.4, "Code", SMALL)
        for at in range(3):
            self.pdf.rect(code + at * SQUARE, below, SQUARE, SHEET_ROW)
        self.y += SHEET

    def _grid(
        self, x: float, y: float, heads: Sequence[str], rows: int, signs: str = "", side: bool = False
    ) -> float:
        """Boxes below heads; `signs` are printed into the boxes of a row, or with `side` before it. -> right
        edge."""
        x += 4.0 if side else 0.0
        for column, head in enumerate(heads):
            left = x + column * SQUARE
            self._centred(left, y, head, "B")
            for row in range(rows):
                self.pdf.rect(left, y + (row + 1) * SHEET_ROW, SQUARE, SHEET_ROW)
                if signs and not side:
                    self._centred(left, y + (row + 1) * SHEET_ROW, signs[row])
        for row, sign in enumerate(signs if side else ""):
            write(self.pdf, x - 4.0, y + (row + 2) * SHEET_ROW - 1.4, sign, SMALL, "B")
        return x + len(heads) * SQUARE

    def _centred(self, left: float, top: float, sign: str, style: str = "") -> None:
        middle = left + (SQUARE - width(self.pdf, sign, SMALL, style)) / 2
        write(self.pdf, middle, top + SHEET_ROW - 1.4, sign, SMALL, style)

    # --- solutions ---

    def solutions(self, problems: Sequence[Numbered]) -> None:
        """Pages turned by 180 degrees; a reader has to turn the booklet round."""
        waiting = [
            (f"{number}:  {tables.digits(problem.code)}", _criteria(problem)) for number, problem in problems
        ]
        rows = int((BOTTOM - EDGE - HEAD) / SOLUTION_ROW)
        for start in range(0, len(waiting), rows * SOLUTION_COLUMNS):
            self._new_page()
            with self.pdf.rotation(180, PAGE_W / 2, PAGE_H / 2):
                self._solution_page(waiting[start : start + rows * SOLUTION_COLUMNS], rows)

    def _solution_page(self, entries: Sequence[tuple[str, str]], rows: int) -> None:
        write(self.pdf, EDGE, EDGE + 6, "Solutions", TITLE, "B")
        for at, (head, criteria) in enumerate(entries):
            column, row = divmod(at, rows)
            x, y = EDGE + column * INNER / SOLUTION_COLUMNS, EDGE + HEAD + (row + 1) * SOLUTION_ROW
            write(self.pdf, x, y, head, NORMAL, "B")
            write(self.pdf, x + SOLUTION_TAB, y, criteria, SMALL)


def _criteria(problem: Problem) -> str:
    """Every letter's true card and criterion: `A 3b  B 7a ...`."""
    asked = zip(lines.LETTERS, problem.order, strict=False)
    return "  ".join(f"{letter} {lines.criterion(problem, at)}" for letter, at in asked)


# --- cards ---


class _Cell:
    """One verifier on the page: a frame with a letter and one card in it, or two side by side."""

    def __init__(self, pdf: FPDF, letter: str, shown: Sequence[int], room: float) -> None:
        self.pdf, self.letter, self.width = pdf, letter, room
        inner = room / len(shown) - 2 * PAD
        self.cards = [(card, *_card_lines(card, inner)) for card in shown]
        longest = max(len(about) + len(criteria) for _, about, criteria in self.cards)
        self.height = (longest + 1) * ROW + 2 * PAD + 1

    def draw(self, x: float, y: float, height: float) -> None:
        """Draw it with its upper left corner at x, y."""
        self.pdf.set_draw_color(GREY)
        self.pdf.rect(x, y, self.width, height)
        if self.letter:
            write(self.pdf, x + PAD, y + PAD + 3.4, self.letter, TITLE, "B")
        part = self.width / len(self.cards)
        for at, (card, about, criteria) in enumerate(self.cards):
            left, base = x + at * part + PAD, y + PAD + 3
            name = f"card {card}"
            write(self.pdf, left + part - 2 * PAD - width(self.pdf, name, SMALL, "B"), base, name, SMALL, "B")
            for text in about:
                base += ROW
                write(self.pdf, left, base, text, SMALL)
            base += 1
            for text in criteria:
                base += ROW
                write(self.pdf, left, base, text, CARD)


@cache
def _card_lines(card: int, room: float) -> tuple[list[str], list[str]]:
    """(what the card is about, its criteria with their letters), in lines that fit."""
    pdf = FPDF()  # to measure with: a card is on many pages
    rows: list[str] = []
    for k in range(tables.criteria(card)):
        first, *more = wrapped(pdf, f"{lines.letter(k)} {texts.text(card, k)}", CARD, room)
        rows += [first, *(f"   {text}" for text in more)]
    return wrapped(pdf, texts.about(card), SMALL, room), rows


def _cells(pdf: FPDF, problem: Problem) -> Iterator[_Cell]:
    """The verifiers in order; in nightmare the cards alone, in rising order."""
    across = 2 if problem.mode == EXTREME else 4 if len(problem.cards) == 4 else 3
    room = (INNER - GAP * (across - 1)) / across
    if problem.mode == NIGHTMARE:
        for card in problem.shown_cards():
            yield _Cell(pdf, "", (card,), room)
        return
    for at in range(len(problem.cards)):
        yield _Cell(pdf, lines.LETTERS[at], problem.shown(at), room)


def _rows(cells: Sequence[_Cell]) -> list[Sequence[_Cell]]:
    across = round(INNER / cells[0].width)
    return [cells[at : at + across] for at in range(0, len(cells), across)]
