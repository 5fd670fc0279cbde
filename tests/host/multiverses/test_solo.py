"""The players of the host: what they reach is what the rules allow, and the better one is no worse."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from lawkeeper.games.multiverses.laws.implied import implied
from lawkeeper_host.games.multiverses import exact
from lawkeeper_host.games.multiverses.solo import Position, Table
from lawkeeper_host.games.multiverses.words.english import Entry, shipped


def table(seed: int, words: int) -> tuple[Table, list[Entry], list[Entry]]:
    chance = random.Random(seed)
    dust, tests = chance.choices(shipped(), k=words), chance.choices(shipped(), k=112)
    return Table(dust, tests), dust, tests


def allowed(found: Position, dust: list[Entry], tests: list[Entry]) -> None:
    """Assert that a position keeps the rules."""
    placed = [token for verse in found.verses for line in verse.lines for token in line]
    assert len(placed) == len(set(placed)) == len(dust) - found.dust.bit_count()
    assert not set(found.valid) & set(found.dead) and found.tested <= len(tests)
    for verse in found.verses:
        assert set(verse.laws) <= set(found.valid)
        assert not any(implied(one, two) or implied(two, one) for one, two in combinations(verse.laws, 2))
        for line in verse.lines:
            assert exact.takes(verse.laws, [dust[token] for token in line])


@pytest.mark.parametrize(("seed", "words"), ((1, 4), (2, 9), (3, 12)))
def test_both_players_keep_the_rules_and_the_search_is_no_worse(seed: int, words: int) -> None:
    players, dust, tests = table(seed, words)
    greedy, beam = players.greedy(), players.beam()
    allowed(greedy, dust, tests)
    allowed(beam, dust, tests)
    assert beam.score >= greedy.score
    assert beam.score <= 3 ** (2 * words / 3) + 1e-6  # lines of three, three laws for each universe (item 38)


def test_the_search_knows_which_test_words_come() -> None:
    """Its laws exclude the test words in the order in which they come: no law of it is dead."""
    players, dust, tests = table(4, 8)
    found = players.beam(4)
    assert found.score > 1
    if not found.dead:
        assert not any(exact.obeys(law, word) for law, word in zip(found.valid, tests, strict=False))


def test_the_same_dust_gives_the_same_result() -> None:
    first, second = (table(5, 8)[0] for _ in range(2))
    assert first.beam(4).verses == second.beam(4).verses


def test_the_greedy_one_never_looks_at_a_test_word_to_come() -> None:
    players, dust, tests = table(6, 8)
    found = players.greedy()
    used = found.tested
    other = Table(dust, [*tests[:used], *reversed(tests[used:])])
    assert other.greedy() == found


def test_an_empty_dust_is_worth_nothing() -> None:
    assert Table([], []).beam().score == 0
