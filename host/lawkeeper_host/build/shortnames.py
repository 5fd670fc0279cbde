"""Other names for what the package defines: a name that the interpreter does not know yet stays in the heap.

CircuitPython carries the names of its own modules in its ROM. Those of them that the package has no use for cost
nothing, so they are what our names become: first private names (`_like_this`) that only one file has, which files
that do not import each other share, then public ones that no string could ask for. Where there are no more,
private names become `_a_`, `_b_` ... and public ones stay.
"""

from __future__ import annotations

import ast
import builtins
import io
import keyword
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib import metadata
from pathlib import Path
from typing import Any

from lawkeeper_host.build.trees import walk

_PRIVATE = re.compile(r"_[a-zA-Z0-9]\w*\Z")
_DIGITS = "abcdefghijklmnopqrstuvwxyz"
_STUBS = "circuitpython-stubs"
_TABLES = ("PAGES", "SETTINGS")  # of a package: names of classes and tables in a text
# Modules of the stubs that a stock build for the Pico has.
_MODULES = frozenset(
    """
    adafruit_bus_device adafruit_pixelbuf aesio analogio atexit audiobusio audiocore audiomixer audiopwmio bitbangio
    bitmaptools bitops board busdisplay busio countio digitalio displayio fontio fourwire framebufferio getpass
    hashlib i2cdisplaybus keypad memorymap microcontroller msgpack neopixel_write nvm onewireio pulseio pwmio
    rainbowio rotaryio rp2pio rtc storage supervisor terminalio touchio traceback ulab usb_cdc usb_hid usb_midi
    vectorio warnings watchdog zlib
    """.split()
)
_PINS = ("board_definitions", "raspberry_pi_pico")
# What the interpreter or a module of its own calls by name in an object that it is given.
_ASKED_OF_OBJECTS = frozenset(
    """
    accept bind chdir close configure connect count datetime deinit deinited direction drive_mode getcwd ilistdir ioctl
    keys listen mkdir mount open probe pull read readblocks readfrom_into readinto recv_into remove rename rmdir send
    setsockopt settimeout stat statvfs switch_to_input switch_to_output sync throw try_lock type umount unlock utime
    value write writeblocks writeto writeto_then_readfrom
    """.split()
)
# What the interpreter itself, or anything that the board has, may look for in an object.
_FOREIGN = frozenset(
    name
    for thing in (*vars(builtins).values(), *map(__import__, "array binascii collections gc io json math os re".split()))
    for name in dir(thing)
) | {*dir(builtins), *dir(io.FileIO), "mem_alloc", "mem_free", "print_exception", "sync"}


def words(tree: ast.AST) -> Iterator[str]:
    """Every name in a tree, and every string, which may be a name for `getattr`."""
    for node in walk(tree):
        for _, value in ast.iter_fields(node):
            if isinstance(value, str):
                yield value
            elif isinstance(value, list):
                yield from (item for item in value if isinstance(item, str))


@cache
def in_rom() -> tuple[str, ...]:
    """-> names in the ROM of a board that may mean something else in the package, in a fixed order, the shortest
    first. Those that another board has not cost there what any short name costs."""
    lines = Path(__file__).with_name("rom_names.txt").read_text("utf-8").splitlines()
    never = {*dir(builtins), *dir(OSError), *keyword.kwlist, *_ASKED_OF_OBJECTS, "const"}  # that the compiler knows
    return tuple(name for line in lines if line[0] != "#" for name in line.split() if name not in never)


@cache
def stubs() -> tuple[ast.Module, ...]:
    """-> the stubs of all that a stock build for the Pico has."""
    return tuple(
        ast.parse(path.read_text("utf-8"))
        for path in metadata.files(_STUBS) or ()
        if path.suffix == ".pyi"
        and (path.parts[0].removesuffix("-stubs") in _MODULES or path.parts[:2] == _PINS)
    )


def give(trees: Mapping[str, ast.Module], bases: Mapping[str, Iterable[str]], others: Counter[str],
         rom: Sequence[str] = ()) -> dict[str, dict[str, str]]:
    """Rename what can be renamed in `trees` (dotted name -> file, in an order in which each comes after those that
    it imports as it is loaded, its `bases`). `others`: names and strings of files outside; `rom`: names that cost
    nothing. -> file -> name as it was -> name there now, of those that changed."""
    used = {name: set(words(tree)) for name, tree in trees.items()}
    everything = {word for found in used.values() for word in found} | set(others) | set(_strings(trees))
    pool = [name for name in rom if name not in everything]
    private = _private(trees, bases, used, others)
    slots = max((number + 1 for numbers in private.values() for number in numbers.values()), default=0)
    public = dict(zip(_public(trees, used, others), pool[slots:], strict=False)) if pool else {}
    given = {}
    for name, tree in trees.items():
        short = {word: pool[number] if number < len(pool) else _short(number) for word, number in private[name].items()}
        _Rename(short, texts=True).visit(tree)
        _Rename(public, texts=False).visit(tree)
        given[name] = {**public, **short}
    return given


# --- private names ---


def _private(trees: Mapping[str, ast.Module], bases: Mapping[str, Iterable[str]], used: Mapping[str, set[str]],
             others: Counter[str]) -> dict[str, dict[str, int]]:
    """-> for each file its private names and the numbers of the names that they get.

    A file's numbers begin where those of all files that it imports end: so no class gets a name that a class it is
    made from has already.
    """
    everywhere = Counter(word for found in used.values() for word in found)
    numbers: dict[str, dict[str, int]] = {}
    end: dict[str, int] = {}
    for name, tree in trees.items():
        passed = {node.arg for node in walk(tree) if isinstance(node, ast.keyword)}
        own = sorted(
            word
            for word in used[name] - passed
            if _PRIVATE.match(word) and everywhere[word] == 1 and word not in others
        )
        start = max((end[base] for base in bases[name]), default=0)
        numbers[name] = {word: start + number for number, word in enumerate(own)}
        end[name] = start + len(own)
    return numbers


def _short(number: int) -> str:
    """0, 1, 2 ... -> "_a_", "_b_" ... : no name that a person writes ends so."""
    text = ""
    while True:
        number, digit = divmod(number, len(_DIGITS))
        text = _DIGITS[digit] + text
        if not number:
            return f"_{text}_"
        number -= 1


# --- public names ---


def _public(trees: Mapping[str, ast.Module], used: Mapping[str, set[str]], others: Counter[str]) -> list[str]:
    """-> the public names that nothing asks for by a string, those in most files first."""
    defined = {name for tree in trees.values() for name in _defined(tree)}
    everywhere = Counter(word for found in used.values() for word in found)
    places = {part for name in trees for part in name.split(".")}
    stays = set(_strings(trees)) | places | set(others) | _FOREIGN | _told_by_stubs()
    return sorted((name for name in defined if name not in stays and not name.startswith("__")),
                  key=lambda name: (-everywhere[name], name))


def _told_by_stubs() -> set[str]:
    return {word for tree in stubs() for word in words(tree)}


def _defined(tree: ast.Module) -> Iterator[str]:
    for node in walk(tree):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            yield node.attr
        elif isinstance(node, ast.alias) and node.asname:
            yield node.asname
        elif isinstance(node, ast.ClassDef | ast.Module):
            for item in node.body:
                if isinstance(item, ast.Assign):
                    yield from (target.id for target in item.targets if isinstance(target, ast.Name))


def _strings(trees: Mapping[str, ast.Module]) -> Iterator[str]:
    """Words that a string may ask for: of strings that are no sentence, of those that are split, of tables."""
    for tree in trees.values():
        tables = {id(node.func.value) for node in walk(tree)
                  if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)}
        tables |= {id(node.value) for node in tree.body
                   if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) in _TABLES}
        for node in walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                if len(node.value.split()) == 1 or id(node) in tables:
                    yield from re.findall(r"\w+", node.value)


class _Rename(ast.NodeTransformer):
    """Give names their new ones; private ones in strings too, since tables name methods."""

    def __init__(self, short: Mapping[str, str], texts: bool) -> None:
        self.short = short
        self.texts = texts

    def generic_visit(self, node: ast.AST) -> ast.AST:
        if self.texts or not isinstance(node, ast.Constant):
            for field, value in ast.iter_fields(node):
                if isinstance(value, str):
                    setattr(node, field, self.short.get(value, value))
                elif isinstance(value, list):
                    value[:] = [self._new(item) for item in value]
        return super().generic_visit(node)

    def _new(self, item: Any) -> Any:
        return self.short.get(item, item) if isinstance(item, str) else item
