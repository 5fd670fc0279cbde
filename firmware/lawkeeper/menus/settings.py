"""The settings as a form. Rows, limits and help come from the one table in `keep/settings.py`."""

from lawkeeper.keep.settings import CHOICE, INT, TABLE, SettingError
from lawkeeper.ui.buttons import LEFT, RIGHT, A
from lawkeeper.ui.menu import COUNT, PICK, Menu

# Names a table may give its dice without a computer; any other name comes over the cable.
_COLOURS = ("orange", "blue", "white", "black", "red", "green", "yellow", "pink", "violet", "grey")


class SettingsForm(Menu):
    """LEFT and RIGHT change a setting at once; holding A says what it does."""

    TITLE = "SETTINGS"
    holds = (LEFT, RIGHT, A)

    def count(self):
        return len(TABLE)

    def row(self, index):
        _, name, kind, _, limits, label, _ = TABLE[index]
        if kind == INT:
            return label, COUNT, name, limits[0], limits[1]
        return label, PICK, name, limits if kind == CHOICE else self._names(name)

    def _names(self, name):
        """The colour names that are free, with the one in force."""
        get = self.app.settings.get
        taken = [get(row[1]) for row in TABLE if row[1] != name and row[1].startswith("colour_")]
        names = [colour for colour in _COLOURS if colour not in taken]
        return names if get(name) in names else names + [get(name)]

    def value(self, key):
        return self.app.settings.get(key)

    def change(self, key, value):
        try:
            self.app.set(key, value)
        except SettingError as error:
            self.app.say(error.args[0])

    def about(self, row):
        for found in TABLE:
            if found[1] == row[2]:
                return found[6]
        return None
