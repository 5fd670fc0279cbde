# portable: runs on CPython and on the MicroPython VM
"""The law deck (Infer items 6 and 10)."""

import json
from binascii import unhexlify

from fakes.checks import raises
from fakes.infer import do, setup
from lawkeeper.games import Refused
from lawkeeper.games.infer import deck, rules


class Laws:
    """A library of `count` laws; card n has level n % 3 + 1."""

    def __init__(self, count, name="0badcafe"):
        self.id = name
        self._count = count

    def count(self, game):
        return self._count if game == deck.GAME else 0

    def record(self, game, card):
        assert game == deck.GAME and 0 <= card < self._count
        text = b"There must be %d \x01 dice." % card
        return bytes((card % 3 + 1, len(text))) + text + b"\x02\x07\x08later versions"


def drawn(library, data, wanted=2, level=0, seed=b"another!"):
    return deck.Deck(library, data, b"shuffled").draw(wanted, level, seed)


def played(library, data, cards, kept):
    """The game that was played with these cards is over: the deck takes note of it."""
    made = setup(library=unhexlify(library.id), laws=[(card,) + deck.law(library, card) for card in cards])
    game = rules.Infer(made.encode(), b"seedseed")
    if kept is not None:
        do(game, rules.KEEP, kept)
    deck.settle(data, game)


def one_game(library, data, wanted=2, level=0, kept=0):
    cards = drawn(library, data, wanted, level)
    played(library, data, cards, kept)
    return cards


def test_item_06_a_card_is_a_law_of_the_loaded_library():
    assert deck.law(Laws(5), 4) == (2, "There must be 4 \x01 dice.", b"\x07\x08")


def test_item_06_without_a_library_there_is_no_deck_and_the_sentence_says_what_to_do():
    assert "Load a pack" in raises(Refused, deck.Deck, Laws(0), {}, b"x").args[0]


def test_item_10_two_different_cards_are_drawn():
    for seed in range(20):
        data = {}
        cards = deck.Deck(Laws(30), data, bytes((seed,) * 8)).draw(2, 0, b"")
        assert len(set(cards)) == 2


def test_item_10_drawing_alone_moves_no_card():
    data = {}
    library = Laws(30)
    assert drawn(library, data) == drawn(library, data)


def test_item_10_the_kept_law_comes_back_only_after_a_shuffle():
    data, library = {}, Laws(30)
    kept = [one_game(library, data)[0] for _ in range(29)]
    assert len(set(kept)) == 29
    assert drawn(library, data)[0] in range(30)  # one card is left: all are shuffled together again
    assert data["deck"]["under"] == []


def test_item_10_the_other_card_waits_until_the_deck_has_come_round():
    data, library = {}, Laws(30)
    rejected = one_game(library, data)[1]
    for _ in range(14):
        assert rejected not in one_game(library, data)
    # 30 cards: fifteen games have drawn two new ones each, now the ones under the deck come up in order.
    assert drawn(library, data)[0] == rejected


def test_item_10_draw_one_keeps_one_card_after_the_other():
    data, library = {}, Laws(9)
    cards = [one_game(library, data, wanted=1)[0] for _ in range(9)]
    assert sorted(cards) == list(range(9))


def test_item_10_the_order_survives_the_power_and_the_file():
    data, library = {}, Laws(40)
    for _ in range(5):
        one_game(library, data)
    again = json.loads(json.dumps(data))
    assert drawn(library, again) == drawn(library, data)


def test_item_10_a_level_takes_no_card_from_the_others():
    data, library = {}, Laws(30)
    plain = {}
    first = drawn(library, plain)
    cards = one_game(library, data, level=2)
    assert {card % 3 for card in cards} == {1}
    left = [card for card in first if card not in cards]
    # What was skipped still lies on top.
    assert [card for card in drawn(library, data) if card in left] == left


def test_item_10_a_level_with_a_single_law_is_drawn_without_shuffling():
    library = Laws(3)
    data = {}
    assert drawn(library, data, 2, 3) == [2]
    played(library, data, [0, 1], 0)
    before = data["deck"]["used"]
    assert drawn(library, data, 2, 3) == [2]
    assert data["deck"]["used"] == before


def test_item_10_a_level_that_is_used_up_is_shuffled_again():
    data, library = {}, Laws(6)
    one_game(library, data, level=1)
    assert sorted(one_game(library, data, level=1)) == [0, 3]


def test_a_level_that_nobody_loaded_is_refused():
    assert "level 3" in raises(Refused, drawn, Laws(2), {}, 2, 3).args[0]


def test_a_game_told_twice_counts_once():
    data, library = {}, Laws(20)
    cards = one_game(library, data)
    once = json.dumps(data)
    played(library, data, cards, 0)
    assert json.dumps(data) == once


def test_a_game_left_before_a_law_was_kept_puts_both_under():
    data, library = {}, Laws(20)
    cards = one_game(library, data, kept=None)
    assert data["deck"]["under"] == cards


def test_another_library_is_another_deck():
    data = {}
    one_game(Laws(20), data)
    drawn(Laws(20, "12345678"), data)
    assert data["deck"]["of"] == "12345678" and data["deck"]["under"] == []
    before = json.dumps(data)
    played(Laws(20), data, [3, 4], 0)  # a game from the old library ends: not our cards
    assert json.dumps(data) == before


def test_a_deck_that_makes_no_sense_is_shuffled_anew():
    for odd in ([], "x", {"of": 7}):
        data = {"deck": odd}
        assert len(drawn(Laws(5), data)) == 2


def test_an_own_law_leaves_the_deck_alone():
    data = {}
    drawn(Laws(5), data)
    before = json.dumps(data)
    deck.settle(data, rules.Infer(setup(own_law=True).encode(), b"x"))
    assert json.dumps(data) == before
