# portable: runs on CPython and on the MicroPython VM
"""Half-made words, whose hand is seen, looks, one alone: by button, as newcomers came upon them."""

from fakes.deduction_flow import declare, slowly, stated, table, talking
from lawkeeper.games.deduction.deal import cards
from lawkeeper.games.deduction.deal.cards import WORDS, shows
from lawkeeper.games.deduction.fold import rules
from lawkeeper.games.deduction.pages.tray import brief
from lawkeeper.games.deduction.pages.wording import lines


def test_back_from_what_follows_is_the_same_players_hand():
    flow = talking(seats=3, help=True)
    for steps, player in (("right", 2), ("right right", 3), ("wait 1", 1)):
        slowly(flow, (("up", ("OWN HAND", "player 1")), (steps, "player %d" % player)))
        slowly(flow, (("down", ("WHAT FOLLOWS", "player %d" % player)),))
        slowly(flow, (("B", ("OWN HAND", "player %d" % player)), ("hold A", "P%d SINGLES" % player)))
        slowly(flow, (("let go A", "player %d" % player), ("B", "TALK")))


def test_a_half_made_question_is_there_again_after_a_look_and_a_power_cut():
    flow = stated(seats=4)
    slowly(flow, (("A", "Who is asked?"), ("right A", "P1 ASKS P3"), ("up", ("OWN HAND", "player 1"))))
    slowly(flow, (("B", "P1 ASKS P3       WHAT"), ("cut", ("What you were", "entering is kept."))))
    slowly(flow, (("A", "P1 ASKS P3       WHAT"), ("right up A", ("P1 ASKS P3", "How many Partial?"))))
    slowly(
        flow,
        (
            ("cut A", ("P1 ASKS P3  COMPLETES", "How many Partial?")),
            ("B", "A Partial"),
            ("A A", "P1 asked P3:"),
        ),
    )
    assert not flow.app.ledger.draft and flow.app.game.board()[-1][1:4] == (0, 2, cards.COUNT_CARDS + 1)


def test_a_half_made_statement_too_and_whose_conclusion_it_is():
    flow = table(seats=4)
    slowly(
        flow,
        (
            ("A B A", "P2               WHAT"),
            ("up", ("OWN HAND", "player 2")),
            ("B", "P2               WHAT"),
        ),
    )
    slowly(flow, (("A", "P2 SINGLES"), ("A", "How many Green?"), ("cut A", ("P2 ", "How many Green?"))))
    slowly(flow, (("A", "P2: "), ("A", "to say 134")))
    flow = talking(seats=3)
    slowly(flow, (("A A right right A", "PLAYER 3         FORM"), ("up", ("OWN HAND", "player 3"))))
    slowly(flow, (("B", "PLAYER 3         FORM"),))


def test_whoever_turns_back_leaves_nothing_half_made():
    flow = stated(seats=2)
    slowly(flow, (("A A", "WHAT"), ("B", "Who is asked?"), ("B B", "to ask 12"), ("cut", "power was off")))
    assert "entering" not in flow.text() and not flow.app.ledger.draft
    slowly(flow, (("A", "to ask 12"), ("A", "Who is asked?")))


def test_looks_are_told_of_each_player_and_what_follows_is_one():
    flow = talking(seats=3, help=True)
    slowly(
        flow, (("up", "Looks so far        0"), ("right hold A", "P2"), ("let go A", "Looks so far        1"))
    )
    slowly(
        flow, (("right", "Looks so far        0"), ("left down", ("WHAT FOLLOWS", "Looks so far        1")))
    )
    slowly(
        flow, (("hold A wait 1", "KNOWS"), ("let go A", "Looks so far        2"), ("cut A up", "OWN HAND"))
    )
    slowly(flow, (("right", ("player 2", "Looks so far        2")), ("left", "Looks so far        0")))
    assert flow.app.ledger.looks == 2


def test_with_nothing_to_follow_the_page_says_so():
    flow = talking(seats=2, help=True)
    slowly(flow, (("A down down down A wait 1", ("ALL CAN KNOW", "nothing yet.")),))


def test_the_empty_table_says_what_comes():
    slowly(table(seats=3), (("", ("to say 123", "Whoever has the box:", "▲ your own hand,")),))
    slowly(table(seats=1), (("", ("hands to hear 8", "thing about each")),))


def test_known_signs_are_taken_at_once_and_a_lost_game_says_what_was_declared():
    flow = talking(seats=2)
    game = flow.app.game
    wrong = (game.hidden + 1) % 27
    game.proven = True
    game.play(bytes((rules.CONCLUDE, 0, rules.CARD, wrong, 0)), 0)
    game.proven = False
    slowly(flow, (("right", [WORDS[kind] for kind in shows(wrong)][-1]), ("wait 1 A", "ALL AGREED?")))
    slowly(flow, (("long A", ("ALL LOSE", "Declared")),))
    assert game.declared == wrong


def test_arrows_in_the_talk_do_not_land_on_the_declaration():
    flow = talking(seats=2)
    slowly(flow, (("A right right left", "TALK"), ("A", "Who has the box?")))


def heard():
    """A flow of one alone after the box has told its facts."""
    flow = table(seats=1, help=True)
    slowly(flow, (("A wait 30", "A go on"), ("A", "score 0")))
    return flow


def test_alone_the_same_thing_is_not_paid_for_twice():
    flow = heard()
    slowly(flow, (("A", "Which hand"), ("A A A", "How many Green?"), ("A", "P1 asked P2")))
    slowly(flow, (("A", "score 1"), ("A A A A A", "Asked already: "), ("B", "How many Green?")))
    slowly(flow, (("B B B B", "score 1"),))
    fact = flow.app.game.board()[0]
    flow.app.game.play(bytes((rules.ASK, 0, 3, cards.HELD)), 0)
    assert fact[0] == rules.SAID
    slowly(flow, (("A", "◀ hand 4 ▶"), ("A down left left", "shape"), ("left", "Filled-Red-Circle")))
    slowly(flow, (("wait 1 A", "Asked already: "), ("A", "Filled-Red-Circle")))
    assert flow.app.game.asked == 2


def test_alone_nobody_looks_away_and_there_is_one_page_of_what_follows():
    flow = heard()
    slowly(flow, (("up", "Hold A to read it."),))
    assert "others" not in flow.text() and "Looks" not in flow.text()
    slowly(flow, (("down", "WHAT FOLLOWS"), ("hold A wait 1", "cards left")))
    shown = flow.text()
    slowly(flow, (("let go A", "Hold A to read it."),))
    assert "others" not in flow.text() and "Looks" not in flow.text()
    slowly(flow, (("B B down", "MORE"), ("down A", "WHAT FOLLOWS"), ("hold A wait 1", "cards left")))
    assert flow.text() == shown and not flow.app.ledger.looks


def test_alone_more_has_the_clue_and_the_card():
    flow = heard()
    slowly(
        flow,
        (("down", "Turn a clue"), ("A A", "Clue: NOT"), ("A", "score 2"), ("down down down A", "DECLARE")),
    )
    declare_at_once = [("left", "up", "right")[kind % 3] for kind in shows(flow.app.game.hidden)]
    slowly(flow, ((" ".join(declare_at_once), "A take"), ("A", "SURE?"), ("long A", "YOU WIN")))


def test_numbers_stay_with_what_they_count():
    answered = rules.ANSWERED, 0, 1, cards.COUNT, 2
    assert lines(None, [answered]) == ["P1 asked P2:", " 2 Filled Singles"]
    assert brief((rules.ANSWERED, 0, 1, cards.COUNT_CARDS + 4, 2)) == "P1▶P2: 2 Gre Compl."
    some = rules.SAID, 1, cards.COUNT_DIM + 2, 2
    assert lines(None, [some]) == ["P2:", " 2 Singles of any", " shape"]
    assert brief(some) == "P2: 2 of any shape" and brief(some[:3] + (0,)) == "P2: 0 of any shape"


def test_a_spare_hand_is_asked_for_before_it_is_opened():
    flow = talking(seats=4)
    slowly(flow, (("A down down A", ("◀5▶", "A open it")), ("A", "Hand 5 is opened"), ("B", "◀5▶")))
    assert not flow.app.game.spares
    slowly(flow, (("right A", "Hand 6 is opened"), ("A", "OPEN HAND 6")))
    assert flow.app.game.board()[-1] == (rules.OPENED, 5)


def test_a_declaration_by_its_three_signs_still_works():
    flow = talking(seats=2)
    declare(flow, flow.app.game.hidden)
    slowly(flow, (("long A", "ALL WIN"),))
