# portable: runs on CPython and on the MicroPython VM
"""The display's messages: only what changed, all after a turn or a loss, and tries that become rare."""

from lawkeeper import ticks
from lawkeeper.box.display import DATA, RETRY_MOST_MS, RETRY_MS, Display

PICTURE = bytearray([i // 128 * 16 + i % 7 for i in range(1024)])
GONE = "It does not answer."


class Wire:
    """Notes what is sent. `budget` messages go through before it breaks."""

    def __init__(self, budget=10000):
        self.budget = budget
        self.sent = []
        self.closed = False

    def send(self, message):
        if not self.budget:
            raise OSError(19)
        self.budget -= 1
        self.sent.append(bytes(message))

    def close(self):
        self.closed = True


class Bus:
    """Opens the wires it is given, one after the other; None stands for no answer."""

    def __init__(self, *wires):
        self.wires = list(wires)
        self.tries = 0

    def __call__(self):
        self.tries += 1
        wire = self.wires.pop(0) if self.wires else None
        if wire is None:
            raise OSError(19)
        return wire


def pages(wire):
    """-> {page: its 128 bytes} of what was sent; before each there must be one message with its address."""
    found = {}
    for before, message in zip(wire.sent, wire.sent[1:]):
        if message[0] == DATA:
            assert before[0] == 0 and before[1] & 0xF8 == 0xB0 and len(message) == 129
            found[before[1] & 7] = message[1:]
    return found


def row(number):
    return bytes(PICTURE[number * 128 : number * 128 + 128])


def started(chip="ssd1306"):
    """A display that shows a blank picture."""
    wire = Wire()
    display = Display(Bus(wire), chip, GONE, 0)
    display.show(bytearray(1024), 0xFF)
    return wire, display


def test_it_is_switched_on_last_after_every_page_of_the_first_picture_was_sent():
    wire = Wire()
    display = Display(Bus(wire), "ssd1306", GONE, 0)
    display.contrast(200)
    assert not pages(wire) and not any(0xAF in message for message in wire.sent)
    display.show(PICTURE, 0b1)  # whatever has changed: nothing was there before
    assert pages(wire) == {number: row(number) for number in range(8)}
    assert wire.sent[0][1] == 0xAE and wire.sent[-1] == b"\x00\x81\xc8\xaf"
    assert not any(0xAF in message for message in wire.sent[:-1] if message[0] != DATA)


def test_only_the_pages_of_the_mask_are_sent():
    wire, display = started()
    del wire.sent[:]
    display.show(PICTURE, 0b10000010)
    assert pages(wire) == {1: row(1), 7: row(7)}
    assert len(wire.sent) == 4


def test_the_sh1106_is_written_from_its_third_column():
    wire, display = started("sh1106")
    del wire.sent[:]
    display.show(PICTURE, 1)
    assert wire.sent[0] == b"\x00\xb0\x02\x10"
    wire, display = started("ssd1306")
    del wire.sent[:]
    display.show(PICTURE, 1)
    assert wire.sent[0] == b"\x00\xb0\x00\x10"


def test_brightness_0_is_off_and_any_other_switches_on():
    wire, display = started()
    del wire.sent[:]
    display.contrast(0)
    display.contrast(200)
    assert wire.sent == [b"\x00\xae", b"\x00\x81\xc8\xaf"]


def test_turning_sends_the_whole_picture_again():
    wire, display = started()
    display.show(PICTURE, 0xFF)
    del wire.sent[:]
    display.turn(True)
    assert wire.sent[0] == b"\x00\xa0\xc0"
    assert len(pages(wire)) == 8 and pages(wire)[3] == row(3)
    del wire.sent[:]
    display.turn(True)
    assert wire.sent == []


def test_no_display_is_a_sentence_and_nothing_else_happens():
    display = Display(Bus(), "ssd1306", GONE, 0)
    display.show(PICTURE, 0xFF)
    display.contrast(0)
    display.turn(True)
    assert display.fault == GONE


def test_a_display_that_comes_late_shows_the_whole_picture():
    wire = Wire()
    display = Display(Bus(None, wire), "ssd1306", GONE, 0)
    display.show(PICTURE, 0b1)
    display.turn(True)
    display.contrast(9)
    display.tend(RETRY_MS - 1)
    assert wire.sent == []
    display.tend(RETRY_MS)
    assert display.fault is None
    assert [pages(wire)[number] for number in range(8)] == [row(number) for number in range(8)]
    assert b"\x00\xa0\xc0" in wire.sent and wire.sent[-1] == b"\x00\x81\x09\xaf"


def test_one_that_breaks_in_the_middle_gets_what_it_missed():
    first, second = Wire(), Wire()
    display = Display(Bus(first, second), "ssd1306", GONE, 0)
    first.budget = 3
    display.show(PICTURE, 0xFF)
    assert display.fault == GONE and first.closed
    display.tend(RETRY_MS)
    assert display.fault is None and len(pages(second)) == 8


def test_it_is_tried_less_and_less_often_and_across_the_wrap_of_the_ticks():
    bus = Bus()
    now = ticks.PERIOD - 1000
    display = Display(bus, "ssd1306", GONE, now)
    tried_at = []
    for _ in range(400):
        now = ticks.add(now, 1000)
        before = bus.tries
        display.tend(now)
        if bus.tries > before:
            tried_at.append(now)
    waits = [ticks.diff(later, earlier) for earlier, later in zip(tried_at, tried_at[1:])]
    assert waits[:4] == [2 * RETRY_MS, 4 * RETRY_MS, 8 * RETRY_MS, RETRY_MOST_MS]
    assert max(waits) == RETRY_MOST_MS


def test_once_it_has_answered_it_is_tried_soon_again():
    first, second = Wire(), Wire()
    display = Display(Bus(None, None, first, second), "ssd1306", GONE, 0)
    display.tend(5000)
    display.tend(15000)
    assert display.fault is None
    first.budget = 0
    display.show(PICTURE, 1)
    display.tend(15000 + RETRY_MS)
    assert display.fault is None
