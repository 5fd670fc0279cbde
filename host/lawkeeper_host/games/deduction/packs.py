"""Deals in a pack: lines like `full 4: 7K2M-9QXP` (lawkeeper_host.games.deduction.text) on one side, records
of the box on the other. Those that take few hands come first."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from lawkeeper_host.packs.source import Head, PackGame, PackSource, Wrong

ID, NAME, TITLE = 3, "deduction", "Deduction"


class PackDeal(NamedTuple):
    """A deal of a pack: what the box keeps, 6 bytes, and the line where it stands in the file."""

    data: bytes
    line: int = 0


@dataclass
class DealPack(PackSource):
    """A pack of deals."""


class Deals(PackGame):
    """Reads and writes packs of deals. They have no keys of their own."""

    name = NAME
    thing = "deal"

    @property
    def id(self) -> int:
        """As in the registry of the box, also where this game has no row there yet."""
        return ID

    @property
    def title(self) -> str:
        """The game's name as players read it."""
        return TITLE

    def reader(self, wrong: Wrong) -> _Lines:
        """Somebody to read one file."""
        return _Lines(wrong, self)

    def meta(self, pack: PackSource) -> dict[str, object]:
        """Nothing: the box reads mode and hands from the records."""
        return {}


DEALS = Deals()


class _Lines:
    """The lines of one pack."""

    def __init__(self, wrong: Wrong, game: PackGame) -> None:
        self._wrong = wrong
        self._game = game
        self._known: dict[bytes, int] = {}  # a record -> the line where it stands first
        self._deals: list[PackDeal] = []

    def key(self, name: str, value: str) -> str | None:
        """There is none."""
        raise KeyError(name)

    def line(self, number: int, text: str) -> None:
        """One deal."""
        from lawkeeper_host.games.deduction import text as lines

        try:
            data = lines.read_line(text)
        except lines.LineRefused as refused:
            self._wrong(number, str(refused))
            return
        if data in self._known:
            self._wrong(number, f"the deal is the same as on line {self._known[data]}; delete one of the two")
        self._known.setdefault(data, number)
        self._deals.append(PackDeal(data, number))

    def finish(self, head: Head) -> DealPack:
        """The pack, its deals sorted by how much has to be shared."""
        self._deals.sort(key=lambda deal: deal.data[-1])
        return DealPack(head, self._game, self._deals)
