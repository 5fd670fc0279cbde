"""The page of a game of Turing Machine: cards, notes, claims, the code."""

import re

from host.test_sheet import sound
from host.turing.test_record import FOUND, GIVEN_UP, OUT, TIE, A, B, C, D, Moves, ask, journal, tie

from fakes.turing import code, extreme, nightmare, setup
from lawkeeper.games.turing.fold import rules
from lawkeeper.games.turing.fold.setup import Setup
from lawkeeper_host import record
from lawkeeper_host.page import html

LONG: Moves = (
    ask(0, A, 123), ask(0, B, 123), ask(1, D, 435),
    *((rules.CLAIM, seat, 0) for seat in range(3)),
    ask(2, C, 555), (rules.CLAIM, 0, 0), (rules.CLAIM, 1, 1), (rules.CLAIM, 2, 0), (rules.CODE, 1, code(431)),
    ask(0, A, 435), (rules.CLAIM, 0, 1), (rules.CLAIM, 2, 1),
    (rules.CODE, 2, code(435)), (rules.CODE, 0, code(435)), (rules.REVEAL,),
)  # fmt: skip


def page(moves: Moves, agreed: Setup, *names: str) -> str:
    text = html(record.read_journal(bytes(journal(moves, agreed))), names=names)
    sound(text)
    return text


def sheets(text: str) -> list[str]:
    return re.findall(r'<section class="sheet">.*?</section>', text, re.S)


def rows(sheet: str) -> list[str]:
    """The rows of a note sheet in few signs: round, proposal, answers by letter, what was said at the end."""
    found = []
    for row in re.findall(r"<tr><td.*?</tr>", sheet, re.S):
        text = re.sub(r'<svg[^>]*aria-label="(\w+)".*?</svg>', r"\1", row)
        cells = [re.sub(r"<[^>]*>", " ", cell) for cell in re.findall(r"<td.*?</td>", text, re.S)]
        cells = [" ".join(cell.split()) for cell in cells]
        found.append("|".join([cells[0], "".join(cells[1:4]), *cells[4:]]))
    return found


def test_each_players_notes_are_those_of_the_game() -> None:
    ada, ben, cleo = sheets(page(LONG, setup(seats=3, handicap=[0, 0, 2]), "Ada", "Ben", "Cleo"))
    assert rows(ada) == ["1|123|no|yes|||not yet", "2||||||not yet", "3|435|yes||||says 435 yes"]
    assert rows(ben) == ["1|435||||yes|not yet", "2||||||says 431 no"]
    assert rows(cleo) == ["1||||||not yet", "2|555|||no||not yet", "3||||||says 435 yes"]
    assert "Ada" in ada and ">out<" in ben and ">wins<" not in ben and "2 of them handicap" in cleo


def test_the_winner_is_the_one_with_the_fewest_questions() -> None:
    text = page((ask(2, A, 111), *LONG), setup(seats=3, handicap=[0, 0, 2]))
    won = [">wins<" in sheet for sheet in sheets(text)]
    assert won == [True, False, False] and "Player 1 found the code with the fewest questions." in text


def test_ties_are_told() -> None:
    assert "Player 1 and Player 2 found the code." in html(tie())


def test_the_last_one_in_wins() -> None:
    text = page(OUT, setup(seats=3))
    assert "Player 1 is the last one in, and wins." in text
    assert [">out<" in sheet for sheet in sheets(text)] == [False, True, True]


def test_a_move_that_was_taken_back_is_in_no_notes() -> None:
    assert () in TIE and "<dt>moves taken back</dt><dd>1</dd>" in html(tie())


def test_the_code_and_what_each_verifier_checks_stand_at_the_end_alone() -> None:
    text = page(FOUND, setup(problem=extreme()))
    before, secret = text.split('<section class="secret">')
    assert "fake" not in before.partition("<body>")[2] and secret.count("is the fake") == 4
    digits = re.findall(r"</svg>(\d)</span>", secret.partition("</p>\n<ul")[0])
    assert digits == ["1", "1", "4"]
    assert before.count('<section class="card">') == 8


def test_in_nightmare_the_cards_have_no_letters_before_the_end() -> None:
    text = page(GIVEN_UP, setup(problem=nightmare()))
    before, secret = text.split('<section class="secret">')
    assert "<h3><b>" not in before and before.count('<section class="card">') == 6
    assert re.findall(r"<li><b>(\w)</b>", secret) == list("ABCDEF")
    assert "The Machine needs 3 rounds, 9 questions." in secret and "Nothing was asked." in before


def test_one_alone_is_held_against_the_machine() -> None:
    assert "The code was found, as well as the Machine." in page(ALONE, setup())
    assert "The code was found, but the Machine was better." in page(
        (ask(0, A, 111), (rules.CLAIM, 0, 0)) * 2 + ALONE, setup()
    )
    assert "4 players together" in page(ALONE, setup(seats=4, together=True))


ALONE: Moves = (ask(0, A, 435), (rules.CLAIM, 0, 1), (rules.CODE, 0, code(435)), (rules.REVEAL,))
