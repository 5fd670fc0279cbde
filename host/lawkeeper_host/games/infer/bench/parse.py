"""How fast the sentences of laws become trees, and trees sentences."""

from collections.abc import Callable, Iterator, Sequence
from time import process_time
from typing import Any

from lawkeeper.games.infer.laws.english import sentence
from lawkeeper_host.games.infer.laws.parse import parse
from lawkeeper_host.games.infer.laws.words import NAMES
from lawkeeper_host.measure.figures import Figure
from lawkeeper_host.places import data

SENTENCES = 2_000  # a second, at least
PACKS = data("packs")


def figures() -> Iterator[Figure]:
    """Milliseconds for a sentence of our packs, each way."""
    laws = list(_laws())
    trees = [parse(law) for law in laws]  # the first one loads the grammar
    plain = [sentence(tree, NAMES) for tree in trees]
    note = f"{len(laws)} laws of our packs, {{:,}} a second"
    yield _figure("laws: sentence to tree", parse, laws, note, 1000 / SENTENCES)
    yield _figure("laws: the box's own sentence to tree", parse, plain, note, 1000 / SENTENCES)
    yield _figure("laws: tree to sentence, CPython", lambda tree: sentence(tree, NAMES), trees, note)


def _laws() -> Iterator[str]:
    for path in sorted(PACKS.glob("*.txt")):
        for line in path.read_text("utf-8").splitlines():
            if line.endswith(".") and not line.startswith("#"):
                yield line


def _figure(
    name: str, work: Callable[[Any], object], things: Sequence[object], note: str, most: float | None = None
) -> Figure:
    """The best of five runs: the machine may have other things to do."""
    best = min(_seconds(work, things) for _ in range(5)) / len(things)
    return Figure(name, best * 1000, "ms", most, note.format(int(1 / best)))


def _seconds(work: Callable[[Any], object], things: Sequence[object]) -> float:
    start = process_time()
    for thing in things:
        work(thing)
    return process_time() - start
