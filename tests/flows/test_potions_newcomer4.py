# portable: runs on CPython and on the MicroPython VM
"""What a fourth newcomer to Logic Potions stumbled over, by button: whose rule was challenged, rows named
alike, holds that played, a rule to mend after undo, what was taken, own rules, buzzers and messages."""

from fakes.potions import KINDS
from fakes.potions_flow import announce, brew, hand, quiet_turn, slowly, table
from flows.test_potions_newcomer import dealt
from flows.test_potions_newcomer2 import posed
from flows.test_potions_newcomer3 import held
from lawkeeper.games.potions.fold import moves
from lawkeeper.games.potions.mind import puzzle
from lawkeeper.ui.screen import CUT

# Rule 1 keeps only red for ♥, rule 2 only fizzy: with both of them nothing is left.
RULES = ((1, "H>=1 : red"), (2, "H>=1 : -red"))


def challenged(**options):
    """P1 has challenged rule 2 of P3, and points at rule 1 of P2, which the brew breaks."""
    flow = table(*RULES, **options)
    slowly(
        flow,
        (("right", "CONTRADICTION"), ("A", "A do it"), ("A", "NAMES A SET"), ("right", ("◀▶ place", "▲▼"))),
    )
    named = "down" if KINDS.index("H") > 1 else "up"
    for _ in range(8):
        if "heart" in flow.text():
            break
        flow.do(named)
    assert "Contradiction rule 2" in flow.text()
    slowly(flow, (("A", "it can be"), ("down down A", "POINTS"), ("down", "1p2")))
    return flow


def test_a_lost_challenge_names_the_challenged_rule_who_challenged_and_the_kind():
    flow = challenged()
    slowly(flow, (("A", "P3 LOSES"), ("wait 1", ("P1 challenged rule 2", "by P3: Contradiction"))))
    shown = flow.text()
    assert "P1 points at 1: it" in shown and "1p2" in shown and CUT not in shown
    flow = challenged(faster=True)
    slowly(flow, (("A", "P3 LOST, P1 WINS"), ("wait 1", ("challenged rule 2", "is broken", "1p2"))))


def test_who_gives_up_in_a_challenge_reads_which_it_was():
    flow = table(*RULES)
    slowly(flow, (("right A", "A do it"), ("A", "NAMES"), ("B", "RULES"), ("right down down A", "I LOSE")))
    slowly(flow, (("long A", ("P3 LOSES", "P1 challenged rule 2", "by P3: Contradiction")),))


def test_the_rules_of_the_players_and_those_of_the_game_are_named_apart():
    flow = table(*RULES)
    slowly(flow, (("down", ("MORE", "Our rules", "How to play")), ("A", "OUR RULES")))
    slowly(flow, (("B down down down down A", "HOW TO PLAY 1/"),))


def test_no_page_of_a_puzzle_is_cut():
    flow, _ = posed(puzzle.FORCED)
    slowly(flow, (("A", ("▲▼rule ▶answer", "B back")), ("right", ("◀▶ place", "▲▼ change"))))


def test_a_hold_of_a_plays_nothing():
    flow = table(*RULES)
    assert held(flow).startswith("The active player may")
    slowly(flow, (("A up", "P1 BREWS"),))
    assert held(flow).startswith("Choose 1 to 3") and flow.app.game.phase == moves.TURN
    slowly(flow, (("A", "PREDICT?"),))
    announce(flow, "red")
    slowly(flow, (("A", "RULE 3 A:?"),))
    assert "makes" not in held(flow) and "RULE 3" in flow.text()
    assert "else you lose." in held(flow)
    slowly(flow, (("A", "P1 WRITES RULE 3 A:?"),))
    assert held(flow).startswith("Press A, and the rule is written.")
    assert flow.app.game.phase == moves.WRITING
    slowly(flow, (("A", "STILL LEGAL?"), ("A", "DRINKS")))
    assert held(flow).startswith("The potion is drunk.") and flow.app.game.phase == moves.TAKING
    flow = table(*RULES)
    slowly(flow, (("right A", "A do it"),))
    held(flow)
    assert "A do it" in flow.text() and not flow.app.game.challenge


def test_signs_stand_together_on_one_page_of_help():
    flow = table(*RULES)
    brew(flow, "H")
    flow.do("hold A")
    flow.do("let go A")
    assert "♣" not in "".join(flow.lines()[1:7])
    flow.do("A")
    assert "♣ club, ♦ diamond" in flow.text() and "& and, | or" in flow.text()


def test_a_rule_that_is_taken_back_is_there_to_be_mended():
    flow = dealt()
    brew(flow, hand(flow)[0])
    announce(flow, "red")
    slowly(flow, (("left up up up A", "WRITES"), ("A", "STILL LEGAL?")))
    slowly(flow, (("B right", "MORE"), ("down A", "UNDO?"), ("A", ("RULE 1", "[no]"))))
    slowly(flow, (("A", "WRITES"), ("A", "STILL LEGAL?")))


def test_the_table_says_what_was_taken_and_the_record_says_it_later():
    flow = table()
    flow.app.game.cards.market = bytes([KINDS.index(letter) for letter in "CCSS"])
    quiet_turn(flow)
    slowly(flow, (("wait 0", "1 rule     P1 took ♣♣"), ("up", ("P1 drank red, took", "♣♣"))))


def test_the_list_of_challenges_says_that_own_rules_are_left_out():
    flow = table((0, "H>=1 : red"), *RULES)
    slowly(flow, (("right", ("your own: left out)", "2p2")),))
    assert "1p1" not in flow.text()


def test_the_foot_says_which_one_a_third_ingredient_throws_out():
    flow = table()
    flow.app.game.cards.market = bytes([KINDS.index(letter) for letter in "CDSS"])
    brew(flow, "H")
    announce(flow, "red")
    slowly(flow, (("A", "WRITES"), ("A", "STILL LEGAL?"), ("A", ("DRINKS", "◀▶ go"))))
    slowly(flow, (("right right up", "club goes back"), ("left", "◀▶ go")))


def test_a_brewer_who_presses_the_own_buzzer_costs_nobody_else_a_press():
    flow = table()
    brew(flow, "H")
    slowly(flow, (("up", "Who brews cannot call"), ("down", "P2 PREDICTS?")))
