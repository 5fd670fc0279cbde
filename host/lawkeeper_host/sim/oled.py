"""The two display chips of the reference builds, as far as a picture depends on them.

They take the very bytes that the firmware puts on the bus. What a chip does not know it keeps in `unknown`; a
chip that was not told to switch its charge pump on stays dark, as the module on the table would.
"""

WIDTH, PAGES = 128, 8
HEIGHT = PAGES * 8


class Oled:
    """What SSD1306 and SH1106 have in common: commands of one byte, arguments, RAM in pages of 8 pixel rows.

    The picture is upright with segment remap on (0xA1) and the COM scan reversed (0xC8): that is how modules
    are built.
    """

    columns = WIDTH
    first_column = 0  # RAM column that stands at the left edge when upright
    arguments: dict[int, int] = {}

    def __init__(self) -> None:
        self.unknown: set[int] = set()
        self.changes = 0
        self.reset()

    def reset(self) -> None:
        """As after power-on. The RAM holds noise in a real chip; here a pattern that nobody takes for a
        picture."""
        self.ram = bytearray(b"\xaa\x55" * (self.columns * PAGES // 2))
        self.on = self.inverse = self.all_on = False
        self.pump = False
        self.remapped = self.scan_reversed = False
        self.contrast = 0x7F
        self.start_line = self.offset = 0
        self.page = self.column = 0
        self._command = 0
        self._wanted: list[int] = []
        self._missing = 0

    @property
    def lit(self) -> bool:
        """Whether the panel gives any light."""
        return self.on and self.pump

    def command(self, value: int) -> None:
        """One byte on the command side of the bus."""
        self.changes += 1
        if self._missing:
            self._wanted.append(value)
            self._missing -= 1
            if not self._missing:
                self._with_arguments(self._command, self._wanted)
            return
        count = self.arguments.get(value, 0)
        if count:
            self._command, self._wanted, self._missing = value, [], count
        elif not self._plain(value):
            self.unknown.add(value)

    def data(self, values: bytes) -> None:
        """Bytes for the RAM, from the current page and column on."""
        self.changes += 1
        for value in values:
            if self.column < self.columns:
                # The chip turns the column around when it is written, not when it is shown.
                segment = self.columns - 1 - self.column if self.remapped else self.column
                self.ram[self.page * self.columns + segment] = value
            self._step()

    def picture(self) -> bytes:
        """1024 bytes as the eye sees them: page by page, byte = 8 pixels of one column, lowest bit on top."""
        if not self.lit:
            return bytes(WIDTH * PAGES)
        if self.all_on:
            return b"\xff" * (WIDTH * PAGES)
        shift = (self.start_line + self.offset) % HEIGHT
        pages = [self._page_seen(page) for page in range(PAGES)]
        picture = b"".join(pages) if not shift else _shifted(pages, shift)
        if not self.scan_reversed:
            picture = _upside_down(picture)
        return bytes(value ^ 0xFF for value in picture) if self.inverse else picture

    def _page_seen(self, page: int) -> bytes:
        """The 128 visible bytes of a page of the RAM, left to right."""
        last = (page + 1) * self.columns - self.first_column
        return bytes(self.ram[last - WIDTH : last][::-1])

    def _plain(self, value: int) -> bool:
        """A command without arguments. False when this chip has none of that number."""
        if value < 0x10:
            self.column = self.column & 0xF0 | value
        elif value < 0x20:
            self.column = self.column & 0x0F | (value & 0x0F) << 4
        elif 0x40 <= value < 0x80:
            self.start_line = value & 0x3F
        elif value in (0xA0, 0xA1):
            self.remapped = value == 0xA1
        elif value in (0xA4, 0xA5):
            self.all_on = value == 0xA5
        elif value in (0xA6, 0xA7):
            self.inverse = value == 0xA7
        elif value in (0xAE, 0xAF):
            self.on = value == 0xAF
        elif 0xB0 <= value < 0xB8:
            self.page = value & 7
        elif value in (0xC0, 0xC8):
            self.scan_reversed = value == 0xC8
        else:
            return value == 0xE3
        return True

    def _with_arguments(self, command: int, values: list[int]) -> None:
        if command == 0x81:
            self.contrast = values[0]
        elif command == 0xD3:
            self.offset = values[0] & 0x3F

    def _step(self) -> None:
        self.column += 1


class Ssd1306(Oled):
    """128 columns; horizontal, vertical and page addressing; the charge pump is off until it is asked for."""

    arguments = {
        0x20: 1,
        0x21: 2,
        0x22: 2,
        0x26: 6,
        0x27: 6,
        0x29: 5,
        0x2A: 5,
        0x81: 1,
        0x8D: 1,
        0xA3: 2,
        0xA8: 1,
        0xD3: 1,
        0xD5: 1,
        0xD9: 1,
        0xDA: 1,
        0xDB: 1,
    }

    def reset(self) -> None:
        super().reset()
        self.mode = 2
        self.window = [0, WIDTH - 1]
        self.pages = [0, PAGES - 1]

    def _plain(self, value: int) -> bool:
        return value in (0x2E, 0x2F) or super()._plain(value)

    def _with_arguments(self, command: int, values: list[int]) -> None:
        if command == 0x20:
            self.mode = values[0] & 3
        elif command == 0x21:
            self.window = [value & 0x7F for value in values]
            self.column = self.window[0]
        elif command == 0x22:
            self.pages = [value & 7 for value in values]
            self.page = self.pages[0]
        elif command == 0x8D:
            self.pump = bool(values[0] & 4)
        else:
            super()._with_arguments(command, values)

    def _step(self) -> None:
        if self.mode == 2:
            self.column = (self.column + 1) % WIDTH
        elif self.mode == 0:
            if self._next_column():
                self._next_page()
        elif self._next_page():
            self._next_column()

    def _next_column(self) -> bool:
        wrapped = self.column == self.window[1]
        self.column = self.window[0] if wrapped else (self.column + 1) % WIDTH
        return wrapped

    def _next_page(self) -> bool:
        wrapped = self.page == self.pages[1]
        self.page = self.pages[0] if wrapped else (self.page + 1) % PAGES
        return wrapped


class Sh1106(Oled):
    """132 columns of which 128 are seen, from column 2 on; page addressing only; its converter is on from the
    start."""

    columns = 132
    first_column = 2
    arguments = {0x81: 1, 0xA8: 1, 0xAD: 1, 0xD3: 1, 0xD5: 1, 0xD9: 1, 0xDA: 1, 0xDB: 1}

    def reset(self) -> None:
        super().reset()
        self.pump = True

    def _plain(self, value: int) -> bool:
        return 0x30 <= value < 0x34 or value in (0xE0, 0xEE) or super()._plain(value)

    def _with_arguments(self, command: int, values: list[int]) -> None:
        if command == 0xAD:
            self.pump = bool(values[0] & 1)
        else:
            super()._with_arguments(command, values)


def _shifted(pages: list[bytes], shift: int) -> bytes:
    """The picture that begins `shift` pixel rows further down and goes on at the top."""
    out = bytearray(WIDTH * PAGES)
    for x in range(WIDTH):
        column = int.from_bytes(bytes(page[x] for page in pages), "little")
        column = (column >> shift | column << (HEIGHT - shift)) & (1 << HEIGHT) - 1
        out[x::WIDTH] = column.to_bytes(PAGES, "little")
    return bytes(out)


_TURNED = bytes(int(format(value, "08b")[::-1], 2) for value in range(256))


def _upside_down(picture: bytes) -> bytes:
    """Top and bottom exchanged, left and right kept."""
    pages = [picture[start : start + WIDTH] for start in range(0, len(picture), WIDTH)]
    return b"".join(reversed(pages)).translate(_TURNED)


def chip(name: str) -> Oled:
    """A new chip by its name."""
    return {"ssd1306": Ssd1306, "sh1106": Sh1106}[name]()
