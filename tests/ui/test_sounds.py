# portable: runs on CPython and on the MicroPython VM
"""Cues from the piezo."""

from lawkeeper import ticks
from lawkeeper.ui.sounds import CUES, DUTY, Player


class Piezo:
    """Notes down what it is told to sound."""

    def __init__(self):
        self.calls = []

    def tone(self, hertz, duty):
        self.calls.append((hertz, duty))


def player(volume="quiet"):
    piezo = Piezo()
    made = Player(piezo.tone)
    made.volume(volume)
    return made, piezo


def test_a_cue_plays_its_notes_in_time_and_ends_in_silence():
    made, piezo = player()
    made.start("refused", 1000)
    for t in range(1000, 1300, 10):
        made.step(t)
    duty = DUTY["quiet"]
    assert piezo.calls == [(220, duty), (0, 0), (220, duty), (0, 0)]


def test_each_note_lasts_as_long_as_the_table_says():
    made, piezo = player("loud")
    made.start("o_x", 0)
    made.step(59)
    assert piezo.calls == [(1400, DUTY["loud"])]
    made.step(60)
    assert piezo.calls[-1] == (0, 0)
    made.step(5000)
    assert len(piezo.calls) == 2


def test_off_is_silent():
    made, piezo = player("off")
    made.start("win", 0)
    made.step(10)
    assert piezo.calls == []


def test_turning_it_off_stops_a_cue():
    made, piezo = player()
    made.start("zero", 0)
    made.volume("off")
    assert piezo.calls[-1] == (0, 0)
    made.step(10000)
    assert piezo.calls[-1] == (0, 0)


def test_a_new_cue_takes_the_place_of_the_old_one():
    made, piezo = player()
    made.start("loss", 0)
    made.start("press", 10)
    made.step(18)
    assert piezo.calls[-2:] == [(2000, DUTY["quiet"]), (0, 0)]
    made.step(100000)
    assert piezo.calls[-1] == (0, 0)


def test_a_cue_goes_on_over_the_wrap():
    made, piezo = player()
    start = ticks.PERIOD - 30
    made.start("o_x", start)
    made.step(ticks.add(start, 59))
    assert len(piezo.calls) == 1
    made.step(ticks.add(start, 60))
    assert piezo.calls[-1] == (0, 0)


def test_a_name_without_a_cue_is_silent():
    made, piezo = player()
    made.start("trumpet", 0)
    made.step(5)
    assert piezo.calls == []


def test_every_cue_of_the_contract_is_there_and_short():
    for name in ("o_x", "minute", "ten", "zero", "refused", "win", "loss", "press"):
        assert sum([ms for _, ms in CUES[name]]) <= 1300
        assert CUES[name][0][0] > 0


def test_item_39_one_cue_for_both_verdicts():
    assert "o_x" in CUES
    for name in ("o", "x", "follows", "verdict_o", "verdict_x"):
        assert name not in CUES
