"""What stands in the folders of two games: it belongs into `games/pages` (or `games/fold.py`), once.

A block is `LONGEST` or more lines that follow each other in both. Blank lines, comments and imports do not
count, nor does indentation.
"""

import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from lawkeeper_host.places import DEVICE

LONGEST = 6  # lines that are a block
_THIN = set("()[]{},:\"'")


def repeats(games: Path) -> Iterator[str]:
    """A sentence for each two files of two folders of `games` that share a block."""
    seen: dict[tuple[str, ...], list[tuple[Path, int]]] = defaultdict(list)
    lines = {path: _lines(path) for path in sorted(games.rglob("*.py"))}
    for path, told in lines.items():
        for at in range(len(told) - LONGEST + 1):
            seen[tuple(text for _, text in told[at : at + LONGEST])].append((path, at))
    pairs: set[tuple[Path, Path]] = set()
    for places in seen.values():
        for path, at in places:
            for other, there in places:
                if _room(games, path) < _room(games, other) and (path, other) not in pairs:
                    pairs.add((path, other))
                    here, first = lines[path][at][0], lines[other][there][0]
                    again = other.relative_to(games)
                    yield f"{path.relative_to(games)}:{here} stands again at {again}:{first}"


def _room(games: Path, path: Path) -> str:
    return path.relative_to(games).parts[0]


def _lines(path: Path) -> list[tuple[int, str]]:
    """(number, text) of the lines that count."""
    found = []
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        text = " ".join(line.split())
        if set(text) - _THIN and not text.startswith(("#", "from ", "import ")):
            found.append((number, text))
    return found


def main() -> int:
    """Print the blocks. -> 1 when there are some."""
    found = list(repeats(DEVICE / "games"))
    print("\n".join(found) or "repeats: no block stands in two games")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
