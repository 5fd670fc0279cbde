# portable: runs on CPython and on the MicroPython VM
"""A theory is said on the box: a kind of sentence, then word by word, with the sentence always in view."""

import sys

from fakes.checks import raises
from fakes.flow import play
from fakes.infer_lawful import ALL_ODD, SOME_BLUE
from fakes.theories import box_with, said, tree_of, waiting
from fakes.trees import random_tree
from lawkeeper.games import Refused
from lawkeeper.games.infer.laws import composer, forms, sayings, sense
from lawkeeper.games.infer.laws.english import sentence
from lawkeeper.games.infer.pages import words
from lawkeeper.keep.chance import Chance
from lawkeeper.ui.screen import CUT
from lawkeeper.ui.text import wrap

NAMES = ("orange", "blue", "white")
KINDS = len(sayings.names(-1))
SAID = list(range(forms.NOT_SO)) + [forms.TWO_PARTS, forms.AVERAGE]  # the others only a computer can type


def beginnings():
    """Yield (kind, number) of every sentence that players may begin with."""
    for kind in range(KINDS):
        for number in range(max(1, len(sayings.names(kind)))):
            yield kind, number


def labels_of(slots):
    """Of the options of a choice: "group/word" or "word"; none of numbers."""
    if not slots.entries():
        return []
    options = range(len(slots.options))
    return [slots.group(option) + "/" * bool(slots.group(option)) + slots.name(option) for option in options]


def test_item_28_a_common_theory_takes_four_presses():
    flow = box_with()
    flow.app.to_game()
    play(flow, (("right A up hold A", ("TOKENS", "blue die", "A yes")),))
    assert tree_of(flow) == SOME_BLUE


def test_the_page_says_that_a_computer_may_type():
    assert "or type on PC" in waiting().text() and "last theory" not in waiting().text()


def test_the_first_page_lists_the_usual_kinds_and_left_shows_more():
    flow = waiting()
    play(
        flow,
        (
            ("", ("WHAT IS THE LAW?  1/2", "A At least one ...", "▲ No ...", "▶ Groups, stacks")),
            ("", "◀ more: touch, sums"),
            (
                "left",
                ("2/2", "A Exactly ...", "▼ Sums, numbers", "◀ At most, odd ..."),
            ),  # the last one has five
            ("B", "1/2"),  # a page back
            ("left down left", ("SUMS, NUMBERS     2/2", "▲ the range")),
            ("B B", ("WHAT IS THE LAW?  2/2")),
            ("down left up", "The range of"),
        ),
    )


def test_a_hold_leads_to_the_last_page_of_kinds_and_of_words():
    flow = waiting()
    play(
        flow,
        (
            ("hold left", ("2/2", "◀ At most, odd ...")),
            ("let go left B right hold left", ("3/3", "the tallest stack")),
        ),
    )
    play(
        flow,
        (("let go left B", ("GROUPS, STACKS", "2/3")), ("B B down hold left", ("A place...", "▲not..."))),
    )


def test_a_word_that_is_alone_of_its_group_is_called_by_both_names():
    flow = waiting()
    play(flow, (("left A A up", "exactly"), ("left", ("▲not 1-6", "A place...")), ("up", "than a [1]")))


def test_b_leads_from_the_first_word_to_the_group_and_then_to_its_kinds():
    flow = waiting()
    play(
        flow,
        (
            ("left left A", "NUMBER"),
            ("B", "AT MOST, ODD ..."),
            ("B", "WHAT IS THE LAW?  2/2"),
            ("B A", "least one"),
            ("B", "WHAT IS THE LAW?  1/2"),
        ),
    )


def test_different_colours_stand_among_the_colours_and_ask_for_no_colour():
    flow = waiting()
    here = ("TOUCHING, COLOURS", "▶ all one colour", "▼ different colours")
    play(flow, (("left right", here), ("down", "one colour.")))
    tree = forms.IS, (forms.COLOURS,), (forms.AT_LEAST, 3)
    labels = labels_of(composer.Slots(tree, 2))
    assert "not/\x02" in labels and "odd" in labels
    assert not {"\x01", "\x02", "\x03"} & set(labels)


def test_every_sentence_to_begin_with_is_a_law_that_fits_the_screen():
    for kind, number in beginnings():
        tree, at = sayings.begin(kind, number)
        made = composer.Slots(tree, at)
        sense.check(made.tree)
        assert forms.decode(forms.encode(made.tree)) == made.tree and at < made.count
        assert len(wrap(sentence(made.tree, NAMES))) <= 4, (kind, number)
        assert all(len(label) <= 19 for label in list(sayings.names(kind)) + sayings.names(-1))
        assert all(len(label) <= 17 for label in sayings.names(-1))  # they are titles too, with the page


def test_the_files_that_say_a_sentence_stay_while_it_is_made():
    """On a full board what no page needs goes after every press, and would come anew with the next word."""
    laws = "lawkeeper.games.infer.laws.english"
    files = [laws + part for part in ("_parts", "_places", "_pairs", "_more")]
    for kind, number in beginnings():
        for name in files:
            sys.modules.pop(name, None)
        tree, at = sayings.begin(kind, number)
        tree = composer.Slots(tree, at).tree
        sentence(tree, NAMES)
        came = [name for name in files if name in sys.modules]
        assert came == [laws + words._also(tree[0])] if words._also(tree[0]) else not came
    for ways, part in (("right A", "_parts"), ("left right left right A", "_pairs"), ("A", "")):
        flow = waiting()
        flow.do(ways)
        assert flow.app.page.needs == (laws, laws + part), flow.text()


def test_every_label_fits_beside_another():
    lists = [composer._KIND_LABELS, composer._QUANTITIES, composer._SAME[1], composer._PARTS[1]]
    lists += [made[1].replace("at least one", "") for made in (composer._OTHER_DICE, composer._THESE_PARTS)]
    lists += [asked[1] for row in composer._PLAIN.values() for asked in row if asked]
    for labels in lists:
        for word in labels.split("\n"):
            group, slash, name = word.rpartition("/")
            assert len(name) <= 9 and len(group) <= 6, word


def test_every_word_of_a_die_has_its_label_and_its_group():
    assert len(composer._WORDS) * composer._WIDE == len(composer._LABELS)
    assert len(composer._WORDS) == len(composer._GROUPED)
    assert (max(composer._GROUPED) + 1) * composer._GROUP_WIDE == len(composer._GROUPS)


def test_what_is_chosen_from_has_no_two_names_alike():
    for kind, number in beginnings():
        tree, at = sayings.begin(kind, number)
        for _ in range(6):
            made = composer.Slots(tree, at)
            names = labels_of(made)
            assert len(set(names)) == len(names), names
            tree, at = made.tree, at + 1
            if at >= made.count:
                break


def test_any_choice_is_there_with_its_button():
    flow = waiting()
    play(
        flow,
        (
            ("A", ("WHICH? hold A: say it", "one die", "A orange", "▲blue", "▶white", "◀more 1/2")),
            ("left", ("A odd", "▲even", "▶number...", "▼place...", "◀not...")),
            ("right", ("number... hold A: say", "A exactly", "▲above", "▶below", "▼prime", "◀multiple")),
            ("B", ("WHICH?", "A odd", "▶number...")),  # out of the group, on the page where it was opened
            ("B", ("A orange", "◀more 1/2")),
            ("A", ("one orange die", "A touching", "▲odd", "▶even")),  # of one colour only
        ),
    )


def test_a_sentence_is_said_in_one_way_and_goes_on_only_where_something_comes():
    """Where words are the last thing only the hold says it; before that A goes on, with a sign there."""
    flow = waiting()
    play(flow, (("A", "hold A: say it"),))
    assert "go on" not in flow.text() and composer.GAP not in flow.text() and "[" not in flow.text()
    play(flow, (("B down", ("All ^ dice must be", "A go on")), ("A", ("[odd].", "A orange"))))
    flow.do("A")
    assert "orange." in flow.text() and "[" not in flow.text() and composer.GAP not in flow.text()


def test_of_dice_that_there_must_not_be_nobody_says_what_they_are_not():
    flow = waiting()
    flow.do("up left")
    assert "not..." not in flow.text() and "place..." in flow.text()
    flow.do("B down left left")  # the others that they touch may be so
    assert "not..." in flow.text()


def test_words_may_come_in_any_order():
    """Whoever says "even blue" and whoever says "blue even" means the same."""
    for presses in ("A up right hold A", "A left up up hold A"):
        flow = waiting()
        flow.do(presses)
        assert sentence(tree_of(flow), NAMES) == "There must be at least one even blue die."


def test_a_word_with_a_number_asks_for_it_next():
    flow = waiting()
    play(
        flow,
        (
            ("A left right up", ("NUMBER", "than [1]", "▲2", "▶3", "▼4", "◀5", "A 1")),
            ("right", ("WHICH?", "greater", "than 3")),
        ),
    )


def test_others_are_asked_for_and_then_how_many():
    flow = waiting()
    flow.do("down left A")
    play(
        flow,
        (
            ("", ("All dice touching", "[another]")),
            ("right", ("touching [a]", "blue die must")),
            ("A", ("HOW MANY?", "A at least one", "▲none", "▶exactly")),
            ("right", "NUMBER"),
            ("up", ("WHICH?", "two blue")),
            ("A", ("[odd]", "A orange")),
            ("left A", ("be even.", "A orange")),
            ("hold A", "A yes"),
        ),
    )
    assert "All dice touching exactly two blue dice must be even." in " ".join(
        " ".join(flow.lines()[1:7]).split()
    )


def test_the_last_choice_says_it():
    flow = waiting()
    play(flow, (("left right A right", ("Every two touching", "▲the same")), ("up", ("the same", "A yes"))))


def test_b_takes_the_last_step_back():
    flow = waiting()
    play(
        flow,
        (
            ("A up right", "even blue"),
            ("B", ("one blue", "▲odd")),
            ("left B", ("one blue", "▲odd")),  # a page
            ("B", "one die"),
            ("B", "WHAT IS THE LAW?"),
            ("left down B", "WHAT IS THE LAW?  2/2"),
            ("B B", ("DROP THE THEORY?", "B drop it     A go on")),  # all agreed: see `waiting`
            ("B right", "All have agreed."),  # a press too many
            ("wait 1 A", "WHAT IS THE LAW?  1/2"),
            ("B wait 1 B", ("The theory is taken", "No token")),
        ),
    )


def test_far_numbers_are_reached_with_a_hold():
    flow = waiting()
    flow.do("left down up A")  # the product is at least
    play(flow, (("", "A 5"), ("hold left", "A 25"), ("let go left left", "A 29"), ("down", "at least 32")))


def test_the_number_keys_choose_a_number():
    flow = waiting()
    flow.do("A left right up 4 hold A")
    assert tree_of(flow)[1][1][1] == (forms.AT_LEAST, 5)  # greater than 4


def test_where_the_words_of_a_die_are_a_number_key_says_its_number():
    flow = waiting()
    play(flow, (("A 4", "least one 4."), ("up", "one blue 4.")))
    play(flow, (("B B", "least one die."),))  # it was one step
    flow.do("1 hold A")
    assert sentence(tree_of(flow), NAMES) == "There must be at least one 1."


def test_a_number_key_is_nothing_where_no_number_can_be_meant():
    # Kinds of sentence; the die is even; colours or numbers.
    for presses in ("", "A left up", "left right A"):
        flow = waiting()
        flow.do(presses)
        before = flow.lines()
        flow.do("4")
        assert flow.lines() == before, presses


def test_a_sentence_that_says_nothing_is_refused_and_stays():
    flow = waiting()
    play(
        flow,
        (
            ("left up A left up A left up", "than odd"),  # both sides odd
            ("hold A", "This law says"),
            ("let go A A", "than odd"),
        ),
    )
    assert not flow.app.game.theory


def test_a_last_word_that_the_rules_refuse_is_not_taken():
    """Covered dice show no number: what is said of a sequence of them has no meaning."""
    flow = waiting()
    flow.do("right down A up hold left")
    play(
        flow,
        (
            ("let go left A up", ("covered", "A go on")),
            ("A", ("WHAT?", "A must be", "▲must not")),
            ("up", "has no meaning"),
            ("A", ("WHAT?", "be [a]", "▲must not")),
            ("B", ("WHICH?", "covered")),
        ),
    )
    assert not flow.app.game.theory


def test_directions_only_with_the_compass_rose():
    flow = waiting(compass=True)
    play(flow, (("A down", "least one die north"), ("hold A", ("die north", "A yes"))))
    north = forms.encode(tree_of(flow))
    flow = waiting()
    flow.do("A")
    for _ in range(6):
        flow.do("left")
        assert "north" not in flow.text()
    assert "Compass Rose" in flow.app.page.hear(north)
    assert not flow.app.game.theory


def test_a_theory_over_the_cable_is_shown_back():
    flow = waiting()
    assert flow.app.page.hear(forms.encode(ALL_ODD)) is None
    flow.wait(1)
    assert "All dice must be odd." in flow.text()


def test_a_theory_over_the_cable_may_come_before_any_move():
    flow = box_with()
    flow.app.to_game()
    flow.do("right")
    before = list(flow.app.ledger.moves(flow.app.game.undo_of))
    assert flow.app.page.hear(b"\x00").endswith(".")
    assert list(flow.app.ledger.moves(flow.app.game.undo_of)) == before
    assert flow.app.page.hear(forms.encode(ALL_ODD)) is None
    flow.wait(1)
    assert tree_of(flow) == ALL_ODD and "A yes" in flow.text()


def test_bytes_that_say_nothing_are_refused_over_the_cable():
    flow = waiting()
    for data in (b"", b"\xff", b"\x00" * 30):
        assert flow.app.page.hear(data).endswith(".")
    assert not flow.app.game.theory and flow.app.nav.top()[0] == "infer.compose"


def test_a_theory_may_be_said_in_other_words_or_left():
    flow = said(ALL_ODD)
    play(flow, (("B", "be odd."), ("B", "[odd]."), ("B B", "WHAT IS THE LAW?")))
    play(flow, (("A up hold A", "blue die."), ("let go A B", "one blue")))
    play(flow, (("B B", "least [one die]"), ("B", "WHAT IS THE LAW?")))
    play(flow, (("wait 1 B", ("blue die.", "B reword ◀stop A yes")),))  # what was said is not dropped
    play(flow, (("wait 1 left", "back. No token was"), ("A", "MARKERS")))


BESIDE = forms.TOUCHING, (forms.AT_LEAST, 2), (3, (forms.EVEN, 0), 0)
ODD_BLUE = forms.IS, (forms.COUNT, (2, (forms.ODD, 0), 0, BESIDE)), (forms.AT_LEAST, 1)


def test_other_words_begin_at_the_last_word_and_b_takes_back_one_at_a_time():
    flow = said(ODD_BLUE)
    play(flow, (("B", ("WHICH?", "odd blue", "two even white dice.")),))
    for shown in (
        "[two] even white",
        "touching [an]",
        "^ white die.",
        "touching [a]",
        "[another] die.",
        "odd blue die.",
        "least one blue die.",
        "least one die.",
        "least [one die].",
        "WHAT IS THE LAW?",
    ):
        flow.do("B")
        assert shown in " ".join(" ".join(flow.lines()[:5]).split()), flow.text()


def test_a_word_that_was_wrong_is_changed_with_a_few_presses():
    flow = said(ODD_BLUE)
    play(flow, (("B B B", "touching [an]"), ("B B A", ("HOW MANY?", "touching [a]", "white die."))))
    play(flow, (("hold A", ("touching a white", "A yes")),))
    beside = (forms.TOUCHING, (forms.AT_LEAST, 1), (3, forms.ANY_NUMBER, 0))
    assert tree_of(flow) == (ODD_BLUE[0], (forms.COUNT, ODD_BLUE[1][1][:3] + (beside,)), ODD_BLUE[2])


def test_what_was_taken_anew_is_taken_back_first():
    flow = said(ALL_ODD)
    play(flow, (("B up", "A touching"), ("B", "be odd."), ("B", "[odd].")))


def test_a_theory_that_fell_is_taken_up_and_said_in_other_words():
    flow = said(ALL_ODD)
    play(
        flow,
        (
            ("wait 1 A wait 1", "BUILD THIS DISPROOF"),
            ("wait 1 A wait 1 right", ("WHAT IS THE LAW?", "hold A: last theory")),
            ("left", ("2/2", "hold A: last theory")),
            ("left", ("B back", "or type on PC")),  # among the sentences of a kind A takes one at once
            ("B hold A", ("All dice must be odd.", "WHICH?")),
            ("let go A B", "[odd]."),
            ("B B", ("WHAT IS THE LAW?", "hold A: last theory")),
        ),
    )
    assert flow.app.game.tokens == 3


def test_every_theory_can_be_taken_back_word_by_word():
    chance = Chance(b"less", "words")
    for form in SAID:
        for _ in range(30):
            tree = composer.Slots(random_tree(chance, form), compass=True).tree
            steps = composer.Slots(tree, compass=True).steps
            assert composer.Slots(tree, compass=True, keep=steps).tree == tree
            for keep in range(steps - 1, -1, -1):
                short = composer.Slots(tree, compass=True, keep=keep)
                again = composer.Slots(short.tree, short.stop, compass=True)
                assert again.tree == short.tree and 0 <= short.stop < again.count, (tree, keep)
                assert again.label and forms.decode(forms.encode(again.tree)) == again.tree
                assert sentence(again.tree, NAMES)


def test_a_theory_of_a_computer_that_the_words_cannot_say_begins_anew():
    both = forms.TOUCHING, (forms.AT_LEAST, 1), (0, forms.ANY_NUMBER, 0)
    tree = forms.EVERY, (2, forms.ANY_NUMBER, 0, None), (0, (forms.MULTIPLE, 3), forms.STACKED, both)
    unsaid = forms.IS, (forms.SUM, forms.ANY_DIE), (forms.MULTIPLE, 13)
    assert composer.Slots(unsaid).tree != unsaid and composer.Slots(tree).tree == tree
    rare = forms.LINES, 3, (forms.EXACTLY, 2), (forms.COUNT, forms.ANY_DIE), (forms.AT_LEAST, 1)
    assert composer.Slots(rare).tree[0] == forms.IS
    flow = said(unsaid)
    play(flow, (("B", ("WHAT IS THE LAW?", "typed on a", "computer")),))


def test_a_button_that_is_still_held_is_no_yes():
    flow = said(ALL_ODD)
    play(flow, (("wait 1 hold A", "Spend a token on it?"), ("let go A", "Spend a token on it?")))
    assert flow.app.game.tokens == 4
    play(flow, (("wait 1 A wait 1", ("BUILD THIS DISPROOF", "says")),))
    assert flow.app.game.tokens == 3


def test_the_pause_is_there_too():
    flow = waiting()
    play(flow, (("A hold B", "PAUSED"),))


def test_a_power_cut_begins_the_sentence_again():
    flow = waiting()
    play(flow, (("A right cut", "The power was off."), ("A", "At least one ...")))


def test_every_kind_of_law_can_be_said():
    chance = Chance(b"say", "trees")
    for form in SAID:
        found = 0
        for _ in range(40):
            tree = random_tree(chance, form)
            found += composer.Slots(tree, compass=True).tree == tree
        assert found >= 10, (form, found)


def test_every_choice_leads_on_and_the_last_one_ends():
    """Whatever is pressed, the walk goes forward and the tree stays one that can be written down."""
    chance = Chance(b"any", "presses")
    for kind, number in beginnings():
        tree, at = sayings.begin(kind, number)
        for _ in range(30):
            here = composer.Slots(tree, at, -1, True)
            made = composer.Slots(tree, at, here.options[chance.below(len(here.options))], True)
            assert forms.decode(forms.encode(made.tree)) == made.tree
            assert composer.Slots(made.tree, compass=True).tree == made.tree, made.tree
            tree, at = made.tree, made.then
            if at >= made.count:
                break
        assert at >= made.count, (kind, number, tree)


def test_no_sentence_on_the_way_is_cut():
    flow = waiting(colours=("tangerine", "ultramarine", "alabaster"))
    flow.do("left down right")
    for _ in range(8):
        assert CUT not in flow.text() and "There" in "".join(flow.lines()[1:3]), flow.text()
        flow.do("right")
        if flow.app.game.theory:
            break


def test_marks_stand_around_what_differs():
    marked = composer.marked
    assert marked("All dice must be odd.", "All dice must be even.") == "All dice must be [odd]."
    assert marked("All dice must be odd.", "All blue dice must be odd.") == "All ^ dice must be odd."
    assert marked("All blue dice must be odd.", "All dice must be odd.") == "All [blue] dice must be odd."
    assert marked("No dice.", "No dice.") == "No dice ^."


def test_only_one_die_gets_a_relation():
    tree = (forms.EVERY, (2, None, 0, (forms.TOUCHING,)), (0, None, 0, (forms.TOUCHING,)))
    walked = composer.Slots(tree).tree
    assert walked[1][3] is not None and walked[2][3] is None
    assert walked[1][:3] == (2, forms.ANY_NUMBER, 0)


def test_the_rules_refuse_what_says_nothing_before_anything_is_played():
    flow = box_with()
    before = list(flow.app.ledger.moves(flow.app.game.undo_of))
    raises(Refused, flow.app.game.check_theory, b"\x00")
    assert list(flow.app.ledger.moves(flow.app.game.undo_of)) == before
