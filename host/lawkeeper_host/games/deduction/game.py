"""Deduction, declared for the host."""

from __future__ import annotations

from lawkeeper_host.games.deduction.packs import DEALS
from lawkeeper_host.games.game import Booklet, Game, Items
from lawkeeper_host.sheet.drawn import Called, Drawer


class Deduction(Game):
    """A hidden card of which every hand knows a little."""

    packs = DEALS
    items = Items("deduction_items.txt", "test_deduction_item_")

    def booklet(self) -> Booklet | None:
        """The slips of all deals of a pack, one deal after the other."""
        from lawkeeper_host.games.deduction.slips import booklet

        return booklet

    def drawer(self, called: Called) -> Drawer | None:
        """Hands and board, the cards that were left after each fact, when each seat could have known."""
        from lawkeeper_host.games.deduction.sheet.drawer import DeductionDrawer

        return DeductionDrawer(called)


DEDUCTION = Deduction()
