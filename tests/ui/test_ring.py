# portable: runs on CPython and on the MicroPython VM
"""The ring of lights."""

from fakes.dice import Dice
from fakes.golden import ring_text
from lawkeeper.ui.ring import (
    AMBER,
    BLUE,
    CYAN,
    DIM,
    FAST,
    GREEN,
    O_LIGHT,
    OFF,
    RED,
    SLOW,
    VIOLET,
    WHITE,
    X_LIGHT,
    Ring,
    clock,
    fill_up,
)

COLOURS = (WHITE, GREEN, RED, AMBER, BLUE, VIOLET, CYAN)


def all_of(light):
    return bytearray([light] * 24)


def shown(frame, t=0, brightness=5, lights=24):
    ring = Ring(lights)
    ring.render(frame, t, brightness)
    return ring.rgb


def milliamperes(rgb):
    return 24 + 20 * sum(rgb) / 255


def test_the_current_stays_within_what_a_usb_port_gives():
    dice = Dice(1)
    ring = Ring()
    for number in range(300):
        colours = dice.pick((COLOURS, (WHITE,), (WHITE, CYAN), (GREEN, RED)))
        patterns = dice.pick(((0,), (SLOW, FAST), (0, DIM)))
        frame = bytearray([dice.pick(colours) | dice.pick(patterns) << 4 for _ in range(24)])
        ring.render(frame, dice.below(5000), number % 11)
        assert milliamperes(ring.rgb) <= 300, ring_text(frame)


def test_the_owner_may_allow_more_or_less():
    for most in (60, 150, 300, 600):
        ring = Ring(24, most)
        ring.render(all_of(WHITE), 0, 10)
        assert most - 20 < milliamperes(ring.rgb) <= most


def test_the_brightest_frame_uses_most_of_what_there_is():
    assert 280 < milliamperes(shown(all_of(WHITE), 0, 10)) <= 300


def test_a_frame_that_is_scaled_keeps_its_colours():
    rgb = shown(all_of(AMBER), 0, 10)
    assert rgb[0] > 2 * rgb[1] > 0 and rgb[2] == 0


def test_brightness_grows_from_dark_over_barely_lit():
    sums = [sum(shown(all_of(GREEN), 0, brightness)) for brightness in range(11)]
    assert sums[0] == 0
    assert sums[1] == 24 * 3
    assert sums == sorted(sums) and len(set(sums)) == 11


def test_every_colour_is_another_even_when_barely_lit():
    seen = {bytes(shown(all_of(colour), 0, 1)[:3]) for colour in COLOURS}
    assert len(seen) == len(COLOURS)
    assert bytes(3) not in seen


def test_slow_blinks_once_a_second():
    frame = all_of(RED | SLOW << 4)
    lights = [shown(frame, t)[0] for t in (0, 499, 500, 999, 1000)]
    assert lights == [21, 21, 7, 7, 21]


def test_fast_blinks_four_times_a_second():
    frame = all_of(RED | FAST << 4)
    assert [shown(frame, t)[0] for t in (0, 124, 125, 249, 250)] == [21, 21, 7, 7, 21]


def test_dim_is_far_darker_and_never_gone():
    for brightness in range(1, 11):
        dim = shown(all_of(GREEN | DIM << 4), 0, brightness)[1]
        full = shown(bytearray([GREEN] + [OFF] * 23), 0, brightness)[1]
        assert 0 < dim <= full // 3


def test_render_tells_whether_anything_changed():
    ring = Ring()
    frame = all_of(OFF)
    frame[3] = O_LIGHT
    assert ring.render(frame, 0, 5) is True
    for t in range(0, 3000, 40):
        assert ring.render(frame, t, 5) is False
    assert ring.render(frame, 0, 6) is True
    frame[3] = OFF
    assert ring.render(frame, 0, 6) is True
    assert ring.rgb == bytearray(72)


def test_a_blinking_frame_changes_twice_a_second():
    ring = Ring()
    frame = all_of(X_LIGHT)
    changes = [ring.render(frame, t, 5) for t in range(0, 4000, 40)]
    assert changes.count(True) == 8


def test_a_frame_that_is_changed_in_place_is_noticed():
    ring = Ring()
    frame = all_of(WHITE)
    ring.render(frame, 0, 5)
    frame[23] = BLUE
    assert ring.render(frame, 0, 5) is True
    assert bytes(ring.rgb[-3:]) == b"\0\0\x15"


def test_o_and_x_differ_in_more_than_colour():
    assert O_LIGHT >> 4 != X_LIGHT >> 4
    assert (O_LIGHT & 7, X_LIGHT & 7) == (GREEN, RED)


def test_the_last_minute_is_an_arc_that_shrinks():
    frame = bytearray(24)
    lit = []
    for left in (75000, 60000, 57500, 57499, 2500, 1, 0, -400):
        clock(frame, left)
        lit.append(len([light for light in frame if light == AMBER]))
    assert lit == [24, 24, 23, 23, 1, 1, 0, 0]
    clock(frame, 15000, RED)
    assert frame == bytearray([RED] * 6 + [OFF] * 18)


def test_a_long_hold_fills_the_ring():
    frame = all_of(GREEN)
    fill_up(frame, 7)
    assert frame == bytearray([WHITE] * 7 + [OFF] * 17)


def test_twelve_lights_show_an_arc_at_its_share():
    for count in range(25):
        frame = bytearray(12)
        fill_up(frame, count)
        assert frame == bytearray([WHITE] * ((count + 1) // 2) + [OFF] * (12 - (count + 1) // 2))


def test_a_board_with_twelve_lights_has_as_many_colours():
    frame = bytearray([GREEN] * 11 + [RED])
    assert shown(frame, 0, 5, 12) == bytearray(b"\0\x15\0" * 11 + b"\x15\0\0")


def test_what_is_lit_already_is_not_worked_out_again():
    ring = Ring()
    painted = []
    paint = ring._paint
    ring._paint = lambda *what: painted.append(what) or paint(*what)
    frame = all_of(GREEN)
    assert ring.render(frame, 0, 5)
    for t in (0, 20, 40, 124):
        assert not ring.render(frame, t, 5)
    assert len(painted) == 1
    assert ring.render(frame, 0, 6) and ring.render(all_of(RED), 0, 6)
    assert len(painted) == 3
