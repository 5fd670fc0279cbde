"""What device code would take on the board: bytecodes, calls and integers counted, to be priced.

The board's bytecodes are not those of CPython, only about as many and as simple: what comes out is an
estimate. The prices stand in `board_prices`.
"""

import opcode
import sys
from collections.abc import Callable
from types import CodeType, FrameType
from typing import Any

from lawkeeper_host.measure.board_prices import integer_us, work_ms
from lawkeeper_host.places import DEVICE

# Kind of bytecode -> how the names of CPython's begin. Those of `FREE` the board does not have.
FREE = "free"
_KINDS = {
    FREE: "RESUME PRECALL PUSH_NULL CACHE KW_NAMES COPY_FREE_VARS MAKE_CELL EXTENDED_ARG NOP",
    "name": "LOAD_GLOBAL LOAD_NAME LOAD_BUILD_CLASS STORE_GLOBAL STORE_NAME DELETE_NAME DELETE_GLOBAL",
    "attribute": "LOAD_ATTR LOAD_METHOD STORE_ATTR DELETE_ATTR IMPORT_FROM",
    "operation": "BINARY_ COMPARE_OP CONTAINS_OP UNARY_ STORE_SUBSCR DELETE_SUBSCR",
    "slice": "BUILD_SLICE",
    "make": "BUILD_ MAKE_FUNCTION LIST_ SET_ MAP_ DICT_ FORMAT_VALUE",
    "call": "CALL IMPORT_NAME",
}
PLAIN = "plain"
BYTECODES = (*(kind for kind in _KINDS if kind != FREE), PLAIN)


def _kind(name: str) -> str:
    for kind, beginnings in _KINDS.items():
        if name.startswith(tuple(beginnings.split())):
            return kind
    return PLAIN


_KIND_OF = {number: _kind(name) for name, number in opcode.opmap.items()}
_COUNTED = ("and", "or", "xor", "rand", "ror", "rxor", "invert", "lshift", "rshift", "neg", "add", "radd",
            "sub", "rsub")  # fmt: skip


class Meter(dict[str, float]):
    """How much was counted of each thing that has a price, and a few that have none."""

    def __missing__(self, thing: str) -> float:
        return 0

    @property
    def opcodes(self) -> int:
        """Bytecodes."""
        return int(sum(self[kind] for kind in BYTECODES))

    @property
    def calls(self) -> int:
        """Functions of the device that were called."""
        return int(self["python call"])

    @property
    def integers_us(self) -> float:
        """Microseconds of large whole numbers."""
        return self["integer"]

    @property
    def operations(self) -> int:
        """Operations on whole numbers."""
        return int(self["operations"])

    @property
    def bytes_taken(self) -> int:
        """Memory that large whole numbers took."""
        return int(self["byte"])

    @property
    def ms(self) -> float:
        """All of it, in milliseconds on the board."""
        return work_ms(self)


_meter = Meter()


def count_into(meter: Meter) -> None:
    """From now on `meter` gets what is counted."""
    global _meter
    _meter = meter


def count(thing: str, much: float = 1) -> None:
    """Count something that only the caller sees."""
    _meter[thing] += much


class Counted(int):
    """A whole number that counts what is done with it; what comes out counts as well."""

    def __eq__(self, other: object) -> bool:
        if isinstance(other, int) and self.bit_length() == other.bit_length():
            _meter["integer"] += integer_us(self.bit_length()) / 4  # no new number is made
        return int.__eq__(self, other)

    __hash__ = int.__hash__


def _counting(name: str) -> Callable[..., Any]:
    plain = getattr(int, name)

    def operate(self: Counted, *others: Any) -> Any:
        result = plain(self, *others)
        if result is NotImplemented:
            return result
        bits = max(self.bit_length(), result.bit_length(), *[other.bit_length() for other in others])
        _meter["operations"] += 1
        _meter["integer"] += integer_us(bits)
        _meter["byte"] += 16 + bits // 8 if bits > 30 else 0
        return Counted(result)

    return operate


for _name in _COUNTED:
    setattr(Counted, f"__{_name}__", _counting(f"__{_name}__"))

Trace = Callable[[FrameType, str, Any], Any]
_kinds: dict[CodeType, list[str]] = {}


def _kinds_of(code: CodeType) -> list[str]:
    """The kind of bytecode at each place of `code`; finding it takes longer than counting one."""
    found = _kinds.get(code)
    if found is None:
        found = _kinds[code] = [_KIND_OF.get(byte, FREE) for byte in code.co_code]
    return found


class Tracer:
    """For `sys.settrace`: counts the bytecodes and calls of the code in the folder `device`."""

    def __init__(self, device: str = str(DEVICE)) -> None:
        self.device = device

    def __call__(self, frame: FrameType, event: str, _: Any) -> Trace | None:
        """A function is called."""
        if not frame.f_code.co_filename.startswith(self.device) or not self.entered(frame):
            return None
        _meter["python call"] += 1
        frame.f_trace_opcodes, frame.f_trace_lines = True, False
        kinds = _kinds_of(frame.f_code)

        def trace(frame: FrameType, event: str, _: Any) -> Trace:
            if event == "opcode":
                _meter[kinds[frame.f_lasti]] += 1
            elif event == "return":
                self.left(frame)
            return trace

        return trace

    def entered(self, frame: FrameType) -> bool:
        """A function begins. -> whether to count what it does"""
        return True

    def left(self, frame: FrameType) -> None:
        """A function that is counted ends."""


def measured(call: Callable[[], Any]) -> tuple[Any, Meter]:
    """-> (what `call` gives back, what its device code took)."""
    meter = Meter()
    count_into(meter)
    before = sys.gettrace()
    sys.settrace(Tracer())
    try:
        result = call()
    finally:
        sys.settrace(before)
    return result, meter
