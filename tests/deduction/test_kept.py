# portable: runs on CPython and on the MicroPython VM
"""Deals of packs: one that was played does not come again, and only those of the kind that was asked for
come."""

from fakes.checks import raises
from fakes.deduction import game
from lawkeeper.games import Refused
from lawkeeper.games.deduction.fold import kept


class Library:
    """Records of deals: their modes and hands."""

    id = "61626364"

    def __init__(self, *rows):
        self.rows = [bytes((coin * 128, 0, 0, 0, at, hands)) for at, (coin, hands) in enumerate(rows)]

    def count(self, game_id):
        return len(self.rows)

    def record(self, game_id, number):
        return self.rows[number]


def chosen(library, data, coin, grade, seed=b"seed"):
    *_, found = kept.choose(library, data, coin, grade, seed)
    return found


def test_only_deals_of_the_kind_come():
    library = Library((0, 3), (1, 3), (0, 5), (1, 9), (0, 7))
    for seed in range(8):
        assert chosen(library, {}, False, 0, bytes((seed,))) == 0
        assert chosen(library, {}, True, 2, bytes((seed,))) == 3
        assert chosen(library, {}, False, None, bytes((seed,))) in (0, 2, 4)


def test_a_deal_that_was_played_waits_until_the_others_are_through():
    library = Library(*[(0, 3)] * 9)
    data = {}
    seen = set()
    for turn in range(5):
        number = chosen(library, data, None, None, bytes((turn,)))
        assert number not in seen
        seen.add(number)
        played = game(4, code=library.rows[number][:5], library=b"abcd", record=number)
        kept.settle(data, played)
        kept.settle(data, played)


def test_where_there_is_none_a_sentence_says_so():
    assert "No deals are loaded" in raises(Refused, chosen, Library(), {}, None, None).args[0]
    assert "No such deal" in raises(Refused, chosen, Library((0, 3)), {}, True, None).args[0]
    kept.settle({}, game(4))  # dealt by the box: nothing is used up


def test_deals_are_light_fair_or_hard_by_the_hands_that_have_to_lie_open():
    assert [kept.grade(hands) for hands in range(1, 10)] == [0, 0, 0, 0, 1, 2, 2, 2, 2]
