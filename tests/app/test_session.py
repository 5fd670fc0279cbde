# portable: runs on CPython and on the MicroPython VM
"""What the table does when something cannot be written down: it is refused, and nothing has happened."""

from fakes.flash import BLANK, Nvm
from fakes.infer import SEED, setup
from fakes.infer_flow import at_table, watch
from lawkeeper import games
from lawkeeper.games.infer.fold import rules
from lawkeeper.keep.journal import Journal
from lawkeeper.keep.ledger import LOOK
from lawkeeper.session import Session

KEEP, FIRST, SECOND = bytes((rules.KEEP, 0)), bytes((rules.MARK, 1)), bytes((rules.MARK, 0))


class Worn(Nvm):
    """Memory that takes nothing any more once `worn` is set."""

    worn = False

    def __setitem__(self, place, data):
        if not self.worn:
            Nvm.__setitem__(self, place, data)


def begun(nvm):
    """A table with the starters on it: the last move may be taken back."""
    table = Session(Journal(nvm))
    table.begin(1, SEED, setup().encode())
    for move in (KEEP, FIRST, SECOND):
        table.play(move, 0)
    return table


def fill(table):
    """Fill the journal until it takes no notes and no moves but those that end the game."""
    while table.ledger.journal.free > 16:
        table.ledger.note(LOOK)


def refuses(wish):
    """The sentence with which `wish()` is refused."""
    try:
        wish()
    except games.Refused as refused:
        return refused.args[0]
    raise AssertionError("it was not refused")


def state(table):
    game = table.game
    return game.phase, game.log.count, game.log.tally(), game.left, table.ledger.looks


def refused_where_nothing_can_be_written(wish):
    """`wish(table)` is refused with a sentence and changes nothing, neither now nor after a restart."""
    for spoil in (fill, lambda table: setattr(table.ledger.journal._nvm, "worn", True)):
        nvm = Worn()
        table = begun(nvm)
        assert table.last_undoable()
        spoil(table)
        before = state(table), bytes(nvm[0:4096])
        assert refuses(lambda table=table: wish(table)).endswith(".")
        assert (state(table), bytes(nvm[0:4096])) == before
        assert state(Session(Journal(nvm.restarted()))) == before[0]


def test_a_look_that_cannot_be_counted_is_refused():
    refused_where_nothing_can_be_written(lambda table: table.look())


def test_an_undo_that_cannot_be_written_down_is_refused_and_takes_nothing_back():
    refused_where_nothing_can_be_written(lambda table: table.undo(0))


def test_a_move_that_cannot_be_written_down_is_refused_and_does_not_count():
    refused_where_nothing_can_be_written(lambda table: table.play(FIRST, 0))


def test_an_undo_takes_the_last_move_back_and_says_so():
    table = begun(Nvm())
    assert table.undo(0) is True and table.game.log.count == 1
    assert state(Session(table.ledger.journal)) == state(table)


def test_what_undo_would_take_back_is_known_without_reading_the_journal():
    def read(_):
        raise AssertionError("a full journal takes 0.2 s to read")

    table = begun(Nvm())
    for wanted in (SECOND, FIRST, None):
        again = Session(table.ledger.journal)
        assert again.last_undoable() == wanted
        table.ledger.moves = read
        assert table.last_undoable() == wanted
        del table.ledger.moves
        assert table.undo(0) is (wanted is not None)


def test_without_anything_to_take_back_an_undo_says_that_it_did_nothing():
    table = Session(Journal(Nvm()))
    assert table.undo(0) is False and table.last_undoable() is None
    table.begin(1, SEED, setup().encode())
    before = bytes(table.ledger.journal._nvm[0:4096])
    assert table.undo(0) is False
    assert bytes(table.ledger.journal._nvm[0:4096]) == before != BLANK


def test_a_law_that_cannot_be_counted_as_looked_at_is_not_on_the_screen():
    flow = at_table()
    flow.do("keep up")
    assert flow.app.screen.secret
    flow.do("let go up")
    looks = flow.app.ledger.looks
    fill(flow.app.session)
    filled = flow.app.ledger.looks
    assert filled > looks
    flow.do("keep up")
    assert not flow.app.screen.secret
    watch(flow)
    assert "full" in flow.text() and flow.app.ledger.looks == filled


def test_an_undo_that_is_refused_is_told_and_the_table_stays_as_it_was():
    flow = at_table()
    flow.wait(1)
    flow.do("B")
    assert "3 is ✗" in flow.text()
    fill(flow.app.session)
    assert flow.app.undo() is False
    flow.run(40)
    assert "full" in flow.text()
    flow.do("B")
    assert "3 is ✗" in flow.text()


def test_a_power_cut_gives_back_half_a_minute_at_most_in_the_second_game_too():
    nvm = Nvm()
    table = Session(Journal(nvm))
    for seed in (SEED, b"the next"):
        table.begin(1, seed, setup(publish_or_perish=True).encode())
        for move in (KEEP, FIRST, SECOND):
            table.play(move, 0)
        for second in range(1, 76):
            table.tend(second * 1000)
            assert 0 <= table.clock.seconds() - table.ledger.at <= 30
            assert Session(Journal(nvm.restarted())).clock.seconds() == table.ledger.at
        assert table.ledger.at >= 60


def test_a_draft_that_cannot_be_written_down_is_no_fault():
    for spoil in (fill, lambda table: setattr(table.ledger.journal._nvm, "worn", True)):
        table = begun(Worn())
        assert table.sketch(b"\0die")
        spoil(table)
        before = state(table)
        assert not table.sketch(b"\0dice") and table.ledger.draft == b"\0die" and state(table) == before
