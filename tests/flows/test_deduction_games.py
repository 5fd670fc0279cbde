# portable: runs on CPython and on the MicroPython VM
"""Whole games of Deduction by button, from the box's menu to the proof; no screen gives a hand away."""

from fakes.deduction_flow import code_with, declare, repeats, slowly, table, talking
from fakes.flash import Nvm
from fakes.place import settle
from fakes.secrecy import Watched
from lawkeeper.games.deduction.deal.cards import WORDS, shows
from lawkeeper.games.deduction.deal.code import spelt
from lawkeeper.games.deduction.deal.deal import Deal
from lawkeeper.games.deduction.pages.tray import brief
from lawkeeper.keep.seal import ALPHABET

TO_FORM = ("down down A", "NEW: DEDUCTION")


def enter(flow, code):
    """Enter the code of a deal, sign by sign, on its page."""
    for sign in spelt(code).replace("-", ""):
        steps = ALPHABET.index(sign)
        for _ in range(steps // 8):
            flow.do("hold up let go up")
        for _ in range(steps % 8):
            flow.do("up")
        flow.do("right")


def test_a_code_with_a_wrong_sign_deals_nothing_and_stays_to_be_mended():
    settle(())
    flow = Watched(Nvm())
    code = code_with(repeats)
    slowly(
        flow, (TO_FORM, ("down left", "◀by its code▶"), ("up A", "ENTER THE CODE"), ("A", "changed places"))
    )
    slowly(flow, (("A", "000-000-000"),))
    enter(flow, code)
    slowly(flow, (("right up A", "changed places"), ("A down A", "SEAL NUMBER")))
    assert flow.app.game.code == code


def test_four_seats_play_from_the_menu_to_the_proof_with_a_power_cut_in_the_middle():
    settle(())
    flow = Watched(Nvm())
    code = code_with(repeats)
    deal = Deal(code)
    slowly(flow, (TO_FORM, ("down left", "◀by its code▶"), ("up A", "ENTER THE CODE")))
    enter(flow, code)
    assert spelt(code) in flow.text()
    slowly(flow, (("A", "SEAL NUMBER"), ("A", "to say 1234")))
    seal = flow.app.game.fingerprint()
    slowly(flow, (("up", "Looks so far        0"), ("hold A", ("PLAYER 1", WORDS[deal.singles[0]]))))
    slowly(flow, (("let go A", "Hold A to read it."), ("B A", "▶ the Completes")))
    slowly(flow, (("A", "P1 SINGLES      Green"), ("A", "How many Green?"), ("A", "P1: ")))
    slowly(flow, (("A", "to say 234"), ("A A up left A", "▶ Any Filled?"), ("right", "P2: ")))
    slowly(flow, (("A A down", "P3"), ("left up right", "Filled-Green-Triangle"), ("A", "P3: ")))
    slowly(
        flow,
        (
            ("cut", "The power was off."),
            ("A", "to say 4"),
            ("A", "say nothing"),
            ("left", "makes no statement."),
            ("A", "P4: no statement"),
        ),
    )
    slowly(
        flow,
        (
            ("A", "to ask 1234"),
            ("A", "◀ player 2 ▶"),
            ("right A right A", "COMPLETES"),
            ("A", "P1 asked P3:"),
        ),
    )
    slowly(flow, (("A", "to ask 234"), ("A A A A A", "P2 asked P1: "), ("A", "to ask 34")))
    slowly(
        flow,
        (
            ("A", "Who is asked?"),
            ("down", "asks no question."),
            ("A", "P3: no question"),
            ("A A", "Who is asked?"),
            ("down A", "P4: no question"),
            ("A", "clues 0"),
        ),
    )
    one, two, three = [WORDS[kind] for kind in deal.clues[:3]]
    slowly(
        flow,
        (
            ("A", "Turn a clue    3 left"),
            ("down A", "TURN A CLUE?"),
            ("A", "Clue: NOT " + one),
            ("A A", "2 left"),
        ),
    )
    slowly(flow, (("down A A", ("Clue again: NOT " + one, "Clue: NOT " + three)), ("A", "clues 2")))
    declare(flow, deal.hidden)
    slowly(flow, (("B", WORDS[shows(deal.hidden)[2]][:3]), ("B", "TALK")))
    declare(flow, deal.hidden)
    slowly(
        flow,
        (
            ("cut A", "ALL AGREED?"),
            (
                "long A",
                ("ALL WIN", "Clues 2 spare hands 0") + tuple([WORDS[kind] for kind in shows(deal.hidden)]),
            ),
        ),
    )
    slowly(flow, (("up", "BOARD"), ("B long A", ("THE CARD", spelt(code), "A on: hands"))))
    assert [WORDS[kind] in flow.text() for kind in shows(deal.hidden)] == [True] * 3
    slowly(flow, (("right", ("HAND 1 of 9", WORDS[deal.singles[0]])), ("up", "HAND 9"), ("left left", seal)))
    assert flow.secret and flow.app.game.outcome() == "won"


def test_a_wrong_card_loses_for_all():
    flow = talking(seats=2)
    declare(flow, (flow.app.game.hidden + 1) % 27)
    slowly(flow, (("long A", "ALL LOSE"),))


def test_one_alone_hears_a_statement_of_each_hand_asks_and_is_scored():
    flow = table(seats=1)
    slowly(flow, (("A wait 30", ("P2: ", "A go on")), ("A", ("ASK", "score 0"))))
    assert len(flow.app.game.board()) == 8
    slowly(
        flow,
        (
            ("A", "◀ hand 2 ▶"),
            ("left", "◀ hand 9 ▶"),
            ("A A A", "How many Green?"),
        ),
    )
    slowly(flow, (("A", "P1 asked P9: "), ("A", "score 1"), ("down A A", "Clue: NOT"), ("A", "score 3")))
    declare(flow, flow.app.game.hidden)
    slowly(flow, (("long A", "YOU WIN"), ("wait 600", "The box ")))
    assert flow.app.game.par
    slowly(flow, (("cut down up A", "The box "),))


def test_undo_takes_back_who_declined_and_no_statement():
    flow = table(seats=2)
    slowly(
        flow,
        (
            ("A", "say nothing"),
            ("left A", "P1: no statement"),
            ("A down down down A", "Player 1 said nothing"),
        ),
    )
    slowly(
        flow,
        (
            ("A", "SEAL NUMBER"),
            ("A A A A", "How many Green?"),
            ("A", "P1: "),
            ("A down down down A", "There is nothing"),
        ),
    )
    assert flow.app.game.waiting() == [1]


def test_another_player_takes_the_box_first():
    flow = table(seats=3)
    slowly(
        flow,
        (("A", "P1 "), ("B", ("Who has the box?", "player 2")), ("right", "player 3"), ("A A", "P3 SINGLES")),
    )
    slowly(flow, (("A A", "P3: "), ("A", "to say 12")))


def test_a_statement_takes_six_presses_at_most_from_the_table():
    """The box opens with A; what about; a sign in at most two steps; how."""
    for keys in (
        "A A up left A A",
        "A A down right A up",
        "A right left up A right",
        "A down left up right A",
    ):
        flow = table(seats=2)
        assert len(keys.split()) <= 6
        slowly(flow, ((keys, "ALL HEAR"),))


def own_conclusion(flow, seat):
    """-> (IS or NOT, characteristic) that follows for a seat."""
    from lawkeeper.games.deduction.fold import board

    return board.literals(flow.app.game.left(seat))


def test_a_conclusion_that_does_not_follow_is_told_only_while_the_button_is_held():
    flow = talking(seats=2)
    wrong = [kind for kind in range(9) if kind not in shows(flow.app.game.hidden)]
    keys = ("up left", "up", "up right", "left", "", "right", "down left", "down", "down right")[wrong[0]]
    slowly(flow, (("A A A", "FORM"), ("A", "IS "), (keys + " A", ("IS " + WORDS[wrong[0]], "hold A: check"))))
    board = flow.app.game.board()
    slowly(flow, (("hold A", "NOT TAKEN"), ("let go A", "hold A: check")))
    assert flow.app.game.board() == board


def test_a_conclusion_that_follows_goes_on_the_board_and_the_ring():
    found = code_with(lambda deal: len(set(deal.singles[:3])) == 1)
    flow = talking(seats=2, code=found)
    kind = flow.app.game.hand(0)[0][0]
    keys = ("up left", "up", "up right", "left", "", "right", "down left", "down", "down right")[kind]
    slowly(flow, (("A A A A", "IS"), (keys + " A", "hold A: check"), ("hold A", "P1: IS " + WORDS[kind])))
    slowly(flow, (("let go A", ""), ("A", "P1: IS " + WORDS[kind])))
    assert flow.app.frame[kind] and flow.app.frame[kind] != flow.app.frame[(kind + 3) % 9]


def test_spare_hands_are_opened_for_all_and_drawn_or_taken_by_one():
    flow = talking(seats=2)
    slowly(flow, (("A down down A", "SPARE HAND"), ("A", "Hand 3 is opened"), ("A", "OPEN HAND 3")))
    singles, completes = flow.app.game.hand(2)
    for kind in singles + bytes(shows(completes[1])):
        assert WORDS[kind] in flow.text()
    assert any(flow.app.screen.art)
    slowly(flow, (("A", "opened 1"), ("A down down A", "◀4▶"), ("A A", "OPEN HAND 4")))
    slowly(flow, (("right", "OPEN HAND 3"), ("left", "OPEN HAND 4"), ("B B", "Hand 4 lies open")))
    slowly(flow, (("left", ("Hand 3 lies open", "A hands")), ("A", "OPEN HAND 4"), ("B", "BOARD")))
    flow = talking(seats=2, second=True)
    slowly(
        flow,
        (
            ("A down down A", "SPARE HAND"),
            ("down right A", ("Player 2 takes", "hand 3.")),
            ("A", "P2 has hand 3, too"),
            ("A", "TALK"),
        ),
    )
    slowly(
        flow, (("up right", "player 2"), ("hold A", "HAND 2"), ("down", "HAND 3"), ("let go A", "OWN HAND"))
    )


def test_help_tells_what_follows_to_all_and_to_the_one_who_holds():
    flow = talking(seats=2, help=True)
    slowly(flow, (("A down down down A wait 1", "cards left"), ("right", "cards left")))
    assert "why" not in flow.text()  # nothing follows
    slowly(flow, (("B B up right down", ("WHAT FOLLOWS", "player 2")), ("hold A wait 1", "KNOWS")))
    assert "cards left" in flow.text() and flow.app.screen.secret
    slowly(
        flow,
        (("let go A", ("All others look away.", "Looks so far        1")), ("B", ("OWN HAND", "player 2"))),
    )
    flow = talking(seats=2)
    slowly(flow, (("up down", "OWN HAND"), ("B A", "Declare the card")))
    assert "follows" not in flow.text()


def test_help_tells_which_lines_of_the_board_were_used_and_draws_them():
    """A clue alone rules a sign out; that is its proof, by its line, for all and for one who holds."""
    flow = talking(seats=2, help=True)
    slowly(flow, (("A down A A", "Clue: NOT "), ("A left", "Clue: NOT ")))
    word = WORDS[flow.app.game.board()[-1][1]]
    slowly(flow, (("B A down down down A wait 1", "18"), ("right wait 1", ("NOT " + word, "5 a clue"))))
    assert "1/1" in flow.text() and any(flow.app.screen.art)
    slowly(flow, (("right", "cards left"), ("left wait 1", "5 a clue"), ("B B up down", "WHAT FOLLOWS")))
    flow.do("hold A wait 1 left wait 3")
    proof = flow.text()
    assert "/" in proof and flow.app.screen.secret and not flow.app.page.busy
    slowly(flow, (("let go A", "Hold A to read it."), ("left", "Hold A to read it."), ("hold A", "")))
    assert flow.text() == proof and flow.app.screen.secret


def test_the_board_turns_by_pages_of_whole_facts_also_of_one_player():
    flow = talking(seats=9)
    game = flow.app.game
    every = [brief(row) for row in game.board()]
    slowly(flow, (("left", ("BOARD 13-18/18", every[-1], "▲")),))
    assert [line.strip() for line in flow.lines()[1:7]] == every[12:] and "▼" not in flow.lines()[7]
    slowly(flow, (("up", "BOARD 7-12/18"), ("up", ("BOARD 1-6/18", "▼")), ("up", "BOARD 1-6/18")))
    assert [line.strip() for line in flow.lines()[1:7]] == every[:6]
    slowly(flow, (("hold down", "BOARD 13-18/18"), ("let go down", "BOARD 13-18/18")))
    slowly(flow, (("right", ("PLAYER 1 ", "P1: no question")), ("left left", "PLAYER 9 ")))
    assert "P1:" not in flow.text() and "P9: no question" in flow.text()


def test_the_table_is_told_why_a_card_is_not_declared_before_the_talk():
    flow = table(seats=2)
    slowly(flow, (("right", "after both rounds."),))


def test_a_small_ring_has_signs_and_clues():
    flow = talking(seats=9, lights=12)
    slowly(flow, (("A down A A", "Clue:"), ("A", "clues 1")))
    assert len(flow.app.frame) == 12 and all(flow.app.frame)
    assert flow.app.frame[9] != flow.app.frame[10] == flow.app.frame[11]
