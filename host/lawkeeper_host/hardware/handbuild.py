"""`python -m lawkeeper_host.hardware.handbuild`: the tables of the pages, from parts and wires."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from lawkeeper_host.hardware.truth import CARRIER, HANDBUILD, parts
from lawkeeper_host.hardware.wires import Wire, wires

BILL, GUIDE, CARRIER_PAGE = (
    HANDBUILD / "bill_of_materials.md",
    HANDBUILD / "build_guide.md",
    CARRIER / "README.md",
)
MARK = "<!-- %s: made by lawkeeper_host.hardware.handbuild -->"
END = "<!-- end of %s -->"
BUTTONS = 6


def joints(rows: Sequence[Wire]) -> int:
    """How many places are soldered: both ends of a wire, one more where a part sits in it, and one for each
    button on the ground that they share. The capacitor's legs go into the ring's joints with their wires."""
    total = 0
    for wire in rows:
        shared = wire.part == "button" and wire.terminal == "GND"
        total += 1 + (BUTTONS if shared else 1) + (1 if wire.inside else 0)
    return total


def cost(table: dict[str, Any]) -> float:
    """Price of the hand build in EUR."""
    rows = [row for row in table["parts"] if "handbuild" in row]
    return round(sum(row["price"] * row["handbuild"]["quantity"] for row in rows), 2)


def bill_table() -> str:
    """The parts of the hand build."""
    lines = ["| ref | qty | part | value | what to look for | EUR |", "|---|---|---|---|---|---|"]
    for row in parts()["parts"]:
        if "handbuild" in row:
            of = row["handbuild"]
            price = f"{row['price'] * of['quantity']:.2f}"
            words = of["ref"], str(of["quantity"]), row["part"], row["value"], row["look_for"], price
            lines.append("| " + " | ".join(words) + " |")
    lines.append(f"| | | **all** | | | **{cost(parts()):.2f}** |")
    return "\n".join([*lines, "", f"Prices of {parts()['date']}. {parts()['prices']}"])


def sources_table() -> str:
    """Where to look for a part, and what looks like it and is not."""
    lines = ["| part | two sources | looks alike, does not do |", "|---|---|---|"]
    for row in parts()["parts"]:
        if "handbuild" in row:
            words = f"{row['part']}, {row['value']}", "; ".join(row["sources"]), row["avoid"] or "-"
            lines.append("| " + " | ".join(words) + " |")
    return "\n".join(lines)


def carrier_table() -> str:
    """The parts of the carrier board."""
    lines = ["| refs | part | value | number | or instead | avoid |", "|---|---|---|---|---|---|"]
    for row in parts()["parts"]:
        if "carrier" in row:
            of = row["carrier"]
            number = f"{of['maker']} {of['number']}"
            words = (
                " ".join(of["refs"]),
                row["part"],
                row["value"],
                number,
                of["instead"] or "-",
                row["avoid"] or "-",
            )
            lines.append("| " + " | ".join(words) + " |")
    return "\n".join(lines)


def joints_line() -> str:
    """How much there is to solder."""
    return (
        f"{joints(wires())} places to solder, counted from the table of wires, with a Pico that has its pins."
    )


TABLES = (
    (BILL, "parts", bill_table),
    (BILL, "sources", sources_table),
    (GUIDE, "joints", joints_line),
    (CARRIER_PAGE, "carrier", carrier_table),
)


def pages() -> dict[Path, str]:
    """Page -> its text with the tables made anew. Raises ValueError when a page has lost its marks."""
    found: dict[Path, str] = {}
    for path, name, made in TABLES:
        text = found.get(path) or path.read_text("utf-8")
        before, mark, rest = text.partition(MARK % name)
        _, end, after = rest.partition(END % name)
        if not mark or not end:
            raise ValueError(f"{path} has lost the marks around its table: {MARK % name} and {END % name}")
        found[path] = f"{before}{mark}\n{made()}\n{end}{after}"
    return found


def stale() -> list[Path]:
    """The pages that are not as they would be written now."""
    return [path for path, text in pages().items() if path.read_text("utf-8") != text]


def main() -> int:
    """The command."""
    for path, text in pages().items():
        path.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
