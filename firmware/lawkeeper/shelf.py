"""What is kept on the drive: the second home, and the library and the settings when somebody asks for them.

The latter two are read and forgotten again: play needs neither, and their modules take 12 KB of the heap.
"""

import os

from lawkeeper.keep.home import Home


class Shelf:
    """`home` is the second home. `ledger` has the settings that were changed since that was last written."""

    def __init__(self, ledger):
        self.home = Home()
        self.owes = False  # `forget_erase`, when there is time for it
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

            made = Settings(self.home.data.get("settings"), self._toml)
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

        `erasing`: the nvm that is erased next. The note of it is gone with the save after this one."""
        data = self.home.data
        data["settings"] = self.settings.changed()
        data.pop("erasing", None)
        if erasing is not None:
            from lawkeeper.keep.erasing import note

            data["erasing"] = note(erasing, self._ledger)
        self.home.save()

    def finish_erase(self, nvm):
        """After a start: was the power cut while the journal was erased? Then the rest of it goes too, and
        True comes back: the journal has to be read anew."""
        noted = self.home.data.get("erasing")
        if noted is None:
            return False
        from lawkeeper.keep.erasing import cut_short

        if not cut_short(noted, nvm, self._ledger):
            self.owes = True
            return False
        self._ledger.journal.erase()
        self.forget_erase()
        return True

    def forget_erase(self):
        """The note of an erase has served: it must not excuse what happens to the journal later."""
        self.owes = False
        del self.home.data["erasing"]
        self.home.save()


def _written():
    """-> the names that settings.toml gives a value to."""
    try:
        with open("settings.toml") as file:
            lines = [line.strip() for line in file]
    except OSError:
        return []
    return [line.split("=")[0].strip() for line in lines if "=" in line and line[0] != "#"]
