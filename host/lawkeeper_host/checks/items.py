"""`python -m lawkeeper_host.checks.items`: which test holds which rule of a game; fails where there is none.

Which list in tests/data is a game's, and how the names of its tests begin, the game itself declares. A list
has a line `25 title`, or `45 title | later: why it cannot be tested yet`, or `65 title | told: chapter` where
there is nothing to play and the chapter of the rules with this title says it. A test belongs to an item by
its name: `test_item_25_...` where names begin with `test_item_`.
"""

import ast
import re
import sys
from dataclasses import dataclass, field
from pathlib import Path

from lawkeeper_host.games.registry import GAMES
from lawkeeper_host.places import TESTS

LINE = re.compile(r"(?P<number>\d+) (?P<title>[^|]+?)(?: \| (?:later: (?P<later>.+)|told: (?P<told>.+)))?$")


@dataclass
class Item:
    """One rule: its number in the checklist, a title in our words, why it may wait, or which chapter of the
    rules tells it ("" where neither is so)."""

    number: int
    title: str
    later: str = ""
    told: str = ""
    tests: list[str] = field(default_factory=list)


def read_items(text: str) -> dict[int, Item]:
    """The items of the list by number. Raises ValueError with the line that is wrong."""
    items: dict[int, Item] = {}
    for count, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        match = LINE.match(line)
        if not match or int(match["number"]) in items:
            raise ValueError(f"line {count}: want `number title` with a number not used before, got {line!r}")
        items[int(match["number"])] = Item(
            int(match["number"]), match["title"], match["later"] or "", match["told"] or ""
        )
    return items


def item_tests(root: Path, begin: str) -> list[tuple[int, str]]:
    """(item number, "file::test") of every test named after an item, below `root`."""
    name = re.compile(begin + r"(\d+)_")
    found = []
    for path in sorted(root.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match = isinstance(node, ast.FunctionDef) and name.match(node.name)
            if match and isinstance(node, ast.FunctionDef):
                found.append((int(match[1]), f"{path.relative_to(root)}::{node.name}"))
    return found


def report(items: dict[int, Item], tests: list[tuple[int, str]], source: str) -> tuple[list[str], list[str]]:
    """(lines of the table, complaints). Fills in each item's tests."""
    complaints = []
    for number, test in tests:
        if number in items:
            items[number].tests.append(test)
        else:
            complaints.append(f"{test}: item {number} is not in tests/data/{source}")
    lines = []
    for item in items.values():
        lines.append(f"{item.number:>4}  {_state(item):<8}  {item.title}")
        lines.extend(f"{'':16}{test}" for test in item.tests)
        if item.later and not item.tests:
            lines.append(f"{'':16}later: {item.later}")
        if item.told and not item.tests:
            lines.append(f"{'':16}told: {item.told}")
        complaints.extend(_complaint(item))
    return lines, complaints


def _state(item: Item) -> str:
    if item.tests:
        return f"{len(item.tests)} test" + "s" * (len(item.tests) > 1)
    return "later" if item.later else "told" if item.told else "NO TEST"


def _complaint(item: Item) -> list[str]:
    if item.tests and (item.later or item.told):
        mark = "later" if item.later else "told"
        return [f"item {item.number} ({item.title}) has a test: take its `{mark}` mark away"]
    if not item.tests and not item.later and not item.told:
        return [f"item {item.number} ({item.title}) has no test"]
    return []


def main(arguments: list[str]) -> int:
    """Print the complaints and a summary; with --all the whole table too. 1 when there are complaints."""
    wrong = 0
    for source, begin in ((game.items.file, game.items.begin) for game in GAMES):
        items = read_items((TESTS / "data" / source).read_text("utf-8"))
        lines, complaints = report(items, item_tests(TESTS, begin), source)
        if "--all" in arguments:
            print("\n".join(lines))
        print("\n".join(complaints) if complaints else f"{source}: every rule in scope has a test")
        tested = sum(1 for item in items.values() if item.tests)
        later = sum(1 for item in items.values() if item.later and not item.tests)
        told = sum(1 for item in items.values() if item.told and not item.tests)
        counts = f"{len(items)} in scope, {tested} tested, {told} told, {later} later"
        print(f"{source}: {counts}, {len(complaints)} complaints")
        wrong += len(complaints)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
