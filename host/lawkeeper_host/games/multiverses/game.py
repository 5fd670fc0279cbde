"""MultiVerses, declared for the host."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from lawkeeper_host.games.game import Game, Items
from lawkeeper_host.games.multiverses import lists  # noqa: F401 - records may need any of them
from lawkeeper_host.games.multiverses.packs import PACKS
from lawkeeper_host.sheet.drawn import Called, Drawer


class MultiVerses(Game):
    """Universes of words: laws that a random word tests, and lines that multiply."""

    packs = PACKS
    items = Items("multiverses_items.txt", "test_multiverses_item_")

    def papers(self) -> Mapping[str, Callable[[], str]]:
        """What a law can say, for those who write some."""
        from lawkeeper_host.games.multiverses.guide import laws_page

        return {"multiverses.md": laws_page}

    def drawer(self, called: Called) -> Drawer | None:
        """The universes as constellations, the turns, the laws with their luck."""
        from lawkeeper_host.games.multiverses.sheet.drawer import MultiVersesDrawer

        return MultiVersesDrawer(called)


MULTIVERSES = MultiVerses()
