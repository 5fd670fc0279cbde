"""Which of many patterns may fit a text: told by its words, without a look at each pattern.

A pattern needs pieces of text: `^no (?:dice|die) touch` fits nowhere without a first word `no`, a word `dice`
or `die`, and one `touch`. Each pattern has a bit for each need, a word brings the bits of those that it
meets, and a pattern with all its bits may fit. So a text takes nearly the same time however many patterns
there are, and those that fit no text are never compiled.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache, partial

# Pieces of which one is needed. A space is the end of a word, "^ " and " $" are the ends of the text.
Need = frozenset[str]
_NEEDS = 4  # of a pattern that are looked at, the rarest
_KEPT = 4096  # words


class Sieve:
    """Patterns that hold for whole words, by what they need."""

    def __init__(self, patterns: Sequence[str]) -> None:
        self._count = len(patterns)
        self._met_by: dict[str, int] = {}
        self._met = 0  # what needs less
        for number, pattern in enumerate(patterns):
            found = needs(pattern)[:_NEEDS]
            bits = [1 << place * self._count + number for place in range(_NEEDS)]
            for bit, need in zip(bits, found, strict=False):
                for piece in need:
                    self._met_by[piece] = self._met_by.get(piece, 0) | bit
            self._met |= sum(bits[len(found) :])
        self._longest = max(map(len, self._met_by), default=0)
        self._of_word = lru_cache(_KEPT)(self._word)

    def may_fit(self, text: str, after: int = -1) -> Iterator[int]:
        """The numbers of the patterns behind number `after` that may fit, in their order. The words of the
        text have one space between them."""
        met = self._met
        for word in f"^{text}$".split(" "):
            met |= self._of_word(word)
        left = (1 << self._count) - (1 << after + 1)
        for place in range(_NEEDS):
            left &= met >> place * self._count
        while left:
            yield (left & -left).bit_length() - 1
            left &= left - 1

    def _word(self, word: str) -> int:
        """The bits of the needs that a word meets."""
        text = f" {word} ".replace(" ^", "^ ").replace("$ ", " $")
        met = 0
        for start in range(len(text)):
            for end in range(start + 1, min(start + self._longest, len(text)) + 1):
                met |= self._met_by.get(text[start:end], 0)
        return met


# An innermost group, with what says how often; what need not be there; a piece. A group of several branches
# is one letter from `_CHOICE` on: which of `choices` it is. What is before a gap need not be beside what is
# after it.
_GROUP = re.compile(r"\((\?(?::|<?[=!]))?([^()]*)\)([?*+]|\{\d[^}]*\})?")
_MAYBE = re.compile(r"(?:\[[^]]*\]|\\.)(?:[?*+]|\{\d[^}]*\})?|.(?:[?*]|\{\d[^}]*\})")
_PIECE = re.compile(r"(?:\^? )?[a-z0-9']+(?: \$?)?")
_CHOICE, _GAP = 0xE000, "\0"
_CHOICES = re.compile("[\ue000-\uf8ff]")
_COMMON = frozenset("must may be dice die there the of all not no number c1 c2".split())


def needs(pattern: str) -> list[Need]:
    """What a pattern needs, the rarest first."""
    choices: list[list[Need]] = []
    left = pattern.replace("c[123]", "(?:c1|c2|c3)")
    while (less := _GROUP.sub(partial(_inlined, choices), left)) != left:
        left = less
    return _of_branches(" ", left, " ", choices)


def _inlined(choices: list[list[Need]], group: re.Match[str]) -> str:
    """What is surely in a group, without its brackets."""
    look, inner, often = group.groups()
    if look in ("?!", "?<!") or often not in (None, "+"):
        return _GAP
    before = _GAP if often or look == "?<=" else ""
    after = _GAP if look == "?=" else ""
    if "|" in inner:
        left = before or group.string[: group.start()][-1:] or " "
        right = after or group.string[group.end() :][:1] or " "
        choices.append(_of_branches(left, inner, right, choices))
        inner = chr(_CHOICE + len(choices) - 1)
    return before + inner + after


def _of_branches(left: str, text: str, right: str, choices: Sequence[list[Need]]) -> list[Need]:
    """What branches between two signs need, the rarest first: each branch one of the pieces."""
    left, right = left if left in " ^" else _GAP, right if right in " $" else _GAP
    found = [_of_branch(left + branch + right, choices) for branch in text.split("|")]
    return sorted((frozenset().union(*each) for each in zip(*found, strict=False)), key=_commonness)


def _of_branch(text: str, choices: Sequence[list[Need]]) -> list[Need]:
    found = _pieces(text)
    for sign in _CHOICES.findall(text):
        found = found + choices[ord(sign) - _CHOICE]
    return sorted(found, key=_commonness)


@lru_cache(_KEPT)  # most branches are written as an abbreviation
def _pieces(text: str) -> list[Need]:
    """The pieces of a text without groups that are surely there."""
    sure = _MAYBE.sub(_GAP, text).replace(" ", "  ")  # each word has its own
    sure = sure.replace("  ^", "^").replace("^", "^ ").replace("$  ", "$").replace("$", " $")
    return [frozenset((piece,)) for piece in dict.fromkeys(_PIECE.findall(sure))]


@lru_cache(_KEPT)
def _commonness(need: Need) -> float:
    """The shorter the pieces the more common, and the more there are of them; words that are in nearly every
    sentence make none rare."""
    return len(need) / 3 - min(0 if piece.strip("^ $") in _COMMON else len(piece) for piece in need)
