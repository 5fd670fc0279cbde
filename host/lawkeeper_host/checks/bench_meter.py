"""One measurement in a process of its own, in the current (empty) folder as the box's drive; JSON on stdout.

`bench_device` starts it with tests/ on the path, for the fake box.
"""

import importlib
import json
import sys
import time
from pathlib import Path
from typing import Any

from lawkeeper_host.checks.places import FIRMWARE


def first() -> dict[str, Any]:
    """Start the app on a blank fake box up to its first screen: which of our files that takes, how long."""
    flow = importlib.import_module("fakes.box")
    nvm = bytearray(b"\xff" * 4096)
    start = time.perf_counter()
    app = importlib.import_module("lawkeeper.app").App(flow.Box(nvm))
    app.step()
    ms = (time.perf_counter() - start) * 1000
    paths = [module.__file__ for name, module in sys.modules.items() if name.split(".")[0] == "lawkeeper"]
    return {"ms": ms, "files": [str(Path(path).relative_to(FIRMWARE.parent)) for path in paths if path]}


def journal() -> dict[str, int]:
    """Bytes of nvm that each kind of Infer move takes for good, padding to whole cells counted."""
    # Imported here: `first` counts what the app imports by itself.
    keep = importlib.import_module("lawkeeper.keep.journal")
    nvm = bytearray(b"\xff" * keep.BYTES)
    ledger = importlib.import_module("lawkeeper.keep.ledger").Ledger(keep.Journal(nvm))
    taken = {}
    rows = importlib.import_module("lawkeeper.games.infer.fold.rules").ROWS
    for op, (method, arguments, *_) in rows.items():
        ledger.begin(1, bytes(8), b"")
        free = ledger.journal.free
        ledger.move(bytes((op, *arguments)), 0xFFFF)
        taken[method.strip("_")] = (free - ledger.journal.free) * keep.CELL
    return taken


def main(what: str) -> None:
    """Measure `what` and print it."""
    print(json.dumps({"first": first, "journal": journal}[what]()))


if __name__ == "__main__":
    main(sys.argv[1])
