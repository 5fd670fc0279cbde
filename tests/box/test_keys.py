# portable: runs on CPython and on the MicroPython VM
"""The buttons over a `keypad` of our own: what is down at the start, what is lost, nothing is allocated."""

import gc
import sys

from fakes.checks import raises


class Event:
    key_number = 0
    pressed = True
    timestamp = 0


class Queue:
    def __init__(self):
        self.seen = []
        self.overflowed = False

    def get_into(self, event):
        if not self.seen:
            return False
        event.key_number, event.pressed, event.timestamp = self.seen.pop(0)
        return True

    def clear(self):
        self.seen = []
        self.overflowed = False


class Scanner:
    """`keypad.Keys`: reports nothing of what is down when it is made, and everything of it after a reset."""

    down = ()
    asked = {}

    def __init__(self, pins, **asked):
        Scanner.asked = asked
        self.events = Queue()
        self.events.seen.append((4, False, 1))  # its memory is not cleared: the first scan may see anything

    def reset(self):
        self.events.seen += [(key, True, 50) for key in Scanner.down]


class Keypad:
    Event = Event
    Keys = Scanner


def keys(down=()):
    Scanner.down = down
    before = sys.modules.get("keypad")
    sys.modules["keypad"] = Keypad
    try:
        from lawkeeper.box import keys as module
    finally:
        sys.modules.pop("keypad")
        if before is not None:
            sys.modules["keypad"] = before
    module.keypad, plain = Keypad, module.keypad
    try:
        return module.Keys(["pin"] * 6)
    finally:
        module.keypad = plain


def test_presses_and_releases_come_with_their_time():
    found = keys()
    queue = found._queue
    queue.seen += [(3, True, 700), (3, False, 760)]
    assert (found.next(900), found.at, found.held) == (3 | 0x80, 700, 0b1000)
    assert (found.next(900), found.at, found.held) == (3, 760, 0)
    assert found.next(900) == -1


def test_buttons_pull_their_pins_to_ground():
    keys()
    assert Scanner.asked["value_when_pressed"] is False and Scanner.asked["pull"] is True


def test_what_is_down_at_the_start_is_held_and_not_pressed():
    found = keys(down=(1, 5))
    assert found.held == 0b100010
    assert found.next(0) == -1
    found._queue.seen.append((5, False, 80))
    assert found.next(90) == 5 and found.held == 0b10


def test_after_an_overflow_everything_is_let_go_and_what_is_down_is_pressed_anew():
    found = keys()
    queue = found._queue
    queue.seen += [(0, True, 10), (2, True, 11)]
    assert found.next(20) == 0x80 and found.next(20) == 0x82
    Scanner.down = (2,)
    queue.seen = [(0, True, 30)] * 64
    queue.overflowed = True
    got = [(found.next(5000), found.at) for _ in range(3)]
    assert got == [(0, 5000), (2, 5000), (0x82, 50)]
    assert found.next(5000) == -1 and found.held == 0b100


def test_an_idle_look_allocates_nothing():
    if not hasattr(gc, "mem_alloc"):
        return  # CPython cannot tell
    found = keys()
    found.next(1)
    gc.collect()
    before = gc.mem_alloc()
    for _ in range(100):
        found.next(1)
    assert gc.mem_alloc() - before < 100  # one object for each look would be 1600 bytes


def test_a_pin_that_is_taken_is_an_error_of_the_caller():
    class Taken:
        def __init__(self, pins, **asked):
            raise ValueError("GP10 in use")

    usual = Keypad.Keys
    Keypad.Keys = Taken
    try:
        assert raises(ValueError, keys).args[0] == "GP10 in use"
    finally:
        Keypad.Keys = usual
