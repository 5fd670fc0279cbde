"""A game of Deduction told in sentences."""

from __future__ import annotations

from typing import Any

from fakes.deduction import game, setup
from lawkeeper.games import fold
from lawkeeper.games.deduction.deal import cards
from lawkeeper.games.deduction.deal.code import spelt
from lawkeeper.games.deduction.fold import rules
from lawkeeper_host.checks.items import item_tests, read_items, report
from lawkeeper_host.games.deduction.game import DEDUCTION
from lawkeeper_host.games.deduction.text import conclusion, said
from lawkeeper_host.places import TESTS


def told(table: Any, *codes: int) -> str:
    """Play a move. -> its sentence"""
    teller = DEDUCTION.teller()
    before = teller.look(table)
    table.play(bytes(codes), 0)
    return teller.sentence(before, bytes(codes), teller.look(table))


def test_a_whole_game_is_told() -> None:
    table = game(2)
    answers = {0: "no", 1: "1", 2: "2", 3: "3"}
    number = table.answer(0, cards.COUNT)
    assert told(table, rules.STATE | 0, cards.COUNT).startswith(f"Hand 1: {answers[number]} Filled Single")
    assert told(table, rules.DECLINE, 1) == "Player 2 declines."
    held = table.hand(1)[1][0]
    assert (
        told(table, rules.ASK, 0, 1, cards.HELD + held) == f"Player 1 asks hand 2: holds {cards.named(held)}."
    )
    assert told(table, rules.DECLINE, 1) == "Player 2 declines."
    assert told(table, rules.CLUE).startswith("Clue: ")
    assert told(table, rules.OPEN, 8) == "Hand 9 lies open."
    assert told(table, fold.PAUSE) == "The game is paused."
    assert told(table, fold.RESUME) == "The game goes on."
    wrong = (table.hidden + 1) % 27
    assert told(table, rules.DECLARE, wrong) == f"Declared: {cards.named(wrong)}."
    assert told(table, rules.WITHDRAW) == "Not all agree: the talk goes on."
    told(table, rules.DECLARE, table.hidden)
    assert told(table, rules.AGREE) == "All agree. The game is won."
    assert told(table, fold.REVEAL) == "The card is told."
    closing = DEDUCTION.teller().closing(table)
    assert (
        closing[0] == f"The hidden card is {cards.named(table.hidden)}." and spelt(table.code) in closing[1]
    )
    assert closing[2].startswith("Cards left for all: 27 ") and "Cards left for player 2:" in closing[4]
    assert any("scenario G" in line for line in closing)


def test_conclusions_and_second_hands_are_told() -> None:
    table = game(2, second=True)
    for _ in range(2):
        for seat in (0, 1):
            told(table, rules.DECLINE, seat)
    assert told(table, rules.TAKE, 9 * 5 + 1) == "Player 2 takes hand 6."
    told(table, rules.CLUE)
    kind = table.board()[-1][1]
    expected = f"Player 1: NOT {cards.WORDS[kind]}."
    assert told(table, rules.CONCLUDE, 0, rules.NOT, kind, 0) == expected
    assert conclusion(rules.IF, 1, 6) == "IF Partial THEN Circle"
    assert conclusion(rules.CARD, 26, 0) == "IS Hollow-Blue-Triangle"


def test_alone_the_par_is_told() -> None:
    table = game(1)
    for hand in table.waiting():
        told(table, rules.STATE | hand, cards.SOME)
    assert told(table, rules.PAR, 7, 2) == "The box would have needed 7 questions and 2 clues."
    agreed = dict(DEDUCTION.teller().agreed(table))
    assert agreed["Players"] == "1" and "Spare hands" not in agreed and agreed["Mode"] == "full"


def test_every_answer_is_said_in_words() -> None:
    assert said(cards.COUNT + 3, 0) == "no Red Singles"
    assert said(cards.COUNT + 3, 1) == "1 Red Single"
    assert said(cards.SOME + 3, 1) == "at least one Red Single"
    assert said(cards.COUNT_DIM + 1, 3) == "3 Singles of colour"
    assert said(cards.SOME_DIM + 1, 0) == "no Singles of colour"
    assert said(cards.COUNT_CARDS + 8, 2) == "2 Triangle Completes"
    assert said(cards.HELD, 0) == "does not hold Filled-Red-Circle"
    sentences = {
        said(question, number)
        for question in range(cards.QUESTIONS)
        for number in range(cards.most(question) + 1)
    }
    assert len(sentences) >= 150


def test_what_is_agreed_is_told() -> None:
    made = setup(seats=9, code=b"\0abcd", help=True)
    agreed = dict(DEDUCTION.teller().agreed(rules.Deduction(made.encode(), b"seed")))
    assert agreed["Deal"] == "a deal with a code" and agreed["Help"] == "yes"


def test_every_item_of_the_checklist_is_played_or_told() -> None:
    items = read_items((TESTS / "data" / DEDUCTION.items.file).read_text("utf-8"))
    _, complaints = report(items, item_tests(TESTS, DEDUCTION.items.begin), DEDUCTION.items.file)
    assert complaints == [] and list(items) == list(range(1, 74))
    assert [item.number for item in items.values() if item.told] == [65]
