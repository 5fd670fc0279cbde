"""SSD1306 and SH1106: 128 x 64 pixels in 8 pages; a page is one text row. Only pages that changed are sent.

A display that does not answer is told in `fault` and tried again now and then; the game goes on without it.
"""

from lawkeeper import ticks

COMMAND, DATA = 0x00, 0x40  # the control byte that begins a message
PAGES, WIDTH = 8, 128
ALL = (1 << PAGES) - 1
FIRST_LEVEL = 127
RETRY_MS, RETRY_MOST_MS = 5000, 60000  # a dead bus costs up to a second a try: ask less and less often

_OFF = b"\x00\xae"
_UPRIGHT, _TURNED = b"\x00\xa1\xc8", b"\x00\xa0\xc0"
# Off; clock; 64 rows, from row 0 on; COM pins; show the RAM, not inverted.
_COMMON = b"\x00\xae\xd5\x80\xa8\x3f\xd3\x00\x40\xda\x12\xa4\xa6"

# chip: (first visible column of its RAM, what it needs besides: charge pump, page addressing, drive)
CHIPS = {
    "ssd1306": (0, b"\x00\x8d\x14\x20\x02\xd9\xf1\xdb\x40"),
    "sh1106": (2, b"\x00\xad\x8b\x33\xd9\x1f\xdb\x20"),
}


class Display:
    """`open_wire()` gives a wire with send(message) and close(), or raises OSError; `chip` is a key of CHIPS;
    `missing` is the sentence for a display that does not answer; `now` is a tick."""

    def __init__(self, open_wire, chip, missing, now):
        self._open = open_wire
        self._column, self._needs = CHIPS[chip]
        self._missing = missing
        self.fault = None
        self._wire = None
        self._picture = None  # until the first one is shown the display stays off: its RAM is full of noise
        self._due = ALL
        self._level = FIRST_LEVEL
        self._turned = False
        self._head = bytearray((COMMAND, 0xB0, 0, 0x10))
        self._strength = bytearray((COMMAND, 0x81, 0, 0xAF))
        self._body = bytearray(1 + WIDTH)
        self._body[0] = DATA
        self._pixels = memoryview(self._body)[1:]
        self._pause = RETRY_MS
        self._tried = now
        self._start(now)

    def show(self, buffer, mask):
        """Send the pages of `buffer` (1024 bytes, kept and read again later) whose bits are set in `mask`."""
        first = self._picture is None
        self._picture = memoryview(buffer)
        self._due |= mask
        self._do(self._send_due)
        if first:
            self._do(self._send_level)

    def contrast(self, level):
        """0 switches the display off, 1 to 255 is its brightness."""
        self._level = level
        self._do(self._send_level)

    def turn(self, turned):
        """Turn the picture by 180 degrees, or back."""
        if turned != self._turned:
            self._turned = turned
            self._due = ALL  # the chip mirrors columns when they are written, not when they are shown
            self._do(self._send_turn)

    def tend(self, now):
        """Try a display that does not answer once more, when it is time."""
        if self._wire is None and ticks.diff(now, self._tried) >= self._pause:
            self._pause = min(2 * self._pause, RETRY_MOST_MS)
            self._start(now)

    def _start(self, now):
        self._tried = now
        try:
            self._wire = self._open()
        except OSError:
            self.fault = self._missing
            return
        self.fault = None
        self._due = ALL
        if self._do(self._send_setup):
            self._pause = RETRY_MS

    def _do(self, send):
        """Call `send` while there is a wire; an error lays the display aside. -> whether all was sent"""
        if self._wire is None:
            return False
        try:
            send()
        except OSError:
            self._wire.close()
            self._wire = None
            self.fault = self._missing
            return False
        return True

    def _send_setup(self):
        self._wire.send(_COMMON)
        self._wire.send(self._needs)
        self._send_turn()  # before it is switched on
        self._send_level()

    def _send_turn(self):
        self._wire.send(_TURNED if self._turned else _UPRIGHT)
        self._send_due()

    def _send_level(self):
        if self._picture is None:
            return
        if not self._level:
            self._wire.send(_OFF)
            return
        self._strength[2] = self._level
        self._wire.send(self._strength)

    def _send_due(self):
        for page in range(PAGES):
            if self._picture and self._due >> page & 1:
                self._send_page(page)
                self._due &= ~(1 << page)

    def _send_page(self, page):
        self._head[1] = 0xB0 | page
        self._head[2] = self._column
        self._wire.send(self._head)
        self._pixels[:] = self._picture[page * WIDTH : page * WIDTH + WIDTH]
        self._wire.send(self._body)
