# portable: runs on CPython and on the MicroPython VM
"""What follows and what does not, by the reasoner on the board (Deduction items 43 to 62, 68, 69, 73)."""

import sys

from fakes.deduction import NO, YES, board, card, hand, kind, only
from fakes.scenarios import COUNTED, COUNTS, SCENARIOS, known, of_all
from lawkeeper.games.deduction.deal import cards, threes
from lawkeeper.games.deduction.deal.deal import Deal, drawn
from lawkeeper.games.deduction.deal.reason import Board
from lawkeeper.keep.chance import Chance
from lawkeeper.logic import masks

BOARD = sys.implementation.name != "cpython"


def scenario(letter):
    """Exactly the candidates of the rule text are left, in both modes."""
    _, full, coin = SCENARIOS[letter]
    assert masks.count(full) == COUNTS[letter]
    assert known(Board(False), letter).left() == full
    assert known(Board(True), letter).left() == coin


def test_deduction_item_46_three_alike():
    scenario("A")


def test_deduction_item_47_all_nine_completes_of_a_kind_are_in_hands():
    scenario("B")
    eight = board(said=of_all("B", (2, 2, 2), cards.COUNT_CARDS), holds=("FBC", "HBS"))
    assert eight.left() == cards.EVERY & ~(1 << card("FBC")) & ~(1 << card("HBS"))


def test_deduction_item_48_fewer_than_four_in_hands_in_full_mode_only():
    scenario("C")
    assert masks.count(SCENARIOS["C"][2]) == 27
    seven = [row for row in SCENARIOS["C"][0]["said"] if row[0]]
    assert board(said=seven).left() == cards.EVERY


def test_deduction_item_17_what_is_sound_in_full_mode_only_is_not_used_in_coin_mode():
    for letter in "CD":
        assert known(Board(True), letter).left() == cards.EVERY


def test_deduction_item_49_the_only_one_of_its_dimension_with_all_four_in_full_mode_only():
    scenario("D")
    assert masks.count(SCENARIOS["D"][2]) == 27


def test_deduction_item_50_no_complete_in_any_hand_shows_it():
    scenario("E")
    eight = [row for row in SCENARIOS["E"][0]["said"] if row[0]]
    assert board(said=eight).left() == cards.EVERY


def test_deduction_item_51_two_of_one_dimension_and_one_that_is_out():
    scenario("F")


def test_deduction_item_52_a_clue_is_not_on_the_card():
    scenario("G")


def test_deduction_item_53_one_single_is_left_that_can_be_true():
    scenario("H")


def test_deduction_item_54_two_conditionals_contradict_each_other():
    scenario("I")
    for letters, then in (("HFC", "C"), ("HFS", "S")):
        assert board(own=letters).left() == only(but="P") | only("P" + then)


def test_deduction_item_55_two_of_the_kind_that_is_out():
    scenario("J")


def test_deduction_item_56_two_that_are_out():
    scenario("K")


def test_deduction_item_57_two_that_are_known_and_three_singles():
    scenario("L")


def test_deduction_item_58_a_complete_that_one_holds():
    scenario("M")


def test_deduction_item_59_a_complete_that_one_holds_and_one_that_is_out():
    scenario("N")


def test_deduction_item_60_a_repeated_clue_tells_no_more_of_the_card():
    scenario("O")


def test_deduction_item_61_the_two_examples_of_what_may_be_said():
    scenario("example 1")
    scenario("example 2")


def test_deduction_item_62_what_the_board_alone_tells_and_what_needs_a_hand():
    for letter in SCENARIOS:
        facts = dict(SCENARIOS[letter][0])
        alone = board(said=facts.get("said", ()), clues=facts.get("clues", ()))
        needs_hand = "own" in facts or "holds" in facts
        assert needs_hand == (letter[0] in "ABFHJKLMNe"), letter
        if letter in "DEGO":
            assert alone.left() == SCENARIOS[letter][1]


def test_deduction_item_45_no_hand_has_the_card_and_every_hand_has_a_true_single():
    for coin in (False, True):
        assert board(coin, holds=("FRC", "HBT")).left() == cards.EVERY & ~(1 << 0) & ~(1 << 26)
        assert board(coin, own="RBC").left() == only("R") | only("B") | only("C")
        assert board(coin, clues="FRC").left() == only(but="FRC")
        assert board(coin, is_="FR").left() == only("FR")


def test_deduction_item_45_in_coin_mode_nine_hands_need_nine_true_singles():
    """Only eight are of two kinds: a kind that no hand has cannot be hidden, coins or not."""
    nobody = of_all("S", (0,) * 8) + [(0, cards.COUNT + kind("S"), 0)]
    assert board(True, said=nobody).left() == only(but="S")


def test_deduction_item_68_clues_leave_fewer_of_their_kind_for_hands():
    """Two clues and two in a hand: no other hand has one, so the second shape of this one is a Square."""
    said = [(1, cards.COUNT + kind("T"), 2)]
    own = [(0, cards.COUNT_DIM + 2, 2), (0, cards.COUNT + kind("C"), 1), (0, cards.COUNT + kind("R"), 1)]
    for coin in (False, True):
        assert board(coin, clues="TT", said=said + own).left() == only("R", "T") | only("C") | only("S")
    assert board(
        clues="TTTT", said=[(0, cards.COUNT_DIM + 2, 3), (0, cards.COUNT + kind("C"), 0)]
    ).left() == only("S")


def test_deduction_item_68_the_completes_of_a_dimension_add_up():
    """Eighteen Completes in hands, all without a Circle: so the Circles are elsewhere."""
    squares = [(number, cards.COUNT_CARDS + kind("S"), 1) for number in range(9)]
    triangles = [(number, cards.COUNT_CARDS + kind("T"), 1) for number in range(9)]
    for coin in (False, True):
        assert board(coin, said=squares + triangles).left() == only("C")
        assert board(coin, said=squares).left() == only(but="S")  # all nine are in hands
        few = squares[:8] + [(8, cards.COUNT_CARDS + kind("S"), 0)]
        assert board(coin, said=few).left() == cards.EVERY


def test_deduction_item_68_what_follows_by_counting_over_all_hands():
    for what, facts, full, coin in COUNTED:
        assert board(**facts).left() == full, what
        assert board(True, **facts).left() == coin, what


def test_a_complete_is_found_by_what_is_left_for_a_hand():
    said = [(1, cards.COUNT_CARDS + kind("F"), 2), (1, cards.COUNT_CARDS + kind("R"), 2)]
    said += [(1, cards.HELD + card("FRS"), NO)]  # so it has the Circle and the Triangle
    assert board(said=said).left() == cards.EVERY & ~(1 << card("FRC")) & ~(1 << card("FRT"))
    assert board(said=[(3, cards.HELD + card("PGS"), YES)]).left() == cards.EVERY & ~(1 << card("PGS"))


def test_deduction_item_69_nothing_true_is_ever_ruled_out():
    chance = Chance(b"sound", "facts")
    for number in range(12 if BOARD else 250):
        coin = number & 1
        deal = Deal(drawn(b"sound %d" % number, coin, False))
        told = Board(coin)
        for _ in range(chance.below(50)):
            one, question = chance.below(9), chance.below(cards.QUESTIONS)
            told.tell(one, question, cards.answer(question, *deal.hand(one)))
        for clue in deal.clues[: chance.below(4)]:
            told.clue(clue)
        if chance.below(2):
            told.hold(0, *deal.hand(0))
        assert told.left() >> deal.hidden & 1


def test_deduction_item_73_that_a_deal_was_drawn_to_be_solvable_is_never_used():
    """All hands lie open, and more than one card is left: nobody could solve it, and the reasoner does
    not."""
    found = 0
    for number in range(60):
        deal = Deal(drawn(b"open %d" % number, True, False))
        every = Board(True)
        for one in range(9):
            every.hold(one, *deal.hand(one))
        assert every.left() == deal.pooled()
        found += masks.several(deal.pooled())
    assert found


def test_the_choices_of_three_are_165_and_their_masks_are_what_they_say():
    table = threes.least()
    world = 0
    for one in range(9):
        for two in range(one, 9):
            for three in range(two, 9):
                kinds = (one, two, three)
                for row in range(12):
                    has = len([kind for kind in kinds if (kind == row if row < 9 else kind // 3 == row - 9)])
                    least = [table[12 * (count - 1) + row] >> world & 1 for count in (1, 2, 3)]
                    assert least == [int(has >= count) for count in (1, 2, 3)]
                assert threes.held(table, bytes(kinds)) == 1 << world
                world += 1
    assert world == threes.WORLDS and len(table) == 36


def test_every_question_has_its_answer():
    singles, completes = hand("RRC"), bytes((card("FRC"), card("HRS")))
    found = {question: cards.answer(question, singles, completes) for question in range(cards.QUESTIONS)}
    assert [found[cards.COUNT + n] for n in range(9)] == [0, 0, 0, 2, 0, 0, 1, 0, 0]
    assert [found[cards.SOME + n] for n in range(9)] == [0, 0, 0, 1, 0, 0, 1, 0, 0]
    assert [found[cards.COUNT_DIM + n] for n in range(3)] == [0, 2, 1]
    assert [found[cards.SOME_DIM + n] for n in range(3)] == [0, 1, 1]
    assert [found[cards.COUNT_CARDS + n] for n in range(9)] == [1, 0, 1, 2, 0, 0, 1, 1, 0]
    assert [found[cards.SOME_CARDS + n] for n in range(9)] == [1, 0, 1, 1, 0, 0, 1, 1, 0]
    assert [n for n in range(27) if found[cards.HELD + n]] == list(completes)
    for question in found:
        assert 0 <= found[question] <= cards.most(question)
