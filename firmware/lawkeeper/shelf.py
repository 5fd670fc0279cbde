"""What is kept on the drive: the second home, and the library and the settings when somebody asks for them.

The latter two are read and forgotten again: play needs neither, and their modules take 12 KB of the heap.
"""

import os

from lawkeeper import modules
from lawkeeper.keep.home import Home

# Modules of `keep` that play does not need.
NOW_AND_THEN = ("library", "image", "settings", "chance", "seal", "used", "erasing")


class Shelf:
    """`home` is the second home. `ledger` has the settings that were changed since that was last written."""

    def __init__(self, ledger):
        self.home = Home()
        self.owes = False  # `recover.forget`, when there is time for it
        self._ledger = ledger
        self._library = self._settings = None
        self._owner = {}  # what the owner wrote into settings.toml
        self._asked = False

    @property
    def library(self):
        """The packs, from the drive."""
        if self._library is None:
            self._library = modules.load("lawkeeper.keep.library").Library()
        return self._library

    @property
    def settings(self):
        """The settings, from settings.toml, the second home and the journal."""
        if self._settings is None:
            stored = self.home.data.get("settings")
            made = modules.load("lawkeeper.keep.settings").Settings(stored, self._toml)
            for number, value in self._ledger.settings():
                made.decode(number, value)
            self._settings = made
            self._asked = True
        return self._settings

    def _toml(self, key):
        """What settings.toml says of `key`, or None."""
        if not self._asked and hasattr(os, "getenv"):
            value = os.getenv(key)  # each call reads the whole file: what it says is kept for the next time
            if value is not None:
                self._owner[key] = value
        return self._owner.get(key)

    def clear(self):
        """Forget library and settings until they are asked for again. True when something was there."""
        self._library = self._settings = None
        dropped = False
        for name in NOW_AND_THEN:
            if modules.loaded("lawkeeper.keep." + name):
                dropped = modules.drop("lawkeeper.keep", name)
        return dropped

    def save(self, erasing=None):
        """Write the second home, with the settings as they are. `HomeError` when the drive refuses.

        `erasing`: the nvm that is erased next; the note of it lasts until the next save."""
        data = self.home.data
        data["settings"] = self.settings.changed()
        if erasing is not None:
            data["erasing"] = modules.load("lawkeeper.keep.erasing").note(erasing, self._ledger)
        try:
            self.home.save()
        finally:
            data.pop("erasing", None)
