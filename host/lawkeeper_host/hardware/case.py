"""`python -m lawkeeper_host.hardware.case`: the case from `dimensions.json`, as STL, 3MF and pictures.

Needs OpenSCAD 2021.01; without a screen its pictures need xvfb too.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from lawkeeper_host.hardware import mesh
from lawkeeper_host.hardware.truth import BUTTONS, CASE, ROOT, dimensions

OPENSCAD = "openscad"
SOURCE, SIZES = CASE / "case.scad", CASE / "dimensions.scad"
PRINTED = ("base", "lid", "caps")
CLASHES = ("base_lid", "base_board", "lid_board", "caps_lid", "caps_board", "ring_parts")
EMPTY = "Current top level object is empty"
PICTURES = {  # what is shown -> where the camera stands
    "exploded": "45,-72,60,62,0,28,560",
    "closed": "45,-72,8,48,0,24,430",
}


class CaseError(Exception):
    """args[0] is a sentence: what OpenSCAD said."""


def flipped(at: list[float]) -> list[float]:
    """A point of the board, y upwards."""
    return [at[0], -at[1]]


def bodies(sizes: dict[str, Any]) -> list[list[float]]:
    """What the board carries as boxes: middle x, y, wide, deep, from z, to z above the board."""
    parts, heights = sizes["parts"], sizes["heights"]

    def box(ref: str, wide: float, deep: float, height: str, shift: float = 0) -> list[float]:
        x, y, turn = parts[ref]
        if turn % 180:
            wide, deep = deep, wide
        return [x + shift, -y, wide, deep, *heights[height]]

    # The socket stands 1.3 mm over the Pico's edge.
    usb = [parts["U1"][0] - 25.5 + 2.35, -parts["U1"][1], 7.3, 8, heights["pico"][0] + 1, heights["pico"][1]]
    sockets = [[parts["U1"][0], -parts["U1"][1] + side, 51, 2.6, 0, 11] for side in (-8.89, 8.89)]
    module, middle = sizes["display"]["module"], sizes["display"]["module_middle"]
    display = [middle[0], -middle[1], *module, *heights["display"]]
    found = [[parts["U1"][0], -parts["U1"][1], 51, 21, heights["pico"][0], heights["pico"][0] + 1], usb]
    found += [*sockets, display, box("J1", 2.6, 10.2, "display"), box("U2", 10, 18.2, "chip")]
    found[-2][4] = 0
    found += [box("C1", 8.4, 8.4, "capacitor"), box("LS1", 12.4, 12.4, "piezo"), box("J3", 6, 7.6, "battery")]
    found += [box("D1", 12, 2.8, "diode"), box("R1", 12, 2.6, "diode"), box("R2", 12, 2.6, "diode")]
    return found


def sizes_file() -> str:
    """`dimensions.scad`: every size under the name that `case.scad` knows."""
    all_ = dimensions()
    board, case, ring, heights = all_["board"], all_["case"], all_["ring"], all_["heights"]
    parts, cap = all_["parts"], all_["case"]["cap"]
    named: dict[str, object] = {key: board[key] for key in ("size", "thickness", "hole")}
    named["board_corner"] = board["corner"]
    named["holes"] = [flipped(at) for at in board["holes"].values()]
    named["buttons"] = [flipped(parts[f"SW{number}"]) for number in range(1, len(BUTTONS) + 1)]
    renamed = {"floor": "floor_", "lid": "lid_", "lip": "lip_"}
    named |= {renamed.get(key, key): value for key, value in case.items() if isinstance(value, int | float)}
    named |= {f"usb_{key}": value for key, value in case["usb"].items()} | {"usb_y": -parts["U1"][1]}
    named |= {f"battery_{key}": value for key, value in case["battery"].items()} | {
        "battery_y": -parts["J3"][1]
    }
    named |= {f"cap_{key}": value for key, value in cap.items()}
    named |= {"window": all_["display"]["window"], "window_at": flipped(all_["display"]["window_middle"])}
    named |= {"ring_at": flipped(ring["middle"]), "ring_outer": ring["outer"], "ring_inner": ring["inner"]}
    named |= {"lights": ring["lights"], "light": ring["light"], "ring_thickness": ring["thickness"]}
    named |= {"body_top": heights["button"][1], "plunger_top": heights["plunger"][1], "bodies": bodies(all_)}
    lines = [f"{key} = {json.dumps(value)};" for key, value in named.items()]
    return "\n".join(["// Written from ../dimensions.json by lawkeeper_host.hardware.case.", *lines, ""])


def has_openscad() -> bool:
    """Whether it is installed."""
    return shutil.which(OPENSCAD) is not None


def openscad(part: str, *words: object) -> str:
    """Run it for a part. Returns what it said; raises CaseError when it fails for another reason than that
    nothing is there."""
    command = [OPENSCAD, "-D", f'part="{part}"', *map(str, words), str(SOURCE)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode and EMPTY not in done.stderr:
        raise CaseError(f"OpenSCAD failed at {part}: {done.stderr.strip()[-400:]}")
    return done.stderr


def clashes(to: Path) -> list[str]:
    """The pairs of bodies that overlap; `to` is a folder for what OpenSCAD writes."""
    return [pair for pair in CLASHES if EMPTY not in openscad(f"clash_{pair}", "-o", to / f"{pair}.stl")]


def picture(name: str, to: Path) -> None:
    """A picture of the case, drawn with OpenSCAD's camera."""
    command = [OPENSCAD, "-D", f'part="{name}"', "--imgsize", "1200,1200", "--colorscheme", "Tomorrow"]
    command += ["--camera", PICTURES[name], "--projection", "p", "-o", str(to), str(SOURCE)]
    if not os.environ.get("DISPLAY"):
        command = ["xvfb-run", "-a", *command]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise CaseError(f"No picture of {name}: {done.stderr.strip()[-400:]}")


def main() -> int:
    """The command."""
    SIZES.write_text(sizes_file(), "utf-8")
    if not has_openscad():
        print("This needs OpenSCAD.", file=sys.stderr)
        return 1
    for part in PRINTED:
        for ending in ("stl", "3mf"):
            openscad(part, "-o", CASE / f"{part}.{ending}")
        mesh.write(mesh.read(CASE / f"{part}.stl"), CASE / f"{part}.stl")
    for name in PICTURES:
        picture(name, CASE / f"{name}.png")
    print(f"Wrote {CASE.relative_to(ROOT)}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
