"""How likely a law is validated: on how many words of a list the random word would be one that it excludes
(item 19)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from lawkeeper.games.multiverses.laws import judge, kinds
from lawkeeper_host.errors import HostError
from lawkeeper_host.games.multiverses.words.english import Entry, big, shipped
from lawkeeper_host.games.multiverses.words.packing import coded

REFERENCES = ("noodle", "apple", "zebra")
TABLE = (
    "must contain E", "must contain B", "must contain Q", "must begin with D", "must end with a vowel",
    "must have a double letter", "must have exactly 5 letters", "must have an even number of letters",
    "must be a palindrome", "must have all letters different", "must alternate vowels and consonants",
    "must be a noun", "must be a verb", "must be an adjective", "must not be a noun",
)  # fmt: skip
"""The laws of item 19."""


@dataclass(frozen=True)
class Odds:
    """Of how many words of a list a law excludes how many."""

    excluded: int
    words: int

    @property
    def share(self) -> float:
        """The chance that the law is validated, 0 to 1."""
        return self.excluded / self.words


def odds(law: bytes, words: Sequence[Entry], before: Entry | None = None) -> Odds:
    """How many words a law excludes. before: the reference word of a law that compares. `HostError`: there is
    none, or the table judges this law."""
    if law[0] == kinds.TABLE:
        raise HostError(
            "Nobody but the table knows what a law on paper excludes.", "Ask about another law.", 2
        )
    if law[0] & ~kinds.NOT >= kinds.FIRST_OF_LINE and before is None:
        raise HostError("This law compares a word with the one before.", "Name one: --after noodle", 2)
    behind = coded(before) if before else None
    excluded = sum(not judge.obeys(law, coded(entry), behind) for entry in words)
    return Odds(excluded, len(words))


def compares(law: bytes) -> bool:
    """Whether a law needs a reference word (item 20)."""
    return kinds.FIRST_OF_LINE <= law[0] & ~kinds.NOT < kinds.TABLE


def both(law: bytes, before: Entry | None = None) -> tuple[Odds, Odds]:
    """On the big list, and on the list of the box."""
    return odds(law, big(), before), odds(law, shipped(), before)


def reference(word: str) -> Entry:
    """A word as the list has it. Raises `HostError`."""
    found = next((entry for entry in big() if entry.word == word.lower()), None)
    if found is None:
        raise HostError(f"`{word}` is not among the {len(big()):,} words.", "Name a common English word.", 2)
    return found
