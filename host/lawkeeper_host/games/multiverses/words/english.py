"""The list of English words as it stands in the repository: 39,100 of them with their parts of speech, some
5,200 of which are on the box. A line a word: `view nv *`, the star for what is shipped."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

FILE = Path(__file__).with_name("english.txt")
SHORTEST, LONGEST = 2, 10  # letters of a word on the box


@dataclass(frozen=True)
class Entry:
    """A word in small letters, its parts of speech by their letters in `closed.PARTS`, whether it is on the
    box."""

    word: str
    parts: str
    shipped: bool = False

    def line(self) -> str:
        """As it stands in the file."""
        return f"{self.word} {self.parts or '-'}{' *' if self.shipped else ''}"


@cache
def big() -> tuple[Entry, ...]:
    """All of them: the list of item 19's table."""
    return tuple(_entry(line) for line in FILE.read_text("utf-8").splitlines())


@cache
def shipped() -> tuple[Entry, ...]:
    """Those on the box."""
    return tuple(entry for entry in big() if entry.shipped)


def _entry(line: str) -> Entry:
    word, parts, *star = line.split(" ")
    return Entry(word, parts.strip("-"), bool(star))
