"""How much of the journal the moves of Infer take."""

from collections.abc import Iterator
from statistics import mean

from lawkeeper.games.infer.fold.rules import OPS
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
    for op, (method, arguments, _) in OPS.items():
        ledger.begin(1, bytes(8), b"")
        free = ledger.journal.free
        ledger.move(bytes((op,)) + bytes(arguments), 0xFFFF)
        taken[method.strip("_")] = (free - ledger.journal.free) * CELL
    return taken
