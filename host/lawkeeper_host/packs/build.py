"""From packs to the box's library image: sections, directory, and a plan of what has to go over the cable.

The format is the device's own (`lawkeeper.keep.image`). A pack that the box has already is copied there.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256

from lawkeeper.games import TURING
from lawkeeper.keep import image
from lawkeeper.keep.slots import BLOCK
from lawkeeper_host.errors import HostError
from lawkeeper_host.packs.problems import runs
from lawkeeper_host.packs.source import LEVELS, PackLaw, PackSource, thing

HEAD = int(image.HEAD_BYTES)
ROOM = int(image.IMAGE_BYTES) - HEAD
MOST_PACKS = int(image.MOST_PACKS)
MOST_RECORDS = 0xFFFF
COMPASS = 1  # a law for games with the Compass Rose only


@dataclass(frozen=True)
class BoxPack:
    """A pack as the box lists it: where its section lies in the image in use, and the section's SHA-256."""

    name: str
    game: int
    count: int
    offset: int
    length: int
    sha: bytes


@dataclass(frozen=True)
class Section:
    """A pack as the box keeps it: `data` is the section of the image, `count` its records."""

    name: str
    game: int
    count: int
    data: bytes

    @property
    def length(self) -> int:
        """Bytes of the section."""
        return len(self.data)

    @cached_property
    def sha(self) -> bytes:
        """SHA-256 of the section, 32 bytes."""
        return sha256(self.data).digest()


@dataclass(frozen=True)
class Keep:
    """A section the box copies for itself: from `source` in the library in use to `at` in the new image."""

    source: int
    at: int
    length: int


@dataclass(frozen=True)
class Send:
    """Bytes that go over the cable, to `at` in the new image."""

    at: int
    data: bytes

    @property
    def length(self) -> int:
        """Number of bytes."""
        return len(self.data)


@dataclass(frozen=True)
class Plan:
    """All there is to do for a new library: `head` is the used part of block 0, `length` the image's end."""

    parts: tuple[Keep | Send, ...]
    head: bytes
    length: int
    names: tuple[str, ...]

    def runs(self) -> Iterator[tuple[int, bytes]]:
        """What is sent, neighbours joined: (offset, bytes)."""
        start, joined = 0, b""
        for part in self.parts:
            if not isinstance(part, Send):
                continue
            if joined and start + len(joined) == part.at:
                joined += part.data
                continue
            if joined:
                yield start, joined
            start, joined = part.at, part.data
        if joined:
            yield start, joined

    @property
    def sent(self) -> int:
        """Bytes of packs that go over the cable when nothing of them is there yet."""
        return sum(part.length for part in self.parts if isinstance(part, Send))


def section(pack: PackSource) -> Section:
    """The section of a pack. Raises `HostError` (exit code 2) when it has more records than one can count."""
    count = pack.count
    if count > MOST_RECORDS:
        most = f"at most {MOST_RECORDS} fit into one"
        raise HostError(f"The pack {pack.name} has {count} {pack.thing}s; {most}.", "", 2)
    meta = {"name": pack.name, "author": pack.author, "licence": pack.licence} | _of_game(pack)
    coded = json.dumps(meta, ensure_ascii=False, separators=(",", ":"))
    records = [record(law) for law in pack.laws] + [one.data for one in pack.records]
    return Section(pack.name, pack.game, count, image.section(coded, records))


def _of_game(pack: PackSource) -> dict[str, object]:
    """What the game adds to the pack's meta: how many laws of each level; or the problems' runs, each
    [mode, difficulty, verifiers, count], so that the box finds those of one kind without reading all."""
    if pack.game == TURING:
        return {"runs": runs(pack.records)}
    return {"levels": [sum(law.level == wanted for law in pack.laws) for wanted in LEVELS]}


def contents(packs: Iterable[BoxPack | Section]) -> str:
    """How much packs hold together: `200 laws and 1000 problems`."""
    totals: dict[str, int] = {}
    for pack in packs:
        totals[thing(pack.game)] = totals.get(thing(pack.game), 0) + pack.count
    return " and ".join(f"{totals[what]} {what}{'' if totals[what] == 1 else 's'}" for what in sorted(totals))


def record(law: PackLaw) -> bytes:
    """A law as the box keeps it: level, length and text, length and tree, and for a law of directions one
    byte more, `COMPASS`. The tree is empty when only people know what the law means."""
    coded = law.text.encode()
    marks = bytes((COMPASS,)) if law.compass else b""
    tree = bytes((len(law.code),)) + law.code + marks if law.code or marks else b""
    return bytes((law.level, len(coded))) + coded + tree


def arrange(here: Iterable[BoxPack], new: Sequence[Section]) -> list[BoxPack | Section]:
    """The packs of the library to be: a new one takes the place of its namesake, the others come last.

    One that the box has byte for byte stays. Raises `HostError` (exit code 2): two new ones have one name."""
    waiting: dict[str, Section] = {}
    for one in new:
        if one.name in waiting:
            raise HostError(f"Two of the packs are called {one.name}.", "Leave one out, or rename it.", 2)
        waiting[one.name] = one
    packs: list[BoxPack | Section] = []
    for old in here:
        fresh = waiting.pop(old.name, None)
        packs.append(old if fresh is None or fresh.sha == old.sha else fresh)
    return [*packs, *waiting.values()]


def plan(packs: Sequence[BoxPack | Section]) -> Plan:
    """How to make a library of these packs, in this order. `HostError` (exit code 2): they do not fit."""
    _check_room(packs)
    parts: list[Keep | Send] = []
    entries = []
    at = HEAD
    for pack in packs:
        parts.append(Send(at, pack.data) if isinstance(pack, Section) else Keep(pack.offset, at, pack.length))
        entries.append(image.entry(pack.game, pack.count, at, pack.length, pack.sha, pack.name))
        at += pack.length
    used = image.ENTRIES_AT + len(entries) * image.ENTRY_BYTES
    return Plan(tuple(parts), image.block(entries, at)[:used], at, tuple(pack.name for pack in packs))


def _check_room(packs: Sequence[BoxPack | Section]) -> None:
    if len(packs) > MOST_PACKS:
        many, over = len(packs), len(packs) - MOST_PACKS
        message = f"{many} packs are {over} too many; the box holds {MOST_PACKS}."
        raise HostError(message, "Leave some out.", 2)
    total = sum(pack.length for pack in packs)
    if total > ROOM:
        largest = max(packs, key=lambda pack: pack.length)
        raise HostError(
            f"The packs need {total:,} bytes, {total - ROOM:,} more than the box holds ({ROOM:,}).",
            f"Leave some out; the largest is {largest.name} with {largest.length:,} bytes.",
            2,
        )


def library_file(sections: Sequence[Section], sequence: int = 1) -> bytes:
    """A whole library file with these packs, as it lies on the drive: for a new drive or a virtual box."""
    whole = plan(sections)
    starts = range(image.ENTRIES_AT, len(whole.head), image.ENTRY_BYTES)
    entries = [whole.head[at : at + image.ENTRY_BYTES] for at in starts]
    body = b"".join(one.data for one in sections)
    used: bytes = b"\xff" * BLOCK + image.block(entries, whole.length, sequence) + body
    return used + b"\xff" * (image.LIBRARY_BYTES - len(used))
