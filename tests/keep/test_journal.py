# portable: runs on CPython and on the MicroPython VM
"""The journal: what it keeps, where, and what it makes of memory that nobody wrote."""

from binascii import crc32

from fakes.checks import raises
from fakes.flash import Noise, Nvm
from lawkeeper.keep.journal import BEGIN, BYTES, MOVE, NOTE, UNDO, Full, Journal, NotKept

BEGUN = (BEGIN, b"\x01seedseed")


def journal_of(records):
    nvm = Nvm()
    journal = Journal(nvm)
    for kind, payload in records:
        journal.append(kind, payload)
    return journal, nvm


def kept(nvm):
    return list(Journal(nvm.restarted()).records())


def test_a_new_journal_is_empty():
    journal = Journal(Nvm())
    assert list(journal.records()) == [] and journal.free == 512
    assert journal.torn == 0 and not journal.damaged


def test_records_come_back_in_order():
    records = [BEGUN, (MOVE, b"\x00\x00\x07"), (UNDO, b"\x05\x00"), (NOTE, b""), (MOVE, bytes(range(12)))]
    journal, nvm = journal_of(records)
    assert list(journal.records()) == records == kept(nvm)


def test_every_length_is_kept_and_costs_what_the_format_says():
    for length in range(60):
        journal, nvm = journal_of([BEGUN])
        free = journal.free
        payload = bytes(range(length))
        journal.append(MOVE, payload)
        assert kept(nvm) == [BEGUN, (MOVE, payload)]
        whole, rest = divmod(length, 12)
        cells = 2 * whole + (0 if not rest and whole else 1 if rest <= 4 else 2)
        assert free - journal.free == cells


def test_a_record_is_one_program_and_no_erase():
    nvm = Nvm()
    journal = Journal(nvm)
    for i in range(100):
        journal.append(NOTE, bytes(i % 13))
        assert nvm.power.programs == i + 1
    assert nvm.power.erases == 0


def test_a_part_never_crosses_a_page():
    journal, nvm = journal_of([(NOTE, b"x")])  # one cell: every page ends with a cell too small for two
    records = [(NOTE, b"x")]
    while journal.free > 40:
        records.append((NOTE, bytes(8) + bytes((len(records),))))
        journal.append(*records[-1])
    assert kept(nvm) == records  # the fake refuses a program that crosses a page
    assert nvm[248:256] == b"\xff" * 8


def test_a_long_record_is_there_whole():
    payload = bytes([i * 7 & 255 for i in range(259)])
    journal, nvm = journal_of([BEGUN, (BEGIN, payload), (MOVE, b"ab")])
    assert kept(nvm) == [BEGUN, (BEGIN, payload), (MOVE, b"ab")]


def test_a_chain_that_stopped_is_not_gone_on_with():
    long, nvm = journal_of([BEGUN, (MOVE, bytes(30))])
    first_part = nvm[16:32]  # the first of the three parts, whole: a cut between two parts leaves no trace
    content = bytearray(b"\xff" * BYTES)
    content[:32] = nvm[:16] + first_part
    for payload in (b"", b"abc", bytes(12), bytes(range(24))):
        again = Nvm(content)
        journal = Journal(again)
        assert list(journal.records()) == [BEGUN] and journal.torn == 0
        journal.append(MOVE, payload)
        assert kept(again) == [BEGUN, (MOVE, payload)]


def part(cell, head, payload, chain=0):
    """A part as the format describes it, made without the journal."""
    body = bytes((head,)) + payload
    crc = crc32(bytes((cell & 255,)) + body, chain) & 0xFFFFFF
    return body + bytes((crc & 255, crc >> 8 & 255, crc >> 16)), crc | 1 << 24


def test_the_bytes_on_the_flash_are_those_of_the_format():
    journal, nvm = journal_of([(BEGIN, b"\x01seedseed"), (MOVE, b"\x05\x00A"), (NOTE, bytes(14))])
    first, chain = part(3, 0xC0 | 0x20 | 12, bytes(12))
    expected = (
        (0, part(0, 9, b"\x01seedseed")[0]),
        (2, part(2, 0x43, b"\x05\x00A")[0]),
        (3, first),
        (5, part(5, 0xC2, bytes(2), chain)[0]),
    )
    for cell, data in expected:
        assert nvm[8 * cell : 8 * cell + len(data)] == data
    assert journal.free == 512 - 6


def test_a_part_counts_only_in_its_place():
    _, nvm = journal_of([BEGUN, (MOVE, b"abcd"), (MOVE, b"efgh")])
    content = bytearray(nvm[:])
    content[24:32] = content[16:24]
    assert list(Journal(Nvm(content)).records()) == [BEGUN, (MOVE, b"abcd")]


def test_a_chain_does_not_go_on_behind_a_hole():
    _, nvm = journal_of([BEGUN])
    content = bytearray(nvm[:])
    first, chain = part(2, 0x40 | 0x20 | 12, bytes(12))
    content[16:32] = first
    content[32:36] = b"torn"
    last = part(6, 0x41, b"x", chain)[0]
    content[48 : 48 + len(last)] = last
    assert list(Journal(Nvm(content)).records()) == [BEGUN]


def test_full_is_said_before_anything_is_written():
    nvm = Nvm()
    journal = Journal(nvm)
    while journal.free > 32:
        journal.append(MOVE, b"abc")
    before = nvm[:]
    error = raises(Full, journal.append, MOVE, b"abc")
    assert error.args[0].endswith(".")
    raises(Full, journal.append, MOVE, bytes(200), 0)
    assert nvm[:] == before and journal.free == 32


def test_the_last_move_may_use_the_room_kept_for_it():
    nvm = Nvm()
    journal = Journal(nvm)
    journal.append(BEGIN, b"123456789")
    moves = 0
    while journal.free > 1:
        journal.append(MOVE, bytes(12), 0)
        moves += 1
    raises(Full, journal.append, MOVE, bytes(12), 0)
    assert len(kept(nvm)) == moves + 1 == 256
    journal, moves = Journal(Nvm()), 0
    while journal.free:
        journal.append(NOTE, b"abcd", 0)
        moves += 1
    raises(Full, journal.append, NOTE, b"", 0)
    assert moves == 512


def test_erase_is_one_operation_and_makes_room():
    journal, nvm = journal_of([BEGUN, (MOVE, bytes(100))])
    programs = nvm.power.programs
    journal.erase()
    assert nvm.power.erases == 1 and nvm.power.programs == programs
    assert journal.free == 512 and list(journal.records()) == []
    journal.append(*BEGUN)
    assert kept(nvm) == [BEGUN]


def test_records_may_be_written_while_they_are_read():
    journal, nvm = journal_of([BEGUN, (NOTE, b"a")])
    for _, payload in journal.records():
        journal.append(NOTE, payload)
    assert len(kept(nvm)) == 4 and nvm.power.erases == 0


class Worn(Nvm):
    """Flash with a bit that no longer changes."""

    stuck = 20

    def __setitem__(self, place, data):
        Nvm.__setitem__(self, place, data)
        if place.start <= self.stuck < place.stop:
            self._memory[self.stuck] |= 1


def test_what_does_not_read_back_is_told_and_passed_over():
    nvm = Worn()
    journal = Journal(nvm)
    journal.append(*BEGUN)
    error = raises(NotKept, journal.append, MOVE, bytes(12))
    assert error.args[0].endswith(".")
    journal.append(MOVE, bytes(12))
    assert list(journal.records()) == [BEGUN, (MOVE, bytes(12))] == kept(nvm)
    assert journal.torn == 1 and nvm.power.erases == 0


def test_memory_that_somebody_else_wrote_to_is_never_erased_by_a_move():
    journal, nvm = journal_of([BEGUN])
    nvm[16:20] = b"mine"
    raises(NotKept, journal.append, MOVE, b"abc")
    journal.append(MOVE, b"abc")
    assert kept(nvm) == [BEGUN, (MOVE, b"abc")] and nvm.power.erases == 0


def test_any_content_is_read_without_an_error():
    noise = Noise(5)
    for number in range(60):
        size = (4096, 700, 33, 8)[number % 4]
        content = bytearray(noise.bytes(size) + b"\xff" * (BYTES - size))
        if number & 4:
            for i in range(0, size, 8):
                content[i] &= 0xEF  # headers that could be some
        nvm = Nvm(content)
        journal = Journal(nvm)
        records = list(journal.records())
        assert journal.torn or not number
        assert journal.damaged or size < 48
        if journal.free > 40:
            journal.append(NOTE, b"abc")
            assert kept(nvm) == records + [(NOTE, b"abc")]
        journal.erase()
        journal.append(*BEGUN)
        assert kept(nvm) == [BEGUN] and not Journal(nvm).damaged


def test_constant_content_is_read_without_an_error():
    for value in range(256):
        nvm = Nvm(bytes((value,)) * BYTES)
        journal = Journal(nvm)
        assert list(journal.records()) == [] and journal.damaged == (value != 255)


def test_moves_without_a_beginning_are_damage():
    journal, nvm = journal_of([BEGUN, (MOVE, b"abc")])
    content = bytearray(nvm[:])
    content[0:16] = bytes(16)
    assert Journal(Nvm(content)).damaged
    content[16:24] = b"\xff" * 8
    journal = Journal(Nvm(content))  # a cut while the first record was written: nothing was lost
    assert journal.torn == 1 and not journal.damaged


def test_one_flipped_bit_costs_one_record_and_never_changes_one():
    records = [BEGUN, (MOVE, b"abcd"), (MOVE, bytes(12)), (NOTE, b"z"), (MOVE, bytes(20))]
    journal, nvm = journal_of(records)
    used = 512 - journal.free
    for bit in range(used * 64):
        content = bytearray(nvm[:])
        content[bit // 8] ^= 1 << bit % 8
        found = list(Journal(Nvm(content)).records())
        for record in found:
            assert record in records
        assert len(found) >= len(records) - 1
