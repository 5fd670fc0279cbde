"""A computer asks for the drive and the console. Only the table can grant that."""

from lawkeeper.keep.ledger import SERVICE
from lawkeeper.ui.buttons import A
from lawkeeper.ui.page import Page
from lawkeeper.ui.screen import Screen


class Service(Page):
    """A long hold of A restarts into service mode; `boot.py` then breaks the seal of a running game."""

    longs = (A,)

    def view(self):
        rows = ["A computer asks for", "the drive and the", "console of this box."]
        app = self.app
        if app.ledger.game_id and not (app.game and app.game.finished):
            rows += ["The running game's", "SEAL WILL BE BROKEN."]
        return Screen("SERVICE?", rows, "B no\tA long: restart")

    def long(self, button):
        """The table agrees. `boot.py` reads the note after the restart and breaks the seal first."""
        self.app.ledger.note(SERVICE)
        self.app.box.restart()
