# portable: runs on CPython and on the MicroPython VM
"""The self-test: by the menu, by A and B at power-on, over the cable."""

from fakes.flash import Nvm
from fakes.flow import Flow
from fakes.infer_flow import at_table
from fakes.place import settle
from lawkeeper.menus.selftest import selftest

BUTTONS = ("up", "down", "left", "right", "A", "B")


def checking():
    settle()
    flow = Flow(Nvm())
    flow.power_on(held=("A", "B"))
    for name in ("A", "B"):
        flow.up(name)
    return flow


def test_a_and_b_at_power_on_open_it_and_each_alone_does_not():
    assert "Press every button" in checking().text()
    for held in (("A",), ("B",), ("up", "A"), ()):
        settle()
        flow = Flow(Nvm())
        flow.power_on(held)
        assert flow.app.nav.top()[0] != "menus.check"


def test_a_running_game_is_behind_it_and_untouched():
    flow = at_table()
    moves = flow.app.ledger.journal.free
    flow.power_on(held=("A", "B"))
    assert flow.app.nav.top()[0] == "menus.check"
    for name in ("A", "B"):
        flow.up(name)
    flow.do("hold B")
    flow.up("B")
    assert flow.app.nav.top()[0] == "menus.held" and flow.app.ledger.journal.free == moves


def test_each_button_leaves_the_list_clicks_and_lights_the_whole_ring():
    flow = checking()
    for number, name in enumerate(BUTTONS):
        assert "Still:" in flow.text()
        tones = len(flow.box.tones)
        flow.press(name)
        flow.run(100)
        assert len(flow.box.tones) > tones
        colours = [bytes(flow.box.rgb[at : at + 3]) for at in range(0, 72, 3)]
        assert len(set(colours)) == 1 and any(colours[0]), number
    assert "All of them work." in flow.text()


def test_every_line_of_pixels_is_lit_then_the_report_says_ok():
    flow = checking()
    for name in BUTTONS:
        flow.press(name)
    flow.press("A")
    for page in range(8):
        row = flow.box.shown[page * 128 : page * 128 + 128]
        assert bytes(row[2:]) == b"\xff" * 126, page
    flow.press("A")
    for line in ("REPORT", "buttons: ok", "journal: ok", "current: ok", "supply 4.70 V: ok"):
        assert line in flow.text(), flow.text()


def rows(flow):
    return dict(selftest(flow.app))


def test_what_is_wrong_is_said():
    flow = checking()
    assert set(rows(flow).values()) == {"ok"}
    flow.box.millivolts = 3100
    assert rows(flow)["supply 3.10 V"] == "low"
    flow.box.millivolts = 0
    assert len(rows(flow)) == 5
    for most in (60, 1400):
        flow.box.current = most
        assert rows(flow)["current"] == "ok"
    flow.box.faults = ["The ring of lights cannot be used: no."]
    assert rows(flow)["box"] == "The ring of lights cannot be used: no."
    flow.box.nvm = bytes(100)
    assert rows(flow)["journal"] == "100 bytes of nvm instead of 4096"
