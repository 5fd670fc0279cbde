"""A deal looked at: what each hand leaves, what all leave, and what a round of good statements would do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from lawkeeper.games import Refused
from lawkeeper.games.deduction.deal.alone import fact
from lawkeeper.games.deduction.deal.code import spelt
from lawkeeper.games.deduction.deal.deal import Deal, allows
from lawkeeper.games.deduction.fold import account, board, review, rules
from lawkeeper.games.deduction.fold.setup import Setup
from lawkeeper_host.games.deduction import text
from lawkeeper_host.games.deduction.pooled import after_clues, hands_needed

OWN = {account.SINGLES: "own Singles", account.COMPLETES: "own Completes"}
ALL = None
"""Instead of a seat: what everybody knows from the board."""


@dataclass(frozen=True)
class News:
    """What became known: to whom ("all", "player 1"), what ("NOT Red"), the letter of the published scenario
    or "", and what it needs: numbers of rows of the board from 1, "own Singles", "own Completes"."""

    who: str
    what: str
    scenario: str
    needs: list[str]


@dataclass(frozen=True)
class Step:
    """What was said or shown, how many cards it left for the board and for each seat (`cards`: which, for the
    board, as a mask), and what became known by it."""

    what: str
    left: list[int]
    cards: int
    known: list[News]


@dataclass(frozen=True)
class Analysis:
    """A deal of `code`: `needed` hands force the card, `pooled` cards are left with all of them after 0 to 3
    clues. `steps` of a table; `best`: the statement that would have solved it, or would have done most, and
    how many cards it would have left."""

    code: str
    mode: str
    hidden: str
    hands: list[tuple[str, str, int]]
    needed: int
    pooled: list[int]
    steps: list[Step]
    best: tuple[str, int]


def play(code: bytes, seats: int) -> rules.Deduction:
    """A table that has made its statements: each seat says what tells most of its hand, given what was
    said."""
    setup = Setup()
    setup.seats, setup.code = seats, code
    setup.coin = Deal(code).coin
    game = rules.Deduction(setup.encode(), b"analysis")
    for hand in game.waiting():
        singles, completes = game.hand(hand)
        question = fact(singles, completes, game.left())
        game.play(bytes((rules.STATE | hand, question)), 0)
    return game


def talk(game: rules.Deduction) -> None:
    """Nobody asks anything, and clues are turned until the card is known, three at most."""
    while game.phase == rules.ASKING:
        game.play(bytes((rules.DECLINE, game.waiting()[0])), 0)
    try:
        while game.left().bit_count() > 1 and game.clues < rules.CLUES:
            game.play(bytes((rules.CLUE,)), 0)
    except Refused:
        return  # the deck has run out


def analyse(code: bytes, seats: int = 9) -> Analysis:
    """All that can be said of a deal. Takes seconds."""
    deal = Deal(code)
    game = play(code, seats)
    talk(game)
    hands = [
        (text.singles(own), text.completes(held), allows(own, held).bit_count())
        for own, held in map(deal.hand, range(9))
    ]
    return Analysis(
        spelt(code),
        text.MODES[deal.coin],
        text.completes([deal.hidden]),
        hands,
        hands_needed(deal),
        after_clues(deal),
        steps(game),
        best_statement(game),
    )


def steps(game: Any) -> list[Step]:
    """What was known when, in a game with a board; what all know is not told of each seat again."""
    who: list[int | None] = [ALL, *range(game.seats)]
    whens = [[*review.known_when(game, seat)][-1] for seat in who]
    found = []
    for at, what in enumerate(["the deal", *map(row_text, game.board())]):
        common = {news[:2] for news in whens[0][at][1]}
        known = [
            News(
                "all" if seat is ALL else f"player {seat + 1}",
                text.conclusion(form, kind, 0),
                letter,
                [OWN.get(number, str(number + 1)) for number in needs],
            )
            for seat, when in zip(who, whens, strict=True)
            for form, kind, letter, needs in when[at][1]
            if seat is ALL or (form, kind) not in common
        ]
        found.append(Step(what, [when[at][0].bit_count() for when in whens], whens[0][at][0], known))
    return found


def best_statement(game: Any) -> tuple[str, int]:
    """The statement that would have solved it, or would have left fewest cards, and how many."""
    *_, (hand, question, left) = review.solving(game)
    return f"hand {hand + 1}: {text.said(question, game.answer(hand, question))}", left.bit_count()


def row_text(row: tuple[int, ...]) -> str:
    """A row of the board, in words."""
    kind = row[0]
    if kind == board.SAID:
        return f"hand {row[1] + 1}: {text.said(row[2], row[3])}"
    if kind == board.ANSWERED:
        return f"player {row[1] + 1} asks hand {row[2] + 1}: {text.said(row[3], row[4])}"
    if kind == board.TURNED:
        if row[1] == board.NONE:
            return "no further clue"
        return f"clue: {text.singles(row[1:2])}{' again' if row[2] else ''}"
    if kind == board.CONCLUDED:
        return f"player {row[1] + 1}: {text.conclusion(*row[2:])}"
    if kind == board.OPENED:
        return f"hand {row[1] + 1} lies open"
    if kind == board.TAKEN:
        return f"player {row[1] + 1} takes hand {row[2] + 1}"
    return f"player {row[1] + 1} declines"
