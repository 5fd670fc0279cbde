# portable: runs on CPython and on the MicroPython VM
"""What the cable may ask of the box: this list and nothing else."""

from fakes.cable import App, Box, Host
from fakes.infer_lawful import SOME_BLUE
from fakes.theories import box_with, waiting
from lawkeeper import games
from lawkeeper.cable import Cable, serve
from lawkeeper.games.infer.laws import forms
from lawkeeper.link.handlers import Desk
from lawkeeper.services import LinkServices
from lawkeeper.ui.page import Page

# Each a text of its own: so the build gives none of them another name where this runs over what it made.
ASKED = ["ask_service", "library", "library_changed", "record", "sealed", "selftest", "set", "set_date"]
ASKED += ["setting", "setting_names", "say", "status"]
WIRED = ["about", "cable_read", "cable_up", "cable_write", "services", "ticks"]


def public(thing):
    return sorted([name for name in dir(thing) if name[0] != "_"])


def test_the_cable_may_ask_for_these_and_nothing_else():
    assert public(LinkServices) == sorted(ASKED)
    assert public(Cable) == WIRED
    for thing in (LinkServices(App(Box(), None)), Cable(App(Box(), None))):
        assert not hasattr(thing, "game") and not hasattr(thing, "nvm") and not hasattr(thing, "restart")


def test_a_real_box_gives_the_link_a_wire_and_the_services_and_nothing_else():
    flow = box_with()
    server = serve(flow.app)
    desk = Desk(server.cable.services())
    assert type(server.cable) is Cable and type(desk.services) is LinkServices
    for holder in (server, desk, desk.uploads):
        for value in [getattr(holder, name) for name in dir(holder) if name[:2] != "__"]:
            assert value is not flow.app and value is not flow.box


def test_only_what_a_game_declares_leaves_the_box():
    """The fake game's `public` has its law in it."""
    app = App(Box(), None)
    app.library = app
    app.id = "00000000"
    app.begin()
    told = LinkServices(app).status()
    assert told["seen"] == {"markers": 18, "tokens": 4}
    assert "SECRET" not in str(told)
    app.game.public = lambda at: {"markers": app.game.law, "tokens": True, "phase": 5, "clock": "x"}
    told = LinkServices(app).status()
    assert told["seen"] == {"markers": 0, "tokens": 0} and (told["phase"], told["clock"]) == ("", 0)
    app.ledger.game_id = 2
    assert LinkServices(app).status()["seen"] == {}


def test_every_game_tells_what_it_declares():
    for game_id, _, _ in games.GAMES:
        for field, kind in games.status_fields(game_id):
            assert field not in ("phase", "clock") and kind in ("count", "text")
    flow = box_with()
    told = flow.app.game.public(0)
    for field, _ in games.status_fields(flow.app.ledger.game_id):
        assert field in told


def test_the_record_is_shut_behind_the_boundary_too():
    box = Box()
    box.nvm[:] = bytes([n & 255 for n in range(4096)])
    app = App(box, None)
    asked = LinkServices(app)
    assert asked.record(8, 4) == (4096, b"\x08\x09\x0a\x0b") and asked.sealed() is None
    app.begin()
    assert asked.record(8, 4) == (4096, b"") and asked.sealed()
    app.game.finished = True
    assert asked.record(8, 4)[1]


def test_a_page_that_hears_nothing_is_told_nothing():
    class Deaf(Page):
        def hear(self, data):
            raise AssertionError("it does not listen")

    flow = waiting()
    asked = LinkServices(flow.app)
    assert asked.say(forms.encode(SOME_BLUE)) is None
    flow.app.page = Deaf(flow.app)
    assert asked.say(forms.encode(SOME_BLUE)).endswith(".")
    assert not Page.hears and Page(flow.app).hear(b"") is None


def test_the_server_answers_by_what_it_is_given():
    box = Box()
    host = Host(serve(App(box, None)), box)
    assert host.ok("hello")["title"] == "Test box"
    assert host.ok("settings.get", {"name": "draw"}) == {"values": {"draw": "two"}}
