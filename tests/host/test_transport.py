"""Ways to a box: sockets and pseudo-terminals for real, and a sentence for every way that does not open."""

import errno
import os
import pty
import socket
import tty
from pathlib import Path
from types import SimpleNamespace

import pytest
import serial

from lawkeeper_host import find, transport
from lawkeeper_host.errors import HostError, LinkLost
from lawkeeper_host.places import data
from lawkeeper_host.sim.state import State
from lawkeeper_host.transport import open_port
from lawkeeper_host.virtual import running

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


def test_candidates_are_the_likely_ports_the_likeliest_first(monkeypatch):
    monkeypatch.delenv("LAWKEEPER_PORT", raising=False)
    found = find.candidates(ports=lambda: PORTS, virtual=lambda: None)
    assert [one.url for one in found] == ["/dev/ttyACM6", "/dev/ttyACM4", "/dev/ttyACM5"]


def test_a_running_virtual_box_is_the_last_candidate(monkeypatch):
    monkeypatch.delenv("LAWKEEPER_PORT", raising=False)
    found = find.candidates(ports=lambda: PORTS[:1], virtual=lambda: Path("build/sim/port"))
    assert found[-1] == find.Candidate("build/sim/port", "a virtual box")


def test_a_virtual_box_counts_only_while_it_runs(tmp_path):
    assert running(tmp_path) is None
    state = State(tmp_path, data("firmware"))
    (tmp_path / "port").touch()
    assert running(tmp_path) == tmp_path / "port"
    state.close()
    assert running(tmp_path) is None


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
