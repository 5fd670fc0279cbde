"""How much was there to be had: two players of a Dust for one. The greedy one knows what the player knew; the
beam search knows the test words, too, so that nobody has to be ashamed of less.

What a position may become is guessed from what it has and what fits of the Dust: nothing is worth more for
its words than a line of three, so a word to come counts for the third of log 3, and a line or the laws of a
universe for a little less than that until there are three."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from math import log
from typing import Any

from lawkeeper.games.multiverses.fold import greedy
from lawkeeper.games.multiverses.fold.moves import LINES, UNIVERSES
from lawkeeper.games.multiverses.laws import judge
from lawkeeper.games.multiverses.laws.implied import implied
from lawkeeper.games.multiverses.words import wordlist
from lawkeeper_host.games.multiverses import family, scoring
from lawkeeper_host.games.multiverses.missed import chance
from lawkeeper_host.games.multiverses.odds import compares
from lawkeeper_host.games.multiverses.words.english import Entry
from lawkeeper_host.games.multiverses.words.packing import coded

WIDTH = 12  # positions that the beam keeps
LAWS, WORDS = 4, 2  # that are looked at for each universe
IDLE = 3  # turns without a word, until a player gives up
THIRD = log(3) / 3
_FIRST = (0.0, 0.32, 0.7)
EMPTY = 0.4  # of the worth of its laws counts while a universe has no word
Line = tuple[int, ...]


@dataclass(frozen=True)
class Verse:
    """Its laws, its lines as tokens of the Dust, a mask of the tokens that obey all its laws."""

    laws: tuple[bytes, ...]
    lines: tuple[Line, ...]
    fit: int

    @property
    def worth(self) -> float:
        """What it has, as a logarithm."""
        laws = _worth(len(self.laws)) * (1 if self.lines else EMPTY)
        return laws + sum(_worth(len(line)) for line in self.lines)


@dataclass(frozen=True)
class Position:
    """Between two turns: universes, a mask of the Dust, the laws that were validated, those that were not."""

    verses: tuple[Verse, ...] = ()
    dust: int = 0
    valid: tuple[bytes, ...] = ()
    dead: tuple[bytes, ...] = ()
    idle: int = 0

    @property
    def tested(self) -> int:
        """How many test words were drawn."""
        return len(self.valid) + len(self.dead)

    @property
    def score(self) -> int:
        """What it is worth now."""
        return scoring.multiverse(scoring.Universe([""] * len(v.laws), v.lines) for v in self.verses)

    @cached_property
    def hope(self) -> float:
        """What it may become, as a logarithm."""
        coming = (_union(self.verses) & self.dust).bit_count()
        return sum(verse.worth for verse in self.verses) + THIRD * coming


def of_the_box(game: Any) -> int:
    """What the box shows after such a game: the score of its own greedy player."""
    words = wordlist.opened(game.setup.list)
    try:
        *_, reached = greedy.played(game, words)
    finally:
        words.close()
    return int(reached)


class Table:
    """A Dust, and the test words in their order."""

    def __init__(self, dust: Sequence[Entry], tests: Sequence[Entry]) -> None:
        self._words = [coded(word) for word in dust]
        self._tests = [coded(word) for word in tests]
        box = [law for law in family.laws() if not compares(law)]
        self._laws = [(law, fit) for law in box if (fit := _mask(law, self._words))]
        self._taken = {law: _mask(law, self._tests) for law in box}  # the test words that invalidate it

    def begin(self) -> Position:
        """All words in the Dust."""
        return Position(dust=(1 << len(self._words)) - 1)

    def greedy(self) -> Position:
        """Always what promises most by the odds, without a look at the test words."""
        now = self.begin()
        while now.dust and now.idle < IDLE and now.tested < len(self._tests):
            now = max(self.placed(self.law_by_odds(now)), key=lambda one: one.hope)
        return now

    def beam(self, width: int = WIDTH) -> Position:
        """The best that a beam search finds, which knows the test words."""
        best = self.greedy()
        kept = [self.begin()]
        while kept:
            found = dict.fromkeys(
                after for now in kept for law in self.laws(now) for after in self.placed(law)
            )
            best = max([best, *found], key=lambda one: one.score)
            going = [one for one in found if one.dust and one.idle < IDLE]
            kept = sorted(going, key=lambda one: one.hope, reverse=True)[:width]
        return best

    # -- the law -------------------------------------------------------------------------------------------

    def laws(self, now: Position) -> Iterator[Position]:
        """What the step of the law can lead to, by the test word that comes: the best few for each universe,
        and none."""
        yield now
        for number in range(min(len(now.verses) + 1, UNIVERSES)):
            others = _union(now.verses[:number] + now.verses[number + 1 :])
            fit = now.verses[number].fit if number < len(now.verses) else -1
            found = [
                ((fit & law_fit | others) & now.dust).bit_count() << 16 | at
                for at, (law, law_fit) in enumerate(self._laws)
                if law in now.valid or self._passes(now, law)
            ]
            yield from self._best(now, number, sorted(found, reverse=True))

    def _best(self, now: Position, number: int, ranked: Sequence[int]) -> Iterator[Position]:
        """The first of the laws, by how many words they leave, that are potentially valid."""
        left = LAWS
        for rank in ranked:
            law, fit = self._laws[rank & 0xFFFF]
            if self._may(now, number, law, fit):
                yield self._with(now, number, law, fit)
                left -= 1
            if not left:
                return

    def law_by_odds(self, now: Position) -> Position:
        """Propose or copy what promises most; then the test word decides."""
        best, most = now, now.hope
        for number in range(min(len(now.verses) + 1, UNIVERSES)):
            for law, fit in self._laws:
                if not self._may(now, number, law, fit):
                    continue
                sure = 1.0 if law in now.valid else chance(law, None)
                hoped = sure * _added(now, number, law, fit).hope + (1 - sure) * now.hope
                if hoped > most:
                    best, most = self._with(now, number, law, fit), hoped
        return best

    def _may(self, now: Position, number: int, law: bytes, fit: int) -> bool:
        """Whether a law is potentially valid in a universe, and some word of the Dust obeys it there."""
        if law in now.dead or not fit & now.dust:
            return False
        if number == len(now.verses):
            return True
        verse = now.verses[number]
        if not verse.fit & fit & now.dust or any(1 << t & ~fit for line in verse.lines for t in line):
            return False
        return not any(_implied(law, one) for one in verse.laws)

    def _passes(self, now: Position, law: bytes) -> bool:
        return now.tested < len(self._tests) and not self._taken[law] >> now.tested & 1

    def _with(self, now: Position, number: int, law: bytes, fit: int) -> Position:
        """The law copied, or tested with the word that comes."""
        if law in now.valid:
            return _added(now, number, law, fit)
        if not self._passes(now, law):
            return replace(now, dead=(*now.dead, law))
        return replace(_added(now, number, law, fit), valid=(*now.valid, law))

    # -- the word ------------------------------------------------------------------------------------------

    def placed(self, now: Position) -> list[Position]:
        """What the step of the word can lead to; a word must be placed if one fits."""
        found = []
        for number, verse in enumerate(now.verses):
            there = verse.fit & now.dust
            tokens = [token for token in range(len(self._words)) if there >> token & 1]
            tokens.sort(key=lambda token: sum(one.fit >> token & 1 for one in now.verses))
            for token in tokens[:WORDS]:
                for lines in _lines(verse, token):
                    verses = (*now.verses[:number], replace(verse, lines=lines), *now.verses[number + 1 :])
                    found.append(replace(now, verses=verses, dust=now.dust & ~(1 << token), idle=0))
        return found or [replace(now, idle=now.idle + 1)]


def _lines(verse: Verse, token: int) -> Iterator[tuple[Line, ...]]:
    """A line begun; the longest grown by one that has not three words, else the shortest."""
    if len(verse.lines) < LINES:
        yield (*verse.lines, (token,))
    if verse.lines:
        sizes = [(len(line) > 2, -len(line) if len(line) < 3 else len(line)) for line in verse.lines]
        at = sizes.index(min(sizes))
        yield (*verse.lines[:at], (*verse.lines[at], token), *verse.lines[at + 1 :])


def _mask(law: bytes, words: Sequence[bytes]) -> int:
    """Which of the words obey a law."""
    return sum(1 << at for at, word in enumerate(words) if judge.obeys(law, word))


def _union(verses: Sequence[Verse]) -> int:
    """The words that fit one of them."""
    found = 0
    for verse in verses:
        found |= verse.fit
    return found


def _added(now: Position, number: int, law: bytes, fit: int) -> Position:
    verse = now.verses[number] if number < len(now.verses) else Verse((), (), -1)
    more = Verse((*verse.laws, law), verse.lines, verse.fit & fit)
    return replace(now, verses=(*now.verses[:number], more, *now.verses[number + 1 :]))


@lru_cache(65536)
def _implied(law: bytes, other: bytes) -> bool:
    return law == other or implied(law, other) or implied(other, law)


def _worth(many: int) -> float:
    """Of a line or of laws."""
    return _FIRST[many] if many < len(_FIRST) else log(many)
