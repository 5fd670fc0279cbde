"""Files that end so that the board does not collect after them."""

import subprocess
import sys
from pathlib import Path

import pytest

from lawkeeper_host.build.quiet import quieten
from lawkeeper_host.checks.packaged import packaged
from lawkeeper_host.errors import HostError
from lawkeeper_host.places import ROOT

HOLDER = "class Loaded(Exception):\n    pass\ndef load(name):\n    pass\ndef loaded(name):\n    pass\n"


def quiet(**files: str) -> dict[str, str]:
    """`page="..."`: the file lawkeeper.page. The start needs lawkeeper.games alone."""
    texts = {"lawkeeper.app": "from lawkeeper.games import load", "lawkeeper.games.__init__": HOLDER}
    return quieten({**texts, **{f"lawkeeper.{name}": text for name, text in files.items()}})


END = "__import__('lawkeeper.games').games.loaded(__name__)"


def test_a_file_that_comes_later_ends_quietly_and_one_of_the_start_does_not() -> None:
    made = quiet(page="x = 1")
    assert made["lawkeeper.page"] == f"x = 1\n{END}"
    assert made["lawkeeper.app"] == "from lawkeeper.games import load"
    assert made["lawkeeper.games.__init__"] == HOLDER


def test_who_imports_from_one_takes_the_parts_from_what_the_function_gives() -> None:
    asks = (
        "def f():\n    from lawkeeper.page import x\n"
        "    from lawkeeper.page import y as z, x\n    return x + z"
    )
    made = quiet(page="x = y = 1", other=asks)["lawkeeper.other"]
    assert made.splitlines() == [
        "from lawkeeper.games import load",
        "",
        "def f():",
        "    x = load('lawkeeper.page').x",
        "    x = load('lawkeeper.page')",
        "    z = x.y",
        "    x = x.x",
        "    return x + z",
        END,
    ]


def test_a_file_of_a_folder_and_what_comes_with_the_folder_are_told_apart() -> None:
    texts = {"pages.__init__": "most = 2", "pages.one": "a = 1"}
    made = quiet(**texts, other="from lawkeeper.pages import most, one as first\nimport lawkeeper.pages.one")
    assert made["lawkeeper.other"].splitlines()[1:] == [
        "from lawkeeper.pages import most",
        "first = load('lawkeeper.pages.one')",
        "load('lawkeeper.pages.one')",
        "import lawkeeper.pages.one",
        END,
    ]


def test_a_file_that_has_a_load_of_its_own_calls_it_otherwise() -> None:
    made = quiet(page="", other="load = 1\nfrom lawkeeper import page\nprint(page, load)")["lawkeeper.other"]
    assert "from lawkeeper.games import load as loads" in made and "loads('lawkeeper.page')" in made


def test_hardware_and_packages_are_imported_as_ever() -> None:
    texts = {"lawkeeper.app": "", "lawkeeper.games.__init__": HOLDER, "lawkeeper.box.pins": "x = 1"}
    made = quieten({**texts, "lawkeeper.link.__init__": "y = 1"})
    assert (made["lawkeeper.box.pins"], made["lawkeeper.link.__init__"]) == ("x = 1", "y = 1")


def test_without_the_function_there_is_no_such_end() -> None:
    with pytest.raises(HostError, match="no loaded"):
        quieten({"lawkeeper.games.__init__": "def load(name):\n    pass\n"})


OPEN_ALL = """
import sys
from lawkeeper import games
for room in sys.argv[1:]:
    package = games.load("lawkeeper.games" if room == "menus" else "lawkeeper.games." + room)
    tables = [text for text in vars(package).values() if isinstance(text, str) and " pages." in text]
    for row in "".join(tables).split("\\n"):
        if row:
            name = room + "." + row.split()[0]
            page = games.page(name)
            assert page.__module__ in sys.modules and games.page(name) is page, name
            print(name)
"""


def test_every_page_of_the_built_package_opens(tmp_path: Path) -> None:
    reader = tmp_path / "reader.py"
    reader.write_text("games.page", "utf-8")
    for path, text in packaged([reader], quietly=True).items():
        target = tmp_path / path.relative_to(ROOT / "firmware")
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, "utf-8")
    run = [sys.executable, "-c", OPEN_ALL, "infer", "turing"]
    done = subprocess.run(run, cwd=tmp_path, text=True, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr
    names = done.stdout.split()
    assert {"infer.search", "infer.told", "turing.ask"} <= set(names) and len(names) > 50
