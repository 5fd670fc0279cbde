"""What is kept on the drive: the second home, and the library and the settings when somebody asks for them.

The latter two are read and forgotten again: play needs neither, and their modules take 12 KB of the heap.
"""

import os

from lawkeeper import games
from lawkeeper.keep.home import Home


class Storage:
    """`home` is the second home. `ledger` has the settings that were changed since that was last written."""

    def __init__(self, ledger):
        self.home = Home()
        self.owes = False  # `recover.forget`, when there is time for it
        self._ledger = ledger
        self._library = self._settings = None
        self._owner = None  # what the owner wrote into settings.toml

    @property
    def library(self):
        """The packs, from the drive."""
        if self._library is None:
            from lawkeeper.keep.library import Library

            self._library = Library()
        return self._library

    @property
    def settings(self):
        """The settings, from settings.toml, the second home and the journal."""
        if self._settings is None:
            from lawkeeper.keep.settings import Settings

            made = Settings(self.home.data.get("settings"), self._toml, games.settings)
            for number, value in self._ledger.settings():
                made.decode(number, value)
            self._settings = made
        return self._settings

    def _toml(self, key):
        """What settings.toml says of `key`, or None."""
        if self._owner is None:
            # Each call of `getenv` reads the whole file: only what stands there is asked for, and once.
            ask = getattr(os, "getenv", None)
            self._owner = {name: ask(name) for name in _written()} if ask else {}
        return self._owner.get(key)

    def clear(self):
        """Forget library and settings until they are asked for again."""
        self._library = self._settings = None

    def save(self, erasing=None):
        """Write the second home, with the settings as they are. `HomeError` when the drive refuses.

        `erasing`: the nvm that is erased next; the note of it lasts until the next save."""
        data = self.home.data
        data["settings"] = self.settings.changed()
        if erasing is not None:
            from lawkeeper.keep.erasing import note

            data["erasing"] = note(erasing, self._ledger)
        try:
            self.home.save()
        finally:
            data.pop("erasing", None)


def _written():
    """-> the names that settings.toml gives a value to."""
    try:
        with open("settings.toml") as file:
            lines = [line.strip() for line in file.read().split("\n")]  # line by line the board takes 80 ms
    except OSError:
        return []
    return [line.split("=")[0].strip() for line in lines if "=" in line and line[0] != "#"]
