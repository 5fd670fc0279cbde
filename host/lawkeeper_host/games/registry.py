"""The registry of games on the host: a row a game, in the order of the box's own registry."""

from __future__ import annotations

from pathlib import Path

from lawkeeper_host.errors import HostError
from lawkeeper_host.games.deduction.game import DEDUCTION
from lawkeeper_host.games.game import Game
from lawkeeper_host.games.infer.game import INFER
from lawkeeper_host.games.multiverses.game import MULTIVERSES
from lawkeeper_host.games.potions.game import POTIONS
from lawkeeper_host.games.turing.game import TURING
from lawkeeper_host.packs.source import PackSource
from lawkeeper_host.packs.source import read_pack as read

GAMES: tuple[Game, ...] = (
    INFER,
    TURING,
    DEDUCTION,
    POTIONS,
    MULTIVERSES,
)


def game(game_id: int) -> Game:
    """The game with this number. Raises `HostError` (exit code 5): this program does not know it."""
    for known in GAMES:
        if known.id == game_id:
            return known
    raise HostError(
        f"This record is of game number {game_id}, which this program does not know.",
        "Bring the program to the version of the box, then: lawkeeper log",
        5,
    )


def read_pack(path: Path) -> PackSource:
    """Read, check and understand one pack file of any game. Raises `PackError` with all that is wrong."""
    return read(path, [known.packs for known in GAMES])


def thing(game_id: int) -> str:
    """What a pack of the game with this number is made of; a box may know more games than this program."""
    return next((known.packs.thing for known in GAMES if known.id == game_id), "record")
