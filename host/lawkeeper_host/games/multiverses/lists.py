"""Word lists that a record may have been drawn from: those of the packs that are shipped, and of the packs in
the current folder."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from lawkeeper.games.multiverses.words import wordlist
from lawkeeper_host.games.multiverses.packs import PACKS
from lawkeeper_host.packs.source import PackError, read_pack
from lawkeeper_host.places import data


def known(crc: int) -> Any:
    """The `WordList` with this CRC-32; None when no pack has it."""
    return next((found for found in _lists() if found.crc == crc), None)


def _lists() -> Iterator[Any]:
    for folder in (data("packs"), Path()):
        for path in sorted(folder.glob("*.txt")):
            if b"game: multiverses" in path.read_bytes()[:4096]:
                try:
                    yield of_pack(path)
                except PackError:
                    continue  # whoever loads or builds it hears what is wrong with it


def of_pack(path: Path) -> Any:
    """The `WordList` of a pack file, read whole. Raises `PackError` when it is no pack of words."""
    head, *blocks = [bytes(record.data) for record in read_pack(path, [PACKS]).records]
    return wordlist.WordList(head, blocks.__getitem__)


if known not in wordlist.besides:
    wordlist.besides.append(known)
