"""A pack file of problems that were made: the easiest first within each kind."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Protocol

from lawkeeper.games.turing.problems.problem import Problem
from lawkeeper_host.games.turing import text
from lawkeeper_host.packs.source import ABOUT_CHARS, NAME_BYTES, UNSEEN


class Measured(Protocol):
    """A problem and the questions that a good player needs on average."""

    @property
    def problem(self) -> Problem: ...
    @property
    def expected(self) -> float: ...


def written(made: Iterable[Measured], name: str, author: str, licence: str, how: str) -> str:
    """The text of the file. `how`: the command that makes it again, for its first comment."""
    head = [f"# {how}", f"pack: {name}", "game: turing"]
    head += [f"author: {author}"] if author else []
    head += [f"licence: {licence}"] if licence else []
    return "\n".join([*head, *_lines(made), ""])


def _lines(made: Iterable[Measured]) -> Iterator[str]:
    """The problems of each kind under a comment that says what they are."""
    for kind, group in groupby(in_order(made), key=lambda one: text.kind(one.problem)):
        several = list(group)
        questions = sum(one.expected for one in several) / len(several)
        mode, difficulty, verifiers = text.MODES[kind[0]], text.DIFFICULTIES[kind[1]], kind[2]
        yield ""
        yield f"# {mode}, {difficulty}, {verifiers} verifiers: {questions:.1f} questions on average"
        yield from (text.line(one.problem, one.expected) for one in several)


def in_order(made: Iterable[Measured]) -> list[Measured]:
    """By kind, as the box has them, and by difficulty within each."""
    return sorted(made, key=lambda one: (text.kind(one.problem), one.expected))


def complaint(name: str, notes: Sequence[str]) -> str | None:
    """What is wrong with the name of a pack, or its author and licence; None when all is well."""
    if any(unicodedata.category(sign) in UNSEEN for part in (name, *notes) for sign in part):
        return "A control character is in the name, the author or the licence."
    if not 1 <= len(name.encode()) <= NAME_BYTES:
        return f"A pack's name has 1 to {NAME_BYTES} bytes, {name!r} has {len(name.encode())}."
    for note in notes:
        if len(note) > ABOUT_CHARS:
            return f"{note!r} is too long; at most {ABOUT_CHARS} characters fit."
    return None
