"""Deals in a pack: lines like `full 4: 7K2-M9Q-XPG` (lawkeeper_host.games.deduction.text) on one side,
records of the box on the other. Those that take few hands come first."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from lawkeeper_host.packs.source import Head, Lines, PackGame, PackSource, Wrong


class PackDeal(NamedTuple):
    """A deal of a pack: what the box keeps, 6 bytes, and the line where it stands in the file."""

    data: bytes
    line: int = 0


@dataclass
class DealPack(PackSource):
    """A pack of deals."""


class Deals(PackGame):
    """Reads and writes packs of deals. They have no keys of their own."""

    name = "deduction"
    thing = "deal"

    def reader(self, wrong: Wrong) -> _Lines:
        """Somebody to read one file."""
        return _Lines(wrong, self)


DEALS = Deals()


class _Lines(Lines):
    """The lines of one pack."""

    def __init__(self, wrong: Wrong, game: PackGame) -> None:
        super().__init__(wrong, game)
        self._deals: list[PackDeal] = []

    def line(self, number: int, text: str) -> None:
        """One deal."""
        from lawkeeper_host.games.deduction import text as lines

        try:
            data = lines.read_line(text)
        except lines.LineRefused as refused:
            self._wrong(number, str(refused))
            return
        self._note(number, data)
        self._deals.append(PackDeal(data, number))

    def finish(self, head: Head) -> DealPack:
        """The pack, its deals sorted by how much has to be shared."""
        self._deals.sort(key=lambda deal: deal.data[-1])
        return DealPack(head, self._game, self._deals)
