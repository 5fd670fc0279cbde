# portable: runs on CPython and on the MicroPython VM
"""After a game of Deduction, by button: the box tells when all and each seat could know it."""

from fakes.deduction_flow import slowly, stated


def test_after_the_game_the_box_tells_when_all_and_each_seat_could_know_and_what_would_have_solved_it():
    flow = stated(seats=2)
    slowly(flow, (("down up A long A", "GIVEN UP"), ("long A", "THE CARD")))
    slowly(flow, (("right right wait 90", ("KNOWN TO ALL", "at first      27 left")),))
    for seat in range(2):
        slowly(flow, (("right wait 90", ("KNOWN TO P%d" % (seat + 1), "at first")),))
        assert "27 left" not in flow.text()  # their own hand tells them something
    slowly(flow, (("right wait 600", ("In the first round P", "in the end, ")),))
    slowly(flow, (("wait 600 A left", "KNOWN TO P2"), ("left", "KNOWN TO P1")))  # A only wakes the screen
    assert "moment" not in flow.text() and flow.app.game.outcome() == "given up"
