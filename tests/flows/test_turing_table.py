# portable: runs on CPython and on the MicroPython VM
"""Rounds of Turing Machine by button: questions, notes, claims, codes, and what nobody may see."""

from fakes.turing_flow import BLIND, MIXED, RIGHT, WRONG, ask, claims, give, slowly, turing_flow


def who(flow, seat):
    """From the table to the page on which the player at `seat` asks."""
    flow.do("A")
    while flow.app.page.seat != seat:
        flow.do("right")
    flow.do("A")


def test_turing_item_11_three_verifiers_a_round_with_one_proposal():
    flow = turing_flow()
    ask(flow, 0, "231", "AB")
    who(flow, 0)
    assert "PROPOSAL" not in flow.text() and "231" in flow.lines()[0]
    assert "asked" in flow.lines()[1] and "asked" in flow.lines()[2] and "asked" not in flow.lines()[3]
    slowly(
        flow,
        (
            ("hold A", ""),
            ("let go A", ("C was asked", "Questions left: 0")),
            ("A", "SEEN"),
            ("B", "1● 2○"),
        ),
    )
    who(flow, 0)
    slowly(flow, (("hold A", "No more questions"), ("let go A B", "hold A: ask"), ("B B", "ROUND")))


def test_turing_item_11_a_round_may_end_without_a_question():
    flow = turing_flow()
    claims(flow, "BB")
    slowly(flow, (("wait 0", "Nobody has the code."), ("A", "[[2]]")))


def test_turing_item_12_the_answer_is_there_only_while_the_button_is_held():
    for code, sign in (("135", "✓"), ("145", "✗")):
        flow = turing_flow()
        assert ask(flow, 1, code, "A") == sign
        assert sign not in flow.text()


def test_turing_item_12_sound_and_lights_are_the_same_for_both_answers():
    frames = []
    for code in ("135", "145"):
        flow = turing_flow()
        flow.do("A A")
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
    slowly(flow, (("down down down A", ("PLAYERS", "1  -                0", "2  135 AC           2")),))


def test_turing_item_14_a_seat_reads_its_own_notes_while_it_holds_the_button():
    flow = turing_flow()
    ask(flow, 1, "135", "AC")
    claims(flow, "BB")
    flow.do("A")
    ask(flow, 1, "244", "B")
    slowly(
        flow,
        (
            ("up left", "player 2"),
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
            ("up hold A", (" 8 113", "▲▼ more")),
            ("up up", " 1 111"),
            ("down", " 7 112"),
            ("let go A", "hold A read"),
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
    slowly(flow, (("right", "3 to say"), ("A A A", "2 to say")))


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
            ("A", "[[2]]"),
        ),
    )
    assert flow.app.session.last_undoable() is None
    flow.app.go("turing.undo")
    slowly(flow, (("A", "There is nothing that"), ("B", "[[2]]")))


def test_turing_item_13_wrong_codes_leave_the_game_and_the_others_go_on():
    flow = turing_flow(seats=3)
    claims(flow, "ABB")
    slowly(flow, (("wait 0", ("THUMBS UP", "Players who claim:", "A I am 1")),))
    give(flow, WRONG)
    slowly(
        flow,
        (
            ("wait 0", ("THE CODES ARE OPEN", "nobody", "Out of the game:")),
            ("A", ("[[2]]", "1– 2○ 3○")),
            ("cut", "The power was off."),
            ("A", "1– 2○ 3○"),
            ("down down down A", "1  out"),
            ("B B A", "player 2"),
            ("right right", "player 2"),
        ),
    )
    assert bytes(flow.app.frame)[:3] == b"\x00\x12\x02"


def test_turing_item_13_the_last_one_in_wins_by_default():
    flow = turing_flow()
    claims(flow, "AB")
    give(flow, WRONG)
    slowly(flow, (("A", ("PLAYER 2 WINS", "All others are out.")),))


def test_turing_item_13_all_wrong_and_nobody_wins():
    flow = turing_flow()
    claims(flow, "AA")
    give(flow, WRONG)
    slowly(flow, (("wait 0", ("A I am 2", "◀ undo")),))
    give(flow, "112")
    slowly(flow, (("A", ("NOBODY WINS", "All codes were wrong.")),))


def test_turing_item_13_a_code_is_taken_back_until_the_last_one():
    flow = turing_flow()
    claims(flow, "AA")
    give(flow, WRONG)
    slowly(flow, (("left", "The last code"), ("A", "A I am 1")))
    give(flow, RIGHT)
    give(flow, WRONG)
    slowly(flow, (("wait 0", ("Right:", "Wrong:")), ("A", "PLAYER 1 WINS")))


def test_turing_item_13_the_digits_are_put_away_with_b():
    flow = turing_flow()
    claims(flow, "AB")
    slowly(
        flow,
        (
            ("A", "CODE"),
            ("up", "[[211]]"),
            ("B", "THUMBS UP"),
            ("A", "[[111]]"),
            ("cut", "The power was off."),
            ("A", "THUMBS UP"),
            ("B", "MORE"),
            ("B", "THUMBS UP"),
        ),
    )


def test_turing_item_16_filled_squares_count_and_leave_fewer_questions():
    flow = turing_flow(handicap=[0, 2] + [0] * 6)
    slowly(flow, (("A right", ("player 2", "questions left: 1")), ("B", "ROUND")))
    ask(flow, 1, "135", "A")
    claims(flow, "BB")
    flow.do("A")
    slowly(flow, (("down down down A", "2  -                3"), ("B B A right", "questions left: 3")))


def test_number_keys_enter_the_digits_where_a_board_has_them():
    flow = turing_flow()
    slowly(flow, (("A A", "[[111]]"), ("4 3 5", "[[435]]"), ("6", "[[435]]"), ("1", "[[431]]"), ("A", "431")))


def test_the_cards_are_read_on_the_box():
    flow = turing_flow()
    slowly(
        flow,
        (
            ("left", ("CLASSIC       A43 0IN", "A  card 3", "D  card 17")),
            ("right", ("A  CARD 3         1/4", "■ = 3")),
            ("left", "B back"),
            ("left", "D  CARD 17        4/4"),
            ("B", "B back"),
            ("B", "ROUND"),
        ),
    )


def test_turing_item_08_two_cards_lie_at_a_letter_in_extreme():
    flow = turing_flow(BLIND)
    slowly(flow, (("left", ("EXTREME", "A  cards 22, 3", "B  cards 7, 11")),))
    slowly(flow, (("right right", "A  CARD 3         2/8"), ("B B A A A", "A  cards 22, 3")))


def test_turing_item_08_in_nightmare_nobody_is_told_whose_card_is_whose():
    flow = turing_flow(MIXED)
    slowly(flow, (("left", ("NIGHTMARE", "?  card 3", "?  card 17")), ("B A A A", "hold A: ask")))
    assert "card" not in flow.text()
    assert flow.lines()[1].strip() == "A"


def test_turing_item_03_criteria_that_are_never_used_are_not_listed():
    flow = turing_flow(BLIND)
    slowly(flow, (("left left", ("D  CARD 8         8/8", "no 1s", "two 1s")),))
    assert "three" not in flow.text()


def test_pause_and_the_way_back():
    flow = turing_flow()
    slowly(
        flow,
        (
            ("hold B let go B", ("PAUSED", "1○ 2○")),
            ("cut", "The power was off."),
            ("A", "PAUSED"),
            ("B", "Turing Machine  go on"),
            ("A", "PAUSED"),
            ("A", "[[1]]"),
        ),
    )


def test_home_lists_both_games_and_goes_on_with_this_one():
    flow = turing_flow()
    ask(flow, 0, "135", "A")
    slowly(flow, (("down up up A", ("Turing Machine  go on", "Play Infer", "Play Turing Machine")),))
    slowly(flow, (("A", "1● 2○"),))


def test_a_broken_seal_is_on_every_page():
    flow = turing_flow()
    flow.app.ledger.note(1)
    slowly(flow, (("A", "✗SEAL BROKEN  ROUND 1"), ("B", "✗SEAL BROKEN"), ("down", "✗SEAL BROKEN"), ("B", "")))


def test_a_small_ring_shows_the_questions_left():
    flow = turing_flow(lights=12)
    ask(flow, 0, "135", "A")
    flow.do("A left")
    assert flow.app.page.seat == 0
    assert bytes(flow.app.frame)[8:11] == b"\x04\x31\x31"
    assert not any(flow.app.frame[11:])


def test_the_ring_shows_the_seats_and_what_the_one_in_front_has_asked():
    flow = turing_flow(seats=3)
    ask(flow, 0, "135", "AC")
    flow.do("A left")
    frame = bytes(flow.app.frame)
    assert frame[:3] == b"\x12\x02\x02" and not any(frame[3:12])
    assert frame[12:16] == b"\x04\x31\x04\x31" and not any(frame[16:])
