"""The type checks really read the stubs: what no board has is caught, what it has passes."""

import pytest

from lawkeeper_host.checks import types


@pytest.fixture
def written(tmp_path):
    def write(*lines):
        path = tmp_path / "probe.py"
        path.write_text("\n".join(lines) + "\n")
        return [path]

    return write


def test_the_boards_names_pass(written, capfd):
    lines = (
        "import os, time",
        "import microcontroller, supervisor, usb_cdc",
        "",
        "def f():",
        "    os.getenv('LAWKEEPER_SOUND')",
        "    os.sync()",
        "    time.monotonic()",
        "    usb_cdc.data.write(microcontroller.nvm[0:3])",
        "    return supervisor.ticks_ms()",
    )
    assert types.check_board(written(*lines)) == 0, capfd.readouterr().out


@pytest.mark.parametrize(
    "wrong",
    [
        "os.nosuch",
        "microcontroller.nvm.nosuch",
        "supervisor.nosuch()",
        "usb_cdc.data.nosuch",
        "os.fork()",
        "time.perf_counter()",
    ],
)
def test_a_name_the_board_does_not_have_is_caught(written, capfd, wrong):
    files = written(
        "import os, time",
        "import microcontroller, supervisor, usb_cdc",
        "",
        "def f():",
        f"    return {wrong}",
    )
    assert types.check_board(files) == 1
    assert "has no attribute" in capfd.readouterr().out


@pytest.mark.parametrize(
    "wrong",
    [
        "os.nosuch",
        "os.fork()",
        "time.monotonic()",
        "binascii.crc_hqx(b'', 0)",
        "hashlib.sha256(b'')",
        "'text'.nosuch()",
        "gc.get_objects()",
    ],
)
def test_a_name_that_one_runtime_lacks_is_caught(written, capfd, wrong):
    files = written("import binascii, gc, hashlib, os, time", "", "def f():", f"    return {wrong}")
    assert types.check_portable(files) == 1
    assert "has no attribute" in capfd.readouterr().out


def test_a_hardware_module_is_not_known_everywhere(written, capfd):
    assert types.check_portable(written("import json, os", "os.listdir('.')", "json.dumps({})")) == 0
    assert types.check_portable(written("import pathlib")) == 1
    assert "Cannot find implementation" in capfd.readouterr().out


def test_the_host_is_checked_strictly(tmp_path, capfd):
    path = tmp_path / "probe.py"
    path.write_text("def f(a):\n    return a\n")
    assert types.check_host([path]) == 1
    assert "missing a type annotation" in capfd.readouterr().out
