"""boot.py and safemode.py: who gets to see drive and console, and that the seal is broken before."""

import random
import sys
import types

import pytest

from lawkeeper.keep.journal import MOVE, RESERVE
from lawkeeper.keep.ledger import SERVICE, STAYS

BEGUN = (1, bytes(8), b"setup")
ALWAYS = "Lawkeeper. Hold B while you switch the box on to open its drive and its console.\n"


class PowerCut(BaseException):
    """Nothing runs any more."""


class Game:
    """Stands for any game: it is finished once the move b"end" was played."""

    def __init__(self, setup, seed):
        self.finished = False

    def play(self, move, at):
        if move == b"bad":
            raise RuntimeError("a fault in the rules")
        self.finished = move == b"end"

    @staticmethod
    def undo_of(move):
        return STAYS


@pytest.fixture(autouse=True)
def one_game(bench):
    """The rules of every game are those of `Game`."""
    bench.modules["lawkeeper.games"] = types.SimpleNamespace(rules=lambda game_id, setup: Game)


def begin(bench, *moves):
    ledger = bench.ledger()
    ledger.begin(*BEGUN)
    for move in moves:
        ledger.move(move, 5)


def is_open(bench):
    usb = bench.machine.usb
    assert usb.drive == usb.console
    assert usb.data
    assert bench.machine.drive_asked != usb.drive  # code may write exactly when no computer can
    return usb.drive


def broken(bench):
    return bench.ledger().seal_broken


def test_play_mode_shows_the_data_port_only(bench, capsys):
    bench.boot()
    assert not is_open(bench)
    assert bench.machine.usb.names["product"] == "Lawkeeper"
    assert capsys.readouterr().out == ALWAYS


def test_the_same_is_printed_in_every_mode_and_nothing_of_the_game(bench, capsys):
    begin(bench, b"secret")
    bench.start(held=("B",))
    bench.boot()
    assert capsys.readouterr().out == ALWAYS


def test_other_buttons_open_nothing(bench):
    bench.start(held=("UP", "A"))
    bench.boot()
    assert not is_open(bench)


def test_a_and_b_ask_for_the_self_test_and_open_nothing(bench):
    begin(bench, b"move")
    bench.start(held=("A", "B"))
    bench.boot()
    assert not is_open(bench) and not broken(bench)


def test_b_opens_and_without_a_game_there_is_no_seal_to_break(bench):
    bench.start(held=("B",))
    bench.boot()
    assert is_open(bench)
    assert bytes(bench.flash.read(0, 4096)) == b"\xff" * 4096


def test_b_breaks_the_seal_of_a_running_game(bench):
    begin(bench, b"move")
    bench.boot()
    assert not broken(bench)
    bench.start(held=("B",))
    bench.boot()
    assert is_open(bench) and broken(bench)


def test_the_seal_is_broken_before_anything_is_open(bench, monkeypatch):
    begin(bench)
    bench.start(held=("B",))

    def cut(start, data):
        raise PowerCut

    monkeypatch.setattr(bench.flash, "write", cut)
    with pytest.raises(PowerCut):
        bench.boot()
    assert not bench.machine.usb.fixed  # the computer has seen nothing of the board yet
    assert not broken(bench)


def test_a_seal_that_is_broken_already_costs_no_more_room(bench):
    begin(bench)
    bench.start(held=("B",))
    bench.boot()
    free = bench.ledger().journal.free
    bench.start(held=("B",))
    bench.boot()
    assert bench.ledger().journal.free == free


def test_a_finished_game_has_no_seal_any_more(bench):
    begin(bench, b"move", b"end")
    bench.start(held=("B",))
    bench.boot()
    assert is_open(bench) and not broken(bench)


@pytest.mark.parametrize("fault", [b"bad", b"unknown game"])
def test_a_game_that_cannot_be_read_counts_as_running(bench, fault):
    begin(bench, b"end", fault)
    bench.start(held=("B",))
    bench.boot()
    assert is_open(bench) and broken(bench)


def test_a_wish_that_the_table_agreed_to_opens_once(bench):
    begin(bench)
    bench.ledger().note(SERVICE)
    bench.start()
    bench.boot()
    assert is_open(bench) and broken(bench)
    bench.start()
    bench.boot()
    assert not is_open(bench)


def test_a_wish_without_a_game_opens_once_and_breaks_nothing(bench):
    bench.ledger().note(SERVICE)
    bench.start()
    bench.boot()
    assert is_open(bench) and not broken(bench)
    bench.start()
    bench.boot()
    assert not is_open(bench)


def fill(bench, reserve):
    """Moves until no more than `reserve` cells are free."""
    journal = bench.ledger().journal
    while journal.free > reserve:
        journal.append(MOVE, b"\0\0m", 0)


def test_a_wish_that_cannot_be_crossed_out_opens_nothing(bench):
    begin(bench)
    fill(bench, RESERVE // 2 + 1)
    bench.ledger().note(SERVICE)
    bench.start()
    bench.boot()
    assert not is_open(bench) and not broken(bench)
    bench.start(held=("B",))
    bench.boot()
    assert is_open(bench) and broken(bench)


def test_a_seal_that_cannot_be_broken_keeps_everything_shut(bench):
    begin(bench)
    fill(bench, 0)
    bench.start(held=("B",))
    bench.boot()
    assert not is_open(bench)


@pytest.mark.parametrize("seed", range(20))
def test_no_content_of_nvm_stops_boot_py(bench, seed):
    bench.flash._map[:] = random.Random(seed).randbytes(4096)
    bench.boot()
    is_open(bench)  # whatever it is, it is one of the two


def test_without_the_package_everything_stays_open(bench, capsys):
    bench.modules["lawkeeper"] = None
    with pytest.raises(ImportError):
        bench.boot()
    usb = bench.machine.usb
    assert (usb.drive, usb.console, usb.data) == (True, True, True)
    assert capsys.readouterr().out.startswith("Rescue: the lawkeeper package cannot be used.")


def test_a_board_that_settings_toml_misspells_stays_open_for_its_owner(bench):
    bench.toml["LAWKEEPER_BOARD"] = "pico-ring"
    with pytest.raises(Exception, match="settings.toml asks for the board pico-ring"):
        bench.boot()
    assert bench.machine.usb.drive


# -- safemode.py ---------------------------------------------------------------------------------------------


@pytest.fixture
def rp2040(monkeypatch):
    """CircuitPython's name for the processor, which says where its registers are."""
    monkeypatch.setattr(sys, "platform", "RP2040")


def crash(bench, reason="HARD_FAULT"):
    """-> "reset", or None when the board stays in safe mode, open to a computer."""
    bench.start(safe_mode=reason)
    try:
        bench.run("safemode.py")
    except bench.Ended as ended:
        return ended.args[0]
    return None


def test_it_starts_again_three_times_in_a_row_and_then_stays(bench, rp2040):
    assert [crash(bench) for _ in range(5)] == ["reset", "reset", "reset", None, None]


def test_the_power_cut_ends_the_row(bench, rp2040):
    for _ in range(4):
        crash(bench)
    bench.register[:] = bytes(4)
    assert crash(bench) == "reset"


def test_what_else_may_stand_in_the_register_is_no_count(bench, rp2040):
    bench.register[:] = b"\xff\xff\xff\xff"
    assert crash(bench) == "reset"


def test_staying_breaks_the_seal_of_a_running_game_and_restarting_does_not(bench, rp2040):
    begin(bench, b"move")
    for _ in range(3):
        crash(bench)
    assert not broken(bench)
    assert crash(bench) is None
    assert broken(bench)


def test_an_owner_who_asks_for_safe_mode_gets_it_at_once(bench, rp2040):
    begin(bench)
    assert crash(bench, "PROGRAMMATIC") is None
    assert broken(bench)


def test_a_seal_that_cannot_be_broken_keeps_it_from_staying(bench, rp2040):
    begin(bench)
    fill(bench, 0)
    assert [crash(bench) for _ in range(6)] == ["reset"] * 6


def test_crashes_that_cannot_be_counted_stay_at_once(bench, monkeypatch):
    assert crash(bench) is None  # a processor whose registers we do not know
    monkeypatch.setattr(sys, "platform", "RP2040")
    bench.modules["memorymap"] = None
    assert crash(bench) is None
