"""The joined package as the tests know it: every module under its own name, with all that its source has.

Nothing of the package knows of this: a test that imports `lawkeeper.ui.menu` gets a `Seen`, which reads and
writes what became of that module's names in the file that it lies in. Which those are was noted by the build:
see `lawkeeper_host.checks.joined`.
"""

import builtins
import json
import sys

TABLE = {}
LOADS = "lawkeeper.games"  # the file that has `modules.load`
of = getattr  # the VM's own: the board's, which replaces it there, makes garbage


def read(path):
    """Take the table that the build wrote."""
    with open(path) as file:
        TABLE.update(json.load(file))


def load(name):
    """-> the module, of the package as it is."""
    if name not in sys.modules:
        lent = [part for part in TABLE["board"].get(name, ()) if part not in sys.modules]
        for part in lent:
            sys.modules[part] = Hollow()
        # What comes after the start ends with an exception: see lawkeeper_host/build/quiet.py.
        __import__(LOADS)
        sys.modules[LOADS].load(name)
        for part in lent:
            del sys.modules[part]
    return sys.modules[name]


class Hollow:
    """A module of the board that a file imports; a test that needs it brings its own."""


def seen(name):
    """-> a module of the sources. ImportError when there is none."""
    if name not in TABLE["files"]:
        raise ImportError("no module named " + name)
    if TABLE["files"][name]:
        load(TABLE["files"][name])
    return type("Seen", (Seen,), {"module": name, "places": TABLE["names"].get(name, {})})()


class Seen:
    """A module of the sources, `module`. `places`: name -> (file, name there)."""

    module = ""
    places = {}

    def __getattr__(self, name):
        # No garbage: there are tests that weigh it, and what they do goes through here.
        if name in self.places:
            file, there = self.places[name]
            return of(sys.modules[file] if file in sys.modules else load(file), there)
        below = self.module + "." + name
        if below in TABLE["files"]:
            return seen(below)
        if not TABLE["files"][self.module]:
            raise AttributeError(name)
        return of(load(TABLE["files"][self.module]), name)

    def __setattr__(self, name, value):
        file, there = self.places.get(name) or (TABLE["files"][self.module], name)
        setattr(load(file), there, value)
        # Other files have imported it from there, and read their own. Those to come will get the new value.
        for other, bare in TABLE["copies"].get(file + " " + there, ()):
            if other in sys.modules:
                setattr(sys.modules[other], bare, value)


def on_the_vm():
    """From now on `seen.lawkeeper...` is a module of the sources: whose import it is cannot be told there."""
    plain = __import__  # by its name: `builtins.__import__` is what it was at the start

    def importing(name, *rest):
        return seen(name[5:]) if name[:5] == "seen." else plain(name, *rest)

    builtins.__import__ = importing
