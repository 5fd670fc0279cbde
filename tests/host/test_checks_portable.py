"""The portability check can fail: each snippet has one thing that the board does not have."""

import pytest

from lawkeeper_host.checks import portable
from lawkeeper_host.checks.compiler import compile_file
from lawkeeper_host.places import DEVICE, FIRMWARE

KEEP = DEVICE / "keep" / "journal.py"
BOX = DEVICE / "box" / "box.py"
RULES = DEVICE / "games" / "infer" / "fold" / "rules.py"
SCREENS = DEVICE / "games" / "infer" / "pages" / "tray.py"
SHARED = DEVICE / "games" / "pages" / "undo.py"
MENU = DEVICE / "menus" / "home.py"


def sentences(source, path=KEEP):
    return [sentence for _, sentence in portable.findings(source, path)]


@pytest.mark.parametrize(
    ("source", "word"),
    [
        ("import typing", "stock board"),
        ("from functools import reduce", "stock board"),
        ("import itertools as it", "stock board"),
        ("from __future__ import annotations", "stock board"),
        ("import hashlib", "seal.sha256"),
        ("import traceback", "only lawkeeper/box"),
        ("import microcontroller", "only lawkeeper/box"),
        ("from . import chance", "relative"),
        ("x = b'1'.hex()", "binascii.hexlify"),
        ("x = bytes.fromhex('00')", "binascii.unhexlify"),
        ("x = (3).bit_count()", "bit_count"),
        ("x = 'ab'.removeprefix('a')", "removeprefix"),
        ("x = (3).to_bytes(2, byteorder='big')", "keyword"),
        ("x = int.from_bytes(b'1', 'big', signed=False)", "keyword"),
        ("x = {**{}}", "dict display"),
        ("def f(a, /): return a", "positional-only"),
        ("x = 1\nmatch x:\n    case 1: y = 2", "match"),
        ("x = 1\ny = f'{x=}'", "f-string"),
        ("x = 1\ny = f'{x + 1 = !r}'", "f-string"),
        ("x = eval('1')", "eval"),
        ("exec('x = 1')", "exec"),
        ("try:\n    x = 1\nexcept OSError:\n    pass", "swallowed"),
    ],
)
def test_what_the_board_lacks_is_found(source, word):
    found = sentences(source)
    assert len(found) == 1 and word in found[0]


# The board's ranges have neither; that of a name shows where it is bound.
RANGES = (
    "x = range(5).index(2)",
    "x = range(9)[2:].count(3)",
    "STEPS = range(5)\ndef f(n):\n    return STEPS.index(n)",
    "def f(n):\n    a, b = range(n), 3\n    return a.index(b)",
    "def f(steps: range):\n    return steps.index(2)",
    "def f(steps: object):\n    if found := range(3):\n        return found.index(2)",
    "def f(n):\n    return ((1, 2) if n else range(3)).index(2)",
    "class A:\n    steps = range(5)\n    def f(self):\n        return self.steps.count(2)",
    "class A:\n    def __init__(self):\n        self.steps = range(5)\n        self.find = self.steps.index",
)


@pytest.mark.parametrize("source", RANGES)
def test_what_ranges_lack_is_found_where_the_text_tells_that_it_is_one(source):
    found = sentences(source)
    assert len(found) == 1 and "is not on the board for range: use n" in found[0]
    assert not sentences(source.replace("range", "list"))


@pytest.mark.parametrize(
    "source",
    [
        "class A:\n    a = range(5)\n    def f(self, n):\n        self.a = n\n        return self.a.index(2)",
        "class A:\n    steps = range(5)\nclass B:\n    def f(self):\n        return self.steps.index(2)",
        "steps = range(5)\ndef f(steps):\n    return steps.index(2)",
        "x = range(5).start\ny = 2 in range(5)",
        "import binascii, json, os, struct, sys, gc",
        "try:\n    import traceback\nexcept ImportError:\n    traceback = None",
        "x = 1\ny = f'{x} = {x == 1} {x:>5} {x!r}'",
        "x = (3).to_bytes(2, 'little')",
        "from lawkeeper import ticks",
        "from lawkeeper.keep.chance import Chance",
        "try:\n    x = 1\nexcept OSError:\n    x = None",
    ],
)
def test_what_the_board_has_is_let_pass(source):
    assert sentences(source) == []


def test_hardware_modules_belong_to_the_box():
    assert sentences("import microcontroller, neopixel, supervisor", BOX) == []
    assert sentences("import storage, usb_cdc", FIRMWARE / "boot.py") == []
    assert sentences("import board", MENU) != []


def test_the_seal_alone_hashes():
    assert sentences("import hashlib", DEVICE / "keep" / "seal.py") == []
    assert sentences("from hashlib import new", BOX) != []


@pytest.mark.parametrize(
    ("path", "source"),
    [
        (KEEP, "from lawkeeper.ui.screen import Screen"),
        (KEEP, "import lawkeeper.games"),
        (DEVICE / "ui" / "canvas.py", "from lawkeeper.keep import seal"),
        (DEVICE / "link" / "server.py", "from lawkeeper.ui import screen"),
        (DEVICE / "link" / "server.py", "from lawkeeper import games"),
        (RULES, "from lawkeeper.ui.screen import Screen"),
        (RULES, "from lawkeeper.keep.journal import Journal"),
        (RULES, "from lawkeeper.games.infer.pages import tray"),
        (RULES, "from lawkeeper.app import App"),
        (SCREENS, "from lawkeeper.link.frame import encode"),
        (MENU, "from lawkeeper.games.infer.pages import tray"),
        (MENU, "from lawkeeper.box import box"),
        (MENU, "from lawkeeper.games.pages import base"),
        (RULES, "from lawkeeper.games.pages import base"),
        (SHARED, "from lawkeeper.games.infer.pages import tray"),
        (SHARED, "from lawkeeper.games.turing.fold import rules"),
        (SHARED, "from lawkeeper.keep.journal import Journal"),
        (BOX, "from lawkeeper.games import Refused"),
        (DEVICE / "ticks.py", "from lawkeeper.keep import seal"),
    ],
)
def test_imports_point_one_way(path, source):
    assert len(sentences(source, path)) == 1


@pytest.mark.parametrize(
    ("path", "source"),
    [
        (KEEP, "from lawkeeper import ticks\nfrom lawkeeper.keep.seal import sha256"),
        (DEVICE / "link" / "server.py", "from lawkeeper.keep.library import Library"),
        (RULES, "from lawkeeper.games.fold import Game, Refused\nfrom lawkeeper.keep.chance import Chance"),
        (RULES, "from lawkeeper.keep import chance, seal"),
        (SCREENS, "from lawkeeper.ui.page import Page\nfrom lawkeeper.games.infer.fold import rules"),
        (SCREENS, "from lawkeeper.games.pages import base\nfrom lawkeeper.games.pages.undo import Undo"),
        (SHARED, "from lawkeeper import games, ticks\nfrom lawkeeper.games.pages.base import TrayPage"),
        (SHARED, "from lawkeeper.ui.screen import Screen"),
        (MENU, "from lawkeeper import games\nfrom lawkeeper.games import GAMES"),
        (
            DEVICE / "services.py",
            "from lawkeeper.link.server import Server\nfrom lawkeeper.menus import health",
        ),
    ],
)
def test_imports_along_the_arrows_pass(path, source):
    assert sentences(source, path) == []


def test_lines_are_named():
    assert next(portable.findings("x = 1\n\nimport enum\n", KEEP))[0] == 3


def test_a_portable_test_may_import_helpers_but_not_use_what_is_absent():
    source = "from fakes.checks import raises\nx = b'1'.hex()"
    assert [line for line, _ in portable.findings(source, KEEP, device=False)] == [2]


def test_mpy_cross_refuses_what_it_cannot_compile(tmp_path):
    good, bad = tmp_path / "good.py", tmp_path / "bad.py"
    good.write_text("def f(a):\n    return a\n")
    bad.write_text("x = 1\ndef f(a, /):\n    return a\n")
    size, said = compile_file(good)
    assert size > 0 and not said
    size, said = compile_file(bad)
    assert size == 0 and "line 2" in said and "SyntaxError" in said
