"""The booklet to print: read back, everything is on its pages, and the solutions stand on their heads."""

from io import BytesIO
from pathlib import Path

import pytest
from pypdf import PdfReader

from lawkeeper.games.turing.problems import cards as tables
from lawkeeper.games.turing.problems import texts
from lawkeeper.games.turing.problems.numbers import numbers
from lawkeeper.games.turing.problems.problem import NIGHTMARE, Problem
from lawkeeper_host.games.turing.booklet import Entry, booklet
from lawkeeper_host.games.turing.packs import read_problems
from lawkeeper_host.games.turing.text import criterion

PUBLISHED = Path(__file__).parents[2] / "data/turing_pack.txt"
ABOUT = "Lawkeeper contributors, CC0-1.0"


@pytest.fixture(scope="module")
def problems():
    records = read_problems(PUBLISHED).problems
    return list(enumerate((Problem.decode(record.data) for record in records), 7))


def entries(problems):
    return [Entry(number, problem, 2.5) for number, problem in problems]


@pytest.fixture(scope="module")
def printed(problems):
    return booklet("Published", ABOUT, entries(problems), sheets=True)


@pytest.fixture(scope="module")
def pages(printed):
    return PdfReader(BytesIO(printed)).pages


def plain(text):
    """Without white space: what stands close together on paper is not always joined again by a reader."""
    return "".join(text.split())


def found(page):
    """The pieces of text of a page as (text, how it is turned: 1 upright, -1 on its head)."""
    pieces = []

    def visit(text, matrix, text_matrix, font, size):
        if text.strip():
            pieces.append((text.strip(), round(matrix[0] * text_matrix[0] + matrix[1] * text_matrix[2])))

    page.extract_text(visitor_text=visit)
    return pieces


def test_the_first_page_says_what_it_is(pages):
    first = plain(pages[0].extract_text())
    assert plain("Published" + ABOUT) in first and plain("Each problem hides a code") in first


def test_every_problem_is_there_with_number_kind_and_label(pages, problems):
    text = plain("".join(page.extract_text() for page in pages))
    for number, problem in problems:
        mode = ("classic", "extreme", "nightmare")[problem.mode]
        difficulty = ("easy", "standard", "hard")[problem.difficulty]
        assert plain(f"{number} {mode}, {difficulty}, {problem.verifiers} verifiers") in text
        assert plain(problem.label) in text


def test_turing_item_02_every_criterion_of_every_card_is_printed_with_its_signs(pages, problems):
    text = plain("".join(page.extract_text() for page in pages))
    assert "▲" in text and "■" in text and "●" in text
    for _, problem in problems:
        for card in problem.shown_cards():
            assert plain(f"card {card}") in text and plain(texts.about(card)) in text
            for k in range(tables.criteria(card)):
                assert plain(f"{chr(97 + k)} {texts.text(card, k)}") in text


def test_no_problem_is_cut_by_the_end_of_a_page(pages, problems):
    texts_of = [plain(page.extract_text()) for page in pages]
    for _, problem in problems:
        (where,) = [text for text in texts_of if plain(problem.label) in text]
        assert all(plain(f"card {card}") in where for card in problem.shown_cards())


def test_turing_item_08_a_nightmare_shows_its_cards_in_rising_order_without_letters(problems):
    (number, one) = next((number, one) for number, one in problems if one.mode == NIGHTMARE)
    page = PdfReader(BytesIO(booklet("N", "", [Entry(number, one)], sheets=True))).pages[0].extract_text()
    names = [part.split()[0] for part in page.split("card ")[1:] if part[0].isdigit()]
    assert names == [str(card) for card in one.shown_cards()]


def test_the_solutions_are_at_the_end_and_upside_down(pages, problems):
    last = pages[-1]
    pieces = found(last)
    turned = plain("".join(text for text, way in pieces if way < 0))
    assert turned.startswith("Solutions")
    for number, problem in problems:
        true = "".join(
            f"{letter}{criterion(problem, asked)}" for letter, asked in zip("ABCDEF", problem.order)
        )
        assert f"{number}:{tables.digits(problem.code)}{true}" in turned
    assert [text for text, way in pieces if way > 0] == [str(len(pages))]
    upright = [way for page in pages[:-1] for _, way in found(page)]
    assert set(upright) == {1}


def test_no_page_before_gives_a_code_away(pages, problems):
    text = "\n".join(page.extract_text() for page in pages[:-1])
    assert not any(tables.digits(problem.code) in text.split() for _, problem in problems)


def test_it_is_small_and_the_same_every_time(printed, problems):
    assert booklet("Published", ABOUT, entries(problems), sheets=True) == printed
    assert len(printed) < 40_000 + 2_500 * len(problems)
    assert b"FontFile2" in printed and b"/Helvetica" not in printed  # embedded


def test_as_many_solutions_as_there_are_problems(problems):
    many = [(number, problems[number % len(problems)][1]) for number in range(1, 251)]
    pages = PdfReader(BytesIO(booklet("Many", "", entries(many), sheets=True))).pages
    before, *turned = [plain(page.extract_text()) for page in pages[-3:]]
    assert "Solutions" not in before and all("Solutions" in text for text in turned)
    assert "Solutions1:" in turned[0] and "250:" in turned[1]


# --- for owners of the printed game ---


def test_a_page_is_full_of_problems_with_the_numbers_of_their_cards(problems):
    many = [Entry(number, problems[number % len(problems)][1], 3.4) for number in range(1, 136)]
    pages = PdfReader(BytesIO(booklet("Many", "", many))).pages
    assert len(pages) <= 10
    text = plain("".join(page.extract_text() for page in pages[:-1]))
    for _, problem in problems[:8]:
        shown = "".join(map(str, problem.shown(0))) if problem.mode != NIGHTMARE else ""
        assert f"A{shown}verification{numbers(problem)[0]}" in text
    assert "expected3.4" in text and "verification" in text
    assert "Solutions1:" in plain(pages[-1].extract_text())


def test_pages_with_sheets_are_filled(problems):
    many = [Entry(number, problems[number % len(problems)][1]) for number in range(1, 61)]
    pages = PdfReader(BytesIO(booklet("Many", "", many, sheets=True))).pages
    assert (len(many)) / (len(pages) - 1) > 2
