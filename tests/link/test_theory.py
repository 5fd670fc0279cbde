# portable: runs on CPython and on the MicroPython VM
"""A theory over the cable: the page in front hears it, or the host is told why not."""

from binascii import b2a_base64

from fakes.cable import App, Box, Host
from fakes.infer_lawful import ALL_ODD, NORTHERN, SOME_BLUE
from fakes.theories import box_with, tree_of, waiting
from lawkeeper.cable import serve
from lawkeeper.games.infer.laws import forms
from lawkeeper.link.frame import decode, encode
from lawkeeper.services import LinkServices


def b64(data):
    return b2a_base64(data)[:-1].decode()


def asked(flow, data):
    """The reply to a theory that comes in by the cable of a whole box."""
    flow.box.plugged = True
    flow.box.to_box.extend(encode({"q": 7, "do": "say", "b64": b64(data)}))
    flow.run(1600)  # in a game answers wait for their turn
    reply = decode(bytes(flow.box.from_box).strip())
    flow.box.from_box = bytearray()
    return reply


def test_the_handler_gives_the_bytes_to_whoever_listens():
    box = Box()
    app = App(box, None)
    host = Host(serve(app), box)
    data = forms.encode(SOME_BLUE)
    assert host.error("say", {"b64": b64(data)}) == "refused"
    app.begin()
    assert host.ok("say", {"b64": b64(data)}) == {}
    assert app.said == [data]
    assert host.error("say") == "bad-request"
    assert host.error("say", {"b64": 5}) == "bad-request"


def test_a_box_at_the_table_is_not_waiting():
    flow = box_with()
    reply = asked(flow, forms.encode(ALL_ODD))
    assert reply["error"] == "refused" and "does not wait for this" in reply["say"]
    assert not flow.app.game.theory


def test_a_box_that_waits_shows_the_theory():
    flow = waiting()
    assert asked(flow, forms.encode(ALL_ODD)) == {"q": 7, "ok": {}}
    assert "All dice must be odd." in flow.text() and tree_of(flow) == ALL_ODD


def test_another_wording_takes_its_place_until_it_is_agreed():
    flow = waiting()
    asked(flow, forms.encode(ALL_ODD))
    assert "ok" in asked(flow, forms.encode(SOME_BLUE))
    assert tree_of(flow) == SOME_BLUE and "blue" in flow.text()


def test_what_says_nothing_is_refused_with_the_reason():
    flow = waiting()
    for data in (b"", b"\xff\xff", b"\x00", forms.encode(NORTHERN), forms.encode(ALL_ODD) + b"\x00"):
        reply = asked(flow, data)
        assert reply["error"] == "refused" and reply["say"].endswith("."), data
    assert not flow.app.game.theory


def test_no_bytes_bring_the_box_down():
    flow = waiting()
    listener = LinkServices(flow.app)
    for first in range(256):
        for rest in (b"", b"\x01", b"\xff" * 8, bytes((first,)) * 5):
            answer = listener.say(bytes((first,)) + rest)
            assert answer is None or answer.endswith(".")
