"""The nvm sector follows CircuitPython's write rule on the RP2040."""

import pytest

from lawkeeper_host.sim.flash import ERASE_S, PROGRAM_S, SECTOR, Flash


@pytest.fixture
def path(tmp_path):
    path = tmp_path / "nvm.bin"
    path.write_bytes(b"\xff" * SECTOR)
    return path


def test_erased_bytes_are_programmed_page_by_page(path):
    flash = Flash(path)
    flash.write(250, b"\x01" * 10)
    assert (flash.programs, flash.erases) == (2, 0)
    flash.write(260, b"\x02")
    assert (flash.programs, flash.erases) == (3, 0)
    assert path.read_bytes()[249:262] == b"\xff" + b"\x01" * 10 + b"\x02\xff"


def test_any_other_write_erases_the_sector(path):
    flash = Flash(path)
    flash.write(0, b"\x01\x02")
    flash.write(1, b"\x02")  # the very same value
    assert (flash.programs, flash.erases) == (1 + 16, 1)
    assert flash.read(0, 3) == b"\x01\x02\xff"


def test_an_empty_write_is_nothing(path):
    flash = Flash(path)
    flash.write(5, b"")
    assert (flash.programs, flash.erases) == (0, 0)


def test_a_cut_after_the_erase_leaves_an_empty_sector(path):
    class PowerCut(Exception):
        pass

    def cut(seconds):
        if seconds == ERASE_S:
            raise PowerCut

    flash = Flash(path, cut)
    flash.write(100, b"kept")
    with pytest.raises(PowerCut):
        flash.write(100, b"kept")
    assert path.read_bytes() == b"\xff" * SECTOR


def test_operations_take_the_time_they_take_on_the_board(path):
    waits = []
    flash = Flash(path, waits.append)
    flash.write(0, b"a")
    flash.write(0, b"b")
    assert waits == [PROGRAM_S, ERASE_S] + 16 * [PROGRAM_S]
