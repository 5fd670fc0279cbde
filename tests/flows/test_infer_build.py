# portable: runs on CPython and on the MicroPython VM
"""The box is the Universe: experiments are entered by button, judged, looked at again and mended."""

from fakes.flow import play
from fakes.infer_lawful import shown
from fakes.lawful_flow import LOOK, enter, lawful_flow
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
    watched(flow, (("hold A", "looks"), ("let go A " + LOOK, "any button goes on"), ("A", "MARKERS")))


def test_a_turn_from_the_table_to_the_answer():
    flow = lawful_flow()
    watched(
        flow,
        (
            ("wait 1", ("MARKERS LEFT", "[[18]]", "Researcher 1", "○ 1 ✗ 1", "A build ▶theory ▼more")),
            ("A", ("BUILD", "orange 1")),
            ("right up A", ("DICE 1", "B2 B2", "blue 2")),
            ("hold right let go right", "B2 ·  B2"),
            ("right A", "W2"),
            ("hold A", "looks"),
            ("let go A " + LOOK, ("[[✗]]", "B2 ·  W2")),
            ("B", ("Researcher 2", "3 is ✗", "[[17]]")),
        ),
    )
    assert shown(flow.app.game, 2) == "B2 . W2"


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
    watched(flow, (("4", ("DICE 1", "O4 O4")), ("right 6", "O4 B6 B6"), ("hold A", "looks")))
    watched(flow, (("let go A " + LOOK, ("[[○]]", "O4 B6")),))


def test_a_double_press_of_the_table_puts_no_marker_down():
    flow = lawful_flow()
    flow.do("A A A A A")
    assert flow.app.game.left == 18


def test_item_22_the_log_shows_the_dice_and_flips_between_two():
    flow = lawful_flow()
    asked(flow, "B1", "W2")
    asked(flow, "O5")
    watched(
        flow,
        (
            ("up", (" 4  ○", " 3  ✗", " 1  ○")),
            ("A", ("EXPERIMENT 4        ○", "O5", "◀▶all ▲flip")),
            ("left", ("EXPERIMENT 3        ✗", "B1 W2")),
            ("left", ("EXPERIMENT 2        ✗", "B2")),
            ("up", "EXPERIMENT 4"),
            ("up", "EXPERIMENT 2"),
            ("up right", "EXPERIMENT 1"),  # once round
            ("A", ("EXPERIMENT 1", "By the Universe", "It has changed")),
            ("B", "EXPERIMENT 1"),
            ("B B", "MARKERS"),
        ),
    )


def test_what_does_not_fit_is_one_press_further():
    flow = lawful_flow()
    asked(flow, "B1", "B2", "B3", "B4", "B5", "B6", "W1", "W2")
    watched(flow, (("up A", ("B1 B2 B3 B4 B5 B6 W1", "▼1/2")), ("down", ("W1 W2", "▼2/2")), ("down", "▼1/2")))


def test_item_71_a_nudged_experiment_is_entered_again_and_keeps_its_marker():
    flow = lawful_flow()
    asked(flow, "B1", "W2")
    watched(
        flow,
        (
            ("up A A", "It has changed"),
            ("A", ("CHANGED", "This experiment has", "changed. Please", "re-create it.")),
            ("A", ("DICE 2", "B1 W2")),
            ("B left A", "B1 B2"),
            ("hold A", "looks"),
            ("let go A " + LOOK, ("EXPERIMENT 3", "[[✗]]", "B1 B2")),
            ("A", ("[[17]]", "Researcher 2")),
            ("up A A A A B right right A hold A", "looks"),
            ("let go A " + LOOK, ("EXPERIMENT 3", "[[○]]", "B1 O2")),
            ("A up A A", "It was ✗ then ✗"),
        ),
    )


def test_item_71_a_false_alarm_leads_back():
    flow = lawful_flow()
    watched(flow, (("up A A A", "CHANGED"), ("B", "It has changed"), ("A A B B", "It has changed")))
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


def test_the_page_blinks_only_the_row_of_the_die():
    flow = lawful_flow()
    play(flow, (("A", "BUILD"),))
    flow.run(200)
    sent = flow.box.rows_sent
    flow.run(4000)
    assert 8 <= flow.box.rows_sent - sent <= 12


def test_a_turned_box_moves_the_die_as_it_is_seen():
    flow = lawful_flow()
    flow.app.set("turned", "yes")
    play(flow, (("A", "BUILD"), ("A hold left", "O1 ·  O1"), ("let go left 3", "O1 ·  O3 O3")))
