"""A record of a finished game as it lies in a file, and played to its end without a word on it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from lawkeeper import games
from lawkeeper_host.errors import HostError

FORMAT = "lawkeeper-record"
VERSION = 1
SAVE = "Save one with: lawkeeper log --json > game.json"
FINISH = "Finish the game on the box, hold A long on the page of its result, then: lawkeeper log"
UNFINISHED = "This game has not given its secret up, so there is no record of it yet."


@dataclass(frozen=True)
class Record:
    """What a game was made of: set-up, seed, the moves that stand as (bytes, seconds of play clock).

    stumbles: where the box crashed, as its screen said."""

    game_id: int
    setup: bytes
    seed: bytes
    moves: tuple[tuple[bytes, int], ...]
    undone: int
    looks: int
    seal_broken: bool
    stumbles: tuple[str, ...] = ()


def load(path: Path) -> tuple[Record, dict[str, Any]]:
    """A saved record, and the file's own words on it, which prove nothing before `checks`."""
    try:
        said = json.loads(path.read_text("utf-8"))
    except OSError as error:
        raise HostError(f"{path} cannot be read: {error.strerror}.", SAVE, 2) from error
    except ValueError as error:
        raise _no_record(path) from error
    if not isinstance(said, dict) or said.get("format") != FORMAT:
        raise _no_record(path)
    if said.get("version") != VERSION:
        raise HostError(f"{path} is of version {said.get('version')}; this program reads {VERSION}.", "", 2)
    try:
        return _record(said), said
    except (KeyError, TypeError, ValueError) as error:
        raise _no_record(path) from error


def _record(said: dict[str, Any]) -> Record:
    """The record in a decoded file. KeyError, TypeError or ValueError when something is missing or odd."""
    return Record(
        game_id=int(said["game_id"]),
        setup=bytes.fromhex(said["setup"]),
        seed=bytes.fromhex(said["seed"]),
        moves=tuple((bytes.fromhex(row["move"]), int(row["at"])) for row in said["moves"]),
        undone=int(said["undone"]),
        looks=int(said["looks"]),
        seal_broken=bool(said["seal_broken"]),
        stumbles=tuple(map(str, said.get("stumbles", ()))),
    )


def _no_record(path: Path) -> HostError:
    return HostError(f"{path} is not a record of a Lawkeeper game.", SAVE, 2)


def ended(record: Record, game_id: int) -> Any:
    """The rules object of a game of this id as it ended. Raises `HostError`: it is a record of another game,
    it cannot have been played, or it has not given its secret up."""
    if record.game_id != game_id:
        raise HostError(
            "This is a record of another game.", "Look at it with: lawkeeper log --record FILE", 2
        )
    try:
        game = games.rules(record.game_id, record.setup)(record.setup, record.seed)
        for move, at in record.moves:
            game.play(move, at)
    except games.Refused as refused:
        raise unplayable(refused) from refused
    if not game.finished:
        raise HostError(UNFINISHED, FINISH, 5)
    return game


def unplayable(refused: games.Refused) -> HostError:
    """What to say of a record that the rules do not allow."""
    return HostError(f"This record cannot have been played: {refused.args[0]}", "", 7)
