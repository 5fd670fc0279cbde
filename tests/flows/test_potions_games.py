# portable: runs on CPython and on the MicroPython VM
"""Whole games of Logic Potions by button: each call-out, each challenge, power cuts."""

from fakes.flash import Nvm
from fakes.flow import Flow
from fakes.place import settle
from fakes.potions_flow import accused, announce, arrange, brew, call, choose, hand, quiet_turn, slowly, table
from lawkeeper.games.potions.fold import moves

RULES = ((1, "S>=1 : fizzy"), (2, "H>=1 : red"))
TO_FORM = ("down down down A", "NEW: LOGIC POTIONS")


def write(flow):
    """The plainest rule is read, written, and nobody calls; then the turn ends."""
    slowly(flow, (("A", "WRITES"), ("A", "STILL LEGAL?"), ("A", "DRINKS"), ("A", "TURN")))


def test_three_seats_play_faster_from_the_menu_to_the_review_with_power_cuts():
    settle(())
    flow = Flow(Nvm())
    slowly(flow, (TO_FORM, ("A", "SEAL NUMBER")))
    seal = flow.app.game.fingerprint()
    slowly(flow, (("A", "Market"),))
    quiet_turn(flow)
    slowly(flow, (("cut", "The power was off."), ("A", "1 rule")))
    first = hand(flow)[0]
    brew(flow, first)
    slowly(flow, (("cut A", "PREDICT?"),))
    announce(flow, "red")
    illegal = not flow.app.game.book.keeps(flow.app.game.space, 1, flow.app.game.brew, flow.app.game.potion)
    caller = (flow.app.game.turn + 1) % 3
    call(flow, ("up", "down", "left")[caller], "POINTS")
    slowly(flow, (("cut A", "A yes"), ("A", "POINTS"), ("down A", "WINS")))
    winner = caller if illegal else (caller - 1) % 3
    assert flow.app.game.winner == winner and "P%d WINS" % (winner + 1) in flow.text()
    slowly(flow, (("up", "ILLEGAL, rule 1:"), ("B long A", "REVIEW"), ("wait 5", "wrote rule 1")))
    slowly(flow, (("right", "ALL RULES"), ("right", "POTIONS LEFT"), ("down", "rule 1")))
    slowly(flow, (("right", "CODE OF A PUZZLE"), ("right", seal)))


def test_a_prediction_names_its_potion_and_comes_true():
    flow = table((1, "C>=1 : red"))
    brew(flow, "H")
    call(flow, "left", "P3 PREDICTS")
    slowly(flow, (("down A", ("P1 BREWS", "P3 predicted red")), ("down A", "ILLEGAL?")))
    slowly(flow, (("A", ("P3 predicted red.", "became red", "P1 loses to P3")), ("A", "P2 TURN")))


def test_illegal_points_at_a_rule_and_others_may_call_after_a_wrong_one():
    flow = table(*RULES, seats=4, hands=("HS", "CD", "HH", "CC"))
    brew(flow, "HS")
    announce(flow, "red")
    call(flow, "right", "P4 POINTS")
    slowly(
        flow, (("down down", "2p3"), ("right", "by P3: IF it has at"), ("A A", ("P4 LOSES", "it is kept")))
    )
    slowly(flow, (("A", "ILLEGAL?"),))
    call(flow, "left", "P3 POINTS")
    slowly(flow, (("down A", ("P1 LOSES", "P3: ILLEGAL, rule 1:")), ("A", "P2 TURN")))


def test_still_legal_and_a_rule_of_two_conditions_in_fifteen_presses():
    flow = table()
    brew(flow, "H")
    announce(flow, "red")
    steps = "right up right right up right right up"  # ... or at least 1 spade ... THEN tasty
    slowly(flow, ((steps, "IF"), ("A", "spade THEN it is not")))
    assert len(steps.split()) + 2 <= 15
    slowly(flow, (("A", "STILL LEGAL?"),))
    call(flow, "down", ("P1 LOSES", "it is kept"))
    slowly(flow, (("A", "TURN"),))


def contradiction(flow):
    """To the page on which the challenger names a set."""
    slowly(flow, (("right", "CONTRADICTION"), ("A", "P1 or P3 loses."), ("A", "NAMES A SET")))


def test_a_contradiction_challenge_with_a_power_cut_in_every_step():
    settle(())
    flow = Flow(Nvm())
    slowly(flow, (TO_FORM, ("A A", "Market")))
    quiet_turn(flow)
    slowly(flow, (("right", "CONTRADICTION"), ("A wait 1 A", "NAMES A SET"), ("up up cut A", "1 diamond")))
    slowly(flow, (("A", "it can be"), ("cut A", "it can be"), ("down A", "POINTS"), ("cut A", "POINTS")))
    slowly(flow, (("down A", "WINS"),))


def test_contradiction():
    flow = table(*RULES)
    contradiction(flow)
    slowly(flow, (("up up up right down", "1 heart, 1 spade"), ("A", "it can be")))
    choose(flow, "red")
    slowly(flow, (("down A", ("P3 LOSES", "P1 points at 1")), ("A", "P1 TURN")))


def test_a_named_set_can_be_taken_back_until_something_is_said_of_it_the_challenge_stays():
    settle(())
    flow = Flow(Nvm())
    slowly(flow, (TO_FORM, ("A A", "Market")))
    quiet_turn(flow)
    slowly(flow, (("right", "CONTRADICTION"), ("A wait 1 A", "NAMES A SET")))
    slowly(flow, (("B right down A", ("UNDO", "A challenge stays,", "MORE, I")), ("B B B", "NAMES A SET")))
    slowly(flow, (("up A", "it can be"), ("B right down A", ("UNDO?", "A set was named"))))
    slowly(flow, (("A", ("NAMES A SET", "nothing yet")), ("up up A", "1")))
    assert flow.app.game.challenge.set == b"\1"
    slowly(flow, (("down A", "POINTS"), ("B right down A", ("UNDO", "A challenge stays,"))))


def test_universal_theory():
    flow = table((1, "*>=2 : fizzy"), (2, "*<=2 : fizzy"))
    slowly(
        flow, (("right right", ("UNIVERSAL THEORY", "leave each set one")), ("A wait 1 A", "P3 NAMES A SET"))
    )
    slowly(flow, (("up A", "nothing but"),))
    choose(flow, "fizzy")
    slowly(flow, (("down A", "P1 POINTS"),))
    choose(flow, "2p3")
    slowly(flow, (("A", "P1 TURN"),))
    assert flow.app.game.left() == [0, 1]


def test_redundancy():
    flow = table((1, "H>=1 : red"), (2, "H>=2 : red"), redundancy=True)
    slowly(flow, (("right left", "REDUNDANCY"), ("A wait 1 A", "P3 NAMES A SET")))
    slowly(flow, (("up up up right up up up", "2 hearts"), ("A", "keeps all rules:")))
    slowly(flow, (("down A", "breaks only rule 2"),))
    slowly(flow, (("down A", "P1 JUDGES"),))
    choose(flow, "second breaks")
    slowly(flow, (("wait 0", "A point"), ("B", ("B rules", "▲▼ choose")), ("down", "both keep rule 2")))
    choose(flow, "second breaks")
    slowly(flow, (("down A", ("P3 LOSES", "P1 points at")),))


def test_emperical_potions_are_written_down_and_challenged():
    flow = table((1, "H>=1 : red"), mathematical=True, emperical=True)
    brew(flow, "H")
    announce(flow, "fizzy")
    slowly(flow, (("A", "RULE 3"), ("A", "WRITES"), ("A", "DRINKS"), ("A", "P2 TURN")))
    slowly(flow, (("B", "was ♥→fizzy"), ("B right", "CONTRADICTION"), ("left", "EMPERICAL")))
    choose(flow, "was ♥→fizzy")
    slowly(flow, (("A", "P2 POINTS"), ("down A", ("P1 LOSES", "P2 points at 1"))))


def test_passing_the_buck_in_a_challenge_and_while_brewing():
    flow = table((1, "S>=1 : fizzy"), (2, "H>=1 : red"), buck=True, seats=4, hands=("HS", "CD", "HH", "CC"))
    contradiction(flow)
    slowly(
        flow,
        (("B right", "Pass the buck"), ("A", "CONTRADICTION"), ("A", "P3 or P2 loses."), ("A", "P3 NAMES")),
    )
    slowly(flow, (("B right down down A", "I LOSE"), ("right", "◀ P3 ▶"), ("left long A", "P2 loses to P3")))


def test_a_brewer_who_is_called_illegal_blames_a_rule():
    flow = table((1, "S>=1 : fizzy"), (1, "H>=1 : red"), buck=True)
    accused(flow, "HS", "fizzy", "2p2")
    choose(flow, "pass the buck")
    slowly(flow, (("wait 1", "CONTRADICTION"), ("A", "P1 or P2 loses."), ("A", "it can be")))
    slowly(flow, (("down A", "P1 POINTS"),))
    choose(flow, "1p2")
    slowly(flow, (("A", "P1 TURN"), ("right", "The brew begins")))


def test_victory_potions_and_a_thief():
    flow = table((2, "H>=1 : -tasty"), victory=True, count=4)
    brew(flow, "H")
    announce(flow, "victory")
    slowly(flow, (("A", "STEAL?"),))
    call(flow, "down", "PREDICT?")
    slowly(flow, (("A", "P2 BREWS"), ("down A", "ILLEGAL?")))
    slowly(flow, (("A", ("Nobody has stopped", "P1 loses to P2")), ("A", "P2 TURN")))


def test_a_victory_potion_that_nobody_steals():
    flow = table(victory=True, count=4)
    brew(flow, "H")
    announce(flow, "victory")
    slowly(flow, (("A", "Nobody steals?"), ("B", "A all pass"), ("A wait 1 A", "P1 WINS")))


def test_one_loses_by_choice_and_the_game_goes_on():
    flow = table()
    slowly(flow, (("down", "MORE"), ("down down A", "I LOSE"), ("long A", "P1 loses"), ("A", "P2 TURN")))
    assert flow.app.game.left() == [1, 2]


def test_to_the_last_one_with_rules_crossed_off():
    flow = table(*RULES, seats=3)
    contradiction(flow)
    slowly(flow, (("B right down down A", "I LOSE"), ("long A", "loses to"), ("A", "TURN"), ("B", "✗")))
    left = flow.app.game.left()
    assert len(left) == 2
    slowly(flow, (("B down down down A", "I LOSE"), ("long A", "WINS")))


def test_a_timer_closes_a_call_out():
    flow = table(timer=10)
    brew(flow, "H")
    slowly(flow, (("wait 3", " s"), ("wait 9", "P1 BREWS")))
    assert flow.app.game.phase == moves.ANNOUNCE


def test_undo_takes_back_a_brew_and_a_rule():
    flow = table()
    brew(flow, "H")
    slowly(flow, (("B right", "Undo"), ("down A", "Ingredients were"), ("A", "P1 TURN")))
    assert flow.app.game.phase == moves.TURN
    slowly(flow, (("A", "BREWS"), ("B", "P1 TURN"), ("B", "RULES"), ("B", "P1 TURN")))


def test_hands_may_be_arranged_by_a_test():
    flow = table()
    arrange(flow, RULES, ("C", "D", "H"), 2)
    assert hand(flow) == "H" and flow.app.game.turn == 2
