# portable: runs on CPython and on the MicroPython VM
"""Challenges as the procedures say, and that they are won by whoever is right (Logic Potions items 48 to 59,
64 to 68, 78, 79)."""

import sys

from fakes.potions import FIRST, at, brewed, do, game, listed, made, of, refusal, turn
from lawkeeper.games.potions.brew import form, rule
from lawkeeper.games.potions.brew.worlds import Worlds, sets
from lawkeeper.games.potions.fold import book, moves
from lawkeeper.games.potions.fold.challenge import CONTRADICTION, DATA, EMPERICAL, REDUNDANCY, UNIVERSAL
from lawkeeper.keep.chance import Chance
from lawkeeper.logic import masks

RED, FIZZY, TASTY = range(3)
BOARD = sys.implementation.name != "cpython"
RULE_SETS = 12 if BOARD else 4000
RULES = ((1, "S>=1 : fizzy"), (2, "H>=1 : red"))


def table(*listing, **options):
    options.setdefault("hands", ("HS", "CD", "HH"))
    return listed(game(**options), *listing)


def challenge(play, kind, number):
    do(play, moves.CHALLENGE | kind, number)
    return play.challenge


def experiment(play, seat, letters, potion):
    """A completed brew in the list, as the emperical variant keeps it."""
    return play.book.write(seat, bytes((book.EXPERIMENT, at(letters), potion)))


# -- who, what, when -----------------------------------------------------------------------------------------


def test_potions_item_48_on_ones_own_turn_with_kind_and_number():
    play = table(*RULES)
    made_one = challenge(play, UNIVERSAL, 2)
    assert (made_one.challenger, made_one.author, made_one.number) == (0, 2, 2)
    assert play.phase == moves.CHALLENGED and refusal(play, moves.BREW, at("H"))
    for kind in (REDUNDANCY, EMPERICAL, DATA):
        assert refusal(table(*RULES), moves.CHALLENGE | kind, 2)


def test_potions_item_49_higher_numbers_are_covered():
    play = table((1, "S>=1 : fizzy"), (1, "C>=1 : red"), (2, "H>=1 : red"))
    challenge(play, CONTRADICTION, 2)
    do(play, moves.SET, at("HS"))
    do(play, moves.NAME, FIZZY)
    assert play.challenge.points_at(play.book, play.out) == [1, 2]
    assert refusal(play, moves.POINT, 3)


def test_potions_item_49_what_is_crossed_off_does_not_count():
    play = table((1, "S>=1 : fizzy"), (3, "C>=1 : red"), (2, "H>=1 : red"), seats=4)
    play.out = 1 << 3
    challenge(play, CONTRADICTION, 3)
    assert play.challenge.points_at(play.book, play.out) == [1, 3]


def test_potions_item_50_not_ones_own_rule_nor_a_losers():
    play = table((0, "S>=1 : fizzy"), (3, "C>=1 : red"), (2, "H>=1 : red"), seats=4)
    play.out = 1 << 3
    assert [number for kind, number in play.challengeable() if kind == CONTRADICTION] == [3]
    for number in (0, 1, 2, 4):
        assert refusal(play, moves.CHALLENGE | CONTRADICTION, number)


def test_potions_item_51_either_may_give_up_in_the_midst():
    for seat in (0, 2):
        play = table(*RULES)
        challenge(play, CONTRADICTION, 2)
        assert refusal(play, moves.YIELD, 1)
        do(play, moves.YIELD, seat)
        assert play.left() == [left for left in (0, 1, 2) if left != seat] and play.challenge is None
        assert play.turn == (1 if seat == 0 else 0) and play.phase == moves.TURN


def test_potions_item_51_after_a_won_challenge_the_turn_goes_on():
    play = table(*RULES)
    challenge(play, CONTRADICTION, 2)
    do(play, moves.YIELD, 2)
    assert play.turn == 0 and [kind for kind, number in play.challengeable()] == [CONTRADICTION, UNIVERSAL]
    do(play, moves.BREW, at("H"))


# -- contradiction -------------------------------------------------------------------------------------------


def contradiction(play, letters, result, number, on=2):
    challenge(play, CONTRADICTION, on)
    assert play.challenge.wants()[0] == 0 and refusal(play, moves.NAME, 0)
    do(play, moves.SET, at(letters))
    assert play.challenge.wants()[0] == 2 and refusal(play, moves.SET, 0)
    do(play, moves.NAME, result)
    assert play.challenge.wants()[0] == 0
    do(play, moves.POINT, number)
    return play


def test_potions_item_52_the_challenger_names_a_set_the_author_a_result():
    won = contradiction(table(*RULES), "HS", RED, 1)
    assert won.left() == [0, 1] and won.turn == 0 and won.book.standing(won.out) == [1]
    lost = contradiction(table(*RULES), "HS", RED, 2)
    assert lost.left() == [1, 2] and lost.turn == 1
    lost = contradiction(table(*RULES), "H", RED, 1)
    assert lost.left() == [1, 2]


def test_potions_item_53_whatever_the_author_names_the_example_is_lost():
    for result, number in ((RED, 1), (FIZZY, 2), (TASTY, 1)):
        assert contradiction(table(*RULES), "HS", result, number).left() == [0, 1]


# -- universal theory ----------------------------------------------------------------------------------------


def universal(play, letters, predicted, other, number):
    challenge(play, UNIVERSAL, 2)
    assert play.challenge.wants()[0] == 2
    do(play, moves.SET, at(letters))
    assert play.challenge.wants()[0] == 0
    do(play, moves.NAME, predicted)
    assert play.challenge.wants()[0] == 2
    assert refusal(play, moves.NAME, predicted) == "Another potion has to be named."
    do(play, moves.NAME, other)
    assert play.challenge.wants()[0] == 0
    do(play, moves.POINT, number)
    return play


def test_potions_item_54_a_set_a_prediction_another_result():
    free = (1, "H>=1 : fizzy"), (2, "S>=1 : fizzy")
    for number in (1, 2):
        assert universal(table(*free), "C", FIZZY, RED, number).left() == [1, 2]
    assert universal(table(*free), "H", FIZZY, RED, 1).left() == [0, 1]
    assert universal(table(*free), "H", RED, FIZZY, 1).left() == [1, 2]


def test_potions_item_55_the_example_explains_everything():
    rules = (1, "*>=2 : fizzy"), (2, "*<=2 : fizzy")
    for letters in ("H", "HS", "CDH"):
        number = 1 if len(letters) > 1 else 2
        assert universal(table(*rules), letters, FIZZY, TASTY, number).left() == [0, 1]


def test_potions_item_59_an_empty_set_does_not_save_the_author_a_free_one_does():
    rules = ("H>=1 : red", "H>=1 : fizzy")
    worlds = Worlds(FIRST)
    left = worlds.left([made(text) for text in rules])
    assert worlds.empty(left) and not worlds.universal(left)
    left = worlds.left([made(text) for text in rules + ("H=0 : red",)])
    assert worlds.empty(left) and worlds.universal(left)


# -- redundancy ----------------------------------------------------------------------------------------------

STRONG = ((1, "H>=1 : red"), (2, "H>=2 : red"))  # rule 2 follows from rule 1
OPEN = ((1, "H>=2 : red"), (2, "H>=1 : red"))


def redundancy(listing, letters, one, other, *codes):
    play = table(*listing, redundancy=True)
    challenge(play, REDUNDANCY, 2)
    for code, value in ((moves.SET, at(letters)), (moves.NAME, one), (moves.NAME, other)):
        assert play.challenge.wants()[0] == 2
        do(play, code, value)
    assert play.challenge.wants()[0] == 0 and refusal(play, moves.POINT, 2)  # below the challenged one
    do(play, *codes)
    return play.left()


def test_potions_item_56_one_set_and_two_results():
    author_loses, challenger_loses = [0, 1], [1, 2]
    # The author names what is right: whatever the challenger says, it loses.
    for codes in ((moves.POINT_C, 1), (moves.POINT, 1), (moves.BOTH_KEEP,), (moves.NEITHER_KEEPS,)):
        assert redundancy(OPEN, "HS", RED, FIZZY, *codes) == challenger_loses
    # Rule 2 is redundant: every choice of the author has an answer.
    assert redundancy(STRONG, "HH", RED, FIZZY, moves.POINT, 1) == author_loses
    assert redundancy(STRONG, "HH", FIZZY, RED, moves.POINT_C, 1) == author_loses
    assert redundancy(STRONG, "S", RED, FIZZY, moves.BOTH_KEEP) == author_loses
    assert redundancy(OPEN, "HS", FIZZY, TASTY, moves.NEITHER_KEEPS) == author_loses
    assert redundancy(STRONG, "H", RED, FIZZY, moves.POINT_C, 1) == challenger_loses


def test_potions_item_56_there_is_a_point_at_the_first_brew_in_redundancy_only():
    play = table(*RULES)
    challenge(play, CONTRADICTION, 2)
    do(play, moves.SET, at("HS"))
    do(play, moves.NAME, RED)
    assert refusal(play, moves.POINT_C, 1) and refusal(play, moves.BOTH_KEEP)
    assert refusal(play, moves.NEITHER_KEEPS)


# -- who is right wins (items 57, 58) ------------------------------------------------------------------------


def drawn_rule(chance):
    parts, signs = [], 1 + (not chance.below(2))
    for _ in range(signs):
        subject = chance.below(5)
        parts.append(rule.condition(rule.ANY if subject == 4 else subject, chance.below(3), chance.below(4)))
    joined = [rule.AND + chance.below(2)] if signs == 2 else []
    names = 1 + chance.below(6)
    then = (names, 0) if chance.below(2) else (0, names)
    both = rule.BOTH if not then[0] and names & names - 1 else 0
    code = bytes((then[0] | both, then[1])) + bytes(parts + joined)
    form.check(FIRST, code)
    return code


def by_hand(codes):
    """-> for each set, the list of its results that keep all rules: by item 15 alone."""
    return [
        [r for r in range(3) if all(rule.compatible(FIRST, code, brew, r) for code in codes)]
        for brew in sets(4)
    ]


def contradiction_won(codes):
    """The challenger has a set for which the author has no answer."""
    return any(not open_to for open_to in by_hand(codes))


def universal_lost(codes):
    """For each set of the author the challenger has a prediction besides which nothing is left."""
    return all(len(open_to) < 2 for open_to in by_hand(codes))


def redundancy_won(codes):
    """For each set and two results of the author the challenger has an answer that wins, as item 56 says."""
    before, last = codes[:-1], codes[-1]
    for brew, open_to in zip(sets(4), by_hand(before)):
        for c in range(3):
            for i in range(3):
                if c == i:
                    continue
                broken = c not in open_to or i not in open_to
                both = rule.compatible(FIRST, last, brew, i)
                neither = not rule.compatible(FIRST, last, brew, c)
                if not (broken or both or neither):
                    return False
    return True


def test_potions_item_57_who_is_right_can_always_win():
    chance = Chance(b"rule sets", "57")
    worlds = Worlds(FIRST)
    seen = {}
    for _ in range(RULE_SETS):
        codes = [drawn_rule(chance) for _ in range(1 + chance.below(6))]
        left, before = worlds.left(codes), worlds.left(codes[:-1])
        assert contradiction_won(codes) == (worlds.empty(left) != 0)
        assert universal_lost(codes) == worlds.universal(left)
        won = redundancy_won(codes)
        redundant = masks.implied(before, worlds.mask(codes[-1]))
        assert won or not redundant
        if won and not redundant:  # a rule that only empties sets
            changed = before & ~left
            once = worlds.counts(left)[0]
            assert all(not once >> bit % 34 & 1 for bit in masks.bits(changed))
        key = (bool(worlds.empty(left)), worlds.universal(left), won, redundant)
        seen[key] = seen.get(key, 0) + 1
    assert BOARD or len(seen) > 8, seen


def test_potions_item_58_a_rule_answers_for_an_older_fault():
    play = table((1, "S>=1 : fizzy"), (1, "H>=1 : red"), (2, "C>=3 : red"))
    challenge(play, CONTRADICTION, 3)
    do(play, moves.SET, at("HS"))
    do(play, moves.NAME, FIZZY)
    do(play, moves.POINT, 2)
    assert play.left() == [0, 1]


def test_potions_item_61_redundancy_is_a_third_kind_where_it_is_switched_on():
    assert [kind for kind, number in table(*RULES).challengeable() if number == 2] == [0, 1]
    both = table(*RULES, redundancy=True)
    assert [kind for kind, number in both.challengeable() if number == 2] == [0, 1, 2]


# -- variants ------------------------------------------------------------------------------------------------


def test_potions_item_62_faster_is_won_by_who_made_somebody_lose_first():
    play = contradiction(table(*RULES, faster=True), "HS", RED, 1)
    assert play.over and play.winner == 0
    play = contradiction(table(*RULES, faster=True), "HS", RED, 2)
    assert play.over and play.winner == 2


def test_potions_item_75_giving_up_is_won_by_the_other_in_a_challenge_and_else_by_nobody():
    play = table(*RULES, faster=True)
    do(play, moves.YIELD, 0)
    assert not play.over and play.left() == [1, 2]
    play = table(*RULES, faster=True)
    challenge(play, CONTRADICTION, 2)
    do(play, moves.YIELD, 2)
    assert play.over and play.winner == 0


def test_potions_item_75_the_other_party_of_each_call_out_wins():
    play = table((1, "H>=1 : red"), faster=True)
    brewed(play, "H", FIZZY)
    do(play, moves.CALL, 2)
    do(play, moves.POINT, 1)
    assert play.over and play.winner == 2
    play = table((1, "C>=1 : red"), faster=True)
    brewed(play, "H", RED, (2, FIZZY))
    do(play, moves.PASS)
    assert play.over and play.winner == 0
    play = table(faster=True)
    brewed(play, "H", RED)
    play.play(bytes((moves.WRITE,)) + made("S>=1 : red"), 0)
    do(play, moves.CALL, 1)
    assert play.over and play.winner == 1


def test_potions_item_63_simpler_has_no_challenges():
    play = table(*RULES, simpler=True)
    assert not play.challengeable()
    for kind in range(5):
        assert refusal(play, moves.CHALLENGE | kind, 2) == "This game is played without challenges."


def test_potions_item_64_an_author_passes_the_buck_to_a_lower_rule():
    assert refusal(_challenged(buck=False), moves.CHALLENGE, 1)
    play = _challenged(buck=True)
    assert refusal(play, moves.CHALLENGE, 3) and refusal(play, moves.CHALLENGE, 2)  # strictly lower
    challenge(play, UNIVERSAL, 1)
    assert (play.challenge.challenger, play.challenge.author) == (2, 1)
    do(play, moves.YIELD, 1)
    # The first challenge is abandoned, its challenger may go on.
    assert play.challenge is None and play.left() == [0, 2] and play.turn == 0 and play.phase == moves.TURN
    challenge(play, CONTRADICTION, 2)


def _challenged(buck):
    play = table(*RULES, buck=buck)
    challenge(play, CONTRADICTION, 2)
    do(play, moves.SET, at("HS"))
    return play


def test_potions_item_64_the_author_may_lose_by_it_too():
    play = _challenged(buck=True)
    challenge(play, UNIVERSAL, 1)
    do(play, moves.YIELD, 2)
    assert play.left() == [0, 1] and play.turn == 0 and play.phase == moves.TURN


def test_potions_item_78_bucks_nest_and_not_to_ones_own_rules():
    play = table((0, "C>=1 : red"), (1, "S>=1 : red"), (2, "H>=1 : red"), buck=True)
    challenge(play, CONTRADICTION, 3)
    challenge(play, CONTRADICTION, 2)
    challenge(play, CONTRADICTION, 1)
    assert (play.challenge.challenger, play.challenge.author) == (1, 0)
    assert not play.challengeable()
    do(play, moves.YIELD, 0)
    assert play.left() == [1, 2] and play.turn == 1


def _illegal(potion, *listing, predict=None, **options):
    """The first player has brewed heart and spade; the third one called ILLEGAL on rule 2."""
    play = table(*(listing or RULES), buck=True, **options)
    brewed(play, "HS", potion, predict)
    do(play, moves.CALL, 2)
    do(play, moves.POINT, 2)
    return play


def test_potions_item_65_a_brewer_passes_the_buck_with_the_same_ingredients():
    play = _illegal(FIZZY, (1, "S>=1 : fizzy"), (1, "H>=1 : red"), predict=(1, RED))
    assert play.phase == moves.BUCK and play.left() == [0, 1, 2]
    assert {kind for kind, number in play.challengeable()} == {CONTRADICTION}
    assert refusal(play, moves.CHALLENGE | UNIVERSAL, 2)
    challenge(play, CONTRADICTION, 2)
    assert play.challenge.set == of("HS") and play.challenge.wants()[0] == 1
    do(play, moves.NAME, RED)
    do(play, moves.POINT, 1)
    assert play.left() == [0, 2] and play.turn == 0 and play.phase == moves.TURN and play.again
    assert play.cards.hands[0] == of("HS")
    assert refusal(play, moves.CHALLENGE, 2)  # the brew phase, no other challenge comes before it
    brewed(play, "S", TASTY)  # the prediction is void, and no rule is left
    assert play.phase == moves.WRITING


def test_potions_item_65_a_buck_that_fails_loses():
    play = _illegal(FIZZY)
    challenge(play, CONTRADICTION, 1)
    do(play, moves.NAME, FIZZY)
    do(play, moves.POINT, 1)
    assert play.left() == [1, 2] and play.turn == 1


def test_potions_item_65_one_may_take_the_verdict_instead():
    play = _illegal(FIZZY)
    do(play, moves.VERDICT)
    assert play.left() == [1, 2]
    play = _illegal(RED)
    do(play, moves.VERDICT)
    assert play.left() == [0, 1]


def test_potions_item_78_a_buck_passed_on_leaves_illegal_where_it_was():
    play = _illegal(FIZZY, (1, "S>=1 : fizzy"), (2, "H>=1 : red"))
    challenge(play, CONTRADICTION, 2)  # its author is the caller, who passes it on to rule 1
    challenge(play, CONTRADICTION, 1)
    do(play, moves.YIELD, 1)
    assert play.left() == [0, 2] and play.phase == moves.BUCK and play.caller == 2
    do(play, moves.VERDICT)
    assert play.left() == [2] and play.winner == 2


def test_potions_item_78_a_caller_who_loses_by_it_has_called_nothing():
    play = _illegal(FIZZY, (1, "S>=1 : fizzy"), (2, "H>=1 : red"))
    challenge(play, CONTRADICTION, 2)
    challenge(play, CONTRADICTION, 1)
    do(play, moves.YIELD, 2)
    assert play.left() == [0, 1] and play.phase == moves.ILLEGAL and play.callers() == [1]


def test_potions_item_66_mathematical_has_redundancy_and_no_still_legal():
    play = table(*RULES, mathematical=True)
    assert {kind for kind, number in play.challengeable()} == {CONTRADICTION, UNIVERSAL, REDUNDANCY}
    brewed(play, "HS", RED)
    do(play, moves.PASS)
    play.play(bytes((moves.WRITE,)) + made("C>=1 : red"), 0)  # it need not touch the brew
    assert play.phase == moves.TAKING


EMPERICAL_ON = {"mathematical": True, "emperical": True}


def test_potions_item_67_completed_brews_are_written_into_the_list():
    play = table(**EMPERICAL_ON)
    turn(play, "H", RED, "S>=1 : red")
    assert play.book.experiment(1) == (at("H"), RED) and play.book.experiment(2) is None
    assert play.book.author(1) == 0 and play.book.standing(play.out) == [2]
    play.out |= 1
    assert play.book.standing(play.out) == [] and play.book.experiment(1)


def test_potions_item_67_a_brew_that_is_not_completed_is_not_written():
    play = table((1, "H>=1 : fizzy"), **EMPERICAL_ON)
    brewed(play, "H", RED)
    do(play, moves.CALL, 1)
    do(play, moves.POINT, 1)
    assert len(play.book.entries) == 1
    assert not play.book.experiment(1)


def test_potions_item_68_an_experiment_against_a_hypothesis():
    for potion, left in ((RED, [1, 2]), (FIZZY, [0, 1])):
        play = table(**EMPERICAL_ON)
        experiment(play, 1, "H", potion)
        play.book.write(2, made("H>=1 : red"))
        challenge(play, EMPERICAL, 2)
        assert refusal(play, moves.POINT, 2)
        do(play, moves.POINT, 1)
        assert play.left() == left


def test_potions_item_68_a_hypothesis_against_a_later_experiment():
    play = table((1, "H>=1 : red"), **EMPERICAL_ON)
    number = experiment(play, 2, "H", FIZZY)
    challenge(play, EMPERICAL, number)
    do(play, moves.POINT, 1)
    assert play.left() == [0, 1]


def test_potions_item_68_two_experiments_with_the_same_ingredients():
    for letters, potion, left in (("H", RED, [1, 2]), ("S", FIZZY, [1, 2]), ("H", FIZZY, [0, 1])):
        play = table(**EMPERICAL_ON)
        experiment(play, 1, "H", RED)
        challenge(play, DATA, experiment(play, 2, letters, potion))
        do(play, moves.POINT, 1)
        assert play.left() == left


def test_potions_item_79_the_challenged_item_is_the_higher_one():
    play = table((1, "H>=1 : red"), **EMPERICAL_ON)
    experiment(play, 2, "H", FIZZY)
    assert refusal(play, moves.CHALLENGE | EMPERICAL, 1)  # there is nothing below it
    assert (EMPERICAL, 2) in play.challengeable() and (DATA, 2) not in play.challengeable()


def test_potions_item_79_experiments_are_no_rules_to_point_at():
    play = table((1, "H>=1 : red"), **EMPERICAL_ON)
    experiment(play, 1, "H", FIZZY)
    play.book.write(2, made("S>=1 : red"))
    for kind in (CONTRADICTION, UNIVERSAL, REDUNDANCY):
        assert (kind, 2) not in play.challengeable()
    challenge(play, CONTRADICTION, 3)
    assert play.challenge.points_at(play.book, play.out) == [1, 3]
    do(play, moves.YIELD, 2)
    brewed(play, "HS", RED)
    do(play, moves.CALL, 1)
    assert refusal(play, moves.POINT, 2)


def test_potions_item_79_an_experiment_of_a_loser_is_evidence_only():
    play = table(seats=4, **EMPERICAL_ON)
    experiment(play, 3, "H", RED)
    play.book.write(2, made("H>=1 : fizzy"))
    experiment(play, 3, "H", FIZZY)
    play.out = 1 << 3
    assert {number for kind, number in play.challengeable()} == {2}
    challenge(play, EMPERICAL, 2)
    do(play, moves.POINT, 1)
    assert play.left() == [0, 1]


def test_potions_item_69_hypotheses_that_contradict_the_brew_lose_here():
    play = table(first=1, **EMPERICAL_ON)
    turn(play, "C", RED, "C>=1 : -red")  # what the base game asks for
    assert play.turn == 2
    challenge(play, EMPERICAL, 2)
    do(play, moves.POINT, 1)
    assert play.left() == [0, 2]
