# portable: runs on CPython and on the MicroPython VM
"""When the display dims and goes dark: while a clock runs too, and what a press then does."""

from fakes.box import Box
from fakes.flash import Nvm
from fakes.flow import DIM_SLEEP, Flow
from fakes.infer_flow import at_table
from fakes.place import settle
from lawkeeper.screensaver import Screensaver

DIM, SLEEP = DIM_SLEEP
PERISH = (5, 1)  # row of the form: Publish or Perish


def minutes(flow, count, most=50):
    """Let minutes pass in steps of a second at least."""
    for _ in range(count * most):
        flow.box.pass_time(60000 // most)
        flow.app.step()


def test_a_game_without_a_countdown_dims_and_sleeps_while_its_clock_runs():
    flow = at_table()
    assert flow.app.clock.running and flow.app.page.live
    bright = flow.box.level
    flow.wait(50)
    assert flow.box.level == bright
    minutes(flow, DIM)
    assert flow.box.level == 1 < bright
    minutes(flow, SLEEP)
    assert flow.box.level == 0 and flow.app.clock.running


def test_a_countdown_on_the_screen_stays_bright_to_its_end():
    flow = at_table(PERISH)
    flow.run(1000)
    assert ":" in flow.text() and flow.app.game.seconds_left(flow.app.clock.seconds())
    bright = flow.box.level
    while not flow.app.game.over:
        assert flow.box.level == bright
        flow.wait(10)
    minutes(flow, DIM + 1)
    assert flow.box.level == 1


def test_a_countdown_that_is_not_on_the_screen_dims_as_ever():
    flow = at_table(PERISH)
    bright = flow.box.level
    flow.app.go("menus.about")
    flow.run(100)
    assert flow.app.clock.running and flow.box.level == bright
    minutes(flow, DIM + 1)
    assert flow.box.level == 1


def test_a_display_that_sleeps_wakes_for_the_last_minute_and_for_the_end():
    flow = at_table(PERISH)
    flow.app.go("menus.about")
    bright = flow.box.level
    while flow.app.game.seconds_left(flow.app.clock.seconds()) > 61:
        flow.wait(1)
    assert flow.box.level < bright
    flow.wait(2)
    assert flow.box.level == bright
    flow.app.screensaver.set(5, 0, 0)
    flow.app.screensaver.asleep = True
    while not flow.app.game.over:
        flow.wait(1)
    assert not flow.app.screensaver.asleep and flow.box.level == bright


class Picture:
    def nudge(self):
        pass


def test_by_itself_the_display_dims_after_one_minute_and_sleeps_after_five():
    settle()
    flow = Flow(Nvm())
    flow.app.set("brightness", 4)
    flow.box.pass_time(59000)
    flow.app.step()
    assert flow.box.level == 101
    minutes(flow, 1)
    assert flow.box.level == 1
    minutes(flow, 4)
    assert flow.box.level == 0


def levels(hours, reading, dim=DIM, sleep=SLEEP):
    """Minute by minute: what the display is told while nobody presses for so many hours."""
    box = Box(Nvm())
    saver = Screensaver(box, Picture())
    saver.set(5, dim, sleep)
    saver.wake(box.now)
    found = []
    for _ in range(hours * 60):
        box.pass_time(60000)
        saver.step(box.now, reading)
        found.append(box.level)
    return found


def test_over_a_weekend_no_display_stays_on():
    found = levels(60, False)
    assert found.index(1) == DIM - 1
    assert found.index(0) == SLEEP - 1
    assert set(found[SLEEP:]) == {0}


def test_the_longest_settings_end_too_and_never_is_never():
    assert levels(60, False, 60, 240)[-1] == 0
    assert set(levels(60, False, 0, 0)) == {126}


def test_nothing_dims_while_a_clock_runs_down():
    assert set(levels(2, True)) == {126}


def test_the_press_that_wakes_does_nothing_else():
    for name in ("A", "B", "up"):
        settle()
        flow = Flow(Nvm())
        flow.app.go("menus.results")
        flow.run(100)
        before = flow.app.nav.top()[0]
        minutes(flow, SLEEP + 1)
        assert flow.box.level == 0
        flow.press(name)
        assert flow.box.level > 1 and flow.app.nav.top()[0] == before and flow.app.page.cursor == 0


def test_at_a_dim_display_every_press_counts():
    settle()
    flow = Flow(Nvm())
    bright = flow.box.level
    minutes(flow, DIM)
    assert flow.box.level == 1
    flow.press("down")
    assert flow.box.level == bright and flow.app.page.cursor == 1
