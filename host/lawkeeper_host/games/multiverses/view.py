"""A game as it stands, out of the box's rules object: who has which universes, and what was drawn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from lawkeeper.games.multiverses.fold import dust
from lawkeeper.games.multiverses.laws import kinds
from lawkeeper.games.multiverses.laws.english import sentence
from lawkeeper.games.multiverses.words import wordlist
from lawkeeper_host.games.multiverses.scoring import Universe
from lawkeeper_host.games.multiverses.words.english import Entry
from lawkeeper_host.games.multiverses.words.packing import named


@dataclass(frozen=True)
class Law:
    """A law of the register: its number as players count (from 1), its bytes, its author, whether it was
    validated, the word it was tested with."""

    number: int
    code: bytes
    author: int
    valid: bool
    test: Entry

    @property
    def words(self) -> str:
        """What it says. One on paper is known by its number here."""
        if self.code[0] == kinds.TABLE:
            return f"must obey law {self.number} on paper"
        return str(sentence(self.code))


@dataclass(frozen=True)
class Verse:
    """A universe: whose (from 0), which of theirs (from 1), its laws, its lines."""

    seat: int
    number: int
    laws: tuple[Law, ...]
    lines: tuple[tuple[Entry, ...], ...]

    @property
    def universe(self) -> Universe:
        """What it is worth."""
        return Universe([law.words for law in self.laws], [[one.word for one in line] for line in self.lines])


def register(game: Any) -> list[Law]:
    """All laws that were tested, in their order."""
    return [law(game, number) for number in range(len(game.register))]


def law(game: Any, number: int) -> Law:
    """Law `number` of the register, from 0."""
    rows = game.register
    test = named(dust.unpacked(rows.tested_with(number), 0))
    return Law(number + 1, bytes(rows.law(number)), rows.author(number), rows.valid(number), test)


def verses(game: Any, seat: int | None = None) -> Iterator[Verse]:
    """The universes of a player, or all of them by seats."""
    for owner in range(game.seats) if seat is None else (seat,):
        for number, one in enumerate(game.multiverses[owner], 1):
            lines = tuple(tuple(word(game, token) for token in line) for line in one.lines)
            yield Verse(owner, number, tuple(law(game, which) for which in one.laws), lines)


def word(game: Any, token: int) -> Entry:
    """A word of the Dust."""
    return named(bytes(game.word(token)))


def tests(game: Any) -> list[Entry]:
    """The test words of a game that is over, in the order in which they came or would have come."""
    drawn = game.secret()[2 * game.words :]
    numbers = [int.from_bytes(drawn[at : at + 2], "little") for at in range(0, len(drawn), 2)]
    words = wordlist.opened(game.setup.list)
    try:
        return [named(bytes(words.word(number))) for number in numbers]
    finally:
        words.close()
