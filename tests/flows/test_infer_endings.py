# portable: runs on CPython and on the MicroPython VM
"""Whole games of Infer by button: every way to win and to lose."""

from fakes.infer_flow import THEORY, at_table, slowly

PUBLISH_OR_PERISH = (5, 1)


def test_a_win_and_the_law_told():
    flow = at_table()
    slowly(
        flow,
        (
            ("A", ("3 is ○", "Researcher 2", "○ 2 ✗ 1", "[[17]]")),
            ("B", ("4 is ✗", "Researcher 3", "○ 2 ✗ 2", "[[16]]")),
            THEORY,
            ("B", ("Disproof 5 ✗", "TOKENS 3", "Researcher 1")),
            THEORY,
            ("long right", ("EVERYBODY WINS", "The Universe knew no", "○ 2 ✗ 3", "In turn 4")),
            ("A", "EVERYBODY WINS"),  # a tap tells nothing
            ("hold A", "EVERYBODY WINS"),
            ("let go A", "EVERYBODY WINS"),
            ("long A", ("THE LAW", "level", "A again")),
        ),
    )
    law = flow.app.game.law(0)
    assert law[:10] in flow.text()
    slowly(flow, (("right", ("PROOF", flow.app.game.fingerprint(), "unbroken")), ("left", law[:10])))


def test_item_34_a_win_claims_no_more_than_that_a_person_knew_no_disproof():
    flow = at_table()
    slowly(flow, (THEORY, ("long right", ("The Universe knew no", "disproof."))))


def test_a_loss_by_the_marker_that_is_not_there():
    flow = at_table()
    slowly(flow, [("B", "✗")] * 17)
    slowly(
        flow,
        (
            ("B", ("[[0]]", "No markers!")),
            ("A", ("EVERYBODY LOSES", "A marker was needed,", "none was left.")),
        ),
    )


def test_a_loss_by_a_disproof_without_a_marker():
    flow = at_table()
    slowly(flow, [("A", "○")] * 18)
    slowly(flow, (THEORY, ("A", ("EVERYBODY LOSES", "A marker was needed,"))))


def test_the_judge_page_warns_when_no_marker_is_left():
    flow = at_table()
    slowly(flow, [("A", "○")] * 18)
    slowly(flow, THEORY)
    assert "No marker: all lose!" in flow.text()
    slowly(flow, (("long right", "EVERYBODY WINS"),))


def test_a_loss_by_the_last_token():
    flow = at_table()
    for tokens in (3, 2, 1):
        slowly(flow, (THEORY, ("A", "TOKENS %d" % tokens)))
    slowly(flow, (THEORY, ("A", ("EVERYBODY LOSES", "No token was left."))))


def test_a_loss_by_the_clock():
    flow = at_table(PUBLISH_OR_PERISH)
    slowly(
        flow,
        (
            ("wait 530", "01:0"),
            ("wait 40", "00:2"),
            ("wait 30", ("EVERYBODY LOSES", "The time ran out.")),
            ("left", "nothing that"),  # time is not given back
            ("B", "EVERYBODY LOSES"),
        ),
    )


def test_the_last_minute_is_on_the_ring():
    flow = at_table(PUBLISH_OR_PERISH)
    flow.wait(500)
    assert flow.app.frame[23] != 0
    flow.wait(70)
    assert 0 < sum([1 for light in flow.app.frame if light]) < 14
    assert flow.app.frame[23] == 0


def test_a_theory_accepted_before_zero_is_judged_in_peace():
    flow = at_table(PUBLISH_OR_PERISH)
    slowly(flow, (("wait 585", "00:"), THEORY, ("wait 900", "clock stands")))
    slowly(flow, (("left", "JUDGE"), ("B", "05:0")))  # the first press only wakes the screen


def test_giving_up_wants_a_long_hold():
    flow = at_table()
    slowly(
        flow,
        (
            ("down", "MORE"),
            ("up", "Give up"),
            ("A", "GIVE UP?"),
            ("A", "GIVE UP?"),
            ("long A", ("GIVEN UP", "untold")),
            ("long A", "THE LAW"),
        ),
    )


def test_again_shows_the_set_up_and_one_more_press_deals():
    flow = at_table(PUBLISH_OR_PERISH)
    first = flow.app.game
    slowly(flow, (THEORY, ("long right", "EVERYBODY WINS"), ("long A", "A again")))
    slowly(flow, (("A", ("NEW GAME: INFER", "Researchers        3", "Publish/Perish   yes")),))
    assert flow.app.game is first
    slowly(flow, (("A", "PASS THE BOX"),))
    again = flow.app.game
    assert again is not first and again.setup.publish_or_perish
    assert first.setup.laws[0][0] not in [row[0] for row in again.setup.laws]
    assert flow.app.home_data.data["stats"]["infer"] == {"played": 1, "won": 1}


def test_leaving_a_running_game_is_asked_twice():
    flow = at_table()
    slowly(
        flow,
        (
            ("down", "MORE"),
            ("up up", "Box menu"),
            ("A", "Go on: Infer"),
            ("down A", "NEW GAME: INFER"),
            ("A", "STOP THAT GAME?"),
            ("B", "NEW GAME: INFER"),
            ("A", "STOP THAT GAME?"),
            ("long A", "PASS THE BOX"),
        ),
    )
    assert flow.app.home_data.data["stats"]["infer"] == {"played": 1, "given up": 1}
