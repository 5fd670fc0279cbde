# portable: runs on CPython and on the MicroPython VM
"""Which problems of a library were played: none comes again before all of its kind are through."""

import json
from binascii import unhexlify

from fakes.checks import raises
from fakes.turing import easy, extreme, nightmare, setup, standard
from lawkeeper import results
from lawkeeper.games import TURING, Refused
from lawkeeper.games.turing.fold import kept, rules
from lawkeeper.games.turing.problems.problem import CLASSIC, EXTREME, NIGHTMARE
from lawkeeper.keep import used
from lawkeeper.keep.chance import Chance

EASY, STANDARD, HARD = range(3)
KINDS = (easy, standard, extreme, nightmare)  # record n is of kind n % 4


class Problems:
    """A library of `count` problems of four kinds; one record is of a later version."""

    def __init__(self, count, name="0badcafe", odd=-1):
        self.id = name
        self._count = count
        self._odd = odd

    def count(self, game):
        return self._count if game == TURING else 0

    def record(self, game, number):
        assert game == TURING and 0 <= number < self._count
        return b"\xff" if number == self._odd else KINDS[number % 4]()


def chosen(library, data, mode=None, difficulty=None, verifiers=None, seed=b"shuffled"):
    return list(kept.choose(library, data, mode, difficulty, verifiers, seed))[-1]


def played(library, data, number):
    """The game with this problem is over, and the second home takes note of it."""
    made = setup(problem=library.record(2, number), library=unhexlify(library.id), record=number)
    kept.settle(data, rules.Turing(made.encode(), b"seedseed"))


SEEDS = iter(range(1 << 30))


def one_game(library, data, mode=None, difficulty=None, verifiers=None):
    number = chosen(library, data, mode, difficulty, verifiers, b"game %d" % next(SEEDS))
    played(library, data, number)
    return number


def test_choosing_uses_nothing_up():
    library, data = Problems(40), {}
    assert chosen(library, data) == chosen(library, data)


def test_none_comes_again_before_the_kind_is_used_up():
    """With fewer than `used.FEWEST` left it counts as used up: the last ones could else be named."""
    library, data = Problems(23), {}
    numbers = [one_game(library, data) for _ in range(20)]
    assert len(set(numbers)) == 20 and numbers != sorted(numbers)
    again = [chosen(library, data, seed=bytes((n,))) for n in range(90)]
    assert set(again) & set(numbers)
    assert set(again + numbers) == set(range(23))


def test_each_kind_is_used_up_by_itself():
    library, data = Problems(24), {}
    hard = [one_game(library, data, EXTREME, HARD, 4) for _ in range(4)]
    assert len(set(hard)) == 4 and not set(hard) - set(range(2, 24, 4))  # two of six are left, less than 3
    assert one_game(library, data, EXTREME, HARD, 4) % 4 == 2
    rest = [one_game(library, data, CLASSIC) for _ in range(9)]
    assert len(set(rest)) == 9


def test_any_wish_may_be_left_open():
    library, data = Problems(24), {}
    for _ in range(6):
        assert one_game(library, data, None, HARD) % 4 in (2, 3)
        assert one_game(library, data, CLASSIC) % 4 in (0, 1)
        assert one_game(library, data, None, None, 6) % 4 == 3
    assert one_game(library, data, NIGHTMARE) % 4 == 3


def test_mixed_wishes_repeat_nothing_either():
    library, data, chance, seen = Problems(60), {}, Chance(b"kept", "mixed"), []
    wishes = [(CLASSIC,), (None, HARD), (None, None, 4), (EXTREME, HARD, 4), ()]
    while len(seen) < 45:
        wish = chance.pick(wishes)
        kind = [n for n in range(60) if fits(n, *wish)]
        number = one_game(library, data, *wish)
        assert number in kind
        if number in seen:  # only when those that were wanted are used up
            assert len([n for n in kind if n not in seen]) < used.FEWEST
            seen = [n for n in seen if n not in kind]
        seen.append(number)


def fits(number, mode=None, difficulty=None, verifiers=None):
    kind = ((CLASSIC, EASY, 4), (CLASSIC, STANDARD, 5), (EXTREME, HARD, 4), (NIGHTMARE, HARD, 6))[number % 4]
    return all(wish in (None, have) for wish, have in zip((mode, difficulty, verifiers), kind))


def test_a_library_without_problems_or_without_such_ones_says_what_to_do():
    assert "Load a pack" in raises(Refused, chosen, Problems(0), {}).args[0]
    assert "another kind" in raises(Refused, chosen, Problems(8), {}, NIGHTMARE, EASY).args[0]


def test_a_record_of_a_later_version_is_passed_over():
    library, data = Problems(8, odd=4), {}
    assert [one_game(library, data, CLASSIC, EASY) for _ in range(3)] == [0, 0, 0]
    assert {chosen(library, {}, seed=bytes((n,))) for n in range(99)} == {0, 1, 2, 3, 5, 6, 7}


def test_a_second_settling_of_one_game_changes_nothing():
    library, data = Problems(12), {}
    number = one_game(library, data)
    before = json.dumps(data)
    played(library, data, number)
    assert json.dumps(data) == before


def test_another_library_begins_anew():
    data = {}
    one_game(Problems(12), data)
    assert chosen(Problems(12, "00c0ffee"), data) in range(12)
    assert data["used"]["2"] == {"of": "00c0ffee", "count": 12, "gone": "", "under": ""}


def test_a_game_of_another_library_or_of_none_uses_nothing_up():
    library, data = Problems(12), {}
    chosen(library, data)
    before = json.dumps(data)
    for made in (setup(), setup(library=b"abcd", record=3)):
        kept.settle(data, rules.Turing(made.encode(), b"seedseed"))
    assert json.dumps(data) == before
    kept.settle({}, rules.Turing(setup().encode(), b"seedseed"))


def test_what_is_kept_survives_the_file_and_stays_small():
    library, data = Problems(200), {}
    numbers = [one_game(library, data) for _ in range(100)]
    again = json.loads(json.dumps(data))
    assert chosen(library, again) == chosen(library, data) not in numbers
    assert len(json.dumps(data)) < 120


def test_the_second_home_remembers_a_game_in_sums_line_and_problem():
    library, data = Problems(12), {}
    number = chosen(library, data)
    made = setup(problem=library.record(2, number), library=unhexlify(library.id), record=number)
    game = rules.Turing(made.encode(), b"seedseed")
    game.play(bytes((rules.GIVE_UP,)), 60)
    for _ in range(2):
        results.remember(data, TURING, game)
    assert data["stats"] == {"turing": {"played": 1, "given up": 1}}
    assert data["results"] == ["Turing given up: rounds 1, questions 0, 1 min"]
    assert number not in [chosen(library, data, seed=bytes((n,))) for n in range(50)]
