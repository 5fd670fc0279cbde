"""Rooms import one way, whichever way a module comes in; circles are found, and rows that nobody needs."""

from __future__ import annotations

from pathlib import Path

import pytest

from lawkeeper_host.checks import circles, portable, rooms
from lawkeeper_host.checks.imports import Tree
from lawkeeper_host.places import DEVICE, FIRMWARE

KEEP = DEVICE / "keep" / "journal.py"
GAME = DEVICE / "games" / "infer" / "__init__.py"
PAGES = 'PAGES = """\n%s\n"""\n'


def said(source: str, path: Path) -> list[str]:
    return [sentence for _, sentence in portable.findings(source, path)]


def tree(tmp_path: Path, package: str = "lawkeeper", **files: str) -> Tree:
    """A package of these files: "ui/ring" is ui/ring.py."""
    for name, text in files.items():
        path = tmp_path.joinpath(package, *name.split("/")).with_suffix(".py")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return Tree(tmp_path, package)


def found(tmp_path: Path, **files: str) -> list[list[str]]:
    """The circles of such a package."""
    return sorted(sorted(circle) for circle in circles.of_tree(tree(tmp_path, **files), rooms.room))


# --- the project itself ---


def test_the_project_keeps_to_its_rooms_and_has_no_circle_but_the_known_ones() -> None:
    assert list(portable.rooms_complaints()) == []


# --- modules that are loaded by their names ---


@pytest.mark.parametrize(
    ("path", "source"),
    [
        (KEEP, "__import__('lawkeeper.ui.screen')"),
        (KEEP, "def f(load):\n    return load('lawkeeper.games.infer.fold.rules')"),
        (DEVICE / "link" / "server.py", "PINNED = ('lawkeeper.menus.home',)"),
        (GAME, PAGES % "home lawkeeper.menus.home Home"),
        (GAME, PAGES % "table lawkeeper.games.turing.pages.table Table"),
        (GAME, "FOLD = ('rules', 'lawkeeper.keep.journal')"),
        (GAME, "KEEP = ('lawkeeper.app', 'settle')"),
        (DEVICE / "session.py", "from lawkeeper.link.server import Server"),
        (DEVICE / "clock.py", "def f():\n    from lawkeeper.keep import seal"),
        (DEVICE / "quite_new.py", "from lawkeeper.keep import seal"),
        (FIRMWARE / "boot.py", "from lawkeeper.app import main"),
    ],
)
def test_what_is_loaded_against_the_arrows_is_found(path: Path, source: str) -> None:
    assert len(said(source, path)) == 1


@pytest.mark.parametrize(
    ("path", "source"),
    [
        (GAME, PAGES % "table pages.table Table\nsearch lawkeeper.ui.search Search heavy"),
        (GAME, "FOLD = ('fold.rules', 'laws.forms')"),
        (DEVICE / "menus" / "__init__.py", PAGES % "home home Home"),
        (DEVICE / "session.py", "from lawkeeper import games\nfrom lawkeeper.keep.ledger import Ledger"),
        (FIRMWARE / "code.py", "from lawkeeper.app import main\nfrom lawkeeper.box.box import Box"),
        (KEEP, "WHERE = 'keep.home'"),
    ],
)
def test_what_is_loaded_along_the_arrows_passes(path: Path, source: str) -> None:
    assert said(source, path) == []


# --- circles ---


def test_a_circle_of_modules_is_found_though_one_of_them_imports_late(tmp_path: Path) -> None:
    late = "def fold():\n    from lawkeeper.ui.ring12 import fold12\n"
    made = {"ui/ring": late, "ui/ring12": "from lawkeeper.ui.ring import OFF\n", "ui/text": late}
    assert found(tmp_path, **made) == [["lawkeeper.ui.ring", "lawkeeper.ui.ring12"]]


def test_a_circle_of_rooms_is_found_though_no_module_is_in_one(tmp_path: Path) -> None:
    made = {
        "keep/a": "from lawkeeper.ui.a import x\n",
        "ui/b": "import lawkeeper.keep.b\n",
        "ui/a": "x = 1\n",
        "keep/b": "x = 1\n",
    }
    assert found(tmp_path, **made) == [["keep", "ui"]]


@pytest.mark.parametrize(
    "row",
    [
        "def f(load):\n    load('lawkeeper.ui.home')\n",
        PAGES % "home lawkeeper.ui.home Home",
    ],
)
def test_a_circle_of_rooms_by_a_string_is_found(tmp_path: Path, row: str) -> None:
    home = "from lawkeeper import menus\n"
    assert found(tmp_path, **{"menus/__init__": row, "ui/home": home}) == [["menus", "ui"]]


def test_a_longer_circle_is_one_circle(tmp_path: Path) -> None:
    made = {name: f"from lawkeeper import {other}\n" for name, other in ("ab", "bc", "ca", "da")}
    assert ["a", "b", "c"] in found(tmp_path, **made)


def test_an_unknown_circle_and_a_row_that_is_not_needed_are_told() -> None:
    ring, menus = frozenset({"ring", "ring12"}), frozenset({"games", "menus"})
    assert list(circles.complaints({ring}, {ring: "why"})) == []
    assert "ring, ring12" in next(circles.complaints({ring}, {}))
    (told,) = circles.complaints({ring}, {ring: "why", menus: "why"})
    assert "games, menus" in told and told.endswith("delete its row")


# --- the host ---


def test_on_the_host_imports_point_down_late_ones_too(tmp_path: Path) -> None:
    late = "def f():\n    from lawkeeper_host.cli import main\n"
    made = tree(tmp_path, "lawkeeper_host", errors="", record=late, cli="from lawkeeper_host import record\n")
    assert [line.split(",")[0] for line in rooms.host_complaints(made)] == [
        "lawkeeper_host.record:2: imports lawkeeper_host.cli"
    ]


def test_a_room_of_the_host_has_a_row_and_games_do_not_know_each_other(tmp_path: Path) -> None:
    other = "from lawkeeper_host.games.turing import text\n"
    files = {"novel": "", "games/turing/text": "", "games/infer/game": other}
    made = tree(tmp_path, "lawkeeper_host", **files)
    told = list(rooms.host_complaints(made))
    assert len(told) == 2 and "games.infer.game:1" in told[0] and "novel has no row" in told[1]


@pytest.mark.parametrize(
    ("name", "source", "count"),
    [
        ("packs", "def f(game):\n    return game == 'turing'\n", 1),
        ("packs", "from lawkeeper.games.turing import rules\n", 1),
        ("packs", "def f():\n    import lawkeeper.games.turing.fold.rules\n", 1),
        ("games/infer/game", "NAME = 'turing'\n", 1),
        ("games/turing/game", "from lawkeeper.games.turing import rules\nNAME = 'turing'\n", 0),
        ("packs", "from lawkeeper import games\nHOW = 'like turing'\n", 0),
    ],
)
def test_only_its_own_folder_asks_for_a_game(tmp_path: Path, name: str, source: str, count: int) -> None:
    made = tree(tmp_path, "lawkeeper_host", **{name: source})
    assert len(list(rooms.strangers(made, ["infer", "turing"]))) == count
