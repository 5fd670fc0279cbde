"""`python -m lawkeeper_host.hardware.check`: whether everything in `hardware/` says the same.

Two tiers. The first needs Python only and runs in `make test` too; the second needs KiCad 9 and OpenSCAD, and
says loudly when they are not there. Each check returns sentences; none of them means that all is well.
"""

from __future__ import annotations

import csv
import io
import math
import re
import sys
import tempfile
import zipfile
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from lawkeeper.box import boards
from lawkeeper.ui.ring import WHITE, Ring
from lawkeeper_host.hardware import case, circuit, fabricate, handbuild, mesh, wires, wiring
from lawkeeper_host.hardware.sexpr import Node, every, one, read
from lawkeeper_host.hardware.truth import BUTTONS, CARRIER, CASE, dimensions, parts, pins

USB_MA = 300
MOST_JOINTS = 40
Nets = dict[str, set[tuple[str, str]]]
Place = tuple[float, float]


def firmware(table: dict[str, Any] | None = None) -> list[str]:
    """The firmware's boards against `pins.json`."""
    found = []
    for name, said in (table or pins()).items():
        if name == "about":
            continue
        row = boards.load(name)
        display, lights = said["display"], said["lights"]
        there = row.PINS, row.DISPLAY, row.LIGHTS, row.TITLE
        wanted = (
            tuple(map(tuple, said["signals"])),
            (display["chip"], display["bus"], tuple(display["addresses"])),
            (lights["count"], lights["order"]),
            said["title"],
        )
        found += [
            f"{name}: the firmware has {a}, pins.json has {b}."
            for a, b in zip(there, wanted, strict=True)
            if a != b
        ]
    return found


def nets_of(netlist: str) -> Nets:
    """Net -> the (part, pin) on it, of what KiCad has exported; pins that are left open are none."""
    found: Nets = {}
    for net in every(one(read(netlist), "nets"), "net"):
        name = str(one(net, "name")[1]).removeprefix("/")
        nodes = {(str(one(node, "ref")[1]), str(one(node, "pin")[1])) for node in every(net, "node")}
        if not name.startswith("unconnected-"):
            found[name] = nodes
    return found


def netlist(text: str | None = None) -> list[str]:
    """The committed netlist against the circuit, which takes its signals from `pins.json`."""
    there = nets_of(text or (CARRIER / "carrier.net").read_text("utf-8"))
    return _differ(circuit.nets(), there, "the netlist")


def board(text: str | None = None) -> list[str]:
    """The committed board against the circuit: each pad is on its net."""
    tree = read(text or (CARRIER / "carrier.kicad_pcb").read_text("utf-8"))
    there: Nets = {}
    for foot in every(tree, "footprint"):
        ref = _reference(foot)
        for pad in every(foot, "pad"):
            net = next(every(pad, "net"), None)
            name = str(net[-1]).removeprefix("/") if net else ""
            if name and not name.startswith("unconnected-"):
                there.setdefault(name, set()).add((ref, str(pad[1])))
    return _differ(circuit.nets(), there, "the board")


def _reference(foot: Node) -> str:
    return next(str(field[2]) for field in every(foot, "property") if field[1] == "Reference")


def _differ(wanted: Nets, there: Nets, what: str) -> list[str]:
    found = []
    for name in sorted(wanted.keys() | there.keys()):
        a, b = wanted.get(name, set()), there.get(name, set())
        if a != b:
            odd = ", ".join(sorted(f"{ref} pin {pin}" for ref, pin in a ^ b))
            found.append(f"{what}: the net {name} is not as pins.json and the circuit have it: {odd}.")
    return found


def bill(text: str | None = None) -> list[str]:
    """The list of parts of the carrier board: every part of the schematic, each with a number."""
    rows = list(csv.DictReader(io.StringIO(text or (CARRIER / "bom.csv").read_text("utf-8"))))
    named = [ref for row in rows for ref in row["refs"].split()]
    fitted = {part.ref for part in circuit.parts() if not part.symbol.startswith("Jumper:")}
    found = [f"bom.csv does not have {ref}." for ref in sorted(fitted - set(named))]
    found += [f"bom.csv has {row['part']} without a number to order." for row in rows if not row["number"]]
    found += [
        f"bom.csv has {ref} twice." for ref in sorted({ref for ref in named if named.count(ref) > 1} & fitted)
    ]
    if text is None and (CARRIER / "bom.csv").read_text("utf-8") != fabricate.bill():
        found.append("bom.csv is not what parts.json says. Run: make hardware")
    return found


def places(positions: str) -> dict[str, Place]:
    """Part -> the middle of its body on the board, from KiCad's list of positions."""
    offsets = {part.ref: part.middle for part in circuit.parts()}
    found = {}
    for row in csv.DictReader(io.StringIO(positions)):
        dx, dy = offsets[row["Ref"]]
        angle = math.radians(float(row["Rot"]))
        c, s = round(math.cos(angle)), round(math.sin(angle))
        found[row["Ref"]] = float(row["PosX"]) + dx * c + dy * s, -float(row["PosY"]) + dy * c - dx * s
    return found


def positions(text: str | None = None) -> list[str]:
    """KiCad's list of positions, and the holes of the board, against `dimensions.json`."""
    sizes = dimensions()
    there = places(text or (CARRIER / "positions.csv").read_text("utf-8"))
    found = []
    for ref, (x, y, _) in sizes["parts"].items():
        if ref in there and math.dist(there[ref], (x, y)) > 0.01:
            found.append(f"{ref} is at {_mm(there[ref])}; dimensions.json says {_mm((x, y))}.")
    missing = sorted(set(sizes["parts"]) - set(there) - {"JP1", "JP2", "JP3"})
    found += [f"positions.csv does not have {ref}." for ref in missing]
    tree = read((CARRIER / "carrier.kicad_pcb").read_text("utf-8"))
    drilled = {_reference(foot): tuple(map(float, one(foot, "at")[1:3])) for foot in every(tree, "footprint")}  # type: ignore[arg-type]
    for ref, at in sizes["board"]["holes"].items():
        if math.dist(drilled[ref], at) > 0.01:
            found.append(f"The hole {ref} is at {_mm(drilled[ref])}; dimensions.json says {_mm(at)}.")
    return found


def _mm(at: Iterable[float]) -> str:
    return ", ".join(f"{value:g}" for value in at)


def bodies(folder: Path = CASE) -> list[str]:
    """The printed parts: closed, of one piece, small enough for the bed."""
    found = []
    bed = dimensions()["case"]["bed"]
    for name in case.PRINTED:
        body = mesh.read(folder / f"{name}.stl")
        pieces = len(BUTTONS) if name == "caps" else 1
        if not mesh.is_closed(body):
            found.append(f"{name}.stl is not closed.")
        if mesh.bodies(body) != pieces:
            found.append(f"{name}.stl is {mesh.bodies(body)} pieces, not {pieces}.")
        if max(mesh.size(body)[:2]) > bed:
            found.append(f"{name}.stl does not fit on a bed of {bed} mm.")
    return found


def openings(folder: Path = CASE, positions_: str | None = None) -> list[str]:
    """Whether one can look through the case where something has to come through; lid.stl lies with its outer
    face down, so its y is the board's."""
    sizes = dimensions()
    there = places(positions_ or (CARRIER / "positions.csv").read_text("utf-8"))
    lid, base = mesh.read(folder / "lid.stl"), mesh.read(folder / "base.stl")
    through = (-1.0, sizes["case"]["lid"] + 0.1)
    looks = {
        f"the hole over button {name}": _around(there[f"SW{n}"], 5.7) for n, name in enumerate(BUTTONS, 1)
    }
    looks |= {f"the hole over light {n}": _around(at, 2.3) for n, at in enumerate(_lights(sizes), 1)}
    looks["the window"] = _window(sizes)
    found = [
        f"The case: {name} is closed or in another place."
        for name, points in looks.items()
        if any(mesh.hits(lid, point, 2, through) for point in points)
    ]
    found += [
        f"The case: {name} is closed or in another place."
        for name, open_ in _sides(sizes, there, base)
        if not open_
    ]
    posts = [at for at in sizes["board"]["holes"].values() if not mesh.hits(lid, tuple(at), 2, through)]
    found += [f"The case: at {_mm(at)} there is no post for a screw." for at in posts]
    return found


def _around(at: Place, radius: float) -> list[Place]:
    steps = [(math.cos(n * math.pi / 4), math.sin(n * math.pi / 4)) for n in range(8)]
    return [(at[0] + 0.013, at[1] + 0.007), *((at[0] + radius * dx, at[1] + radius * dy) for dx, dy in steps)]


def _lights(sizes: dict[str, Any]) -> list[Place]:
    ring = sizes["ring"]
    (x, y), radius = ring["middle"], (ring["outer"] + ring["inner"]) / 4
    turns = [2 * math.pi * number / ring["lights"] for number in range(ring["lights"])]
    return [(x + radius * math.sin(turn), y - radius * math.cos(turn)) for turn in turns]


def _window(sizes: dict[str, Any]) -> list[Place]:
    (x, y), (wide, high) = sizes["display"]["window_middle"], sizes["display"]["window"]
    return [(x + wide * i / 9, y + high * j / 9) for i in range(-4, 5) for j in range(-4, 5)]


def _sides(sizes: dict[str, Any], there: dict[str, Place], base: mesh.Triangles) -> list[tuple[str, bool]]:
    board_, heights = sizes["board"], sizes["heights"]
    usb = -there["U1"][1] + 0.003, board_["thickness"] + sum(heights["pico"]) / 2 + 0.507
    battery = -there["J3"][1] + 0.003, board_["thickness"] + 2.907
    middle = board_["size"][0] / 2
    return [
        ("the opening for USB", not mesh.hits(base, usb, 0, (-50, middle))),
        ("the opening for the battery", not mesh.hits(base, battery, 0, (middle, 200))),
    ]


def current() -> list[str]:
    """The brightest frame of each board within what the box leaves of a USB port."""
    found = []
    for name, _ in boards.BOARDS:
        count = boards.load(name).LIGHTS[0]
        lights = Ring(count)
        lights.render(bytearray([WHITE] * count), 0, 10)
        taken = 24 + 20 * sum(lights.rgb) / 255
        if taken > USB_MA:
            found.append(f"{name}: the brightest frame takes {taken:.0f} mA, more than {USB_MA}.")
    return found


def effort(price: dict[str, Any] | None = None) -> list[str]:
    """Joints and price of the hand build."""
    found = []
    joints, cost = handbuild.joints(wires.wires()), handbuild.cost(price or parts())
    if joints > MOST_JOINTS:
        found.append(f"The hand build has {joints} joints, more than {MOST_JOINTS}.")
    if cost > (price or parts())["most"]:
        found.append(f"The parts of the hand build cost {cost:.2f} EUR.")
    return found


def written() -> list[str]:
    """What is written from the tables, against the tables."""
    found = [f"{path} is not what the table of pins says. Run: make hardware" for path in wiring.stale()]
    found += [f"{path} is not what parts.json says. Run: make hardware" for path in handbuild.stale()]
    if case.SIZES.read_text("utf-8") != case.sizes_file():
        found.append(f"{case.SIZES} is not what dimensions.json says. Run: make hardware")
    return found


PYTHON_TIER: tuple[Callable[[], list[str]], ...] = (
    *(firmware, netlist, board, bill, positions, bodies, openings, current, effort, written),
)


def kicad() -> list[str]:
    """Schematic and netlist made anew, ERC and DRC at every severity with parity, the zip made anew."""
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        fabricate.draw(folder)
        names = ("carrier.kicad_sch", "carrier.net")
        found = [
            f"{name} is not what the circuit says."
            for name in names
            if not _same(folder / name, CARRIER / name)
        ]
    found += fabricate.faults(CARRIER)
    with zipfile.ZipFile(CARRIER / "fabrication.zip") as archive:
        packed = {name: archive.read(name).decode() for name in archive.namelist()}
    if packed != fabricate.gerbers(CARRIER):
        found.append("fabrication.zip is not of this board. Run: make hardware")
    return found


def _same(one_: Path, other: Path) -> bool:
    def text(path: Path) -> str:
        return re.sub(r'\(tool "[^"]*"\)', "", path.read_text("utf-8"))

    return text(one_) == text(other)


def openscad() -> list[str]:
    """No two bodies of the case, the board and its parts overlap; what is printed is of this source."""
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        found = [f"The case: {pair.replace('_', ' and ')} overlap." for pair in case.clashes(folder)]
        for name in case.PRINTED:
            case.openscad(name, "-o", folder / f"{name}.stl")
            made, there = mesh.read(folder / f"{name}.stl"), mesh.read(CASE / f"{name}.stl")
            if len(made) != len(there) or max(map(abs, _less(mesh.size(made), mesh.size(there)))) > 0.001:
                found.append(f"{name}.stl is not of this case.scad. Run: make hardware")
    return found


def _less(a: Iterable[float], b: Iterable[float]) -> list[float]:
    return [x - y for x, y in zip(a, b, strict=True)]


def tools_tier() -> list[tuple[str, Callable[[], list[str]] | None]]:
    """(what it wants, the check or None when that is not installed)."""
    return [
        ("KiCad 9 (kicad-cli)", kicad if fabricate.has_kicad() else None),
        ("OpenSCAD", openscad if case.has_openscad() else None),
    ]


def main() -> int:
    """The command: every check, a line each."""
    failed = False
    for check in PYTHON_TIER:
        failed |= _tell(check.__name__, check())
    for tool, wants in tools_tier():
        if wants is None:
            print(f"*** SKIPPED: {tool} is not installed, so its checks did not run. ***", file=sys.stderr)
        else:
            failed |= _tell(tool, wants())
    return int(failed)


def _tell(name: str, found: list[str]) -> bool:
    print(f"{name}: {'ok' if not found else f'{len(found)} faults'}")
    for sentence in found:
        print(f"  {sentence}")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
