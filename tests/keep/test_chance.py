# portable: runs on CPython and on the MicroPython VM
"""Seeded draws: the same everywhere, and fair."""

from fakes.checks import raises
from lawkeeper.keep.chance import Chance, permuted

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
    assert [permuted(SEED, 1000, i) for i in range(8)] == [27, 456, 49, 625, 978, 30, 860, 266]


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


def test_a_permutation_holds_each_card_once():
    for n in (1, 2, 3, 4, 5, 17, 52, 100, 101, 257, 1000):
        assert sorted([permuted(SEED, n, i) for i in range(n)]) == list(range(n))


def test_a_permutation_of_the_largest_deck_stays_in_it():
    places = [permuted(SEED, 65535, i) for i in range(0, 65535, 997)]
    assert len(set(places)) == len(places) and max(places) < 65535


def test_the_top_card_is_any_card():
    for n in (2, 3, 7, 52):
        counts = [0] * n
        for number in range(40 * n):
            counts[permuted(b"%d" % number, n, 0)] += 1
        assert _spread(counts) < 3 * n + 12, counts


def test_neighbours_are_parted():
    together = sum([abs(permuted(SEED, 500, i) - permuted(SEED, 500, i + 1)) == 1 for i in range(499)])
    assert together < 10


def test_no_card_outside_the_deck():
    raises(ValueError, permuted, SEED, 10, 10)
    raises(ValueError, permuted, SEED, 0, 0)
    raises(ValueError, permuted, SEED, 65536, 1)
