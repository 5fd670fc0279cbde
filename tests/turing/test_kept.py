# portable: runs on CPython and on the MicroPython VM
"""Which problems of a library were played: none comes again before all of its kind are through."""

import json
from binascii import unhexlify

from fakes.checks import raises
from fakes.turing import easy, extreme, nightmare, setup, standard
from lawkeeper.games import Refused, remember
from lawkeeper.games.turing import kept, rules
from lawkeeper.games.turing.problem import CLASSIC, EXTREME, NIGHTMARE
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
        return self._count if game == kept.GAME else 0

    def record(self, game, number):
        assert game == kept.GAME and 0 <= number < self._count
        return b"\xff" if number == self._odd else KINDS[number % 4]()


def chosen(library, data, mode=None, difficulty=None, verifiers=None, seed=b"shuffled"):
    return kept.choose(library, data, mode, difficulty, verifiers, seed)


def played(library, data, number):
    """The game with this problem is over, and the second home takes note of it."""
    made = setup(problem=library.record(2, number), library=unhexlify(library.id), record=number)
    kept.settle(data, rules.Turing(made.encode(), b"seedseed"))


def one_game(library, data, *kind):
    number = chosen(library, data, *kind)
    played(library, data, number)
    return number


def test_choosing_uses_nothing_up():
    library, data = Problems(40), {}
    assert chosen(library, data) == chosen(library, data)


def test_none_comes_again_before_all_are_through():
    library, data = Problems(23), {}
    rounds = [[one_game(library, data) for _ in range(23)] for _ in range(2)]
    for numbers in rounds:
        assert sorted(numbers) == list(range(23))
    assert rounds[0] != sorted(rounds[0])


def test_each_kind_is_used_up_by_itself():
    library, data = Problems(24), {}
    hard = [one_game(library, data, EXTREME, HARD, 4) for _ in range(6)]
    assert sorted(hard) == list(range(2, 24, 4))
    rest = [one_game(library, data) for _ in range(18)]
    assert sorted(rest + hard) == list(range(24))
    assert one_game(library, data, EXTREME, HARD, 4) in hard


def test_any_wish_may_be_left_open():
    library, data = Problems(24), {}
    for _ in range(6):
        assert one_game(library, data, None, HARD) % 4 in (2, 3)
        assert one_game(library, data, CLASSIC) % 4 in (0, 1)
    for _ in range(6):
        assert one_game(library, data, None, None, 6) % 4 == 3 or data["turing"]["at"]
    assert one_game(library, data, NIGHTMARE) % 4 == 3


def test_mixed_wishes_repeat_nothing_either():
    library, data, chance, seen = Problems(60), {}, Chance(b"kept", "mixed"), []
    wishes = [(CLASSIC,), (None, HARD), (None, None, 4), (EXTREME, HARD, 4), ()]
    while len(seen) < 45:
        wish = chance.pick(wishes)
        before = [number for number in seen if number >= 0]
        number = one_game(library, data, *wish)
        if number in before:  # only when all that were wanted are through
            kinds = [n for n in range(60) if fits(n, *wish)]
            assert not [n for n in kinds if n not in before]
            seen = []
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
    assert data["turing"]["of"] == "00c0ffee" and data["turing"]["at"] == {}


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
    assert len(json.dumps(data)) < 200


def test_the_second_home_remembers_a_game_in_sums_line_and_problem():
    library, data = Problems(12), {}
    number = chosen(library, data)
    made = setup(problem=library.record(2, number), library=unhexlify(library.id), record=number)
    game = rules.Turing(made.encode(), b"seedseed")
    game.play(bytes((rules.GIVE_UP,)), 60)
    for _ in range(2):
        remember(data, 2, game)
    assert data["stats"] == {"turing": {"played": 1, "given up": 1}}
    assert data["results"] == ["Turing given up: rounds 1, questions 0, 1 min"]
    assert chosen(library, data) != number
