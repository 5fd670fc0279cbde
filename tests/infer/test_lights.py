# portable: runs on CPython and on the MicroPython VM
"""The tray of markers and tokens on the ring."""

from fakes.golden import compare, ring_text
from lawkeeper.games.infer.pages.lights import MARK_GONE, MARK_O, MARK_X, TOKEN_LIGHT, tray
from lawkeeper.ui.ring import FREE_LIGHT, O_LIGHT, OFF, WHITE, X_LIGHT, Ring


def test_item_4_and_5_the_tray_of_a_new_game():
    frame = bytearray(24)
    tray(frame, (), 20, 4)
    assert frame == bytearray([FREE_LIGHT] * 20 + [TOKEN_LIGHT] * 4)


def test_item_22_a_marker_that_left_the_game_is_dark_and_does_not_come_back():
    frame = bytearray([WHITE] * 24)
    tray(frame, (MARK_O, MARK_X, MARK_GONE, MARK_X), 16, 3)
    compare("ui/ring_tray", ring_text(frame))


def test_a_tray_that_is_full():
    frame = bytearray(24)
    tray(frame, bytes([MARK_X] * 20), 0, 0)
    assert frame == bytearray([X_LIGHT] * 20 + [OFF] * 4)


def test_a_tray_takes_no_more_marks_than_there_are_lights():
    frame = bytearray(24)
    tray(frame, bytes([MARK_O] * 30), 0, 4)
    assert frame == bytearray([O_LIGHT] * 20 + [TOKEN_LIGHT] * 4)


def test_a_token_is_told_from_a_cross_by_its_colour():
    ring = Ring()
    frame = bytearray(24)
    tray(frame, bytes([MARK_X]), 0, 1)
    for moment in (0, 500):  # in both halves of the blink
        ring.render(frame, moment, 4)
        cross, token = ring.rgb[:3], ring.rgb[60:63]
        assert cross[0] >= 4 and not cross[2] and token[2] >= 4 and not token[0]


def test_twelve_lights_show_the_youngest_markers_and_the_tokens():
    frame = bytearray(12)
    tokens = bytearray([TOKEN_LIGHT] * 3 + [OFF])
    tray(frame, (MARK_O, MARK_X), 18, 3)
    assert frame == bytearray([O_LIGHT, X_LIGHT] + [FREE_LIGHT] * 6) + tokens
    tray(frame, [MARK_O] * 9 + [MARK_X, MARK_X], 9, 3)
    assert frame == bytearray([O_LIGHT] * 6 + [X_LIGHT] * 2) + tokens
    tray(frame, [MARK_X] * 19 + [MARK_O], 0, 3)
    assert frame == bytearray([X_LIGHT] * 7 + [O_LIGHT]) + tokens
    tray(frame, (), 20, 0)
    assert frame == bytearray([FREE_LIGHT] * 8 + [OFF] * 4)
    tray(frame, [MARK_O] * 4, 2, 3)
    assert frame == bytearray([O_LIGHT] * 4 + [FREE_LIGHT] * 2 + [OFF] * 2) + tokens
