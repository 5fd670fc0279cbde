"""The whole space of problems, counted: the numbers are published (Turing Machine item 9)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from itertools import combinations, product
from operator import and_

import numpy as np

from lawkeeper.games.turing.problems import cards
from lawkeeper_host.games.turing import count

ITEM5 = {2: 379, 3: 47_880, 4: 1_033_950, 5: 6_814_112, 6: 12_984_829}
ITEM7 = {4: 807_995, 5: 3_934_509, 6: 4_237_134}
EASY_CARDS = frozenset(range(1, 11))


def test_turing_item_09_two_to_four_verifiers() -> None:
    found = {row.verifiers: row for row in count.counts(4)}
    assert {size: row.item5 for size, row in found.items()} == {size: ITEM5[size] for size in (2, 3, 4)}
    assert found[4].item7 == ITEM7[4]


def test_turing_item_09_five_and_six_verifiers() -> None:
    five, six = count.counts(6)[3:]
    assert (five.item5, five.item7) == (ITEM5[5], ITEM7[5])
    assert (six.item5, six.item7) == (ITEM5[6], ITEM7[6])
    assert six.easy == 10  # the box has them in a table


def test_the_enumeration_is_that_of_a_plain_one() -> None:
    pool = count.pool(EASY_CARDS)
    found = {2: 0, 3: 0}
    for first in range(pool.size):
        for size, rows in enumerate(count.sets(pool, [first], 3), 2):
            found[size] += len(count.dealt(pool, rows)[0])
    for size, number in found.items():
        places = combinations(sorted(EASY_CARDS), size)
        plain = sum(map(valid, places))
        assert number == plain > 0


def valid(chosen: Sequence[int]) -> int:
    """How many problems there are with these cards, in the plainest way; families do not matter."""
    masks = [
        [cards.mask(card, k) for k in range(cards.criteria(card)) if cards.used(card, k)] for card in chosen
    ]
    found = 0
    for row in product(*masks):
        one = reduce(and_, row)
        without = [reduce(and_, row[:at] + row[at + 1 :], cards.ALL) for at in range(len(row))]
        found += one.bit_count() == 1 and one not in without
    return found


def test_no_deal_has_a_card_twice() -> None:
    pool = count.pool()
    *_, rows = count.sets(pool, [0], 3)
    _, given, kin = count.dealt(pool, rows)
    bits = count.as_bits(given)
    assert (np.bitwise_count(bits) == 3).all()
    for row, related in zip(given[:200], kin[:200], strict=True):
        pairs = list(combinations(map(int, row), 2))
        assert related == any(cards.clash(*pair) for pair in pairs)


def test_difficulties_are_those_of_the_box() -> None:
    rows = np.array([[1, 5, 9, 17], [1, 5, 9, 18], [1, 5, 9, 23], [1, 22, 23, 48], [1, 9, 22, 30]], np.uint8)
    for row, level in zip(rows.tolist(), count.difficulties(rows).tolist(), strict=True):
        fitting = [kind for kind in range(3) if cards.fits(row, kind)]
        assert fitting == ([] if level < 0 else [level])
