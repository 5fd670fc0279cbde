"""Messages between the simulator and the child that runs the firmware: a kind, a length, the bytes.

child -> simulator
    SCREEN  1024 bytes as seen (byte = 8 pixels, lowest bit on top), u8 lit, u8 contrast
    LIGHTS  red, green, blue of every light
    TONE    u16 hertz (0 = silence), u16 duty
    NOTE    JSON: {"stage": ...} when boot.py or code.py starts, {"exit": why, "say": sentence} before an end
    FLASH   u32 nvm programs, u32 nvm erases
    LINKED  u8: the child has taken in CABLE
    SCRATCH the watchdog's scratch registers, which outlive a reset

simulator -> child
    PIN     u8 gpio, u8 connected to ground
    TURN    i8 detents of the rotary encoder
    SPEED   f64 box seconds a second
    CABLE   u8: a host has the data port open
"""

import json
import struct
from collections.abc import Iterator

SCREEN, LIGHTS, TONE, NOTE, FLASH, LINKED, SCRATCH = b"S", b"L", b"T", b"N", b"F", b"A", b"R"
PIN, TURN, SPEED, CABLE = b"p", b"t", b"v", b"c"

_HEAD = struct.Struct("<cI")


def pack(kind: bytes, payload: bytes = b"") -> bytes:
    """One message."""
    return _HEAD.pack(kind, len(payload)) + payload


def pack_json(kind: bytes, value: object) -> bytes:
    """One message whose bytes are JSON."""
    return pack(kind, json.dumps(value).encode())


class Unpacker:
    """Cuts a stream of bytes back into messages."""

    def __init__(self) -> None:
        self._left = b""

    def feed(self, data: bytes) -> Iterator[tuple[bytes, bytes]]:
        """The messages that `data` completes, as (kind, payload)."""
        self._left += data
        while len(self._left) >= _HEAD.size:
            kind, length = _HEAD.unpack_from(self._left)
            end = _HEAD.size + length
            if len(self._left) < end:
                return
            payload = self._left[_HEAD.size : end]
            self._left = self._left[end:]
            yield kind, payload
