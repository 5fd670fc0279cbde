# portable: runs on CPython and on the MicroPython VM
"""What a third newcomer to Logic Potions stumbled over, by button: call-outs closed unseen, signs that
nothing explains, who lost and whose turn it is, games and puzzles that are counted, the first chapters."""

from fakes.flash import Nvm
from fakes.flow import Flow
from fakes.place import settle
from fakes.potions import setup
from fakes.potions_flow import GAME, accused, announce, brew, call, slowly, table
from flows.test_potions_newcomer2 import posed
from lawkeeper.games.potions.fold import moves
from lawkeeper.games.potions.mind import puzzle
from lawkeeper.games.potions.pages.chapters import CHAPTERS

RULES = ((1, "S>=1 : fizzy"), (2, "H>=1 : red"))
SUITS = "♣ club, ♦ diamond ♥ heart, ♠ spade # all together, ! not & and, | or"


def held(flow):
    """-> what holding A explains, on one line; the page is there again."""
    shown = []
    flow.do("hold A")
    flow.do("let go A")
    while flow.app.toasts:
        shown += [row.strip() for row in flow.lines()[1:7]]
        flow.do("A")
    return " ".join(" ".join(shown).split())


# -- call-outs -----------------------------------------------------------------------------------------------


def test_a_quick_second_press_closes_no_call_out_that_nobody_has_read():
    flow = table(*RULES)
    brew(flow, "HS")
    assert flow.app.game.phase == moves.PREDICT
    announce(flow, "red")
    flow.do("A")
    flow.run(500)
    flow.do("A")
    assert flow.app.game.phase == moves.ILLEGAL
    slowly(flow, (("A", "RULE 3"), ("A", "WRITES"), ("A", "STILL LEGAL?")))
    flow.run(500)
    flow.do("A")
    assert flow.app.game.phase == moves.STILL
    slowly(flow, (("A", "DRINKS"),))
    flow.run(500)
    flow.do("A")
    assert flow.app.game.phase == moves.TAKING
    slowly(flow, (("A", "P2 TURN"),))


def test_a_buzzer_counts_at_once():
    flow = table(*RULES)
    brew(flow, "HS")
    flow.do("left")
    assert "P3 PREDICTS?" in flow.text()


def test_each_call_out_asks_one_thing_and_says_when_a_is_held_what_it_means_and_when_to_press():
    flow = table(*RULES, victory=True, count=4)
    brew(flow, "H")
    slowly(flow, (("wait 0", ("PREDICT?", "hold A:?", "Who knows the potion?", "▼P2", "◀P3")),))
    assert held(flow).endswith("Press your arrow when the rules leave one potion only. " + SUITS)
    announce(flow, "victory")
    slowly(flow, (("wait 0", ("ILLEGAL?", "Does it break a rule?")),))
    assert "breaks a rule. Press your arrow when you can point at that rule." in held(flow)
    slowly(flow, (("A", ("STEAL?", "Who steals this brew?")),))
    assert "Press your arrow, or the brewer wins." in held(flow)
    flow = table()
    brew(flow, "H")
    announce(flow, "red")
    slowly(flow, (("A", "WRITES"), ("A", ("STILL LEGAL?", "hold A:?"))))
    assert "Press your arrow when the brew keeps this rule." in held(flow)
    assert flow.app.game.phase == moves.STILL


def test_six_colours_are_explained_by_their_letters():
    flow = table(hands=(), colours=True, timer=30)
    slowly(flow, (("A", "BREWS"), ("up A", ("PREDICT?", " s"))))
    assert "R red, O orange Y yellow, G green" in held(flow)


def test_who_points_reads_what_the_signs_mean():
    flow = table(*RULES)
    accused(flow, "HS", "red")
    slowly(flow, (("wait 0", ("P3 POINTS", "hold A:?")),))
    assert held(flow).startswith("Point at the rule that the brew breaks.")
    flow = table(*RULES * 4)
    accused(flow, "HS", "red")
    slowly(flow, (("wait 0", "P3 POINTS  hold A:? ▼"), ("down down down down", "P3 POINTS hold A:? ▲▼")))


def test_wherever_there_are_signs_to_choose_from_a_held_explains_them_and_chooses_nothing():
    flow = table(*RULES)
    slowly(flow, (("B", "OUR RULES -- hold A:?"),))
    assert held(flow) == SUITS and "RULES" in flow.text()
    slowly(flow, (("B right A", "A do it"),))
    assert held(flow).endswith(SUITS) and flow.app.game.phase == moves.TURN
    slowly(flow, (("B B", "TURN"),))
    brew(flow, "H")
    slowly(flow, (("A down", "P1 BREWS"),))
    assert held(flow).startswith("Say it aloud") and flow.app.game.phase == moves.ANNOUNCE


# -- who lost, and what comes then ---------------------------------------------------------------------------


def test_after_a_loss_all_read_whose_turn_it_is():
    flow = table(*RULES)
    accused(flow, "HS", "red", "1p2")
    slowly(flow, (("wait 0", ("P1 LOSES", "hold A:?", "A: P2's turn")),))
    assert SUITS in held(flow)
    slowly(flow, (("A", "P2 TURN"),))
    flow = table(*RULES)
    accused(flow, "HS", "red", "2p3")
    slowly(flow, (("wait 0", ("P3 LOSES", "A: P1's turn")), ("A", "ILLEGAL?")))


def test_the_end_names_who_lost_and_who_won():
    flow = table(*RULES, faster=True)
    accused(flow, "HS", "red", "1p2")
    slowly(flow, (("wait 1", ("P1 LOST, P3 WINS ▲log", "it is broken")),))
    flow = table(faster=True)
    brew(flow, "H")
    announce(flow, "red")
    slowly(flow, (("left A", "WRITES"), ("A", "STILL LEGAL?")))
    call(flow, "down", ("P2 LOST, P1 WINS", "rule 1: it is broken"))
    flow = table(faster=True, victory=True, count=4)
    brew(flow, "H")
    announce(flow, "victory")
    slowly(flow, (("A", "Nobody steals?"), ("A", "P1 WINS")))
    assert "LOST" not in flow.text()
    flow = table(seats=2, strength=1, hands=("HS", "CD"))
    slowly(flow, (("down down down A", "I LOSE"), ("long A", "BOX WINS")))


# -- what is counted -----------------------------------------------------------------------------------------


def results(flow):
    """-> what RESULTS says, on one line."""
    flow.app.go("menus.results")
    flow.run(100)
    return " ".join(flow.text().split())


def test_a_game_that_is_left_at_its_seal_is_no_game_that_was_played():
    settle(())
    flow = Flow(Nvm())
    for seats in (3, 2):
        flow.app.start(GAME, setup(seats=seats).encode(), True)
        slowly(flow, (("wait 0", "SEAL NUMBER"),))
    assert results(flow).startswith("RESULTS Nothing played yet.")
    flow.app.to_game()
    slowly(flow, (("A", "Market"),))
    brew(flow, "CDHS"[flow.app.game.cards.hands[flow.app.game.turn][0]])
    flow.app.start(GAME, setup().encode(), True)
    assert "1 played: 1 given up" in results(flow)


def test_puzzles_are_counted_by_their_first_answer():
    flow, asked = posed(puzzle.BREAKS)
    wrong = asked.answer % len(asked.codes) + 1
    slowly(flow, (("A", "▲▼ rule"), ("down " * wrong + "right A", ("NO", "Solved 0 of 1"))))
    slowly(flow, (("B " + "down " * asked.answer + "right A", ("RIGHT", "Solved 0 of 1")),))
    assert "LOGIC POTIONS Puzzles: solved 0 of 1" in results(flow)


# -- words ---------------------------------------------------------------------------------------------------


def test_a_first_game_needs_the_first_four_chapters_and_the_first_says_so():
    assert "read 1 to 4" in CHAPTERS[0]
    told = "".join(CHAPTERS[:4])
    for word in ("IF", "One to three", "Drink", "PREDICT", "ILLEGAL", "STILL LEGAL"):
        assert word in told or word.lower() in told, word
    for word in ("edundancy", "heoretical", "ictory", "ontradiction", "buck"):
        assert word not in told


def test_none_of_a_kind_reads_the_same_while_it_is_written_and_read():
    flow = table()
    brew(flow, "H")
    announce(flow, "red")
    slowly(flow, (("left up up up", ("[no] heart", "not red")), ("A", "IF it has no heart")))


def test_you_point_and_name_and_the_box_points_and_names():
    flow = table((1, "D>=1 : red"), seats=2, strength=1, hands=("HS", "CD"))
    slowly(flow, (("right A", "YOU say:"), ("A up", "NAME A SET"), ("A wait 3", "YOU POINT")))
    slowly(flow, (("down A", ("BOX WINS", "YOU point at 1: it")), ("up", "YOU point at 1: it")))
    slowly(flow, (("up up", ("YOU name ♣", "BOX names ")),))


# -- what is agreed, and what is not told --------------------------------------------------------------------


def test_the_form_begins_as_the_first_game():
    settle(())
    flow = Flow(Nvm())
    slowly(flow, (("down down down A", "NEW: LOGIC POTIONS"), ("A", "SEAL NUMBER")))
    game = flow.app.game
    assert game.faster and game.seats == 3 and game.space.kinds == 4 and not game.timer
    assert game.space.names == ("red", "fizzy", "tasty")
    assert not (game.simpler or game.buck or game.redundant or game.never or game.drawn)


def test_a_record_that_is_nearly_full_refuses_challenges_and_says_so_five_turns_ahead():
    flow = table(*RULES)
    game = flow.app.game
    game._room = 20 + 4 * 9
    flow.app.to_game()
    slowly(flow, (("A", "5 turns, then shared"),))
    game._room = 28
    slowly(flow, (("right A", "A do it"), ("A", "nearly full: no more"), ("A", "A do it")))
    assert game.phase == moves.TURN and not game.challenge
