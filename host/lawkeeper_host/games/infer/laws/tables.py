"""The text files of this folder: verbs.txt, synonyms.txt, topics.txt, joins.txt and the others.

Lines of a section come after `== its name`. A `#` begins a comment, `<name> => text` an abbreviation for all
lines below it. In patterns the words have one space between them, and a pattern holds for whole words.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import TypeVar

from lawkeeper_host.games.infer.laws.sieve import Sieve

_SHORT = re.compile(r"(<\w+>)\s*=>\s*(.*)")


@cache
def sections(name: str) -> dict[str, tuple[str, ...]]:
    """The sections of a file in this folder, their lines with the abbreviations written out."""
    short: dict[str, str] = {}
    found: dict[str, list[str]] = {}
    lines: list[str] = []
    for line in Path(__file__).with_name(name).read_text("utf-8").splitlines():
        line = line.strip()
        if not line or line.startswith("#"):
            continue
        for key, meaning in short.items():
            line = line.replace(key, meaning)
        if line.startswith("== "):
            lines = found[line[3:]] = []
        elif match := _SHORT.fullmatch(line):
            short[match[1]] = f"(?:{match[2]})"
        else:
            lines.append(line)
    return {section: tuple(each) for section, each in found.items()}


def arrow(line: str) -> tuple[str, str]:
    """A line `pattern => text`."""
    left, _, right = line.partition("=>")
    return left.strip(), right.strip()


def whole_words(pattern: str) -> re.Pattern[str]:
    """A pattern that begins and ends with a word."""
    return re.compile(rf"(?<!\S)(?:{pattern})(?!\S)")


@dataclass(frozen=True)
class Entry:
    """Something of a table that stands for the words which its pattern `left` finds."""

    left: str

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """Compiled when it is wanted: most are of use to a few sentences only."""
        return whole_words(self.left)


AnEntry = TypeVar("AnEntry", bound=Entry)


class Table(tuple[AnEntry, ...]):
    """Entries in their order."""

    @cached_property
    def sieve(self) -> Sieve:
        """Tells the entries that may fit a text, a few of a thousand."""
        return Sieve([entry.left for entry in self])

    def found(self, text: str) -> Iterator[tuple[AnEntry, re.Match[str]]]:
        """The entries that fit, each with what it finds first."""
        for number in self.sieve.may_fit(text):
            match = self[number].pattern.search(text)
            if match:
                yield self[number], match
