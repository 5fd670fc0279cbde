"""Every portable test once more over the package that the board gets, compiled, on the VM.

What fails there runs over the sources, too: then the traceback has lines, or it is a fault of the build. On
CPython the tests run over the sources; `python -m lawkeeper_host.checks.joined` runs them over the package.
"""

import ast
import re
import shutil
import sys
from collections import Counter
from types import ModuleType

import pytest
from joined import seen

from lawkeeper_host.build.package import goes_along
from lawkeeper_host.checks import joined, vm
from lawkeeper_host.checks.packaged import packaged
from lawkeeper_host.places import DEVICE, FIRMWARE, TESTS, portable_tests

NUMBER = re.compile(r"-?\d+")


@pytest.mark.timeout(300)
@pytest.mark.parametrize("path", portable_tests(), ids=lambda path: str(path.relative_to(TESTS)))
def test_on_the_vm(path):
    run = vm.run(str(path), joined=joined.built() / joined.VM)
    if not vm.all_passed(run):
        pytest.fail(f"{run.stdout}\nThe same over the sources:\n{vm.run(str(path)).stdout}", pytrace=False)


def test_a_fault_of_a_joined_file_fails_the_tests_of_the_module_that_lies_in_it(tmp_path):
    """`ui.menu` lies in `ui/page.py`: the tests of it run over that file and over nothing else."""
    shutil.copytree(joined.built() / joined.PYTHON, tmp_path, dirs_exist_ok=True)
    assert not (tmp_path / "lawkeeper" / "ui" / "menu.py").exists()
    test = str(TESTS / "ui" / "test_menu.py")
    assert joined.run([test], tmp_path).returncode == vm.run(test, joined=tmp_path).returncode == 0
    file = tmp_path / "lawkeeper" / "ui" / "page.py"
    text = file.read_text("utf-8")
    assert text.count("self.cursor + step") > 0
    file.write_text(text.replace("self.cursor + step", "self.cursor + 2 * step"), "utf-8")
    for run in (joined.run([test], tmp_path), vm.run(test, joined=tmp_path)):
        assert run.returncode == 1 and "FAIL" in run.stdout, run.stdout


def test_what_a_test_puts_into_a_module_reaches_all_that_have_imported_it(monkeypatch):
    for name, bare in (("p.games", "free_2"), ("p.app", "room")):
        module = ModuleType(name)
        setattr(module, bare, 1)
        monkeypatch.setitem(sys.modules, name, module)
    monkeypatch.setattr(
        seen,
        "TABLE",
        {
            "files": {"p": "p", "p.modules": "p.games"},
            "names": {"p.modules": {"free": ("p.games", "free_2")}},
            "copies": {"p.games free_2": [("p.app", "room"), ("p.not_loaded", "free")]},
            "board": {},
        },
    )
    modules = seen.seen("p.modules")
    modules.free = 5
    assert modules.free == sys.modules["p.games"].free_2 == sys.modules["p.app"].room == 5
    with pytest.raises(AttributeError):
        modules.none = modules.none
    with pytest.raises(ImportError):
        seen.seen("p.none")


def test_the_package_is_the_boards_but_for_names():
    board = {path: shape(text) for path, text in packaged(quietly=True).items() if path.suffix == ".py"}
    python = joined.built() / joined.PYTHON
    files = list(python.rglob("*.py"))
    tested = {FIRMWARE / path.relative_to(python): shape(path.read_text("utf-8")) for path in files}
    extra = {path for path in DEVICE.rglob("*.py") if not goes_along(path.relative_to(FIRMWARE))}
    assert tested.keys() - board.keys() == extra and not board.keys() - tested.keys()
    for path, found in board.items():
        assert found == tested[path], path.relative_to(DEVICE)


def is_cut(node):
    """Is it a short text, cut out of a long one? Which are depends on the names: see build/shorttexts.py."""
    if not (isinstance(node, ast.Subscript) and isinstance(node.value, ast.Constant)):
        return False
    ends = (node.slice.lower, node.slice.upper) if isinstance(node.slice, ast.Slice) else (node,)
    return all(end is None or isinstance(end, ast.Constant) for end in ends)


def walk(node):
    """Every node below, but for what `is_cut` is made of."""
    yield node
    if not is_cut(node):
        for child in ast.iter_child_nodes(node):
            yield from walk(child)


def shape(text):
    """What a file is made of, without names, texts, and the numbers at its top."""
    tree = ast.parse(text)
    body = [
        node
        for node in tree.body
        if not (isinstance(node, ast.Assign) and NUMBER.fullmatch(ast.unparse(node.value)))
    ]
    nodes = Counter()
    for node in (part for statement in body for part in walk(statement)):
        if is_cut(node):
            nodes["Constant", repr("")] += 1
            continue
        value = node.value if isinstance(node, ast.Constant) and not isinstance(node.value, str) else ""
        nodes[type(node).__name__, repr(value)] += 1
    return nodes
