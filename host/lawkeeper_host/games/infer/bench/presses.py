"""How many presses a theory takes on the box's sentence builder, from the table's ▶ to the sentence said
back: the fewest, for someone who knows the way and slips nowhere; only the last one may be a hold.

`python -m lawkeeper_host.games.infer.bench.presses` prints the distribution over the laws that are shipped,
and the theories that take the most. The sentences of players in the tests were gathered to cover the
language: half of them speak of groups, lines and stacks, which common laws rarely do.
"""

import heapq
from collections import Counter
from collections.abc import Iterator
from itertools import count, pairwise
from pathlib import Path
from statistics import mean, median, quantiles
from typing import Any

from lawkeeper.games.infer.laws import composer, forms, sayings
from lawkeeper.games.infer.laws.english import sentence
from lawkeeper.games.infer.laws.looks import needs
from lawkeeper_host.games.infer.bench.parse import PACKS
from lawkeeper_host.games.infer.laws import understand
from lawkeeper_host.games.infer.laws.checking import known_laws
from lawkeeper_host.games.infer.laws.words import NAMES
from lawkeeper_host.measure.figures import Figure
from lawkeeper_host.places import TESTS

MEAN_MOST = 8  # of what is shipped, and of what players typed
_TAKES = ("A", "up", "right", "down", "left")
_PAGE = 4  # options; behind them LEFT leads on
_SHOWN = 20  # of the longest

Presses = tuple[str, ...]


def figures() -> Iterator[Figure]:
    """Presses that the theories take which are laws of the shipped packs."""
    for name, compass, most in (("a theory", False, MEAN_MOST), ("one of directions", True, None)):
        numbers = [len(presses(tree, compass)) for tree in laws(compass)]
        yield Figure(
            f"theory: presses for {name}, mean", mean(numbers), "presses", most, _spread(numbers, "laws")
        )
    numbers = [len(way) for tree in said() if (way := presses(tree))]
    note = _spread(numbers, "sentences of players")
    yield Figure("theory: presses for one as typed, mean", mean(numbers), "presses", MEAN_MOST, note)


def _spread(numbers: list[int], what: str) -> str:
    tenth = quantiles(numbers, n=10)[8]
    return f"{len(numbers)} {what}; median {median(numbers):.0f}; 90th percentile {tenth:.0f}"


def said() -> Iterator[Any]:
    """Trees of the laws that players typed in the tests, as often as they did. The box cannot say all."""
    for line in (TESTS / "data" / "players_say.txt").read_text("utf-8").splitlines():
        typed, *meant = line.split(" | ")
        if typed[0] != "#" and meant != ["-"]:
            tree = understand(meant[0], NAMES)
            if not needs(tree) & (forms.NORTHING | forms.EASTING):
                yield tree


def laws(compass: bool, packs: Path = PACKS) -> Iterator[Any]:
    """Trees of the laws in packs: those of directions, or all the others."""
    for known in known_laws(packs):
        tree = forms.decode(known.law.code)
        if bool(needs(tree) & (forms.NORTHING | forms.EASTING)) == compass:
            yield tree


def presses(goal: Any, compass: bool = False) -> Presses:
    """The fewest presses that say a tree: names of buttons, "hold A" for a hold. Empty when none do."""
    if composer.Slots(goal, compass=compass).tree != goal:
        return ()  # the language has more than the buttons
    found = [way for begun in _beginnings(goal) if (way := _along(*begun, goal, compass))]
    return min(found, key=len, default=())


def _beginnings(goal: Any) -> Iterator[tuple[Presses, Any, int]]:
    """The sentences to begin with that may become the goal: (presses up to it, tree, first choice)."""
    kinds = len(sayings.names(-1))
    for kind in range(kinds):
        several = len(sayings.names(kind))
        for number in range(several or 1):
            tree, at = sayings.begin(kind, number)
            if _like(tree, goal):
                there = _taken(number, several) if several else ()
                yield ("right", *_taken(kind, kinds), *there), tree, at


def _like(tree: Any, goal: Any) -> bool:
    """Is a goal of the kind of this beginning? What a sentence counts, and how, is not asked any more."""
    if tree[0] == forms.IS == goal[0]:
        counts = tree[1][0] == forms.COUNT
        return bool(tree[1][0] == goal[1][0] and (not counts or tree[2][0] == goal[2][0]))
    return bool(tree[0] == goal[0] and (tree[0] != forms.ALIKE or tree[1:3] == goal[1:3]))


def _taken(place: int, options: int) -> Presses:
    """The presses that take the option at a place. The last page has five of them, the others four. That a
    hold leads several pages on is left out: who knows it needs fewer presses still."""
    last = max(0, (options - 2) // _PAGE)
    pages = min(place // _PAGE, last)
    return ("left",) * pages + (_TAKES[place - pages * _PAGE],)


def _along(begun: Presses, tree: Any, at: int, goal: Any, compass: bool) -> Presses:
    """The fewest presses from a beginning to the goal, by words that it has; empty when none lead there."""
    order = count()
    heap = [(len(begun), next(order), begun, tree, at)]
    seen = set()
    while heap:
        _, _, way, tree, at = heapq.heappop(heap)
        here = composer.Slots(tree, at, -1, compass)
        if at < 0:
            return way
        if (here.tree, at) in seen or at >= here.count:
            continue
        seen.add((here.tree, at))
        steps = [((*way, "hold A"), goal, -1)] if here.tree == goal else []
        steps += _words(way, here, at, goal, compass)
        for step in steps:
            heapq.heappush(heap, (len(step[0]), next(order), *step))
    return ()


def _words(way: Presses, here: Any, at: int, goal: Any, compass: bool) -> Iterator[tuple[Presses, Any, int]]:
    """The words that bring a tree nearer to the goal, or leave it: (presses, tree, next choice; -1: said)."""
    least = _alike(here.tree, goal) + (here.label != "HOW MANY?")  # its number comes next
    for index, press in _options(here):
        made = composer.Slots(here.tree, at, here.options[index], compass)
        taken = (*way, *press)
        if made.then >= made.count:
            if made.tree == goal:
                yield taken, goal, -1
        elif made.tree == here.tree or _alike(made.tree, goal) >= least:
            yield taken, made.tree, made.then


def _options(here: Any) -> Iterator[tuple[int, Presses]]:
    """Each option of a choice, with the presses that take it."""
    size = len(here.options)
    starts = here.entries()[here.says :]
    if not starts:
        for index in range(size):
            yield index, _taken((index - here.first) % size, size)
        return
    for place, (first, after) in enumerate(pairwise(starts)):
        outer = _taken(place, len(starts) - 1)
        for index in range(first, after):
            inner = _taken(index - first, after - first) if after - first > 1 else ()
            yield index, outer + inner


def _alike(tree: Any, goal: Any) -> int:
    """How many of the goal's values a tree has in their places."""
    if isinstance(tree, tuple) and isinstance(goal, tuple):
        return sum(map(_alike, tree, goal))
    return int(not isinstance(tree, tuple) and bool(tree == goal))


def main() -> None:
    """Print how many theories take how many presses."""
    for title, compass in (("All but directions", False), ("Directions", True)):
        ways = sorted(((presses(tree, compass), tree) for tree in laws(compass)), key=lambda way: len(way[0]))
        numbers = [len(way) for way, _ in ways]
        print(f"{title}: mean {mean(numbers):.2f} presses; {_spread(numbers, 'theories')}")
        for number, theories in sorted(Counter(numbers).items()):
            print(f"  {number:>2}  {theories:>3}  {'#' * theories}")
        for way, tree in ways[-_SHOWN:]:
            print(f"  {len(way):>2}  {sentence(tree, NAMES)}  ({' '.join(way)})")


if __name__ == "__main__":
    main()
