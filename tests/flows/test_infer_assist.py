# portable: runs on CPython and on the MicroPython VM
"""A human Universe with the box behind: the mark is compared with the law before it falls."""

from fakes.flash import Nvm
from fakes.flow import Flow
from fakes.infer_flow import TO_FORM, slowly
from fakes.place import settle
from lawkeeper.games.infer.fold import rules

# The first law of the draw is kept: the sum of the numbers must be at least 9.
TO_STARTERS = (
    ("down right up", "player+box"),
    ("A", "PASS THE BOX"),
    ("A", "Law 1 of 2"),
    ("A", "Keep law 1?"),
    ("A", "SEAL NUMBER"),
    ("A", ("TO START", "A enter")),
)
HAND_IN = (("hold A", "○ OR ✗?"), ("let go A", "○ OR ✗?"))
NO_DICE = (("A", "BUILD"), ("hold A", "NO DICE?"), ("let go A wait 1 hold A", "○ OR ✗?"))
AGREED = (("hold A", "THE BOX AGREES"), ("let go A", "PLACE IT?"))
SLIP = (("hold A", "LOOK AGAIN"), ("let go A", "PLACE IT?"))


def starting():
    settle()
    flow = Flow(Nvm())
    slowly(flow, TO_FORM + TO_STARTERS)
    assert "at least 9" in flow.app.game.law(0)
    return flow


def at_table():
    flow = starting()
    slowly(flow, (
        ("A", "BUILD"),
        ("up left left left A A", "DICE 2"),  # orange 6, orange 6
    ) + HAND_IN + (
        ("A", "PLACE IT?"),
        ("long A", "✗: does not"),
        ("A", "BUILD"),
        ("up left left A", "DICE 1"),  # orange 1
    ) + HAND_IN + (
        ("B", "PLACE IT?"),
        ("long A", ("MARKERS ", "○ 1 ✗ 1")),
    ))  # fmt: skip
    return flow


def test_item_46_a_slip_of_the_universe_is_told_to_the_universe_alone_before_the_marker_falls():
    flow = at_table()
    slowly(flow, (("A", "BUILD"), ("A", "DICE 1")) + HAND_IN)
    slowly(flow, (("A", "PLACE IT?"),) + SLIP)
    assert flow.app.game.log.count == 2, "the marker waits"
    slowly(flow, (("B", "○ OR ✗?"), ("B", "PLACE IT?")) + AGREED + (("long A", "○ 1 ✗ 2"),))


def test_what_the_table_sees_is_the_same_for_a_slip_and_for_a_good_mark():
    seen = []
    for button in ("A", "B"):
        flow = at_table()
        slowly(flow, (("A", "BUILD"), ("A", "DICE 1")) + HAND_IN + ((button, "PLACE IT?"),))
        before = flow.text(), bytes(flow.app.frame)
        flow.do("hold A")
        assert flow.app.screen.secret
        flow.do("let go A")
        seen.append((before, flow.text(), bytes(flow.app.frame), list(flow.box.tones)))
    assert seen[0] == seen[1]


def test_the_universe_may_stay_with_the_verdict():
    flow = at_table()
    slowly(flow, (("A", "BUILD"), ("A", "DICE 1")) + HAND_IN + (("A", "PLACE IT?"), ("long A", "○ 2 ✗ 1")))


def test_letting_go_too_soon_places_nothing():
    flow = at_table()
    slowly(flow, (("A", "BUILD"), ("A", "DICE 1")) + HAND_IN + (("B", "PLACE IT?"),) + AGREED)
    assert flow.app.game.log.count == 2


def test_no_dice_at_all_are_marked_too():
    flow = at_table()
    slowly(flow, NO_DICE + (("let go A", "○ OR ✗?"), ("B", "PLACE IT?"), ("long A", "○ 1 ✗ 2")))


def test_item_11_the_law_may_be_read_while_marking():
    flow = at_table()
    slowly(flow, (("A", "BUILD"), ("A", "DICE 1")) + HAND_IN)
    slowly(flow, (("keep up", "The sum of the"), ("let go up", "○ OR ✗?")))


def test_item_29_a_disproof_is_entered_and_marked_with_the_same_care():
    flow = at_table()
    slowly(
        flow,
        (
            ("right", "PUBLISH?"),
            ("A", "says it"),
            ("A", "contradict"),
            ("A", "enters"),
            ("A", "BUILD"),
            ("left left left A", "DICE 1"),
        )
        + HAND_IN
        + (("A", "PLACE IT?"),)
        + SLIP
        + (("B", "○ OR ✗?"), ("B", "PLACE IT?"), ("long A", "○ 1 ✗ 2")),
    )
    game = flow.app.game
    assert game.tokens == 3 and game.log.kind(2) == 2 and game.phase == rules.PLAY


def test_item_71_a_nudged_experiment_is_entered_and_marked_again():
    flow = at_table()
    slowly(
        flow,
        (
            ("up", "○ 1 ✗ 1"),
            ("down A", "EXPERIMENT 1"),
            ("A", "EXPERIMENT 1"),
            ("A", "CHANGED"),
            ("A", "DICE 2"),
            ("B", "DICE 1"),
        )
        + HAND_IN
        + (("B", "PLACE IT?"),)
        + AGREED
        + (("long A", "○ 0 ✗ 2"),),
    )
    assert flow.app.game.left == 18, "the same marker"


def test_a_power_cut_between_the_dice_and_the_mark_keeps_the_dice():
    flow = at_table()
    slowly(flow, (("A", "BUILD"), ("A", "DICE 1")) + HAND_IN)
    slowly(flow, (("cut", "The power was off."), ("A", "MARKERS")))
    slowly(flow, (("A", "DICE 1"),) + HAND_IN + (("B", "PLACE IT?"), ("long A", "○ 1 ✗ 2")))


def test_what_nobody_meant_to_enter_is_entered_anew():
    flow = at_table()
    slowly(flow, NO_DICE + (("let go A", "◀ enter it anew"), ("left", "MARKERS ")))
    slowly(flow, (("A", "BUILD"), ("A", "DICE 1")) + HAND_IN + (("left", "MARKERS "),))
    assert flow.app.game.log.count == 2 and not flow.app.game.pending[0]


def test_item_11_looks_at_the_law_are_seen_on_this_table_too():
    flow = at_table()
    before = flow.app.ledger.looks
    slowly(flow, (("keep up", "The sum of the"), ("let go up", "looks %d" % (before + 1))))
