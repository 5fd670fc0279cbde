# portable: runs on CPython and on the MicroPython VM
"""Variants by button: Silence, Asynchronous, a law on paper, and what the marks may not betray."""

from fakes.flash import Nvm
from fakes.flow import Flow
from fakes.infer_flow import THEORY, TO_FORM, at_table, choose, slowly
from fakes.place import settle

OWN_LAW, LEVEL_3, SILENCE, ASYNCHRONOUS = (2, 1), (3, 3), (6, 1), (8, 1)
CLICK = 1400  # Hz: the one sound for both verdicts


def on_paper():
    settle()
    flow = Flow(Nvm())
    slowly(flow, TO_FORM + ((choose(*OWN_LAW), "on paper"),))
    return flow


def test_item_49_a_law_on_paper_gets_its_number_before_the_start():
    flow = on_paper()
    slowly(flow, (("A", ("SEAL NUMBER", "Write this on a paper", "it must stay.")), ("A", "TO START")))
    number = flow.app.game.fingerprint()
    slowly(
        flow,
        (
            ("A", "✓"),
            ("B", "First turn"),
            ("A", "Build!"),
            ("keep up", "The law is on paper."),
            ("let go up", "○ 1 ✗ 1"),
            THEORY,
            ("long right", "RESEARCHERS WIN"),  # the Universe is not of their side
            ("long A", "It stands on paper."),
            ("right", ("Seal number on paper", number)),
        ),
    )


def test_a_law_on_paper_needs_no_packs():
    settle(())
    flow = Flow(Nvm())
    slowly(flow, TO_FORM)
    slowly(flow, (("A", "No laws are loaded."), ("A", "NEW GAME")))
    slowly(flow, ((choose(*OWN_LAW), "on paper"), ("A", "SEAL NUMBER")))


def test_the_level_asked_for_is_the_level_dealt():
    settle()
    flow = Flow(Nvm())
    slowly(flow, TO_FORM + ((choose(*LEVEL_3), "Start"), ("A", "PASS THE BOX")))
    assert [row[1] for row in flow.app.game.setup.laws] == [3, 3]


def test_item_10_the_universe_may_read_both_and_keep_either():
    settle()
    flow = Flow(Nvm())
    slowly(
        flow,
        TO_FORM
        + (
            ("A", "PASS THE BOX"),
            ("A", "Law 1 of 2"),
            ("hold A", ("LAW 1", "looks 1")),
            ("let go A", "Hold A to read it."),
            ("right", "Law 2 of 2"),
            ("hold A", "LAW 2"),
            ("let go A", "Law 2 of 2"),
            ("A", "Keep law 2?"),
            ("B", "Law 2 of 2"),
            ("A", "Keep law 2?"),
            ("A", "SEAL NUMBER"),
        ),
    )
    assert flow.app.game.kept == 1 and flow.app.ledger.looks == 2


def test_item_10_draw_one_is_a_setting():
    settle()
    flow = Flow(Nvm())
    flow.app.set("draw", "one")
    slowly(flow, TO_FORM + (("A", "PASS"), ("A", "Law 1 of 1"), ("right", "Law 1 of 1")))
    assert "other law" not in flow.text()


def test_item_13_whether_no_dice_may_start_is_said_to_the_universe():
    for value, wanted in (("yes", "each of 0 to 4 dice."), ("no", "each of 1 to 4 dice.")):
        settle()
        flow = Flow(Nvm())
        flow.app.set("null_start", value)
        slowly(flow, TO_FORM + (("A", "PASS"), ("A A A", "SEAL"), ("A", (wanted, "two experiments"))))


def test_item_15_the_starters_have_dice_of_their_own():
    settle()
    flow = Flow(Nvm())
    slowly(flow, TO_FORM + (("A", "PASS"), ("A A A A", ("TO START", "each of 0 to 4 dice."))))


def test_item_02_the_law_names_the_colours_of_this_table():
    settle((("One law", ((1, "There must be a \x03 die."), (1, "There must be a \x03 6."))),))
    flow = Flow(Nvm())
    flow.app.set("colour_3", "violet")
    slowly(flow, TO_FORM + (("A", "PASS"), ("A", "KEEP")))
    flow.do("hold A")
    assert "violet" in flow.text().replace("\n", " ")


def test_item_07_the_form_goes_up_to_the_limit():
    settle()
    flow = Flow(Nvm())
    flow.app.set("researchers_most", 4)
    slowly(flow, TO_FORM + (("down down down down right", "◀4▶"), ("right", "◀1▶"), ("left", "◀4▶")))


def test_item_86_experiments_wait_and_consents_come_in():
    flow = at_table(ASYNCHRONOUS)
    slowly(
        flow,
        (
            ("right", "Waiting 1"),
            ("right", "Waiting 2"),
            ("A", ("Waiting 1", "3 is ○")),
            ("down", "Publish a theory"),
            ("A", ("Theory 0/2", "Waiting 1")),
            ("B", ("4 is ✗", "Theory 0/2", "Waiting 0")[1]),
            ("down A", ("PUBLISH?", "0 of 2 agree.")),
            ("A", "Theory 1/2"),
            ("cut", "The power was off."),
            ("A", "Theory 1/2"),
            ("down A", "1 of 2 agree."),
            ("left", "MORE"),
            ("A", "PUBLISH?"),
            ("A", "THEORY"),
            ("A", "contradict"),
            ("A", "JUDGE"),
            ("A", "Disproof 5 ○"),
            ("A", "No experiment waits"),
        ),
    )
    assert "Pass" not in flow.text()


def test_item_87_the_waiting_experiment_without_a_marker_loses():
    flow = at_table(ASYNCHRONOUS)
    slowly(flow, [("right", "Waiting")] * 19)
    slowly(flow, [("A", "Waiting")] * 18)
    slowly(flow, (("A", "EVERYBODY LOSES"),))


def test_item_86_one_too_many_can_be_taken_off_the_queue():
    flow = at_table(ASYNCHRONOUS)
    slowly(flow, (("right", "Waiting 1"), ("down", "MORE"), ("down left", "◀0▶"), ("B", "Waiting 0")))


def marks(button):
    """(screen, ring, tones) after one mark by `button`."""
    flow = at_table()
    flow.wait(2)
    flow.box.tones.clear()
    flow.do(button)
    return flow.lines(), bytes(flow.app.frame), [hertz for hertz in flow.box.tones if hertz]


def test_item_39_and_42_both_verdicts_look_and_sound_alike_but_for_the_sign():
    o, x = marks("A"), marks("B")
    assert o[2] == x[2] == [CLICK]
    differing = [row for row in range(8) if o[0][row] != x[0][row]]
    assert differing == [6]
    assert "3 is ○" in o[0][6] and "3 is ✗" in x[0][6]


def test_item_42_no_word_beside_the_mark():
    lines = marks("B")[0]
    assert lines[6] == "3 is ✗ ◀undo  ○ 1 ✗ 2"


def test_item_80_silence_has_no_sound_but_the_clock():
    flow = at_table(SILENCE, (5, 1))
    flow.wait(2)
    assert "In silence" in flow.text()
    flow.box.tones.clear()
    slowly(flow, (("A", "3 is ○"), ("B", "4 is ✗"), THEORY, ("B", "Disproof 5 ✗")))
    assert flow.box.tones == []
    slowly(flow, (("wait 840", "00:"),))
    assert flow.box.tones != []  # the last minute


def test_item_80_the_end_is_silent_too():
    flow = at_table(SILENCE)
    flow.wait(2)
    flow.box.tones.clear()
    slowly(flow, (THEORY, ("long right", "EVERYBODY WINS")))
    assert flow.box.tones == []


def test_item_81_in_silence_the_consent_is_asked_by_pointing_and_thumbs():
    flow = at_table(SILENCE)
    slowly(
        flow,
        (
            ("right", ("Point at the tokens.", "Thumbs up from all?")),
            ("B", ("TOKENS 4", "In silence")),
            ("right", "Point at the tokens."),
            ("A", "You may speak now."),
        ),
    )


def test_holding_a_in_the_form_says_what_a_row_means():
    settle()
    flow = Flow(Nvm())
    slowly(flow, TO_FORM + (("down down down down down", "Publish/Perish"), ("hold A", "five")))


def test_the_form_remembers_how_the_table_last_played():
    flow = at_table(SILENCE, (5, 1))
    slowly(
        flow,
        (
            ("down", "MORE"),
            ("up up A", "Go on"),
            ("down A", "Publish/Perish   yes"),
            ("down down down down down down", "Silence         ◀yes▶"),
        ),
    )


def test_item_51_with_a_law_on_paper_the_universe_is_of_no_side():
    flow = on_paper()
    slowly(flow, (("A", "SEAL"), ("A A", "TO START"), ("A", "✓"), ("B", "First turn"), ("A", "Build!")))
    slowly(flow, (("down up A", "GIVE UP?"), ("B B", "Build!"), THEORY, ("A", "TOKENS 3")))
    slowly(flow, (THEORY, ("A", "TOKENS 2")))
    slowly(flow, (THEORY, ("A", "TOKENS 1"), THEORY, ("A", "RESEARCHERS LOSE")))


def test_item_68_how_many_are_o_and_how_many_are_x_is_for_all_to_see():
    flow = at_table()
    slowly(flow, (("A", "○ 2 ✗ 1"), ("A", "○ 3 ✗ 1"), ("up", "○ 3 ✗ 1"), ("B", "○ 3 ✗ 1")))
    slowly(flow, (("down up A", "GIVE UP?"), ("long A", ("○ 3 ✗ 1", "In turn 3"))))
