"""Word lists that a record may have been drawn from: those of the packs that are shipped, and of the packs in
the current folder."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from lawkeeper.games.multiverses.words import wordlist
from lawkeeper_host.games.multiverses.packs import PACKS
from lawkeeper_host.packs.source import PackError, read_pack
from lawkeeper_host.places import data


class ListOfPack(wordlist.WordList):
    """The list in a pack file, read whole."""

    def __init__(self, path: Path) -> None:
        """Raises `PackError` when the file is no pack of words."""
        head, *blocks = [bytes(record.data) for record in read_pack(path, [PACKS]).records]
        super().__init__(head, blocks.__getitem__)

    def close(self) -> None:
        """Nothing is open."""


def known(crc: int) -> ListOfPack | None:
    """The list with this CRC-32; None when no pack has it."""
    return next((found for found in _lists() if found.crc == crc), None)


def _lists() -> Iterator[ListOfPack]:
    for folder in (data("packs"), Path()):
        for path in sorted(folder.glob("*.txt")):
            if b"game: multiverses" in path.read_bytes()[:4096]:
                try:
                    yield ListOfPack(path)
                except PackError:
                    continue  # whoever loads or builds it hears what is wrong with it


if known not in wordlist.besides:
    wordlist.besides.append(known)
