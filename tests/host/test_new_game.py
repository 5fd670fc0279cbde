"""A new game is one folder on the device, one on the host, and a row in each registry: here one is added to
a copy of the project, exactly as docs/new-game.md says, and what holds for all games holds for it."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NEW = ROOT / "tests" / "newgame"
GUIDE = ROOT / "docs" / "new-game.md"
DEVICE, HOST = "firmware/lawkeeper/games", "host/lawkeeper_host/games"
# What the guide has people change in files that are there: (file, before, after).
ROWS = re.findall(r"^`([^`\n]+)`:\n\n```diff\n(.*?)```", GUIDE.read_text("utf-8"), re.M | re.S)


def changed(text: str, diff: str) -> str:
    """A file after a change that the guide shows: lines that begin with " ", "-" or "+"."""
    lines = diff.splitlines()
    before = "".join(f"{line[1:]}\n" for line in lines if line[:1] != "+")
    after = "".join(f"{line[1:]}\n" for line in lines if line[:1] != "-")
    assert text.count(before) == 1, diff
    return text.replace(before, after)


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project with the new game in it."""
    tree = tmp_path_factory.mktemp("project")
    for folder in ("firmware", "host", "tests"):
        shutil.copytree(ROOT / folder, tree / folder, ignore=shutil.ignore_patterns("__pycache__", "screens"))
    shutil.copytree(NEW / "device", tree / DEVICE / "highlow")
    shutil.copytree(NEW / "host", tree / HOST / "highlow")
    for name, diff in ROWS:
        path = tree / name
        path.write_text(changed(path.read_text("utf-8"), diff), "utf-8")
    shutil.copy(NEW / "player.py", tree / "tests" / "fakes" / "player_highlow.py")
    return tree


# The firmware folder has a code.py, which must not stand in for the library's: that is imported before.
RUN = """
import code, runpy, sys
sys.path[:0] = sys.argv.pop(1).split()
runpy.run_module(sys.argv.pop(1), None, "__main__")
"""
PYTEST = ("pytest", "-q", "-n0", "-p", "no:cacheprovider")


def run(tree: Path, *arguments: str) -> str:
    """Run a module of the copy; -> what it says. It has to succeed."""
    path = " ".join(str(tree / folder) for folder in ("firmware", "host", "tests"))
    clean = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST")}
    command = [sys.executable, "-c", RUN, path, *arguments]
    done = subprocess.run(command, cwd=tree, env=clean, text=True, capture_output=True, timeout=100)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_guide_changes_the_two_registries_and_the_players_of_the_tests() -> None:
    assert [name for name, _ in ROWS] == [
        f"{DEVICE}/__init__.py",
        f"{HOST}/registry.py",
        "tests/fakes/players.py",
    ]
    for name, diff in ROWS:
        added = [line for line in diff.splitlines() if line[:1] == "+"]
        assert len(added) <= 3, name


def test_the_guide_shows_the_files_as_they_are() -> None:
    sources = "\n".join(path.read_text("utf-8") for path in sorted(NEW.rglob("*.py")))
    shown = re.findall(r"^```python\n(.*?)```", GUIDE.read_text("utf-8"), re.M | re.S)
    assert len(shown) >= 4
    for piece in shown:
        assert piece in sources, piece


def test_the_suite_of_all_games_holds_for_it(tree: Path) -> None:
    """For the other games it is run where they lie: here the new one alone plays."""
    suite = [str(tree / "tests" / "games" / name) for name in ("test_promises.py", "test_broken.py")]
    pytest_run = (*PYTEST, "--rootdir", str(tree / "tests"), *suite, "-k")
    assert "1 passed" in run(tree, *pytest_run, "every_row")
    players = tree / "tests" / "fakes" / "players.py"
    text = players.read_text("utf-8")
    players.write_text(text + "\nPLAYERS = PLAYERS[-1:]\n", "utf-8")
    assert "10 passed" in run(tree, *pytest_run, "not every_runtime and not every_row")
    players.write_text(text, "utf-8")


def test_it_plays_by_its_buttons_on_the_shared_pages(tree: Path) -> None:
    plays = str(tree / "tests" / "newgame" / "plays.py")
    assert "4 passed" in run(tree, *PYTEST, "--rootdir", str(tree / "tests"), plays)


def test_the_board_and_the_rooms_take_it(tree: Path) -> None:
    assert "firmware files" in run(tree, "lawkeeper_host.checks.portable")
