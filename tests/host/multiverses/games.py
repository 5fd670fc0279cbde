"""Games of MultiVerses to be told, drawn and reckoned."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from fakes import player_multiverses as player
from fakes.multiverses import setup
from lawkeeper import games
from lawkeeper.games import MULTIVERSES, Refused, fold
from lawkeeper.keep.chance import Chance
from lawkeeper.keep.journal import Journal
from lawkeeper.keep.ledger import Ledger
from lawkeeper_host import record


def kept(agreed: bytes, seed: bytes, done: list[tuple[bytes, int]]) -> record.Record:
    """The record of these moves, by way of the box's journal."""
    memory = bytearray(b"\xff" * 4096)
    ledger = Ledger(Journal(memory))
    ledger.begin(MULTIVERSES, seed, agreed)
    for move, second in done:
        ledger.move(move, second, last=True)
    return record.read_journal(bytes(memory))


def by_chance(number: int, **options: Any) -> record.Record:
    """A game that was played at random to its end."""
    seed = bytes((number,) * 8)
    agreed = setup(**options).encode()
    table = games.rules(MULTIVERSES, agreed)(agreed, seed)
    chance = Chance(seed, "played")
    done: list[tuple[bytes, int]] = []
    while not table.over:
        move = player.move(chance, table)
        try:
            table.play(move, 5 * len(done))
        except Refused:
            continue
        done.append((bytes(move), 5 * len(done)))
    return kept(agreed, seed, [*done, (bytes((fold.REVEAL,)), 5 * len(done))])


def saved(game: record.Record, path: Path) -> Path:
    """The record in a file."""
    path.write_text(json.dumps(record.to_json(game)), "utf-8")
    return path
