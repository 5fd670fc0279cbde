"""What device code would take on the board: bytecodes, calls and integers counted, priced as measured there.

The prices are of CircuitPython 10.2.1 on an emulated RP2040 at 125 MHz. What comes out is an estimate: the
board's bytecodes are not those of CPython, only about as many and as simple.
"""

import opcode
import sys
from bisect import bisect_left
from collections.abc import Callable
from dataclasses import dataclass
from types import CodeType, FrameType
from typing import Any

from lawkeeper_host.checks.places import DEVICE

OPCODE_US = 1.3  # a loop of 3 of them takes 3.1 us, a look into a dict 6.7
CALL_US = 4.0  # more than the bytecodes of calling and returning
BYTE_US = 0.15  # of memory taken: a collection takes 10 ms and comes when some 64 KB are used up
# Bits of a whole number -> us of one operation.
_SIZES = (1, 16, 64, 128, 1024, 8192)
_US = (0.0, 0.0, 14.0, 16.0, 65.0, 380.0)  # up to 16 bits the bytecode is all
_FREE = ("RESUME", "PRECALL", "PUSH_NULL", "CACHE", "KW_NAMES", "COPY_FREE_VARS", "MAKE_CELL", "EXTENDED_ARG")
_FREE_OPCODES = {opcode.opmap[name] for name in _FREE if name in opcode.opmap}
_COUNTED = ("and", "or", "xor", "rand", "ror", "rxor", "invert", "lshift", "rshift")


@dataclass
class Meter:
    """What has been counted."""

    opcodes: int = 0
    calls: int = 0
    integers_us: float = 0.0
    operations: int = 0
    bytes_taken: int = 0

    @property
    def ms(self) -> float:
        """All of it, in milliseconds on the board."""
        python = self.opcodes * OPCODE_US + self.calls * CALL_US
        return (python + self.integers_us + self.bytes_taken * BYTE_US) / 1000


_meter = Meter()


def integer_us(bits: int) -> float:
    """What an operation on whole numbers of so many bits takes beyond its bytecode."""
    at = min(max(bisect_left(_SIZES, bits), 1), len(_SIZES) - 1)
    share = (bits - _SIZES[at - 1]) / (_SIZES[at] - _SIZES[at - 1])
    return _US[at - 1] + share * (_US[at] - _US[at - 1])


class Counted(int):
    """A whole number that counts what is done with it; what comes out counts as well."""

    def __eq__(self, other: object) -> bool:
        if isinstance(other, int) and self.bit_length() == other.bit_length():
            _meter.integers_us += integer_us(self.bit_length()) / 4  # no new number is made
        return int.__eq__(self, other)

    __hash__ = int.__hash__


def _counting(name: str) -> Callable[..., Any]:
    plain = getattr(int, name)

    def operate(self: Counted, *others: int) -> Any:
        result = plain(self, *others)
        bits = max(self.bit_length(), result.bit_length(), *[other.bit_length() for other in others])
        _meter.integers_us += integer_us(bits)
        _meter.operations += 1
        _meter.bytes_taken += 16 + bits // 8 if bits > 30 else 0
        return Counted(result)

    return operate


for _name in _COUNTED:
    setattr(Counted, f"__{_name}__", _counting(f"__{_name}__"))

_bytecodes: dict[CodeType, bytes] = {}


def _trace(frame: FrameType, event: str, _: Any) -> Any:
    code = frame.f_code
    if event == "call":
        if not code.co_filename.startswith(str(DEVICE)):
            return None
        _bytecodes.setdefault(code, code.co_code)
        _meter.calls += 1
        frame.f_trace_opcodes, frame.f_trace_lines = True, False
    elif event == "opcode" and _bytecodes[code][frame.f_lasti] not in _FREE_OPCODES:
        _meter.opcodes += 1
    return _trace


def measured(call: Callable[[], Any]) -> tuple[Any, Meter]:
    """-> (what `call` gives back, what its device code took)."""
    global _meter
    _meter = Meter()
    before = sys.gettrace()
    sys.settrace(_trace)
    try:
        result = call()
    finally:
        sys.settrace(before)
    return result, _meter
