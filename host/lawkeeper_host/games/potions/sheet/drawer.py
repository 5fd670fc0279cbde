"""Watches a game of Logic Potions, then draws it: the map darkening rule by rule, the turns, the list."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from lawkeeper.games import fold
from lawkeeper.games.potions.fold import book, moves
from lawkeeper_host.games.potions import codec, moment, report, telling
from lawkeeper_host.games.potions.exact import allowed
from lawkeeper_host.games.potions.review import Knower
from lawkeeper_host.games.potions.sheet.map import Frame, Left, frame, paint
from lawkeeper_host.sheet.drawn import CIRCLE, CROSS, END, THEORY, YES, Called, Drawn, Tick
from lawkeeper_host.sheet.paper import minutes, render, style

HERE = Path(__file__).parent
_PLAYER = re.compile(r"\b[Pp]layer (\d)\b")
LEGEND = (
    (CIRCLE, "a brew"),
    (YES, "a rule"),
    (THEORY, "a challenge"),
    (CROSS, "somebody loses"),
    (END, "the end"),
)
_QUIET = (fold.PAUSE, fold.RESUME, fold.REVEAL)


@dataclass(frozen=True)
class Event:
    """Something that happened: when, what, what perfect play knew; `kind`: "call", "challenge", "lost",
    "rule" or ""."""

    at: int
    words: str
    knew: str
    kind: str


@dataclass
class Turn:
    """A turn: whose, what was brewed of it in signs, the potion, and all that happened."""

    name: str
    brew: str = ""
    potion: str = ""
    events: list[Event] = field(default_factory=list)


@dataclass(frozen=True)
class Row:
    """An entry of the list: its number, author, words; whether it was crossed off."""

    number: int
    author: str
    words: str
    crossed: bool


class PotionsDrawer:
    """See `sheet.drawn.Drawer`."""

    def __init__(self, called: Called) -> None:
        self._called = called
        self._turns: list[Turn] = []
        self._ticks: list[Tick] = []
        self._frames: list[Frame] = []
        self._seat = book.NONE  # whose turn the last one was

    def begin(self, game: Any) -> None:
        """The game before its first move."""
        for seat in range(game.seats):
            self._called(seat)
        self._before = moment.look(game)
        self._space = codec.space_of(game.space)
        self._left: Left = allowed(self._space, {})
        self._standing: tuple[int, ...] = ()

    def moved(self, game: Any, move: bytes, at: int) -> None:
        """Note what was done and what was known; draw the map when the rules are others."""
        before, after = self._before, moment.look(game)
        self._before = after
        if move[0] in _QUIET:
            return
        if before.turn != self._seat:
            self._seat = before.turn
            self._turns.append(Turn(self._name(game, before.turn)))
        words = self._people(telling.done(before, move, after))
        kind = _kind(game, before, move)
        self._turns[-1].events.append(Event(at, words, self._people(telling.knowledge(before, move)), kind))
        self._brewed(game)
        self._tick(game, before, at, kind)
        self._map(game, after)

    def _brewed(self, game: Any) -> None:
        """What stands at the head of the turn."""
        if game.over or game.turn == self._seat:
            self._turns[-1].brew = report.signs(game.space, tuple(game.brew)) or self._turns[-1].brew
            if game.potion != book.NONE:
                self._turns[-1].potion = game.space.called(game.potion)

    def _tick(self, game: Any, before: moment.Look, at: int, kind: str) -> None:
        for row in game.book.rows(before.events):
            if row[0] == book.BREWED:
                words = f"{self._name(game, row[1])} brews {game.space.called(row[3])}"
                self._ticks.append(Tick(at, CIRCLE, words))
            elif row[0] == book.WROTE:
                self._ticks.append(Tick(at, YES, f"rule {row[2]}"))
            elif row[0] == book.CHALLENGED:
                self._ticks.append(Tick(at, THEORY, f"a challenge of {row[3]}"))
            elif row[0] == book.LOST:
                self._ticks.append(Tick(at, CROSS, f"{self._name(game, row[1])} loses"))
        if game.over:
            self._ticks.append(Tick(at, END, "the end"))

    def _map(self, game: Any, after: moment.Look) -> None:
        standing = tuple(game.book.standing(game.out))
        if standing == self._standing:
            return
        gone = [number for number in self._standing if number not in standing]
        new = [number for number in standing if number not in self._standing]
        rules = Knower(game).rules()
        left = allowed(self._space, rules)
        self._standing = standing
        if new:
            title, words = f"rule {new[-1]}", moment.entry(game, new[-1])
        else:
            crossed = "rule" if len(gone) == 1 else "rules"
            title, words = f"without {crossed} {', '.join(map(str, gone))}", "Crossed off."
        self._frames.append(frame(game.space, self._space, left, self._left, title, words))
        self._left = left

    # -- the drawing ----------------------------------------------------------------------------------------

    def end(self, game: Any) -> Drawn:
        """The game is over and has told its deck."""
        last = frame(game.space, self._space, self._left, self._left, "the end", "")
        potions = [(name, paint(name, number)) for number, name in enumerate(game.space.names)]
        body = {"frames": self._frames, "turns": self._turns, "rows": self._rows(game), "potions": potions,
                "striped": not game.space.adjectives, "many": len(self._space.sets)}  # fmt: skip
        secret = {
            "last": last,
            "follows": [(self._people(title), said) for title, said in moment.follows(game)],
            "deck": telling.law(game),
            "headline": self._headline(game),
        }
        return Drawn(
            headline=self._headline(game),
            figures=self._figures(game),
            players=[self._player(game, seat) for seat in range(game.seats)],
            ticks=self._ticks,
            body=render("games/potions/sheet/body.html", **body),
            secret=render("games/potions/sheet/end.html", **secret),
            style=style(HERE / "sheet.css"),
            legend=[
                (shape, what) for shape, what in LEGEND if any(one.shape == shape for one in self._ticks)
            ],
        )

    def _rows(self, game: Any) -> list[Row]:
        numbers = range(1, len(game.book.entries) + 1)
        return [
            Row(n, self._name(game, game.book.author(n)), moment.entry(game, n), not moment.counts(game, n))
            for n in numbers
        ]

    def _headline(self, game: Any) -> str:
        if game.result == moves.SHARED:
            return "The record is full: those who are left share the win."
        if game.winner == book.NONE:
            return "The game was given up."
        name = self._name(game, game.winner)
        lost = game.seats - len(game.left())
        if lost == game.seats - 1:
            return f"{name} is the last one left, and wins."
        how = "with a victory potion" if game.space.wins(game.potion) and not game.faster else "first"
        return f"{name} wins {how}." if how != "first" else f"{name} is the first to make somebody lose."

    def _player(self, game: Any, seat: int) -> str:
        name = self._name(game, seat)
        return f"{name}: out" if game.out >> seat & 1 else name

    def _figures(self, game: Any) -> Sequence[tuple[str, str]]:
        events = [row[0] for row in game.book.rows()]
        counted = ((book.BREWED, "brew"), (book.WROTE, "rule"), (book.CHALLENGED, "challenge"))
        found = [(str(events.count(k)), what + "s" * (events.count(k) != 1)) for k, what in counted]
        return [*found, (minutes(game.at), "time of play")]

    def _name(self, game: Any, seat: int) -> str:
        if game.strength and seat:
            return "The box"
        return self._called(seat) or ("The player" if game.strength else f"Player {seat + 1}")

    def _people(self, words: str) -> str:
        """A sentence with the names of the players."""
        return _PLAYER.sub(lambda found: self._called(int(found[1]) - 1) or found[0], words)


def _kind(game: Any, before: moment.Look, move: bytes) -> str:
    events = {row[0] for row in game.book.rows(before.events)}
    if book.LOST in events:
        return "lost"
    if before.challenge or book.CHALLENGED in events:
        return "challenge"
    if book.WROTE in events:
        return "rule"
    return "call" if move[0] == moves.CALL else ""
