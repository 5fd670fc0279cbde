"""What universes are worth (items 2 to 4, 37): laws times the product of the line lengths, all universes
multiplied. Whole numbers of any size."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import prod


@dataclass(frozen=True)
class Universe:
    """Its laws and its lines, as words for people."""

    laws: Sequence[str]
    lines: Sequence[Sequence[object]]

    @property
    def score(self) -> int:
        """Laws times the lengths of the lines; 0 for one without a word, which counts nowhere."""
        return len(self.laws) * prod(len(line) for line in self.lines) if self.lines else 0

    def sum(self) -> str:
        """How it is reckoned: `3 laws x 5 x 5 x 5 = 375`."""
        if not self.lines:
            return "no word: it does not count"
        laws = f"{len(self.laws)} law{'s' * (len(self.laws) != 1)}"
        return " x ".join([laws, *(str(len(line)) for line in self.lines)]) + f" = {self.score:,}"


def multiverse(universes: Iterable[Universe]) -> int:
    """All universes with a word multiplied; 0 where there is none."""
    scores = [one.score for one in universes if one.score]
    return prod(scores) if scores else 0


def magnitude(score: int) -> str:
    """Short, for large ones: `2.06 x 10^14`; "" for what is short in full."""
    if score < 1_000_000:
        return ""
    digits = str(score)
    power = len(digits) - 1
    lead = round(int(digits[:4]) / 10)
    if lead == 1000:
        lead, power = 100, power + 1
    return f"{lead // 100}.{lead % 100:02} x 10^{power}"
