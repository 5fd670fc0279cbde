# portable: runs on CPython and on the MicroPython VM
"""What a newcomer to Deduction stumbled over, by button: who speaks, second thoughts, looks, the end."""

from fakes.deduction_flow import code_with, declare, repeats, slowly, stated, table, talking
from lawkeeper.games.deduction.deal.cards import WORDS, shows
from lawkeeper.games.deduction.deal.deal import Deal
from lawkeeper.games.deduction.fold import rules
from lawkeeper.keep.journal import Journal
from lawkeeper.keep.ledger import STUMBLED, Ledger


def asking(seats):
    return stated(seats=seats)


def test_every_player_says_that_is_me_on_every_page_with_both_arrows():
    for begun, keys, page in (
        (table, "A B", "▶ the Completes"),
        (asking, "A B", "Who is asked?"),
        (talking, "A A", "A It is ..."),
    ):
        for arrow in ("right", "left"):
            flow = begun(seats=3)
            slowly(flow, ((keys, "Who has the box?"),))
            found = [flow.app.page.seat]
            for _ in range(3):
                slowly(flow, ((arrow, "Who has the box?"),))
                found.append(flow.app.page.seat)
                assert "player %d" % (found[-1] + 1) in flow.text()
            assert sorted(found[:3]) == [0, 1, 2] and found[3] == found[0]
            slowly(flow, (("A", page),))
            assert flow.app.page.seat == found[0]


def test_not_me_leads_to_the_next_one_who_may_speak():
    flow = table(seats=4)
    slowly(flow, (("A B", "player 2"), ("A A A A", "P2: "), ("A", "to say 134")))
    slowly(flow, (("A B", "player 3"), ("A B", "player 4"), ("A B", "player 1")))


def test_a_refused_conclusion_says_before_that_the_button_is_kept_down_and_b_leads_back_to_its_sign():
    flow = talking(seats=2)
    wrong = [kind for kind in range(9) if kind not in shows(flow.app.game.hidden)][0]
    keys = ("up left", "up", "up right", "left", "", "right", "down left", "down", "down right")[wrong]
    slowly(
        flow,
        (
            ("A A A A", "IS"),
            (keys + " A", ("IS " + WORDS[wrong], "All others look away.", "If so, all may read.")),
        ),
    )
    slowly(flow, (("hold A", "NOT TAKEN"), ("let go A", "If so, all may read."), ("B", "A " + WORDS[wrong])))
    slowly(flow, (("A", "If so, all may read."),))


def test_b_from_how_leads_back_to_the_sign_that_was_chosen():
    flow = table(seats=2)
    slowly(
        flow, (("A A down right A", "How many Triangle?"), ("B", "A Triangle"), ("A", "How many Triangle?"))
    )


def test_all_hear_goes_on_with_a():
    flow = table(seats=2)
    slowly(flow, (("A A A", "How many Green?"), ("A", "ALL HEAR")))
    assert flow.lines()[7].split() == ["A", "go", "on"]


def test_saying_nothing_and_turning_a_clue_want_a_second_press():
    flow = table(seats=2)
    slowly(flow, (("A left", "Is that so?"), ("B", "◀ say nothing")))
    assert not flow.app.game.board()
    slowly(flow, (("left A", "P1: no statement"), ("A A left", "Is that so?"), ("A A", "to ask 12")))
    slowly(flow, (("A down", "asks no question."), ("B", "Who is asked?"), ("down A", "P1: no question")))
    slowly(
        flow,
        (("A A down wait 1 A A", "clues 0"), ("A down A", ("TURN A CLUE?", "0 of 3")), ("B", "Turn a clue")),
    )
    assert not flow.app.game.clues
    slowly(flow, (("A A", "Clue: NOT"),))


def test_alone_a_question_begins_at_the_hand_that_was_asked_last():
    flow = table(seats=1)
    slowly(flow, (("A wait 30", "A go on"), ("A A", "◀ hand 2 ▶"), ("left left", "◀ hand 8 ▶")))
    slowly(flow, (("A A A A", ("THE BOX SAYS", "P1 asked P8")), ("A A", "◀ hand 8 ▶")))


def test_alone_all_eight_facts_can_be_read():
    flow = table(seats=1)
    slowly(flow, (("A wait 30", ("P2: ", "▼")), ("hold down", ("P9: ", "▲")), ("let go down", "P9: ")))


def test_a_first_press_on_the_end_pages_goes_on_and_stops_at_the_last_one():
    flow = talking(seats=2, code=code_with(repeats))
    declare(flow, flow.app.game.hidden)
    card = [WORDS[kind] for kind in shows(flow.app.game.hidden)]
    slowly(flow, (("long A", ["ALL WIN"] + card),))
    assert any(flow.app.screen.art)
    slowly(
        flow,
        (
            ("long A", "A on: hands"),
            ("A", ("HAND 1", "A on: known")),
            ("A wait 200", ("KNOWN TO ALL", "A on: P1")),
        ),
    )
    slowly(flow, (("A", "KNOWN TO P1"), ("A", "KNOWN TO P2"), ("A", "BEST STATEMENT"), ("A", "PROOF")))
    slowly(flow, (("A A A A", "PROOF"), ("left right", "PROOF")))


def test_signs_that_clues_rule_out_and_that_were_concluded_are_marked_where_one_is_chosen():
    code = code_with(lambda deal: len(set(deal.singles[:3])) == 1)
    flow = talking(seats=2, code=code)
    clue, sure = [WORDS[kind][:3] for kind in (Deal(code).clues[0], Deal(code).singles[0])]
    plain = flow.app.game
    assert plain.play(bytes((rules.CONCLUDE, 0, rules.IS, Deal(code).singles[0], 0)), 0) is None
    slowly(flow, (("A down A A A", "opened 0"), ("right", ("DECLARE", clue + "✗", sure + "✓"))))
    slowly(flow, (("B A A A A", (clue + "✗", sure + "✓")),))
    for other in [WORDS[kind][:3] for kind in range(3 * (Deal(code).singles[0] // 3), 3)]:
        assert other == sure or other + "✗" in flow.text()


def test_every_look_counts_when_it_begins_and_survives_cuts_and_the_proof_tells_how_many():
    flow = table(seats=2)
    for looks in range(4):
        slowly(flow, (("up", "Looks so far        %d" % looks), ("hold A", "PLAYER 1")))
        if looks % 2:
            slowly(flow, (("cut A", "▲hand"),) if flow.app.game.board() else (("cut A A", "▲hand"),))
        else:
            slowly(flow, (("let go A B", "▲hand"),))
    slowly(flow, (("cut A A", "▲hand"), ("up", "Looks so far        4"), ("B down up A", "GIVE UP?")))
    slowly(
        flow, (("long A", "GIVEN UP"), ("long A", "THE CARD"), ("left", ("PROOF", "Looks               4")))
    )


def test_after_a_crash_the_page_says_so():
    flow = table(seats=2)
    Ledger(Journal(flow.nvm)).note(STUMBLED, b"Boom fold/rules.py _state")
    slowly(
        flow,
        (
            ("cut", "The box has stumbled."),
            ("A A A A A", "How many Green?"),
            ("A", "P1: "),
            ("cut", "The power was off."),
        ),
    )


def test_the_ring_keeps_a_dark_light_between_signs_seats_and_clues():
    flow = talking(seats=9)
    slowly(flow, (("A", "TALK"),))
    frame = flow.app.frame
    assert not frame[9] and not frame[19] and not frame[23]
    assert all(frame[:9]) and all(frame[10:19]) and all(frame[20:23])


SIGN = [" up left", " up", " up right", " left", "", " right", " down left", " down", " down right"]


def presses(keys):
    """-> how many buttons are pressed for a statement, from the table until all hear it."""
    flow = table(seats=2)
    for key in keys.split():
        flow.wait(1)
        assert "ALL HEAR" not in flow.text()
        flow.do(key)
    assert "ALL HEAR" in flow.text()
    return len(keys.split())


def test_every_statement_takes_six_presses_at_most():
    """The table's A, what about, two steps to a sign at most, A, how; one Complete: its three signs and A."""
    found = []
    for sign in SIGN:
        for what, hows in (("A", ("A", "right", "up", "down")), ("right", ("A", "right"))):
            found += [presses("A %s%s A %s" % (what, sign, how)) for how in hows]
    for card in range(27):
        steps = [("left", "up", "right")[kind % 3] for kind in shows(card)]
        found.append(presses("A down %s A" % " ".join(steps)))
    print("presses for a statement: %d to %d, %d ways" % (min(found), max(found), len(found)))
    assert len(found) == 81 and (min(found), max(found)) == (4, 6)
    assert presses("A left A") == 3
