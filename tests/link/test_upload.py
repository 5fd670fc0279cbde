# portable: runs on CPython and on the MicroPython VM
"""Loading packs over the cable, on the box's side: any order, any break, one change-over at the end."""

import os
from binascii import b2a_base64, crc32, hexlify

from fakes.cable import App, Box, Host
from lawkeeper.cable import serve
from lawkeeper.keep import image
from lawkeeper.keep.library import Library
from lawkeeper.keep.seal import sha256
from lawkeeper.link.frame import CHUNK


def table(opener=open):
    os.mkdir("packs")
    for name in image.FILES:
        with open(name, "wb") as file:
            file.write(image.blank())
    box = Box()
    app = App(box, Library(opener=opener))
    return box, app, Host(serve(app), box)


def made(names, records=40):
    """(head, body, end) of an image with one pack of each name."""
    entries, body = [], b""
    for name in names:
        part = image.section("{}", [("%s %d %s" % (name, n, "x" * 60)).encode() for n in range(records)])
        entries.append(image.entry(1, records, image.HEAD_BYTES + len(body), len(part), sha256(part), name))
        body += part
    end = image.HEAD_BYTES + len(body)
    return image.block(entries, end)[: 64 + 64 * len(entries)], body, end


def text(data):
    return b2a_base64(data)[:-1].decode()


def begin(host, head, end):
    return host.ok("put", {"length": end, "head": len(head)})


def send(host, at, data):
    for start in range(0, len(data), CHUNK):
        piece = data[start : start + CHUNK]
        assert host.ok("data", {"at": at + start, "b64": text(piece)}) == {"at": at + start}


def digest(head):
    return {"sha": hexlify(sha256(head)).decode()}


def load(host, names):
    head, body, end = made(names)
    begin(host, head, end)
    send(host, image.HEAD_BYTES, body)
    send(host, 0, head)
    return host.ok("commit", digest(head))


def names(app):
    return [pack.name for pack in app.library.packs()]


def test_a_library_is_loaded_and_put_in_use():
    _, app, host = table()
    done = load(host, ["One", "Two"])
    assert done == {"id": app.library.id, "packs": 2}
    assert names(app) == ["One", "Two"] and app.said == ["library"]
    assert app.library.record(1, 41).startswith(b"Two 1 ")
    fresh = Library()
    assert fresh.id == app.library.id


def test_the_list_comes_in_parts():
    _, app, host = table()
    load(host, ["P%d" % n for n in range(7)])
    first = host.ok("list")
    rest = host.ok("list", {"first": len(first["packs"])})
    assert first["total"] == rest["total"] == 7 and first["end"] == app.library.end
    assert [row[0] for row in first["packs"] + rest["packs"]] == ["P%d" % n for n in range(7)]
    assert host.ok("list", {"first": 99})["packs"] == []
    pack = next(app.library.packs())
    assert first["packs"][0] == ["P0", 1, 40, pack.offset, pack.length, hexlify(pack.sha).decode()]


def test_pieces_in_any_order_and_twice():
    _, app, host = table()
    head, body, end = made(["One"])
    begin(host, head, end)
    send(host, 0, head)
    pieces = [(at, body[at : at + 500]) for at in range(0, len(body), 500)]
    for at, piece in pieces[::-1] + pieces[::2]:
        send(host, image.HEAD_BYTES + at, piece)
    host.ok("commit", digest(head))
    assert names(app) == ["One"]


def test_what_has_not_begun_is_said():
    _, app, host = table()
    assert host.error("data", {"at": 5000, "b64": ""}) == "busy"
    assert host.error("data", {"at": 0, "b64": ""}) == "busy"
    assert host.error("sums", {"first": 1, "count": 1}) == "busy"
    assert host.error("copy", {"source": 4096, "at": 4096, "length": 1}) == "busy"
    assert host.error("commit", {"sha": "00" * 32}) == "busy"
    assert host.ok("abort") == {}
    assert app.said == []


def test_what_does_not_fit_is_refused_before_anything_is_written():
    _, app, host = table()
    load(host, ["Old"])
    assert host.error("put", {"length": image.IMAGE_BYTES + 1, "head": 64}) == "too-large"
    assert host.error("put", {"length": 10000, "head": 0}) == "bad-request"
    assert host.error("put", {"length": 10000, "head": 4097}) == "bad-request"
    host.ok("put", {"length": 10000, "head": 128})
    assert host.error("data", {"at": 9999, "b64": text(b"xx")}) == "refused"
    assert host.error("data", {"at": 127, "b64": text(b"xx")}) == "bad-request"
    assert host.error("data", {"at": 4294967295, "b64": text(b"xx")}) == "refused"
    for first, count in ((0, 1), (1, 0), (1, 65), (1, 3), (3, 1), (4294967295, 1)):
        assert host.error("sums", {"first": first, "count": count}) == "bad-request", (first, count)
    for given in ((0, 4096, 10), (4096, 0, 10), (4096, 9999, 2), (4096, 4096, 99999), (200000, 4096, 10)):
        assert host.error("copy", dict(zip(("source", "at", "length"), given))) == "refused", given
    assert names(app) == ["Old"]


def test_sums_tell_what_is_there_up_to_the_end_of_the_image():
    _, _, host = table()
    head, body, end = made(["One"], 160)
    assert 2 * 4096 < len(body) < 3 * 4096
    begin(host, head, end)
    send(host, image.HEAD_BYTES, body)
    sums = host.ok("sums", {"first": 1, "count": 3})["crcs"]
    assert sums == [crc32(body[at : at + 4096]) for at in (0, 4096, 8192)]


def test_a_pulled_cable_keeps_what_was_written_and_forgets_the_upload():
    box, app, host = table()
    head, body, end = made(["One"], 160)
    begin(host, head, end)
    send(host, image.HEAD_BYTES, body[:9000])
    box.type_in(host.line("data", {"at": 13096, "b64": text(body[9000:9500])})[:300])
    host.run(5)
    box.pull()
    host.run(1)
    box.plugged = True
    assert host.error("data", {"at": 13096, "b64": text(body[9000:9500])}) == "busy"
    begin(host, head, end)
    sums = host.ok("sums", {"first": 1, "count": 3})["crcs"]
    there = [crc == crc32(body[at : at + 4096]) for crc, at in zip(sums, (0, 4096, 8192))]
    assert there == [True, True, False]
    send(host, image.HEAD_BYTES + 8192, body[8192:])
    send(host, 0, head)
    host.ok("commit", digest(head))
    assert names(app) == ["One"]


def test_a_kept_pack_is_copied():
    _, app, host = table()
    load(host, ["Old", "Kept"])
    kept = list(app.library.packs())[1]
    record = kept.record(7)
    entry = image.entry(1, kept.count, image.HEAD_BYTES, kept.length, kept.sha, "Kept")
    end = image.HEAD_BYTES + kept.length
    head = image.block([entry], end)[:128]
    begin(host, head, end)
    assert host.ok("copy", {"source": kept.offset, "at": 4096, "length": kept.length}) == {"at": 4096}
    send(host, 0, head)
    host.ok("commit", digest(head))
    assert names(app) == ["Kept"] and app.library.record(1, 7) == record


def test_damage_is_found_before_anything_is_put_in_use():
    _, app, host = table()
    load(host, ["Old"])
    head, body, end = made(["New"])
    begin(host, head, end)
    send(host, image.HEAD_BYTES, body[:-1] + b"?")
    send(host, 0, head)
    assert host.error("commit", {"sha": "00" * 32}) == "damaged"
    assert host.error("commit", digest(head)) == "damaged"
    assert names(app) == ["Old"] and app.said == ["library"]
    send(host, image.HEAD_BYTES, body)
    host.ok("commit", digest(head))
    assert names(app) == ["New"]


def test_a_head_that_is_no_directory_is_refused():
    _, app, host = table()
    for head in (b"x" * 64, b"\xff" * 128, b"LKP1" + b"\0" * 60, b"x"):
        begin(host, head, 5000)
        send(host, 0, head)
        assert host.error("commit", digest(head)) in ("damaged", "refused"), head
    assert names(app) == [] and app.said == []


def test_commit_goes_in_short_steps_and_answers_once_at_the_end():
    box, app, host = table()
    head, body, end = made(["One", "Two"], 160)
    begin(host, head, end)
    send(host, image.HEAD_BYTES, body)
    send(host, 0, head)
    line = host.line("commit", digest(head))
    box.type_in(line + host.line("hello"))
    passes = 0
    while not box._out:
        assert host.server.poll(box.now) is True
        passes += 1
    assert passes > len(body) // 4096
    replies = host.run()
    assert ["id" in reply["ok"] for reply in replies] == [True, False]
    box.type_in(host.line("status"))
    host.run()
    box.type_in(line)
    assert host.run()[0]["error"] == "busy"
    assert app.said == ["library"]


def test_a_commit_that_is_sent_twice_is_done_once_and_answered_twice():
    box, app, host = table()
    head, body, end = made(["One"])
    begin(host, head, end)
    send(host, image.HEAD_BYTES, body)
    send(host, 0, head)
    line = host.line("commit", digest(head))
    box.type_in(line + b"\n" + line)
    replies = host.run()
    assert len(replies) == 2 and replies[0] == replies[1] and replies[0]["ok"]["packs"] == 1
    assert app.said == ["library"]


def test_a_cable_pulled_during_commit_leaves_the_old_library():
    box, app, host = table()
    load(host, ["Old"])
    head, body, end = made(["New"], 160)
    begin(host, head, end)
    send(host, image.HEAD_BYTES, body)
    send(host, 0, head)
    box.type_in(host.line("commit", digest(head)))
    host.wait(2)
    box.pull()
    host.wait(50)
    assert names(app) == ["Old"] and Library().id == app.library.id


def test_other_requests_do_not_disturb_an_upload():
    _, app, host = table()
    app.begin()
    head, body, end = made(["One"])
    begin(host, head, end)
    send(host, image.HEAD_BYTES, body[:1000])
    assert host.ok("status")["game"] == "Infer" and host.ok("list")["total"] == 0
    assert host.error("record", {"at": 0}) == "sealed"
    send(host, image.HEAD_BYTES + 1000, body[1000:])
    send(host, 0, head)
    host.ok("commit", digest(head))
    assert names(app) == ["One"]


def test_a_drive_that_cannot_be_written_is_said():
    def opener(path, mode="r", buffering=-1):
        if "+" in mode:
            raise OSError(30)
        return open(path, mode, buffering) if buffering >= 0 else open(path, mode)

    _, app, host = table(opener)
    assert host.error("put", {"length": 10000, "head": 128}) == "read-only"
    assert host.error("data", {"at": 5000, "b64": ""}) == "busy"
    assert app.said == []


def test_an_aborted_upload_changes_nothing():
    _, app, host = table()
    load(host, ["Old"])
    head, body, end = made(["New"])
    begin(host, head, end)
    send(host, image.HEAD_BYTES, body)
    host.ok("abort")
    assert host.error("commit", digest(head)) == "busy"
    assert names(app) == ["Old"] and Library().id == app.library.id


def test_an_upload_keeps_the_desk_unless_its_room_must_be_had():
    _, app, host = table()
    head, body, end = made(["One"])
    begin(host, head, end)
    assert not host.server.put_away()
    send(host, 0, head)
    assert host.server.put_away(True)
    assert host.error("data", {"at": 5000, "b64": ""}) == "busy"
    load(host, ["One"])
    assert names(app) == ["One"]
    assert host.server.put_away()


def test_a_job_that_is_given_up_is_answered():
    box, _, host = table()
    head, body, end = made(["One"])
    begin(host, head, end)
    box.type_in(host.line("sums", {"first": 1, "count": 1}))
    host.wait(1)
    assert host.server.put_away(True)
    assert host.run()[0]["error"] == "busy"
