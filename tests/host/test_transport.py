"""Ways to a box: sockets and pseudo-terminals for real, and a sentence for every way that does not open."""

import errno
import os
import pty
import socket
import tty
from types import SimpleNamespace

import pytest
import serial

from lawkeeper_host import find, transport, virtual
from lawkeeper_host.errors import HostError, LinkLost
from lawkeeper_host.transport import open_port

HELLO = {"protocol": 2}


@pytest.fixture
def near_and_far():
    """(an open port, the socket at its other end)"""
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = open_port("socket://127.0.0.1:%d" % server.getsockname()[1])
        far, _ = server.accept()
    with far:
        yield port, far
        port.close()


def test_a_socket_brings_what_is_there_and_takes_what_is_sent(near_and_far):
    port, far = near_and_far
    far.sendall(b"abc\n")
    heard = port.read(1.0)
    while len(heard) < 4:
        heard += port.read(1.0)
    assert heard == b"abc\n"
    port.write(b"def\n")
    assert far.recv(100) == b"def\n"


def test_a_silent_socket_is_nothing_heard(near_and_far):
    port, _ = near_and_far
    assert port.read(0.0) == b""


def test_a_closed_socket_is_a_lost_link(near_and_far):
    port, far = near_and_far
    far.close()
    with pytest.raises(LinkLost, match="unplugged or it restarted") as caught:
        port.read(1.0)
    assert caught.value.exit_code == 6


def test_a_pseudo_terminal():
    near, far = pty.openpty()
    tty.setraw(far)
    port = open_port(os.ttyname(far))
    os.write(near, b"hello\n")
    heard = b""
    while len(heard) < 6:
        heard += port.read(1.0)
    port.write(b"there\n")
    assert (heard, os.read(near, 100)) == (b"hello\n", b"there\n")
    port.close()
    os.close(far)
    os.close(near)


def test_a_host_that_does_not_read_is_a_lost_link(monkeypatch, near_and_far):
    port, _ = near_and_far

    def full(_):
        raise serial.SerialTimeoutException

    monkeypatch.setattr(port._wire, "write", full)
    with pytest.raises(LinkLost, match="does not take"):
        port.write(b"x")


def test_nothing_listens_at_a_socket():
    with socket.create_server(("127.0.0.1", 0)) as server:
        url = "socket://127.0.0.1:%d" % server.getsockname()[1]
    with pytest.raises(HostError, match="Nothing answers at socket://") as caught:
        open_port(url)
    assert caught.value.exit_code == 4 and "lawkeeper sim" in caught.value.hint


def test_a_port_that_does_not_exist(tmp_path):
    with pytest.raises(HostError, match="There is no port") as caught:
        open_port(str(tmp_path / "ttyACM9"))
    assert caught.value.exit_code == 4 and "lawkeeper devices" in caught.value.hint


@pytest.mark.parametrize(
    ("number", "message", "hint"),
    [
        (errno.EBUSY, "in use by another program", "ModemManager"),
        (errno.EAGAIN, "in use by another program", "lawkeeper udev"),
        (errno.EACCES, "may not open", "dialout"),
        (errno.EIO, "cannot be opened", "lawkeeper devices"),
    ],
)
def test_each_trouble_has_its_sentence(monkeypatch, number, message, hint):
    def fail(*_, **__):
        raise serial.SerialException(number, "could not open port")

    monkeypatch.setattr(transport.serial, "serial_for_url", fail)
    with pytest.raises(HostError, match=message) as caught:
        open_port("/dev/ttyACM0")
    assert caught.value.exit_code == 4 and hint in caught.value.hint


def info(device, product=None, interface=None, vid=None):
    about = product or "n/a"
    return SimpleNamespace(device=device, product=product, interface=interface, vid=vid, description=about)


PORTS = [
    info("/dev/ttyS0"),
    info("/dev/ttyACM3", "Pico", "CircuitPython CDC control", 0x239A),
    info("/dev/ttyACM4", "Pico", "CircuitPython CDC2 data", 0x239A),
    info("/dev/ttyACM5", "Board in FS mode", None, 0x2E8A),
    info("/dev/ttyACM6", "Lawkeeper", "CDC2", 0x239A),
    info("/dev/ttyUSB0", "USB Serial", None, 0x1A86),
]


VIRTUAL = virtual.Running("/home/ada/box", "/home/ada/box/port", "http://127.0.0.1:8137/")


def test_candidates_are_the_likely_ports_the_likeliest_first():
    found = find.candidates(ports=lambda: PORTS, boxes=list)
    assert [one.url for one in found] == ["/dev/ttyACM6", "/dev/ttyACM4", "/dev/ttyACM5"]
    assert [one.ours for one in found] == [True, False, False]


def test_a_running_virtual_box_is_the_last_candidate():
    found = find.candidates(ports=lambda: PORTS[:3], boxes=lambda: [VIRTUAL])
    assert [one.url for one in found] == ["/dev/ttyACM4", VIRTUAL.port]
    assert str(found[-1]) == "/home/ada/box/port (virtual box of /home/ada/box)"


def test_a_virtual_box_without_a_cable_is_no_candidate():
    assert find.candidates(ports=list, boxes=lambda: [virtual.Running("box", "", "")]) == []


def test_a_virtual_box_is_known_by_its_port_too():
    assert find.candidates(VIRTUAL.port, boxes=lambda: [VIRTUAL])[0].box == VIRTUAL
    assert find.candidates("/dev/ttyACM6", boxes=lambda: [VIRTUAL])[0].box is None


def test_a_virtual_box_counts_only_while_it_runs(tmp_path):
    box = virtual.Running(str(tmp_path), str(tmp_path / "port"), "")
    assert virtual.running() == [] and virtual.ended() is None
    with virtual.written_down(box):
        assert virtual.running() == [box]
    assert virtual.running() == [] and virtual.ended() == box


def test_a_box_that_was_killed_has_ended(tmp_path):
    box = virtual.Running(str(tmp_path), "socket://127.0.0.1:1", "")
    with virtual.written_down(box):
        (row,) = virtual.boxes().glob("*.json")
        (row.parent / "7.json").write_bytes(row.read_bytes())  # nobody holds a lock on it
        (row.parent / "8.json").write_text("[]")
        assert virtual.running() == [box]
        assert list(row.parent.glob("*.json")) == [row]


class Answering:
    """Boxes that answer at some of their ports; `closed` counts what was given back."""

    def __init__(self, monkeypatch, ports, *answering):
        self.answering, self.closed = answering, 0
        monkeypatch.setattr(find, "candidates", lambda port=None: ports)
        monkeypatch.setattr(find, "Client", lambda opened: self)

    def open(self, url):
        self.url = url
        return self

    def hello(self):
        if self.url not in self.answering:
            raise LinkLost(f"Nothing on {self.url} answers as a box.")
        return HELLO

    def close(self):
        self.closed += 1


REAL = find.Candidate("/dev/ttyACM6", "Lawkeeper", ours=True)
OTHER = find.Candidate("/dev/ttyACM5", "Pico")
SIM = find.Candidate(VIRTUAL.port, str(VIRTUAL), box=VIRTUAL)


def test_a_real_and_a_virtual_box_are_both_named(monkeypatch):
    there = Answering(monkeypatch, [REAL, SIM], REAL.url, SIM.url)
    with pytest.raises(HostError, match="2 boxes answer") as caught:
        find.connect(opener=there.open)
    assert str(REAL) in caught.value.message and str(SIM) in caught.value.message and there.closed == 2


def test_a_virtual_box_does_not_step_in_for_a_real_one_that_is_silent(monkeypatch):
    there = Answering(monkeypatch, [REAL, SIM], SIM.url)
    with pytest.raises(HostError, match="plugged in at /dev/ttyACM6 does not answer") as caught:
        find.connect(opener=there.open)
    assert caught.value.exit_code == 3 and f"lawkeeper --port {SIM.url}" in caught.value.hint


def test_a_virtual_box_is_taken_beside_a_board_that_is_something_else(monkeypatch):
    there = Answering(monkeypatch, [OTHER, SIM], SIM.url)
    assert find.choose(opener=there.open)[1] == SIM


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (LinkLost("gone"), "does not answer: its power was cut"),
        (HostError("no port", "", 4), "shows no port: its power is off"),
        (HostError("refused", "", 5), "refused"),
    ],
)
def test_the_trouble_of_a_virtual_box_is_told_as_such(monkeypatch, error, sentence):
    monkeypatch.setattr(virtual, "running", lambda: [VIRTUAL])
    told = find.explained(error, SIM)
    assert sentence in told.message and told.exit_code == error.exit_code
    assert told is error or VIRTUAL.page in told.hint


def test_a_virtual_box_that_ends_while_it_is_spoken_to_has_ended(tmp_path):
    box = virtual.Running(str(tmp_path), "socket://127.0.0.1:1", "")
    with virtual.written_down(box):
        pass
    told = find.explained(LinkLost("gone"), find.Candidate(box.port, str(box), box=box))
    assert told.message == f"The virtual box of {tmp_path} has ended."
    assert told.hint == f"Start it again: lawkeeper sim --state {tmp_path}"


def test_a_named_port_is_the_only_candidate(monkeypatch):
    monkeypatch.setenv("LAWKEEPER_PORT", "socket://here:1")
    assert [one.url for one in find.candidates()] == ["socket://here:1"]
    assert [one.url for one in find.candidates("/dev/mine")] == ["/dev/mine"]


def test_no_port_at_all(monkeypatch):
    monkeypatch.setattr(find, "candidates", lambda port: [])
    with pytest.raises(HostError, match="No box was found") as caught:
        find.connect()
    assert caught.value.exit_code == 3
    assert "carries data" in caught.value.hint and "lawkeeper udev" in caught.value.hint


def refusing(url):
    raise HostError(f"{url} is in use by another program.", "Close it.", 4)


def choose(monkeypatch, *urls):
    monkeypatch.setattr(find, "candidates", lambda port: [find.Candidate(url, "Pico") for url in urls])


def test_the_trouble_of_the_only_candidate_is_told_as_it_is(monkeypatch):
    choose(monkeypatch, "/dev/a")
    with pytest.raises(HostError, match="^/dev/a is in use by another program.$") as caught:
        find.connect(opener=refusing)
    assert caught.value.exit_code == 4


def test_the_troubles_of_several_candidates_are_all_told(monkeypatch):
    choose(monkeypatch, "/dev/a", "/dev/b")
    with pytest.raises(HostError, match=r"Looked at /dev/a \(Pico\): /dev/a is in use.*; /dev/b") as caught:
        find.connect(opener=refusing)
    assert caught.value.exit_code == 3


def test_look_tells_the_trouble_instead_of_raising_it(monkeypatch):
    choose(monkeypatch, "/dev/a")
    [found] = find.look(opener=refusing)
    assert found.hello is None and "in use" in str(found.trouble)
