"""What is printed on the carrier board. Runs with the Python that has KiCad's `pcbnew`."""

from __future__ import annotations

from typing import Any

import pcbnew

from lawkeeper_host.hardware.truth import BUTTONS

# The part it belongs to ("" for none), words, x and y from the middle of that part's body, height; mm.
WORDS = (
    ("", "LAWKEEPER", 45, 52, 3.0),
    ("", "carrier board, revision A", 45, 56.5, 1.4),
    ("", "never fabricated: check before you power it", 45, 59.5, 1.2),
    ("", "CERN-OHL-P-2.0", 45, 62.5, 1.2),
    ("", "module says GND VCC: bridge 1-2 on JP1 and JP2", 45, 9.2, 1.0),
    ("", "module says VCC GND: bridge 2-3 on both", 45, 11.2, 1.0),
    ("J1", "1  2  SCL  SDA", 12.5, 0, 1.0),
    ("J2", "5V  DIN  GND", 0, 3.2, 1.0),
    ("J3", "+", -2.5, 4.5, 1.2),
    ("J3", "-", -2.5, -4.6, 1.2),
    ("JP3", "1-2 USB, 2-3 battery", 0, 2.3, 0.9),
    ("U1", "Raspberry Pi Pico", 0, 2.4, 1.4),
    ("C1", "470 uF", 0, 5.4, 1.0),
    ("R1", "330", 0, 0, 1.0),
    ("D1", "1N5817", 0, 3.0, 1.0),
    ("LS1", "piezo", 0, 3.5, 1.0),
    *((f"SW{number}", name, 0, 4.4, 1.2) for number, name in enumerate(BUTTONS, 1)),
)
# A name that would lie on copper or on another part, moved to here.
NAMES = {"J3": (1.5, 4.6), "U1": (0, -0.6)}


def write(board: pcbnew.BOARD, sizes: dict[str, Any]) -> None:
    """All words, and the names that move."""
    for ref, words, x, y, height in WORDS:
        dx, dy = sizes["parts"][ref][:2] if ref else (0, 0)
        text = pcbnew.PCB_TEXT(board)
        text.SetText(words)
        text.SetPosition(pcbnew.VECTOR2I_MM(x + dx, y + dy))
        text.SetTextSize(pcbnew.VECTOR2I_MM(height, height))
        text.SetTextThickness(pcbnew.FromMM(height * 0.15))
        text.SetLayer(pcbnew.F_SilkS)
        board.Add(text)
    for foot in board.GetFootprints():
        if foot.GetReference() in NAMES:
            at, move = sizes["parts"][foot.GetReference()], NAMES[foot.GetReference()]
            foot.Reference().SetPosition(pcbnew.VECTOR2I_MM(at[0] + move[0], at[1] + move[1]))
            foot.Reference().SetTextAngleDegrees(0)
