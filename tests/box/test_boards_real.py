"""The boards' tables against others: CircuitPython's own pin names, the virtual box, the current of USB."""

import importlib.util
import re
from pathlib import Path

import pytest

from lawkeeper.box import boards
from lawkeeper.ui import ring
from lawkeeper_host.sim.hardware import BOARDS as VIRTUAL

IDS = [(name, board_id) for name, ids in boards.BOARDS for board_id in ids]
USB_MA = 300


def pins_of(board_id):
    """-> {name: number of the GPIO} as the stubs of the pinned CircuitPython release have it."""
    found = importlib.util.find_spec("board_definitions")
    folder = Path(next(iter(found.submodule_search_locations)))
    text = (folder / board_id / "__init__.pyi").read_text("utf-8")
    return {name: int(gpio) for name, gpio in re.findall(r"^(\w+): .*# GPIO(\d+)$", text, re.MULTILINE)}


@pytest.mark.parametrize(("name", "board_id"), IDS)
def test_every_pin_is_one_of_the_board_and_no_gpio_is_used_twice(name, board_id):
    there = pins_of(board_id)
    used = [there[pin] for _, _, pin in boards.load(name).PINS]
    assert len(set(used)) == len(used)


@pytest.mark.parametrize(("name", "board_id"), IDS)
def test_the_virtual_box_has_the_pins_of_the_board(name, board_id):
    there = pins_of(board_id)
    assert {pin: there[pin] for pin in VIRTUAL[name].pin_names if pin in there} == {
        pin: gpio for pin, gpio in VIRTUAL[name].pin_names.items() if pin in there
    }
    assert {pin for _, _, pin in boards.load(name).PINS} <= set(VIRTUAL[name].pin_names)


@pytest.mark.parametrize(("name", "board_id"), IDS)
def test_the_supply_is_measured_on_a_pin_that_nothing_else_uses(name, board_id):
    there, row = pins_of(board_id), boards.load(name)
    if row.SUPPLY:
        assert there[row.SUPPLY] == 29 and 29 not in [there[pin] for _, _, pin in row.PINS]


@pytest.mark.parametrize("name", [name for name, _ in boards.BOARDS])
def test_the_ring_at_its_brightest_leaves_usb_enough(name):
    count = boards.load(name).LIGHTS[0]
    lights = ring.Ring(count)
    lights.render(bytearray([ring.WHITE] * count), 0, 10)
    assert 24 + 20 * sum(lights.rgb) / 255 <= USB_MA
