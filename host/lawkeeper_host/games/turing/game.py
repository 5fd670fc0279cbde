"""Turing Machine, declared for the host."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import click

from lawkeeper_host.games.game import Booklet, Game, Items, Teller
from lawkeeper_host.games.turing.packs import PROBLEMS
from lawkeeper_host.measure.figures import Figure
from lawkeeper_host.sheet.drawn import Called, Drawer


class Turing(Game):
    """A code that verifiers check by criteria that nobody sees."""

    packs = PROBLEMS
    items = Items("turing_items.txt", "test_turing_item_")

    def commands(self) -> Sequence[click.Command]:
        """Problems solved, made, counted, shown and printed."""
        from lawkeeper_host.games.turing.commands import turing

        return (turing,)

    def teller(self) -> Teller:
        """Questions and claims, in sentences."""
        from lawkeeper_host.games.turing import telling

        return telling

    def bench(self) -> Iterator[Figure]:
        """Counting and making problems on the host, answering and making them on the board."""
        from lawkeeper_host.games.turing import bench

        yield from bench.figures()

    def booklet(self) -> Booklet | None:
        """Cards and note sheets, and the solutions upside down at the end."""
        from lawkeeper.games.turing.problems.problem import Problem
        from lawkeeper_host.games.turing.booklet import Entry, booklet

        return lambda name, about, records: booklet(
            name, about, [Entry(number, Problem.decode(data)) for number, data in records], sheets=True
        )

    def drawer(self, called: Called) -> Drawer | None:
        """The cards, each player's notes and claims, the code."""
        from lawkeeper_host.games.turing.sheet.drawer import TuringDrawer

        return TuringDrawer(called)


TURING = Turing()
