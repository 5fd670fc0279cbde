# portable: runs on CPython and on the MicroPython VM
"""What players stumbled over who played Turing Machine from the papers alone."""

from fakes.turing import nightmare
from fakes.turing_flow import WRONG, ask, claims, give, slowly, turing_flow
from lawkeeper.games.turing.problems.problem import Problem

SIX = Problem.decode(nightmare())


def test_a_tap_in_the_list_is_answered_in_its_foot_and_a_hold_then_asks():
    flow = turing_flow()
    slowly(flow, (("A A", "B back  hold A: ask A"), ("A", "hold A longer")))
    assert not flow.app.toasts
    slowly(flow, (("hold A", "P1 ANSWER"), ("let go A", "hold A: ask B"), ("A", "hold A longer")))
    slowly(flow, (("down", "hold A: ask C"),))


def test_whoever_gave_a_code_sees_nothing_of_the_next_player_and_takes_theirs_back():
    flow = turing_flow()
    ask(flow, 0, "111", "A")
    ask(flow, 1, "235", "A")
    claims(flow, "AA")
    give(flow, WRONG)
    slowly(flow, (("wait 0", ("Player 2 takes the", "◀ undo      A I am P2")),))
    assert "235" not in flow.text()
    slowly(flow, (("left", "UNDO?"), ("B", "A I am P2"), ("A", ("P2 THE CODE", "235"))))


def test_when_nobody_has_a_question_left_a_goes_on_to_the_claims():
    flow = turing_flow()
    ask(flow, 0, "231", "ABC")
    ask(flow, 1, "231", "AB")
    slowly(
        flow, (("wait 0", ("All are done?", "A ask  ▼more  ▶claims")), ("A", "player 2"), ("A", "MAY ASK 1"))
    )
    slowly(flow, (("hold A", "P2 ANSWER"), ("let go A", "No questions left"), ("A", "All have asked.")))
    slowly(flow, (("wait 0", "A claims  ▼more"), ("A", "Player 1 takes the")))
    flow = turing_flow(seats=1)
    ask(flow, 0, "231", "ABC")
    slowly(flow, (("wait 0", "A code?  ▼more"), ("A", "Have you the code?")))


def test_digits_that_are_being_entered_survive_a_power_cut():
    flow = turing_flow(seats=1)
    slowly(flow, (("A up right down", "[[423]]"), ("cut", ("The power was off.", "entering is kept."))))
    slowly(flow, (("A", ("PROPOSAL", "[[423]]")), ("A hold A let go A", "423"), ("cut", "stood")))
    assert "kept" not in flow.text()


def test_of_several_players_the_one_who_was_entering_says_so_first():
    flow = turing_flow()
    slowly(flow, (("A B A up", "[[433]]"), ("cut", "entering is kept."), ("A", ("Who asks?", "player 2"))))
    assert "433" not in flow.text()
    slowly(flow, (("right A", ("P1 PROPOSAL", "[[333]]")),))
    flow = turing_flow()
    slowly(flow, (("A B A up", "[[433]]"), ("cut", ""), ("A A", ("P2 PROPOSAL", "[[433]]"))))


def test_what_was_not_asked_is_nobodys_and_is_not_kept():
    flow = turing_flow()
    slowly(flow, (("A up", "[[433]]"), ("B B", "P1 asks next"), ("A", "[[333]]")))
    slowly(flow, (("cut", "The power was off."),))
    assert "kept" not in flow.text()


def test_no_draft_takes_the_room_of_ten_rounds():
    flow = turing_flow(seats=8)
    flow.do("A")
    while flow.app.ledger.journal.free > 50 * 8 + 64:
        free = flow.app.ledger.journal.free
        flow.do("up")
        assert flow.app.ledger.journal.free < free
    free = flow.app.ledger.journal.free
    flow.do("up up up")
    assert flow.app.ledger.journal.free == free


def test_a_tap_where_a_long_hold_is_wanted_says_so():
    flow = turing_flow()
    slowly(flow, (("down up A", ("GIVE UP?", "A long: give up")), ("A", "Hold longer: 2 s.")))
    slowly(flow, (("hold A let go A", "Hold longer: 2 s."), ("long A", ("GIVEN UP", "A long: code"))))
    slowly(
        flow,
        (
            ("A", "Hold longer: 2 s."),
            ("left", ""),
            ("B", "A long: code"),
            ("hold A let go A", "Hold longer: 2 s."),
        ),
    )
    slowly(flow, (("long A", "THE CODE"),))


def test_the_record_is_one_press_from_every_page_after_the_end():
    flow = turing_flow()
    slowly(flow, (("down up A long A", "GIVEN UP"), ("long A", ("THE CODE", "B menu ▶cards A again"))))
    slowly(
        flow, (("up", "Nothing was asked."), ("B right", ("CHECKED 435", "▲record")), ("up", "Nothing was"))
    )
    slowly(flow, (("B right right", ("PROOF", "▲record", "lawkeeper verify")), ("up", "Nothing was asked.")))


def test_the_record_says_more_only_where_there_is_more():
    flow = turing_flow(seats=8)
    slowly(flow, (("down down down A", "▼ more"),))
    assert "▲" not in flow.text()
    slowly(flow, (("down", "▲▼ more"), ("down down down down down down", "▲ more"), ("up", "▲▼ more")))


def test_the_answers_of_earlier_rounds_are_one_press_from_the_list():
    flow = turing_flow()
    ask(flow, 0, "231", "AB")
    claims(flow, "BB")
    slowly(flow, (("A", ""), ("A A", ("P1 MAY ASK 3", "◀ all your answers"))))
    slowly(flow, (("left", ("NOTES", "player 1")), ("hold A", " 1 231"), ("let go A B", "P1 MAY ASK 3")))


def test_a_cursor_that_jumps_over_a_verifier_says_why():
    flow = turing_flow(SIX)
    ask(flow, 0, "231", "B")
    slowly(flow, (("A B A up", "hold A: ask F"), ("down down", "* asked hold A: ask C")))
    slowly(flow, (("down", "B back  hold A: ask D"),))


def test_rounds_of_two_digits_fit_the_title():
    flow = turing_flow(seats=1)
    for _ in range(9):
        claims(flow, "B")
    slowly(flow, (("wait 0", "R10     ▲notes ◀cards"),))


def test_the_notes_leave_the_cursor_of_the_list_where_it_was():
    flow = turing_flow()
    ask(flow, 0, "231", "A")
    slowly(flow, (("A B A down", "B back  hold A: ask C"), ("left", "NOTES"), ("B", "hold A: ask C")))
    slowly(flow, (("hold A let go A", "B done  hold A: ask D"), ("left B", "B done  hold A: ask D")))
    slowly(flow, (("up", "hold A: ask B"), ("left hold A let go A B", "B done  hold A: ask B")))
    slowly(flow, (("hold A", "231 passes B"), ("let go A", "No questions left")))
    assert flow.app.game.asked(0) == 0b111


def test_in_the_list_of_one_alone_the_notes_leave_the_cursor_too():
    flow = turing_flow(seats=1)
    slowly(flow, (("A A down down hold A let go A up", "hold A: ask B"), ("left B", "hold A: ask B")))


def test_the_notes_leave_digits_too_that_no_power_cut_would():
    flow = turing_flow(seats=8)
    flow.do("A")
    while flow.app.ledger.journal.free > 50 * 8 + 64:
        flow.do("up")
    flow.do("right up A down")
    held = flow.lines()[0]
    slowly(flow, (("left", "NOTES"), ("B", (held, "hold A: ask B")), ("hold A", held.split()[-1] + " ")))


def test_who_says_not_me_finds_the_next_one_who_may_still_ask():
    flow = turing_flow(seats=4)
    ask(flow, 1, "231", "ABC")
    slowly(flow, (("A", "P1 PROPOSAL"), ("B", ("Who asks?", "player 3")), ("A", "P3 PROPOSAL")))
    slowly(flow, (("B", "player 4"), ("A B", "player 1"), ("left left A", "P3 PROPOSAL")))


def test_the_same_player_again_goes_on_with_digits_and_verifier():
    flow = turing_flow()
    slowly(flow, (("A up A down B", ("[[433]]", "ask B")), ("B", "player 2"), ("left", "player 1")))
    slowly(flow, (("A", ("P1 PROPOSAL", "[[433]]", "ask B")), ("B A", ("P2 PROPOSAL", "[[333]]"))))
    flow = turing_flow()
    ask(flow, 0, "231", "A")
    slowly(flow, (("A B A down", "hold A: ask C"), ("B", "player 1"), ("A", "hold A: ask C")))


def test_no_question_is_asked_for_the_player_who_came_before():
    flow = turing_flow()
    slowly(flow, (("A up A down B B A", "P2 PROPOSAL"), ("up hold A let go A", "P2 MAY ASK 2")))
    assert flow.app.game.log == [(1, 1, 0, 87)]


def test_after_a_power_cut_whoever_may_still_ask_is_told_and_goes_on():
    flow = turing_flow()
    ask(flow, 0, "453", "AB")
    slowly(flow, (("cut", ("it stood.", "P1 may ask 1 more.")), ("A", ("Who asks?", "player 1"))))
    slowly(flow, (("A", "P1 MAY ASK 1"), ("hold A let go A", "No questions left"), ("A", "P2 asks next")))
    slowly(flow, (("cut", "it stood."), ("wait 0", "The power was off.")))
    assert "may ask" not in flow.text()
    slowly(flow, (("A", "P2 asks next"),))
    ask(flow, 1, "111", "A")
    slowly(flow, (("cut", "P2 may ask 2 more."), ("A B", ("P1 asked 3 P2 asked 1", "▲notes"))))
    claims(flow, "BB")
    slowly(flow, (("A", "ROUND 2"), ("cut", "it stood.")))
    assert "may ask" not in flow.text()
    slowly(flow, (("A", "P1 asks next"),))


def test_nobody_is_asked_who_goes_on_at_the_claims_in_a_pause_or_alone():
    flow = turing_flow()
    ask(flow, 0, "453", "A")
    slowly(
        flow, (("hold B let go B", "PAUSED"), ("cut", "it stood."), ("A", "PAUSED"), ("A", "P2 asks next"))
    )
    slowly(
        flow, (("right", ""), ("B", "Player 2 takes the"), ("cut", "it stood."), ("A", "Player 2 takes the"))
    )
    flow = turing_flow(seats=1)
    ask(flow, 0, "453", "A")
    slowly(flow, (("cut", "it stood."), ("A", "Left this round")))


def test_from_the_cards_b_goes_back_to_the_seal_number_and_go_on_to_where_one_was():
    flow = turing_flow()
    slowly(flow, (("down up up A", "Go on: Turing Machine"), ("A", "ROUND 1")))
    slowly(flow, (("cut", "it stood."), ("A", "SEAL NUMBER"), ("A", ("CLASSIC", "B back ◀▶read A begin"))))
    slowly(flow, (("B", ("SEAL NUMBER", "B menu      A written")), ("B", "Go on: Turing Machine")))
    slowly(flow, (("A", "CLASSIC"), ("A", "P1 asks next"), ("left B", "P1 asks next")))


def test_on_a_card_a_turns_to_the_next_one_and_the_foot_says_so():
    flow = turing_flow()
    slowly(flow, (("left right", ("1/4", "B all ◀▶       A next")), ("A", "2/4"), ("B", "A  ■ < = or > 3")))
    slowly(flow, (("right A A A", ("4/4", "B all ◀▶        A all")), ("A", "B back    ◀▶ read one")))


def test_after_the_end_every_page_of_what_was_secret_says_how_to_leave():
    flow = turing_flow()
    slowly(
        flow, (("down up A long A long A", ("THE CODE      ▲record", "classic", "B menu ▶cards A again")),)
    )
    slowly(flow, (("right", ("CHECKED 435   ▲record", "B menu ▶proof A again")),))
    slowly(flow, (("right", ("PROOF         ▲record", "B menu ▶code  A again")), ("B", "LAWKEEPER")))


def test_a_sleeping_box_takes_no_press_for_a_question():
    flow = turing_flow()
    slowly(flow, (("A A down", "hold A: ask B"),))
    flow.app.screensaver.set(5, 1, 5)
    for press in ("hold A let go A", "down", "B"):
        for _ in range(6):
            flow.wait(60)
        assert flow.app.screensaver.asleep
        flow.do(press)
        assert not flow.app.screensaver.asleep and "hold A: ask B" in flow.text()
    assert not flow.app.game.log
    flow.do("down")
    assert "hold A: ask C" in flow.text()


def test_after_a_power_cut_at_the_thumbs_whose_turn_it_is_is_told():
    flow = turing_flow(seats=3)
    slowly(
        flow,
        (("right", "3 to answer"), ("A", "2 to answer"), ("cut", "P2: thumb up or down"), ("A", "Player 2")),
    )


def test_the_table_says_that_a_round_may_end_as_soon_as_somebody_has_asked():
    flow = turing_flow()
    assert "P1 asks next  " in flow.text()
    ask(flow, 0, "231", "A")
    slowly(flow, (("B B", "P2 asks next, or ▶"),))
