"""Everything that has no button of its own."""

from lawkeeper.games.multiverses.fold.moves import LAW, STOP
from lawkeeper.games.pages import giving_up, more
from lawkeeper.games.pages.base import sibling
from lawkeeper.ui.menu import DO, GO


class GiveUp(giving_up.GiveUp):
    """All together, or the one who plays."""

    def __init__(self, app, arg=None):
        giving_up.GiveUp.__init__(self, app, arg)
        told = "This ends your game. It does not count." if app.game.alone else None
        self.TEXT = told or "This ends the game for everybody, and nobody wins."


class More(more.More):
    """What makes sense at the moment."""

    def own(self):
        app = self.app
        game = app.game
        rows = [("Undo", GO, sibling(app, "undo")), ("The Dust", GO, sibling(app, "dust"))]
        rows += [("Universes", GO, sibling(app, "look")), ("Laws", GO, sibling(app, "laws"))]
        if game.phase == LAW and game.idle >= game.seats:
            rows.append(("Stop and score" if game.alone else "All agree: stop", DO, "stop"))
        return rows + [("Pause", DO, "pause")]

    def stop(self):
        """The table agrees to stop after a round without a word (item 35)."""
        self.go_on(STOP)
