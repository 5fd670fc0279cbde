# portable: runs on CPython and on the MicroPython VM
"""The law deck (Infer items 6 and 10)."""

import json
from binascii import a2b_base64, unhexlify

from fakes.checks import raises
from fakes.infer import do, setup
from lawkeeper.games import INFER, Refused
from lawkeeper.games.infer.fold import deck, rules


class Laws:
    """A library of `count` laws; card n has level n % 3 + 1."""

    def __init__(self, count, name="0badcafe"):
        self.id = name
        self._count = count

    def count(self, game):
        return self._count if game == INFER else 0

    def record(self, game, card):
        assert game == INFER and 0 <= card < self._count
        text = b"There must be %d \x01 dice." % card
        return bytes((card % 3 + 1, len(text))) + text + b"\x02\x07\x08later versions"


def drawn(library, data, wanted=2, level=0, seed=b"another!", before=()):
    return list(deck.draw(library, data, wanted, level, seed, before=before))[-1]


def played(library, data, cards, kept):
    """The game that was played with these cards is over: the deck takes note of it."""
    made = setup(library=unhexlify(library.id), laws=[(card,) + deck.law(library, card) for card in cards])
    game = rules.Infer(made.encode(), b"seedseed")
    if kept is not None:
        do(game, rules.KEEP, kept)
    deck.settle(data, game)


def one_game(library, data, wanted=2, level=0, kept=0, seed=b"another!", before=()):
    cards = drawn(library, data, wanted, level, seed, before)
    played(library, data, cards, kept)
    return cards


def games(library, data, count, **options):
    """The cards of `count` games, one after the other, each drawn with random bytes of its own."""
    found = [()]
    for number in range(count):
        found.append(one_game(library, data, seed=b"game %d" % number, before=found[-1], **options))
    return found[1:]


def test_item_06_a_card_is_a_law_of_the_loaded_library():
    assert deck.law(Laws(5), 4) == (2, "There must be 4 \x01 dice.", b"\x07\x08")


def test_item_06_without_a_library_there_is_no_deck_and_the_sentence_says_what_to_do():
    assert "Load a pack" in raises(Refused, drawn, Laws(0), {}).args[0]


def test_item_10_two_different_cards_are_drawn():
    for seed in range(20):
        assert len(set(drawn(Laws(30), {}, seed=bytes((seed,) * 8)))) == 2


def test_item_10_drawing_alone_moves_no_card():
    data = {}
    library = Laws(30)
    first = drawn(library, data)
    before = json.dumps(data)
    assert drawn(library, data) == first and json.dumps(data) == before


def test_item_10_the_kept_law_does_not_come_back_before_the_deck_is_used_up():
    data, library = {}, Laws(30)
    kept = [cards[0] for cards in games(library, data, 26)]
    assert len(set(kept)) == 26
    # Four are left, and one of them was turned down just now: fewer than `used.FEWEST`, so all are shuffled.
    last = set(range(30)) - set(kept)
    later = [drawn(library, data, seed=bytes((n,)), before=tuple(last)[:1])[0] for n in range(60)]
    assert set(later) & last and set(later) & set(kept)


def test_item_10_the_other_card_waits_until_the_deck_has_come_round():
    data, library = {}, Laws(30)
    seen = []
    # Thirty cards: fourteen games leave two, and before that there are always four to draw from.
    for cards in games(library, data, 14):
        assert not set(cards) & set(seen)
        seen += cards
    rejected = seen[1::2]
    # The deck has come round: those that lay under it are among what is drawn now, the kept ones are not.
    later = [card for n in range(40) for card in drawn(library, data, seed=bytes((n,)))]
    assert set(later) & set(rejected) and not set(later) & set(seen[::2])


def test_item_10_no_card_of_a_game_comes_in_the_next_one():
    """Not when the deck has come round either, as long as there are others."""
    data, library = {}, Laws(9)
    before = []
    for cards in games(library, data, 60):
        assert not set(before) & set(cards)
        before = cards
    assert len(one_game(Laws(3), {}, before=(0, 1, 2))) == 2
    data = {}
    first = one_game(Laws(3), data)
    assert set(one_game(Laws(3), data, before=first)) - set(first)


def test_item_10_draw_one_keeps_one_card_after_the_other():
    data, library = {}, Laws(9)
    cards = [cards[0] for cards in games(library, data, 6, wanted=1)]
    assert len(set(cards)) == 6


def test_item_10_what_was_played_survives_the_power_and_the_file():
    data, library = {}, Laws(40)
    games(library, data, 5)
    again = json.loads(json.dumps(data))
    assert drawn(library, again) == drawn(library, data)


def test_item_10_a_level_takes_no_card_from_the_others():
    data, library = {}, Laws(30)
    for cards in games(library, data, 8, level=2):
        assert {card % 3 for card in cards} == {1}
    cards = [card for pair in games(library, data, 10) for card in pair]
    assert len(set(cards)) == 20 and len([card for card in cards if card % 3 != 1]) > 12


def test_item_10_a_level_with_a_single_law_is_drawn_again_and_again():
    library = Laws(3)
    data = {}
    assert drawn(library, data, 2, 3) == [2]
    assert games(library, data, 3, level=3) == [[2], [2], [2]]


def test_item_10_a_level_that_is_used_up_is_shuffled_again_and_no_other_one():
    data, library = {}, Laws(6)
    one_game(library, data, wanted=1, level=2)
    before = piles(data)
    for cards in games(library, data, 4, level=1):
        assert sorted(cards) == [0, 3]
        assert [card for card in piles(data)[0] if card % 3 == 1] == before[0] != []


def test_a_level_that_nobody_loaded_is_refused():
    assert "level 3" in raises(Refused, drawn, Laws(2), {}, 2, 3).args[0]


def test_a_game_told_twice_counts_once():
    data, library = {}, Laws(20)
    cards = one_game(library, data)
    once = json.dumps(data)
    played(library, data, cards, 0)
    assert json.dumps(data) == once


def test_a_game_left_before_a_law_was_kept_puts_both_under():
    """And when one is kept after all, that one leaves the deck."""
    data, library = {}, Laws(20)
    cards = one_game(library, data, kept=None)
    assert piles(data) == ([], sorted(cards))
    played(library, data, cards, 1)
    assert piles(data) == ([cards[1]], [cards[0]])


def piles(data):
    """(cards played, cards under the deck)."""
    kept = data["used"]["1"]
    bits = [int.from_bytes(a2b_base64(kept[pile]), "little") for pile in ("gone", "under")]
    return tuple([[card for card in range(400) if pile >> card & 1] for pile in bits])


def test_another_library_is_another_deck():
    data = {}
    one_game(Laws(20), data)
    drawn(Laws(20, "12345678"), data)
    assert data["used"]["1"]["of"] == "12345678" and piles(data) == ([], [])
    before = json.dumps(data)
    played(Laws(20), data, [3, 4], 0)  # a game from the old library ends: not our cards
    assert json.dumps(data) == before


def test_what_makes_no_sense_begins_anew():
    for odd in ([], "x", {"1": 5}, {"1": {"of": 7}}):
        assert len(drawn(Laws(5), {"used": odd})) == 2


def test_an_own_law_leaves_the_deck_alone():
    data = {}
    drawn(Laws(5), data)
    before = json.dumps(data)
    deck.settle(data, rules.Infer(setup(own_law=True).encode(), b"x"))
    assert json.dumps(data) == before
