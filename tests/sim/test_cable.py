"""The cable of the virtual box: a pty and a TCP port that behave as a USB port does."""

import socket

import pytest

from lawkeeper_host.errors import HostError, LinkLost
from lawkeeper_host.transport import open_port


def ask(port, data):
    port.write(data)
    heard = b""
    while len(heard) < len(data):
        piece = port.read(5.0)
        assert piece, "the box went quiet after %d of %d bytes" % (len(heard), len(data))
        heard += piece
    return heard


@pytest.fixture(params=("pty", "tcp"))
def address(request, box):
    box.wait_until(lambda: box.port, what="the port")
    return box.port if request.param == "pty" else box.url


def test_what_is_sent_arrives_and_is_answered(box, address):
    port = open_port(address)
    assert ask(port, b"hello") == b"HELLO"
    assert box.view.connected
    port.close()
    box.wait_until(lambda: not box.view.connected)


def test_every_byte_value_passes_unchanged(box, address):
    port = open_port(address)
    values = bytes(value for value in range(256) if chr(value) not in "\n" and not chr(value).islower())
    assert ask(port, values) == values
    port.close()


def test_more_than_a_fifo_full_passes_at_a_useful_speed(box, address):
    port = open_port(address)
    for _ in range(20):
        assert len(ask(port, b"x" * 2000 + b"\n")) == 2001
    port.close()


def test_the_port_can_be_opened_again(box, address):
    for word in (b"one", b"two"):
        port = open_port(address)
        assert ask(port, word) == word.upper()
        port.close()
        box.wait_until(lambda: not box.view.connected)


def test_a_power_cut_takes_the_port_away_and_it_comes_back_at_the_same_place(box, address):
    port = open_port(address)
    ask(port, b"hello")
    box.cut_power()
    with pytest.raises(LinkLost):
        while True:
            port.write(b"anybody?")
            port.read(0.05)
    port.close()
    with pytest.raises(HostError):
        open_port(address)
    box.power_on()
    box.wait_until(lambda: box.port)
    port = open_port(address)
    assert ask(port, b"back") == b"BACK"
    port.close()


def test_a_second_host_does_not_get_the_line(box):
    box.wait_until(lambda: box.port)
    first = open_port(box.url)
    assert ask(first, b"mine") == b"MINE"
    with socket.create_connection(("127.0.0.1", box.runner.line.port), 5) as second:
        assert second.recv(16) == b""
    assert ask(first, b"still") == b"STILL"
    first.close()


def test_a_host_that_reads_nothing_does_not_stop_the_box(box):
    box.wait_until(lambda: box.port)
    port = open_port(box.url)
    with pytest.raises(LinkLost, match="does not take"):
        for _ in range(2000):
            port.write(b"y" * 4096)
    port.close()
    box.wait_until(lambda: not box.view.connected)
    box.press("UP")
    box.wait_until(lambda: box.screen[0] == 0xFF)


def test_a_taken_tcp_port_is_refused_with_a_sentence(make_box):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        number = taken.getsockname()[1]
        with pytest.raises(HostError, match="The TCP port %d cannot be used" % number):
            make_box(tcp_port=number)


def test_without_pty_and_tcp_there_is_no_port(make_box):
    box = make_box(pty=False)
    box.power_on()
    box.wait_until(lambda: box.view.lit)
    assert box.port == "" and box.url is None and not (box.state.folder / "port").exists()
