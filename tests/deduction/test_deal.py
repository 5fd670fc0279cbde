# portable: runs on CPython and on the MicroPython VM
"""The deal in both modes: what is always so, and how often what comes out (Deduction items 1 to 27).

The bounds are five times the standard error of so many deals: a right deal is never outside them, whatever
seeds these are, since they are the same in every run.
"""

import sys

from fakes.checks import raises
from fakes.deduction import SEED, game
from lawkeeper.games.deduction.deal import cards
from lawkeeper.games.deduction.deal.code import read, spelt
from lawkeeper.games.deduction.deal.deal import CODE, Deal, allows, drawn
from lawkeeper.keep.seal import ALPHABET, plain
from lawkeeper.logic import masks

BOARD = sys.implementation.name != "cpython"
DEALS = 150 if BOARD else 3000
FULL, COIN = False, True


def deals(coin, count=DEALS, solvable=False):
    for number in range(count):
        yield Deal(drawn(b"deal %d" % number, coin, solvable))


def near(found, share, count):
    """Is a count of so many what this share of `count` comes to?"""
    return abs(found - share * count) <= 5 * (share * (1 - share) * count) ** 0.5 + 1


def on_card(deal, kinds):
    """How many of these Singles show the hidden card."""
    return len([kind for kind in kinds if kind in cards.shows(deal.hidden)])


def trues(deal):
    """By hand: its Singles that show the hidden card."""
    return [on_card(deal, deal.hand(number)[0]) for number in range(9)]


def test_deduction_item_1_nine_kinds_of_singles_and_four_of_each():
    assert len(cards.WORDS) == cards.KINDS == 9 and cards.EACH == 4
    assert cards.WORDS[0] == "Filled" and cards.WORDS[5] == "Blue" and cards.WORDS[8] == "Triangle"


def test_deduction_item_2_completes_are_all_different_and_a_characteristic_is_on_nine():
    assert len({cards.shows(card) for card in range(27)}) == 27 == len({cards.named(n) for n in range(27)})
    for kind, mask in enumerate(cards.SHOWS):
        assert masks.bits(mask) == [card for card in range(27) if kind in cards.shows(card)]
        assert masks.count(mask) == 9
    for card in range(27):
        fill, colour, shape = cards.shows(card)
        assert 9 * fill + 3 * (colour - 3) + shape - 6 == card
    assert cards.named(18) == "Hollow-Red-Circle"


def test_deduction_item_3_no_hand_has_a_card_that_is_neither_single_nor_complete():
    for deal in deals(FULL, 20):
        assert max(deal.singles) < 9 and max(deal.completes) < 27


def test_deduction_item_4_coin_and_die_are_drawn_from_the_code_alone():
    for coin in (FULL, COIN):
        for deal, again in zip(deals(coin, 20), deals(coin, 20)):
            assert deal.coded() == again.coded()
    assert Deal(b"\x80abcd").coded() != Deal(b"\x00abcd").coded() != Deal(b"\x00abce").coded()


def test_deduction_item_7_every_card_is_as_likely_to_be_hidden_as_any_other():
    for coin in (FULL, COIN):
        found = [0] * 27
        for deal in deals(coin):
            found[deal.hidden] += 1
        assert all(near(count, 1 / 27, DEALS) for count in found), found


def test_deduction_item_8_there_are_nine_hands():
    for deal in deals(COIN, 20):
        hands = [deal.hand(number) for number in range(9)]
        assert b"".join([hand[0] for hand in hands]) == deal.singles
        assert b"".join([hand[1] for hand in hands]) == deal.completes


def test_deduction_item_9_and_27_the_cards_are_the_whole_deck_in_every_deal():
    for coin in (FULL, COIN):
        for deal in deals(coin, DEALS // 4):
            singles = deal.singles + deal.clues + deal.gone
            assert sorted(singles) == sorted(list(range(9)) * 4)
            assert len(set(deal.completes)) == 18 and deal.hidden not in deal.completes


def test_deduction_item_27_hands_clues_coins_and_the_hidden_card_make_36_and_27():
    for coin in (FULL, COIN):
        for deal in deals(coin, 50):
            assert len(deal.singles) + len(deal.clues) + len(deal.gone) == 36
            out = [card for card in range(27) if card not in deal.completes and card != deal.hidden]
            assert len(out) + len(deal.completes) + 1 == 27 and len(out) == 8


def test_deduction_item_10_every_hand_has_one_of_the_twelve_and_three_are_left():
    for coin in (FULL, COIN):
        for deal in deals(coin, DEALS // 4):
            true = trues(deal)
            assert min(true) >= 1 and sum(true) + len(deal.gone) == 12 and len(deal.gone) <= 3


def test_deduction_item_11_a_coin_says_of_each_of_three_whether_it_is_out_for_good():
    gone = [0] * 4
    for deal in deals(COIN):
        gone[len(deal.gone)] += 1
        assert on_card(deal, deal.gone) == len(deal.gone)
    assert all(near(count, share / 8, DEALS) for count, share in zip(gone, (1, 3, 3, 1))), gone
    assert all(not deal.gone for deal in deals(FULL, 50))


def test_deduction_item_12_what_is_out_is_not_among_hands_or_clues():
    for deal in deals(COIN, 100):
        for kind in cards.shows(deal.hidden):
            gone = deal.gone.count(bytes((kind,)))
            assert deal.singles.count(bytes((kind,))) == 4 - gone and kind not in deal.clues


def test_deduction_item_13_every_hand_has_three_singles():
    for deal in deals(COIN, 100):
        assert [len(deal.hand(number)[0]) for number in range(9)] == [3] * 9


def test_deduction_item_14_the_clue_deck_has_nine_cards_or_six_to_nine():
    sizes = [0] * 10
    for deal in deals(COIN):
        sizes[len(deal.clues)] += 1
        assert len(deal.clues) == 9 - len(deal.gone)
    assert all(near(count, share / 8, DEALS) for count, share in zip(sizes[6:], (1, 3, 3, 1)))
    assert {len(deal.clues) for deal in deals(FULL, 50)} == {9}


def test_deduction_item_15_nine_to_twelve_true_singles_or_twelve():
    true = {sum(trues(deal)) for deal in deals(COIN, 100)}
    assert true == {9, 10, 11, 12}
    assert {sum(trues(deal)) for deal in deals(FULL, 50)} == {12}


def test_deduction_item_16_in_full_mode_all_four_of_each_true_kind_are_in_hands():
    for deal in deals(FULL, 100):
        assert [deal.singles.count(bytes((kind,))) for kind in cards.shows(deal.hidden)] == [4, 4, 4]
    every = [
        min([deal.singles.count(bytes((kind,))) for kind in cards.shows(deal.hidden)]) for deal in deals(COIN)
    ]
    assert near(every.count(4), 1 / 8, DEALS)


def test_deduction_item_18_there_are_two_modes_and_the_code_says_which():
    assert not game(coin=FULL).coin and game(coin=COIN).coin
    for coin in (FULL, COIN):
        for deal in deals(coin, 10):
            assert deal.coin == coin


def test_deduction_item_20_a_fourth_single_never_goes_to_one_hand():
    most = [max(trues(deal)) for deal in deals(FULL)]
    assert max(most) == 3


def test_deduction_item_21_how_many_of_its_singles_are_true_for_a_hand():
    for coin, shares in ((COIN, (0.842, 0.149, 0.009)), (FULL, (0.701, 0.265, 0.034))):
        found = [0] * 4
        for deal in deals(coin):
            for true in trues(deal):
                found[true] += 1
        for count, share in zip(found[1:], shares):
            # Hands of one deal are not independent: the bound is for as many deals as hands / 4.
            assert abs(count / (9 * DEALS) - share) < 10 * (share * (1 - share) / (9 * DEALS)) ** 0.5, found


def test_deduction_item_22_every_hand_has_a_true_single_and_so_leaves_the_card():
    for deal in deals(COIN, 200):
        for number in range(9):
            assert allows(*deal.hand(number)) >> deal.hidden & 1


def test_deduction_item_23_two_completes_for_each_hand_and_eight_are_out():
    seen = [0] * 27
    for deal in deals(FULL):
        for card in deal.completes:
            seen[card] += 1
    assert all(near(count, 18 / 27, DEALS) for count in seen), seen


def test_deduction_item_24_no_hand_has_the_hidden_card():
    assert not [1 for deal in deals(FULL, 200) if deal.hidden in deal.completes]


def test_what_a_hand_has_lies_in_order_and_tells_nothing_of_where_it_came_from():
    first = 0
    for deal in deals(FULL):
        singles, completes = deal.hand(4)
        assert list(singles) == sorted(singles) and list(completes) == sorted(completes)
        first += singles[0] in cards.shows(deal.hidden)
    assert first < 0.6 * DEALS


def test_deals_are_drawn_so_that_all_hands_together_solve_them_unless_they_are_taken_as_dealt():
    assert all(deal.solvable() for deal in deals(COIN, 60, True))
    dealt = len([1 for deal in deals(COIN) if deal.solvable()])
    assert near(dealt, 0.848, DEALS)
    as_dealt = [game(seed=bytes((n, 1)), as_dealt=True) for n in range(60)]
    assert not all(
        Deal(table.code).solvable()
        for table in as_dealt + [game(coin=COIN, seed=b"%d" % n, as_dealt=True) for n in range(30)]
    )


def test_deduction_item_44_one_card_is_left_with_all_hands_pooled():
    for coin, share in ((COIN, 0.848), (FULL, 0.960)):
        left = [masks.count(deal.pooled()) for deal in deals(coin)]
        assert near(left.count(1), share, DEALS), left.count(1) / DEALS
        assert max(left) <= 6 - (not coin)


def test_deduction_item_43_from_its_own_five_cards_a_hand_leaves_so_many():
    for coin, mean in ((COIN, 18.6), (FULL, 18.3)):
        left = [masks.count(allows(*deal.hand(0))) for deal in deals(coin)]
        assert abs(sum(left) / len(left) - mean) < 5 * 3.3 / DEALS**0.5 + 0.1, sum(left) / len(left)


def test_a_code_is_written_and_read_in_any_case():
    for number in range(30):
        code = drawn(b"code %d" % number, number & 1, False)
        text = spelt(code)
        assert len(text) == 11 and len(code) == CODE
        assert read(text) == read(text.lower().replace("-", "")) == code
    for wrong in ("", "7K2-M9Q-XP", "7K2-M9Q-XPGG", "7K2-M9Q-XP!"):
        assert raises(ValueError, read, wrong).args[0].startswith("The code of a deal")


def test_a_code_with_a_wrong_sign_is_none_nor_are_nine_zeros():
    text = plain(spelt(drawn(b"a code", 0, False)))
    for at in range(9):
        for sign in ALPHABET:
            wrong = text[:at] + sign + text[at + 1 :]
            assert wrong == text or "a sign is wrong" in raises(ValueError, read, wrong).args[0]
    changed = [text[:at] + text[at + 1] + text[at] + text[at + 2 :] for at in range(7)]
    missed = [swapped for swapped in changed if swapped != text and not refused(swapped)]
    assert len(missed) <= 1  # two signs that are 16 apart
    assert "a sign is wrong" in raises(ValueError, read, "000-000-000").args[0]


def refused(text):
    try:
        read(text)
    except ValueError:
        return True
    return False


def test_the_same_seed_deals_the_same_on_every_runtime():
    table = game(seed=SEED)
    assert spelt(table.code) == "0A4-FYN-AJ7"
