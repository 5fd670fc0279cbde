"""Watches a game of Deduction, then draws it: hands, the board with the cards that each fact left, who could
have known it when, the card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from lawkeeper.games.deduction.deal import cards
from lawkeeper.games.deduction.deal.code import spelt
from lawkeeper.games.deduction.deal.deal import allows
from lawkeeper.games.deduction.fold import board, rules
from lawkeeper_host.games.deduction import text
from lawkeeper_host.games.deduction.analysis import News, Step, best_statement, row_text, steps
from lawkeeper_host.games.deduction.sheet.curve import Line, curve
from lawkeeper_host.sheet.drawn import CIRCLE, CROSS, END, THEORY, YES, Called, Drawn, Tick
from lawkeeper_host.sheet.paper import minutes, render, style

HERE = Path(__file__).parent
COLOURS = ("#c0392b", "#16804f", "#2d64ac")
"""Red, Green, Blue on paper; a letter stands beside them wherever they are used."""
_TICKS = {
    board.SAID: YES,
    board.ANSWERED: CIRCLE,
    board.TURNED: CROSS,
    board.OPENED: YES,
    board.TAKEN: YES,
    board.CONCLUDED: THEORY,
}
_KINDS = {
    board.SAID: "says",
    board.ANSWERED: "answers",
    board.TURNED: "clue",
    board.OPENED: "opened",
    board.TAKEN: "taken",
    board.CONCLUDED: "concludes",
    board.PASSED: "declines",
}


@dataclass(frozen=True)
class Hand:
    """A hand: its number from 1, whose it is, its cards, how many cards it leaves by itself."""

    number: int
    owner: str
    spare: bool
    singles: Sequence[int]
    completes: Sequence[int]
    leaves: int


@dataclass(frozen=True)
class Fact:
    """A row of the board: its number from 1, the second of play, what kind of thing it is, in words; the
    signs and the cards that it is about; the mask of the cards it left for all, how many, the mask of those
    it ruled out; what became known by it."""

    number: int
    at: int
    kind: str
    words: str
    signs: Sequence[int]
    cards: Sequence[int]
    left: int
    count: int
    out: int
    known: Sequence[News]


@dataclass(frozen=True)
class Knower:
    """All, or a seat: who, the cards left at first and at the end, the row with which the card was known (0:
    by the deal; None: never), and what became known that not all knew at that moment: (row, news)."""

    who: str
    first: int
    last: int
    row: int | None
    known: Sequence[tuple[int, News]]


class DeductionDrawer:
    """See `sheet.drawn.Drawer`."""

    def __init__(self, called: Called) -> None:
        self._called = called
        self._ticks: list[Tick] = []
        self._seconds: list[int] = []  # of each row of the board

    def begin(self, game: Any) -> None:
        """The game before its first move."""

    def moved(self, game: Any, move: bytes, at: int) -> None:
        """Note the second of each row of the board, and what was declared."""
        for row in game.board()[len(self._seconds) :]:
            self._seconds.append(at)
            if row[0] in _TICKS:
                self._ticks.append(Tick(at, _TICKS[row[0]], row_text(row)))
        if move[0] == rules.WITHDRAW:
            self._ticks.append(Tick(at, CROSS, "not all agree to the card"))
        elif move[0] == rules.AGREE:
            self._ticks.append(Tick(at, END, "the card is opened"))

    # -- the drawing ----------------------------------------------------------------------------------------

    def end(self, game: Any) -> Drawn:
        """The game is over and has told its card."""
        told = steps(game)
        facts = [self._fact(number, game, told) for number in range(1, len(told))]
        names = ["all", *(self._name(game, seat) for seat in range(game.seats))]
        lines = [Line(name, [step.left[at] for step in told]) for at, name in enumerate(names)]
        body = {
            "colours": COLOURS,
            "words": cards.WORDS,
            "named": cards.named,
            "shows": cards.shows,
            "hands": [self._hand(game, number) for number in range(cards.HANDS)],
            "facts": facts,
            "curve": curve(lines),
            "knowers": [_knower(name, at, told) for at, name in enumerate(names)],
        }
        statement, left = best_statement(game)
        secret = {
            "colours": COLOURS,
            "named": cards.named,
            "hidden": game.hidden,
            "declared": None if game.declared == board.NONE else game.declared,
            "code": spelt(game.code),
            "mode": text.MODES[game.coin],
            "statement": statement,
            "left": left,
            "par": game.par,
            "score": game.score if game.alone else None,
        }
        return Drawn(
            headline=_headline(game),
            figures=_figures(game),
            players=names[1:],
            ticks=self._ticks,
            body=render("games/deduction/sheet/body.html", **body),
            secret=render("games/deduction/sheet/card.html", **secret),
            style=style(HERE / "sheet.css"),
        )

    def _name(self, game: Any, seat: int) -> str:
        if game.alone:
            return self._called(0) or "One player"
        name = self._called(seat)
        return f"{name} (player {seat + 1})" if name else f"Player {seat + 1}"

    def _hand(self, game: Any, number: int) -> Hand:
        singles, completes = game.hand(number)
        return Hand(
            number + 1,
            self._owner(game, number),
            number >= game.seats,
            singles,
            completes,
            allows(singles, completes).bit_count(),
        )

    def _owner(self, game: Any, number: int) -> str:
        if number < game.seats:
            return self._name(game, number)
        for row in game.board():
            if row == (board.OPENED, number):
                return "spare, opened for all"
            if row[0] == board.TAKEN and row[2] == number:
                return f"spare, taken by {self._name(game, row[1])}"
        return "asked by the player" if game.alone else "spare, never seen"

    def _fact(self, number: int, game: Any, told: Sequence[Step]) -> Fact:
        row = game.board()[number - 1]
        step, before = told[number], told[number - 1]
        signs, about = game.hand(row[1]) if row[0] == board.OPENED else _about(row)
        return Fact(
            number,
            self._seconds[number - 1],
            _KINDS[row[0]],
            step.what,
            signs,
            about,
            step.cards,
            step.left[0],
            before.cards & ~step.cards,
            step.known,
        )


def _about(row: tuple[int, ...]) -> tuple[list[int], list[int]]:
    """The characteristics and the cards that a row of the board speaks of."""
    if row[0] in (board.SAID, board.ANSWERED):
        begin, about = cards.form(row[-2])
        if begin == cards.HELD:
            return [], [about]
        if begin in (cards.COUNT_DIM, cards.SOME_DIM):
            return list(range(3 * about, 3 * about + 3)), []
        return [about], []
    if row[0] == board.TURNED and row[1] != board.NONE:
        return [row[1]], []
    if row[0] == board.CONCLUDED:
        if row[2] == board.CARD:
            return [], [row[3]]
        return [row[3], row[4]] if row[2] == board.IF else [row[3]], []
    return [], []


def _knower(name: str, at: int, told: Sequence[Step]) -> Knower:
    """All (at 0), or the seat at - 1."""
    who = f"player {at}" if at else "all"
    lefts = [step.left[at] for step in told]
    return Knower(
        name,
        lefts[0],
        lefts[-1],
        lefts.index(1) if 1 in lefts else None,
        [(row, one) for row, step in enumerate(told) for one in step.known if one.who == who],
    )


def _headline(game: Any) -> str:
    if game.result == rules.WON:
        return "The card was found." if game.alone else "All win: the card was found."
    if game.result == rules.LOST:
        return "Another card was declared." if game.alone else "All lose: another card was declared."
    return "The game was given up."


def _figures(game: Any) -> list[tuple[str, str]]:
    def many(number: int, what: str) -> tuple[str, str]:
        return str(number), what if number == 1 else what + "s"

    found = [many(game.clues, "clue"), many(game.asked, "question")]
    if game.alone:
        found.insert(0, (str(game.score), "score"))
    else:
        found.append(many(game.spares, "spare hand"))
    return [*found, (minutes(game.at), "time of play")]
