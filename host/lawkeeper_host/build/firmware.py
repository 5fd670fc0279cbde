"""`python -m lawkeeper_host.build.firmware`: the drive of a box as a folder, and its manifest beside it.

The same sources give the same bytes. `lawkeeper install` copies the folder in the order of the manifest.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import shutil
import sys
from pathlib import Path

from lawkeeper import VERSION
from lawkeeper.box.boards import BOARDS
from lawkeeper_host.build import report
from lawkeeper_host.build.compiled import FORMAT
from lawkeeper_host.build.contents import Content, contents
from lawkeeper_host.errors import HostError
from lawkeeper_host.install import CIRCUITPYTHON, DRIVE, MANIFEST
from lawkeeper_host.places import BUILD, FIRMWARE


def build(out: Path, firmware: Path = FIRMWARE) -> list[str]:
    """Build into the folder `out`, emptied first, and its manifest beside it -> lines of the size report."""
    _refuse_others(out)
    files = contents(firmware)
    drive = report.filled(files)
    lines = report.lines(files, drive)
    try:
        report.check_fits(drive)
    except HostError:
        print("\n".join(lines), file=sys.stderr)
        raise
    write(files, out)
    return [*report.joined(files), *lines]


def write(files: list[Content], out: Path) -> None:
    """Write these files into the folder `out`, emptied first, and their manifest beside it."""
    _refuse_others(out)
    shutil.rmtree(out, ignore_errors=True)
    for file in files:
        path = out / file.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(file.data)
    (out.parent / MANIFEST).write_text(json.dumps(manifest(files), indent=1) + "\n", "utf-8")


def manifest(files: list[Content]) -> dict[str, object]:
    """What `install` has to know: which boards it is for, and the files in the order of copying."""
    return {
        "lawkeeper": VERSION,
        "circuitpython": CIRCUITPYTHON,
        "mpy": FORMAT,
        "boards": [board_id for _, ids in BOARDS for board_id in ids],
        "files": [
            {"path": file.path, "size": len(file.data), "sha256": hashlib.sha256(file.data).hexdigest()}
            for file in files
        ],
    }


def _refuse_others(out: Path) -> None:
    """Raise HostError for a folder with something in it that is not a build of ours."""
    if out.is_dir() and any(out.iterdir()) and not (out / "lawkeeper").is_dir():
        raise HostError(f"{out} holds something that is not a build of Lawkeeper.", "Name another folder.", 2)


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser("python -m lawkeeper_host.build.firmware", description=__doc__)
    parser.add_argument("--out", type=Path, default=BUILD / DRIVE, help="the folder to build into [%(default)s]")
    out = parser.parse_args().out
    try:
        print("\n".join(build(out)))
    except HostError as error:
        print(f"{error.message}\n{error.hint}", file=sys.stderr)
        return error.exit_code
    print(f"Built {out}. Next: lawkeeper install")
    return 0


if __name__ == "__main__":
    sys.exit(main())
