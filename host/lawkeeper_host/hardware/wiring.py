"""`python -m lawkeeper_host.hardware.wiring`: the picture and the table of the wires.

Both are made from `hardware/pins.json`. `--check` only says whether they are up to date.
"""

from __future__ import annotations

import argparse
import math
import sys
from pathlib import Path

from lawkeeper_host.hardware.svg import Pen, Point
from lawkeeper_host.hardware.truth import HANDBUILD
from lawkeeper_host.hardware.wires import DIODE, GROUND, HEADER, RESISTOR, Wire, table, wires

PICTURE, PAGE = HANDBUILD / "wiring.svg", HANDBUILD / "README.md"
BEGIN, END = "<!-- wiring: made by lawkeeper_host.hardware.wiring -->", "<!-- end of wiring -->"

WIDTH, HEIGHT = 1140, 780
PITCH, TOP = 24, 160  # between two pins of the header; the first one's y
LEFT, RIGHT = 470, 638  # x of the two rows of pins: 7 pitches apart, as on the board
INK, PAPER, GREEN_BOARD, GOLD = "#222222", "#ffffff", "#1d6b43", "#d9b44a"
RING: Point = (985, 270)
# Where a terminal is drawn, and the x at which its wire turns: chosen so that no two wires lie on each other.
ENDS: dict[tuple[str, str], tuple[Point, float]] = {
    ("display", "VCC"): ((290, 200), 320),
    ("display", "SDA"): ((290, 230), 430),
    ("display", "SCL"): ((290, 260), 410),
    ("display", "GND"): ((290, 290), 390),
    ("button", "UP"): ((250, 388), 430),
    ("button", "DOWN"): ((250, 440), 410),
    ("button", "LEFT"): ((250, 492), 390),
    ("button", "RIGHT"): ((250, 544), 370),
    ("button", "A"): ((250, 616), 410),
    ("button", "B"): ((250, 668), 430),
    ("button", "GND"): ((130, 568), 330),
    ("ring", "5V"): ((822, 222), 760),
    ("ring", "GND"): ((822, 270), 720),
    ("ring", "DIN"): ((822, 318), 760),
    ("sounder", "-"): ((900, 568), 760),
    ("sounder", "+"): ((900, 616), 760),
}
OVER_THE_TOP, BESIDE = 96, 672  # y above the board and x beside it, for a wire that changes sides
NOTES = (
    "Go by the names printed on your display module: many have VCC and GND the other way round.",
    "The 1N4001 lowers the ring's supply to about 4.3 V, so that the Pico's 3.3 V count as a one.",
    "The capacitor (470 to 1000 uF, 6.3 V or more) sits at the ring: its stripe is the minus side.",
)


def pin_at(number: int) -> Point:
    """Where a pin of the header is drawn."""
    if number <= 20:
        return LEFT, TOP + PITCH * (number - 1)
    return RIGHT, TOP + PITCH * (40 - number)


def route(wire: Wire) -> list[Point]:
    """The corners of a wire, from its pin to its terminal."""
    start = pin_at(wire.number)
    end, turn = ENDS[wire.part, wire.terminal]
    if (start[0] == LEFT) == (end[0] < LEFT):
        return [start, (turn, start[1]), (turn, end[1]), end]
    top = [(BESIDE, start[1]), (BESIDE, OVER_THE_TOP), (turn, OVER_THE_TOP)]
    return [start, *top, (turn, end[1]), end]


def picture() -> str:
    """The whole drawing as SVG."""
    pen = Pen(WIDTH, HEIGHT, "Lawkeeper, reference build pico-ring: wiring")
    pen.box(0, 0, WIDTH, HEIGHT, PAPER)
    pen.say(30, 44, "Lawkeeper: wiring of the reference build", 24, weight="bold")
    pen.say(30, 68, "Raspberry Pi Pico or Pico 2, seen from above. Drawn from the table of pins.", 14)
    every = wires()
    _display(pen)
    _ring(pen)
    _piezo(pen)
    _buttons(pen, [wire for wire in every if wire.part == "button" and wire.terminal != "GND"])
    for wire in every:
        pen.wire(route(wire), wire.paint)
        _inside(pen, wire)
    _capacitor(pen)
    _board(pen, {wire.number: wire for wire in every})
    for wire in every:
        _name(pen, wire)
    for number, note in enumerate(NOTES):
        pen.say(30, 722 + 20 * number, note, 14)
    return pen.text()


def _board(pen: Pen, used: dict[int, Wire]) -> None:
    """The Pico with its USB socket; pins in use are filled and named."""
    bottom = TOP + 19 * PITCH
    pen.box(LEFT - 20, TOP - 34, RIGHT - LEFT + 40, bottom - TOP + 58, GREEN_BOARD, 8)
    pen.box((LEFT + RIGHT) / 2 - 34, TOP - 50, 68, 46, "#c9ced3", 4, stroke="#7d858c")
    pen.say((LEFT + RIGHT) / 2, TOP - 22, "USB", 13, "middle")
    pen.say((LEFT + RIGHT) / 2, bottom + 19, "Pico", 14, "middle", PAPER, "bold")
    for number, name in enumerate(HEADER, 1):
        x, y = pin_at(number)
        wire = used.get(number)
        pen.disc(x, y, 8, wire.paint if wire else GREEN_BOARD, stroke=GOLD, stroke_width="3")
        inwards, at = (16, "start") if x == LEFT else (-16, "end")
        paint = PAPER if wire else "#8fbda3"
        pen.say(x + inwards, y + 5, f"{number} {name}" if x == LEFT else f"{name} {number}", 12, at, paint)


def _display(pen: Pen) -> None:
    pen.box(60, 150, 230, 176, "#20406b", 8)
    pen.box(78, 172, 160, 118, "#0a0f18", 3)
    for line, words in enumerate(("INFER", "", "Experiment 4", "O  follows", "X  does not")):
        pen.say(88, 196 + 18 * line, words, 13, fill="#8fd3ff")
    pen.say(60, 142, "OLED display 128 x 64, I2C", 14, weight="bold")
    pen.say(158, 314, "SSD1306 or SH1106", 12, "middle", PAPER)


def _ring(pen: Pen) -> None:
    x, y = RING
    pen.say(x, y - 136, "Ring of 24 WS2812 lights", 14, "middle", weight="bold")
    pen.disc(x, y, 122, "#33383d")
    pen.disc(x, y, 80, PAPER)
    pen.box(822, y - 66, 40, 132, "#33383d", 6)
    for number in range(24):
        angle = 2 * math.pi * number / 24 - math.pi / 2
        at = round(x + 101 * math.cos(angle), 1), round(y + 101 * math.sin(angle), 1)
        pen.disc(*at, 9, "#f2f2ea" if number < 20 else "#f5b342")
    pen.say(x, y - 2, "20 markers", 13, "middle")
    pen.say(x, y + 16, "4 tokens", 13, "middle")


def _piezo(pen: Pen) -> None:
    pen.say(900, 540, "Piezo (passive)", 14, weight="bold")
    pen.disc(950, 592, 46, "#d8b25c")
    pen.disc(950, 592, 30, "#efe3c2")
    pen.box(896, 560, 16, 64, "#d8b25c", 4)


def _buttons(pen: Pen, signals: list[Wire]) -> None:
    """The six buttons one below the other, and the ground that they share."""
    caps = {"A": "#2e9b4f", "B": "#c62828"}
    pen.say(60, 356, "Six buttons, closing to ground", 14, weight="bold")
    ends = [ENDS["button", wire.terminal][0] for wire in signals]
    rail = ENDS["button", "GND"][0][0]
    pen.line([(rail, min(y for _, y in ends)), (rail, max(y for _, y in ends))], GROUND[1])
    for wire, (x, y) in zip(signals, ends, strict=True):
        pen.line([(rail, y), (x - 70, y)], GROUND[1])
        pen.box(x - 74, y - 19, 74, 38, "#e4e6e8", 5, stroke="#8b9299")
        pen.disc(x - 37, y, 15, caps.get(wire.terminal, "#555c63"))
        pen.disc(rail, y, 4, GROUND[1])


def _inside(pen: Pen, wire: Wire) -> None:
    """The part that sits in a wire, on its first straight piece."""
    x, y = pin_at(wire.number)[0] + 68, pin_at(wire.number)[1]
    if wire.inside == RESISTOR:
        pen.box(x - 22, y - 8, 44, 16, "#e8d5b0", 5, stroke="#9a7b3f")
        pen.say(x, y + 24, wire.note.split()[1] + " ohm", 12, "middle")
    elif wire.inside == DIODE:
        pen.box(x - 20, y - 8, 40, 16, INK, 3)
        pen.box(x + 9, y - 8, 5, 16, "#d7d7d7")
        pen.say(x, y - 14, "1N4001", 12, "middle")


def _capacitor(pen: Pen) -> None:
    """Across the ring's supply."""
    x, plus, minus = 790, ENDS["ring", "5V"][0][1], ENDS["ring", "GND"][0][1]
    pen.line([(x, plus), (x, minus)], INK, 3)
    pen.box(x - 13, plus + 10, 26, minus - plus - 20, "#3f5f9e", 4)
    pen.box(x - 13, minus - 18, 26, 8, "#d7dbe6")
    pen.say(x - 18, plus + 20, "+", 14, "end")
    pen.say(x, minus + 22, "470 uF", 12, "middle")


def _name(pen: Pen, wire: Wire) -> None:
    """The terminal's name, on the part."""
    (x, y), _ = ENDS[wire.part, wire.terminal]
    pen.disc(x, y, 6, wire.paint, stroke=GOLD, stroke_width="2")
    if wire.part == "display":
        pen.say(x - 10, y + 5, wire.terminal, 13, "end", PAPER, "bold")
    elif wire.part == "ring":
        pen.say(x + 10, y + 5, wire.terminal, 12, "start", PAPER, "bold")
    elif wire.part == "sounder":
        pen.say(x + 18, y + 5, wire.terminal, 16, "start", INK, "bold")
    elif wire.terminal != "GND":
        pen.say(x - 37, y + 5, wire.terminal[:1], 13, "middle", PAPER, "bold")
        pen.say(60, y + 5, wire.terminal, 13, "start")


def page(old: str) -> str:
    """The page with the table made anew between its two marks."""
    before, _, rest = old.partition(BEGIN)
    _, mark, after = rest.partition(END)
    if not mark:
        raise ValueError(f"{PAGE} has lost the marks around its wiring table: {BEGIN} and {END}")
    return f"{before}{BEGIN}\n{table()}\n{END}{after}"


def stale() -> list[Path]:
    """The files that are not as they would be written now."""
    made = {PICTURE: picture(), PAGE: page(PAGE.read_text("utf-8"))}
    return [path for path, text in made.items() if not path.exists() or path.read_text("utf-8") != text]


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser("python -m lawkeeper_host.hardware.wiring", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail when out of date")
    if parser.parse_args().check:
        for path in stale():
            print(f"{path} is not what the table of pins says. Run: python -m lawkeeper_host.hardware.wiring")
        return 1 if stale() else 0
    PICTURE.write_text(picture(), "utf-8")
    PAGE.write_text(page(PAGE.read_text("utf-8")), "utf-8")
    print(f"Wrote {PICTURE} and the table in {PAGE}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
