"""MultiVerses, declared for the host."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

import click

from lawkeeper_host.games.game import Booklet, Game, Items, Teller
from lawkeeper_host.games.multiverses import lists  # noqa: F401 - records may need any of them
from lawkeeper_host.games.multiverses.packs import PACKS
from lawkeeper_host.measure.figures import Figure
from lawkeeper_host.sheet.drawn import Called, Drawer


class MultiVerses(Game):
    """Universes of words: laws that a random word tests, and lines that multiply."""

    packs = PACKS
    items = Items("multiverses_items.txt", "test_multiverses_item_")

    def commands(self) -> Sequence[click.Command]:
        """Odds of laws, word lists, scores, sheets and posters."""
        from lawkeeper_host.games.multiverses.commands import multiverses

        return (multiverses,)

    def teller(self) -> Teller:
        """Laws with their luck, words, scores, and what was missed, in sentences."""
        from lawkeeper_host.games.multiverses import telling

        return telling

    def bench(self) -> Iterator[Figure]:
        """Odds, laws that were missed and the beam search on the host."""
        from lawkeeper_host.games.multiverses import bench

        yield from bench.figures()

    def booklet(self) -> Booklet | None:
        """None: a list of words is nothing to print."""
        return None

    def papers(self) -> Mapping[str, Callable[[], str]]:
        """What a law can say, for those who write some."""
        from lawkeeper_host.games.multiverses.guide import laws_page

        return {"multiverses.md": laws_page}

    def drawer(self, called: Called) -> Drawer | None:
        """The universes as constellations, the turns, the laws with their luck."""
        from lawkeeper_host.games.multiverses.sheet.drawer import MultiVersesDrawer

        return MultiVersesDrawer(called)


MULTIVERSES = MultiVerses()
