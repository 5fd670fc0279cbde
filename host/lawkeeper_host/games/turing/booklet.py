"""A booklet to print: many problems, the solutions upside down at the end.

For owners of the printed game some twenty a page, with the numbers of the cards to lay out and of the
verification cards; or (`sheets`) each with what is on its cards and a note sheet, to be played with a pencil
alone. A4, black on white with the three shapes in their colours; the same problems give the same bytes (no
date, no name of a machine).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache

from fpdf import FPDF

from lawkeeper.games.turing.problems import cards as tables
from lawkeeper.games.turing.problems import numbers, texts
from lawkeeper.games.turing.problems.problem import EXTREME, NIGHTMARE, Problem
from lawkeeper_host.games.turing import text as lines
from lawkeeper_host.games.turing.signs import document, width, wrapped, write


@dataclass(frozen=True)
class Entry:
    """A problem with its number in the pack, and the questions that the Expert needs on average."""

    number: int
    problem: Problem
    expected: float | None = None


PAGE_W, PAGE_H, EDGE = 210.0, 297.0, 14.0
INNER = PAGE_W - 2 * EDGE
BOTTOM = PAGE_H - EDGE
ROW = 3.7  # one line of a card
HEAD = 9.5  # title of a problem
GAP = 2.5  # between two cards, and between cards and sheet
PAD = 1.6
TINY, SMALL, CARD, NORMAL, TITLE, COVER = 6.3, 7.5, 8.0, 9.0, 12.0, 22.0
ROUNDS = 6  # rows of a note sheet
SHEET_ROW = 4.8
CODE_AT = 6 * SHEET_ROW + 1.5  # where the boxes of the code stand, below the digits
SHEET = (ROUNDS + 1) * SHEET_ROW + 1.5
SQUARE = 6.4  # a box of a note sheet
BETWEEN = 6.0  # between two problems of a page
SOLUTION_ROW = 3.9
SOLUTION_COLUMNS, SOLUTION_TAB = 3, 18.5
ACROSS = 3  # problems beside each other, without sheets
LINE = 4.4  # a verifier of them
EPOCH = datetime(2000, 1, 1, tzinfo=UTC)  # a PDF file wants a date; this one is the same every day
GREY, THIN = 120, 0.2

HOW = (
    "Each problem hides a code of three digits from 1 to 5. Each verifier checks one criterion of its card; "
    "which one, nobody knows.",
    "In a round write down a proposal and question up to three verifiers about it. A box, or a person who "
    "looks up the solution, answers whether the proposal passes (✓) or not (✗).",
    "Extreme: of the two cards of a verifier one is true. Nightmare: which card belongs to which verifier is "
    "not known. Fewest rounds win, then fewest questions; the par is the Machine's. Expected: what a very "
    "good player needs on average with these cards.",
)
HOW_PRINTED = (
    "For each verifier A to F lay out its criteria card (two of them in extreme) and, face down, the "
    "verification card that has the number behind it; in nightmare the criteria cards lie in the middle. "
    "Nobody sees the solution.",
    "The par is the Machine's: rounds and questions. Expected: questions that a very good player needs on "
    "average with these cards.",
)


def booklet(title: str, about: str, entries: Sequence[Entry], sheets: bool = False) -> bytes:
    """A PDF file of these problems. `about` goes under the title: author and licence."""
    book = _Book(title)
    if sheets:
        book.cover(about, HOW)
        book.filled(entries)
    else:
        book.cover(about, HOW_PRINTED)
        book.listing(entries)
    book.solutions(entries)
    return bytes(book.pdf.output())


class _Book:
    """The file as it grows: `y` is where the next block begins."""

    def __init__(self, title: str) -> None:
        self.pdf = document()
        self.pdf.set_creation_date(EPOCH)
        self.pdf.set_title(title)
        self.pdf.set_creator("lawkeeper")
        self.pdf.set_auto_page_break(False)
        self.pdf.set_line_width(THIN)
        self.title = title
        self.y = 0.0

    def cover(self, about: str, how: Sequence[str]) -> None:
        """The head of the first page: title, what it is, how it is used."""
        self._new_page()
        write(self.pdf, EDGE, self.y + 8, self.title, COVER, "B")
        write(self.pdf, EDGE, self.y + 15, about, NORMAL)
        self.y += 22
        for rule in how:
            for text in wrapped(self.pdf, rule, NORMAL, INNER):
                write(self.pdf, EDGE, self.y, text, NORMAL)
                self.y += 4.4
            self.y += 1.2
        self.y += 4

    # --- a page full of problems ---

    def listing(self, entries: Sequence[Entry]) -> None:
        """The problems row by row, as many in each row as there is room for."""
        for at in range(0, len(entries), ACROSS):
            row = entries[at : at + ACROSS]
            height = max(_box_height(entry.problem) for entry in row)
            if self.y + height > BOTTOM:
                self._new_page()
            for column, entry in enumerate(row):
                self._box(EDGE + column * (INNER + GAP) / ACROSS, self.y, height, entry)
            self.y += height + GAP

    def _box(self, x: float, y: float, height: float, entry: Entry) -> None:
        """One problem: its kind, then a row for each verifier with its cards and its verification card."""
        room = (INNER + GAP) / ACROSS - GAP
        problem = entry.problem
        self.pdf.set_draw_color(GREY)
        self.pdf.rect(x, y, room, height)
        after = write(self.pdf, x + PAD, y + 5.4, str(entry.number), TITLE, "B")
        write(self.pdf, after + 2, y + 5.4, _kind(problem), SMALL)
        write(self.pdf, x + PAD, y + 9.4, _notes(entry), SMALL)
        base = y + 9.6
        if problem.mode == NIGHTMARE:
            base += LINE
            cards = "  ".join(map(str, problem.shown_cards()))
            write(self.pdf, x + PAD, base, f"cards  {cards}", NORMAL, "B")
        for letter, number in enumerate(numbers.numbers(problem)):
            base += LINE
            write(self.pdf, x + PAD, base, lines.LETTERS[letter], NORMAL, "B")
            shown = "" if problem.mode == NIGHTMARE else "  ".join(map(str, problem.shown(letter)))
            write(self.pdf, x + PAD + 7, base, shown, NORMAL, "B")
            write(self.pdf, x + PAD + 24, base, f"verification {number}", SMALL)

    # --- problems with their sheets ---

    def filled(self, entries: Sequence[Entry]) -> None:
        """The problems in their order, but for one that fills a page on which the next one has no room."""
        waiting = [(entry, _Laid(self.pdf, entry.problem)) for entry in entries]
        while waiting:
            fitting = (at for at, (_, laid) in enumerate(waiting) if self.y + laid.height <= BOTTOM)
            at = next(fitting, None)
            if at is None:
                self._new_page()
            entry, laid = waiting.pop(at or 0)
            self._problem(entry, laid)

    def _problem(self, entry: Entry, laid: _Laid) -> None:
        problem = entry.problem
        self._head(entry)
        for row, height in zip(laid.rows, laid.heights, strict=True):
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

    def _head(self, entry: Entry) -> None:
        base = self.y + 6
        x = write(self.pdf, EDGE, base, f"{entry.number}", TITLE, "B")
        write(self.pdf, x + 3, base, _kind(entry.problem), NORMAL)
        text = _notes(entry)
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

    def solutions(self, entries: Sequence[Entry]) -> None:
        """Pages turned by 180 degrees; a reader has to turn the booklet round."""
        waiting = [
            (f"{one.number}:  {tables.digits(one.problem.code)}", _criteria(one.problem))
            for one in sorted(entries, key=lambda entry: entry.number)
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
            write(self.pdf, x + SOLUTION_TAB, y, criteria, TINY)


def _kind(problem: Problem) -> str:
    mode, level = lines.MODES[problem.mode], lines.DIFFICULTIES[problem.difficulty]
    return f"{mode}, {level}, {len(problem.cards)} verifiers"


def _notes(entry: Entry) -> str:
    """What it was published as, its par, the expected questions."""
    problem = entry.problem
    notes = [problem.label] if problem.label else []
    if any(problem.machine):
        notes.append("par {}r {}q".format(*problem.machine))
    if entry.expected is not None:
        notes.append(f"expected {entry.expected:.1f}")
    return ", ".join(notes)


def _box_height(problem: Problem) -> float:
    return 12.0 + (len(problem.cards) + (problem.mode == NIGHTMARE)) * LINE


def _criteria(problem: Problem) -> str:
    """Every letter's true card and criterion: `A3b B7a ...`."""
    asked = zip(lines.LETTERS, problem.order, strict=False)
    return " ".join(f"{letter}{lines.criterion(problem, at)}" for letter, at in asked)


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
    pdf = document()  # to measure with: a card is on many pages
    rows: list[str] = []
    for k in range(tables.criteria(card)):
        first, *more = wrapped(pdf, f"{lines.letter(k)} {texts.text(card, k)}", CARD, room)
        rows += [first, *(f"   {text}" for text in more)]
    return wrapped(pdf, texts.about(card), SMALL, room), rows


class _Laid:
    """The cards of a problem in rows, how high each is, and how much room all takes with the note sheet."""

    def __init__(self, pdf: FPDF, problem: Problem) -> None:
        self.rows = _rows(list(_cells(pdf, problem)))
        self.heights = [max(cell.height for cell in row) for row in self.rows]
        self.height = HEAD + sum(self.heights) + GAP * len(self.heights) + SHEET


def _cells(pdf: FPDF, problem: Problem) -> Iterator[_Cell]:
    """The verifiers in order; in nightmare the cards alone, in rising order."""
    count = len(problem.cards)
    across = (2 if count == 4 else 3) if problem.mode == EXTREME else count
    room = (INNER - GAP * (across - 1)) / across
    if problem.mode == NIGHTMARE:
        for card in problem.shown_cards():
            yield _Cell(pdf, "", (card,), room)
        return
    for at in range(len(problem.cards)):
        yield _Cell(pdf, lines.LETTERS[at], problem.shown(at), room)


def _rows(cells: Sequence[_Cell]) -> list[Sequence[_Cell]]:
    across = round((INNER + GAP) / (cells[0].width + GAP))
    return [cells[at : at + across] for at in range(0, len(cells), across)]
