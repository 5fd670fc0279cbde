"""The client against the box's own server: what is sent arrives, whatever the cable does to it."""

from dataclasses import replace

import pytest
from host.loop import Bench, pack, written

from lawkeeper.link.frame import PROTOCOL, decode, encode
from lawkeeper.link.server import TURN_MS
from lawkeeper_host.client import BUSY_SECONDS, OF_UPLOAD, WINDOW, Client
from lawkeeper_host.errors import BoxRefused, HostError, LinkLost
from lawkeeper_host.packs.build import arrange, plan

LINE_BYTES = 1100  # of a full data line, about


@pytest.fixture
def bench(tmp_path):
    bench = Bench(tmp_path)
    yield bench
    bench.library.close()


def load(bench, *sections, keep=(), **cable):
    with bench.client(**cable) as client:
        identity = client.upload(plan(arrange(keep, sections)))
    return identity, bench.wires[-1]


def laws(library):
    return {one.name: [one.record(n)[2:].decode() for n in range(one.count)] for one in library.packs()}


def test_hello_status_and_settings(bench):
    with bench.client() as client:
        assert client.hello()["product"] == "Lawkeeper"
        assert client.request("status")["game"] == ""
        assert client.request("settings.set", name="brightness", value=7) == {"value": 7}
    assert bench.app.settings.get("brightness") == 7


def test_a_refusal_carries_the_box_s_code_and_sentence(bench):
    with bench.client() as client, pytest.raises(BoxRefused, match="brightness must be") as caught:
        client.request("settings.set", name="brightness", value=70)
    assert (caught.value.code, caught.value.exit_code) == ("refused", 5)


def test_the_record_comes_back_and_is_sealed_during_a_game(bench):
    bench.box.nvm[:] = bytes((n * n) & 255 for n in range(4096))
    with bench.client() as client:
        assert client.record() == bytes(bench.box.nvm)
        bench.app.begin()
        with pytest.raises(BoxRefused) as caught:
            client.record()
    assert caught.value.code == "sealed" and caught.value.hint


def test_packs_are_loaded_and_listed(bench):
    identity, _ = load(bench, pack("One", 30), pack("Two", 40))
    assert laws(bench.library) == {"One": written("One", 30), "Two": written("Two", 40)}
    with bench.client() as client:
        there = client.library()
    assert there.id == identity == bench.library.id
    assert [(one.name, one.count, one.game) for one in there.packs] == [("One", 30, 1), ("Two", 40, 1)]
    assert bench.app.said == ["library"]
    meta = next(bench.library.packs()).meta()
    assert meta == {"name": "One", "author": "Ada", "licence": "CC0-1.0", "levels": [10, 10, 10]}


def test_63_packs_with_the_longest_names_are_listed(bench):
    sections = [pack(f"{n:02}" + "\u25b2" * 6, 1) for n in range(63)]
    load(bench, *sections)
    with bench.client() as client:
        assert [one.name for one in client.library().packs] == [one.name for one in sections]


def test_1000_laws_go_over_once_with_little_around_them(bench):
    section = pack("Big", 1000)
    _, wire = load(bench, section)
    assert laws(bench.library)["Big"] == written("Big", 1000)
    assert wire.written < section.length * 1.5


def test_a_pack_that_stays_is_copied_and_not_sent_again(bench):
    load(bench, pack("Old", 300), pack("Small", 5))
    with bench.client() as client:
        here = client.library().packs
    _, wire = load(bench, pack("New", 10), pack("Small", 5), keep=here)
    sizes = {"Old": 300, "Small": 5, "New": 10}
    assert laws(bench.library) == {name: written(name, count) for name, count in sizes.items()}
    assert wire.written < pack("New", 10).length * 1.5 + 2000


def test_a_new_version_takes_the_place_of_the_old_one(bench):
    load(bench, pack("A", 20), pack("B", 20), pack("C", 20))
    with bench.client() as client:
        here = client.library().packs
    load(bench, pack("B", 50), keep=here)
    assert [(one.name, one.count) for one in bench.library.packs()] == [("A", 20), ("B", 50), ("C", 20)]


def test_packs_are_removed(bench):
    load(bench, pack("A", 20), pack("B", 20))
    with bench.client() as client:
        here = client.library().packs
        client.upload(plan(here[1:]))
        assert [one.name for one in client.library().packs] == ["B"]
        client.upload(plan([]))
        assert client.library().packs == ()


@pytest.mark.parametrize("seed", range(6))
def test_lost_and_wrong_bytes_cost_time_and_nothing_else(bench, seed):
    identity, _ = load(bench, pack("One", 100), pack("Two", 20), noise=0.0003, seed=seed)
    assert laws(bench.library) == {"One": written("One", 100), "Two": written("Two", 20)}
    assert identity == bench.library.id
    assert bench.app.said == ["library"]


def test_a_cable_worse_than_that_is_a_lost_link_and_leaves_the_old_library(bench):
    identity, _ = load(bench, pack("Old", 10))
    with pytest.raises(LinkLost, match="does not answer"):
        load(bench, pack("New", 200), noise=0.01)
    bench.library.load()
    assert bench.library.id == identity and laws(bench.library) == {"Old": written("Old", 10)}


def test_a_pulled_cable_is_gone_on_with_where_it_stopped(bench):
    section = pack("Big", 400)
    with pytest.raises(LinkLost):
        load(bench, section, cut_after=section.length)
    assert bench.library.id == ""
    _, wire = load(bench, section)
    assert laws(bench.library)["Big"] == written("Big", 400)
    assert wire.written < section.length * 0.8


@pytest.mark.parametrize("part", range(1, 12))
def test_a_cable_pulled_anywhere_leaves_the_old_library_or_the_new_one(bench, part):
    load(bench, pack("Old", 20))
    section = pack("New", 60)
    with pytest.raises(LinkLost):
        load(bench, section, cut_after=section.length * part // 8)
    bench.library.load()
    assert laws(bench.library) == {"Old": written("Old", 20)}
    load(bench, section)
    assert laws(bench.library) == {"New": written("New", 60)}


def test_progress_counts_every_byte_once_and_ends_at_the_total(bench):
    load(bench, pack("Old", 50))
    seen = []
    with bench.client() as client:
        made = plan(arrange(client.library().packs, [pack("New", 200)]))
        client.upload(made, lambda done, total: seen.append((done, total)))
    assert [done for done, _ in seen] == sorted({done for done, _ in seen})
    assert {total for _, total in seen} == {made.length - 4096 + len(made.head)}
    assert seen[-1][0] == seen[-1][1]


def test_a_game_goes_on_while_packs_are_loaded(bench):
    bench.app.begin()
    load(bench, pack("One", 100))
    assert laws(bench.library) == {"One": written("One", 100)}


def test_what_the_box_finds_damaged_is_a_failed_check(bench):
    made = plan([pack("One", 30)])
    spoilt = replace(made, head=made.head[:100] + bytes([made.head[100] ^ 1]) + made.head[101:])
    with bench.client() as client, pytest.raises(BoxRefused, match="arrived damaged") as caught:
        client.upload(spoilt)
    assert caught.value.exit_code == 7 and "Nothing changed" in caught.value.hint
    assert laws(bench.library) == {}


def test_the_window_is_kept(bench):
    with bench.client() as client:
        wire = bench.wires[-1]
        flying = []
        write, read = wire.write, wire.read

        def counting_write(data):
            flying.append(data)
            write(data)
            assert len(flying) <= WINDOW

        def counting_read(seconds):
            heard = read(seconds)
            del flying[: heard.count(b"\n")]
            return heard

        wire.write, wire.read = counting_write, counting_read
        client.upload(plan([pack("One", 50)]))


def test_a_silent_port_is_a_lost_link_after_a_few_tries():
    class Silent:
        name = "nowhere"
        now = 0.0
        lines = 0

        def read(self, seconds):
            self.now += seconds
            return b""

        def write(self, data):
            self.lines += 1

        def close(self):
            pass

    port = Silent()
    with pytest.raises(LinkLost, match="Nothing on nowhere answers as a box") as caught:
        Client(port, lambda: port.now).hello()
    assert caught.value.exit_code == 6 and caught.value.hint
    assert port.lines == 3 and port.now < 3


def test_a_port_that_talks_without_end_is_a_lost_link():
    class Chatter:
        name = "a modem"
        now = 0.0

        def read(self, seconds):
            self.now += 0.01
            return b"NO CARRIER " * 100

        def write(self, data):
            pass

        def close(self):
            pass

    port = Chatter()
    with pytest.raises(LinkLost):
        Client(port, lambda: port.now).hello()


def test_a_box_of_another_protocol_is_refused(bench, monkeypatch):
    monkeypatch.setattr("lawkeeper.link.server.PROTOCOL", 3)
    with bench.client() as client, pytest.raises(HostError, match="protocol 3, this program 2") as caught:
        client.hello()
    assert caught.value.exit_code == 5


def test_a_request_that_does_not_fit_into_a_line_is_not_sent(bench):
    with bench.client() as client, pytest.raises(HostError, match="longer than the box's lines"):
        client.request("settings.set", name="x" * 2000, value=1)
    assert bench.wires[-1].written == 0


class SlowStart:
    """A port whose box needs `delay` seconds before it answers anything, as after power-on."""

    name = "a box"

    def __init__(self, delay):
        self.now = 0.0
        self.delay = delay
        self.lines = []
        self._out = bytearray()

    def read(self, seconds):
        self.now += min(seconds, 0.01)
        ready = self.now >= self.delay
        said, self._out = (bytes(self._out), bytearray()) if ready else (b"", self._out)
        return said

    def write(self, data):
        self.lines.append(data)
        asked = decode(data.strip())
        said = {"protocol": PROTOCOL} if asked["do"] == "hello" else {}
        self._out += encode({"q": asked["q"], "ok": said})

    def close(self):
        pass


def test_a_box_that_has_to_load_its_link_first_is_asked_once():
    port = SlowStart(0.45)  # more than a board has ever needed
    Client(port, lambda: port.now).hello()
    assert len(port.lines) == 1


def test_an_answer_that_waits_for_two_turns_is_waited_for():
    port = SlowStart(0)
    client = Client(port, lambda: port.now)
    client.hello()
    port.delay = port.now + 2 * TURN_MS / 1000 + 0.2
    assert client.request("status") == {}
    assert len(port.lines) == 2


class Busy(SlowStart):
    """A box that works something out until `free`, in seconds."""

    free = 0.0

    def write(self, data):
        self.lines.append(data)
        asked = decode(data.strip())
        self.now += 0.5
        answer = {"ok": {}} if self.now >= self.free else {"error": "busy", "say": "No memory."}
        self._out += encode({"q": asked["q"], **answer})


@pytest.mark.parametrize("name", ["status", "put", "theory"])
def test_a_busy_box_is_asked_again(name):
    port = Busy(0)
    port.free = 10.0
    assert Client(port, lambda: port.now).request(name) == {}
    assert 10 <= port.now < 12


def test_a_box_that_stays_busy_is_a_refusal_in_the_end():
    port = Busy(0)
    port.free = 1e9
    with pytest.raises(BoxRefused) as refused:
        Client(port, lambda: port.now).request("status")
    assert refused.value.code == "busy" and BUSY_SECONDS <= port.now < BUSY_SECONDS + 2


@pytest.mark.parametrize("name", OF_UPLOAD)
def test_what_needs_an_upload_is_not_asked_again_in_vain(name):
    port = Busy(0)
    port.free = 1e9
    with pytest.raises(BoxRefused):
        Client(port, lambda: port.now).request(name)
    assert len(port.lines) == 1
