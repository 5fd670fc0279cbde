# portable: runs on CPython and on the MicroPython VM
"""Turing Machine by button: what one alone sees that others may not, the ring, arrows and long holds."""

from fakes.turing_flow import ask, claims, slowly, turing_flow
from lawkeeper.ui.gestures import HOLD_MS, RUN_MS
from lawkeeper.ui.ring import O_LIGHT, X_LIGHT


def test_turing_item_15_one_alone_reads_the_answers_without_holding_anything():
    flow = turing_flow(seats=1)  # 435: the square is 3, the circle odd
    slowly(flow, (("wait 0", "A ask  ▼more  ▶code?"), ("A up", "[[433]]")))
    slowly(flow, (("hold A", "passes A"), ("let go A", ("A✓ ■ <", "B  ● even")), ("down hold A", "fails C")))
    assert flow.app.screen.secret
    slowly(flow, (("let go A", ("A✓ ■ <", "B  ●", "C✗", "MAY ASK 1", "hold A: ask D")),))
    slowly(flow, (("cut", "The power was off."), ("A A", ("A✓ ■ <", "B  ●", "C✗"))))
    slowly(flow, (("hold A", ""), ("let go A", ("No questions left", "Asked A✓ B✓ C✗"))))
    slowly(flow, (("up", ("NOTES         A B C D", " 1 433        ✓ ✓ ✗ ·")), ("B", "Left this round     0")))
    slowly(flow, (("right", ("Have you the code?", "B no: round 2 begins")),))


def test_of_several_nobody_sees_what_another_one_was_answered():
    flow = turing_flow(seats=2)
    ask(flow, 0, "433", "AC")
    slowly(flow, (("A B", "Who asks?"), ("A", ("A* ■ <", "B  ●", "C* "))))
    assert not any(light in (O_LIGHT, X_LIGHT) for light in flow.app.frame[12:])
    slowly(flow, (("B B up", "Hold A to read them."),))


def test_the_ring_tells_one_alone_what_the_screen_tells():
    for lights in (24, 12):
        flow = turing_flow(seats=1, lights=lights)
        slowly(flow, (("A up hold A", "passes A"), ("let go A", "A✓"), ("down hold A", "fails C")))
        during = bytes(flow.app.frame)
        slowly(flow, (("let go A", "C✗"),))
        first = {24: 12, 12: 6}[lights]
        assert during[first : first + 4] == bytes(flow.app.frame)[first : first + 4]
        assert during[first : first + 4] == bytes((O_LIGHT, 0x31, X_LIGHT, 0x31))
    flow.do("B")
    assert not any(light in (O_LIGHT, X_LIGHT) for light in flow.app.frame[6:])


def test_a_long_hold_gives_the_code_that_stands_there_and_a_short_one_does_nothing():
    flow = turing_flow()
    ask(flow, 0, "431", "A")
    claims(flow, "AA")
    slowly(
        flow,
        (("long A", "A I am P1"), ("down", "[[331]]"), ("hold A let go A", ("[[331]]", "hold A longer"))),
    )
    slowly(
        flow,
        (
            ("long A", "A I am P2"),
            ("A", "[[333]]"),
            ("A", "GIVE THIS CODE?"),
            ("long A", "THE CODES ARE OPEN"),
        ),
    )
    slowly(flow, (("wait 0", ("P1  331", "P2  333")),))


def test_an_arrow_that_is_held_runs_on():
    flow = turing_flow()
    flow.do("A")
    flow.down("up", HOLD_MS + RUN_MS + 50)
    flow.up("up")
    assert "[[133]]" in flow.text()  # 4, 5, and round
    flow.run(2000)
    assert "[[133]]" in flow.text()


def test_a_small_ring_shows_the_verifiers_too_while_the_seats_leave_room():
    flow = turing_flow(lights=12, seats=6)
    ask(flow, 0, "135", "AC")
    flow.do("A B left left")
    assert flow.app.page.seat == 0
    assert bytes(flow.app.frame)[6:] == b"\x05\x31\x05\x31\0\0"


def test_beyond_six_seats_a_small_ring_counts_the_questions():
    flow = turing_flow(lights=12, seats=7)
    ask(flow, 0, "135", "A")
    flow.do("A B left left")
    assert bytes(flow.app.frame)[8:11] == b"\x05\x31\x31"
    assert not any(flow.app.frame[11:])


def test_when_all_have_asked_the_ring_puts_nobody_in_front():
    for letters in ("A", "ABC"):
        flow = turing_flow()
        ask(flow, 0, "135", letters)
        assert bytes(flow.app.frame)[:2] == b"\x02\x12" and any(flow.app.frame[12:])
        ask(flow, 1, "135", letters)
        assert bytes(flow.app.frame)[:2] == b"\x02\x02" and not any(flow.app.frame[12:])


def test_the_ring_shows_the_seats_and_what_the_one_in_front_has_asked():
    flow = turing_flow(seats=3)
    ask(flow, 0, "135", "AC")
    flow.do("A B left left")
    frame = bytes(flow.app.frame)
    assert frame[:3] == b"\x12\x02\x02" and not any(frame[3:12])
    assert frame[12:16] == b"\x05\x31\x05\x31" and not any(frame[16:])
