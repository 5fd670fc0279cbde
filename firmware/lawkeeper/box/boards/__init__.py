"""The boards that a Lawkeeper can be built on: one file of data for each, and how to find the right one.

A board's file holds:
    NAME, TITLE   what the program and what people call it
    PINS          rows of (part, terminal, pin as CircuitPython's `board` names it), buttons in their order;
                  "key" are the number keys 1 to 6, on a board that has keys to spare
    DISPLAY       (chip, bus, I2C addresses to try)
    LIGHTS        (how many, order of the colours on the wire)
    SUPPLY        the pin that has a third of the supply's voltage, or None
`hardware/` takes its wiring table and its picture from the same rows.
"""

import sys

# file here, CircuitPython's ids of the boards it is for
BOARDS = (
    ("pico_ring", ("raspberry_pi_pico", "raspberry_pi_pico2")),
    ("macropad", ("adafruit_macropad_rp2040",)),
)
SETTING = "LAWKEEPER_BOARD"  # in settings.toml: the name of a file here, for a board that is not in the table


class UnknownBoard(Exception):
    """args[0] is a sentence for the owner."""


def choose(board_id, wanted):
    """-> name of the board's file. `wanted` (text or None) is what settings.toml says and counts first."""
    names = [name for name, _ in BOARDS]
    if wanted:
        if wanted in names:
            return wanted
        raise UnknownBoard("settings.toml asks for the board %s. There are: %s." % (wanted, ", ".join(names)))
    for name, ids in BOARDS:
        if board_id in ids:
            return name
    raise UnknownBoard(
        "Lawkeeper does not know the board %s. If it is wired like one of %s, say so in settings.toml: %s."
        % (board_id, ", ".join(names), SETTING)
    )


def load(name):
    """-> the module of data called `name`."""
    path = "lawkeeper.box.boards." + name
    __import__(path)
    return sys.modules[path]


def pick():
    """-> the module of data of the board that this runs on."""
    import os

    import board

    return load(choose(board.board_id, os.getenv(SETTING)))


def pins(row, part):
    """-> the pin names of a part, in the order of the table."""
    return [name for owner, _, name in row.PINS if owner == part]


def pin(row, part, terminal):
    """-> the pin name of one terminal, or None when this board does not have it."""
    for owner, found, name in row.PINS:
        if (owner, found) == (part, terminal):
            return name
    return None
