"""The text files of this folder: synonyms.txt, topics.txt and joins.txt.

Lines of a section come after `== its name`. A `#` begins a comment, `<name> => text` an abbreviation for all
lines below it. In patterns the words have one space between them, and a pattern holds for whole words.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

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


def arrow(line: str) -> tuple[re.Pattern[str], str]:
    """A line `pattern => text`."""
    left, _, right = line.partition("=>")
    return whole_words(left.strip()), right.strip()


def needles(pattern: str) -> tuple[str, ...]:
    """Pieces of text: where the pattern fits, one of them stands. () where none is known.

    Looking for a piece takes a twentieth of the time of looking for the pattern, and most patterns fit
    nowhere in most sentences."""
    left = pattern
    while (less := _INNER.sub(_flat, left)) != left:
        left = less
    found = [
        max(_LITERAL.findall(_MAYBE.sub("\0", branch)), key=len, default="") for branch in left.split("|")
    ]
    return tuple(found) if min(map(len, found)) > 1 else ()


# An innermost group, with what says how often; a sign that need not be there; plain text.
_INNER = re.compile(r"\((\?(?::|<?[=!]))?([^()]*)\)([?*+]|\{\d[^}]*\})?")
_MAYBE = re.compile(r"\[[^]]*\][?*+]?|\\.[?*+]?|.[?*]|\{\d[^}]*\}")
_LITERAL = re.compile(r"[a-z0-9' ]+")


def _flat(group: re.Match[str]) -> str:
    """What is surely in a group, without its brackets."""
    look, inner, often = group.groups()
    sure = look in (None, "?:") and often in (None, "+") and "|" not in inner
    return inner if sure else "\0"


def whole_words(pattern: str) -> re.Pattern[str]:
    """A pattern that begins and ends with a word."""
    return re.compile(rf"(?<!\S)(?:{pattern})(?!\S)")
