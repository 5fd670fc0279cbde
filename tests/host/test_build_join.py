"""Modules that become one file: the same names mean the same things, and nothing is there twice."""

import ast
import re
import subprocess
import sys
from collections.abc import Collection
from functools import cache
from pathlib import Path

import pytest

from lawkeeper import games, menus, modules, pages
from lawkeeper_host.build import bundles
from lawkeeper_host.build.join import Files
from lawkeeper_host.checks.packaged import packaged
from lawkeeper_host.errors import HostError

ROOT = Path(__file__).parents[2]


def joined(sources: dict[str, str], rows: dict[str, list[str]]) -> dict[str, str]:
    trees = {name: ast.parse(text) for name, text in sources.items()}
    made = Files(trees, rows).trees()
    return {name: ast.unparse(ast.fix_missing_locations(tree)) for name, tree in made.items()}


def run(texts: dict[str, str], folder: Path, then: str) -> str:
    """What `then` prints where these modules can be imported."""
    for name, text in texts.items():
        path = folder / (name.replace(".", "/") + ".py")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    command = [sys.executable, "-c", then]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True)
    return done.stdout.strip()


TWO = {
    "p.__init__": "",
    "p.low": (
        "SIZE = 3\ndef size():\n    return SIZE\n"
        "class Thing:\n    MOST = 7\n    def size(self):\n        return SIZE\n"
    ),
    "p.high": (
        "from p import low\nfrom p.low import Thing as Base\nSIZE = 10\n"
        "def size(thing):\n    return SIZE + low.size() + thing.size() + Base.MOST\n"
        "class Other(Base):\n    pass\n"
    ),
    "p.user": "from p.high import Other, size\nfrom p import low\nprint(size(Other()), low.SIZE)\n",
}


def test_names_that_were_alike_are_told_apart_and_who_imports_them_gets_the_right_one(tmp_path: Path) -> None:
    plain = run(TWO, tmp_path / "plain", "import p.user")
    texts = joined(TWO, {"p.high": ["p.low"]})
    assert set(texts) == {"p.high", "p.user"}  # the package itself defines nothing: it is a folder
    assert "import" not in texts["p.high"] and "SIZE_2" in texts["p.high"]
    assert run(texts, tmp_path / "joined", "import p.user") == plain == "23 3"


def test_a_state_is_there_once(tmp_path: Path) -> None:
    sources = {
        "p.a": "count = 0\ndef add():\n    global count\n    count += 1\n    return count\n",
        "p.b": "from p.a import add\ndef twice():\n    return add() + add()\n",
        "p.c": "from p.a import add\nfrom p.b import twice\nprint(twice(), add())\n",
    }
    assert run(joined(sources, {"p.b": ["p.a"]}), tmp_path, "import p.c") == "3 3"


def test_an_import_in_a_function_stays_there_and_brings_only_what_the_function_reads(tmp_path: Path) -> None:
    sources = {
        "p.far": "def one():\n    return 1\ndef two():\n    return 2\n",
        "p.near": "def three():\n    return 3\n",
        "p.main": (
            "def first(one=5):\n    from p import far, near\n    return far.one() + one + near.three()\n"
            "def second():\n    from p.far import two\n    return two()\n"
        ),
    }
    texts = joined(sources, {"p.main": ["p.near"]})
    assert "p.near" not in texts and texts["p.main"].count("import") == 2
    assert (
        run(
            texts,
            tmp_path,
            "import sys, p.main\nassert 'p.far' not in sys.modules\nprint(p.main.first(), p.main.second())",
        )
        == "9 2"
    )


def test_a_local_name_gives_way_to_what_its_file_now_calls_so(tmp_path: Path) -> None:
    sources = {
        "p.dice": "def roll():\n    return 4\n",
        "p.main": (
            "from p import dice\n"
            "def play():\n    roll = dice.roll()\n    return [roll for roll in (roll, 2)]\n"
        ),
    }
    texts = joined(sources, {"p.main": ["p.dice"]})
    assert run(texts, tmp_path, "import p.main; print(p.main.play())") == "[4, 2]"


def test_a_table_of_pages_names_the_files() -> None:
    sources = {
        "p.__init__": (
            "PAGES = '\\nend screens_end End\\nseal screens_seal Seal heavy\\n'\nKEEP = ('deck', 'settle')\n"
        ),
        "p.screens_end": "class End:\n    pass\n",
        "p.screens_seal": "class Seal:\n    pass\n",
        "p.deck": "def settle():\n    pass\n",
    }
    text = joined(sources, {"p.screens_end": ["p.screens_seal", "p.deck"]})["p.__init__"]
    assert "end screens_end End\\nseal screens_end Seal heavy" in text and "('screens_end', 'settle')" in text


def test_it_is_known_what_became_of_a_name() -> None:
    sources = {
        "p.a": "import os\nCOUNT = 1\n",
        "p.b": "from p.c import here\nfrom p.a import COUNT as most\nCOUNT = 2\n",
        "p.c": "def here():\n    pass\n",
    }
    files = Files({name: ast.parse(text) for name, text in sources.items()}, {"p.a": ["p.b"]})
    files.trees()
    assert files.called() == {
        ("p.a", "os"): ("p.a", "os"),
        ("p.a", "COUNT"): ("p.a", "COUNT"),
        ("p.b", "here"): ("p.a", "here"),
        ("p.b", "most"): ("p.a", "COUNT"),
        ("p.b", "COUNT"): ("p.a", "COUNT_2"),
        ("p.c", "here"): ("p.c", "here"),
    }


@pytest.mark.parametrize(
    ("rows", "said"),
    [({"p.a": ["p.none"]}, "no such module"), ({"p.a": ["p.b"], "p.c": ["p.b"]}, "lies in p.a already")],
)
def test_rows_that_cannot_be_are_refused(rows: dict[str, list[str]], said: str) -> None:
    with pytest.raises(HostError, match=said):
        joined({"p.a": "", "p.b": "", "p.c": ""}, rows)


def test_a_name_for_two_things_is_refused() -> None:
    sources = {"p.a": "x = 1\n", "p.b": "def f():\n    from p.a import x\n    return x\nx = 2\n"}
    with pytest.raises(HostError, match="p.b calls two things x"):
        joined(sources, {})


@pytest.fixture(scope="module")
def built() -> dict[str, str]:
    texts = packaged()
    return {path.relative_to(ROOT / "firmware").as_posix(): text for path, text in texts.items()}


def test_no_file_of_the_board_asks_for_a_name_that_is_not_there(built: dict[str, str], tmp_path: Path):
    for name, text in built.items():
        target = tmp_path / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, "utf-8")
    ruff = [sys.executable, "-m", "ruff", "check", "--isolated", "--no-cache", "--select=F"]
    done = subprocess.run([*ruff, str(tmp_path)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


STAYS = """
app games/__init__ games/fold keep/journal ui/canvas ui/page
games/infer/laws/forms games/infer/fold/rules games/infer/pages/tray
games/infer/fold/lawful games/turing/fold/rules games/turing/pages/tray
games/potions/fold/rules games/potions/brew/rule games/potions/pages/tray
"""


def test_what_stays_in_memory_is_in_files_that_a_collection_goes_through_once(built: dict[str, str]) -> None:
    for name in STAYS.split():
        body = ast.parse(built[f"lawkeeper/{name}.py"]).body
        defined = [node for node in body if isinstance(node, ast.FunctionDef | ast.ClassDef | ast.Assign)]
        assert 0 < len(defined) <= bundles.MOST, name


NAMED = re.compile(r"lawkeeper(\.[a-z_0-9]+)+\.?")


@pytest.fixture(scope="module")
def files(built: dict[str, str]) -> set[str]:
    """The dotted names of all files of the board."""
    paths = [path.removesuffix(".py") for path in built if path.endswith(".py")]
    return {path.removesuffix("/__init__").replace("/", ".") for path in paths}


HOMES = {name: root for root, names in bundles.rows().items() for name in names}


def lost(names: Collection[str], files: set[str]) -> list[str]:
    """Those that are no file and lie in none of the others; what ends in a dot stands for what begins so."""
    return [
        name
        for name in names
        if not any(_stands_for(name, file) for file in files)
        and not any(_stands_for(other, HOMES.get(name, "")) for other in names)
    ]


def _stands_for(name: str, file: str) -> bool:
    return file == name or name[-1] == "." and file.startswith(name)


def test_a_name_of_a_module_in_a_text_is_a_file_of_the_board(built: dict[str, str], files: set[str]) -> None:
    """The build follows imports and the tables of the games; what else is said in a text it cannot follow."""
    count = 0
    for path, text in built.items():
        if path.endswith(".py"):
            said = [node.value for node in ast.walk(_tree(text)) if isinstance(node, ast.Constant)]
            named = {value for value in said if isinstance(value, str) and NAMED.fullmatch(value)}
            count += len(named)
            assert not lost(named, files), path
    assert count > 20


def test_what_a_page_needs_in_memory_is_a_file_of_the_board(files: set[str]) -> None:
    rows = [("menus", menus.PAGES)]
    rows += [(game, modules.load("lawkeeper.games." + game).PAGES) for _, game, _ in games.GAMES]
    needed: list[str] = []
    for room, table in rows:
        for row in table.strip().split("\n"):
            needs = pages.page(f"{room}.{row.split()[0]}").needs
            assert isinstance(needs, tuple), row
            needed += needs
    assert len(needed) >= 5 and set(needed) <= files


@pytest.mark.parametrize("game", [row[1] for row in games.GAMES])
def test_what_a_game_names_in_its_tables_is_a_file_of_the_board(
    game: str, built: dict[str, str], files: set[str]
) -> None:
    """As the build has written them: pairs of a module and what it has, what stays, the pages."""
    package = "lawkeeper.games." + game
    body = _tree(built[f"lawkeeper/games/{game}/__init__.py"]).body
    assigned = [node.value for node in body if isinstance(node, ast.Assign)]
    values = [ast.literal_eval(value) for value in assigned if isinstance(value, ast.Constant | ast.Tuple)]
    named: list[str] = []
    for value in values:
        named += [row.split()[1] for row in value.strip().split("\n")] if "\n" in value else []
        named += [name for name in value if "." in name] if isinstance(value, tuple) else []
    source = modules.load(package)
    assert len(named) >= len(source.FOLD) + source.PAGES.strip().count("\n") + 1 + 2
    assert not lost([games.full(package, name) for name in named], files)


@cache
def _tree(text: str) -> ast.Module:
    return ast.parse(text)
