# portable: runs on CPython and on the MicroPython VM
"""The set-up form of Turing Machine by button, and where its problems come from."""

from fakes.flash import Nvm
from fakes.flow import Flow
from fakes.place import settle
from fakes.turing_flow import BLIND, MIXED, PROBLEM, ask, library, slowly, turing_flow
from lawkeeper.games.turing.pages import setup
from lawkeeper.ui.buttons import A, B

FORM = ("down A", "NEW GAME: TURING")


def until(flow, text):
    for _ in range(600):
        if text in flow.text():
            return
        flow.run(500)
    raise AssertionError("no %r on the screen:\n%s" % (text, flow.text()))


def test_a_problem_from_the_packs_and_the_next_one_is_another():
    library(PROBLEM, MIXED)
    flow = Flow(Nvm())
    slowly(flow, (FORM, ("down down", "◀classic▶"), ("left", "◀any▶")))
    slowly(flow, (("up up", "Start"), ("A wait 1", "SEAL NUMBER"), ("A", "")))
    first = flow.app.game.setup.record
    slowly(flow, (("B B down down A down down", "◀any▶"),))  # as it was left
    slowly(flow, (("up up A", "STOP THAT GAME?"),))
    slowly(flow, (("B", "NEW GAME: TURING"),))
    assert flow.app.game.setup.record == first
    slowly(flow, (("A", "STOP THAT GAME?"), ("long A", "SEAL NUMBER")))
    assert {first, flow.app.game.setup.record} == {0, 1}


def test_a_kind_that_no_pack_has_is_told_on_the_form():
    library(PROBLEM)
    flow = Flow(Nvm())
    slowly(
        flow,
        (
            FORM,
            ("down down down right", "◀standard▶"),
            ("up up up A wait 1", "No such problem is"),
            ("A", ("NEW GAME: TURING", "Difficulty  standard")),
        ),
    )


def test_without_packs_the_form_begins_with_a_new_problem_and_says_what_is_missing():
    settle(())
    flow = Flow(Nvm())
    slowly(flow, (FORM, ("down", "◀new▶"), ("left", "◀from packs▶"), ("up A wait 1", "No problems are")))
    slowly(flow, (("A", "from packs"),))


def test_whether_there_are_packs_is_looked_up_behind_the_first_picture():
    for records, source in (((PROBLEM,), "from packs"), ((), "new")):
        if records:
            library(*records)
        else:
            settle(())
        flow = Flow(Nvm())
        slowly(flow, (("down A", ("NEW GAME: TURING", source)),))
        assert not flow.app.page.busy
    flow.app.storage.clear()
    page = setup.SetupForm(flow.app)
    assert page.busy and flow.app.storage._library is None
    page.start()  # a press that comes first
    assert page.values["source"] == setup.NEW and not page.busy


def test_the_problem_of_the_day_is_the_same_from_the_date_alone():
    made = []
    for seed in (1, 2):
        settle(())
        flow = Flow(Nvm())
        flow.box.seed = seed
        slowly(
            flow,
            (
                FORM,
                ("down right", "◀of the day▶"),
                ("down", "Year           ◀2026▶"),
                ("down right right", "Month             ◀3▶"),
                ("down left", "Day              ◀31▶"),
                ("up left", "Month             ◀2▶"),
                ("down", "Day              ◀28▶"),
                ("up up up up A", ""),
            ),
        )
        until(flow, "SEAL NUMBER")
        made.append(flow.app.game.setup.problem)
    assert made[0] == made[1]


def test_a_box_that_knows_the_date_begins_with_it():
    settle(())
    flow = Flow(Nvm())
    flow.box.unix = 20000 * 86400 + 5
    shown = "Year           ◀2024▶", "Month             10 ", "Day                4 "
    slowly(flow, (FORM, ("down right down", shown)))


def test_days_count_as_the_calendar_does():
    assert setup.days(1970 + 30, 1, 1) == 10957
    assert setup.days(2024, 10, 4) == 20000
    for days in range(19723, 21000):
        assert setup.days(*setup._date(days)) == days


def pressed(flow, button):
    """A press in two passes of the loop: there is no time to make a problem."""
    for press in (flow.box.down, flow.box.up):
        press(button)
        flow.box.pass_time(1)
        flow.app.step()


def test_making_stops_with_b():
    settle(())
    flow = Flow(Nvm())
    flow.do("down A down right right right down down right right up up up")
    pressed(flow, A)
    assert "ONE MOMENT" in flow.text() and any(flow.app.frame)
    pressed(flow, B)
    assert "NEW GAME: TURING" in flow.text() and flow.app.game is None


def test_turing_item_16_handicaps_are_set_by_seat_and_the_form_comes_back_as_it_was():
    settle(())
    flow = Flow(Nvm())
    slowly(
        flow,
        (
            FORM,
            ("down down down down down right", "Players           ◀3▶"),
            ("down", "◀no▶"),
            ("down down A", ("HANDICAPS", "Player 1          ◀0▶", "Player 3           0 ")),
            ("down right right", "Player 2          ◀2▶"),
            ("B", ("NEW GAME: TURING", "Players            3 ")),
            ("down A", ""),
        ),
    )
    until(flow, "SEAL NUMBER")
    assert flow.app.game.setup.handicap[:3] == [0, 2, 0] and flow.app.game.seats == 3


def test_holding_a_says_what_a_row_means():
    settle(())
    flow = Flow(Nvm())
    flow.do("down A")
    for _ in range(8):
        slowly(flow, (("down hold A let go A", "any button goes on"), ("B", "NEW GAME")))


def test_the_form_remembers_how_the_table_last_played():
    flow = turing_flow(BLIND, seats=3, printed=True)
    ask(flow, 0, "231", "A")
    slowly(flow, (("down up up A", "Go on: Turing Machine"), ("down down A", "extreme")))
    slowly(flow, (("down down down down down down down", ("Players            3 ", "◀yes▶")),))


def test_more_and_back():
    flow = turing_flow()
    slowly(
        flow,
        (
            ("down", "MORE"),
            ("A", "CLASSIC"),
            ("B down A", "NOTES"),
            ("B down A", "PLAYERS"),
            ("B down down A", "RULES"),
            ("right", "RULES 2"),
            ("left left", "RULES"),
            ("B down A", "SEAL NUMBER"),
            ("A", "SEAL NUMBER"),
            ("B", "MORE"),
            ("up up A", "PAUSED"),
            ("A", "ROUND"),
        ),
    )
