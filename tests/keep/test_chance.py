# portable: runs on CPython and on the MicroPython VM
"""Seeded draws: the same everywhere, and fair."""

from fakes.checks import raises
from lawkeeper.keep.chance import Chance

SEED = b"\x00\x01\x02\x03\x04\x05\x06\x07"


def test_known_draws_are_the_same_on_every_runtime():
    draws = Chance(SEED, "test")
    assert [draws.below(n) for n in (6, 6, 6, 256, 257, 70000, 1 << 40)] == [
        1,
        5,
        4,
        54,
        247,
        33371,
        493274502174,
    ]
    cards = list(range(10))
    draws.shuffle(cards)
    assert cards == [1, 3, 0, 5, 9, 8, 4, 7, 2, 6]
    assert "".join([draws.pick("abcdef") for _ in range(8)]) == "edfbfdab"


def test_a_label_has_a_stream_of_its_own():
    def draws(label):
        chance = Chance(SEED, label)
        return [chance.below(1000) for _ in range(5)]

    assert draws("dice") != draws("deck")
    assert draws("dice") == draws(b"dice")
    assert Chance(SEED[:7], "x").below(1 << 60) != Chance(SEED, "x").below(1 << 60)


def test_one_way_needs_no_draw_and_none_is_refused():
    chance = Chance(SEED, "x")
    assert [chance.below(1) for _ in range(3)] == [0, 0, 0]
    assert chance.below(1000) == Chance(SEED, "x").below(1000)
    raises(ValueError, chance.below, 0)


def _spread(counts):
    """-> chi-square of counts that should be equal."""
    expected = sum(counts) // len(counts)
    return sum([(count - expected) ** 2 for count in counts]) // expected


def test_draws_are_even():
    chance = Chance(SEED, "even")
    for n in (2, 3, 6, 20):
        counts = [0] * n
        for _ in range(200 * n):
            counts[chance.below(n)] += 1
        assert _spread(counts) < 3 * n + 12, counts


def test_shuffles_are_even():
    chance = Chance(SEED, "shuffle")
    orders = {}
    for _ in range(600):
        cards = [0, 1, 2]
        chance.shuffle(cards)
        orders[tuple(cards)] = orders.get(tuple(cards), 0) + 1
    assert len(orders) == 6 and _spread(list(orders.values())) < 25
