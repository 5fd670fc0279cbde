"""The wheel in an environment of its own, far from the checkout: everything it needs has come along."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from lawkeeper import VERSION
from lawkeeper_host.build.contents import Content
from lawkeeper_host.build.firmware import write
from lawkeeper_host.places import ROOT

PICO = """\
Adafruit CircuitPython 10.2.1 on 2026-03-04; Raspberry Pi Pico with rp2040
Board ID:raspberry_pi_pico
"""
SOURCES = ("pyproject.toml", "setup.py", "README.md", "LICENSE")
NOT_OURS = {"..", "__pycache__"}  # tops of what a library has installed


def run(*words: object, at: Path) -> str:
    done = subprocess.run([str(word) for word in words], cwd=at, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def needed(name: str, extras: frozenset[str] = frozenset()) -> Iterator[str]:
    """The names of all libraries that an installed one needs, as its metadata say."""
    for line in distribution(name).requires or ():
        wanted = Requirement(line)
        if not wanted.marker or any(wanted.marker.evaluate({"extra": one}) for one in extras or {""}):
            yield wanted.name
            yield from needed(wanted.name, frozenset(wanted.extras))


def tops(name: str) -> set[Path]:
    """Files and folders of an installed library right in site-packages."""
    names = {path.parts[0] for path in distribution(name).files or ()} - NOT_OURS
    return {Path(str(distribution(name).locate_file(top))) for top in names}


@pytest.fixture(scope="module")
def wheel(files: list[Content], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from a copy of the sources and a build for the board; without the network."""
    copy = tmp_path_factory.mktemp("source")
    for name in SOURCES:
        shutil.copyfile(ROOT / name, copy / name)
    for name in ("firmware", "host"):
        shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("__pycache__"))
    write(files, copy / "build" / "circuitpy")
    quiet = ("--disable-pip-version-check", "--no-index", "--no-deps", "-q")
    run(sys.executable, "-m", "pip", "wheel", *quiet, "--no-build-isolation", "-w", "dist", ".", at=copy)
    (found,) = (copy / "dist").glob("*.whl")
    return found


@pytest.fixture(scope="module")
def place(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty environment with the wheel in it, and of our libraries only those that it asks for."""
    place = tmp_path_factory.mktemp("elsewhere")
    run(sys.executable, "-m", "venv", "--without-pip", "env", at=place)
    python = place / "env" / "bin" / "python"
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", python)
    run(*pip, "install", "-q", "--no-index", "--no-deps", "--no-compile", wheel, at=place)
    (place / "libraries").mkdir()
    for path in {path for name in needed("lawkeeper") for path in tops(name)}:
        (place / "libraries" / path.name).symlink_to(path)
    (site,) = (place / "env" / "lib").glob("python*/site-packages")
    (site / "libraries.pth").write_text(str(place / "libraries"))
    return place


def lawkeeper(place: Path, *words: object) -> str:
    return run(place / "env" / "bin" / "lawkeeper", *words, at=place)


@pytest.fixture(scope="module")
def box(place: Path) -> Iterator[dict[str, str]]:
    """A virtual box that runs there, with its page -> its addresses."""
    command = [place / "env" / "bin" / "lawkeeper", "sim", "--json", "--http-port", "0", "--tcp-port", "0"]
    with subprocess.Popen(command, cwd=place, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            facts = json.loads(process.stdout.readline())
            yield {"page": facts["page"], "port": facts["ports"][-1]}
        finally:
            process.terminate()


def test_it_runs_without_the_checkout_and_knows_its_version(place: Path) -> None:
    assert lawkeeper(place, "--version").split()[-1] == VERSION
    where = "import lawkeeper, lawkeeper_host as host; print(lawkeeper.__file__, host.__file__)"
    told = run(place / "env" / "bin" / "python", "-c", where, at=place)
    assert all(path.startswith(str(place)) for path in told.split())


def test_the_shipped_problems_are_there(place: Path) -> None:
    assert lawkeeper(place, "turing", "show", 1).startswith("Problem 1 of turing-thousand.txt")


def test_the_shipped_packs_lie_beside_their_licence(place: Path) -> None:
    (packs,) = (place / "env").glob("lib/python*/site-packages/lawkeeper_host/data/packs")
    assert (packs / "LICENSE").read_text().startswith("Creative Commons Legal Code")
    assert "short-words.txt | CC-BY-4.0" in (packs / "LICENSES.md").read_text()


def test_the_built_drive_goes_onto_a_board(place: Path, tmp_path: Path) -> None:
    (tmp_path / "boot_out.txt").write_text(PICO)
    assert "files written" in lawkeeper(place, "install", "--drive", tmp_path)
    assert (tmp_path / "code.py").is_file() and (tmp_path / "lawkeeper" / "app.mpy").is_file()


def test_the_virtual_box_runs_takes_the_shipped_packs_and_shows_its_page(
    place: Path, box: dict[str, str]
) -> None:
    with urllib.request.urlopen(box["page"], timeout=20) as page:
        assert b"<canvas" in page.read()
    assert "Done. The box holds 8 packs now." in lawkeeper(place, "--port", box["port"], "load", "--shipped")


def test_the_rule_for_udev_is_there(place: Path) -> None:
    assert "SUBSYSTEM" in lawkeeper(place, "udev", "--print")
