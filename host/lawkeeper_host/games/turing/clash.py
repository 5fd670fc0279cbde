"""Which answers cannot all be right: the smallest set of answers that no world fits.

The solver only counts worlds; here they are held, each combination of criteria with the arrangements of its
verifiers as bits (one, or up to 720 in nightmare): it is wanted once in a game, after a mistake.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import permutations

from lawkeeper.games.turing.problems import cards as tables
from lawkeeper.games.turing.problems import solve
from lawkeeper.games.turing.problems.problem import NIGHTMARE
from lawkeeper_host.games.turing.asking import Answer, Shown

Criteria = tuple[tuple[int, int], ...]
"""A card and the index of its true criterion, for each place."""


def smallest_clash(seen: tuple[int, tuple[Shown, ...]], item5: bool, answers: Sequence[Answer]) -> list[int]:
    """The fewest answers that leave no world between them, as places in rising order; [] when there are."""
    everything = [criteria for criteria, _ in solve.combinations(seen, item5)]
    verifiers = range(len(seen[1]))
    ways = list(permutations(verifiers)) if seen[0] == NIGHTMARE else [tuple(verifiers)]
    places = _places(ways)
    whole = (1 << len(ways)) - 1
    excluded = []
    for answer in answers:
        fits = _fits(everything, places[answer.letter], answer)
        excluded.append(_bits((whole & ~fit for fit in fits), len(ways)))
    return list(smallest_cover(excluded, _bits([whole] * len(everything), len(ways))) or ())


def _places(ways: Sequence[Sequence[int]]) -> list[list[int]]:
    """[letter][place] -> the arrangements, as bits, in which the letter asks the place."""
    table = [[0] * len(ways[0]) for _ in ways[0]]
    for at, way in enumerate(ways):
        for letter, place in enumerate(way):
            table[letter][place] |= 1 << at
    return table


def _fits(everything: Iterable[Criteria], places: Sequence[int], answer: Answer) -> Iterator[int]:
    """For each combination the arrangements in which the verifier says that."""
    passes: dict[tuple[int, int], bool] = {}
    for criteria in everything:
        fit = 0
        for place, criterion in zip(places, criteria, strict=True):
            if criterion not in passes:
                passes[criterion] = bool(tables.mask(*criterion) >> answer.code & 1)
            if passes[criterion] == answer.yes:
                fit |= place
        yield fit


def _bits(ways: Iterable[int], size: int) -> int:
    """The arrangements of all combinations behind one another: a bit for each world."""
    length = (size + 7) // 8
    return int.from_bytes(b"".join(one.to_bytes(length, "little") for one in ways), "little")


def smallest_cover(excluded: Sequence[int], everything: int) -> tuple[int, ...] | None:
    """The fewest of the sets `excluded` that make up `everything` together, as indices in rising order; None
    when all of them do not. Sets are integers with a bit for each element."""
    union = 0
    for worlds in excluded:
        union |= worlds
    if everything & ~union:
        return None
    for size in range(len(excluded) + 1):
        found = _cover(excluded, everything, size)
        if found is not None:
            return tuple(sorted(found))
    return tuple(range(len(excluded)))


def _cover(excluded: Sequence[int], left: int, size: int) -> tuple[int, ...] | None:
    """`size` sets that make up what is `left`, or None; one that has its lowest bit is among them."""
    if not left:
        return ()
    if not size:
        return None
    lowest = left & -left
    for at, worlds in enumerate(excluded):
        if worlds & lowest:
            rest = _cover(excluded, left & ~worlds, size - 1)
            if rest is not None:
                return (at, *rest)
    return None
