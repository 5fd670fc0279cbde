"""The box over the simulator's hardware: what is asked arrives on the right pins, a failure is a sentence."""

import errno
import gc
import os
import sys
import types
import weakref

import pytest

from lawkeeper.ui.buttons import KEYS, LEFT, UP, B

PICTURE = bytearray(i * 7 % 256 for i in range(1024))


def turned(picture):
    """The picture as it looks upside down."""
    return bytes(int(f"{value:08b}"[::-1], 2) for value in reversed(picture))


@pytest.fixture(params=["pico_ring", "macropad"])
def any_bench(request, new_bench):
    return new_bench(request.param)


@pytest.mark.parametrize("upside_down", [False, True])
def test_the_picture_is_on_the_display(any_bench, upside_down):
    any_bench.boot()
    box = any_bench.box()
    box.turn(upside_down)
    box.show(PICTURE, 0xFF)
    box.contrast(200)
    display = any_bench.machine.display
    assert display.picture() == (turned(PICTURE) if upside_down else bytes(PICTURE))
    assert (display.lit, display.contrast, display.unknown) == (True, 200, set())
    box.contrast(0)
    assert not display.lit
    assert box.faults == []


def test_a_sh1106_on_the_pico_shows_the_same_picture_when_settings_toml_says_so(bench):
    bench.start(chip="sh1106")
    bench.toml["LAWKEEPER_DISPLAY"] = "sh1106"
    bench.boot()
    box = bench.box()
    box.show(PICTURE, 0xFF)
    assert bench.machine.display.picture() == bytes(PICTURE)


def test_a_display_chip_that_does_not_exist_is_told_and_the_usual_one_is_used(bench):
    bench.toml["LAWKEEPER_DISPLAY"] = "ssd1307"
    bench.boot()
    box = bench.box()
    box.show(PICTURE, 0xFF)
    assert bench.machine.display.picture() == bytes(PICTURE)
    assert box.faults == ["LAWKEEPER_DISPLAY in settings.toml is ssd1307. There are: ssd1306, sh1106."]


def test_a_display_that_is_pulled_out_and_put_back_shows_everything_again(bench):
    bench.boot()
    box = bench.box()
    display = bench.machine.display
    bench.machine.display = None
    box.show(PICTURE, 0xFF)
    sentence = "The display does not answer. Check its power and its wires (SDA is GP4, SCL is GP5)."
    assert box.faults == [sentence]
    display.reset()
    bench.machine.display = display
    bench.clock.now += 6
    box.rest()
    assert box.faults == []
    assert display.picture() == bytes(PICTURE)


def test_without_pull_ups_the_display_is_missing_and_all_else_works(bench, monkeypatch):
    bench.boot()
    import busio

    def no_module(*_, **__):
        raise RuntimeError("No pull up found on SDA or SCL; check your wiring")

    monkeypatch.setattr(busio, "I2C", no_module)
    box = bench.box()
    assert box.faults[0].startswith("The display does not answer.")
    box.light(bytes(range(72)))
    assert bench.machine.lights == bytes(range(72))


def test_a_bus_that_hangs_is_opened_afresh(bench, monkeypatch):
    bench.boot()
    box = bench.box()
    import busio

    def hang(*_, **__):
        raise OSError(errno.ETIMEDOUT)

    with monkeypatch.context() as patch:
        patch.setattr(busio.I2C, "writeto", hang)
        box.show(PICTURE, 0xFF)
    assert bench.machine.pins[4].user is None
    bench.clock.now += 6
    box.rest()
    assert bench.machine.display.picture() == bytes(PICTURE)


def test_buttons_are_numbered_as_the_app_numbers_them(any_bench):
    any_bench.boot()
    box = any_bench.box()
    assert box.event() == -1
    pressed_at = box.ticks()
    any_bench.press("UP")
    any_bench.clock.now += 0.25
    any_bench.press("B")
    any_bench.press("UP", False)
    assert (box.event(), box.event_at) == (UP | 0x80, pressed_at)
    assert (box.event(), box.event(), box.event()) == (B | 0x80, UP, -1)
    assert box.held() == 1 << B


def test_number_keys_follow_the_buttons(new_bench):
    bench = new_bench("macropad")
    bench.boot()
    box = bench.box()
    assert box.buttons == 12
    for key, name in enumerate("123456", KEYS):
        bench.press(name)
        bench.clock.now += 0.1
        bench.press(name, False)
        bench.clock.now += 0.1
        assert (box.event(), box.event()) == (key | 0x80, key)


def test_a_board_without_number_keys_has_six_buttons(bench):
    bench.boot()
    assert bench.box().buttons == 6


def test_a_button_held_at_the_start_is_known(bench):
    bench.start(held=("LEFT",))
    bench.boot()
    assert bench.box().held() == 1 << LEFT


def test_lights_arrive_in_order_with_their_colours(any_bench):
    any_bench.boot()
    box = any_bench.box()
    rgb = bytearray(range(72))
    box.light(rgb)
    assert any_bench.machine.lights == bytes(rgb[: 3 * box.lights])


def test_a_tone_sounds_until_silence(any_bench):
    any_bench.boot()
    box = any_bench.box()
    any_bench.machine.tones.clear()
    box.tone(880, 1500)
    box.tone(0, 0)
    heard = [hertz for hertz, _ in any_bench.machine.tones]
    assert 880 in heard and heard[-1] == 0


def test_the_cable_never_waits(bench):
    bench.boot()
    box = bench.box()
    buffer = bytearray(16)
    assert not box.cable_up() and box.cable_read(buffer) == 0
    bench.cable.connected = True
    bench.cable.incoming += b"hello\n"
    assert box.cable_up() and box.cable_read(buffer) == 6 and buffer[:6] == b"hello\n"
    bench.cable.room = 3
    assert box.cable_write(memoryview(b"abcdef")) == 3
    bench.cable.room = 0
    assert box.cable_write(memoryview(b"def")) == 0
    assert bytes(bench.cable.outgoing) == b"abc"


def test_the_watchdog_runs_from_the_start_and_restart_is_a_reset(bench):
    bench.boot()
    box = bench.box()
    import microcontroller
    import watchdog

    assert microcontroller.watchdog.mode is watchdog.WatchDogMode.RESET
    assert microcontroller.watchdog.timeout == 8
    box.feed()
    with pytest.raises(BaseException, match="reset"):
        box.restart()


def test_the_date_can_be_set(bench):
    bench.boot()
    box = bench.box()
    import rtc

    box.set_date(1_790_000_000)
    assert rtc._now() == 1_790_000_000


def test_what_box_says_of_itself(any_bench):
    any_bench.boot()
    box = any_bench.box()
    assert (box.name, box.lights) == {"pico_ring": ("pico_ring", 24), "macropad": ("macropad", 12)}[box.name]
    assert len(box.nvm) == 4096 and len(box.random(8)) == 8 and box.random is os.urandom
    assert box.ticks() == int(any_bench.clock.now * 1000)
    assert not box.service


def test_service_mode_is_told_to_the_whole_table(bench):
    bench.start(held=("B",))
    bench.boot()
    box = bench.box()
    assert box.service
    assert box.faults == ["Service mode: a computer can read this box until it is restarted."]


def test_a_missing_library_costs_only_the_ring(bench):
    bench.boot()
    bench.modules["neopixel"] = None
    box = bench.box()
    box.light(bytearray(72))
    assert len(box.faults) == 1
    assert box.faults[0].startswith("The ring of lights cannot be used: ")


def test_taken_pins_cost_only_what_hangs_on_them(bench):
    bench.boot()
    import board
    import digitalio

    from lawkeeper.box.box import Box

    taken = [digitalio.DigitalInOut(pin) for pin in (board.GP10, board.GP16)]
    box = Box()
    assert box.faults == [
        "The buttons cannot be used: GP10 in use. The box goes on without.",
        "The sounder cannot be used: GP16 in use. The box goes on without.",
    ]
    assert (box.event(), box.held()) == (-1, 0)
    box.tone(440, 100)
    assert taken[0].value is False


def test_without_boot_py_the_data_port_is_missing_and_told(bench):
    box = bench.box()
    sentence = "The data port is off, so no program can reach the box. Install the firmware again."
    assert box.faults[0] == sentence
    assert not box.cable_up() and box.cable_read(bytearray(4)) == 0 and box.cable_write(b"x") == 0


def test_a_calm_minute_ends_a_row_of_crashes(bench, monkeypatch):
    monkeypatch.setattr(sys, "platform", "RP2040")
    bench.register[:] = b"LK!\x02"
    bench.boot()
    box = bench.box()
    bench.clock.now += 59
    box.feed()
    assert bench.register == b"LK!\x02"
    bench.clock.now += 2
    box.feed()
    assert bench.register == bytes(4)


def test_nothing_of_the_opening_lives_on_in_what_it_opens(bench):
    bench.boot()
    box = bench.box()
    from lawkeeper.box import opening

    ways = [weakref.ref(way) for way in vars(opening).values() if type(way) is type(opening.display)]
    assert len(ways) > 5
    del sys.modules["lawkeeper.box"].opening, sys.modules["lawkeeper.box.opening"]  # as modules.Memory does
    del opening
    gc.collect()
    assert [way() for way in ways if way() is not None] == [] and box.faults == []


def test_code_py_runs_the_app_with_the_box(bench):
    got = []
    bench.modules["lawkeeper.app"] = types.SimpleNamespace(main=got.append)
    bench.boot()
    bench.run("code.py")
    import supervisor

    assert [made().name for made in got] == ["pico_ring"]
    assert supervisor.runtime.autoreload is False


def test_the_pico_measures_its_supply_and_the_macropad_cannot(new_bench):
    assert 4680 < new_bench("pico_ring").box().supply() < 4720
    assert new_bench("macropad").box().supply() == 0


def test_the_owner_may_say_what_the_lights_may_take(bench, monkeypatch):
    assert bench.box().current == 300
    monkeypatch.setattr(
        os, "getenv", lambda key, default=None: 500 if key == "LAWKEEPER_CURRENT" else default
    )
    assert bench.box().current == 500


@pytest.mark.parametrize("said", [59, 1401, "much"])
def test_a_current_that_cannot_be_is_told_and_the_usual_one_counts(bench, monkeypatch, said):
    monkeypatch.setattr(
        os, "getenv", lambda key, default=None: said if key == "LAWKEEPER_CURRENT" else default
    )
    box = bench.box()
    assert box.current == 300
    assert "LAWKEEPER_CURRENT in settings.toml is %s. It is a number from 60 to 1400." % said in box.faults
