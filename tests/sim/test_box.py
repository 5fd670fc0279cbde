"""A virtual box: buttons, lights, memory, power cuts, and every way a run can end. The firmware is
tests/sim/data/tiny."""

import contextlib
import os
import select
import shutil
import socket

import pytest

from lawkeeper_host.errors import HostError, LinkLost
from lawkeeper_host.transport import open_port

PRESSED = (10, 20, 30)


def tell(box, word):
    """Send a line over the cable and wait for its echo, or for the end of the box that it brought about."""
    box.wait_until(lambda: box.port, what="the port")
    port = open_port(box.url or box.port)
    heard = b""
    with contextlib.suppress(LinkLost):
        port.write(word + b"\n")
        while not heard.endswith(b"\n"):
            heard += port.read(5.0)
    port.close()


def test_the_buttons_reach_the_firmware_and_the_screen_shows_it(box):
    box.press("UP")
    box.wait_until(lambda: box.screen[0] == 0xFF and box.ring()[0] == PRESSED)
    box.press("right")
    box.wait_until(lambda: box.screen[3] == 0xFF and box.ring()[3] == PRESSED)
    with pytest.raises(KeyError, match="no button C"):
        box.press("C")


def test_a_button_is_down_until_it_is_let_go(box):
    box.hold("A")
    box.wait_until(lambda: box.view.tone == (880, 0x8000), what="the tone")
    assert box.view.down == {"A"}
    box.release("A")
    box.wait_until(lambda: box.view.tone[0] == 0, what="silence")


def test_boot_py_and_code_py_ran_in_this_order_with_the_settings_of_the_drive(box):
    assert box.console.index("boot: play") < box.console.index(
        "code: start microcontroller.ResetReason.POWER_ON"
    )
    assert "colour teal" in box.console
    assert box.view.usb["data"] is True and box.view.usb["drive"] is False
    assert box.view.usb["names"]["product"] == "Tiny box"


def test_nvm_outlives_a_power_cut_and_nothing_else_does(box, started):
    for times in (1, 2):
        box.press("A")
        box.wait_until(lambda times=times: box.view.programs == times)
    box.cut_power()
    assert (box.view.power, box.view.stage) == (False, "off")
    assert not any(box.screen) and box.ring() == [(0, 0, 0)] * 24 and box.view.tone == (0, 0)
    box.press("A")  # a hand on a box without power
    box.power_on()
    started(box)
    box.wait_until(lambda: box.ring()[0] == (2, 0, 0), what="two writes remembered")
    assert box.view.boots == 2


def test_the_power_can_be_cut_at_any_moment_of_a_start(make_box, started):
    box = make_box()
    for stage in ("on", "boot.py", "code.py"):
        box.power_on()
        box.wait_until(lambda stage=stage: box.view.stage == stage or box.view.stage == "code.py")
        box.cut_power()
    box.power_on()
    started(box)


def test_a_cut_box_leaves_no_process(box):
    child = box.runner._child.pid
    box.cut_power()
    with pytest.raises(ProcessLookupError):
        os.kill(child, 0)


def test_a_button_held_at_power_on_is_seen_by_boot_py_and_then_let_go(make_box, started):
    box = make_box()
    box.power_on(hold=("B",))
    started(box)
    assert "boot: service" in box.console
    assert box.view.usb["data"] is False and not box.port
    box.wait_until(lambda: box.view.down == set(), what="the finger to go")


def test_an_error_stops_the_box_with_its_traceback_and_it_can_be_powered_on_again(box, started):
    tell(box, b"boom")
    box.wait_until(lambda: box.view.stage == "stopped")
    assert box.view.stopped == "ValueError: boom" and not box.view.power
    assert "Traceback" in box.console and 'raise ValueError("boom")' in box.console
    assert "runpy" not in box.console, "the board's console begins with the firmware's own file"
    box.power_on()
    started(box)
    assert box.view.stopped == ""


def test_a_reset_starts_again_by_itself(box, started):
    tell(box, b"reset")
    box.wait_until(lambda: "ResetReason.SOFTWARE" in box.console)
    started(box)
    assert box.view.boots == 2


def test_a_reload_runs_code_py_again_without_boot_py(box):
    tell(box, b"reload")
    box.wait_until(lambda: box.console.count("code: start") == 2)
    assert box.console.count("boot: play") == 1 and box.view.boots == 1
    box.press("UP")
    box.wait_until(lambda: box.ring()[0] == PRESSED, what="the buttons after a reload")


def test_a_starved_watchdog_resets_the_box(box):
    tell(box, b"hang")
    box.wait_until(lambda: "ResetReason.WATCHDOG" in box.console)


def test_a_box_that_restarts_for_ever_is_stopped(make_box, tmp_path):
    firmware = tmp_path / "restless"
    firmware.mkdir()
    (firmware / "code.py").write_text("import microcontroller\nmicrocontroller.reset()\n")
    box = make_box(firmware=firmware)
    box.power_on()
    box.wait_until(lambda: box.view.stage == "stopped")
    assert "restarted itself 5 times" in box.view.stopped


def test_a_firmware_without_code_py_says_so(make_box, tmp_path):
    (tmp_path / "none").mkdir()
    box = make_box(firmware=tmp_path / "none")
    box.power_on()
    box.wait_until(lambda: box.view.stage == "stopped")
    assert "code.py is not there" in box.view.stopped


@pytest.mark.parametrize("where", ["code.py", "lawkeeper/find.py"])
def test_what_the_board_has_not_stops_the_firmware(make_box, tmp_path, where):
    (tmp_path / "lawkeeper").mkdir()
    for name, text in {
        "code.py": "from lawkeeper import find\n",
        "lawkeeper/__init__.py": "",
        "lawkeeper/find.py": "",
        where: "find = next\nprint('found', find(iter([]), False))\n",
    }.items():
        (tmp_path / name).write_text(text)
    box = make_box(firmware=tmp_path)
    box.power_on()
    box.wait_until(lambda: box.view.stage == "stopped")
    assert "TypeError" in box.view.stopped and "line 2" in box.console


def test_an_end_of_code_py_is_no_error(make_box, tmp_path):
    (tmp_path / "short").mkdir()
    (tmp_path / "short" / "code.py").write_text("print('bye')\n")
    box = make_box(firmware=tmp_path / "short")
    box.power_on()
    box.wait_until(lambda: box.view.stage == "stopped")
    assert box.view.stopped == "code.py came to its end" and box.console == "bye\n"


def test_safe_mode_runs_safemode_py_which_may_reset(make_box, tmp_path, started):
    firmware = tmp_path / "safe"
    shutil.copytree(os.path.join(os.path.dirname(__file__), "data", "tiny"), firmware)
    (firmware / "safemode.py").write_text(
        "import microcontroller, supervisor\n"
        "print(supervisor.runtime.safe_mode_reason)\n"
        "microcontroller.reset()\n"
    )
    box = make_box(firmware=firmware)
    box.power_on()
    started(box)
    box.crash("HARD_FAULT")
    box.wait_until(lambda: box.console.count("boot: play") == 2)
    started(box)
    assert "SafeModeReason.HARD_FAULT" in box.console


def test_code_may_write_to_the_drive_only_when_boot_py_took_it(box, make_box):
    tell(box, b"file")
    kept = box.state.drive / "keep" / "a.bin"
    box.wait_until(lambda: kept.read_bytes()[:4] == b"kept" or box.view.stage == "stopped")
    assert kept.read_bytes()[:4] == b"kept"


def test_a_drive_that_the_host_has_is_read_only(make_box, tmp_path):
    firmware = tmp_path / "visible"
    firmware.mkdir()
    (firmware / "code.py").write_text(
        "for path, mode in (('x', 'w'), ('/tmp/x', 'w'), ('keep/a.bin', 'r+b')):\n"
        "    try:\n        open(path, mode)\n    except OSError as error:\n        print(error.errno)\n"
        "print(len(open('keep/a.bin', 'rb').read()) > 0)\n"
    )
    box = make_box(firmware=firmware)
    box.power_on()
    box.wait_until(lambda: box.view.stage == "stopped")
    assert box.console.split() == ["30", "30", "30", "True"]


def test_a_seed_makes_chance_repeatable_but_not_over_starts(make_box, started):
    def chances(folder, seed):
        box = make_box(folder, seed=seed)
        for _ in range(2):
            box.power_on()
            started(box)
            box.cut_power()
        return [line.split()[-1] for line in box.console.splitlines() if "random" in line]

    first, again, other = chances("one", 1), chances("two", 1), chances("three", 2)
    assert first == again and first != other and first[0] != first[1]


def test_speed_is_a_matter_of_the_running_box(box):
    box.set_speed(10)
    assert box.runner.speed == 10
    box.set_speed(99)
    assert box.runner.speed == 10
    box.press("B")
    box.wait_until(lambda: "B at" in box.console)


def test_a_new_box_has_an_erased_memory(box, started):
    box.press("A")
    box.wait_until(lambda: box.view.programs == 1)
    box.new()
    assert box.state.nvm.read_bytes() == b"\xff" * 4096
    box.power_on()
    started(box)
    assert box.ring()[0] == (0, 0, 0)


def test_two_simulators_do_not_share_a_memory(box, make_box):
    with pytest.raises(HostError, match="Another virtual box is running") as refused:
        make_box()
    assert "--state" in refused.value.hint and refused.value.exit_code == 2


def test_the_child_ends_when_the_simulator_goes(box):
    child = box.runner._child
    box.call(child._talk.shutdown, socket.SHUT_RDWR)
    assert child._process.wait(5) == 0


def test_the_child_ends_when_the_simulator_is_killed_before_it_has_read_everything(box):
    child = box.runner._child
    box.call(box.loop.remove_reader, child._talk)
    box.press("UP")
    assert select.select([child._talk], [], [], 5)[0]
    box.call(child._talk.close)
    assert child._process.wait(5) == 0
    box.call(box.loop.remove_reader, child._console)
    box.call(box.runner.line.unplug)
    box.runner._child = None


def test_a_wait_that_fails_shows_the_screen_and_the_console(box):
    with pytest.raises(TimeoutError, match="a white elephant") as failed:
        box.wait_until(lambda: False, 0.01, "a white elephant")
    assert "boot: play" in str(failed.value) and "code.py" in str(failed.value)
