"""A game of Deduction as a page: hands, board, what each fact left, who could have known it, the card."""

from __future__ import annotations

import re

import pytest
from host.test_sheet import sound

from fakes.deduction import SEED, setup
from lawkeeper.games import fold
from lawkeeper.games.deduction.deal import cards
from lawkeeper.games.deduction.deal.code import spelt
from lawkeeper.games.deduction.fold import rules
from lawkeeper.keep.journal import Journal
from lawkeeper.keep.ledger import Ledger
from lawkeeper_host import record
from lawkeeper_host.errors import HostError
from lawkeeper_host.games.deduction.sheet.curve import APART, MARKS, Line, curve
from lawkeeper_host.page import html

CODE = b"\0\0\0\0\2"
Moves = list[tuple[int, ...]]


def dealt(seats: int = 4, **options: object) -> rules.Deduction:
    """The game of this deal, before its first move."""
    return rules.Deduction(setup(seats=seats, code=CODE, **options).encode(), SEED)


def moves(seats: int = 4) -> Moves:
    """Statements, a question, all else declined, clues, a spare hand, a conclusion from a clue; a declaration
    that is withdrawn, then the hidden card."""
    game = dealt(seats)
    questions = (cards.COUNT + 4, cards.SOME_CARDS + 7, cards.HELD + 5, cards.COUNT_DIM + 1)
    stated = [(rules.STATE | seat, questions[seat % 4]) for seat in range(seats)]
    declined = [(rules.DECLINE, seat) for seat in range(1, seats)]
    talk = [
        (rules.CLUE,),
        (rules.CONCLUDE, 1, rules.NOT, game.deck[0], 0),
        (rules.OPEN, seats),
        (rules.CLUE,),
        (rules.DECLARE, (game.hidden + 1) % 27),
        (rules.WITHDRAW,),
        (rules.DECLARE, game.hidden),
        (rules.AGREE,),
        (fold.REVEAL,),
    ]
    return [*stated, (rules.ASK, 0, 1, cards.COUNT), *declined, *talk]


def recorded(played: Moves, **options: object) -> record.Record:
    """The record of these moves, seven seconds apart."""
    memory = bytearray(b"\xff" * 4096)
    ledger = Ledger(Journal(memory))
    ledger.begin(3, SEED, setup(code=CODE, **{"seats": 4, **options}).encode())
    for number, move in enumerate(played):
        ledger.move(bytes(move), 7 * number, last=True)
    return record.read_journal(bytes(memory))


def four() -> record.Record:
    """Four seats that find the card."""
    return recorded(moves())


def test_hands_board_and_card_are_drawn_and_the_card_stands_last() -> None:
    text = html(four(), names=("Ada", "Ben"))
    sound(text)
    game = dealt()
    assert "All win: the card was found." in text and "Ada (player 1)" in text and ">Player 3<" in text
    assert text.count('<section class="hand') == 9 and text.count("spare, never seen") == 4
    assert text.count("spare, opened for all") == 1
    last = text.rindex(f'aria-label="{cards.named(game.hidden)}"')
    assert text.index("From 27 cards to one") < last < text.index("The record")
    assert spelt(game.code) in text and "This card was declared." in text


def test_each_fact_has_its_signs_and_the_cards_that_it_left() -> None:
    text = html(four())
    played = record.tell(four())
    rows = re.findall(r'<tr class="(\w+)"><td class="number">(\d+)</td>(.*?)</tr>', text, re.S)
    assert [int(number) for _, number, _ in rows] == list(range(1, len(played.end.board()) + 1))
    assert [kind for kind, _, _ in rows[:5]] == ["says"] * 4 + ["answers"]
    assert [kind for kind, _, _ in rows[8:]][:3] == ["clue", "concludes", "opened"]
    for kind, _, row in rows:
        left, shown = int(re.findall(r"<b>(\d+)</b>", row)[0]), row.count('class="may"')
        assert left == shown and row.count('class="gone"') + shown <= 27
        assert (kind in ("declines", "opened")) or "<use href=" in row
    clue = next(row for kind, _, row in rows if kind == "clue")
    assert "scenario G" in clue and "NOT " in clue and clue.count('class="gone"') == 9


def test_who_could_have_known_it_is_told_for_all_and_for_each_seat_with_the_facts() -> None:
    text = html(four())
    told = text[text.index('<table class="known">') : text.index('<section class="secret">')]
    assert told.count('<td class="who">') == 5
    assert re.search(r"NOT \w+ <small>after 9, from 9, scenario G", told)
    assert 'class="line line-4"' in text and text.count("<title>Player") == 4


def test_what_has_no_row_and_who_gives_up() -> None:
    text = html(recorded([(fold.GIVE_UP,), (fold.REVEAL,)]))
    sound(text)
    assert "Nothing was said." in text and "No card was declared." in text and "given up" in text


def test_a_wrong_card_and_a_second_hand_are_told() -> None:
    game = dealt(2, second=True)
    played = [(rules.DECLINE, seat) for _ in range(2) for seat in range(2)]
    wrong = (game.hidden + 1) % 27
    played += [(rules.TAKE, 9 * 5 + 1), (rules.DECLARE, wrong), (rules.AGREE,), (fold.REVEAL,)]
    text = html(recorded(played, seats=2, second=True))
    sound(text)
    assert "All lose" in text and f"</svg> {cards.named(wrong)}." in text
    assert "spare, taken by Player 2" in text


def test_one_alone_has_a_score_and_the_par_of_the_box() -> None:
    game = dealt(1)
    played: Moves = [(rules.STATE | hand, cards.COUNT) for hand in range(1, 9)]
    played += [(rules.ASK, 0, 4, cards.COUNT + 1), (rules.DECLARE, game.hidden), (rules.AGREE,)]
    text = html(recorded([*played, (rules.PAR, 3, 1), (fold.REVEAL,)], seats=1))
    sound(text)
    assert "Score 1; the box needs 5: 3 questions, 1 clue." in text and "One player" in text


def test_before_the_card_is_told_there_is_no_page() -> None:
    with pytest.raises(HostError, match="has not given its secret up"):
        html(recorded(moves()[:-1]))


def test_the_names_of_players_are_escaped() -> None:
    text = html(four(), names=("<b>Ada", 'x"onload='))
    sound(text)
    assert "<b>Ada" not in text and "&lt;b&gt;Ada" in text


def test_a_curve_falls_from_27_and_never_leaves_the_drawing() -> None:
    text = str(curve([Line("all", [27, 27, 9, 1]), Line("Ada", [18, 6, 1, 1])]))
    heights = [float(y) for y in re.findall(r"V([\d.]+)", text)]
    assert len(heights) == 4 and max(heights) <= 208 and text.count("<title>") == 2
    assert str(curve([Line("all", [27])])).count("<path") == len(MARKS) + 1


def test_curves_that_end_together_have_one_name_there_and_none_lies_on_another() -> None:
    lines = [Line("all", [27, 9]), Line("Ada", [20, 8]), Line("Ben", [20, 9]), Line("Cleo", [20, 7])]
    ends = re.findall(r'class="end" x="[\d.]+" y="([\d.]+)">([^<]+)<', str(curve(lines)))
    assert [names for _, names in ends] == ["3", "1", "all 2"]
    heights = [float(y) for y, _ in ends]
    assert all(low - high >= APART for low, high in zip(heights, heights[1:], strict=False))
