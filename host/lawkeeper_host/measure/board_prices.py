"""What things cost on the board: the one place where prices stand, and how they were taken.

The board is a Raspberry Pi Pico (RP2040, 125 MHz) with CircuitPython 10.2.1 and an SSD1306 at 400 kHz,
emulated cycle by cycle. What was measured there stands in tests/data/board_measured.csv, and the work that
the same presses were at that commit in tests/data/board_work.json. The prices were fitted to both, by least
squares of relative errors, around what could be timed alone:

- Bytecodes: a loop in a function takes 3.1 us (three of them), a call 9 and with two arguments 10, a method
  with `self.x += 1` 20, a look into a dict 6.7, struct.pack 28; four searches through all experiments take
  0.5 to 7.5 s. What runs once for a press is `COLD` times as slow as those loops: the chip reads its program
  through a cache of 16 KB from the flash, and a fuller heap makes it search for room.
- Importing: the openings of pages that load a file. CircuitPython collects the garbage after each module that
  comes from a file; that takes as long as what is alive is large.
- The bus: 3.4 ms a row in every picture; 136 bytes of 9 bits are 3.06 of it.
- Memory: the VM of the tests is a 32-bit one as well, so a byte there is a byte here; what is free on the
  board and what is in use on the VM make `HEAP_BYTES` together. Mostly that is right to 3 KB; just after the
  start the board has loaded more ahead than the VM, and up to 25 KB less.

The tour of the tests was played on the board button by button, with the same randomness, and a row taken of
each press that came to as many rows of the display and as many files imported as the model's. The prices are
fitted to the rows of the latest commit, but for two chapters of the tour that are held back, to hold the
prices against. The rows of 432f2ce and 23aa224 are of builds that are no more: before the modules were
joined, and when a collection took up to twice as long.
"""

from bisect import bisect_left
from collections.abc import Mapping, Sequence

# Thing that is counted -> microseconds, where it is done again and again.
PRICES = {
    "plain": 0.8,  # a bytecode that moves something on the stack, or jumps
    "name": 1.5,  # that looks up a global name
    "attribute": 2.1,
    "operation": 1.6,  # arithmetic, comparison, an index
    "make": 6.0,  # that makes a tuple, list, dict or function
    "slice": 10.0,
    "python call": 3.0,  # besides the bytecodes
    "library call": 18.0,  # a function or a method written in C
    "char": 28.0,  # a character of a text that is gone through: each becomes an object
    "format": 50.0,  # "..." % x
}
COLD = 1.23

# Thing -> microseconds, wherever it is done.
LIBRARY = {
    "integer": 1.0,  # a microsecond of large whole numbers: see `integer_us`
    "byte": 0.1,  # of memory taken by large whole numbers: it brings the next collection nearer
    "open": 2000.0,  # a file, with its first bytes
    "read byte": 1.4,  # 914 of them took 1.3 ms
    "crc byte": 0.19,
    "json byte": 6.5,
    "nvm write": 800.0,
    "nvm erase": 53000.0,
}

# Bits of a whole number -> us of one operation.
_SIZES = (1, 16, 64, 128, 1024, 8192)
_US = (0.0, 0.0, 14.0, 16.0, 65.0, 380.0)  # up to 16 bits the bytecode is all

FILE_MS = 1.6  # finding and opening a module
FIND_MS = 0.6  # once for a page of which something has to be loaded
KB_MS, KB_LIVE_MS = 1.3, 0.0  # for a KB of .mpy, and for each KB that is alive
GC_MS, GC_LIVE_MS = 2.5, 0.07  # a collection, and for each KB that is alive
ROW_MS = 3.4  # a row of the display on the bus
PRESS_MS = 11.0  # the pass of the loop around the picture
PAGE_MS = 11.2  # the same, when a page is opened
START_MS = 242.0  # boot.py takes 100, opening display, ring, buttons and sounder the rest
HEAP_BYTES = 151_300
KB = 1000


def integer_us(bits: int) -> float:
    """What an operation on whole numbers of so many bits takes beyond its bytecode."""
    at = min(max(bisect_left(_SIZES, bits), 1), len(_SIZES) - 1)
    share = (bits - _SIZES[at - 1]) / (_SIZES[at] - _SIZES[at - 1])
    return _US[at - 1] + share * (_US[at] - _US[at - 1])


def work_ms(work: Mapping[str, float], slowness: float = 1.0) -> float:
    """Milliseconds of what a `board_time.Meter` counted. `slowness`: `COLD` for what runs once."""
    python = sum(price * work.get(thing, 0) for thing, price in PRICES.items())
    called = max(0.0, work.get("call", 0) - work.get("python call", 0))
    python += PRICES["library call"] * called
    return (slowness * python + sum(price * work.get(thing, 0) for thing, price in LIBRARY.items())) / 1000


def gc_ms(live: float) -> float:
    """A collection with so many bytes alive."""
    return GC_MS + GC_LIVE_MS * live / KB


def import_ms(sizes: Sequence[int], live: float, filling: bool = False) -> float:
    """Importing files of so many bytes with `live` bytes of heap in use.

    `filling`: the heap was empty before them. A module takes about as much of it as its file is long.
    """
    ms = 0.0
    for size in reversed(sizes):
        ms += FILE_MS + size / KB * (KB_MS + KB_LIVE_MS * live / KB) + gc_ms(live)
        if filling:
            live = max(0.0, live - size)
    return ms


def free_bytes(live: float) -> float:
    """What is free on the board when so many bytes of heap are in use on the VM."""
    return HEAP_BYTES - live
