"""Higher or Lower, declared for the host."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NoReturn

import click

from lawkeeper_host.errors import HostError
from lawkeeper_host.games.game import Game, Items
from lawkeeper_host.measure.figures import Figure
from lawkeeper_host.packs.source import LineReader, PackGame, PackSource, Wrong


class NoPacks(PackGame):
    """The box thinks of the numbers itself."""

    name = "highlow"
    thing = "number"

    def reader(self, wrong: Wrong) -> LineReader:
        """Nobody: there is nothing to read."""
        self._refuse()

    def meta(self, pack: PackSource) -> dict[str, object]:
        """Nothing."""
        self._refuse()

    def _refuse(self) -> NoReturn:
        raise HostError("Higher or Lower has no packs.", "The box thinks of the numbers itself.", 2)


class HigherLower(Game):
    """A number that players find by halving what is left."""

    packs = NoPacks()
    items = Items("highlow_items.txt", "test_highlow_item_")

    def commands(self) -> Sequence[click.Command]:
        """None."""
        return ()

    def bench(self) -> Iterator[Figure]:
        """Nothing takes any time."""
        yield from ()


HIGHLOW = HigherLower()
