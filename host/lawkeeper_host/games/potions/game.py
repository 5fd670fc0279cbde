"""Logic Potions, declared for the host."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

import click

from lawkeeper_host.games.game import Booklet, Game, Items, Teller
from lawkeeper_host.games.potions.packs import PACKS
from lawkeeper_host.measure.figures import Figure
from lawkeeper_host.sheet.drawn import Called, Drawer


class Potions(Game):
    """Rules that players invent, and arguments about what follows from them."""

    packs = PACKS
    items = Items("potions_items.txt", "test_potions_item_")

    def commands(self) -> Sequence[click.Command]:
        """Lists of rules checked, puzzles made, shown and packed."""
        from lawkeeper_host.games.potions.commands import potions

        return (potions,)

    def teller(self) -> Teller:
        """Brews, rules, call-outs and challenges in sentences, with what perfect play knew."""
        from lawkeeper_host.games.potions import telling

        return telling

    def bench(self) -> Iterator[Figure]:
        """Rules worked out and puzzles made on the host; masks and verdicts on the board."""
        from lawkeeper_host.games.potions import bench

        yield from bench.figures()

    def booklet(self) -> Booklet | None:
        """None: a puzzle's code says all of it, and the lists are read on the box."""
        return None

    def papers(self) -> Mapping[str, Callable[[], str]]:
        """What a rule can say, for those who write some."""
        from lawkeeper_host.games.potions.guide import rules_page

        return {"potions.md": rules_page}

    def drawer(self, called: Called) -> Drawer | None:
        """The map darkening rule by rule, the turns, the list."""
        from lawkeeper_host.games.potions.sheet.drawer import PotionsDrawer

        return PotionsDrawer(called)


POTIONS = Potions()
