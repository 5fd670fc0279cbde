# portable: runs on CPython and on the MicroPython VM
"""What newcomers to Logic Potions stumbled over, by button: what was half entered, fatal taps, what a
challenge claims, why somebody loses, rules with brackets, the way back, codes."""

from fakes.flash import Nvm
from fakes.flow import Flow
from fakes.place import settle
from fakes.potions import KINDS, setup
from fakes.potions_flow import GAME, announce, brew, call, choose, hand, quiet_turn, slowly, table
from lawkeeper.games.potions.brew.form import parts
from lawkeeper.games.potions.brew.rule import AND, OR
from lawkeeper.games.potions.fold import moves
from lawkeeper.ui import ring

RULES = ((1, "S>=1 : fizzy"), (2, "H>=1 : red"))
HALF = ("right up right", "or [at least 1]")
# (at least 1 heart or at least 1 spade) and (at least 1 club or at least 1 diamond)
BOTH = "right up right right up right down right right up up right up right right up"


def dealt(**options):
    """A flow at the table of a game as it was dealt, which survives a power cut."""
    settle(())
    flow = Flow(Nvm())
    flow.app.start(GAME, setup(**options).encode())
    slowly(flow, (("A", "Market"),))
    return flow


def writing():
    """At a new rule, with a condition begun."""
    flow = dealt()
    brew(flow, hand(flow)[0])
    announce(flow, "red")
    slowly(flow, (HALF,))
    return flow


# -- what was half entered ---------------------------------------------------------------------------------


def test_a_half_written_rule_is_there_after_a_look_at_the_rules_a_pause_the_menu_and_a_power_cut():
    flow = writing()
    slowly(flow, (("B", "RULES"), ("B", HALF[1]), ("hold B let go B", "PAUSED"), ("A", HALF[1])))
    slowly(flow, (("cut", "entering is kept."), ("A", HALF[1])))
    slowly(flow, (("up wait 1 cut A", "or [at least 2]"),))
    slowly(flow, (("B right", "MORE"), ("up up A", "LAWKEEPER"), ("A", "RULE 1"), ("wait 1", "at least 2")))
    slowly(flow, (("A", "WRITES"), ("A", "STILL LEGAL?")))
    first, second, join = flow.app.game.book.code(1)[2:]
    assert (first & 15, second & 15, join) == (1, 2, OR)
    slowly(flow, (("A", "DRINKS"), ("A", "TURN")))


def test_the_next_rule_begins_anew():
    flow = writing()
    slowly(flow, (("A", "WRITES"), ("A", "STILL LEGAL?"), ("A", "DRINKS"), ("A", "TURN")))
    brew(flow, hand(flow)[0])
    announce(flow, "fizzy")
    slowly(flow, (("A", ("RULE 2", "THEN it is", "not fizzy")),))
    assert " or " not in flow.text()


def test_a_half_named_set_is_there_after_a_look_at_the_rules_and_a_power_cut():
    flow = dealt()
    quiet_turn(flow)
    slowly(flow, (("right A", "A do it"), ("A", "NAMES A SET"), ("up up right up", "1 club, 1 diamond")))
    slowly(flow, (("B", "RULES"), ("B", "1 club, 1 diamond"), ("cut", "entering is kept.")))
    slowly(flow, (("A", "1 club, 1 diamond"), ("up", "2 diamonds"), ("cut A", "2 diamonds")))
    slowly(flow, (("A", "it can be"),))
    assert flow.app.game.challenge.set == b"\1\1"


def test_drafts_leave_the_journal_room_for_all_turns_that_are_promised():
    flow = writing()
    journal, game = flow.app.ledger.journal, flow.app.game
    for _ in range(60):
        flow.do("up right left")
    assert journal.free > 9 * game.turns_left + 32
    slowly(flow, (("B B", "RULE 1"),))  # without room it is still there after a look elsewhere


# -- fatal taps --------------------------------------------------------------------------------------------


def test_a_second_press_after_all_pass_announces_nothing():
    flow = table()
    brew(flow, "H")
    slowly(flow, (("A", ("P1 BREWS", "▲▼ choose")), ("A", "▲▼ choose first")))
    assert flow.app.game.phase == moves.ANNOUNCE
    slowly(flow, (("down", ("red", "A say it")), ("A", "RULE 1")))
    flow = table()
    brew(flow, "H")
    slowly(flow, (("A", "P1 BREWS"), ("up A", "RULE 1")))
    assert flow.app.game.potion == 2


def test_a_buzzer_is_asked_what_it_means_and_b_leads_back_from_each_call():
    flow = table(*RULES)
    brew(flow, "HS")
    slowly(flow, (("left", ("P3 PREDICTS?", "Right:", "Wrong: P3")), ("B", "A all pass")))
    assert flow.app.game.phase == moves.PREDICT
    slowly(
        flow, (("A", "P1 BREWS"), ("down A", "ILLEGAL?"), ("down", "P2 CALLS ILLEGAL?"), ("left", "P2 CALLS"))
    )
    slowly(flow, (("B", "A all pass"), ("A", "RULE 3"), ("A", "WRITES"), ("A", "STILL LEGAL?")))
    slowly(
        flow,
        (
            ("down", ("P2 CALLS STILL LEGAL?", "keeps rule", "Right: P1 out.", "P2 out.")),
            ("B", "A all pass"),
        ),
    )
    assert flow.app.game.left() == [0, 1, 2] and flow.app.game.phase == moves.STILL


def test_a_question_stops_the_clock_of_a_call_out_and_answers_no_press_meant_for_the_page_before():
    flow = table(timer=10)
    brew(flow, "H")
    flow.do("down A")
    assert flow.app.game.phase == moves.PREDICT and "P2 PREDICTS?" in flow.text()
    slowly(flow, (("wait 20", "P2 PREDICTS?"), ("B", "A all pass"), ("wait 11", "P1 BREWS")))


def test_nobody_points_takes_a_verdict_or_judges_by_a_press_too_many():
    flow = table(*RULES, buck=True, redundancy=True)
    brew(flow, "HS")
    slowly(
        flow, (("A", "P1 BREWS"), ("down A", "ILLEGAL?"), ("left", "P3 CALLS ILLEGAL?"), ("A", "P3 POINTS"))
    )
    slowly(flow, (("A", "choose first"), ("down A", "P1 ANSWERS"), ("A", "choose first"), ("B", "RULES")))
    slowly(flow, (("B", "take the verdict"), ("down A", "P1 LOSES")))
    flow = table((1, "H>=1 : red"), (2, "H>=2 : red"), redundancy=True)
    slowly(flow, (("right left A", "REDUNDANCY"), ("A", "NAMES A SET"), ("A", "choose one first")))
    slowly(flow, (("up A", "keeps all rules:"), ("A", "choose first"), ("down A", "breaks only")))
    slowly(flow, (("down A", "JUDGES"), ("A", "choose first")))
    assert flow.app.game.challenge


def test_a_victory_potion_is_not_finished_by_a_press_too_many():
    flow = table(victory=True, count=4)
    brew(flow, "H")
    announce(flow, "victory")
    flow.do("A A")
    slowly(flow, (("wait 1", "Nobody steals?"), ("B", "STEAL?")))
    assert not flow.app.game.over


# -- what is claimed, and why somebody loses ---------------------------------------------------------------


def test_each_challenge_says_what_it_claims_before_it_is_issued():
    flow = table(*RULES, redundancy=True)
    slowly(flow, (("right", ("CONTRADICTION", "up to 2", "no", "potion at all.")),))
    slowly(flow, (("down", "up to 1"), ("right", ("UNIVERSAL THEORY", "one", "potion at most."))))
    slowly(flow, (("right", ("REDUNDANCY", "changes", "nothing:")), ("A", ("P1 says:", "P1 or P2 loses."))))
    slowly(flow, (("right", "IF it has at"), ("A B", "REDUNDANCY")))
    assert flow.app.game.phase == moves.TURN


def test_alone_the_box_says_which_rule_it_challenges_and_what_it_claims():
    flow = table((0, "S>=1 : fizzy"), (0, "H>=1 : red"), seats=2, strength=3, hands=("HS", "CD"))
    flow.app.game.turn = 1
    flow.app.to_game()
    slowly(flow, (("A wait 4", ("THE BOX CHALLENGES", "Contradiction", "up to 2", "2 by YOU:")),))
    slowly(flow, (("A wait 4", ("YOU, RULE 2", "it can be")),))


def test_who_loses_by_a_prediction_reads_what_was_predicted_and_what_it_became():
    flow = table()
    brew(flow, "H")
    call(flow, "left", "P3 PREDICTS")
    slowly(flow, (("down A", "P3 predicted red."),))
    choose(flow, "tasty")
    slowly(flow, (("wait 1", ("P3 LOSES", "P3 predicted red. ♥", "became tasty.", "P3 loses to P1")),))


def test_who_gives_up_reads_so_and_a_verdict_shows_the_brew_and_says_kept_or_broken():
    flow = table(*RULES)
    slowly(flow, (("down down down A", "I LOSE"), ("long A", ("P1 LOSES", "P1 gives up."))))
    flow = table(*RULES)
    brew(flow, "HS")
    slowly(flow, (("A", "P1 BREWS"), ("down A", "ILLEGAL?")))
    call(flow, "left", "P3 POINTS")
    choose(flow, "1p2")
    slowly(flow, (("wait 1", ("P1 LOSES", "♥♠→red", "ILLEGAL, rule 1:", "it is broken")),))


def test_who_loses_by_redundancy_reads_what_was_said_of_both_brews():
    """Rule 2 is redundant: the author names red, which keeps it, and fizzy, which breaks more than rule 2."""
    for said, loser, words in (
        ("both keep", "P3 LOSES", "rule 2. So it is."),
        ("neither", "P1 LOSES", "Not so."),
    ):
        flow = table((1, "H>=1 : red"), (2, "H>=2 : red"), redundancy=True)
        slowly(
            flow, (("right left A", "REDUNDANCY"), ("A", "NAMES A SET"), ("up up up A", "keeps all rules"))
        )
        slowly(flow, (("down A", "breaks only"), ("down A", "P1 JUDGES")))
        choose(flow, said)
        slowly(flow, (("wait 1", (loser, "♥→red", "♥→fizzy", "P1 says: " + said, words)),))


def test_still_legal_shows_the_new_rule_in_words():
    flow = table()
    brew(flow, "H")
    announce(flow, "red")
    slowly(
        flow, (("A", "WRITES"), ("A", ("♥→red", "IF it has at least 1", "heart THEN it is not", "▼P2 ◀P3")))
    )


def test_four_conditions_and_brackets_are_read_elsewhere_and_nothing_is_cut():
    flow = table()
    brew(flow, "H")
    announce(flow, "red")
    slowly(flow, ((BOTH, "or at least 1"), ("A", "WRITES")))
    slowly(flow, (("A", ("STILL LEGAL?", "4 conditions→!red", "B reads it")), ("B", "1p1 4 conditions→!red")))
    slowly(flow, (("A", ("IF it (has", "spade) and")),))


# -- signs, lights, words ----------------------------------------------------------------------------------


def test_letters_stand_below_the_suits_and_who_waits_is_not_as_who_has_lost():
    flow = table(*RULES)
    slowly(flow, (("A", (" ♥  ♠", " h  s", " ▲")),))
    frame = flow.app.frame
    assert frame[1] & 7 not in (ring.RED, ring.AMBER) and frame[0] & 7 == ring.GREEN


def test_alone_a_row_names_the_author_in_full():
    flow = table((0, "S>=1 : fizzy"), (1, "H>=1 : red"), seats=2, strength=1, hands=("HS", "CD"))
    slowly(flow, (("B", ("1 you ♠≥1→fizzy", "2 box ♥≥1→red")),))


# -- the way back ------------------------------------------------------------------------------------------


def test_the_table_names_b_and_an_undo_without_a_move_says_what_stays():
    flow = table()
    assert flow.lines()[7].split()[:2] == ["B", "rules"]
    slowly(flow, (("B right down A", ("UNDO", "What was called,", "judged stays")),))


# -- brackets and codes ------------------------------------------------------------------------------------


def test_one_or_another_and_one_or_another_can_be_put_together():
    flow = table()
    brew(flow, "H")
    announce(flow, "red")
    slowly(flow, ((BOTH, ("IF (at least 1 heart", "or at least 1 spade)", "and (at least 1 club")),))
    assert len(BOTH.split()) + 2 <= 18  # a typical rule takes 10
    shown = " ".join(flow.text().split())
    assert shown.count("(") == shown.count(")") == 2, shown
    slowly(flow, (("A", "WRITES"), ("A", "STILL LEGAL?")))
    code = flow.app.game.book.code(1)
    join, left, right = parts(code)
    assert join == AND and left[0] == right[0] == OR and len(code) <= 10
    found = [byte >> 4 for byte in left[1:] + right[1:]]
    assert found == [KINDS.index(kind) for kind in "HSCD"]


def test_a_bracket_that_closes_has_opened():
    flow = writing()
    slowly(flow, (("right right up up up", "IF (at least 1"), ("wait 1", ") and")))
    shown = flow.text()
    assert shown.count("(") == shown.count(")")


def test_the_rules_of_a_finished_game_are_a_code():
    flow = table(*RULES, faster=True)
    slowly(flow, (("down down down A", "I LOSE"), ("long A", "P1 LOSES"), ("A", "P2 TURN")))
    slowly(flow, (("down down down A", "I LOSE"), ("long A", "P3 WINS"), ("long A wait 3", "REVIEW")))
    slowly(flow, (("right right right", ("CODE OF A PUZZLE", "2 rules. It asks:", "Which rule breaks it?")),))
    assert flow.lines()[4].count("-") >= 3


def test_the_review_turns_by_pages_and_cuts_nothing():
    flow = table(seats=3, faster=False)
    for _ in range(5):
        quiet_turn(flow)
    slowly(flow, (("down down down A", "I LOSE"), ("long A", "LOSES"), ("A", "TURN")))
    slowly(
        flow,
        (
            ("down down down A", "I LOSE"),
            ("long A", "WINS"),
            ("long A", "REVIEW"),
            ("wait 6", ("REVIEW", "▼")),
        ),
    )
    last = flow.lines()[6]
    slowly(flow, (("down", "▲"),))
    assert flow.lines()[1] == last


def test_the_rules_in_short_turn_by_pages():
    flow = table()
    slowly(flow, (("down down down down down A", "HOW TO PLAY 1/"),))
    last = flow.lines()[6]
    slowly(flow, (("down", "last one left wins."),))
    assert last in flow.lines()[1:6]


def test_a_goes_on_through_all_that_is_told_and_the_last_page_offers_a_new_game():
    flow = table((0, "H>=1 : red"), seats=2, hands=("HS", "CD"))
    slowly(
        flow,
        (("down down down A", "I LOSE"), ("long A", "WINS"), ("long A", "REVIEW"), ("wait 3", "A on: rules")),
    )
    slowly(flow, (("A", "ALL RULES"), ("A", "POTIONS LEFT"), ("A", "CODE OF A PUZZLE"), ("A", "PROOF")))
    slowly(flow, (("A", "NEW: LOGIC POTIONS"),))
