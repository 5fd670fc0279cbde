"""What to ask of one person."""

from lawkeeper.games import POTIONS
from lawkeeper.ui.menu import GO, Menu

BREAKS, FORCED, PACKS = range(3)


class Puzzles(Menu):
    """What to ask."""

    TITLE = "PUZZLES"

    def __init__(self, app, arg=None):
        Menu.__init__(self, app, arg)
        rows = [("Which rule breaks it?", GO, "potions.puzzle", BREAKS)]
        rows.append(("Which brew is forced?", GO, "potions.puzzle", FORCED))
        if app.library.count(POTIONS):
            rows.append(("One of a pack", GO, "potions.puzzle", PACKS))
        self.ROWS = rows
