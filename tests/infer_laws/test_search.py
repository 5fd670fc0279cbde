# portable: runs on CPython and on the MicroPython VM
"""Disproofs by searching a space (Infer items 29 to 35), and experiments picked at random (item 12)."""

from fakes.dice import Dice
from fakes.trees import dice_of, lay, random_tree
from lawkeeper.games.infer.laws import experiment, judge
from lawkeeper.games.infer.laws import forms as f
from lawkeeper.games.infer.laws import kinds as logic_kinds
from lawkeeper.games.infer.laws.picking import pick, sizes
from lawkeeper.games.infer.laws.search import Search
from lawkeeper.games.infer.pages.end import evidence

ANY = f.ANY_DIE
ODD = dice_of(0, (f.ODD, 0))
BLUE = dice_of(2)
ENOUGH = (20, 20, 20)
NO_ODD = f.IS, (f.COUNT, ODD), (f.EXACTLY, 0)
EVEN_TOUCHING = f.PAIRS, 1, f.PAIR_SUM, (f.EVEN, 0)


def count(die, kind, n):
    return f.IS, (f.COUNT, die), (kind, n)


def near(place, other):
    """How many dice there are in one place that touch one in another."""
    relation = f.TOUCHING, (f.AT_LEAST, 1), (0, f.ANY_NUMBER, other)
    return count(dice_of(place=place, relation=relation), f.EXACTLY, 0)


def search(law, theory, left=ENOUGH, seed=1):
    found = Search(law, theory, left, seed)
    steps = 0
    while found.step():
        steps += 1
        assert steps < 20000 and found.found is None and found.done <= found.total
    if found.found:
        assert judge.follows(law, found.found) != judge.follows(theory, found.found)
        experiment.check(found.found)
    else:
        assert found.done == found.total
    return found


def unlike(tree):
    """The same law, but not for the search to see."""
    return list(tree)


def size(code):
    return code[0] & 31


def picked(tree, verdict, chance, most=4):
    for code in pick(tree, verdict, chance, sizes(tree, most)):
        last = code
    return last


def test_item_33_a_theory_that_means_the_same_is_not_disproved():
    found = search((f.EVERY, ANY, dice_of(0, (f.EVEN, 0))), NO_ODD)
    assert found.found is None and found.total == 7315
    told = "No disproof: the box tried all 7,315 choices of 0-4 dice, and 60 of up to 8."
    assert evidence(found.said) == told


def test_the_law_itself_needs_no_search():
    found = Search(NO_ODD, f.encode(NO_ODD), ENOUGH, 1)
    assert not found.step() and found.found is None and found.done == found.total


def test_item_34_all_experiments_are_gone_through_when_places_matter():
    law = f.encode((f.PAIRS, 0, f.PAIR_COLOUR, (f.SAME, 0)))
    alike = f.TOUCHING, (f.AT_LEAST, 1), (f.LIKE, f.ANY_NUMBER, 0)
    theory = count(dice_of(relation=alike), f.AT_LEAST, 1)
    found = search(f.decode(law), theory)
    assert found.found is None and found.total == 1288075
    told = "No disproof: the box tried all 1,288,075 ways to lay 0-4 dice, and 60 of up to 8."
    assert evidence(found.said) == told


def test_laws_and_theories_may_come_as_bytes():
    found = Search(f.encode(NO_ODD), f.encode(EVEN_TOUCHING), ENOUGH, 1)
    while found.step():
        pass
    assert size(found.found) == 1


def test_the_disproof_has_the_fewest_dice():
    assert size(search(NO_ODD, count(ODD, f.AT_LEAST, 1)).found) == 0
    assert size(search(count(BLUE, f.AT_LEAST, 1), count(BLUE, f.AT_LEAST, 2)).found) == 1
    assert size(search(EVEN_TOUCHING, (f.PAIRS, 1, f.PAIR_PRODUCT, (f.EVEN, 0))).found) == 2
    assert size(search((f.LINE, 1, 3, f.PLAIN, ANY), count(ANY, f.AT_LEAST, 3)).found) == 3
    assert size(search(count(BLUE, f.AT_LEAST, 4), count(BLUE, f.AT_LEAST, 5)).found) == 4


def test_item_31_beyond_four_dice_samples_are_judged():
    found = search(count(BLUE, f.AT_LEAST, 6), count(BLUE, f.AT_LEAST, 7))
    assert size(found.found) >= 6 and found.done == found.total
    found = search((f.LINE, 1, 5, f.PLAIN, ANY), count(ANY, f.AT_LEAST, 100))
    assert size(found.found) >= 5


def test_item_31_no_more_of_a_colour_than_there_are():
    law, theory = count(BLUE, f.AT_LEAST, 1), count(BLUE, f.AT_LEAST, 2)
    for left in ((20, 0, 20), (0, 0, 0), (3, 0, 0)):
        assert search(law, theory, left).found is None
    assert size(search(law, theory, (0, 1, 0)).found) == 1
    chance = Dice(17)
    for _ in range(25):
        left = [chance.below(4) for _ in range(3)]
        found = search(random_tree(chance), random_tree(chance), left)
        for used, most in zip(experiment.used(found.found or b"\0"), left):
            assert used <= most


def test_the_verdict_says_when_dice_were_few():
    few = "No disproof: the box tried all choices of 0-4 unused dice"
    for left, most in (((20, 3, 9), 8), ((1, 2, 3), 6)):
        more = ", and 60 of up to %d." % most
        assert evidence(search(NO_ODD, NO_ODD, left).said) == few + more
    assert evidence(search(NO_ODD, NO_ODD, (1, 1, 1)).said) == few + "."


def test_item_34_a_search_that_was_stopped_claims_only_what_it_has_done():
    found = Search(NO_ODD, EVEN_TOUCHING, ENOUGH, 1)
    assert evidence(found.account(123456)) == "No disproof: the box tried 123,456 of 1,288,075 experiments."


def test_stacks_that_lean_are_experiments_too():
    found = search(near(f.STACKED, f.STACKED), near(f.COVERED, f.COVERED))
    assert size(found.found) == 4 and found.found[0] & experiment.LEAN


def test_lines_have_a_space_of_their_own():
    law = f.LINE, 1, 3, f.PLAIN, ANY
    found = search(law, unlike(law))
    assert found.total == 1880347 and found.found is None


def test_compass_laws_have_spaces_of_their_own():
    north = f.NORTH, (f.AT_LEAST, 1), (0, f.ANY_NUMBER, 0)
    law = f.EVERY, BLUE, dice_of(relation=north)
    found = search(law, unlike(law))
    assert found.total == 361096 and found.found is None
    relation = f.SOUTH, (f.EXACTLY, 0), (0, f.ANY_NUMBER, 0)
    assert size(search(law, (f.EVERY, BLUE, dice_of(relation=relation))).found) == 1
    found = search((f.EVERY, BLUE, dice_of(place=f.ON_TABLE, relation=north)), law)
    assert found.total == 615295 and size(found.found) <= 3


def test_the_same_seed_finds_the_same_disproof():
    law, theory = (f.SET, 1, 2, f.BY_NUMBER, ANY), (f.SET, 1, 2, f.BY_COLOUR, ANY)
    found = [search(law, theory, ENOUGH, seed).found for seed in (3, 3, 4, 5, 6)]
    assert found[0] == found[1]
    assert len(set(found)) > 1


def test_a_search_that_is_left_goes_on_where_it_was():
    law = (f.PAIRS, 0, f.PAIR_COLOUR, (f.SAME, 0))
    theories = unlike(law), (f.SHAPE, 1, f.SQUARE, ODD), count(BLUE, f.AT_LEAST, 6)
    for theory, first in zip(theories, (law, (f.SHAPE, 1, f.SQUARE, BLUE), count(BLUE, f.AT_LEAST, 7))):
        whole = search(first, theory, ENOUGH, 7)
        at = 0, 0
        steps = more = 0
        while more or not steps:
            again = Search(first, theory, ENOUGH, 7, at)
            for _ in range(50):
                more = again.step()
                steps += 1
                if not more:
                    break
            assert again.at >= at and steps < 2000
            at = again.at
        assert (again.found, again.done, again.said) == (whole.found, whole.done, whole.said)
        assert at > (0, 0)


def test_no_kind_of_dice_is_left_out():
    """What is found among one of each kind that the laws tell apart is what is found among all dice."""
    chance = Dice(41)
    reduced = logic_kinds.kinds
    for number in range(40):
        laws = [random_tree(chance, (number if which else chance.below(18)) % 18) for which in (0, 1)]
        left = (20, 20, 20) if chance.below(2) else [1 + chance.below(4) for _ in range(3)]
        found = search(*laws, left).found
        logic_kinds.kinds = lambda *_: (range(6), range(3), None)
        try:
            assert search(*laws, left).found == found, laws
        finally:
            logic_kinds.kinds = reduced


def test_a_law_blind_to_colours_is_judged_again_where_numbers_come_in_slices():
    """Of products so many values matter that the last die's number is a slice of its own."""
    law, theory = [(f.IS, (f.PRODUCT, ANY), (f.AT_LEAST, n)) for n in (1000, 1200)]
    found = search(law, theory)
    assert size(found.found) == 4 and found.done < found.total == 7315


def test_dice_that_a_law_does_not_tell_apart_are_one_kind():
    numbers, colours, pairs = logic_kinds.kinds((f.IS, (f.SUM, dice_of(3)), (f.AT_LEAST, 9)))
    assert (numbers, colours) == (list(range(6)), [0, 2]) and len(pairs) == 7  # six white ones, and others
    assert len([kind for kind in pairs if kind // 7 == 2]) == 6
    assert logic_kinds.kinds((f.IS, (f.SUM, ANY), (f.AT_LEAST, 9)))[2] is None
    at_most = logic_kinds.kinds((f.IS, (f.PRODUCT, ANY), (f.AT_MOST, 3)))
    assert at_most[0] == [0, 1, 2, 3]  # from 4 on they are all too large


def test_nothing_smaller_disproves():
    """And nothing at all where the search found nothing: random experiments say so."""
    chance = Dice(5)
    for _ in range(24):
        form = chance.below(18)
        law, theory = random_tree(chance, form), random_tree(chance, form)
        found = search(law, theory)
        most = size(found.found) - 1 if found.found else 4
        for _ in range(40 if most >= 0 else 0):
            code = laid_at_random(chance, chance.below(min(most, 4) + 1))
            assert judge.follows(law, code) == judge.follows(theory, code), (law, theory, code)


def laid_at_random(chance, n):
    wide = 2 + chance.below(3)
    return experiment.pack(
        [(1 + chance.below(3), 1 + chance.below(6), chance.below(wide), chance.below(wide)) for _ in range(n)]
    )


def test_item_12_a_pick_follows_or_does_not_as_asked():
    chance = Dice(9)
    for _ in range(30):
        tree = random_tree(chance)
        for verdict in (0, 1):
            most = 1 + chance.below(4)
            code = picked(tree, verdict, chance, most)
            if code is not None:
                assert judge.follows(tree, code) == verdict and 1 <= size(code) <= most
                assert not code[0] & experiment.LEAN


def test_rare_experiments_are_found():
    chance = Dice(2)
    rare = (
        (f.IS, (f.PRODUCT, ANY), (f.EXACTLY, 625)),
        (f.READS, 1, f.STACK, (7, 8, 9, 1)),
        (f.LINE, 1, 4, f.CONSECUTIVE, ANY),
        (f.SHAPE, 1, f.SQUARE, dice_of(3, (f.EXACTLY, 6))),
        (f.IS, (f.TALLEST, ANY), (f.EXACTLY, 4)),
        count(dice_of(1, (f.EXACTLY, 2), 0, (f.NORTH, (f.EXACTLY, 3), (3, (f.EXACTLY, 1), 0))), f.EXACTLY, 1),
    )
    for tree in rare:
        code = picked(tree, 1, chance)
        assert code and judge.follows(tree, code)


def test_item_50_none_where_four_dice_cannot_show_it():
    assert picked(count(ANY, f.AT_LEAST, 6), 1, Dice(1)) is None
    assert picked(count(ANY, f.AT_LEAST, 6), 0, Dice(1)) is not None
    assert picked(count(ANY, f.AT_LEAST, 3), 1, Dice(1), 2) is None


def test_picks_are_of_all_sizes_and_do_not_show_what_the_law_looks_at():
    chance = Dice(77)
    codes = [picked(NO_ODD, verdict, chance) for verdict in (0, 1) for _ in range(60)]
    sizes = [len([code for code in codes if size(code) == n]) for n in range(5)]
    assert not sizes[0] and min(sizes[1:]) >= 5
    assert len([code for code in codes if "/" in experiment.text(code)]) > 10
    assert len(set(codes)) > 90


def test_a_placement_is_seen_from_all_sides():
    chance = Dice(3)
    tree = f.EVERY_PART, f.GROUP, (f.COUNT, ANY), (f.EXACTLY, 2)
    seen = set()
    for _ in range(80):
        dice = experiment.dice(picked(tree, 1, chance, 2))
        seen.add(tuple([die[2:] for die in dice]))
    assert len(seen) >= 3
    assert judge.follows(tree, lay("O1 B2"))
