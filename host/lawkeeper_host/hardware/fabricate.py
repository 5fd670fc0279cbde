"""`python -m lawkeeper_host.hardware.fabricate`: the carrier board and all that a maker of boards wants.

Needs KiCad 9 (`kicad-cli`, and the Python that has its `pcbnew`); the interactive list of parts is made when
InteractiveHtmlBom is on LAWKEEPER_IBOM, a folder.
"""

from __future__ import annotations

import csv
import io
import os
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

from lawkeeper_host.hardware.schematic import schematic
from lawkeeper_host.hardware.truth import CARRIER, ROOT, parts

NAME = "carrier"
KICAD, PYTHON = "kicad-cli", "/usr/bin/python3"
VERSION = "9."
LAYERS = "F.Cu,B.Cu,F.Mask,B.Mask,F.Silkscreen,B.Silkscreen,Edge.Cuts"
EPOCH = (2026, 11, 22, 0, 0, 0)  # in the zip: the same board gives the same file
_DATES = re.compile(
    r"^(%TF\.CreationDate|G04 Created by KiCad|; DRILL file|; #@! TF\.CreationDate).*\n", re.M
)


class ToolError(Exception):
    """args[0] is a sentence: which tool is missing or what it said."""


def kicad_version() -> str:
    """Of the KiCad that is installed; "" when there is none."""
    if not shutil.which(KICAD):
        return ""
    return subprocess.run([KICAD, "version"], capture_output=True, text=True, check=False).stdout.strip()


def has_kicad() -> bool:
    """Whether the KiCad that these files are for is installed."""
    return kicad_version().startswith(VERSION)


def run(*words: object, ok: tuple[int, ...] = (0,)) -> str:
    """Run a tool. Raises ToolError with its last words."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "host")}
    done = subprocess.run(
        [str(word) for word in words], capture_output=True, text=True, env=environment, check=False
    )
    if done.returncode not in ok:
        raise ToolError(f"{words[0]} {words[1]} failed: {(done.stdout + done.stderr).strip()[-600:]}")
    return done.stdout


def draw(folder: Path) -> None:
    """Schematic, project, netlist."""
    (folder / f"{NAME}.kicad_sch").write_text(schematic(), "utf-8")
    shutil.copyfile("/usr/share/kicad/template/kicad.kicad_pro", folder / f"{NAME}.kicad_pro")
    for name, text in libraries(schematic()).items():
        (folder / name).write_text(text, "utf-8")
    netlist(folder, folder / f"{NAME}.net")


def libraries(drawn: str) -> dict[str, str]:
    """Name -> text of the project's two tables of libraries: a KiCad never opened has none of its own.

    `drawn`: the schematic's text."""
    symbols = sorted(set(re.findall(r'\(lib_id "([^":]+):', drawn)))
    footprints = sorted(set(re.findall(r'\(property "Footprint" "([^":]+):', drawn)))
    return {
        "sym-lib-table": _table("sym", symbols, "${KICAD9_SYMBOL_DIR}/%s.kicad_sym"),
        "fp-lib-table": _table("fp", footprints, "${KICAD9_FOOTPRINT_DIR}/%s.pretty"),
    }


def _table(kind: str, names: list[str], uri: str) -> str:
    rows = [f'  (lib (name "{one}")(type "KiCad")(uri "{uri % one}")(options "")(descr ""))' for one in names]
    return "\n".join((f"({kind}_lib_table", "  (version 7)", *rows, ")\n"))


def netlist(folder: Path, to: Path) -> None:
    """The netlist as KiCad reads it from the schematic, without where and when."""
    run(KICAD, "sch", "export", "netlist", folder / f"{NAME}.kicad_sch", "-o", to)
    text = to.read_text("utf-8")
    text = re.sub(r'\(source "[^"]*"\)', f'(source "{NAME}.kicad_sch")', text)
    to.write_text(re.sub(r'\(date "[^"]*"\)', '(date "")', text, count=1), "utf-8")


def faults(folder: Path) -> list[str]:
    """What KiCad's two checks say at every severity; an empty list is a clean board."""
    found = []
    with tempfile.TemporaryDirectory() as place:
        report = Path(place) / "report.txt"
        run(KICAD, "sch", "erc", "--severity-all", folder / f"{NAME}.kicad_sch", "-o", report)
        found += re.findall(r"^\[.*$", report.read_text("utf-8"), re.M)
        run(
            KICAD,
            "pcb",
            "drc",
            "--severity-all",
            "--schematic-parity",
            folder / f"{NAME}.kicad_pcb",
            "-o",
            report,
        )
        found += re.findall(r"^\[.*$", report.read_text("utf-8"), re.M)
    return found


def gerbers(folder: Path) -> dict[str, str]:
    """Name -> text of every file for the maker of the board, without dates."""
    board = folder / f"{NAME}.kicad_pcb"
    with tempfile.TemporaryDirectory() as place:
        run(KICAD, "pcb", "export", "gerbers", "-l", LAYERS, "-o", place + "/", board)
        run(KICAD, "pcb", "export", "drill", "--excellon-separate-th", "-o", place + "/", board)
        found = {path.name: path.read_text("utf-8") for path in sorted(Path(place).iterdir())}
    return {name: _DATES.sub("", text) for name, text in found.items() if not name.endswith(".gbrjob")}


def pack(files: dict[str, str], to: Path) -> None:
    """A zip that is the same for the same files."""
    with zipfile.ZipFile(to, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in files.items():
            archive.writestr(zipfile.ZipInfo(name, EPOCH), text, zipfile.ZIP_DEFLATED)


def bill() -> str:
    """The parts of the carrier board as CSV."""
    out = io.StringIO()
    rows = csv.writer(out, lineterminator="\n")
    rows.writerow(("refs", "quantity", "part", "value", "maker", "number", "instead"))
    for row in parts()["parts"]:
        if "carrier" in row:
            of = row["carrier"]
            found = " ".join(of["refs"]), len(of["refs"]), row["part"], row["value"]
            rows.writerow((*found, of["maker"], of["number"], of["instead"]))
    return out.getvalue()


def outputs(folder: Path) -> None:
    """Everything that is made from a board that stands."""
    board = folder / f"{NAME}.kicad_pcb"
    pack(gerbers(folder), folder / "fabrication.zip")
    (folder / "bom.csv").write_text(bill(), "utf-8")
    run(
        KICAD,
        "pcb",
        "export",
        "pos",
        "--format",
        "csv",
        "--units",
        "mm",
        board,
        "-o",
        folder / "positions.csv",
    )
    run(KICAD, "sch", "export", "pdf", folder / f"{NAME}.kicad_sch", "-o", folder / "schematic.pdf")
    for side in ("top", "bottom"):
        size = ("-w", 900, "-h", 1300)
        run(
            KICAD,
            "pcb",
            "render",
            "--quality",
            "basic",
            *size,
            "--side",
            side,
            "-o",
            folder / f"{side}.png",
            board,
        )
    _interactive(folder)


def solid(folder: Path, to: Path) -> None:
    """The bare board as a body, with its holes: x to the right, y upwards from its upper left corner, mm."""
    run(KICAD, "pcb", "export", "stl", "--board-only", "-f", folder / f"{NAME}.kicad_pcb", "-o", to)


def _interactive(folder: Path) -> None:
    """The list of parts that lights up on the board, in a browser."""
    place = os.environ.get("LAWKEEPER_IBOM")
    if not place:
        print("LAWKEEPER_IBOM is not set: the interactive list of parts stays as it is.", file=sys.stderr)
        return
    script = Path(place) / "InteractiveHtmlBom" / "generate_interactive_bom.py"
    options = ("--no-browser", "--dest-dir", folder, "--name-format", "interactive_bom", "--dark-mode")
    os.environ["INTERACTIVE_HTML_BOM_NO_DISPLAY"] = "1"
    run(PYTHON, script, *options, folder / f"{NAME}.kicad_pcb")
    page = folder / "interactive_bom.html"
    page.write_text(page.read_text("utf-8").replace(str(folder), "."), "utf-8")


def main() -> int:
    """The command: schematic, board, checks, outputs."""
    if not has_kicad():
        print("This needs KiCad 9 (kicad-cli and pcbnew for /usr/bin/python3).", file=sys.stderr)
        return 1
    draw(CARRIER)
    run(PYTHON, "-m", "lawkeeper_host.hardware.board", CARRIER)
    found = faults(CARRIER)
    for line in found:
        print(line, file=sys.stderr)
    if found:
        return 1
    outputs(CARRIER)
    print(f"Wrote {CARRIER.relative_to(ROOT)}: no fault in ERC and DRC, nothing differs from the schematic.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
