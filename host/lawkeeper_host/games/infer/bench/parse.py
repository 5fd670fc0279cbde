"""How fast the sentences of laws become trees or are refused, and trees become sentences."""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from time import process_time
from typing import Any

from lawkeeper.games.infer.laws.english import sentence
from lawkeeper_host.games.infer.laws import LawRefused, advice, understand
from lawkeeper_host.games.infer.laws.parse import parse
from lawkeeper_host.games.infer.laws.words import NAMES
from lawkeeper_host.measure.figures import Figure
from lawkeeper_host.places import TESTS, data

SENTENCES, REFUSALS = 2_000, 1_000  # a second, at least
LENGTHS = 100, 200, 390, 689, 3_089
LONG_MS_MOST = 20.0
PACKS = data("packs")
Row = tuple[str, Callable[[Any], object], Sequence[object], str, float | None]


def figures() -> Iterator[Figure]:
    """Milliseconds for a sentence, each way."""
    laws = list(_laws())
    trees = [parse(law) for law in laws]  # the first one loads the grammar
    plain = [sentence(tree, NAMES) for tree in trees]
    said = 1000 / SENTENCES
    rows: tuple[Row, ...] = (
        ("sentence to tree", parse, laws, "laws of our packs", said),
        ("the box's own sentence to tree", parse, plain, "laws of our packs", said),
        ("what people type, understood", understand, _lines("wordings.txt"), "wordings", said),
        ("what is no law, refused", _refused, _lines("law_refusals.txt"), "sentences", 1000 / REFUSALS),
        ("what is half a law, refused", _refused, _halves(), "sentences", 1000 / REFUSALS),
        ("tree to sentence, CPython", lambda tree: sentence(tree, NAMES), trees, "trees", None),
    )
    for name, work, things, what, most in rows:
        best = min(_seconds(work, things) for _ in range(5)) / len(things)  # there may be other work
        note = f"{len(things)} {what}, {int(1 / best):,} a second"
        yield Figure(f"laws: {name}", best * 1000, "ms", most, note)
    longest = max(_seconds(_refused, [_unknown(letters)]) for letters in LENGTHS)
    note = f"{min(LENGTHS)} to {max(LENGTHS):,} letters of unknown words"
    yield Figure("laws: what is long, refused, slowest", longest * 1000, "ms", LONG_MS_MOST, note)


def _unknown(letters: int) -> str:
    """So many letters of words that no law has."""
    chance = Random(letters)
    words = ("".join(chance.choices("abcdefghij", k=6)) for _ in range(letters // 7 + 1))
    return " ".join(words)[:letters]


def _laws() -> Iterator[str]:
    for path in sorted(PACKS.glob("*.txt")):
        lines = path.read_text("utf-8").splitlines()
        for line in lines if "game: infer" in lines else ():
            if line.endswith(".") and not line.startswith("#"):
                yield line


def _lines(name: str) -> list[str]:
    """The sentences of a file of the tests."""
    lines = (TESTS / "data" / name).read_text("utf-8").splitlines()
    return [line.removeprefix("= ") for line in lines if line and line[0] not in "#" and line[:2] != "=="]


def _halves() -> list[str]:
    """Wordings without their last third that are no law."""
    halves = [" ".join(words[: len(words) * 2 // 3]) for words in map(str.split, _lines("wordings.txt"))]
    return [half for half in dict.fromkeys(halves) if _refused(half)]


def _refused(text: str) -> bool:
    try:
        understand(text)
    except LawRefused:
        return True
    return False


def _seconds(work: Callable[[Any], object], things: Sequence[object]) -> float:
    advice.forget()  # what was tried for a refusal is kept
    start = process_time()
    for thing in things:
        work(thing)
    return process_time() - start
