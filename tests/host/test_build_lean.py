"""The package with fewer names is still the same package."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from lawkeeper_host.build import names, shortnames
from lawkeeper_host.build.lean import lean
from lawkeeper_host.build.package import laid, stand_ins, tables
from lawkeeper_host.checks.packaged import packaged
from lawkeeper_host.errors import HostError

ROOT = Path(__file__).parents[2]


def run(sources: dict[str, str], tmp_path: Path, then: str) -> str:
    """What `then` prints, with the lean form of `sources` (dotted name -> text) to import."""
    for name, text in lean(sources).items():
        path = tmp_path / (name.replace(".", "/") + ".py")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    done = subprocess.run(
        [sys.executable, "-c", then], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


def test_a_number_stands_where_its_name_was() -> None:
    sources = {
        "p.__init__": "",
        "p.a": "A, B = range(2)\nC = 1 << 3 | B\nD = -C\nWORD = 'x'\n",
        "p.b": "from p import a\nfrom p.a import C, D as E\n_F = a.B + E\n"
        "def f():\n    return a.B, C, E, _F, a.WORD\n",
    }
    made = lean(sources)
    assert made["p.a"].strip() == "WORD = 'x'"
    assert "return (1, 9, -9, -8, a.WORD)" in made["p.b"] and "from p.a" not in made["p.b"]


def test_a_number_read_through_another_module_is_found_there() -> None:
    sources = {"p.a": "N = 5\n", "p.b": "from p.a import N\n", "p.c": "from p import b\nx = b.N\n"}
    assert lean(sources)["p.c"].strip().endswith("x = 5")


@pytest.mark.parametrize("look", ["thing.N", "getattr(thing, 'N')"])
def test_a_number_that_something_looks_for_by_name_stays(look: str) -> None:
    sources = {"p.a": "N = 5\n", "p.b": f"def f(thing):\n    return {look}\n"}
    assert lean(sources)["p.a"].strip() == "N = 5"


def test_a_number_that_a_file_outside_reads_stays() -> None:
    assert lean({"p.a": "N = 5\n"}, ["from p.a import N\n"])["p.a"].strip() == "N = 5"


@pytest.mark.parametrize(
    "text", ["N = 5\nN = 6\n", "N = 5\ndef f():\n    global N\n    N = 7\n", "N = 5.0\n", "N = f(5)\n"]
)
def test_what_is_no_constant_whole_number_stays(text: str) -> None:
    assert (
        "N = " in lean({"p.a": text + "x = N\n"})["p.a"] and "x = N" in lean({"p.a": text + "x = N\n"})["p.a"]
    )


def test_public_names_get_those_of_the_rom_first_where_most_files_have_them() -> None:
    sources = {
        "p.a": "def apple():\n    return 1\ndef pear():\n    return 2\ndef zebra():\n    return apple()\n",
        "p.b": "from p.a import pear as fruit\nprint(fruit())\n",
        "p.c": "from p.a import pear\nprint(pear())\n",
    }
    made = lean(sources, rom=("pi", "tx"))
    assert "def pi():" in made["p.a"] and "import pi" in made["p.c"]  # in all three files
    assert (
        "import pi as fruit" in made["p.b"] and "def tx():" in made["p.a"] and "def zebra():" in made["p.a"]
    )


def test_the_names_of_the_rom_are_those_that_may_mean_something_else() -> None:
    rom = shortnames.in_rom()
    assert len(rom) == len(set(rom)) > 1500 and list(rom) == sorted(rom, key=lambda name: (len(name), name))
    assert {"ulab", "rowstart", "GP28"} <= set(rom)
    # The compiler knows the first; the others are looked up in objects; these lists are not in any ROM.
    assert not {"const", "readinto", "keys", "len", "args", "while", "removeprefix", "isascii"} & set(rom)


def test_private_names_are_short_and_used_again_but_not_by_a_class_made_from_another(tmp_path: Path) -> None:
    sources = {
        "p.__init__": "",
        "p.base": "class Base:\n"
        "    def __init__(self):\n"
        "        self._state = 1\n"
        "    def _secret(self):\n"
        "        return self._state\n"
        "    def show(self):\n"
        "        return self._secret()\n",
        "p.child": "from p.base import Base\n"
        "class Child(Base):\n"
        "    TABLE = ('_mine',)\n"
        "    def __init__(self):\n"
        "        Base.__init__(self)\n"
        "        self._other = 10\n"
        "    def _mine(self):\n"
        "        return self._other\n"
        "    def both(self):\n"
        "        return self.show() + getattr(self, self.TABLE[0])()\n",
        "p.far": "def _helper():\n    return 5\nx = _helper()\n",
    }
    made = lean(sources)
    assert (
        "_secret" not in made["p.base"] and "_mine" not in made["p.child"] and "_helper" not in made["p.far"]
    )
    assert "def _a_" in made["p.far"] and "_a_" in made["p.base"] and "_a_" not in made["p.child"]
    assert run(sources, tmp_path, "from p.child import Child; print(Child().both())") == "11"


def test_a_private_name_that_two_modules_have_stays() -> None:
    sources = {"p.a": "class A:\n    def _x(self):\n        pass\n", "p.b": "def f(thing):\n    thing._x()\n"}
    assert "_x" in lean(sources)["p.a"]


def test_arguments_are_called_alike_unless_somebody_passes_them_by_name(tmp_path: Path) -> None:
    sources = {
        "p": "def f(first, second, *rest):\n"
        "    a = first\n"
        "    return [a + second + item for item in rest], lambda first: first + second\n"
        "def g(named, other=2):\n"
        "    return named * other\n"
        "x = f(1, 2, 3)[0][0], f(1, 2, 3)[1](5), g(named=3)\n",
    }
    made = lean(sources)["p"]
    assert "def f(first, b, *c)" in made and "def g(named, a=2)" in made
    assert run(sources, tmp_path, "import p; print(p.x)") == "(6, 7, 6)"


def test_two_values_that_are_assigned_at_once_make_no_tuple() -> None:
    """With brackets around them the compiler builds one: garbage in the loop."""
    lines = ["b, c = a.b, (a.c, 1)", "d = (2, 3)", "e, g = (*a,)", "\u00e9, h = '(\u00e9)', k"]
    text = "def f():\n    " + "\n    ".join(lines)
    made = lean({"p": text.replace("= a.b, (a.c, 1)", "= (a.b, (a.c, 1))")})["p"]
    assert made == text


def test_the_sentence_of_a_refusal_is_read_from_the_file_beside() -> None:
    text = "def f(n):\n    raise Refused('There are only %d dice left.' % n)\n"
    sentences: list[str] = []
    made = lean({"lawkeeper.games.x": text, "lawkeeper.y": text}, (), sentences)
    assert "raise Refused(said(0) % " in made["lawkeeper.games.x"] and "dice left" in made["lawkeeper.y"]
    assert sentences == ["There are only %d dice left."]


def test_modules_that_import_each_other_are_refused() -> None:
    with pytest.raises(HostError, match="in a circle"):
        lean({"p.a": "import p.b\n", "p.b": "import p.a\n"})


def test_the_lean_package_has_the_same_screens_as_the_one_that_is_tested(tmp_path: Path) -> None:
    readers = [*(ROOT / "tests" / "fakes").glob("*.py"), *(ROOT / "tests" / "flows").glob("*tour*.py")]
    made = packaged(readers)
    for path, text in {**made, **stand_ins(ROOT / "firmware", made)}.items():
        target = tmp_path / path.relative_to(ROOT / "firmware")
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(laid(path, text))
    for path in tables(ROOT / "firmware"):
        shutil.copy(path, tmp_path / path.relative_to(ROOT / "firmware"))
    then = (
        "import lawkeeper, pytest, sys\n"
        f"assert lawkeeper.__file__.startswith({str(tmp_path)!r}), lawkeeper.__file__\n"
        "sys.exit(pytest.main(['-q', '-p', 'no:cacheprovider', 'tests/flows/test_tour.py', '-k', 'golden']))"
    )
    place = {**os.environ, "PYTHONPATH": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", then], cwd=ROOT, env=place, text=True, capture_output=True, timeout=100
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> dict[Path, str]:
    """The package with the names that the tests below read."""
    reader = tmp_path_factory.mktemp("reader") / "reader.py"
    reader.write_text("crash.fault, games.Refused, games.title", "utf-8")
    return packaged([reader])


@pytest.fixture(scope="module")
def written(made: dict[Path, str], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder from which it can be imported."""
    folder = tmp_path_factory.mktemp("package")
    for path, text in made.items():
        target = folder / path.relative_to(ROOT / "firmware")
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(laid(path, text))
    return folder


def test_a_crash_of_the_lean_package_names_the_source_and_the_function(
    made: dict[Path, str], written: Path
) -> None:
    """`_row` has another name there; the table beside the package says which function it was."""
    folder = ROOT / "firmware" / "lawkeeper"
    table = made[folder / names.NAMES]
    called = re.search(r"^games/__init__.py\n(?: .*\n)*? (\w+) _row$", table, re.MULTILINE)
    assert called and "def _row" not in made[folder / "games" / "__init__.py"]
    then = (
        "from lawkeeper import crash, games\n"
        f"try:\n    games.{called[1]}(99)\n"
        "except games.Refused as error:\n    print(*crash.fault(error))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", then], cwd=written, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "Refused games/__init__.py _row"


def test_a_refusal_of_the_lean_package_says_its_whole_sentence(written: Path) -> None:
    """The sentences lie in a file of the drive, wherever the module that reads them was joined to."""
    then = (
        "from lawkeeper import games\n"
        "try:\n    games.title(99)\nexcept games.Refused as error:\n    print(error.args[0])\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", then], cwd=written, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip().startswith("This box does not know game 99. Load newer firmware")


def test_the_table_of_names_leaves_out_what_is_called_as_ever_and_carries_what_came_together() -> None:
    said = names.table(
        [
            names.Function("games/infer/play.py", "_b_", "games/infer/laws/composer.py", "_word"),
            names.Function("app.py", "_a_", "app.py", "_refuse"),
            names.Function("app.py", "step", "app.py", "step"),
            names.Function("games/infer/play.py", "view", "games/infer/pages/tray.py", "view"),
            names.Function("games/infer/play.py", "step", "ui/page.py", "step"),
        ]
    )
    assert said == (
        "app.py\n _a_ _refuse\n"
        "games/infer/play.py\n=laws/composer.py\n _b_ _word\n"
        "=pages/tray.py\n view\n=/ui/page.py\n step\n"
    )


def test_functions_of_one_file_that_had_different_names_have_different_ones_still(
    made: dict[Path, str],
) -> None:
    text = made[ROOT / "firmware" / "lawkeeper" / names.NAMES]
    called: dict[str, str] = {}
    for line in text.splitlines():
        if line[0] not in " =":
            called = {}
        elif line[0] == " ":
            new, old = line.split()[0], line.split()[-1]
            assert called.setdefault(new, old) == old, line
    assert len(text.splitlines()) > 200
