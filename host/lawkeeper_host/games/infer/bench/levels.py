"""How well the difficulty of laws agrees with people: the rank correlation with levels given beforehand.

`law_levels.txt` of the tests has laws and the levels 1 to 5 that they were given before any score was looked
at. The weights of `laws.difficulty` were looked over with its first half; the second half, and the packs that
come with the box, show what that is worth. `python -m lawkeeper_host.games.infer.bench.levels` prints law by
law what disagrees most.
"""

import sys
from collections.abc import Iterator, Sequence
from statistics import correlation
from typing import NamedTuple

from lawkeeper_host.games.infer.bench.parse import PACKS
from lawkeeper_host.games.infer.laws import understand
from lawkeeper_host.games.infer.laws.analysis import analyse
from lawkeeper_host.measure.figures import Figure
from lawkeeper_host.places import TESTS

LEAST = 0.8
PACK_LEAST = 0.7  # of three levels many laws share one
_WORST = 12


class Rated(NamedTuple):
    """A law, the level that people gave it, and its score."""

    law: str
    level: int
    score: int


def figures() -> Iterator[Figure]:
    """Spearman's rank correlation of each list."""
    for half in ("looked at", "held back"):
        rated = rate(_half(half))
        note = f"Spearman, {len(rated)} laws; levels 1 to 5 given beforehand"
        yield Figure(f"laws: difficulty and levels, {half}", spearman(rated), "", None, note, LEAST)
    rated = rate(list(_packs()))
    note = f"Spearman, {len(rated)} laws of our packs; their levels 1 to 3"
    yield Figure("laws: difficulty and levels, packs", spearman(rated), "", None, note, PACK_LEAST)


def rate(laws: Sequence[tuple[str, int]]) -> list[Rated]:
    """The score of each (law, level)."""
    return [Rated(law, level, analyse(understand(law)).difficulty.score) for law, level in laws]


def spearman(rated: Sequence[Rated]) -> float:
    """The rank correlation of levels and scores, -1 to 1; the same ones share their mean rank."""
    return correlation(ranks([each.level for each in rated]), ranks([each.score for each in rated]))


def ranks(values: Sequence[float]) -> list[float]:
    """The rank of each value, from 1 on."""
    below = sorted(values)
    return [below.index(value) + (below.count(value) + 1) / 2 for value in values]


def _half(wanted: str) -> list[tuple[str, int]]:
    found: dict[str, list[tuple[str, int]]] = {}
    half = ""
    for line in (TESTS / "data" / "law_levels.txt").read_text("utf-8").splitlines():
        if line.startswith("== "):
            half = line[3:]
        elif line and not line.startswith("#"):
            level, law = line.split(" | ")
            found.setdefault(half, []).append((law, int(level)))
    return found[wanted]


def _packs() -> Iterator[tuple[str, int]]:
    for path in sorted(PACKS.glob("*.txt")):
        lines = path.read_text("utf-8").splitlines()
        level = 0
        for line in lines if "game: infer" in lines and "meaning: people" not in lines else ():
            if line.startswith("level: "):
                level = int(line[7:])
            elif line.endswith(".") and not line.startswith("#"):
                yield line, level


def main() -> int:
    """Print the figures, and the laws whose ranks are furthest from their levels'."""
    for half in ("looked at", "held back"):
        rated = rate(_half(half))
        print(f"{half}: {spearman(rated):.2f}")
        placed = ranks([each.level for each in rated]), ranks([each.score for each in rated])
        pairs = zip(*placed, rated, strict=True)
        for level, score, each in sorted(pairs, key=lambda row: -abs(row[0] - row[1]))[:_WORST]:
            told = "too hard" if score > level else "too easy"
            print(f"  {told} by {abs(score - level):4.1f}: {each.level} {each.score:3} {each.law}")
    print(f"packs: {spearman(rate(list(_packs()))):.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
