"""What the library holds. Titles and counts only: what is in a pack is never shown here."""

from lawkeeper.ui.menu import GO, NOTE, Menu
from lawkeeper.ui.reader import Reader
from lawkeeper.ui.text import wrap

_EMPTY = "No packs are loaded. On a computer, type\nlawkeeper load FILE"


class Packs(Menu):
    """One row a pack: its name and how many entries it has."""

    TITLE = "PACKS"

    def __init__(self, app, arg=None):
        Menu.__init__(self, app, arg)
        packs = enumerate(app.library.packs())
        rows = [("%s\t%d" % (pack.name, pack.count), GO, "menus.pack", number) for number, pack in packs]
        if app.library.complaint:
            rows = [(line, NOTE) for line in wrap(app.library.complaint)] + rows
        elif not rows:
            rows = [(line, NOTE) for line in wrap(_EMPTY)]
        self.ROWS = rows


class About(Reader):
    """What a pack says of itself. `arg` is its number in the library."""

    TITLE = "PACK"

    def text(self):
        for number, pack in enumerate(self.app.library.packs()):
            if number == self.arg:
                meta = pack.meta()
                lines = (pack.name, "by " + meta.get("author", "somebody"), meta.get("licence", ""))
                return "\n".join(lines) + "\n%d entries" % pack.count
        return "This pack is gone."
