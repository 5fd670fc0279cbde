# portable: runs on CPython and on the MicroPython VM
"""The second home: two copies written in turn; whatever happens, one of them is whole."""

from fakes.checks import raises
from fakes.drive import Drive
from fakes.flash import BEFORE, Noise, PowerCut, every_cut
from lawkeeper.keep import home
from lawkeeper.keep.home import FILES, HOME_BYTES, Home, HomeError
from lawkeeper.keep.slots import BLOCK

OLD = {"stats": {"infer": {"played": 1}}, "settings": {"colour_1": "grün"}, "results": ["won"]}
NEW = {"stats": {"infer": {"played": 2}}, "settings": {}, "results": ["won", "lost"]}


def new_drive(power=None):
    return Drive([("code.py", 700), (FILES[0], HOME_BYTES), (FILES[1], HOME_BYTES), ("x.mpy", 900)], power)


def home_on(drive):
    return Home("keep", drive.open, drive.sync)


def saved(drive, *contents):
    kept = home_on(drive)
    for data in contents:
        kept.data = data
        kept.save()
    return kept


def test_a_new_box_knows_nothing_and_does_not_complain():
    kept = home_on(new_drive())
    assert kept.data == {} and kept.complaint is None


def test_what_is_saved_is_there_after_a_restart():
    drive = new_drive()
    saved(drive, OLD)
    again = home_on(drive.restarted())
    assert again.data == OLD and again.complaint is None


def test_the_copies_are_written_in_turn():
    drive = new_drive()
    before = [drive.content(path) for path in FILES]
    assert before == [home.blank(), home.blank()]
    for number in range(6):
        saved(drive, {"results": [str(number)]})
        now = [drive.content(path) for path in FILES]
        changed = [i for i in (0, 1) if now[i] != before[i]]
        assert changed == [number % 2]
        assert len(now[0]) == len(now[1]) == HOME_BYTES
        before = now


def test_saving_the_same_again_is_safe():
    drive = new_drive()
    saved(drive, OLD, OLD, OLD)
    assert home_on(drive.restarted()).data == OLD


def spoilt(drive, path, seed=9):
    drive.put(path, Noise(seed).bytes(600), BLOCK)


def test_one_bad_copy_leaves_the_other():
    drive = new_drive()
    saved(drive, OLD, NEW)
    spoilt(drive, FILES[1])
    kept = home_on(drive)
    assert kept.data == OLD and kept.complaint.endswith(".")
    kept.data = NEW
    kept.save()
    assert kept.complaint is None
    again = home_on(drive.restarted())
    assert again.data == NEW and again.complaint is None


def test_two_bad_copies_give_a_fresh_start_and_a_sentence():
    for seed in range(20):
        drive = new_drive()
        saved(drive, OLD, NEW)
        spoilt(drive, FILES[0], seed)
        spoilt(drive, FILES[1], seed + 100)
        kept = home_on(drive)
        assert kept.data == {} and "could not be read" in kept.complaint
        kept.data = NEW
        kept.save()
        assert home_on(drive.restarted()).data == NEW


def test_every_byte_is_watched():
    drive = new_drive()
    saved(drive, OLD, NEW)
    whole = drive.content(FILES[1])
    length = len(whole.rstrip(b"\xff"))
    for i in range(4096, length):
        changed = bytearray(whole)
        changed[i] ^= 4
        drive.put(FILES[1], bytes(changed))
        assert home_on(drive).data == OLD, i


def test_a_drive_that_a_computer_holds_is_told_and_nothing_is_lost():
    drive = new_drive()
    kept = saved(drive, OLD)
    drive.read_only = True
    kept.data = NEW
    assert raises(HomeError, kept.save).args[0].endswith(".")
    assert home_on(drive.restarted()).data == OLD
    drive.read_only = False
    kept.save()
    assert home_on(drive.restarted()).data == NEW


def test_missing_files_are_complained_of_and_never_made():
    for files in ((), FILES[:1], FILES[1:]):
        drive = Drive([(path, HOME_BYTES) for path in files])
        kept = home_on(drive)
        assert kept.data == {} and "Install" in kept.complaint
        errors = 0
        for _ in range(2):
            try:
                kept.save()
            except HomeError as error:
                assert error.args[0].endswith(".")
                errors += 1
        assert errors >= 1
        raises(OSError, drive.open, FILES[0] if FILES[0] not in files else FILES[1], "rb", 0)


def test_a_file_of_another_size_is_left_alone():
    drive = Drive([(FILES[0], 4096), (FILES[1], HOME_BYTES)])
    kept = home_on(drive)
    assert kept.complaint and raises(HomeError, kept.save)
    assert drive.content(FILES[0]) == b"\xff" * 4096


def test_what_does_not_fit_is_refused_and_the_copy_before_stays():
    drive = new_drive()
    kept = saved(drive, OLD)
    kept.data = {"results": ["x" * 4100]}
    assert raises(HomeError, kept.save).args[0].endswith(".")
    assert home_on(drive.restarted()).data == OLD


def test_a_cut_at_every_operation_leaves_the_old_or_the_new():
    def run(power):
        drive = new_drive()
        kept = saved(drive, {"results": []}, OLD)
        drive.power = power
        confirmed = False
        try:
            kept.data = NEW
            kept.save()
            confirmed = True
        except PowerCut:
            assert power.went
        drive = drive.restarted()
        again = home_on(drive)
        assert again.data == NEW or (again.data == OLD and not confirmed)
        again.data = {"results": ["after"]}
        again.save()
        assert home_on(drive.restarted()).data == {"results": ["after"]}

    assert every_cut(run) == 34


def test_a_second_cut_in_the_next_saving_still_leaves_one():
    def run(power):
        drive = new_drive()
        kept = saved(drive, {"results": []}, OLD)
        kept.data = NEW
        drive.power.arm(3, BEFORE)
        raises(PowerCut, kept.save)
        drive = drive.restarted(power)
        again = home_on(drive)
        assert again.data == OLD
        again.data = NEW
        try:
            again.save()
        except PowerCut:
            assert home_on(drive.restarted()).data in (OLD, NEW)

    assert every_cut(run, step=6) >= 34


def test_a_cut_in_the_very_first_saving_is_no_loss():
    """There were no settings before it. What is told of later savings stays true."""

    def run(power):
        drive = new_drive(power)
        kept = home_on(drive)
        kept.data = OLD
        try:
            kept.save()
        except PowerCut:
            assert power.went
        drive = drive.restarted()
        again = home_on(drive)
        assert again.complaint is None and again.data in ({}, OLD)
        again.data = NEW
        again.save()
        assert home_on(drive.restarted()).data == NEW

    assert every_cut(run, seeds=(1, 2, 3)) == 34


def test_a_cut_in_the_second_saving_names_what_it_is():
    told = set()

    def run(power):
        drive = new_drive()
        kept = saved(drive, OLD)
        drive.power = power
        kept.data = NEW
        try:
            kept.save()
        except PowerCut:
            assert power.went
        again = home_on(drive.restarted())
        assert again.data in (OLD, NEW)
        told.add(again.complaint)

    every_cut(run, seeds=(1, 2, 3))
    cut_off = "The last saving of settings and statistics was cut off. Those before it are in use."
    assert told == {None, cut_off}


def test_a_first_file_that_was_good_once_is_missed():
    """The second one was written after it, so that cannot have been the first saving."""
    drive = new_drive()
    saved(drive, OLD, NEW)
    spoilt(drive, FILES[0])
    drive.put(FILES[1], Noise(3).bytes(600), BLOCK)
    assert "could not be read" in home_on(drive).complaint
    drive.put(FILES[0], home.blank())
    assert "could not be read" in home_on(drive).complaint


def test_what_earlier_versions_kept_of_the_cards_to_come_is_thrown_away():
    drive = new_drive()
    saved(drive, {"deck": {"seed": "00112233"}, "turing": {"seed": "44556677"}, "results": ["won"]})
    kept = home_on(drive.restarted())
    assert kept.data == {"results": ["won"]} and kept.complaint is None
    kept.save()
    assert home_on(drive.restarted()).data == {"results": ["won"]}
