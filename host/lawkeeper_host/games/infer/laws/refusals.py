"""What a law may not be about (Infer item 45), and how large it may be (item 50).

The subjects are in `topics.txt`, with the words that speak of them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from math import isqrt

from lawkeeper.games.infer.laws import forms as f
from lawkeeper_host.games.infer.laws.colours import OTHER_COLOURS
from lawkeeper_host.games.infer.laws.errors import LawRefused, listed, refused
from lawkeeper_host.games.infer.laws.phrases import Tree
from lawkeeper_host.games.infer.laws.tables import Entry, Table, sections, whole_words
from lawkeeper_host.games.infer.laws.token import Token
from lawkeeper_host.games.infer.laws.words import joined, within


@dataclass(frozen=True)
class Topic(Entry):
    """A forbidden subject: the words that speak of it, why it is forbidden, what to write instead."""

    name: str
    reason: str
    hint: str


_ROSE = "(?:north|south|east|west)"
# A direction that does not name what it is measured from (Infer items 83 to 85).
_ALONE = whole_words(
    rf"(?:in|at|on|to) (?:the )?(?:far )?{_ROSE}(?:ern)?(?! of)(?: (?:part|half|side))?"
    rf"|(?:further )?{_ROSE}(?:ern most|ernmost|most|erly|ern)|{_ROSE} ?(?:east|west)\w*(?: of)?"
)
NO_ROSE = "A direction needs the other dice that it is measured from."


@cache
def topics() -> Table[Topic]:
    """What no law may be about, in the order of the file."""
    return Table(
        Topic("|".join(patterns), name, reason, hint)
        for name, (reason, hint, *patterns) in sections("topics.txt").items()
    )


def check_topics(tokens: Sequence[Token], names: Sequence[str]) -> None:
    """Raises `LawRefused` for a sentence about a forbidden subject or a colour that the box has not."""
    text = joined(tokens)
    for topic, found in topics().found(text):
        raise refused(topic.reason, topic.hint.format(*names), within(tokens, found))
    _check_colours(tokens, names)


def lone_direction(tokens: Sequence[Token]) -> re.Match[str] | None:
    """Where the sentence says “in the north” and not of what."""
    return _ALONE.search(joined(tokens))


def _check_colours(tokens: Sequence[Token], names: Sequence[str]) -> None:
    """Infer item 2: a colour that is not in the box is refused with the three that are."""
    for token in tokens:
        word = token.text if token.text in OTHER_COLOURS else token.text.removesuffix("s")
        if word in OTHER_COLOURS:
            said = f"The box has no {word} dice: its colours are {listed(list(names), 'and')}."
            raise refused(said, "Use one of these three, or give the box's colours other names.", [token])


SHOWN = 4  # that many dice must be enough to show that a law is followed, and that it is not
_MOST = {
    f.COUNT: SHOWN,
    f.COLOURS: 3,
    f.NUMBERS: SHOWN,
    f.SUM: 6 * SHOWN,
    f.PRODUCT: 6**SHOWN,
    f.RUN: SHOWN,
    f.GROUPS: SHOWN,
    f.STACKS: SHOWN // 2,
    f.LARGEST: SHOWN,
    f.TALLEST: SHOWN,
}


def check_size(tree: Tree) -> None:
    """Infer item 50: raises `LawRefused` when four dice are plainly too few to show both an O and an X."""
    if tree[0] == f.IS and tree[1][0] in _MOST:
        results = {_passes(tree[2], value) for value in range(_MOST[tree[1][0]] + 1)}
        if len(results) < 2:
            verdict = "followed" if results == {False} else "broken"
            raise LawRefused(
                f"Four dice cannot show this law {verdict}: they must be enough for an O and for an X.",
                "Use a smaller number: experiments at the start have at most four dice.",
            )
    elif tree[:3] == (f.EVERY_PART, f.GROUP, (f.COUNT, f.ANY_DIE)):
        if all(_passes(tree[3], dice) for dice in range(1, 3 * SHOWN)):  # a lone die is a group
            said = "Every experiment follows this law: a group has at least one die."
            raise LawRefused(said, "There must be an experiment that follows it, and one that does not.")
    elif tree[0] == f.LINE and tree[2] > SHOWN:
        raise LawRefused(
            f"Four dice are not enough to show a line of {tree[2]}.",
            f"Ask for a line of at most {SHOWN} dice.",
        )


def _passes(test: tuple[int, int], value: int) -> bool:
    kind, n = test
    return _TESTS[kind](value, n)


def _between(value: int, n: int) -> bool:
    low, high = f.between(n)
    return low <= value <= high


def _prime(value: int, _: int) -> bool:
    return value > 1 and all(value % factor for factor in range(2, isqrt(value) + 1))


_TESTS: dict[int, Callable[[int, int], bool]] = {
    f.BETWEEN: _between,
    f.PRIME: _prime,
    f.NOT_PRIME: lambda value, n: not _prime(value, n),
    f.ODD: lambda value, n: value % 2 == 1,
    f.EVEN: lambda value, n: value % 2 == 0,
    f.MULTIPLE: lambda value, n: value % (n or 1) == 0,
    f.NOT_MULTIPLE: lambda value, n: value % (n or 1) > 0,
    f.EXACTLY: lambda value, n: value == n,
    f.AT_LEAST: lambda value, n: value >= n,
    f.AT_MOST: lambda value, n: value <= n,
    f.NOT: lambda value, n: value != n,
    f.FACTOR: lambda value, n: value > 0 and n % value == 0,
}
