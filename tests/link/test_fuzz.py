# portable: runs on CPython and on the MicroPython VM
"""Noise, and requests nobody would build: never an exception, never a change, never a word of the secret."""

import json
import random
from binascii import crc32

from fakes.cable import App, Box, Host
from lawkeeper import games
from lawkeeper.cable import serve
from lawkeeper.keep.settings import Settings
from lawkeeper.link.commands import COMMANDS, ERRORS
from lawkeeper.link.frame import encode

ROUNDS = 400
CODES = [code for code, _ in ERRORS]
WORDS = (
    "",
    "a",
    "brightness",
    "sound",
    "x" * 70,
    "\u25b2\u00e9",
    '\x00\n"\\',
    "00" * 32,
    "AAAA",
    "A" * 1024,
    "../keep/a.bin",
)
NUMBERS = (0, 1, -1, 4095, 4096, 262144, 1 << 30, 1 << 32, 1 << 70, 0.5, 1e300)
VALUES = (None, True, False, [], {}, [[]], {"a": 1}) + NUMBERS + WORDS


class NoLibrary:
    id = "00000000"
    end = 0
    complaint = None

    def packs(self):
        return iter(())

    def slots(self):
        raise OSError(5)


def table():
    box = Box()
    box.nvm[:] = bytes([n & 255 for n in range(4096)])
    app = App(box, NoLibrary())
    app.begin()
    return box, app, Host(serve(app), box)


def values(app):
    return [app.settings.get(row[1]) for row in app.settings.rows()]


def any_bytes(count):
    return bytes([random.randrange(256) for _ in range(count)])


def spoil(line):
    """The line with something done to it that leaves it another line."""
    wrong = bytearray(line)
    for _ in range(random.randrange(1, 4)):
        at = random.randrange(len(wrong))
        kind = random.randrange(4)
        if kind == 0:
            wrong[at] ^= 1 << random.randrange(8)
        elif kind == 1:
            wrong = wrong[:at] + wrong[at + 1 :]
        elif kind == 2:
            wrong = wrong[:at] + bytearray([random.randrange(256)]) + wrong[at:]
        else:
            wrong = wrong[:at] + wrong[at : at + 9] + wrong[at:]
    return bytes(wrong)


def test_noise_changes_nothing_and_gets_no_answer():
    random.seed(1)
    box, app, host = table()
    before, memory = values(app), bytes(box.nvm)
    for number in range(ROUNDS):
        good = host.line("settings.set", {"name": "brightness", "value": number % 11})
        noise = spoil(good) if number % 2 else any_bytes(random.randrange(300))
        if good[:-1] in noise.split(b"\n"):
            continue  # what was done to the line left it whole
        box.type_in(noise + b"\n")
        host.wait(20)
        assert box.take() == b"", noise
    assert values(app) == before and bytes(box.nvm) == memory and app.said == []
    assert host.ok("hello")


def strange():
    """A request with a true checksum and whatever else."""
    row = COMMANDS[random.randrange(len(COMMANDS))]
    request = {"q": random.choice((1, 2, 3, random.choice(VALUES))), "do": row[0]}
    for field, _, _ in row[1]:
        if random.randrange(8):
            request[field] = random.choice(VALUES)
    if not random.randrange(8):
        request[random.choice(WORDS)] = random.choice(VALUES)
    if not random.randrange(10):
        request["do"] = random.choice(VALUES)
    return request


def test_strange_requests_get_one_answer_each_and_leave_everything_in_order():
    random.seed(2)
    box, app, host = table()
    memory = bytes(box.nvm)
    for _ in range(ROUNDS):
        request = strange()
        line = encode(request)
        if len(line) > 1400:
            continue
        box.type_in(line)
        replies = host.run(30)
        assert len(replies) == 1, (request, replies)
        reply = replies[0]
        assert "ok" in reply or reply["error"] in CODES and reply["say"].endswith("."), (request, reply)
        assert app.game.law not in str(reply), request
    assert bytes(box.nvm) == memory and "library" not in app.said
    again = Settings(app.settings.changed(), declared=games.settings)
    assert again.complaints == [] and values(app) == [again.get(row[1]) for row in app.settings.rows()]


def test_spoilt_requests_with_a_true_checksum_never_raise():
    random.seed(4)
    box, app, host = table()
    memory, secret = bytes(box.nvm), app.game.law.encode()
    for number in range(ROUNDS):
        row = COMMANDS[number % len(COMMANDS)]
        request = {"q": number, "do": row[0], "name": "sound", "value": "loud", "b64": "AAAA"}
        body = spoil(json.dumps(request).encode()).replace(b"\n", b" ")
        box.type_in(body + ("*%08x\n" % crc32(body)).encode())
        host.wait(30)
        sent = box.take()
        assert sent.count(b"\n") <= 1 and secret not in sent, body
    assert bytes(box.nvm) == memory and "library" not in app.said
    assert host.ok("hello")


def test_strange_bytes_at_any_place_of_a_stream_cost_at_most_the_lines_they_touch():
    random.seed(3)
    box, _, host = table()
    for _ in range(60):
        lines = [host.line("hello") for _ in range(8)]
        hit = random.randrange(8)
        first = host.number - 7
        lines[hit] = any_bytes(random.randrange(1, 40))
        box.type_in(b"".join(lines) + b"\n")
        heard = [reply["q"] for reply in host.run(60)]
        lost = [number for number in range(first, first + 8) if number not in heard]
        assert lost in ([first + hit], [first + hit, first + hit + 1]), lost
