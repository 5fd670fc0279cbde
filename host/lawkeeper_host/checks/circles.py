"""Circles of imports, between modules and between rooms: there are none but those in the table below.

Between modules every import counts that is written out, also those in functions; between rooms those by
strings too."""

from collections.abc import Callable, Iterable, Iterator

from lawkeeper_host.checks.imports import Tree

Circle = frozenset[str]


def _modules(package: str, *names: str) -> Circle:
    return frozenset(f"lawkeeper.{package}.{name}" for name in names)


# Circles that are known and are to go -> why they are there still. A row that is not needed any more is a
# complaint.
KNOWN: dict[Circle, str] = {
    _modules("games.infer.laws", "judge_amounts", "judge_products"): "products are rare",
    _modules("games.turing.problems", "problem", "problem_check"): "wanted once",
}


def circles(edges: Iterable[tuple[str, str]]) -> set[Circle]:
    """The largest groups in which everything imports everything, by whatever way."""
    reach = _reach(edges)
    return {
        frozenset({name, *(other for other in found if name in reach.get(other, ()))})
        for name, found in reach.items()
        if name in found
    }


def _reach(edges: Iterable[tuple[str, str]]) -> dict[str, set[str]]:
    """What everything imports in any number of steps."""
    reach: dict[str, set[str]] = {}
    for one, other in edges:
        reach.setdefault(one, set()).add(other)
    for found in reach.values():
        todo = list(found)
        while todo:
            more = reach.get(todo.pop(), set()) - found
            found |= more
            todo += more
    return reach


def of_tree(tree: Tree, room: Callable[[str], str]) -> set[Circle]:
    """All circles of a package. room: module -> its room."""
    rooms = ((room(one), room(other)) for one, other in tree.edges(dynamic=True))
    return circles(tree.edges(dynamic=False)) | circles(pair for pair in rooms if pair[0] != pair[1])


def complaints(found: set[Circle], known: dict[Circle, str]) -> Iterator[str]:
    """A sentence for each circle that is not known, and for each row of the table that is not needed."""
    for circle in sorted(map(sorted, found - known.keys())):
        yield f"these import each other in a circle: {', '.join(circle)}"
    for circle in sorted(map(sorted, known.keys() - found)):
        yield f"checks/circles.py: no circle of {', '.join(circle)} is left: delete its row"
