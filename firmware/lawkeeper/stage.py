"""The page in front: how it opens, which modules stay in memory for it, where players land when it fails."""

from lawkeeper import games, modules, pages
from lawkeeper.keep import KeepError
from lawkeeper.ui.nav import CURSOR

# Modules that serve the cable, and those that answer what is asked on it; on the board the settings lie with
# their page.
SERVING = ("lawkeeper.cable", "lawkeeper.link.server", "lawkeeper.link.frame")
DESK = ("lawkeeper.services", "lawkeeper.link.", "lawkeeper.keep.", "lawkeeper.menus.settings")


class Stage:
    """.hush: what the cable hears must not depend on how long the page works; .chores: there is tidying to
    do; .guide: what tells newcomers of the pages, or None."""

    def __init__(self, app):
        self._app = app
        self._module = __name__  # until a page is open
        self._retreated = self._heavy = False
        self._complaints = None
        self.hush = False
        self.chores = True
        self.guide = None

    def open(self):
        """Open the page that the way of the players ends at. One that fails is left for another."""
        try:
            self._enter()
        except Exception as error:  # noqa: BLE001 - whatever a page fails with, there is another page
            if not self.retreat(error):
                raise

    def _enter(self):
        """Make the page in front anew, and let go of what it has no use for."""
        app = self._app
        name, arg, cursor = app.nav.top()
        row = pages.page_row(name)
        app.page = None
        self._module = row[0]
        done, self._heavy = self._heavy, row[-1] == "heavy"
        if self._heavy:
            self.clear()
        elif done:  # what the page before took all the room for has done its work
            app.memory.clear(self.in_use())
        page = pages.page(name)(app, arg)
        app.memory.use(row[0])
        # At a table with a secret, and while one is found: what the cable hears must not depend on it.
        secret = app.game is not None and not app.game.finished
        self.hush = (secret or page.busy) and not name.startswith("menus.")
        if page.keep_cursor:
            page.cursor = cursor
        app.page = page
        app.gestures.listen(page)
        app.stale = app.unseen = self.chores = True
        if app.session.new and not name.startswith("menus."):
            from lawkeeper.guide import guide

            app.session.new = False
            self.guide = guide(app)
        if self.guide:
            self.guide.enter()

    def leave(self):
        """Players go on from here: keep where they were."""
        self._app.nav.top()[CURSOR] = self._app.page.cursor

    def in_use(self):
        """-> names of the modules that must stay in memory now."""
        app = self._app
        names = [self._module]
        if app.page is not None:
            names += app.page.needs
        if app.game is not None:
            away = app.game.finished and app.page is not None and app.page.keep_cursor  # menus
            names += games.made_of(app.ledger.game_id, not away)
        if app.server is not None:
            names += SERVING + DESK if app.server.at_desk() else SERVING
        return names

    def _ahead(self):
        """-> names of the modules of the pages that players may open next."""
        page = self._app.page
        return () if page.busy else [pages.page_row(name)[0] for name in page.leads()]

    def _forget(self):
        # The link may be writing the library: closing a written file would touch its folder.
        server = self._app.server
        if server is None or server.put_away():
            self._app.storage.clear()

    def clear(self):
        """Let go of all that a page which takes all the room can do without; also of an upload, if one is
        under way: it goes on where it stopped when the host begins it again."""
        app = self._app
        if app.server is not None:
            app.server.put_away(True)
        app.storage.clear()
        app.memory.clear(self.in_use())

    def engaged(self):
        """-> whether the page in front is at work that takes all the room there is."""
        return self._heavy and self._app.page.busy

    def retreat(self, error):
        """A page failed as it opened or drew: go back to the page that the game is at.

        Once between two moves, so that a page that always fails is a crash in the end. False when it was."""
        if self._retreated:
            return False
        app = self._app
        self._retreated = True
        app.page = None
        app.memory.clear(self.in_use())
        if app.game is None or app.session.held:
            app.home()
        else:
            app.to_game()
        told = isinstance(error, (games.Refused, KeepError))
        self._retreated = not told  # what is not a fault of ours may happen again
        app.say(error.args[0] if told else "That page failed: %s." % type(error).__name__)
        return True

    def moved(self):
        """A move was played: a page that fails may be left again."""
        self._retreated = False

    def complaints(self):
        """-> sentences on what did not come up as it should when the box was switched on."""
        if self._complaints is None:
            from lawkeeper.menus import health

            self._complaints = health.complaints(self._app)
        return self._complaints

    def tidy(self):
        """A piece of what can wait until the picture is there."""
        app = self._app
        if self._complaints is None:
            app.toasts.extend(self.complaints())
            app.stale = len(app.toasts) > 0
        elif app.storage.owes:
            from lawkeeper import recover

            recover.forget(app)
            app.stale = len(app.toasts) > 0
        else:
            if app.memory.free < modules.ROOM:
                self._forget()
            self.chores = app.memory.tend(self.in_use(), self._ahead())
