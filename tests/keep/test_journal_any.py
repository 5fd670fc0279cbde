"""The journal under any sequence of records, restarts and power cuts, and over any content."""

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fakes.checks import raises
from fakes.flash import DURING, WAYS, Nvm, PowerCut
from lawkeeper.keep.journal import BEGIN, NOTE, Full, Journal
from lawkeeper.keep.ledger import Ledger

BOUNDED = settings(
    derandomize=True, max_examples=150, deadline=None, database=None, suppress_health_check=list(HealthCheck)
)
RECORD = st.tuples(st.integers(0, 3), st.one_of(st.binary(max_size=13), st.binary(max_size=80)))
CUT = st.tuples(st.integers(0, 9), st.sampled_from(WAYS), st.integers(0, 1 << 30))
TIME_ON = st.tuples(st.lists(RECORD, max_size=8), CUT)
LIFE = st.lists(TIME_ON, min_size=1, max_size=7)


def switched_on(nvm, confirmed, records, cut):
    """Switch on, check, write until the power goes -> (nvm afterwards, the records it may hold)."""
    nvm = nvm.restarted()
    journal = Journal(nvm)
    found = list(journal.records())
    assert found in confirmed
    nvm.power.arm(*cut)
    for record in records:
        try:
            journal.append(*record)
        except PowerCut:
            return nvm, [found, [*found, record]]
        except Full:
            continue
        found.append(record)
        assert list(journal.records()) == found
    return nvm, [found]


@BOUNDED
@given(LIFE)
def test_what_was_confirmed_is_there_and_nothing_is_half_there(life):
    nvm, allowed = Nvm(), [[]]
    erases = 0
    for records, cut in life:
        nvm, allowed = switched_on(nvm, allowed, records, cut)
        erases += nvm.power.erases
    assert erases == 0
    last = nvm.restarted()
    found = list(Journal(last).records())
    assert found in allowed
    if Journal(last).free > 50:
        Journal(last).append(NOTE, b"the next one")
        assert list(Journal(last.restarted()).records()) == [*found, (NOTE, b"the next one")]


@BOUNDED
@given(st.lists(RECORD, max_size=6), st.lists(CUT, min_size=1, max_size=3), RECORD)
def test_cuts_in_a_row_while_one_record_is_written(before, cuts, record):
    nvm = Nvm()
    for written in before:
        Journal(nvm).append(*written)
    allowed = [before]
    for operation, _, seed in cuts:
        nvm, allowed = switched_on(nvm, allowed, [record], (operation % 7, DURING, seed))
    assert list(Journal(nvm.restarted()).records()) in allowed


def check_any(content):
    nvm = Nvm(content)
    journal = Journal(nvm)
    records = list(journal.records())
    ledger = Ledger(journal)
    list(ledger.moves(bool))
    list(ledger.settings())
    if journal.free > 32:
        journal.append(NOTE, b"x")
        assert list(Journal(nvm).records()) == [*records, (NOTE, b"x")]
    else:
        raises(Full, journal.append, NOTE, b"x")
    journal.erase()
    journal.append(BEGIN, b"123456789")
    assert list(Journal(nvm).records()) == [(BEGIN, b"123456789")]


@settings(BOUNDED, max_examples=1500)
@given(st.binary(max_size=400), st.integers(0, 4095))
def test_no_content_raises(data, at):
    content = bytearray(b"\xff" * 4096)
    content[at : at + len(data)] = data
    check_any(content[:4096])


@settings(BOUNDED, max_examples=1500)
@given(
    st.lists(RECORD, min_size=1, max_size=30),
    st.lists(st.tuples(st.integers(0, 400), st.integers(1, 255)), max_size=4),
)
def test_no_damage_to_a_journal_raises(records, damage):
    nvm = Nvm()
    journal = Journal(nvm)
    for record in records:
        journal.append(*record)
    content = bytearray(nvm[:])
    for at, mask in damage:
        content[at] ^= mask
    check_any(content)
    for found in Journal(Nvm(content)).records():
        assert found in records
