# portable: runs on CPython and on the MicroPython VM
"""A theory is said on the box: a group, an example, then slot by slot, with the sentence always in view."""

from fakes.flow import play
from fakes.infer_lawful import ALL_ODD, BLUE, SOME_BLUE
from fakes.theories import said, tree_of, waiting
from fakes.trees import random_tree
from lawkeeper.games.infer.laws import composer, forms, sense
from lawkeeper.games.infer.laws.english import sentence
from lawkeeper.keep.chance import Chance
from lawkeeper.ui.screen import CUT
from lawkeeper.ui.text import wrap

NAMES = ("orange", "blue", "white")
GROUPS = composer.LABELS.split("\n")


def text(flow):
    """What is on the screen, in one line."""
    return " ".join(" ".join(flow.lines()[1:7]).split())


def test_item_28_a_common_theory_takes_ten_presses():
    flow = waiting()
    presses = "A A down down A A A A A A"
    play(flow, ((presses, ("THEORY", "blue die", "A yes")),))
    assert tree_of(flow) == SOME_BLUE
    assert len(presses.split()) <= 12


def test_holding_a_leaves_the_rest_as_it_is():
    flow = waiting()
    play(flow, (("A A down down", "▲blue▼ die"), ("hold A", "A yes")))
    assert tree_of(flow) == SOME_BLUE


def test_the_first_page_lists_the_groups_and_walks_round():
    flow = waiting()
    assert "How many dice..." in flow.text() and "Compass" not in flow.text()
    play(flow, (("up", "Sums, ends"), ("down", "How many dice..."), ("down A", "orange dice than")))


def test_the_page_says_that_a_computer_may_type_where_it_has_room():
    flow = waiting()
    play(flow, (("A", ("one ▲die▼.", "A PC may type it too.", "Hold A: say it so.")),))


def test_every_group_gives_a_whole_sentence_with_a_alone():
    for group in (0, 3, 5, 8):  # a plain one, one without a number, parts of parts, the Compass Rose
        flow = waiting(compass=True)
        flow.do("down " * group)
        for _ in range(20):
            if not flow.app.game.theory:
                flow.do("A")
        assert tree_of(flow) == composer.Slots(composer.examples(group)[0], compass=True).tree, group
        assert "A yes" in flow.text()


def test_every_example_is_a_law_that_fits_the_screen():
    for group in range(len(GROUPS)):
        for example in composer.examples(group):
            tree = composer.Slots(example, compass=True).tree
            sense.check(tree)
            assert forms.decode(forms.encode(tree)) == tree
            assert len(wrap(sentence(tree, NAMES))) <= 6


def test_the_slot_that_is_chosen_is_marked_in_the_sentence():
    flow = waiting()
    play(
        flow,
        (
            ("A", "one ▲die▼."),
            ("A", ("COLOUR", "2/7", "one ▲▼ die.")),
            ("down", "▲orange▼"),
            ("down", "▲blue▼"),
            ("A", ("NUMBER", "one ▲▼ blue")),
        ),
    )
    assert text(flow).startswith("There must be at least one ▲▼ blue die.")


def test_a_number_has_a_slot_of_its_own_once_there_is_one():
    flow = waiting()
    play(flow, (("A A A", "3/7"), ("down", "▲odd▼"), ("down down", "greater than 1▼"), ("A", "4/8")))
    play(flow, (("down", "than ▲2▼"), ("up up", "than ▲5▼")))


def test_examples_of_a_group_are_walked_through():
    flow = waiting()
    play(
        flow,
        (
            ("down down down A", ("FOR EXAMPLE", "1/3", "All dice must be the")),
            ("down", ("2/3", "All dice of the same")),
            ("up up", ("3/3", "least two")),
            ("A", "1/7"),
            ("B", "3/3"),
            ("B", "Same, different"),
        ),
    )


def test_b_goes_back_slot_by_slot_and_keeps_what_was_chosen():
    flow = waiting()
    play(
        flow,
        (
            ("A A down down A A", "PLACE"),
            ("B B", ("COLOUR", "▲blue▼")),
            ("B", "▲blue die▼"),
            ("B", "How many dice"),
            ("B", ("The theory is taken", "No token")),
        ),
    )
    flow.do("A")
    assert flow.app.game.tokens == 4 and not flow.app.game.theory
    assert flow.app.nav.top()[0] != "infer.compose"


def test_left_and_right_take_ten_numbers_at_a_time():
    flow = waiting()
    flow.do("up A A A A A A A")
    play(flow, (("right", "▲20▼"), ("down", "▲21▼"), ("left left", "▲1▼"), ("left", "▲111▼")))


def test_the_number_keys_choose_a_number():
    flow = waiting()
    flow.do("A A A down down down")
    before = flow.lines()
    flow.app.page.tap(6 + 3)  # not in a slot that is no number
    flow.run(40)
    assert flow.lines() == before
    flow.do("A")
    flow.app.page.tap(6 + 4)
    flow.do("hold A")
    assert tree_of(flow)[1][1][1] == (forms.AT_LEAST, 5)


def test_a_sentence_that_says_nothing_is_refused_and_stays():
    flow = waiting()
    play(
        flow,
        (
            ("down A A A A down A A A A A", "COLOUR"),  # both sides blue
            ("hold A", "This law says"),
            ("let go A A", "COLOUR"),
        ),
    )
    assert not flow.app.game.theory


def test_directions_only_with_the_compass_rose():
    flow = waiting(compass=True)
    play(flow, (("up", "Compass"), ("A", "▼ north"), ("hold A", ("die north", "A yes"))))
    north = forms.encode(tree_of(flow))
    flow = waiting()
    assert "Compass Rose" in flow.app.page.hear(north)
    assert not flow.app.game.theory


def test_a_theory_over_the_cable_is_shown_back():
    flow = waiting()
    assert flow.app.page.hear(forms.encode(ALL_ODD)) is None
    flow.wait(1)
    assert "All dice must be odd." in flow.text()


def test_bytes_that_say_nothing_are_refused_over_the_cable():
    flow = waiting()
    for data in (b"", b"\xff", b"\x00" * 30):
        assert flow.app.page.hear(data).endswith(".")
    assert not flow.app.game.theory and flow.app.nav.top()[0] == "infer.compose"


def test_rewording_goes_back_to_the_theory_that_was_there():
    flow = said(ALL_ODD)
    play(flow, (("B", "How many dice"), ("B", "All dice must be odd.")))
    play(flow, (("B A A down down hold A", "blue die."),))


def test_the_pause_is_there_too():
    flow = waiting()
    play(flow, (("A hold B", "PAUSED"),))


def test_a_power_cut_begins_the_sentence_again():
    flow = waiting()
    play(flow, (("A A down cut", "The power was off."), ("A", "How many dice")))


def sayable(tree):
    """Do all of its numbers lie where the slots let players choose them?"""
    return composer.Slots(tree, compass=True).tree == tree


def test_every_kind_of_law_can_be_said():
    chance = Chance(b"say", "trees")
    for form in range(len(forms.SLOTS)):
        found = 0
        for _ in range(40):
            tree = random_tree(chance, form)
            found += sayable(tree)
        assert found >= 10, (form, found)


def test_choices_one_by_one_come_to_any_sentence():
    odd = (0, (forms.ODD, 0), forms.STACKED, None)
    goal = (forms.MORE, (forms.COUNT, odd), (forms.GROUPS, forms.ANY_DIE))
    tree, at = (forms.MORE, (0, (1,)), (0, (2,))), 0
    while at < composer.Slots(tree).count:
        best = None
        for step in range(composer.Slots(tree, at).size):
            tried = composer.Slots(tree, at, step).tree
            if best is None or agreement(tried, goal) > agreement(best, goal):
                best = tried
        tree = best
        at += 1
    assert tree == goal


def agreement(tree, goal):
    """How many of its leaves two trees have in common, where they have the same shape."""
    if isinstance(tree, tuple) and isinstance(goal, tuple):
        return sum([agreement(one, other) for one, other in zip(tree, goal)])
    return tree == goal


def test_no_sentence_on_the_way_is_cut():
    flow = waiting(colours=("tangerine", "ultramarine", "alabaster"))
    flow.do("down down down down A A")
    while not flow.app.game.theory:
        assert CUT not in flow.text().replace("dice...", "") and "▲" in flow.text(), flow.text()
        flow.do("down down A")


def test_marks_stand_around_what_differs():
    marked = composer.marked
    assert marked("All dice must be odd.", "All dice must be even.") == "All dice must be ▲odd▼."
    assert marked("All dice must be odd.", "All blue dice must be odd.") == "All ▲▼ dice must be odd."
    assert marked("All blue dice must be odd.", "All dice must be odd.") == "All ▲blue▼ dice must be odd."
    assert marked("No dice.", "No dice.") == "No dice ▲▼."


def test_only_one_die_gets_a_relation():
    tree = (forms.EVERY, (2, None, 0, (forms.TOUCHING,)), (0, None, 0, (forms.TOUCHING,)))
    walked = composer.Slots(tree).tree
    assert walked[1][3] is not None and walked[2][3] is None
    assert walked[1][:3] == BLUE[:3]
