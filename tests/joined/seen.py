"""The joined package as the tests know it: every module under its own name, with all that its source has at the top.

Nothing of the package knows of this: a test that imports `lawkeeper.ui.menu` gets a `Seen`, which reads and writes
what became of that module's names in the file that it lies in. Which those are was noted by the build: see
`lawkeeper_host.checks.joined`.
"""

import json
import sys

TABLE = {}


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
        __import__(name)
        for part in lent:
            del sys.modules[part]
    return sys.modules[name]


class Hollow:
    """What a file imports and a test does not need: a module of the board. A test of that module brings its own."""


def seen(name):
    """-> a module of the sources. ImportError when there is none."""
    if name not in TABLE["files"]:
        raise ImportError("no module named " + name)
    load(TABLE["files"][name])
    return type("Seen", (Seen,), {"module": name})()


class Seen:
    """A module of the sources, `module`."""

    module = ""

    def __getattr__(self, name):
        below = self.module + "." + name
        if below in TABLE["files"]:
            return seen(below)
        file, there = place(self.module, name)
        return getattr(load(file), there)

    def __setattr__(self, name, value):
        file, there = place(self.module, name)
        setattr(load(file), there, value)
        # Other modules read it from there; their files have imported it. Those to come will get the new value.
        for other, bare in TABLE["copies"].get(file + " " + there, ()):
            if other in sys.modules:
                setattr(sys.modules[other], bare, value)


def place(module, name):
    """-> (file, name there)."""
    return TABLE["names"].get(module + " " + name) or (TABLE["files"][module], name)
