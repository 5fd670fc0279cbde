# portable: runs on CPython and on the MicroPython VM
"""The journal when the power goes: after every flash operation, and in the middle of it with any part of the
bits."""

from fakes.flash import DURING, WAYS, Noise, Nvm, PowerCut, every_cut
from lawkeeper.keep.journal import BEGIN, MOVE, NOTE, UNDO, Journal

BEGUN = (BEGIN, b"\x01seedseed" + bytes(range(60)))
RECORDS = (
    BEGUN, (MOVE, b"\x00\x00\x01"), (NOTE, b"\x02"), (MOVE, bytes(12)), (UNDO, b"\x09\x00"),
    (MOVE, b"\xff" * 12), (MOVE, b"\xff" * 30), (NOTE, b""), (MOVE, bytes(25)), (MOVE, b"four"),
)  # fmt: skip


def written_until_the_cut(nvm, records):
    """-> (records that were confirmed, the one that was being written or None)."""
    journal = Journal(nvm)
    confirmed = []
    for record in records:
        try:
            journal.append(*record)
        except PowerCut:
            return confirmed, record
        confirmed.append(record)
    return confirmed, None


def check_restart(nvm, confirmed, cut):
    """What is there is what was confirmed, or that and the record being written; then the journal goes on."""
    again = nvm.restarted()
    journal = Journal(again)
    found = list(journal.records())
    assert found == confirmed or (cut and found == confirmed + [cut]), (confirmed, cut, found)
    assert not journal.damaged and journal.torn <= 1
    journal.append(NOTE, b"next")
    assert list(Journal(again.restarted()).records()) == found + [(NOTE, b"next")]
    assert again.power.erases == 0
    return found


def test_a_cut_at_every_operation_leaves_whole_records_only():
    def run(power):
        nvm = Nvm(power=power)
        check_restart(nvm, *written_until_the_cut(nvm, RECORDS))

    assert every_cut(run, seeds=(1, 2, 3, 4, 5, 6)) == 19


def test_a_cut_anywhere_in_a_page():
    # The same record at every cell of a page, also where it must go to the next one.
    for lead in range(33):
        for record in ((MOVE, b"ab"), (MOVE, bytes(9)), (MOVE, bytes(20))):
            for way in WAYS:
                nvm = Nvm()
                before = [BEGUN] + [(NOTE, b"")] * lead
                written_until_the_cut(nvm, before)
                nvm.power.arm(0, way, lead)
                assert written_until_the_cut(nvm, [record]) == ([], record)
                check_restart(nvm, before, record)


def test_two_cuts_in_a_row():
    def run(power):
        nvm = Nvm(power=power)
        confirmed, cut = written_until_the_cut(nvm, RECORDS[:6])
        if cut is None:
            return
        for way in WAYS:
            again = nvm.restarted()
            found = list(Journal(again).records())
            again.power.arm(0, way, 7)
            done, second = written_until_the_cut(again, [cut])
            assert done == [] and second == cut
            left = list(Journal(again.restarted()).records())
            assert left in (found, found + [cut])
            check_restart_after_two(again, left)

    every_cut(run, seeds=(1, 2))


def check_restart_after_two(nvm, expected):
    last = nvm.restarted()
    journal = Journal(last)
    assert list(journal.records()) == expected and not journal.damaged and journal.torn <= 2
    journal.append(MOVE, bytes(30))
    assert list(Journal(last.restarted()).records()) == expected + [(MOVE, bytes(30))]


def test_every_switch_on_ends_in_a_cut():
    # A box with a loose battery: what was confirmed stays, however often it goes off.
    noise = Noise(11)
    nvm = Nvm()
    confirmed = []
    for number in range(60):
        nvm = nvm.restarted()
        found = list(Journal(nvm).records())
        assert found == confirmed or found[:-1] == confirmed, number
        confirmed = found
        if Journal(nvm).free < 60:
            break
        nvm.power.arm(noise.below(4), DURING, number)
        done, _ = written_until_the_cut(nvm, [(MOVE, noise.bytes(noise.below(28))) for _ in range(4)])
        confirmed = confirmed + done
    assert len(confirmed) > 40


def test_a_cut_while_erasing_leaves_the_old_records_or_none_and_a_journal_that_can_be_erased():
    def run(power):
        nvm = Nvm()
        written_until_the_cut(nvm, RECORDS)
        nvm.power = power
        try:
            Journal(nvm).erase()
        except PowerCut:
            again = nvm.restarted()
            found = list(Journal(again).records())
            assert all(record in RECORDS for record in found)
            Journal(again).erase()
            nvm = again
        assert list(Journal(nvm.restarted()).records()) == []

    assert every_cut(run, seeds=tuple(range(12))) == 1


def test_a_cut_while_a_new_game_begins_leaves_no_half_game():
    def run(power):
        nvm = Nvm(power=power)
        journal = Journal(nvm)
        try:
            journal.append(*BEGUN)
        except PowerCut:
            assert list(Journal(nvm.restarted()).records()) in ([], [BEGUN])
            assert not Journal(nvm.restarted()).damaged

    assert every_cut(run, seeds=tuple(range(8))) == 6
