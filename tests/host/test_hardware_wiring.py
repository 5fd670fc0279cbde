"""The hardware's table and picture: made from the firmware's pins, whole, and no wire lies on another."""

import ast
import itertools
import re
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from lawkeeper.box.boards import pico_ring
from lawkeeper_host.hardware import wires as wires_module
from lawkeeper_host.hardware import wiring
from lawkeeper_host.hardware.truth import HANDBUILD, HARDWARE, pins
from lawkeeper_host.hardware.wires import HEADER, table, wires
from lawkeeper_host.places import FIRMWARE, ROOT

GPIO_WITHOUT_PIN = {"GP23", "GP24", "GP25", "GP29"}  # the Pico uses these itself
# Named by the Raspberry Pi Pico's data sheet, figure "pinout": spot checks of the header typed in here.
KNOWN = {6: "GP4", 14: "GP10", 20: "GP15", 21: "GP16", 29: "GP22", 36: "3V3", 39: "VSYS", 40: "VBUS"}


def test_picture_and_table_are_up_to_date() -> None:
    assert wiring.stale() == [], "run: python -m lawkeeper_host.hardware.wiring"


def test_a_changed_pin_makes_them_stale(monkeypatch: pytest.MonkeyPatch) -> None:
    table = pins()
    moved = {"GP22": "GP21"}
    rows = [[part, terminal, moved.get(pin, pin)] for part, terminal, pin in table["pico_ring"]["signals"]]
    table["pico_ring"]["signals"] = rows
    monkeypatch.setattr(wires_module, "pins", lambda: table)
    assert wiring.stale() == [wiring.PICTURE, wiring.PAGE]


def test_the_header_is_a_picos() -> None:
    assert len(HEADER) == 40
    assert {number: HEADER[number - 1] for number in KNOWN} == KNOWN
    assert [number for number, name in enumerate(HEADER, 1) if name == "GND"] == [3, 8, 13, 18, 23, 28, 38]
    numbers = sorted(int(name[2:]) for name in HEADER if re.fullmatch(r"GP\d+", name))
    assert numbers == [number for number in range(29) if f"GP{number}" not in GPIO_WITHOUT_PIN]


def test_every_pin_of_the_board_has_its_wire_and_no_pin_two() -> None:
    found = wires()
    assert {(wire.part, wire.terminal, wire.pin) for wire in found} >= set(pico_ring.PINS)
    assert len({wire.number for wire in found}) == len(found)
    assert all(HEADER[wire.number - 1] == wire.pin for wire in found)
    grounded = {wire.part for wire in found if wire.pin == "GND"}
    assert grounded == {part for part, _, _ in pico_ring.PINS}


def test_the_table_names_every_wire() -> None:
    assert table().count("\n") == len(wires()) + 1
    assert "| 29 | GP22 | ring of 24 DIN | violet | through 330 ohm (300 to 500) |" in table()


def _segments() -> list[tuple[int, tuple[float, ...]]]:
    pieces = []
    for wire in wires():
        points = wiring.route(wire)
        for (x1, y1), (x2, y2) in itertools.pairwise(points):
            assert x1 == x2 or y1 == y2, wire
            if (x1, y1) != (x2, y2):
                pieces.append((wire.number, (min(x1, x2), min(y1, y2), max(x1, x2), max(y1, y2))))
    return pieces


def test_no_wire_lies_on_another_and_few_cross() -> None:
    crossings = 0
    for (one, a), (other, b) in itertools.combinations(_segments(), 2):
        meet = a[0] <= b[2] and b[0] <= a[2] and a[1] <= b[3] and b[1] <= a[3]
        if one != other and meet:
            assert (a[0] == a[2]) != (b[0] == b[2]), f"the wires of pins {one} and {other} lie on each other"
            crossings += 1
    assert crossings == 2  # 3.3 V to the display goes over the top, past VBUS and GND


def test_the_picture_is_sound_and_stays_inside_its_frame() -> None:
    root = ElementTree.fromstring(wiring.picture())
    most = {"x": wiring.WIDTH, "cx": wiring.WIDTH, "y": wiring.HEIGHT, "cy": wiring.HEIGHT}
    for element, name in itertools.product(root.iter(), most):
        assert 0 <= float(element.get(name, 0)) <= most[name]
    words = {element.text for element in root.iter("{http://www.w3.org/2000/svg}text")}
    assert {"6 GP4", "VBUS 40", "330 ohm", "1N4001", "DIN", "VCC"} <= words


def test_a_page_without_its_marks_is_told() -> None:
    with pytest.raises(ValueError, match="has lost the marks"):
        wiring.page("# nothing here")


def _strings(path: Path) -> str:
    """All literal text of a Python file; a gap in a formatted string becomes a new line."""
    found = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.append(node.value.replace("%s", "\n"))
    return "\n".join(found)


def test_every_message_in_the_troubleshooting_is_one_that_is_said() -> None:
    """The words of a heading stand in the program, so whoever looks for what they read finds it."""
    sources = [*FIRMWARE.rglob("*.py"), *(ROOT / "host").rglob("*.py")]
    said = "\n".join(_strings(path) for path in sources)
    text = (HANDBUILD / "troubleshooting.md").read_text("utf-8")
    headings = re.findall(r'^### "(.+)"$', text, re.MULTILINE)
    assert len(headings) > 10
    for heading in headings:
        # A sentence may be put together of two texts: "%s cannot be used: %s."
        halves = [(heading[:at], heading[at:]) for at in range(5, len(heading) - 5)]
        assert heading in said or any(a in said and b in said for a, b in halves), heading


def test_links_between_the_pages_lead_somewhere() -> None:
    pages = sorted(HARDWARE.rglob("*.md"))
    assert len(pages) > 7
    for page in pages:
        for target in re.findall(r"\]\(([^)#]+)[)#]", page.read_text("utf-8")):
            assert (page.parent / target).exists(), f"{page}: {target}"
