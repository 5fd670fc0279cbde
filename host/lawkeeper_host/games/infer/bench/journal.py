"""How much of the journal the moves of Infer take."""

from collections.abc import Iterator
from statistics import mean

from lawkeeper.games import INFER
from lawkeeper.games.infer.fold.lawful import Lawful
from lawkeeper.keep.journal import BYTES, CELL, Journal
from lawkeeper.keep.ledger import Ledger
from lawkeeper_host.measure.figures import Figure

MOVE_MOST = 16


def figures() -> Iterator[Figure]:
    """Bytes of nvm that each kind of move takes, framing included."""
    taken = bytes_of_moves()
    most = max(taken, key=lambda name: taken[name])
    yield Figure("journal: bytes a move, largest", taken[most], "bytes", MOVE_MOST, most)
    average = mean(taken.values())
    yield Figure("journal: bytes a move, mean", average, "bytes", note=f"{len(taken)} kinds of move")


def bytes_of_moves() -> dict[str, int]:
    """Kind of move -> bytes of nvm that it takes for good, padding to whole cells counted."""
    ledger = Ledger(Journal(bytearray(b"\xff" * BYTES)))
    taken = {}
    rows = {number: row for table in reversed(Lawful.MOVES) for number, row in table.items() if row}
    for number, (method, most, *_) in rows.items():
        ledger.begin(INFER, bytes(8), b"")
        free = ledger.journal.free
        ledger.move(bytes((number,)) + (bytes(most) if isinstance(most, tuple) else b"\xff" * most), 0xFFFF)
        taken[method.strip("_")] = (free - ledger.journal.free) * CELL
    return taken
