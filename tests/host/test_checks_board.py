"""What the board has not is found in the text of a file, and stops the strict run on CPython or on the VM."""

import re

import pytest

from lawkeeper_host.checks import portable, strict, vm
from lawkeeper_host.checks.board_rows import rows
from lawkeeper_host.places import DEVICE

ROWS = {row.name: row for row in rows()}
HERE = DEVICE / "keep" / "journal.py"
ON_THE_VM = """
ROWS = %r

def stops(text):
    try:
        exec(text, {"__name__": "row"})
    except Exception:
        return
    raise AssertionError("nothing stopped it")

"""


@pytest.fixture(scope="module")
def vm_lets_pass(tmp_path_factory):
    """The numbers of the rows that the VM runs to their end."""
    place = tmp_path_factory.mktemp("rows") / "test_rows.py"
    texts = [row.hidden for row in ROWS.values()]
    tests = "".join(f"def test_{number}():\n    stops(ROWS[{number}])\n\n" for number in range(len(texts)))
    place.write_text(ON_THE_VM % texts + tests, "utf-8")
    run = vm.run(str(place))
    assert re.search(r"^\d+ passed, \d+ failed$", run.stdout, re.MULTILINE), run.stdout
    return {int(number) for number in re.findall(r"^FAIL test_rows\.test_(\d+)$", run.stdout, re.MULTILINE)}


def cpython_stops(row, place):
    """Whether a module of the device package with this in it cannot be imported."""
    place.write_text(row.hidden, "utf-8")
    try:
        strict.load(place, "lawkeeper.row")
    except Exception:  # noqa: BLE001 - whatever it is, it stopped
        return True
    return False


@pytest.mark.parametrize("name", ROWS)
def test_what_the_board_has_not_is_found(name, tmp_path, monkeypatch, vm_lets_pass):
    row = ROWS[name]
    monkeypatch.chdir(tmp_path)
    found = [sentence for _, sentence in portable.findings(row.plain, HERE)]
    assert found, "not seen in the text: " + row.plain
    assert all(": " in sentence for sentence in found), "no way round: %s" % found
    assert cpython_stops(row, tmp_path / "row.py") == row.cpython, "CPython: " + row.hidden
    assert (list(ROWS).index(name) not in vm_lets_pass) == row.vm, "VM: " + row.hidden
    assert row.cpython or row.vm


# Seen to be missing on the board itself.
MEASURED = """
next with a default|range == range|memoryview.itemsize|__setattr__|__delattr__|__imul__|__ior__|_asdict
sys.exc_info|sys.intern|sys.getsizeof|sys.settrace|equality of bound methods|__all__|__doc__|__code__
math.factorial|module heapq|hashlib.md5|hashlib.sha1|module marshal|module uctypes|module framebuf
time.gmtime|time.time_ns|io.BufferedWriter|gc.collect with a count|bytes.hex|int.bit_count|module typing
module enum|module functools|module itertools|match
"""


def test_what_was_measured_is_in_the_table():
    assert set(MEASURED.strip().replace("\n", "|").split("|")) - ROWS.keys() == set()


def test_a_complaint_names_file_line_and_the_way_round(tmp_path, monkeypatch):
    place = DEVICE / "keep" / "seal.py"
    monkeypatch.setattr(portable, "firmware_files", lambda: [place])
    monkeypatch.setattr(portable, "portable_tests", list)
    monkeypatch.setattr(portable, "findings", lambda source, path, device: [(7, "next() ... use a for loop")])
    assert list(portable.complaints()) == ["firmware/lawkeeper/keep/seal.py:7: next() ... use a for loop"]
    found = list(portable.board_static.findings(portable.ast.parse("x = 1\ny = next(iter([]), 0)"), ""))
    assert found == [
        (2, "next() takes at most 1 argument on the board: use a for loop that returns, or try: next(steps)")
    ]


@pytest.mark.parametrize(
    "text",
    [
        "class A:\n    def next(self, a, b):\n        return a\nA().next(1, 2)",
        "def f(title):\n    return title.title",
        "for i in range(3):\n    i += 1\nassert 2 in range(3)",
        "thing = [1, 2, 3][::2]\nassert thing == [1, 3]",
        "assert 'a b'.split(None, 1) == ['a', 'b'] and sorted([2, 1], key=abs, reverse=True) == [2, 1]",
        "assert (300).to_bytes(2, 'big') == b'\\x01\\x2c' and min([], default=3) == 3",
        "assert next(iter([5])) == 5",
        "import os, sys, gc\ngc.collect()\nassert os.sep and sys.modules",
        "class A:\n    def __eq__(self, other):\n        return True\nassert A() == A()",
        "class A:\n    a = property(lambda self: 4)\nassert getattr(A(), 'a') + getattr(A(), 'b', 5) == 9",
        "def f(a, b=2):\n    return b\nassert f(1, b=3) == 3 and dict(a=1) == {'a': 1}",
    ],
)
def test_what_the_board_has_runs_strictly_and_is_not_complained_of(text, tmp_path):
    place = tmp_path / "test_good.py"
    assert list(portable.findings(text, HERE)) == []
    place.write_text(text, "utf-8")
    strict.load(place, "lawkeeper.good")
    place.write_text(text + "\ndef test_a():\n    assert True\n", "utf-8")
    run = vm.run(str(place))
    assert run.stdout == "1 passed, 0 failed\n"


def test_every_device_module_here_is_strict():
    from lawkeeper.games.infer.laws import search

    assert search.__builtins__["next"] is strict.DEVICE_NAMES["next"]
    with pytest.raises(TypeError):
        search.__builtins__["next"](iter([]), False)


def test_who_comes_too_early_is_named(monkeypatch):
    monkeypatch.setattr(strict.sys, "meta_path", [])
    monkeypatch.setitem(strict.sys.modules, "lawkeeper.early", strict)
    with pytest.raises(RuntimeError, match=r"lawkeeper\.early"):
        strict.install()
