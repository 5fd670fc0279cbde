# portable: runs on CPython and on the MicroPython VM
"""The box is the Universe: experiments are entered by button, judged, looked at again and mended."""

from fakes.flow import play
from fakes.infer_lawful import shown
from fakes.lawful_flow import LOOK, NO_DICE, enter, lawful_flow
from lawkeeper.ui.font import missing
from lawkeeper.ui.screen import CUT


def watched(flow, steps):
    """Play, and hold every screen against what fits and can be shown."""
    for step in steps:
        play(flow, (step,))
        assert CUT not in flow.text() and not missing(flow.text().replace("\n", "")), flow.text()
        flow.wait(1)


def asked(flow, *dice):
    """Enter dice at the table and see the answer; back at the table."""
    watched(flow, (("A", "BUILD"),))
    enter(flow, *dice)
    watched(flow, (("hold A", "looks"), ("let go A " + LOOK, "A go on"), ("A", "MARKERS")))


def test_a_turn_from_the_table_to_the_answer():
    flow = lawful_flow()
    watched(
        flow,
        (
            ("wait 1", ("MARKERS ", "[[18]]", "Researcher 1", "○ 1 ✗ 1", "A build ▶theory ▼more")),
            ("A", ("BUILD", "blue 3", "A puts")),
            ("left A", ("DICE 1", "blue 2", "hold: A ask, ▲▼◀▶ put")),
            ("down hold right", ("DICE 1", "white 2", "let go puts it  B not")),
            ("let go right", ("DICE 2", "white 2", "hold")),
            ("hold A", "looks"),
            ("let go A " + LOOK, ("[[✗]]", "B2 W2")),
            ("B", ("Researcher 2", "3 is ✗", "[[17]]")),
        ),
    )
    assert shown(flow.app.game, 2) == "B2 . . W2"  # held on for a second


def test_five_dice_take_two_moves_and_one_marker():
    flow = lawful_flow()
    asked(flow, "B1", "B2", "W3", "W4", "O5")
    assert shown(flow.app.game, 2) == "B1 B2 W3 W4 O5"
    assert "3 is ○" in flow.text() and "[[17]]" in flow.text()


def test_leaving_costs_nothing():
    flow = lawful_flow()
    watched(flow, (("A A A", "DICE 2"), ("B B", "BUILD"), ("B", ("Build!", "Researcher 1", "[[18]]"))))


def test_number_keys_begin_at_the_table():
    flow = lawful_flow()
    watched(flow, (("4", ("DICE 1", "blue 4")), ("up 6", ("DICE 2", "orange 6")), ("hold A", "looks")))
    watched(flow, (("let go A " + LOOK, ("EXPERIMENT 3", "○")),))
    assert shown(flow.app.game, 2) == "B4 O6"


def test_a_double_press_of_the_table_puts_no_marker_down():
    flow = lawful_flow()
    flow.do("A A A A A")
    assert flow.app.game.left == 18


def test_item_71_a_nudged_experiment_is_entered_again_and_keeps_its_marker():
    flow = lawful_flow()
    asked(flow, "B1", "W2")
    watched(
        flow,
        (
            ("up A A", "Its dice changed"),
            ("A", ("CHANGED", "This experiment has", "changed. Please", "re-create it.")),
            ("A", "DICE 2"),
            ("B up A", ("DICE 2", "blue 2")),
            ("hold A", "looks"),
            ("let go A " + LOOK, ("EXPERIMENT 3", "[[✗]]", "B1 B2")),
            ("A", ("[[17]]", "Researcher 2")),
            ("up A A A A B up A hold A", "looks"),
            ("let go A " + LOOK, ("EXPERIMENT 3", "[[○]]", "B1 O2")),
            ("A up A A", "It was ✗ then ✗"),
        ),
    )


def test_item_71_a_false_alarm_leads_back():
    flow = lawful_flow()
    watched(flow, (("up A A A", "CHANGED"), ("B", "Its dice changed"), ("A A B B", "Its dice changed")))
    assert flow.app.game.left == 18 and not flow.app.game.pending[0]


def test_item_22_an_experiment_that_was_taken_apart_gives_its_dice_back():
    flow = lawful_flow()
    before = flow.app.game.supply()
    asked(flow, "B1", "W2")
    watched(flow, (("up A A down A", "TAKE 3 APART?"), ("A up A", ("EXPERIMENT 3    apart", "B1 W2"))))
    assert flow.app.game.supply() == before


def test_asynchronous_tables_ask_whenever_they_like():
    flow = lawful_flow(asynchronous=True)
    assert "No turns" in flow.text()
    asked(flow, "W1")
    asked(flow, "W1", "W1")
    assert "4 is ✗" in flow.text()


def test_the_page_sends_only_the_rows_of_the_next_die_while_its_dashes_walk():
    flow = lawful_flow()
    play(flow, (("A", "BUILD"),))
    flow.run(800)  # the names of the colours are there
    sent = flow.box.rows_sent
    flow.run(4000)
    assert 12 <= flow.box.rows_sent - sent <= 20


def test_a_turned_box_moves_the_frame_and_the_die_as_it_is_seen():
    flow = lawful_flow()
    flow.app.set("turned", "yes")
    play(flow, (("A", "BUILD"), ("left", "blue 4"), ("A hold left let go left", "DICE 2")))
    assert flow.app.page._dice[1][2] == flow.app.page._dice[0][2] + 2


def test_what_was_put_down_survives_a_power_cut():
    flow = lawful_flow()
    watched(flow, (("A A down A right", "DICE 2"),))
    watched(flow, (("cut", ("was off.", "What you were", "entering is kept.")), ("A", ("DICE 2", "white 3"))))
    watched(flow, (("hold A", "looks"),))
    watched(flow, (("let go A " + LOOK, "EXPERIMENT 3"),))
    assert shown(flow.app.game, 2) == "B3 W3"
    play(flow, (("A cut", "it stood."),))
    assert "kept" not in flow.text()


def test_after_a_power_cut_the_dashes_are_where_they_were_moved_to():
    flow = lawful_flow()
    watched(flow, (("A A A up hold left let go left B", "DICE 2"), ("cut A", ("DICE 2", "orange 3"))))
    watched(flow, (("A hold A", "looks"), ("let go A " + LOOK, "EXPERIMENT 3")))
    assert shown(flow.app.game, 2) == "B3 B3/O3"
    watched(flow, (("A A A A B cut A down A hold A", "looks"), ("let go A " + LOOK, "EXPERIMENT 4")))
    assert shown(flow.app.game, 3) == "B3 W3"  # also where the one stood that was taken back


def test_the_press_that_goes_on_after_a_power_cut_puts_no_die_down():
    flow = lawful_flow()
    watched(flow, (("A A down A cut", "was off."),))
    flow.do("A A A")
    assert "DICE 2" in flow.text()
    watched(flow, (("wait 1 A", "DICE 3"),))


def test_b_leads_from_there_to_the_table():
    flow = lawful_flow()
    watched(flow, (("A A cut A", "DICE 1"), ("B B", ("MARKERS ", "Build!"))))


def test_the_table_says_that_dice_wait_until_they_are_taken_back():
    flow = lawful_flow()
    flow.do("A A")
    flow.app.to_game()  # as when the page has failed
    watched(flow, (("wait 1", ("MARKERS ", "1 die waits: A")), ("A B B", ("MARKERS ", "Build!"))))
    asked(flow, "B1", "W2")
    flow.do("wait 1 A A A A hold left let go left B")
    flow.app.to_game()
    watched(flow, (("wait 1", "3 dice wait: A"), ("A", "DICE 3")))


def test_item_71_dice_of_an_experiment_that_changed_do_not_wait_at_the_table():
    flow = lawful_flow()
    asked(flow, "B1", "W2")
    watched(flow, (("up A A A A B up A", ("DICE 2", "blue 2")), ("cut A", "DICE 2")))
    flow.app.to_game()
    flow.wait(1)
    assert flow.app.ledger.draft and "3 is " in flow.text() and "wait" not in flow.text()


def test_item_71_after_a_power_cut_the_same_experiment_is_mended():
    flow = lawful_flow()
    asked(flow, "B1", "W2")
    watched(flow, (("up A A A A B up A", ("DICE 2", "blue 2")), ("cut A", "DICE 2"), ("hold A", "looks")))
    watched(flow, (("let go A " + LOOK, ("EXPERIMENT 3", "B1 B2")),))
    assert flow.app.game.left == 17 and flow.app.game.log.count == 3


def test_what_was_left_is_not_kept():
    flow = lawful_flow()
    watched(flow, (("A A A", "DICE 2"), ("B B B", "MARKERS "), ("cut", "The power was off.")))
    assert "kept" not in flow.text()
    watched(flow, (("A A", "BUILD"),))


def test_the_same_experiment_takes_no_marker_before_the_table_says_so():
    flow = lawful_flow()
    watched(flow, (("A up left left A", ("DICE 1", "orange 1")), ("hold A", ("SAME AS 1", "its mark"))))
    watched(flow, (("let go A B", "DICE 1"), ("B B", "[[18]]")))
    watched(flow, (("A up left left A hold A let go A", "SAME AS 1"), ("A", "looks"), (LOOK, "EXPERIMENT 3")))
    assert flow.app.game.left == 17


def test_item_20_nor_does_a_second_null_experiment():
    flow = lawful_flow()
    watched(flow, ((NO_DICE, "looks"), ("let go A " + LOOK, "no dice"), ("A", "[[17]]")))
    watched(flow, ((NO_DICE, ("SAME AS 3", "its mark", "no dice")), ("let go A", "SAME AS 3")))
    watched(flow, (("B", "BUILD"), ("B", "[[17]]"), (NO_DICE + " let go A A", "looks")))
    watched(flow, ((LOOK, "EXPERIMENT 4"),))
