"""What a cable may ask of the box: the boundary of its secret. Loaded with the first command that asks
anything.

`link` gets a `cable.Cable` and these services, and nothing else of the app or the box. What is not a method
here cannot be asked for; a test holds the list.
"""

from lawkeeper import games

_WORD = 24  # characters of a word that a game says about itself
_DEAF = "The box does not wait for this. Open the page on the box that asks for it, then say it again."


class LinkServices:
    """What the commands of the link are made of. No answer depends on the secret of a game that is not
    over."""

    def __init__(self, app):
        self._app = app

    def status(self):
        """-> dict of what the whole table sees: see `status` in link/commands.py."""
        # How full the journal is stays here: at the start of a game it would tell how long the secret is.
        app = self._app
        game, ledger = app.game, app.ledger
        public = {} if game is None else game.public(app.clock.seconds())
        return {
            "game": "" if game is None else games.title(ledger.game_id),
            "phase": _typed("text", public.get("phase")),
            "finished": game is not None and game.finished is True,
            "seen": {} if game is None else _seen(ledger.game_id, public),
            "clock": _typed("count", public.get("clock")),
            "looks": ledger.looks,
            "seal": "broken" if ledger.seal_broken else "unbroken",
            "library": app.library.id,
            "date": app.box.date(),
            "complaints": app.complaints,
        }

    def sealed(self):
        """-> None when the journal holds no secret: no game is there, or the one that is has given it up.
        Otherwise a sentence for the owner."""
        app = self._app
        if not app.ledger.game_id or app.game is not None and app.game.finished is True:
            return None
        if app.game is not None and app.game.over:
            return "The game is over, but still keeps its secret. Hold A long on the page of its result."
        if not app.ledger.faults:
            return "The game on the box still keeps its secret. Finish it, then ask again."
        fault = app.ledger.faults[-1]
        return "The game was stopped by %s. It is kept, and so is its secret until its end." % fault

    def record(self, at, count):
        """-> (bytes of the journal's memory in all, `count` of them from `at` on); none while it is
        `sealed`."""
        nvm = self._app.box.nvm
        return len(nvm), b"" if self.sealed() else bytes(nvm[at : at + count])

    @property
    def library(self):
        """The packs: `keep.library.Library`. Loading new ones is what the cable is for."""
        return self._app.library

    def library_changed(self):
        """A new library is in use."""
        count = sum([1 for _ in self._app.library.packs()])
        told = "%d packs of puzzles are loaded." if count != 1 else "%d pack of puzzles is loaded."
        self._app.say(told % count)

    def setting_names(self):
        """-> list of the names of all settings, in the order of the box's page."""
        return [row[1] for row in self._app.settings.rows()]

    def setting(self, name):
        """-> the value that counts. `SettingError` with a sentence when there is no such setting."""
        return self._app.settings.get(name)

    def set(self, name, value):
        """Change a setting, let it count, journal it. `SettingError` with a sentence."""
        self._app.set(name, value)

    def set_date(self, unix):
        """Tell the box the date, in seconds since 1970 where its owner is."""
        self._app.box.set_date(unix)

    def selftest(self):
        """-> list of (part, "ok" or a sentence)."""
        from lawkeeper.menus.selftest import selftest

        return selftest(self._app)

    def ask_service(self):
        """Somebody on the cable wants the drive and the console: the table answers, on the box."""
        self._app.ask_service()

    def say(self, data):
        """Something said on a computer (bytes), for the page in front. -> None when it takes it, else a
        sentence.

        Whether it means anything the rules find out: the page plays it as a move."""
        page = self._app.page
        return page.hear(data) if page.hears else _DEAF


def _seen(game_id, public):
    """-> dict of the fields that the game declares; nothing else of `public` leaves the box."""
    return {name: _typed(kind, public.get(name)) for name, kind in games.status_fields(game_id)}


def _typed(kind, value):
    """-> value when it is of the kind that was declared, else an empty one."""
    if kind == "count":
        return value if type(value) is int else 0
    return value[:_WORD] if isinstance(value, str) else ""
