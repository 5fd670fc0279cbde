"""The settings as they count: changed from a page or the cable, noted in the journal, read once for the
loop."""

from lawkeeper.keep.journal import JournalError
from lawkeeper.keep.ledger import SETTING


class Preferences:
    """.turned: whether the box stands the other way round; .brightness: 0..10, of screen and ring;
    .explain: when pages say what they are for, a choice of the setting."""

    def __init__(self, app):
        self._app = app
        self._apply()

    def set(self, name, value):
        """Change a setting, journal it, and let it count at once. Raises `SettingError` with a sentence."""
        app = self._app
        before = app.settings.get(name)
        number, coded = app.settings.set(name, value)
        if app.settings.get(name) == before:
            return
        self._apply()
        app.stale = True
        try:
            app.ledger.note(SETTING, bytes((number,)) + coded)
        except JournalError:
            self._make_room()

    def _make_room(self):
        """The journal takes no more notes. Between games it is cleared: the second home has the settings."""
        app = self._app
        if app.ledger.game_id:
            app.say("The setting counts until the power is off: the journal is full.")
        else:
            app.store(app.box.nvm)
            app.ledger.journal.erase()
            app.store()

    def _apply(self):
        # Read once here: the loop looks at these in every pass.
        app = self._app
        get = app.settings.get
        self.turned = get("turned") == "yes"
        self.brightness = get("brightness")
        self.explain = get("explain")
        app.box.turn(self.turned)
        app.player.volume(get("sound"))
        app.screensaver.set(self.brightness, get("dim_after"), get("sleep_after"))
        app.screensaver.wake(app.box.ticks())
