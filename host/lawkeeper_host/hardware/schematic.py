"""The schematic of the carrier board, as a file of KiCad 9 that carries the symbols it uses.

Every pin gets a short wire with the name of its net, ground its sign. Ids are made from what they stand for,
so the same circuit gives the same file.
"""

from __future__ import annotations

import uuid
from collections.abc import Iterator
from pathlib import Path

from lawkeeper_host.hardware.circuit import GND, Part, Point, parts
from lawkeeper_host.hardware.sexpr import Node, Text, every, one, read, write
from lawkeeper_host.hardware.truth import dimensions

SYMBOLS = Path("/usr/share/kicad/symbols")
PROJECT, REVISION, DATE = "carrier", "A", "2026-11-22"
UNIT = 2.54
STUB = 2.54
NOT_BOUGHT = ("power:", "Jumper:", "Mechanical:")
_SPACE = uuid.UUID("6c61776b-6565-7065-7221-000000000000")
# The ways out of a pin, by the angle at which the symbol draws it: a step on the sheet, the turn of a label.
_OUT = {0: (-1, 0, 180), 90: (0, 1, 270), 180: (1, 0, 0), 270: (0, -1, 90)}
TITLES = (
    ("Display: bridge 1-2 on JP1 and JP2 for GND VCC, 2-3 for VCC GND", 6, 6),
    ("Buttons to ground, pull-ups in the Pico", 6, 30),
    ("Ring: data of 5 V, or of 3.3 V on a battery (JP3)", 68, 6),
    ("Supply of the ring and of the shifter", 78, 20),
    ("Gates that are not used", 68, 37),
    ("Piezo", 68, 51),
    ("Battery, 3.2 to 5.2 V; not charged here", 38, 62),
    ("Holes", 6, 66),
)


def ident(*what: object) -> Text:
    """An id for what is named."""
    return Text(uuid.uuid5(_SPACE, " ".join(map(str, what))))


ROOT_ID = ident("sheet")


def symbol_of(name: str) -> Node:
    """A library symbol under its full name; one that extends another is filled with what that draws.

    Raises KeyError when the library does not have it, OSError when KiCad's libraries are not there."""
    library, short = name.split(":")
    table = {node[1]: node for node in every(read((SYMBOLS / f"{library}.kicad_sym").read_text()), "symbol")}
    found = table[Text(short)]
    base = next(every(found, "extends"), None)
    drawn = table[base[1]] if base else found
    out: Node = ["symbol", Text(name)]
    out += [part for part in drawn[2:] if not _is(part, "property", "symbol")]
    own = {part[1] for part in every(found, "property")}
    out += every(found, "property")
    out += [part for part in every(drawn, "property") if part[1] not in own]
    out += [_renamed(part, short) for part in every(drawn, "symbol")]
    return out


def _is(part: object, *names: str) -> bool:
    return isinstance(part, list) and part[0] in names


def _renamed(unit: Node, short: str) -> Node:
    tail = "_".join(str(unit[1]).rsplit("_", 2)[1:])
    return ["symbol", Text(f"{short}_{tail}"), *unit[2:]]


def pins_of(symbol: Node, unit: int) -> Iterator[tuple[str, float, float, int, bool]]:
    """(number, x, y on the sheet from the symbol's place, angle, whether it is hidden) of a unit's pins."""
    for body in every(symbol, "symbol"):
        if str(body[1]).rsplit("_", 2)[1] not in (str(unit), "0"):
            continue
        for pin in every(body, "pin"):
            x, y, angle = (float(str(value)) for value in one(pin, "at")[1:])
            yield str(one(pin, "number")[1]), x, -y, int(angle), any(every(pin, "hide"))


def _n(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")


def _at(x: float, y: float, turn: float = 0) -> Node:
    return ["at", _n(x), _n(y), _n(turn)]


def _font(*more: Node | str, size: float = 1.27) -> Node:
    return ["effects", ["font", ["size", _n(size), _n(size)]], *more]


def _property(name: str, value: str, x: float, y: float, hidden: bool, side: str = "") -> Node:
    more: list[Node | str] = [["justify", side]] if side else []
    if hidden:
        more.append(["hide", "yes"])
    return ["property", Text(name), Text(value), _at(x, y), _font(*more)]


class Sheet:
    """Collects what stands on the sheet; `text()` is the file."""

    def __init__(self) -> None:
        self._symbols: dict[str, Node] = {}
        self._out: Node = []
        self._grounds = 0

    def title(self, words: str, x: float, y: float) -> None:
        """A heading of a block."""
        effects = _font(["justify", "left"], size=1.8)
        node: Node = ["text", Text(words), ["exclude_from_sim", "no"], _at(x * UNIT, y * UNIT), effects]
        self._out.append([*node, ["uuid", ident("title", words)]])

    def part(self, part: Part) -> None:
        """A part with all its units, and what its pins are joined to."""
        for unit, place in {1: part.sheet, **part.units}.items():
            self._unit(part, unit, place)

    def _unit(self, part: Part, unit: int, place: tuple[int, int]) -> None:
        symbol = self._symbol(part.symbol)
        x, y = place[0] * UNIT, place[1] * UNIT
        self._place(part.symbol, part.ref, part.value, part.footprint, x, y, unit)
        done: set[tuple[float, float]] = set()
        for number, dx, dy, angle, hidden in pins_of(symbol, unit):
            at = round(x + dx, 2), round(y + dy, 2)
            if at in done or hidden:
                continue  # pins that lie on each other are one joint
            done.add(at)
            self._end(part.nets.get(number), (part.ref, number), at, angle)

    def _symbol(self, name: str) -> Node:
        if name not in self._symbols:
            self._symbols[name] = symbol_of(name)
        return self._symbols[name]

    def _place(
        self,
        name: str,
        ref: str,
        value: str,
        footprint: str,
        x: float,
        y: float,
        unit: int = 1,
        turn: int = 0,
    ) -> None:
        power = name.startswith("power:")
        (ref_x, ref_y), (value_x, value_y), side = self._words(name, unit)
        node: Node = ["symbol", ["lib_id", Text(name)], _at(x, y, turn), ["unit", str(unit)]]
        bought = not name.startswith(NOT_BOUGHT)
        node += [["exclude_from_sim", "no"], ["in_bom", "yes" if bought else "no"], ["on_board", "yes"]]
        node += [["dnp", "no"], ["uuid", ident(ref, unit)]]
        node += [
            _property("Reference", ref, x + ref_x, y + ref_y, power, side),
            _property("Value", value, x + value_x, y + value_y, power, side),
            _property("Footprint", footprint, x, y, True),
            _property("Datasheet", "", x, y, True),
            _property("Description", "", x, y, True),
        ]
        used: Node = ["path", Text(f"/{ROOT_ID}"), ["reference", Text(ref)], ["unit", str(unit)]]
        node.append(["instances", ["project", Text(PROJECT), used]])
        self._out.append(node)

    def _words(self, name: str, unit: int) -> tuple[Point, Point, str]:
        """Where name and value stand, from the symbol's place: beside it when its pins go up and down."""
        pins = [(x, y, angle) for _, x, y, angle, _ in pins_of(self._symbol(name), unit)]
        tall = max((abs(y) for _, y, _ in pins), default=2.54)
        if tall > 30:
            return (-UNIT * 7.5, -UNIT * 14), (UNIT * 3, -UNIT * 14), "left"
        if len(pins) == 2 and all(angle in (90, 270) for _, _, angle in pins):
            beside = 8 if tall > 10 else 2.6
            return (beside, -1.27), (beside, 1.27), "left"
        above = max(tall, UNIT) + 2
        return (0, -above - 2.2), (0, -above), ""

    def _end(self, net: str | None, pin: tuple[str, str], at: tuple[float, float], angle: int) -> None:
        """What a pin ends in: a cross when it is left open, else a wire with its net's name."""
        dx, dy, turn = _OUT[angle]
        if net is None:
            self._out.append(["no_connect", ["at", _n(at[0]), _n(at[1])], ["uuid", ident("open", *pin)]])
            return
        x, y = at[0] + STUB * dx, at[1] + STUB * dy
        points: Node = ["pts", ["xy", _n(at[0]), _n(at[1])], ["xy", _n(x), _n(y)]]
        stroke: Node = ["stroke", ["width", "0"], ["type", "default"]]
        self._out.append(["wire", points, stroke, ["uuid", ident("wire", *pin)]])
        if net == GND:
            self.ground(x, y, {180: 270, 0: 90, 90: 180, 270: 0}[turn])
            return
        side = "left" if turn in (0, 90) else "right"
        label: Node = ["label", Text(net), _at(x, y, turn), _font(["justify", side])]
        self._out.append([*label, ["uuid", ident("label", *pin)]])

    def ground(self, x: float, y: float, turn: int) -> None:
        """The sign of ground."""
        self._grounds += 1
        self._place("power:GND", f"#PWR{self._grounds:02}", GND, "", x, y, turn=turn)

    def flag(self, net: str, x: float, y: float) -> None:
        """Says that a net is fed from where KiCad cannot see it."""
        self._place("power:PWR_FLAG", "#FLG01", "PWR_FLAG", "", x, y)
        label: Node = ["label", Text(net), _at(x, y), _font(["justify", "left"])]
        self._out.append([*label, ["uuid", ident("flag", net)]])

    def hole(self, ref: str, x: float, y: float) -> None:
        """A hole for a screw: a part without pins."""
        self._place("Mechanical:MountingHole", ref, "M3", "MountingHole:MountingHole_3.2mm_M3", x, y)

    def text(self) -> str:
        """The file."""
        sheet: Node = ["kicad_sch", ["version", "20250114"], ["generator", Text("lawkeeper")]]
        sheet += [["generator_version", Text("9.0")], ["uuid", ROOT_ID], ["paper", Text("A4")]]
        block: Node = ["title_block", ["title", Text("Lawkeeper: carrier board")], ["date", Text(DATE)]]
        block += [["rev", Text(REVISION)], ["comment", "1", Text("CERN-OHL-P-2.0. Never fabricated.")]]
        sheet += [block, ["lib_symbols", *self._symbols.values()], *self._out]
        sheet.append(["sheet_instances", ["path", Text("/"), ["page", Text("1")]]])
        return write(sheet) + "\n"


def schematic() -> str:
    """The whole file. Raises OSError when KiCad's symbols are not installed."""
    sheet = Sheet()
    for words, x, y in TITLES:
        sheet.title(words, x, y)
    for part in parts():
        sheet.part(part)
    sheet.flag("VSYS", 100 * UNIT, 26 * UNIT)
    for number, ref in enumerate(dimensions()["board"]["holes"]):
        sheet.hole(ref, (10 + 8 * number) * UNIT, 71 * UNIT)
    return sheet.text()
