"""Laws that a universe obeyed as well, and nobody wrote: what each would have been worth, and how likely it
was to be validated."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from functools import cache

from lawkeeper.games.multiverses.laws import judge, kinds
from lawkeeper.games.multiverses.laws.english import sentence
from lawkeeper.games.multiverses.laws.implied import implied
from lawkeeper_host.games.multiverses import family
from lawkeeper_host.games.multiverses.odds import compares, odds
from lawkeeper_host.games.multiverses.view import Verse
from lawkeeper_host.games.multiverses.words.english import Entry, shipped
from lawkeeper_host.games.multiverses.words.packing import coded

LEAST_CHANCE, TOO_LOW = 0.5, 0.3
SHOWN = 3


@dataclass(frozen=True)
class Missed:
    """A law that was there to be had: its bytes, its chance of being validated (0 to 1), what the universe
    would have been worth with it."""

    code: bytes
    chance: float
    score: int

    @property
    def words(self) -> str:
        """What it says."""
        return str(sentence(self.code))


def missed(verse: Verse, dead: Collection[bytes] = (), most: int = SHOWN) -> list[Missed]:
    """The best of them, the likeliest first. dead: laws that were invalidated in the game. None follows from
    a law of the universe or from one before it."""
    if not verse.lines:
        return []
    there = [law.code for law in verse.laws]
    universe = verse.universe
    score = universe.score // len(there) * (len(there) + 1)
    held = [law for law in family.laws() if law not in dead and obeyed(law, verse)]
    found: list[Missed] = []
    for chance, law in sorted(((_chance(law, verse), law) for law in held), reverse=True):
        if chance < LEAST_CHANCE or len(found) == most:
            break
        if not _doubled(law, [*there, *(one.code for one in found)]):
            found.append(Missed(law, chance, score))
    return found


def obeyed(law: bytes, verse: Verse) -> bool:
    """Whether all words of a universe, as they stand on its lines, obey a law that the box can check."""
    if compares(law) and all(len(line) == 1 for line in verse.lines):
        return False  # nothing compares there: any such law would do
    for line in verse.lines:
        before = None
        for word in map(coded, line):
            if not judge.obeys(law, word, before):
                return False
            before = word
    return True


def _doubled(law: bytes, there: Iterable[bytes]) -> bool:
    box = (one for one in there if one[0] != kinds.TABLE)
    return any(implied(one, law) or implied(law, one) for one in box)


def _chance(law: bytes, verse: Verse) -> float:
    """With the best reference word that the universe has to offer; roughly where it is far too low."""
    ends = {line[-1] for line in verse.lines} if compares(law) else {None}
    rough = {end: _rough(law, end) for end in ends}
    return max(chance(law, end) if rough[end] > TOO_LOW else rough[end] for end in ends)


@cache
def _rough(law: bytes, before: Entry | None) -> float:
    """The same by every 13th word of the list; eight times its error below what counts is too low."""
    return odds(law, shipped()[::13], before).share


@cache
def chance(law: bytes, before: Entry | None) -> float:
    """How much of the box's list a law excludes, 0 to 1."""
    return odds(law, shipped(), before).share
