"""A game of Logic Potions with a full record: the pages that show much of it put into words what is seen,
not all of it, and leave nothing out."""

import pytest

from fakes.flow import Flow
from fakes.place import settle
from flows import tour_potions_long as long
from lawkeeper.games.potions.brew import short
from lawkeeper.games.potions.pages import record, why
from lawkeeper_host.games.potions.game import POTIONS

RULES = 43


def resumed(name):
    """A flow on which one of the long games has been taken up after a power cut."""
    settle()
    flow = Flow(long.stored(name))
    flow.do("A wait 1")
    assert "TURN" in flow.text()
    return flow


def counted(monkeypatch, module, name):
    """-> list that grows with each call of a function."""
    calls, plain = [], getattr(module, name)

    def call(*arguments):
        calls.append(arguments)
        return plain(*arguments)

    monkeypatch.setattr(module, name, call)
    return calls


def test_the_bench_calls_these_games_as_they_are():
    assert POTIONS.tours.names == tuple(row[0] for row in long.CHAPTERS)
    assert POTIONS.tours.module == long.__name__


@pytest.mark.parametrize("game", long.GAMES, ids=[row[0] for row in long.GAMES])
def test_a_large_game_is_played_from_the_power_cut_to_the_proof(game):
    for flow, stops in long.chapters(Flow, [game]):
        assert list(stops) == [] and "LAWKEEPER" in flow.text() and flow.app.game.finished


def test_the_list_of_a_full_record_says_all_rules_and_no_more_than_is_seen(monkeypatch):
    flow = resumed("full record")
    book = flow.app.game.book
    assert len(book.entries) == RULES
    flow.do("left wait 1")
    assert "RULES" in flow.text()
    seen = set()
    asked = counted(monkeypatch, short, "spoken")
    for _ in range(RULES):
        seen |= {line.split("p")[0].strip("✗ ▶") for line in flow.lines()[1:7]}
        asked.clear()
        flow.do("up")
        assert 0 < len(asked) <= 6
    assert seen == {str(number) for number in range(1, RULES + 1)}


def test_the_record_says_every_event_once_in_order_and_begins_at_its_end(monkeypatch):
    flow = resumed("full record")
    game = flow.app.game
    asked = counted(monkeypatch, why, "told")
    flow.do("up wait 1")
    assert "WHAT WAS DONE" in flow.text() and len(asked) <= 15
    everything = [row.strip() for row in record.lines(game, game.book.rows())]
    last = [row.strip() for row in flow.lines()[1:7] if row.strip()]
    assert len(last) >= 5 and last == everything[-len(last) :]
    found = []
    for _ in range(game.book.count):
        flow.do("up")
    assert [row.strip() for row in flow.lines()[1:7]] == everything[:6]
    at = 0
    while True:
        lines = [row.strip() for row in flow.lines()[1:7] if row.strip()]
        assert lines == everything[at : at + len(lines)]
        found[at:] = lines
        before = flow.lines()
        asked.clear()
        flow.do("down")
        assert len(asked) <= 6
        if flow.lines() == before:
            break
        at += next(step for step in (1, 2, 3) if flow.lines()[1].strip() == everything[at + step])
    assert found == everything


def test_the_review_of_a_full_record_is_whole_and_worked_out_in_small_steps():
    flow = resumed("full record")
    flow.do("down down down A wait 1 long A wait 1 A wait 1")  # I lose
    flow.do("down down down A wait 1 long A wait 1")
    assert "WINS" in flow.text()
    flow.do("long A wait 90")
    rows = []
    for _ in range(60):
        shown = flow.lines()[1:7]
        rows += shown if not rows else shown[1:] if shown[0] == rows[-1] else []
        flow.do("down")
    wrote = [row for row in rows if " wrote rule " in row]
    assert len(wrote) >= RULES - 1 and wrote == sorted(wrote, key=lambda row: int(row.split()[-1]))
