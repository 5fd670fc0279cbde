# portable: runs on CPython and on the MicroPython VM
"""The play clock and the wrapping ticks below it."""

from lawkeeper import ticks
from lawkeeper.clock import MOST, PlayClock


def test_ticks_count_across_the_wrap():
    late = ticks.PERIOD - 10
    early = ticks.add(late, 30)
    assert early == 20
    assert ticks.diff(early, late) == 30
    assert ticks.diff(late, early) == -30


def test_the_clock_counts_only_while_it_runs():
    clock = PlayClock()
    now = ticks.PERIOD - 1500
    clock.start(now)
    now = ticks.add(now, 2500)
    clock.step(now)
    assert clock.seconds() == 2
    clock.stop(ticks.add(now, 600))
    clock.step(ticks.add(now, 60000))
    assert clock.seconds() == 3
    assert not clock.running


def test_parts_of_a_second_are_not_lost_between_steps():
    clock = PlayClock()
    now = 5
    clock.start(now)
    for _ in range(100):
        now = ticks.add(now, 33)
        clock.step(now)
    assert clock.seconds() == 3
    clock.stop(now)
    clock.start(now)
    clock.step(ticks.add(now, 700))
    assert clock.seconds() == 4


def test_a_second_start_does_not_give_time_back():
    clock = PlayClock()
    clock.start(0)
    clock.start(900)
    clock.step(1000)
    assert clock.seconds() == 1


def test_it_stands_where_it_is_set_and_stops_at_what_the_journal_holds():
    clock = PlayClock()
    clock.set(MOST - 1)
    assert not clock.running
    clock.start(0)
    clock.step(90000)
    assert clock.seconds() == MOST
