"""Many problems at once, spread evenly over all there are, with pars, sorted by difficulty (items 5-8, 10).

A problem's criteria are drawn from all valid sets of its kind, each as likely as the others and none twice:
codes are drawn, then criteria that let them pass, and what is no valid set is thrown away. Where there are
few sets, they are enumerated and shuffled instead.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import islice

import numpy as np
from numpy.typing import NDArray

from lawkeeper.games.turing.problems import cards as tables
from lawkeeper.games.turing.problems import solve
from lawkeeper.games.turing.problems.problem import CLASSIC, EXTREME, NIGHTMARE, Problem
from lawkeeper_host.errors import HostError
from lawkeeper_host.games.turing import count
from lawkeeper_host.games.turing.asker import Asker
from lawkeeper_host.games.turing.count import EVERY
from lawkeeper_host.games.turing.held import Held
from lawkeeper_host.games.turing.words import words

Names = tuple[tuple[int, int], ...]  # (card, criterion), in the order of the cards

MODES = (CLASSIC, EXTREME, NIGHTMARE)
VERIFIERS = (4, 5, 6)
DIFFICULTIES = (tables.EASY, tables.STANDARD, tables.HARD)
LAST_CARD = (17, 22, tables.CARDS)  # by difficulty (item 7)
LAST_FAKE = 25  # item 8
PROCESSES = 2
BATCH = 1 << 15  # sets drawn at a time
FEW, BARREN = 3, 4  # after 4 batches with fewer than 3 new ones each, all there are get enumerated
SAMPLES = (16, 16, 8)  # by mode: worlds on which the expected questions are measured, when there are more
WEIGHED = 200  # worlds weighed for a question of these
_NAMES = ("easy", "standard", "hard")


@dataclass(frozen=True)
class Wish:
    """What to make; None: some of each. `cards`: the true cards are of these. `shard`: only part i of n, from
    1: all parts together are the whole."""

    count: int
    mode: int | None = None
    verifiers: int | None = None
    difficulty: int | None = None
    seed: int = 0
    cards: frozenset[int] = EVERY
    shard: tuple[int, int] = (1, 1)


@dataclass(frozen=True)
class Made:
    """A problem with its pars, and its measure of difficulty: the questions that the Expert needs on average
    over all worlds that the cards leave."""

    problem: Problem
    expected: float


def make(wish: Wish, processes: int = PROCESSES) -> list[Made]:
    """-> the problems, the easiest first. The same wish gives the same problems. HostError when there are not
    as many."""
    shard, of = wish.shard
    mine = islice(_dealt_out(wish), shard - 1, None, of)
    with ProcessPoolExecutor(processes) as workers:
        chunk = max(1, min(16, wish.count // (8 * of)))
        made = list(workers.map(finished, mine, chunksize=chunk))
    return sorted(made, key=lambda one: (one.expected, one.problem.machine[1], one.problem.encode()))


def measured(problems: Iterable[Problem], processes: int = PROCESSES) -> list[Made]:
    """Some problems with their pars, measured, in their order."""
    with ProcessPoolExecutor(processes) as workers:
        return list(workers.map(finished, problems, chunksize=4))


def _dealt_out(wish: Wish) -> Iterator[Problem]:
    """The problems without pars, as even a number of each kind as there are."""
    chance = random.Random(wish.seed)
    kinds = [
        (mode, verifiers, difficulty)
        for mode in _some(wish.mode, MODES)
        for verifiers in _some(wish.verifiers, VERIFIERS)
        for difficulty in _some(wish.difficulty, DIFFICULTIES)
    ]
    sources = [
        (mode, level, draw(size, level, wish.cards, chance.getrandbits(32))) for mode, size, level in kinds
    ]
    missing = wish.count
    while missing and sources:
        for source in sources[:missing]:
            mode, level, names = source
            found = next(names, None)
            if found is None:
                sources.remove(source)
            else:
                missing -= 1
                yield problem(mode, level, found, chance)
    if missing:
        raise HostError(*_too_few(wish, wish.count - missing))


def _some(one: int | None, every: Sequence[int]) -> Sequence[int]:
    return every if one is None else (one,)


def _too_few(wish: Wish, there: int) -> tuple[str, str, int]:
    level = "" if wish.difficulty is None else _NAMES[wish.difficulty] + " "
    size = "" if wish.verifiers is None else f" with {wish.verifiers} verifiers"
    cards = "" if wish.cards == EVERY else " on these cards"
    are, problems = ("is", "problem") if there == 1 else ("are", "problems")
    sentence = f"There {are} only {there} {level}{problems}{size}{cards}, not {wish.count}."
    return sentence, "Ask for fewer, or for another kind.", 2


def problem(mode: int, difficulty: int, names: Names, chance: random.Random) -> Problem:
    """A problem without pars: fakes or the order of the verifiers are drawn (item 8)."""
    names = tuple(sorted(names))
    order = list(range(len(names)))
    fakes: list[int] = []
    flips = 0
    if mode == EXTREME:
        names = tuple(chance.sample(names, len(names)))  # cards in their order would tell the true ones
        true = {card for card, _ in names}
        fakes = chance.sample([card for card in range(1, LAST_FAKE + 1) if card not in true], len(names))
        flips = chance.getrandbits(len(names))
    elif mode == NIGHTMARE:
        chance.shuffle(order)
    cards, criteria = zip(*names, strict=True)
    return Problem(mode, cards, criteria, fakes=fakes, flips=flips, order=order, difficulty=difficulty)


def finished(made: Problem) -> Made:
    """The problem with its pars, measured."""
    *_, made.machine = solve.machine(made)
    held = Held(solve.view(made))
    made.expert = Asker(held).par(made.answer)
    every = held.everything
    most = SAMPLES[made.mode]
    some = every if len(every) <= most else every[np.arange(most) * len(every) // most]
    return Made(made, Asker(held, WEIGHED).count(every, some).questions / len(some))


# -- sets of criteria ---------------------------------------------------------------------------------------


def draw(verifiers: int, difficulty: int, cards: frozenset[int], seed: int) -> Iterator[Names]:
    """Valid sets of criteria (items 5-7), each as likely as the others, none twice, till all are there."""
    chance = np.random.default_rng(seed)
    allowed = frozenset(card for card in cards if card <= LAST_CARD[difficulty])
    criteria = _Criteria(allowed)
    known: set[Names] = set()
    barren = 0
    while barren < BARREN:
        fresh = 0
        for names in _batch(verifiers, difficulty, criteria, chance):
            if names not in known:
                known.add(names)
                fresh += 1
                yield names
        barren = 0 if fresh >= FEW else barren + 1
    rest = [names for names in every(verifiers, difficulty, allowed) if names not in known]
    for at in chance.permutation(len(rest)):
        yield rest[at]


def every(verifiers: int, difficulty: int, cards: Iterable[int]) -> Iterator[Names]:
    """All valid sets of criteria on some of the cards."""
    pool = count.pool(frozenset(cards))
    whole = [int(low) | int(high) << 64 for low, high in pool.masks.T]
    for first in range(pool.size):
        *_, rows = count.sets(pool, [first], verifiers)
        row, given, kin = count.dealt(pool, rows)
        for at in np.flatnonzero(~kin & (count.difficulties(given) == difficulty)):
            masks = [whole[mask] for mask in rows[row[at]]]
            yield tuple(sorted(_name(int(card), mask) for card, mask in zip(given[at], masks, strict=True)))


def _name(card: int, mask: int) -> tuple[int, int]:
    return card, next(k for k in range(tables.criteria(card)) if tables.mask(card, k) == mask)


def _batch(verifiers: int, difficulty: int, drawn: _Criteria, chance: np.random.Generator) -> Iterator[Names]:
    """Valid sets from so many draws: a code, then criteria that it passes."""
    code = chance.integers(tables.CODES, size=BATCH)
    left = np.repeat(words([tables.ALL]), BATCH, axis=1)
    lacking: list[NDArray[np.uint64]] = []
    found = np.empty((BATCH, 0), np.intp)
    for missing in range(verifiers - 1, -1, -1):
        criterion = drawn.passing[code, chance.integers(drawn.passing.shape[1], size=len(code))]
        masks = drawn.masks[:, criterion]
        lacking = [*(other & masks for other in lacking), left]
        left = left & masks
        codes = np.bitwise_count(left).sum(axis=0)
        good = codes > 1 if missing else codes == 1
        for other in lacking:
            good &= (other != left).any(axis=0)
        at = np.flatnonzero(good)
        code, left, lacking = code[at], left[:, at], [other[:, at] for other in lacking]
        found = np.concatenate([found[at], criterion[at, None]], axis=1)
    for row in found[_together(drawn.cards[found], difficulty)]:
        yield tuple(sorted(drawn.names[at] for at in row))


def _together(given: NDArray[np.uint8], difficulty: int) -> NDArray[np.bool_]:
    """Which rows of cards may lie together: none twice, none of one family; the difficulty (items 6, 7)."""
    good: NDArray[np.bool_] = count.difficulties(given) == difficulty
    kin = count.pool().kin
    for at in range(1, given.shape[1]):
        good &= count.as_bits(given[:, :at]) & kin[given[:, at]] == 0
    return good


class _Criteria:
    """Criteria of some cards. `passing`: for each code those that it passes, filled up to one number for
    all with one that no code passes: so all codes are drawn on the same terms."""

    def __init__(self, cards: Iterable[int]) -> None:
        pairs = ((card, k) for card in sorted(cards) for k in range(tables.criteria(card)))
        self.names = [pair for pair in pairs if tables.used(*pair)]
        whole = [tables.mask(card, k) for card, k in self.names]
        self.cards = np.array([card for card, _ in self.names], np.uint8)
        self.masks = words([*whole, 0])
        rows = [[at for at, mask in enumerate(whole) if mask >> code & 1] for code in range(tables.CODES)]
        most = max(map(len, rows))
        self.passing = np.array([row + [len(whole)] * (most - len(row)) for row in rows])
