"""Watches a game of MultiVerses, then draws it: the universes as constellations, the turns, the laws with
their luck, what was missed."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from lawkeeper.games import fold
from lawkeeper.games.multiverses.fold import moves
from lawkeeper.games.multiverses.laws import kinds
from lawkeeper_host.games.multiverses import poster, telling, view
from lawkeeper_host.games.multiverses.missed import Missed, chance, missed
from lawkeeper_host.games.multiverses.odds import compares
from lawkeeper_host.sheet.drawn import CIRCLE, CROSS, END, THEORY, Called, Drawn, Tick
from lawkeeper_host.sheet.paper import minutes, render, style

HERE = Path(__file__).parent
_PLAYER = re.compile(r"\b[Pp]layer (\d)\b")
_QUIET = (fold.PAUSE, fold.RESUME, fold.REVEAL)


@dataclass(frozen=True)
class Event:
    """Something that happened; `kind`: "valid", "invalid" or ""."""

    words: str
    kind: str


@dataclass
class Turn:
    """A turn: whose, and what happened."""

    name: str
    events: list[Event] = field(default_factory=list)


@dataclass(frozen=True)
class Row:
    """A law of the register: whether it is valid, its chance in hundreds or "", the word of its test."""

    number: int
    author: str
    words: str
    chance: str
    test: str
    valid: bool


@dataclass(frozen=True)
class Sky:
    """A universe: its shapes in a square of 100, its sum, its laws in words, what was missed."""

    name: str
    stars: Sequence[poster.Star]
    threads: Sequence[poster.Thread]
    sum: str
    laws: Sequence[str]
    missed: Sequence[Missed]


class MultiVersesDrawer:
    """See `sheet.drawn.Drawer`."""

    def __init__(self, called: Called) -> None:
        self._called = called
        self._turns: list[Turn] = []
        self._ticks: list[Tick] = []
        self._seat: int | None = None  # whose turn the last one was

    def begin(self, game: Any) -> None:
        """The game before its first move."""
        for seat in range(game.seats):
            self._called(seat)
        self._before = telling.look(game)

    def moved(self, game: Any, move: bytes, at: int) -> None:
        """Note what was done, and how a test came out."""
        before, after = self._before, telling.look(game)
        self._before = after
        if move[0] in _QUIET:
            return
        if before.turn != self._seat or game.seats == 1 and before.game.phase == moves.WORD:
            self._turns.append(Turn(self._name(before.turn)))
            self._seat = before.turn
        words = self._people(telling.sentence(before, move, after))
        kind = ""
        if after.tested > before.tested:
            kind = "valid" if game.register.valid(before.tested) else "invalid"
        self._turns[-1].events.append(Event(words, kind))
        self._tick(game, before, move, at, kind)

    def _tick(self, game: Any, before: telling.Look, move: bytes, at: int, kind: str) -> None:
        if kind:
            law = view.law(game, before.tested)
            shape = CIRCLE if law.valid else CROSS
            self._ticks.append(Tick(at, shape, f"law {law.number} {kind}: {law.words}"))
        elif move[0] == moves.COPY:
            self._ticks.append(Tick(at, THEORY, f"law {move[2] + 1} copied"))
        if game.over:
            self._ticks.append(Tick(at, END, "the end"))

    # -- the drawing ---------------------------------------------------------------------------------------

    def end(self, game: Any) -> Drawn:
        """The game is over and has told what was drawn."""
        headline = self._people(telling.headline(game))
        body = {"turns": self._turns, "rows": [self._row(law) for law in view.register(game)]}
        secret = {"headline": headline, "skies": list(self._skies(game)), "scores": self._scores(game),
                  "coming": telling.law(game), "star": poster.STAR}  # fmt: skip
        return Drawn(
            headline=headline,
            figures=self._figures(game),
            players=[f"{self._name(seat)}: {telling.score(game.score(seat))}" for seat in range(game.seats)],
            ticks=self._ticks,
            body=render("games/multiverses/sheet/body.html", **body),
            secret=render("games/multiverses/sheet/end.html", **secret),
            style=style(HERE / "sheet.css"),
        )

    def _skies(self, game: Any) -> Iterator[Sky]:
        dead = {law.code for law in view.register(game) if not law.valid}
        for verse in view.verses(game):
            found = list(poster.sky(verse, 50, 50, 42))
            yield Sky(
                f"{self._name(verse.seat)}, universe {verse.number}",
                [one for one in found if isinstance(one, poster.Star)],
                [one for one in found if isinstance(one, poster.Thread)],
                verse.universe.sum(),
                [poster.luck(law) for law in verse.laws],
                missed(verse, dead),
            )

    def _row(self, law: view.Law) -> Row:
        known = law.code[0] != kinds.TABLE and not compares(law.code)
        share = f"{chance(law.code, None):.0%}" if known else ""
        return Row(law.number, self._name(law.author), law.words, share, law.test.word, law.valid)

    def _scores(self, game: Any) -> list[tuple[str, str]]:
        return [(self._name(seat), telling.score(game.score(seat))) for seat in range(game.seats)]

    def _figures(self, game: Any) -> Sequence[tuple[str, str]]:
        valid = sum(law.valid for law in view.register(game))
        return [
            (str(valid), "law valid" if valid == 1 else "laws valid"),
            (str(len(game.register) - valid), "invalid"),
            (f"{game.words - game.left} of {game.words}", "words placed"),
            (minutes(game.at), "time of play"),
        ]

    def _name(self, seat: int) -> str:
        return self._called(seat) or f"Player {seat + 1}"

    def _people(self, words: str) -> str:
        """A sentence with the names of the players."""
        return _PLAYER.sub(lambda found: self._called(int(found[1]) - 1) or found[0], words)
