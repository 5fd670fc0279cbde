# portable: runs on CPython and on the MicroPython VM
"""From button edges to tap, hold, release and long hold."""

from lawkeeper import ticks
from lawkeeper.ui.buttons import DOWN, KEYS, LEFT, RIGHT, TURNED, UP, A, B, names
from lawkeeper.ui.gestures import HOLD, HOLD_MS, LONG, LONG_MS, NONE, RELEASE, RUN_MS, TAP, Gestures


class Stub:
    def __init__(self, holds=(), longs=(), keys=False, runs=()):
        self.holds = holds
        self.longs = longs
        self.keys = keys
        self.runs = runs


def listening(holds=(), longs=(), down=0, keys=False, runs=()):
    gestures = Gestures(down)
    gestures.listen(Stub(holds, longs, keys, runs))
    return gestures


def until_quiet(gestures, t):
    """Codes of all that time alone brings at `t`."""
    codes = []
    code = gestures.tick(t)
    while code:
        codes.append((code, gestures.button))
        code = gestures.tick(t)
    return codes


def test_a_button_without_hold_taps_at_the_press():
    gestures = listening()
    assert gestures.feed(UP, True, 1234) == TAP
    assert (gestures.button, gestures.at) == (UP, 1234)
    assert until_quiet(gestures, 9000) == []
    assert gestures.feed(UP, False, 9000) == NONE


def test_nobody_listening_still_gives_taps():
    assert Gestures().feed(A, True, 0) == TAP


def test_a_button_with_hold_taps_at_the_release():
    gestures = listening(holds=(A,))
    assert gestures.feed(A, True, 0) == NONE
    assert until_quiet(gestures, HOLD_MS - 1) == []
    assert gestures.feed(A, False, HOLD_MS - 1) == TAP


def test_hold_then_release():
    gestures = listening(holds=(A,))
    gestures.feed(A, True, 0)
    assert until_quiet(gestures, HOLD_MS) == [(HOLD, A)]
    assert gestures.at == HOLD_MS
    assert until_quiet(gestures, 60000) == []
    assert gestures.feed(A, False, 60000) == RELEASE
    assert gestures.button == A


def test_long_comes_between_hold_and_release():
    gestures = listening(longs=(B,))
    gestures.feed(B, True, 100)
    assert until_quiet(gestures, 100 + HOLD_MS) == [(HOLD, B)]
    assert until_quiet(gestures, 99 + LONG_MS) == []
    assert until_quiet(gestures, 100 + LONG_MS) == [(LONG, B)]
    assert until_quiet(gestures, 100 + 5 * LONG_MS) == []
    assert gestures.feed(B, False, 9000) == RELEASE


def test_a_long_button_still_taps():
    gestures = listening(longs=(B,))
    gestures.feed(B, True, 0)
    assert gestures.feed(B, False, 80) == TAP


def test_a_hold_button_never_becomes_long():
    gestures = listening(holds=(A,), longs=(B,))
    gestures.feed(A, True, 0)
    assert until_quiet(gestures, 2 * LONG_MS) == [(HOLD, A)]


def test_a_loop_that_was_busy_tells_a_tap_by_the_time_stamps():
    gestures = listening(holds=(A,))
    gestures.feed(A, True, 0)
    assert gestures.feed(A, False, 90) == TAP


def test_a_hold_that_nobody_could_see_is_nothing():
    gestures = listening(holds=(A,), longs=(A,))
    gestures.feed(A, True, 0)
    assert gestures.feed(A, False, 3000) == NONE
    gestures.feed(A, True, 4000)
    assert gestures.feed(A, False, 4100) == TAP


def test_hold_and_long_both_due_come_one_after_the_other():
    gestures = listening(longs=(A,))
    gestures.feed(A, True, 0)
    assert until_quiet(gestures, LONG_MS) == [(HOLD, A), (LONG, A)]


def test_the_ring_fills_from_hold_to_long():
    gestures = listening(holds=(A,), longs=(B,))
    gestures.feed(B, True, 0)
    assert gestures.filling(HOLD_MS) == 0
    gestures.tick(HOLD_MS)
    fills = [gestures.filling(t) for t in range(HOLD_MS, LONG_MS + 1, 50)]
    assert fills[0] == 0 and fills[-1] == 24
    assert fills == sorted(fills)
    assert gestures.filling(HOLD_MS + (LONG_MS - HOLD_MS) // 2) == 12
    gestures.tick(LONG_MS)
    assert gestures.filling(LONG_MS + 10) == 0


def test_a_plain_hold_fills_nothing():
    gestures = listening(holds=(A,))
    gestures.feed(A, True, 0)
    gestures.tick(HOLD_MS)
    assert gestures.filling(1500) == 0


def test_a_tap_on_another_button_while_one_is_held():
    gestures = listening(holds=(A,))
    gestures.feed(A, True, 0)
    gestures.tick(HOLD_MS)
    assert gestures.feed(LEFT, True, 700) == TAP
    assert gestures.button == LEFT
    assert gestures.feed(LEFT, False, 800) == NONE
    assert gestures.feed(A, False, 900) == RELEASE


def test_two_holds_at_once():
    gestures = listening(holds=(A, B))
    gestures.feed(A, True, 0)
    gestures.feed(B, True, 100)
    assert until_quiet(gestures, HOLD_MS) == [(HOLD, A)]
    assert until_quiet(gestures, HOLD_MS + 100) == [(HOLD, B)]
    assert gestures.feed(A, False, 900) == RELEASE
    assert gestures.feed(B, False, 950) == RELEASE
    assert gestures.button == B


def test_a_second_button_takes_the_long_hold_away():
    gestures = listening(longs=(B,))
    gestures.feed(B, True, 0)
    gestures.tick(HOLD_MS)
    gestures.feed(UP, True, 1000)
    assert gestures.filling(1500) == 0
    assert until_quiet(gestures, 2 * LONG_MS) == []
    assert gestures.feed(B, False, 5000) == RELEASE


def test_a_long_hold_cannot_start_beside_another_button():
    gestures = listening(longs=(B,))
    gestures.feed(UP, True, 0)
    gestures.feed(B, True, 10)
    assert until_quiet(gestures, 10 + 2 * LONG_MS) == [(HOLD, B)]


def test_a_new_page_hears_nothing_of_buttons_pressed_before():
    gestures = listening(holds=(A,))
    gestures.feed(A, True, 0)
    gestures.listen(Stub(holds=(A, B)))
    assert until_quiet(gestures, 5000) == []
    assert gestures.feed(A, False, 5000) == NONE
    gestures.feed(A, True, 6000)
    assert until_quiet(gestures, 6000 + HOLD_MS) == [(HOLD, A)]


def test_the_tap_that_opened_a_page_is_no_hold_on_it():
    gestures = listening()
    assert gestures.feed(A, True, 0) == TAP
    gestures.listen(Stub(holds=(A,), longs=(A,)))
    assert until_quiet(gestures, 3000) == []


def test_a_page_that_held_and_went_leaves_no_release_behind():
    gestures = listening(holds=(A,))
    gestures.feed(A, True, 0)
    gestures.tick(HOLD_MS)
    gestures.listen(Stub())
    assert gestures.feed(A, False, 900) == NONE


def test_listening_again_to_the_same_page_changes_nothing():
    page = Stub(holds=(A,))
    gestures = Gestures()
    gestures.listen(page)
    gestures.feed(A, True, 0)
    gestures.listen(page)
    assert until_quiet(gestures, HOLD_MS) == [(HOLD, A)]


def test_drop_makes_a_press_meaningless():
    gestures = listening(holds=(A,))
    gestures.feed(A, True, 0)
    gestures.drop()
    assert until_quiet(gestures, 3000) == []
    assert gestures.feed(A, False, 3000) == NONE


def test_drop_keeps_the_release_of_a_held_button_so_that_a_secret_goes():
    gestures = listening(longs=(A,))
    gestures.feed(A, True, 0)
    gestures.tick(HOLD_MS)
    gestures.drop()
    assert until_quiet(gestures, 3000) == []
    assert gestures.feed(A, False, 3000) == RELEASE


def test_time_wraps_between_press_and_hold():
    start = ticks.PERIOD - 200
    gestures = listening(longs=(A,))
    gestures.feed(A, True, start)
    assert until_quiet(gestures, ticks.add(start, HOLD_MS - 1)) == []
    assert until_quiet(gestures, ticks.add(start, HOLD_MS)) == [(HOLD, A)]
    assert gestures.filling(ticks.add(start, HOLD_MS + 750)) == 12
    assert until_quiet(gestures, ticks.add(start, LONG_MS)) == [(LONG, A)]


def test_a_tap_across_the_wrap():
    gestures = listening(holds=(A,))
    gestures.feed(A, True, ticks.PERIOD - 50)
    assert gestures.feed(A, False, 50) == TAP


def test_a_stuck_button_is_named_and_ignored_until_it_is_released():
    gestures = listening(holds=(A,), longs=(B,), down=1 << A | 1 << UP)
    assert names(gestures.stuck) == "up, A"
    assert until_quiet(gestures, 5000) == []
    assert gestures.feed(A, False, 5000) == NONE
    assert names(gestures.stuck) == "up"
    gestures.feed(A, True, 6000)
    assert until_quiet(gestures, 6000 + HOLD_MS) == [(HOLD, A)]


def test_a_stuck_button_does_not_block_long_holds():
    gestures = listening(longs=(B,), down=1 << UP)
    gestures.feed(B, True, 0)
    assert until_quiet(gestures, LONG_MS) == [(HOLD, B), (LONG, B)]


def test_edges_that_repeat_are_ignored():
    gestures = listening(holds=(A,))
    assert gestures.feed(A, False, 0) == NONE
    gestures.feed(A, True, 10)
    assert gestures.feed(A, True, 400) == NONE
    assert until_quiet(gestures, 10 + HOLD_MS) == [(HOLD, A)]
    assert gestures.feed(A, True, 900) == NONE
    assert gestures.feed(A, False, 950) == RELEASE


def test_turned_buttons_keep_a_and_b():
    assert [TURNED[button] for button in (UP, DOWN, LEFT, RIGHT, A, B)] == [DOWN, UP, RIGHT, LEFT, A, B]


def test_number_keys_tap_at_the_press_on_pages_that_use_them():
    gestures = listening(holds=(A,), keys=True)
    for key in range(KEYS, KEYS + 6):
        assert gestures.feed(key, True, 5) == TAP and gestures.button == key
        assert until_quiet(gestures, 9000) == []
        assert gestures.feed(key, False, 9000) == NONE
        assert TURNED[key] == key


def test_number_keys_mean_nothing_elsewhere():
    gestures = listening()
    assert gestures.feed(KEYS, True, 5) == NONE == gestures.feed(KEYS, False, 9)
    assert Gestures().feed(KEYS, True, 0) == NONE


def test_a_number_key_that_is_stuck_is_named_and_works_once_it_is_let_go():
    gestures = listening(down=1 << KEYS + 2, keys=True)
    assert names(gestures.stuck) == "3"
    assert gestures.feed(KEYS + 2, False, 5) == NONE and not gestures.stuck
    assert gestures.feed(KEYS + 2, True, 9) == TAP


def test_a_button_that_runs_taps_again_while_it_is_down():
    gestures = listening(holds=(A,), runs=(UP,))
    assert gestures.feed(UP, True, 0) == TAP
    assert until_quiet(gestures, HOLD_MS - 1) == []
    assert until_quiet(gestures, HOLD_MS) == [(TAP, UP)]
    assert until_quiet(gestures, HOLD_MS + RUN_MS - 1) == []
    assert until_quiet(gestures, HOLD_MS + RUN_MS) == [(TAP, UP)]
    assert gestures.feed(UP, False, HOLD_MS + RUN_MS + 1) == NONE
    assert until_quiet(gestures, 60000) == []


def test_taps_that_a_busy_loop_has_missed_are_not_made_up_for():
    gestures = listening(runs=(UP,))
    gestures.feed(UP, True, 0)
    assert until_quiet(gestures, 5000) == [(TAP, UP)]
    assert until_quiet(gestures, 5000 + RUN_MS - 1) == []
    assert until_quiet(gestures, 5000 + RUN_MS) == [(TAP, UP)]


def test_a_button_runs_on_one_page_only_and_not_after_a_press_that_woke_the_box():
    gestures = listening(runs=(UP,))
    gestures.feed(UP, True, 0)
    gestures.listen(Stub(runs=(UP,)))
    assert until_quiet(gestures, 9000) == []
    gestures.feed(UP, False, 9001)
    assert gestures.feed(UP, True, 9100) == TAP
    gestures.drop()
    assert until_quiet(gestures, 20000) == []
