"""Many problems at once: valid, without repeats, evenly spread, with pars, sorted by difficulty."""

from __future__ import annotations

from collections import Counter
from itertools import islice

import pytest

from lawkeeper.games.turing.problems import cards, solve
from lawkeeper.games.turing.problems.problem import CLASSIC, EXTREME, NIGHTMARE
from lawkeeper_host.errors import HostError
from lawkeeper_host.games.turing import bulk
from lawkeeper_host.games.turing.asker import Asker
from lawkeeper_host.games.turing.held import Held
from lawkeeper_host.games.turing.text import same


@pytest.mark.parametrize("mode", [CLASSIC, EXTREME, NIGHTMARE])
def test_turing_item_05_what_is_made_is_valid_and_none_comes_twice(mode: int) -> None:
    made = bulk.make(bulk.Wish(18, mode, verifiers=4, seed=1))
    for one in made:
        one.problem.check()
        assert one.problem.mode == mode
        assert one.problem.machine[0] > 0 and one.problem.expert[0] > 0
    assert len({same(one.problem) for one in made}) == 18
    assert Counter(one.problem.difficulty for one in made) == {0: 6, 1: 6, 2: 6}


def test_problems_of_all_kinds_with_their_pars() -> None:
    made = bulk.make(bulk.Wish(27, mode=CLASSIC, seed=2))
    kinds = Counter((one.problem.verifiers, one.problem.difficulty) for one in made)
    assert set(kinds.values()) == {3} and len(kinds) == 9
    for one in made:
        assert [*solve.machine(one.problem)][-1] == one.problem.machine
        assert Asker(Held(solve.view(one.problem))).par(one.problem.answer) == one.problem.expert


def test_parts_for_more_machines_are_together_the_whole() -> None:
    def made(part: int, of: int) -> set[bytes]:
        return {
            one.problem.encode() for one in bulk.make(bulk.Wish(10, CLASSIC, 4, seed=8, shard=(part, of)))
        }

    parts = [made(part, 3) for part in (1, 2, 3)]
    assert sorted(map(len, parts)) == [3, 3, 4] and set.union(*parts) == made(1, 1)


def test_the_easiest_come_first() -> None:
    made = bulk.make(bulk.Wish(40, CLASSIC, 4, cards.HARD, seed=3))
    expected = [one.expected for one in made]
    assert expected == sorted(expected) and expected[0] < 3 < expected[-1]


def test_the_same_wish_makes_the_same_problems() -> None:
    wish = bulk.Wish(12, EXTREME, 4, cards.STANDARD, seed=4)
    once, again = ([one.problem.encode() for one in bulk.make(wish, processes)] for processes in (1, 2))
    other = bulk.make(bulk.Wish(12, EXTREME, 4, cards.STANDARD, seed=5))
    assert once == again != [one.problem.encode() for one in other]


def test_a_seed_makes_the_problems_that_it_has_always_made() -> None:
    """With their pars and what is expected: a pack can be made again from what is said of it."""
    made = [
        (one.problem.encode().hex(), one.expected)
        for mode, verifiers in ((NIGHTMARE, 5), (EXTREME, 4))
        for one in bulk.make(bulk.Wish(2, mode, verifiers, cards.HARD, seed=9))
    ]
    assert made == [
        ("da060c91002304280aaa10050e0205", 6.125),
        ("da110c54089b102801ed04050f040c", 10.375),
        ("c920e052844facee4c040b0204", 3.8125),
        ("c90a1828e1b0c12e65050f0205", 5.375),
    ]


def test_turing_item_07_all_problems_there_are_can_be_made_but_no_more() -> None:
    made = bulk.make(bulk.Wish(10, CLASSIC, 6, cards.EASY))
    assert len({one.problem.cards + one.problem.criteria for one in made}) == 10
    with pytest.raises(HostError, match="There are only 10 easy problems with 6 verifiers, not 11."):
        bulk.make(bulk.Wish(11, CLASSIC, 6, cards.EASY))


def test_problems_on_the_cards_that_one_has() -> None:
    mine = frozenset((2, 6, 9, 12, 15, 16, 19, 22, 31, 40))
    made = bulk.make(bulk.Wish(20, CLASSIC, 4, cards.HARD, cards=mine, seed=6))
    assert all(mine.issuperset(one.problem.cards) for one in made)
    with pytest.raises(HostError, match="on these cards"):
        bulk.make(bulk.Wish(1, CLASSIC, 4, cards.EASY, cards=frozenset((2, 3, 4, 5))))


def test_sets_are_drawn_as_often_as_they_are_there() -> None:
    every = set(bulk.every(4, cards.EASY, range(1, 18)))
    assert len(every) == 1472
    times: Counter[bulk.Names] = Counter()
    for seed in range(40):
        times.update(islice(bulk.draw(4, cards.EASY, bulk.EVERY, seed), 110))
    assert set(times) <= every
    # 4,400 draws on 1,472 sets: three each. Chi-square: mean 1,471, deviation about 54.
    mean = times.total() / len(every)
    assert sum((times[names] - mean) ** 2 / mean for names in every) < 1471 + 5 * 54


def test_drawing_goes_on_until_all_are_there() -> None:
    few = frozenset(range(1, 15))
    found = list(bulk.draw(5, cards.EASY, few, seed=1))
    assert len(found) == len(set(found)) == len(list(bulk.every(5, cards.EASY, few))) > 0
