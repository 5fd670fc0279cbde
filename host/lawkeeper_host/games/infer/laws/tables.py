"""The text files of this folder: verbs.txt, synonyms.txt, topics.txt, joins.txt and the others.

Lines of a section come after `== its name`. A `#` begins a comment, `<name> => text` an abbreviation for all
lines below it. In patterns the words have one space between them, and a pattern holds for whole words.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache, partial
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
    choices: list[tuple[str, ...]] = []
    left = pattern
    while (less := _INNER.sub(partial(_flat, choices), left)) != left:
        left = less
    return _of_branches(left, choices)


# An innermost group, with what says how often; a sign that need not be there; plain text. A group of several
# branches is one letter from `_CHOICE` on: which of `choices` it is.
_INNER = re.compile(r"\((\?(?::|<?[=!]))?([^()]*)\)([?*+]|\{\d[^}]*\})?")
_MAYBE = re.compile(r"\[[^]]*\][?*+]?|\\.[?*+]?|.[?*]|\{\d[^}]*\}")
_LITERAL = re.compile(r"[a-z0-9' ]+")
_CHOICE = 0xE000
_MOST = 16  # pieces
_COMMON = re.compile(r"\b(?:must|may|be|dice|die|there|the|of|all|not?|numbers?|colours?|a|c)\b")


def _flat(choices: list[tuple[str, ...]], group: re.Match[str]) -> str:
    """What is surely in a group, without its brackets."""
    look, inner, often = group.groups()
    if look not in (None, "?:") or often not in (None, "+"):
        return "\0"
    if "|" not in inner:
        return inner
    choices.append(_of_branches(inner, choices))
    return chr(_CHOICE + len(choices) - 1)


def _of_branches(text: str, choices: Sequence[tuple[str, ...]]) -> tuple[str, ...]:
    found: list[str] = []
    for branch in text.split("|"):
        sure = _MAYBE.sub("\0", branch)
        pieces: list[tuple[str, ...]] = [(literal,) for literal in _LITERAL.findall(sure)]
        pieces += [choices[ord(sign) - _CHOICE] for sign in sure if ord(sign) >= _CHOICE]
        best = max(pieces, key=_worth, default=())
        if _worth(best) < 2:
            return ()
        found += best
    return tuple(dict.fromkeys(found)) if len(found) <= _MOST else ()


def _worth(pieces: tuple[str, ...]) -> float:
    """The longer the pieces the rarer, and the fewer the sooner looked for; words that are in nearly every
    sentence make none rare."""
    least = min(map(len, pieces), default=0)
    if least < 2:
        return least
    rare = min(len(_COMMON.sub("", piece).strip()) for piece in pieces)
    return max(2 + least / 100, rare - len(pieces) / 4)


def whole_words(pattern: str) -> re.Pattern[str]:
    """A pattern that begins and ends with a word."""
    return re.compile(rf"(?<!\S)(?:{pattern})(?!\S)")
