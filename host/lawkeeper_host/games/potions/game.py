"""Logic Potions, declared for the host."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from lawkeeper_host.games.game import Game, Items, Tours
from lawkeeper_host.games.potions.packs import PACKS
from lawkeeper_host.sheet.drawn import Called, Drawer


class Potions(Game):
    """Rules that players invent, and arguments about what follows from them."""

    packs = PACKS
    items = Items("potions_items.txt", "test_potions_item_")
    tours = Tours(
        "flows.tour_potions_long",
        ("first game", "six colours", "six types", "adjectives", "full record"),
    )

    def papers(self) -> Mapping[str, Callable[[], str]]:
        """What a rule can say, for those who write some."""
        from lawkeeper_host.games.potions.guide import rules_page

        return {"potions.md": rules_page}

    def drawer(self, called: Called) -> Drawer | None:
        """The map darkening rule by rule, the turns, the list."""
        from lawkeeper_host.games.potions.sheet.drawer import PotionsDrawer

        return PotionsDrawer(called)


POTIONS = Potions()
