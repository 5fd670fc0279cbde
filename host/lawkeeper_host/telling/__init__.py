"""Telling a game's record in sentences: one module a game."""

from __future__ import annotations

from typing import Any, Protocol

from lawkeeper.games import INFER, TURING
from lawkeeper_host.errors import HostError
from lawkeeper_host.telling import infer, turing


class Teller(Protocol):
    """What a game's module offers. `game` is its rules object as it stands at that moment.

    `SECRET` is what players call the secret of this game."""

    SECRET: str

    def agreed(self, game: Any) -> list[tuple[str, str]]:
        """The set-up as (what, how)."""

    def sentence(self, before: Any, move: bytes, after: Any) -> str:
        """What a move did, for people; `before` and `after` are what `look` gave around it."""

    def look(self, game: Any) -> Any:
        """What `sentence` wants to know of a game at one moment."""

    def law(self, game: Any) -> str:
        """The secret of a finished game, as players read it; empty when the box never knew it."""

    def understood(self, game: Any) -> str:
        """What the box took the secret of a finished game to mean, in its words; empty when it did not."""

    def closing(self, game: Any) -> list[str]:
        """The end of a told game: its secret, in lines."""

    def marks(self, game: Any) -> tuple[str, str] | None:
        """The marks on the table at the end, and what they are by the law. None when the box cannot say."""


TELLERS: dict[int, Teller] = {INFER: infer, TURING: turing}


def teller(game_id: int) -> Teller:
    """The module that tells games of this id."""
    if game_id not in TELLERS:
        raise HostError(
            f"This record is of game number {game_id}, which this program does not know.",
            "Bring the program to the version of the box, then: lawkeeper log",
            5,
        )
    return TELLERS[game_id]
