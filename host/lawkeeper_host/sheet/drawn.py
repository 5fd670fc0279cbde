"""What a game hands over for its page: plain words, which the page escapes, and pieces of HTML made by
`paper.render`, which has escaped them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from markupsafe import Markup

CIRCLE, CROSS, YES, THEORY, END = "circle", "cross", "yes", "theory", "end"
"""Signs of the page, on the line of time and elsewhere: `sign-circle` and so on. A cross is a no, too, and a
theory a claim."""

Called = Callable[[int], str]
"""What the player of a seat (from 0) is called on the page."""


@dataclass(frozen=True)
class Tick:
    """Something that happened: after so many seconds of play, drawn as a shape, told in a few words."""

    at: int
    shape: str
    words: str


@dataclass(frozen=True)
class Drawn:
    """A game for its page, without its secret but in `secret` and `body`, which stand last.

    headline: how it ended, in a few words. figures: (number, of what), the large ones below it. players: a
    line each, with their names. ticks: for the line of time, in order. body: the story. secret: the end of
    it. style: CSS of the two. legend: (shape, what it stands for) of the ticks, where they need words."""

    headline: str
    figures: Sequence[tuple[str, str]]
    players: Sequence[str]
    ticks: Sequence[Tick]
    body: Markup
    secret: Markup
    style: str
    legend: Sequence[tuple[str, str]] = ()


class Drawer(Protocol):
    """Watches one game being played through, then draws it. `game` is its rules object."""

    def begin(self, game: Any) -> None:
        """The game before its first move."""

    def moved(self, game: Any, move: bytes, at: int) -> None:
        """A move was played, at so many seconds of play; `game` stands behind it."""

    def end(self, game: Any) -> Drawn:
        """The game is over and has told its secret."""
