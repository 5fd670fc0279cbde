"""What the whole games on the virtual box share: people at its buttons, a power cut, the record."""

import re
from contextlib import contextmanager

import pytest

from lawkeeper_host.errors import BoxRefused
from lawkeeper_host.find import connect
from lawkeeper_host.record import checks, read_journal, tell
from lawkeeper_host.sim.box import VirtualBox

LOOK_MS = 1200  # so long people look at what is new
TAP_MS, HOLD_MS, LONG_MS = 60, 900, 2200
EXPLAINS = "B no more help A next"
SEAL = re.compile(r"\b[0-9A-Z]{5}-[0-9A-Z]{5}\b")


@contextmanager
def started(folder, speed):
    """A virtual box at its first page; its time goes so many times as fast."""
    with VirtualBox(folder, seed=11, speed=speed) as box:
        box.power_on()
        box.wait_for("LAWKEEPER")
        yield box


def step(box, button, ms, *words, look=LOOK_MS):
    """What people do: wait a moment, press, see what it says then; first what a new page says of itself."""
    box.pass_time(look)
    box.press(button, ms)
    for word in words:
        box.wait_until(
            lambda word=word: any(sign in box.screen_text() for sign in (word, EXPLAINS)), what=word
        )
        if EXPLAINS in box.screen_text():
            box.pass_time(look)
            box.press("A", TAP_MS)
        box.wait_for(word)


def play(box, *steps, look=LOOK_MS):
    """Each step is a button ("A", "hold A", "long A") and what the screen says then."""
    for button, *words in steps:
        kind, _, name = button.rpartition(" ")
        step(box, name, {"": TAP_MS, "hold": HOLD_MS, "long": LONG_MS}[kind], *words, look=look)


def seal_number(box):
    """-> the seal number on the screen, as players write it down."""
    return box.wait_until(lambda: SEAL.search(box.screen_text()), what="the seal number")[0]


def cut(box):
    """The power goes and comes back."""
    box.cut_power()
    box.power_on()
    box.wait_for("power was off")


def sealed_cut(box):
    """In the middle of the game its record is not given out; then the power is cut."""
    with connect(box.port) as client, pytest.raises(BoxRefused) as refused:
        client.record()
    assert refused.value.code == "sealed"
    cut(box)


def ended(box, noted):
    """-> (record, what it tells) of the game that is over, whose checks hold for the seal number noted."""
    with connect(box.port) as client:
        record = read_journal(client.record())
    assert all(check.holds for check in checks(record, noted, None))
    assert box.view.erases <= 1
    return record, tell(record)
