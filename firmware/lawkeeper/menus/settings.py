"""The settings as a form. Rows, limits and help come from the table of `keep/settings.py` and from the
games."""

from lawkeeper.keep.settings import CHOICE, INT, SettingError
from lawkeeper.ui.buttons import LEFT, RIGHT, A
from lawkeeper.ui.menu import COUNT, PICK, Menu


class SettingsForm(Menu):
    """LEFT and RIGHT change a setting at once; holding A says what it does."""

    TITLE = "SETTINGS"
    holds = (LEFT, RIGHT, A)

    def count(self):
        return len(self.app.settings.rows())

    def row(self, index):
        found = self.app.settings.rows()[index]
        _, name, kind, _, limits, label, _ = found
        if kind == INT:
            return label, COUNT, name, limits[0], limits[1]
        return label, PICK, name, limits if kind == CHOICE else self._words(found)

    def _words(self, found):
        """The words offered for a text that are free, with the one in force."""
        settings, name = self.app.settings, found[1]
        taken = [settings.get(other) for other in settings.alike(found) if other != name]
        words = [word for word in found[4][1] if word not in taken]
        return words if settings.get(name) in words else words + [settings.get(name)]

    def value(self, key):
        return self.app.settings.get(key)

    def change(self, key, value):
        try:
            self.app.set(key, value)
        except SettingError as error:
            self.app.say(error.args[0])

    def about(self, row):
        return self.app.settings.row(row[2])[6]
