# portable: runs on CPython and on the MicroPython VM
"""Drawing from a library: every record is as likely as any other, and what is kept of it stays small."""

import json

from lawkeeper.keep import used

GAME = 3


class Records:
    """A library of `count` records of one game."""

    def __init__(self, count, name="0badcafe"):
        self.id = name
        self._count = count

    def count(self, game):
        return self._count if game == GAME else 0


def drawn(data, count, wanted=1, seed=b"seed", fits=lambda number: True, before=()):
    return list(used.draw(data, Records(count), GAME, fits, wanted, seed, before))[-1]


def mark(data, number, pile=used.GONE):
    used.mark(data, "0badcafe", GAME, number, pile)


def counted(data, count, draws):
    """How often each record comes first in `draws` draws with one copy of what is kept."""
    counts = [0] * count
    for number in range(draws):
        counts[drawn(json.loads(json.dumps(data)), count, seed=b"%d" % number)[0]] += 1
    return counts


def test_every_record_is_as_likely_as_any_other():
    counts = counted({}, 12, 1200)
    assert sum([(n - 100) ** 2 / 100 for n in counts]) < 32  # chi squared, 11 degrees of freedom: 99.9 %


def test_among_those_that_are_left_too():
    data = {}
    drawn(data, 12)
    for number in (0, 5, 6, 11):
        mark(data, number, used.UNDER if number == 5 else used.GONE)
    counts = counted(data, 12, 800)
    assert [number for number in range(12) if not counts[number]] == [0, 5, 6, 11]
    assert sum([(n - 100) ** 2 / 100 for n in counts if n]) < 25  # 7 degrees


def test_the_last_ones_cannot_be_named():
    """Whatever was played before: at least FEWEST may come, each about as likely as the others."""
    data = {}
    drawn(data, 40)
    before = ()
    for number in range(200):
        counts = counted(data, 40, 60) if number % 9 == 0 or 35 <= number < 40 else [1] * 40
        assert len([n for n in counts if n]) >= used.FEWEST and max(counts) < 35, number
        before = drawn(data, 40, seed=b"game %d" % number, before=before)
        mark(data, before[0])


def test_a_handful_is_not_repeated_at_once():
    for count in (2, 3, 4, 5):
        data = {}
        before = ()
        for number in range(30):
            now = drawn(data, count, seed=bytes((number,)), before=before)
            assert now != before
            before = now
            mark(data, now[0])


def test_nothing_that_fits_gives_nothing():
    assert drawn({}, 9, fits=lambda number: False) == [] == drawn({}, 0)


def test_looking_through_a_library_comes_up_for_air():
    steps = list(used.draw({}, Records(1000), GAME, lambda number: number == 7, 1, b"x"))
    assert steps[-1] == [7] and len(steps) > 1000 // used.STEP and not any(steps[:-1])


def test_more_records_than_have_a_bit():
    """They are drawn too; what lies beyond the last bit is never marked."""
    data = {}
    count = used.MARKED + 3
    beyond = lambda number: number >= used.MARKED  # noqa: E731
    assert sorted(drawn(data, count, 3, fits=beyond)) == [used.MARKED, used.MARKED + 1, used.MARKED + 2]
    before = json.dumps(data)
    mark(data, count - 1)
    mark(data, count)
    assert json.dumps(data) == before
    mark(data, used.MARKED - 1)
    assert json.dumps(data) != before


def test_a_full_library_of_three_piles_leaves_room_in_the_second_home():
    """4082 bytes are to be had; the rest of the home takes less than 1,200."""
    data = {}
    library = Records(60000)
    library.count = lambda game: 60000
    for game, piles in ((1, (used.GONE, used.UNDER)), (2, (used.GONE,))):
        used.entry(data, library, game)
        for number, pile in enumerate(piles):  # the last bits: nothing can be left out then
            used.mark(data, library.id, game, used.MARKED - 1 - number, pile)
    assert 2500 < len(json.dumps(data)) < 2850
