"""Where the cable is served: what the link may ask of the app. Loaded when a cable is first plugged in."""

from lawkeeper import games
from lawkeeper.link.server import Server
from lawkeeper.menus import health


def serve(app):
    """The server for the cable of this box."""
    return Server(app.box, Counter(app))


class Counter:
    """The `services` of `link.server`: what is not said here is the app's own."""

    def __init__(self, app):
        self._app = app

    def __getattr__(self, name):
        return getattr(self._app, name)

    def public(self):
        """What the whole table sees of the game; {} without a game."""
        app = self._app
        if app.game is None:
            return {}
        facts = app.game.public(app.clock.seconds())
        facts["game"] = games.title(app.ledger.game_id)
        return facts

    def library_changed(self):
        """A new library is in use."""
        self._app.say("New library: %d packs." % sum([1 for _ in self._app.library.packs()]))

    def selftest(self):
        return health.selftest(self._app)

    def hear(self, data):
        """A theory (bytes of a tree) for the page in front: None when it is taken, else a sentence.

        Whether they say anything the rules find out: the page plays them as a move.
        """
        hear = getattr(self._app.page, "hear", None)
        if hear is None:
            return "The box is not waiting for a theory. Choose Theory on the box first."
        return hear(data)
