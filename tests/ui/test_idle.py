# portable: runs on CPython and on the MicroPython VM
"""While nothing happens nothing is allocated: garbage would make the loop stutter when it is collected.

Only the VM can count its heap; elsewhere the same calls are made and must not change anything.
"""

import gc

from lawkeeper.games.infer.pages.lights import tray
from lawkeeper.ui.canvas import Canvas
from lawkeeper.ui.gestures import Gestures
from lawkeeper.ui.ring import Ring, fill_up
from lawkeeper.ui.screen import Screen
from lawkeeper.ui.sounds import Player


def in_use():
    return gc.mem_alloc() if hasattr(gc, "mem_alloc") else 0


class Stub:
    holds = (4,)
    longs = (5,)


def test_a_screen_that_did_not_change():
    canvas = Canvas()
    screen = Screen("INFER\t12", ["Experiment 12", "Markers\t18"], "B back\tA open", cursor=1)
    canvas.draw(screen)
    before = in_use()
    mask = canvas.draw(screen)
    assert in_use() == before
    assert mask == 0


def test_edges_and_the_time_between_them():
    gestures = Gestures()
    gestures.listen(Stub)
    before = in_use()
    gestures.feed(5, True, 1000)
    gestures.tick(1100)
    gestures.tick(1600)
    filling = gestures.filling(2250)
    gestures.feed(5, False, 2300)
    assert in_use() == before
    assert filling == 12


def test_a_ring_at_rest_and_one_that_blinks():
    ring = Ring()
    frame = bytearray(24)
    tray(frame, b"\1\0\0\2", 16, 3)
    ring.render(frame, 0, 5)
    before = in_use()
    same = ring.render(frame, 40, 5)
    other = ring.render(frame, 500, 5)
    fill_up(frame, 7)
    assert in_use() == before
    assert (same, other) == (False, True)


def test_a_ring_of_twelve_at_rest():
    ring = Ring(12)
    frame = bytearray(12)
    tray(frame, b"\1\0\0\2", 16, 3)
    ring.render(frame, 0, 5)
    before = in_use()
    same = ring.render(frame, 40, 5)
    assert in_use() == before
    assert same is False


def test_a_cue_between_two_notes():
    player = Player(lambda hertz, duty: None)
    player.start("zero", 0)
    before = in_use()
    player.step(100)
    player.step(200)
    assert in_use() == before
