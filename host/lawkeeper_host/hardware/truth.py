"""`hardware/pins.json`, `dimensions.json` and `parts.json`: what everything else in `hardware/` is made from.

Standard library only: KiCad's own Python reads them too.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[3]
HARDWARE = ROOT / "hardware"
CARRIER, CASE, HANDBUILD = HARDWARE / "carrier", HARDWARE / "case", HARDWARE / "handbuild"
BUTTONS = ("UP", "DOWN", "LEFT", "RIGHT", "A", "B")  # in the order of SW1 to SW6


def pins() -> dict[str, Any]:
    """`pins.json`: a table for each build."""
    return _read("pins.json")


def dimensions() -> dict[str, Any]:
    """`dimensions.json`, in millimetres."""
    return _read("dimensions.json")


def parts() -> dict[str, Any]:
    """`parts.json`: what to buy."""
    return _read("parts.json")


def _read(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((HARDWARE / name).read_text("utf-8"))
    return found


def header() -> list[str]:
    """The names of pins 1 to 40 of the Pico."""
    found: list[str] = pins()["pico_ring"]["header"]
    return found


def number_of(part: str, terminal: str) -> int:
    """The pin of the Pico's header that a signal comes from. Raises KeyError for one that there is not."""
    for owner, name, pin in pins()["pico_ring"]["signals"]:
        if (owner, name) == (part, terminal):
            return header().index(pin) + 1
    raise KeyError(f"pins.json has no {part} {terminal}")
