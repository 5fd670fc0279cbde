# portable: runs on CPython and on the MicroPython VM
"""Rounds of Turing Machine by button: questions, notes, claims, codes, and what nobody may see."""

from fakes.turing_flow import BLIND, MIXED, RIGHT, WRONG, ask, claims, give, slowly, turing_flow
from lawkeeper.ui import ring


def who(flow, seat):
    """From the table to the page on which the player at `seat` asks."""
    flow.do("A")
    if "Who asks?" not in flow.text():
        flow.do("B")
    while flow.app.page.seat != seat:
        flow.do("right")
    flow.do("A")


def test_turing_item_11_three_verifiers_a_round_with_one_proposal():
    flow = turing_flow()
    ask(flow, 0, "231", "AB")
    who(flow, 0)
    assert "PROPOSAL" not in flow.text() and "231" in flow.lines()[0]
    assert [line.rstrip() for line in flow.lines()[1:3]] == ["A* ■ < = or > 3", "B* ● even or odd"]
    assert flow.lines()[3][:3] == "C  " and flow.lines()[5] == "* asked in this round"
    slowly(
        flow,
        (
            ("hold A", "[["),
            ("let go A", ("No questions left", "Asked A B C")),
            ("A", ("P1 asked 3 P2 asked 0", "P2 asks next")),
        ),
    )


def test_who_has_no_question_left_is_told_on_taking_the_box():
    flow = turing_flow()
    ask(flow, 0, "231", "ABC")
    who(flow, 0)
    slowly(flow, (("wait 0", ("P1 MAY ASK 0      231", "No questions left", "B not me")),))
    slowly(flow, (("B", ("Who asks?", "player 2")),))
    slowly(flow, (("right", "player 1"), ("left A", "P2 PROPOSAL"), ("B B", "P2 asks next")))
    ask(flow, 1, "231", "ABC")
    slowly(
        flow,
        (
            ("wait 0", ("All have asked.", "A claims  ▼more")),
            ("A", "Player 1 takes the"),
            ("left", "All have"),
        ),
    )


def test_when_everybody_has_asked_once_the_table_names_the_claims():
    flow = turing_flow(seats=3)
    ask(flow, 0, "231", "A")
    ask(flow, 2, "231", "AB")
    slowly(flow, (("wait 0", "P2 asks next"),))
    ask(flow, 1, "231", "C")
    slowly(flow, (("wait 0", ("P1 asked 1 P2 asked 1", "All are done? ▶", "A ask")),))
    # Nobody can tell who has the box now: it asks before anybody's question is spent.
    slowly(flow, (("A", ("Who asks?", "player 1")), ("A", "P1 MAY ASK 2")))
    flow = turing_flow(seats=3)
    claims(flow, "ABB")
    give(flow, WRONG)
    slowly(flow, (("A", ("P1 out", "P2 asks next")),))
    ask(flow, 1, "231", "A")
    ask(flow, 2, "231", "A")
    slowly(flow, (("wait 0", "All are done? ▶"),))


def test_a_verifier_that_was_asked_keeps_its_cards_in_extreme():
    flow = turing_flow(BLIND)
    ask(flow, 0, "231", "A")
    who(flow, 0)
    slowly(flow, (("wait 0", ("MAY ASK 2 ▼ ", "A* rises or falls", "   ■ < = or > 3", "B  ● even or odd")),))
    assert "asked in this round" not in flow.text()


def test_who_has_no_question_left_reads_their_own_notes_with_up():
    flow = turing_flow()
    ask(flow, 0, "231", "A")
    flow.do("A A hold A let go A hold A let go A hold A let go A")
    slowly(flow, (("wait 0", ("P2 MAY ASK 0", "No questions left")), ("up", ("NOTES", "player 2"))))
    slowly(flow, (("hold A", ("PLAYER 2 ", " 1 333")), ("let go A B", "ROUND 1")))
    who(flow, 1)
    slowly(flow, (("wait 0", "No questions left"), ("up", "player 2"), ("B", "ROUND 1")))


def test_the_notes_of_the_one_who_asked_last_come_first():
    flow = turing_flow(seats=3)
    slowly(flow, (("up", "player 1"), ("B", "ROUND 1")))
    ask(flow, 1, "231", "A")
    slowly(flow, (("up", "player 2"), ("B", "P1 asks next")))
    ask(flow, 0, "231", "A")
    slowly(flow, (("up", "player 1"),))


def test_whoever_is_next_has_the_first_page_and_another_player_takes_it_with_b():
    flow = turing_flow(seats=3)
    slowly(flow, (("wait 0", ("P1 asked 0 P2 asked 0", "P3 asked 0", "P1 asks next")),))
    slowly(flow, (("A", "P1 PROPOSAL  B not me"), ("B", ("Who asks?", "player 2"))))
    slowly(flow, (("right A", "P3 PROPOSAL"), ("A hold A", "P3 ANSWER")))
    slowly(flow, (("let go A B", ("P3 asked 1", "P1 asks next")),))


def test_a_question_goes_to_the_verifier_that_the_page_names():
    flow = turing_flow()
    slowly(flow, (("A", ("A  ■ < = or > 3", "A list  hold A: ask A")), ("A down", "hold A: ask B")))
    slowly(
        flow, (("B", ("B  ● even or odd", "A list  hold A: ask B")), ("hold A", "passes B"), ("let go A", ""))
    )
    assert flow.app.game.asked(0) == 2 and flow.app.game.proposal(0) == 62


def test_turing_item_11_a_round_may_end_without_a_question():
    flow = turing_flow()
    claims(flow, "BB")
    slowly(flow, (("wait 0", "Nobody has the code."), ("A", "ROUND 2")))


def test_turing_item_12_the_answer_is_there_only_while_the_button_is_held():
    for code, sign in (("135", "✓"), ("145", "✗")):
        flow = turing_flow()
        assert ask(flow, 1, code, "A") == sign
        assert sign not in flow.text()


def test_turing_item_12_sound_and_lights_are_the_same_for_both_answers():
    frames = []
    for code in ("135", "145"):
        flow = turing_flow()
        flow.do("A")
        flow.app.page._digits._all = [int(digit) for digit in code]
        flow.do("A")
        flow.box.tones.clear()
        flow.do("hold A")
        held = bytes(flow.app.frame)
        flow.do("let go A")
        seen = flow.text().replace(code, "???")
        flow.do("B")
        frames.append((held, seen, flow.text(), bytes(flow.app.frame), list(flow.box.tones)))
    assert frames[0] == frames[1]


def test_turing_item_12_proposal_and_verifiers_are_for_all_to_see():
    flow = turing_flow()
    ask(flow, 1, "135", "AC")
    slowly(flow, (("down down down A", ("PLAYERS", "P1 no digits yet    0", "P2 135 AC           2")),))


def test_turing_item_14_a_seat_reads_its_own_notes_while_it_holds_the_button():
    flow = turing_flow()
    ask(flow, 1, "135", "AC")
    claims(flow, "BB")
    flow.do("A")
    ask(flow, 1, "244", "B")
    slowly(
        flow,
        (
            ("up", "player 2"),
            ("hold A", ("PLAYER 2      A B C D", " 1 135        ✓ · ✗ ·", " 2 244        · ✗ · ·")),
            ("let go A", "hold A read"),
            ("left", "player 1"),
            ("hold A", "Nothing asked yet."),
            ("let go A B", "ROUND"),
        ),
    )


def test_turing_item_14_more_rounds_than_rows_scroll():
    flow = turing_flow(seats=1)
    for number in range(8):
        ask(flow, 0, "11%d" % (number % 5 + 1), "A")
        claims(flow, "B")
    slowly(
        flow,
        (
            ("up", (" 8 113", "▲▼ more")),
            ("up up", " 1 111"),
            ("down", " 7 112"),
            ("B", "ROUND 9"),
        ),
    )


def test_turing_item_13_the_screen_is_the_same_after_thumb_up_and_thumb_down():
    screens = []
    for thumb in "AB":
        flow = turing_flow(seats=3)
        slowly(flow, (("right", "Player 1 takes the"), (thumb, "Player 2 takes the")))
        screens.append((flow.text(), bytes(flow.app.frame)))
    assert screens[0] == screens[1]


def test_turing_item_13_a_thumb_pressed_twice_counts_once():
    flow = turing_flow(seats=3)
    slowly(flow, (("right", "3 to answer"), ("A A A", "2 to answer"), ("A", "you are last")))


def test_turing_item_13_a_thumb_is_taken_back_until_the_last_one():
    flow = turing_flow()
    slowly(
        flow,
        (
            ("right", "◀ back"),
            ("left", "ROUND"),
            ("right", "END OF ROUND 1"),
            ("A", ("◀ undo", "Player 2 takes")),
            ("left", ("UNDO?", "The last thumb")),
            ("B", "Player 2 takes"),
            ("left A", ("◀ back", "Player 1 takes")),
            ("B", "Player 2 takes"),
            ("B", "Nobody has the code"),
            ("A", "ROUND 2"),
        ),
    )
    assert flow.app.session.last_undoable() is None
    flow.app.go("turing.undo")
    slowly(flow, (("A", "There is nothing that"), ("B", "ROUND 2")))


def test_turing_item_13_wrong_codes_leave_the_game_and_the_others_go_on():
    flow = turing_flow(seats=3)
    claims(flow, "ABB")
    slowly(flow, (("wait 0", ("THUMBS UP          P1", "A I am P1")),))
    give(flow, WRONG)
    slowly(
        flow,
        (
            ("wait 0", ("THE CODES ARE OPEN", "P1  111       ✗ wrong", "Who was wrong is out.")),
            ("A", ("ROUND 2", "P1 out     P2 asked 0", "P3 asked 0")),
            ("cut", "The power was off."),
            ("A", "P1 out     P2 asked 0"),
            ("down down down A", "P1 out, gave 111"),
            ("B B A B", "player 3"),
            ("right", "player 2"),
            ("right right", "player 2"),
        ),
    )
    assert bytes(flow.app.frame)[:3] == b"\x00\x12\x02"


def test_every_code_is_opened_and_the_ring_says_which_are_right():
    flow = turing_flow(seats=3)
    claims(flow, "ABA")
    give(flow, WRONG)
    give(flow, RIGHT)
    slowly(flow, (("wait 0", ("P1  111       ✗ wrong", "P3  435       ✓ right")),))
    assert "out" not in flow.text()
    right, wrong, free = ring.GREEN, ring.RED | ring.SLOW << 4, ring.WHITE | ring.DIM << 4
    assert bytes(flow.app.frame) == bytes([wrong] * 8 + [free] * 8 + [right] * 8)
    slowly(flow, (("A", ("PLAYER 3 WINS", "The only right code.")), ("up", "P1  111       ✗ wrong")))


def test_eight_codes_are_opened_on_a_small_ring_too():
    flow = turing_flow(seats=8, lights=12)
    claims(flow, "A" * 8)
    for seat in range(8):
        slowly(flow, (("wait 0", "THUMBS UP   8 players"),))
        give(flow, "11%d" % (seat % 5 + 1))
    slowly(flow, (("wait 0", ("P1  111       ✗ wrong", "▲▼ more       A go on")),))
    assert bytes(flow.app.frame) == bytes([ring.RED | ring.SLOW << 4]) * 12
    slowly(
        flow, (("down down down", ("P8  113       ✗ wrong", "Who was wrong is out.")), ("B", "NOBODY WINS"))
    )


def test_turing_item_13_the_last_one_in_wins_by_default():
    flow = turing_flow()
    claims(flow, "AB")
    give(flow, WRONG)
    slowly(flow, (("A", ("PLAYER 2 WINS", "All others are out.")),))


def test_turing_item_13_all_wrong_and_nobody_wins():
    flow = turing_flow()
    claims(flow, "AA")
    give(flow, WRONG)
    slowly(flow, (("wait 0", ("A I am P2", "◀ undo")),))
    give(flow, "112")
    slowly(flow, (("A", ("NOBODY WINS", "All codes were wrong.")),))


def test_turing_item_13_a_code_is_taken_back_until_the_last_one():
    flow = turing_flow()
    claims(flow, "AA")
    give(flow, WRONG)
    slowly(flow, (("left", "The last code"), ("A", "A I am P1"), ("left", "A I am P1")))
    give(flow, RIGHT)
    give(flow, WRONG)
    slowly(flow, (("wait 0", ("✓ right", "✗ wrong")), ("A", "PLAYER 1 WINS")))


def test_turing_item_13_the_digits_are_put_away_with_b():
    flow = turing_flow()
    claims(flow, "AB")
    slowly(
        flow,
        (
            ("A", ("THE CODE", "[[333]]")),
            ("up", "[[433]]"),
            ("B", "THUMBS UP"),
            ("A", "[[333]]"),
            ("B down", "[[233]]"),
            ("A", ("GIVE THIS CODE?", "Then all are opened.")),
            ("B", "[[233]]"),
            ("cut", "The power was off."),
            ("A", "THUMBS UP"),
            ("B", "MORE"),
            ("B", "THUMBS UP"),
        ),
    )


def test_the_code_begins_at_the_last_proposal_and_the_first_arrow_may_come_at_once():
    flow = turing_flow()
    ask(flow, 0, "431", "A")
    claims(flow, "AA")
    slowly(flow, (("wait 0", "A I am P1"), ("down", ("P1 THE CODE    B hide", "331"))))
    slowly(
        flow,
        (("A", ("P1 GIVE THIS CODE?", "331", "Then P2 gives theirs.")), ("A", "A I am P2")),
    )
    assert flow.app.game.hidden == 1


def test_a_press_too_many_gives_no_code():
    flow = turing_flow(seats=1)
    flow.do("right")
    flow.wait(2)
    flow.do("A A A A")  # the thumb; what comes within a second is not taken for a code
    assert not flow.app.game.over and "THE CODE" in flow.text() or "GIVE THIS CODE?" in flow.text()
    slowly(flow, (("B", ""), ("A", "A wrong code loses."), ("A", "YOU LOSE")))


def test_turing_item_16_filled_squares_count_and_leave_fewer_questions():
    flow = turing_flow(handicap=[0, 2] + [0] * 6)
    slowly(flow, (("A B", ("player 2", "questions left: 1")), ("B", "ROUND")))
    ask(flow, 1, "135", "A")
    claims(flow, "BB")
    flow.do("A")
    slowly(
        flow, (("down down down A", "P2 no digits yet    3"), ("B B A B", ("player 2", "questions left: 3")))
    )


def test_number_keys_enter_the_digits_where_a_board_has_them():
    flow = turing_flow()
    slowly(
        flow,
        (
            ("A", "[[333]]"),
            ("4 3 5", "[[435]]"),
            ("6", "[[435]]"),
            ("1", "[[431]]"),
            ("A", "431"),
            ("5", "hold A: ask A"),
        ),
    )


def test_the_cards_are_read_on_the_box():
    flow = turing_flow()
    slowly(
        flow,
        (
            ("left", ("CLASSIC       A43 0IN", "A  ■ < = or > 3", "D  how many evens")),
            ("right", ("A  CARD           1/4", "It checks one of:", "■ = 3")),
            ("left", "B back"),
            ("left", "D  CARD           4/4"),
            ("B", "B back"),
            ("B", "ROUND"),
        ),
    )


def test_with_printed_cards_their_numbers_stand_there_too():
    flow = turing_flow(printed=True)
    slowly(flow, (("left", ("A  3 ■ < = or > 3", "D 17 how many evens")), ("right", "A  CARD 3         1/4")))
    slowly(flow, (("B B A A", ("A  3 ■ < = or > 3", "D 17 how many evens")),))
    flow = turing_flow(BLIND, printed=True)
    slowly(
        flow,
        (
            ("left", ("A 22 rises or falls", "   3 ■ < = or > 3")),
            ("B A A down down down", ("D 17 how many evens", "   8 how many 1s")),
        ),
    )
    flow = turing_flow(MIXED, printed=True)
    slowly(flow, (("left", ("?  3 ■ < = or > 3", "? 17 how many evens")), ("B A A", "A  one of the cards")))


def test_turing_item_08_two_cards_lie_at_a_letter_in_extreme():
    flow = turing_flow(BLIND)
    slowly(flow, (("left", ("EXTREME ▼ ", "A  rises or falls", "   ■ < = or > 3", "B  ● even or odd")),))
    slowly(
        flow,
        (
            ("down", "EXTREME ▲▼ "),
            ("down", ("EXTREME ▲ ", "D  how many evens")),
            ("right right", ("A  CARD           2/8", "If not fake, one of:")),
        ),
    )
    slowly(
        flow,
        (("B B A", "A  one of two cards"), ("A", ("MAY ASK 3 ▼ ", "A  rises or falls", "   ■ < = or > 3"))),
    )
    slowly(
        flow, (("down down down", ("MAY ASK 3 ▲ ", "D  how many evens", "   how many 1s", "hold A: ask D")),)
    )
    assert flow.lines()[5][0] == "D" and flow.app.screen.cursor == 4


def test_turing_item_08_in_nightmare_nobody_is_told_whose_card_is_whose():
    flow = turing_flow(MIXED)
    slowly(flow, (("left", ("NIGHTMARE", "?  ■ < = or > 3", "?  how many evens")), ("B A A", "hold A: ask")))
    assert [flow.lines()[at + 1].strip() for at in range(4)] == [
        name + "  one of the cards" for name in "ABCD"
    ]


def test_turing_item_03_criteria_that_are_never_used_are_not_listed():
    flow = turing_flow(BLIND)
    slowly(flow, (("left left", ("D  CARD           8/8", "no 1s", "two 1s")),))
    assert "three" not in flow.text()


def test_pause_and_the_way_back():
    flow = turing_flow()
    slowly(
        flow,
        (
            ("hold B let go B", ("PAUSED", "P1 asked 0 P2 asked 0", "To beat: 2 rounds")),
            ("cut", "The power was off."),
            ("A", "PAUSED"),
            ("B", "Go on: Turing Machine"),
            ("A", "PAUSED"),
            ("A", "P1 asks next"),
        ),
    )


def test_home_lists_both_games_and_goes_on_with_this_one():
    flow = turing_flow()
    ask(flow, 0, "135", "A")
    slowly(flow, (("down up up A", ("Go on: Turing Machine", "Play Infer", "Play Turing Machine")),))
    slowly(flow, (("A", "P1 asked 1 P2 asked 0"),))


def test_a_broken_seal_is_on_every_page():
    flow = turing_flow()
    flow.app.ledger.note(1)
    slowly(flow, (("A", "✗SEAL BROKEN"), ("B B", "✗SEAL BROKEN"), ("down", "✗SEAL BROKEN"), ("B", "")))
