# portable: runs on CPython and on the MicroPython VM
"""The server: every request gets one reply, no host can stop the game, and no reply holds a secret."""

import gc
from binascii import a2b_base64

from fakes.cable import FIFO, App, Box, Host
from lawkeeper import VERSION, ticks
from lawkeeper.cable import serve
from lawkeeper.link import check
from lawkeeper.link.commands import COMMANDS, ERRORS, KINDS
from lawkeeper.link.frame import CHUNK, LONGEST, PROTOCOL, decode, encode
from lawkeeper.link.handlers import HANDLERS, Desk
from lawkeeper.link.server import GIVE_UP_MS, PASS_BYTES
from lawkeeper.services import LinkServices


class NoLibrary:
    """A box whose library is empty: the tests of uploads have a real one."""

    id = "00000000"
    end = 4096
    complaint = None

    def packs(self):
        return iter(())


def table():
    box = Box()
    app = App(box, NoLibrary())
    return box, app, Host(serve(app), box)


def fields(name, part):
    for row in COMMANDS:
        if row[0] == name:
            return sorted([field for field, _, _ in row[part]])
    raise AssertionError(name)


def test_every_command_of_the_table_has_a_handler_and_no_handler_is_beside_it():
    _, app, _ = table()
    desk = Desk(LinkServices(app))
    names = [row[0] for row in COMMANDS]
    assert len(set(names)) == len(names)
    for name in names:
        assert name == "hello" or name in HANDLERS or hasattr(desk.uploads, name), name
    for name in HANDLERS:
        assert name in names, name


def test_every_reply_has_the_fields_of_the_table_and_no_other():
    _, _, host = table()
    for name, given in (
        ("hello", {}),
        ("status", {}),
        ("list", {}),
        ("settings.get", {}),
        ("clock.set", {"unix": 1}),
        ("settings.set", {"name": "brightness", "value": 3}),
        ("record", {"at": 0}),
        ("selftest", {}),
        ("service", {}),
        ("abort", {}),
    ):
        assert sorted(host.ok(name, given)) == fields(name, 2), name


def test_hello():
    _, _, host = table()
    said = host.ok("hello")
    assert (said["protocol"], said["product"], said["version"]) == (PROTOCOL, "Lawkeeper", VERSION)
    assert (said["line"], said["chunk"], said["title"]) == (LONGEST, CHUNK, "Test box")


def test_the_first_hello_waits_for_no_handler():
    """It is loaded with the first other request: the host that asks who is there is answered at once."""
    _, _, host = table()
    host.ok("hello")
    assert host.server._desk is None
    host.ok("status")
    assert host.server._desk is not None


def test_requests_that_are_not_as_the_table_says():
    _, app, host = table()
    for name, given in (
        ("data", {}),
        ("data", {"at": 0}),
        ("data", {"at": -1, "b64": ""}),
        ("data", {"at": True, "b64": ""}),
        ("data", {"at": "0", "b64": ""}),
        ("data", {"at": 1 << 32, "b64": ""}),
        ("data", {"at": 1.5, "b64": ""}),
        ("data", {"at": 0, "b64": 5}),
        ("data", {"at": 0, "b64": "AAA"}),
        ("data", {"at": 0, "b64": "A" * 1028}),
        ("record", {"at": None}),
        ("record", {"at": [0]}),
        ("record", {"at": 4096}),
        ("hello", {"x": 1}),
        ("settings.set", {"name": "brightness", "value": None}),
        ("commit", {"sha": "zz" * 32}),
        ("settings.set", {"name": "brightness", "value": [1]}),
        ("commit", {"sha": "ab"}),
        ("settings.set", {"name": "x" * 65, "value": 1}),
    ):
        assert host.error(name, given) == "bad-request", (name, given)
    assert app.said == []


def test_commands_that_do_not_exist():
    _, _, host = table()
    assert host.error("secret") == "unknown"
    assert host.error("") == "unknown"
    for name in (None, 5, [], {}, True):
        assert host.error(name) == "bad-request", name


def test_a_request_without_a_number_gets_number_0():
    box, _, host = table()
    for request in ({"do": "hello"}, {"q": "1", "do": "hello"}, {"q": None, "do": "hello"}, {}):
        box.type_in(encode(request))
        replies = host.run()
        assert len(replies) == 1 and replies[0]["q"] == 0 and replies[0]["error"] == "bad-request", replies


def test_lines_that_are_none_get_no_reply():
    box, _, host = table()
    for noise in (
        b"AT\r",
        b"AT+GCAP\r\n",
        b"\n" * 300,
        b"{}\n",
        b'{"q":1,"do":"hello"}\n',
        b"\x00\xff" * 700 + b"\n",
        b"x" * 100000 + b"\n",
    ):
        box.type_in(noise)
        assert host.run() == [], noise[:20]
        box.type_in(b"\n")
        assert host.ask("hello")["ok"]["protocol"] == PROTOCOL


def test_settings():
    _, app, host = table()
    assert host.ok("settings.get", {"name": "brightness"}) == {"values": {"brightness": 5}}
    assert host.ok("settings.set", {"name": "brightness", "value": 9}) == {"value": 9}
    assert host.ok("settings.get")["values"]["brightness"] == 9
    assert app.said == ["set"]
    assert host.error("settings.set", {"name": "brightness", "value": 11}) == "refused"
    assert host.error("settings.set", {"name": "nothing", "value": 11}) == "refused"
    assert host.error("settings.get", {"name": "nothing"}) == "refused"
    assert app.settings.get("brightness") == 9


def test_the_date():
    box, _, host = table()
    host.ok("clock.set", {"unix": 1800000000})
    assert box.unix == 1800000000
    assert host.ok("status")["date"] == 1800000000


def test_the_record_comes_back_byte_for_byte():
    box, _, host = table()
    box.nvm[:] = bytes([(7 * n + n // 256) & 255 for n in range(4096)])
    data = b""
    while len(data) < 4096:
        reply = host.ok("record", {"at": len(data)})
        assert reply["at"] == len(data) and reply["size"] == 4096
        data += a2b_base64(reply["b64"])
    assert data == bytes(box.nvm)


def test_the_record_is_sealed_while_a_game_keeps_its_secret():
    _, app, host = table()
    app.begin()
    assert host.error("record", {"at": 0}) == "sealed"
    app.game.over = True
    assert host.error("record", {"at": 0}) == "sealed"
    app.game.finished = True
    assert host.ok("record", {"at": 0})["size"] == 4096


def test_the_record_is_sealed_when_the_journal_holds_a_game_that_could_not_be_read():
    _, app, host = table()
    app.begin()
    app.game = None
    assert host.error("record", {"at": 0}) == "sealed"
    app.begin()
    app.game.finished = 1  # not a bool: not one of our rules
    assert host.error("record", {"at": 0}) == "sealed"


def test_the_status_tells_what_the_table_sees_and_no_more():
    _, app, host = table()
    app.begin()
    said = host.ok("status")
    assert (said["game"], said["phase"], said["clock"]) == ("Infer", "play", 61)
    assert said["seen"] == {"markers": 18, "tokens": 4}
    assert (said["seal"], said["looks"], said["finished"]) == ("unbroken", 2, False)
    app.ledger.seal_broken = True
    assert host.ok("status")["seal"] == "broken"


def test_no_reply_of_any_command_holds_the_secret():
    box, app, host = table()
    app.begin()
    secret = app.game.law.encode()
    for row in COMMANDS:
        for given in (
            {},
            {"at": 0},
            {"name": "brightness"},
            {"name": "explode", "value": 1},
            {"name": "grow", "value": 1},
            {"first": 0},
        ):
            box.type_in(host.line(row[0], given))
            for _ in range(20):
                host.server.poll(box.now)
            sent = box.take()
            assert sent and secret not in sent, (row[0], given)


def test_a_failure_of_ours_is_a_reply_with_no_more_than_its_kind():
    _, app, host = table()
    app.begin()
    reply = host.ask("settings.set", {"name": "explode", "value": 1})
    assert reply["error"] == "damaged" and "RuntimeError" in reply["say"] and "SECRET" not in reply["say"]
    assert host.ok("hello")


def test_more_complaints_than_fit_are_cut_at_a_sentence():
    _, app, host = table()
    app.complaints = ["Something is wrong with part %d of the box, \u25b2." % n for n in range(60)]
    said = host.ok("status")["complaints"]
    assert said and said == app.complaints[: len(said)]


def test_an_answer_that_is_too_long_is_an_error_and_not_half_a_line():
    box, app, host = table()
    box.title = "x" * 2000
    assert host.error("hello") == "too-large"
    box.title = "short"
    assert host.ok("hello")


def test_service_mode_is_only_asked_for():
    _, app, host = table()
    host.ok("service")
    assert app.said == ["service"]


def test_the_same_line_again_is_answered_again_and_not_done_again():
    box, app, host = table()
    line = host.line("service")
    box.type_in(line + line)
    replies = host.run()
    assert len(replies) == 2 and replies[0] == replies[1]
    assert app.said == ["service"]
    host.ok("service")
    assert app.said == ["service", "service"]


def test_hello_is_never_answered_from_memory():
    box, app, host = table()
    line = host.line("hello")
    box.type_in(line)
    host.run()
    box.title = "Another box"
    box.type_in(line)
    assert host.run()[0]["ok"]["title"] == "Another box"


def test_pulling_the_cable_forgets_the_half_line_and_the_reply():
    box, app, host = table()
    line = host.line("service")
    box.reads = False
    box.type_in(line + host.line("hello") * 9 + line[:10])
    host.run(3)
    box.pull()
    host.run(1)
    box.plugged = box.reads = True
    assert host.ok("hello")
    box.type_in(line)
    assert len(host.run()) == 1
    assert app.said == ["service", "service"]


def test_a_host_that_stops_reading_costs_two_seconds_and_one_reply():
    box, app, host = table()
    app.complaints = ["x" * 400]
    box.reads = False
    box.type_in(host.line("status") + host.line("clock.set", {"unix": 77}))
    host.wait(100)
    assert len(box._out) == FIFO and box.unix == 0
    box.now = ticks.add(box.now, GIVE_UP_MS - 200)
    host.wait(10)
    assert box.unix == 0
    box.now = ticks.add(box.now, 200)
    host.wait(10)
    assert box.unix == 77
    box.take()
    box.reads = True
    host.wait(10)
    box.take()
    assert host.ok("hello")


def test_after_half_a_reply_the_next_one_starts_on_a_line_of_its_own():
    box, app, host = table()
    app.complaints = ["x" * 400]
    box.reads = False
    box.type_in(host.line("status"))
    host.wait(5)
    box.now = ticks.add(box.now, GIVE_UP_MS)
    host.wait(1)
    box.reads = True
    box.type_in(host.line("hello"))
    host.wait(5)
    lines = box.take().split(b"\n")
    assert decode(lines[0]) is None and decode(lines[1])["ok"]["protocol"] == PROTOCOL


def test_one_pass_is_short_whatever_waits():
    box, _, host = table()
    box.type_in(b"x" * 100000)
    before = len(box._in)
    assert host.server.poll(box.now) is True
    assert before - len(box._in) <= PASS_BYTES + 256
    box.type_in(b"\n" + host.line("hello"))
    assert len(host.run()) == 1


def test_a_slow_box_takes_no_second_request_in_a_pass():
    box, app, host = table()
    started = box.now

    def slow():
        box.now = ticks.add(box.now, 30)
        return [("buttons", "ok")]

    asked = LinkServices(app)
    asked.selftest = slow
    host.server.cable.services = lambda: asked
    box.type_in(host.line("selftest") + host.line("selftest"))
    host.server.poll(started)
    assert box.take().count(b"\n") == 1
    assert len(host.run()) == 1


def test_the_loop_may_rest_when_nothing_is_there():
    box, _, host = table()
    assert host.server.poll(box.now) is False
    box.type_in(host.line("hello"))
    assert host.server.poll(box.now) is True
    assert host.server.poll(box.now) is False
    box.type_in(b"half a line")
    assert host.server.poll(box.now) is True
    assert host.server.poll(box.now) is False
    box.pull()
    assert host.server.poll(box.now) is False


def test_a_silent_cable_allocates_nothing():
    box, _, host = table()
    host.ok("hello")
    poll, now = host.server.poll, box.now
    if not hasattr(gc, "mem_alloc"):
        return  # only the board's kind of Python can tell
    poll(now)
    before = gc.mem_alloc()
    for _ in range(200):
        poll(now)
    assert gc.mem_alloc() - before < 200, gc.mem_alloc() - before


def test_every_kind_of_the_table_is_explained_and_every_kind_of_a_request_is_checked():
    for name, args, reply, when, about in COMMANDS:
        assert when in ("always", "settled") and about.endswith("."), name
        for _, kind, note in args + reply:
            assert kind.split("?")[0] in KINDS and note, (name, kind)
        for _, kind, _ in args:
            assert kind.split("?")[0] in check._CHECKS, (name, kind)


def test_the_table_of_errors_names_each_code_once():
    codes = [code for code, _ in ERRORS]
    assert len(set(codes)) == len(codes) == 8
    assert all(about.endswith(".") for _, about in ERRORS)


def test_without_room_all_but_hello_is_answered_with_busy_and_nothing_is_loaded():
    _, _, host = table()
    host.server.engaged = True
    for name in ("status", "list", "theory", "no such thing"):
        assert host.error(name) == "busy"
    assert host.ok("hello") and host.server._desk is None
    host.server.engaged = False
    assert host.ok("status")


def test_only_what_listens_is_needed_until_a_request_comes_and_after_the_desk_is_put_away():
    _, _, host = table()
    host.ok("hello")
    assert not host.server.at_desk()
    host.ok("status")
    assert host.server.at_desk()
    assert host.server.put_away() and not host.server.at_desk()
    assert host.ok("status")


def test_a_request_without_memory_is_busy_and_the_desk_makes_room():
    _, services, host = table()
    services.begin()
    reply = host.ask("settings.set", {"name": "grow", "value": 1})
    assert reply["error"] == "busy" and "SECRET" not in reply["say"]
    assert host.server._desk is None
    assert host.ok("status")


def test_no_memory_for_the_answer_itself_drops_the_request_and_nothing_else():
    box, _, host = table()
    finish = host.server._finish

    def failing(reply, now):
        raise MemoryError

    host.server._finish = failing
    box.type_in(host.line("hello"))
    assert host.run() == []
    host.server._finish = finish
    assert host.ok("hello")
