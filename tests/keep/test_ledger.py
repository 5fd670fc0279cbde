# portable: runs on CPython and on the MicroPython VM
"""The ledger: the game that the journal's records make."""

from fakes.checks import raises
from fakes.flash import Noise, Nvm, PowerCut, every_cut
from lawkeeper.keep.journal import BEGIN, MOVE, NOTE, UNDO, Full, Journal
from lawkeeper.keep.ledger import (
    DRAFT,
    FENCE,
    LOOK,
    SEAL_BROKEN,
    SERVICE,
    SERVICE_DONE,
    SETTING,
    SETUP_MOST,
    STAYS,
    TAKEN_BACK,
    Ledger,
)

SEED = b"seedseed"
SETUP = bytes([n % 256 for n in range(SETUP_MOST)])


def begun(setup=b"\x01"):
    nvm = Nvm()
    ledger = Ledger(Journal(nvm))
    ledger.begin(1, SEED, setup)
    return ledger, nvm


def again(nvm):
    return Ledger(Journal(nvm.restarted()))


def always(move):
    return TAKEN_BACK


def moves(ledger, undo_of=always):
    return [move for move, _ in ledger.moves(undo_of)]


def facts(ledger):
    return (
        ledger.game_id, ledger.seed, ledger.setup, ledger.seal_broken, ledger.looks, ledger.at,
        ledger.service_asked, list(ledger.settings()), list(ledger.moves(always)),
    )  # fmt: skip


def test_a_new_box_has_no_game():
    ledger = Ledger(Journal(Nvm()))
    assert facts(ledger) == (0, b"", b"", False, 0, 0, False, [], [])


def test_a_game_is_its_set_up_seed_and_moves():
    ledger, nvm = begun(SETUP)
    ledger.move(b"one", 3)
    ledger.move(b"", 70)
    ledger.move(bytes(40), 65535)
    for found in (ledger, again(nvm)):
        assert (found.game_id, found.seed, found.setup, found.at) == (1, SEED, SETUP, 65535)
        assert list(found.moves(always)) == [(b"one", 3), (b"", 70), (bytes(40), 65535)]


def test_everything_reads_the_same_after_a_restart():
    ledger, nvm = begun()
    ledger.move(b"a", 1)
    ledger.note(LOOK)
    ledger.note(SETTING, b"\x01\x07")
    ledger.undo(2)
    ledger.note(SERVICE)
    ledger.note(SEAL_BROKEN)
    ledger.move(b"b", 9)
    ledger.clock(400)
    assert facts(ledger) == facts(again(nvm))
    assert facts(ledger) == (1, SEED, b"\x01", True, 1, 400, True, [(1, b"\x07")], [(b"b", 9)])


def test_an_undo_takes_the_last_move_that_may_be_undone():
    def small(move):
        return move[0] < 10

    ledger, nvm = begun()
    for value in (1, 2, 50, 3):
        ledger.move(bytes((value,)), 0)
    ledger.undo(5)
    assert moves(ledger, small) == [b"\x01", b"\x02", b"\x32"]
    ledger.undo(6)
    assert moves(ledger, small) == [b"\x01", b"\x32"]
    ledger.move(b"\x04", 7)
    ledger.undo(8)
    ledger.undo(9)
    ledger.undo(10)  # nothing is left that may be undone
    assert moves(ledger, small) == [b"\x32"] == moves(again(nvm), small)
    assert again(nvm).at == 10


def test_moves_and_undos_at_random():
    noise = Noise(3)
    ledger, nvm = begun()
    model = []
    for _ in range(150):
        if noise.below(3):
            model.append(noise.bytes(1 + noise.below(3)))
            ledger.move(model[-1], 0)
        else:
            ledger.undo(0)
            for i in range(len(model) - 1, -1, -1):
                if model[i][0] & 1:
                    model.pop(i)
                    break
        assert moves(ledger, lambda move: move[0] & 1) == model
    assert moves(again(nvm), lambda move: move[0] & 1) == model


def test_the_play_clock_stops_at_what_two_bytes_hold():
    ledger, nvm = begun()
    ledger.move(b"", 70000)
    assert ledger.at == 65535 == again(nvm).at
    ledger.clock(12)
    assert ledger.at == 12 == again(nvm).at


def test_a_broken_seal_stays_broken_and_is_noted_once():
    ledger, nvm = begun()
    ledger.note(SEAL_BROKEN)
    free = ledger.journal.free
    ledger.note(SEAL_BROKEN)
    assert ledger.journal.free == free and again(nvm).seal_broken
    ledger.begin(1, SEED, b"")
    assert not ledger.seal_broken and not again(nvm).seal_broken


def test_looks_are_counted():
    ledger, nvm = begun()
    for number in range(5):
        assert ledger.looks == number == again(nvm).looks
        ledger.note(LOOK)


def test_service_is_asked_for_and_answered():
    ledger, nvm = begun()
    ledger.note(SERVICE)
    assert ledger.service_asked and again(nvm).service_asked
    ledger.note(SERVICE_DONE)
    assert not ledger.service_asked and not again(nvm).service_asked


def test_settings_come_in_order_also_without_a_game():
    ledger = Ledger(Journal(Nvm()))
    ledger.note(SETTING, b"\x01\x05")
    ledger.note(SETTING, b"\x03" + "grün".encode())
    ledger.note(SETTING, b"\x01\x06")
    assert list(ledger.settings()) == [(1, b"\x05"), (3, "grün".encode()), (1, b"\x06")]
    assert ledger.game_id == 0


def test_a_game_that_cannot_begin_erases_nothing():
    ledger, nvm = begun()
    ledger.move(b"a", 1)
    for bad in ((0, SEED, b""), (256, SEED, b""), (1, b"short", b""), (1, SEED, bytes(SETUP_MOST + 1))):
        raises(ValueError, ledger.begin, *bad)
    assert moves(ledger) == [b"a"] and nvm.power.erases == 1


def test_the_end_of_the_game_fits_into_a_full_journal():
    ledger, nvm = begun()
    refused = 0
    while not refused:
        try:
            ledger.move(bytes(6), 1)
        except Full:
            refused = 1
    assert ledger.journal.free >= 32
    raises(Full, ledger.undo, 1)
    while True:
        try:
            ledger.note(LOOK)
        except Full:
            break
    assert ledger.journal.free == 16  # looks do not take the room of the last moves
    ledger.note(SEAL_BROKEN)
    for _ in range(7):
        ledger.move(bytes(6), 2, True)
    assert again(nvm).seal_broken and again(nvm).at == 2


def test_changing_settings_over_and_over_leaves_room_for_the_game():
    ledger, _ = begun()
    changes = 0
    while changes < 1000:
        try:
            ledger.note(SETTING, b"\x01\x05")
        except Full:
            break
        changes += 1
    assert 300 < changes < 400 and ledger.journal.free == 128
    ledger.move(b"goes on", 5)


def test_a_move_takes_at_most_16_bytes():
    ledger, _ = begun()
    for length in range(11):
        free = ledger.journal.free
        ledger.move(bytes(length), 1)
        assert (free - ledger.journal.free) * 8 <= 16


def test_records_of_no_known_form_are_passed_over():
    nvm = Nvm()
    journal = Journal(nvm)
    for record in ((BEGIN, b""), (BEGIN, b"12345678"), (MOVE, b"x"), (UNDO, b""), (NOTE, b""),
                   (NOTE, bytes((SETTING,))), (NOTE, b"\xfa\x01"), (NOTE, b"\x04\x01")):  # fmt: skip
        journal.append(*record)
    assert facts(Ledger(journal)) == (0, b"", b"", False, 0, 0, False, [], [])


def test_a_cut_while_a_game_begins_leaves_the_old_game_or_none_or_the_new_one():
    def run(power):
        ledger, nvm = begun(b"old")
        ledger.move(b"m", 4)
        nvm.power = power
        try:
            ledger.begin(2, SEED, SETUP)
        except PowerCut:
            found = again(nvm)
            assert (found.game_id, found.setup) in ((1, b"old"), (0, b""), (2, SETUP))
            found.begin(3, SEED, b"next")
            assert facts(again(found.journal._nvm))[:3] == (3, SEED, b"next")
            return
        assert again(nvm).setup == SETUP

    assert every_cut(run) == 26


def test_an_undo_passes_over_what_stays_and_takes_nothing_from_before_a_fence():
    made = {b"a": TAKEN_BACK, b"f": FENCE, b"s": STAYS}
    for played, left in ((b"aas", b"as"), (b"afs", b"afs"), (b"afa", b"af"), (b"aa", b"a"), (b"s", b"s")):
        ledger, nvm = begun()
        for number in range(len(played)):
            ledger.move(played[number : number + 1], 1)
        ledger.undo(2)
        assert b"".join(moves(again(nvm), lambda move: made[move])) == left


def test_a_draft_is_kept_until_the_next_move():
    ledger, nvm = begun()
    for draft in (b"\0one", b"\0onetwo", b"\0one", b"\0", b"", b"\0on"):
        ledger.sketch(draft)
        assert ledger.draft == again(nvm).draft == draft
    ledger.clock(3)
    assert again(nvm).draft == b"\0on"
    ledger.move(b"m", 4)
    assert ledger.draft == again(nvm).draft == b""
    ledger.sketch(b"x")
    ledger.undo(5)
    assert again(nvm).draft == b""


def test_two_bytes_more_or_less_of_a_draft_take_8_bytes():
    ledger, _ = begun()
    ledger.sketch(b"\0ab")
    free = ledger.journal.free
    for draft in (b"\0abcd", b"\0abcd", b"\0ab", b"\0abef"):
        ledger.sketch(draft)
    assert free - ledger.journal.free == 3


def test_drafts_leave_room_for_the_game():
    ledger, _ = begun()
    for number in range(1000):
        try:
            ledger.sketch(bytes((number % 2, 7)))
        except Full:
            break
    before = ledger.draft
    assert ledger.journal.free == 128
    ledger.move(b"goes on", 5)
    assert before and ledger.draft == b""


def test_a_cut_while_a_draft_grows_leaves_the_one_before_or_the_new_one():
    def run(power):
        ledger, nvm = begun()
        ledger.sketch(b"\0abcd")
        nvm.power = power
        try:
            ledger.sketch(b"\0abcdef")
            ledger.sketch(b"\0ab")
        except PowerCut:
            assert again(nvm).draft in (b"\0abcd", b"\0abcdef", b"\0ab")
            return
        assert again(nvm).draft == b"\0ab"

    assert every_cut(run) > 1


def test_a_note_that_is_no_draft_changes_none():
    journal = Journal(Nvm())
    for note in (bytes((DRAFT,)), bytes((DRAFT, 9)), bytes((DRAFT, 0)) + b"ab", bytes((DRAFT, 200)) + b"c"):
        journal.append(NOTE, note)
    assert Ledger(journal).draft == b"abc"
