"""Turing Machine, declared for the host."""

from __future__ import annotations

from lawkeeper_host.games.game import Booklet, Game, Items
from lawkeeper_host.games.turing.packs import PROBLEMS
from lawkeeper_host.sheet.drawn import Called, Drawer


class Turing(Game):
    """A code that verifiers check by criteria that nobody sees."""

    packs = PROBLEMS
    items = Items("turing_items.txt", "test_turing_item_")

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
