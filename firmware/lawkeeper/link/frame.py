"""Lines on the cable: a JSON object, `*`, the CRC-32 of the JSON bytes as 8 lower hex digits, a newline.

Whatever is not such a line is no line at all: Linux's ModemManager types AT commands into new ports,
terminals echo, and a cable that is pulled leaves halves behind. The host imports `encode` and `decode`.
"""

import json
from binascii import crc32

PROTOCOL = 2
LONGEST = 1400  # bytes of a line, newline included
CHUNK = 768  # bytes of bulk data in one line: 1024 characters of base64, and room for the rest of the request
_TAIL = 9  # "*" and the CRC
_READ = 256  # what the FIFO of the data port holds


def _check(body):
    return ("*%08x" % crc32(body)).encode()


def encode(thing):
    """The line, as bytes, that carries `thing` (anything JSON can hold)."""
    body = json.dumps(thing).encode()
    return body + _check(body) + b"\n"


def decode(line):
    """The dict that `line` (bytes or bytearray, no newline) carries, or None when it is not a valid line."""
    end = len(line) - _TAIL
    body = line[:end]
    if end < 2 or line[end:] != _check(body):
        return None
    try:
        thing = json.loads(body)
    except (ValueError, TypeError, RuntimeError, MemoryError):
        return None  # the CRC is right and the rest is not: no program of ours sends that
    return thing if isinstance(thing, dict) else None


class Lines:
    """Cuts what the cable brings into lines and keeps the valid ones.

    `read(buffer)` fills a buffer with what is there and returns the number of bytes, 0 for nothing; it never
    waits. Both buffers are made once: while the cable is silent nothing is allocated.
    """

    def __init__(self, read):
        self.seen = 0  # bytes read since the counter was last put to 0, so that a pass can be kept short
        self.mark = 0  # CRC of the last valid line: the very same line once more has the same mark
        self._read = read
        self._piece = bytearray(_READ)
        self._view = memoryview(self._piece)
        self._at = self._end = 0
        self._line = bytearray(LONGEST)
        self._length = 0
        self._skip = False  # inside a line that is too long to be one of ours

    def reset(self):
        """Forget the half line that is there: the cable was pulled."""
        self._at = self._end = self._length = 0
        self._skip = False

    def more(self):
        """Whether there is anything to look at; reads from the cable when there was nothing left."""
        return self._at < self._end or self._fill() > 0

    def next(self):
        """Take what was read, up to the end of a line: a dict when that made a valid line, else None."""
        cut = self._piece.find(b"\n", self._at, self._end)
        stop = self._end if cut < 0 else cut
        self._keep(stop)
        self._at = stop if cut < 0 else cut + 1
        return None if cut < 0 else self._finish()

    def _fill(self):
        self._at = 0
        self._end = self._read(self._piece)
        self.seen += self._end
        return self._end

    def _keep(self, stop):
        # Copies piece[at:stop] behind the line so far. One too long for the buffer is dropped to its newline.
        count = stop - self._at
        if not count:
            return
        if self._length + count >= LONGEST:
            self._skip = True
            self._length = 0
        if not self._skip:
            self._line[self._length : self._length + count] = self._view[self._at : stop]
            self._length += count

    def _finish(self):
        length, skipped = self._length, self._skip
        self._length = 0
        self._skip = False
        if skipped or length <= _TAIL or self._line[length - _TAIL] != 0x2A:
            return None  # not even the star is where it belongs: no need to copy anything
        line = self._line[:length]
        thing = decode(line)
        if thing is not None:
            self.mark = crc32(line)
        return thing
