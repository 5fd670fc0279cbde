# portable: runs on CPython and on the MicroPython VM
"""Deduction by button, where a third table of newcomers stumbled: power cuts, clues, the way back."""

from fakes.deduction_flow import declare, slowly, stated, table, talking
from lawkeeper.games.deduction.deal.cards import WORDS
from lawkeeper.games.deduction.fold import rules


def test_a_moved_frame_and_half_a_card_are_there_after_a_power_cut():
    flow = table(seats=4)
    slowly(flow, (("A A", "A Green"), ("right down", "A Triangle"), ("cut", "entering is kept.")))
    slowly(flow, (("A", ("SINGLES", "A Triangle")), ("B", "WHAT")))
    slowly(flow, (("down", "◀▲▶ fill"), ("right up", "◀▲▶ shape"), ("cut A", "◀▲▶ shape")))
    slowly(flow, (("left", "Hollow-Green-Circle"), ("cut A", "Hollow-Green-Circle"), ("down", "◀▲▶ shape")))


def test_alone_what_an_answer_tells_besides_is_not_asked_again():
    flow = talking_alone()
    hand = 4
    with_none = [kind for kind in range(9) if not flow.app.game.answer(hand, kind)][0]
    assert flow.app.play(rules.ASK, 0, hand, with_none) and flow.app.play(rules.ASK, 0, hand, 18)
    flow.app.to_game()
    slowly(flow, (("A", "◀ hand 5 ▶"), ("A A", "P1 ASKS P5")))
    while "A " + WORDS[with_none] not in flow.text():
        flow.do("down" if flow.app.page._grid._at[1] != with_none // 3 else "right")
    slowly(flow, (("A", "Any %s?" % WORDS[with_none]), ("right", "Asked already: ")))
    assert flow.app.game.asked == 2


def talking_alone():
    flow = table(seats=1)
    slowly(flow, (("A wait 30", "A go on"), ("A", "score 0")))
    return flow


def test_a_clue_that_there_is_not_is_not_offered_and_alone_it_tells_its_price():
    flow = talking_alone()
    slowly(flow, (("down A", ("TURN A CLUE?", "counts two", "Score now           0")), ("A", "Clue: NOT")))
    slowly(flow, (("A down A", "Score now           2"), ("A A down A A A", "score 6"), ("down", "MORE")))
    assert "Turn a clue" not in flow.text()
    flow = talking(seats=2)
    for left in (3, 2, 1):
        slowly(flow, (("A", "%d left" % left), ("down A A A", "TALK")))
    slowly(flow, (("A", "Conclusion"),))
    assert "Turn a clue" not in flow.text()


def test_not_all_agree_and_the_card_is_there_to_be_changed():
    flow = talking(seats=2)
    card = flow.app.game.hidden
    declare(flow, card)
    slowly(flow, (("B", "A take"), ("down", "◀▲▶ shape"), ("B", "TALK")))
    assert flow.app.game.phase == rules.TALKING


def test_a_condition_tells_its_first_half_and_b_leads_back_sign_by_sign():
    flow = talking(seats=2)
    slowly(flow, (("A A A down", "IF"), ("up A", "IF Par THEN"), ("down A", "Square")))
    slowly(flow, (("B", ("IF Par THEN", "A Square")), ("B", ("IF  ", "A Partial"))))


def test_undo_says_why_there_is_nothing_to_take_back():
    flow = stated(seats=2)
    slowly(flow, (("down down down A", ("UNDO", "said and shown stays")),))


def test_the_best_statement_says_what_it_is_better_than():
    flow = talking(seats=2)
    declare(flow, (flow.app.game.hidden + 1) % 27)
    slowly(
        flow, (("long A", "ALL LOSE"), ("long A right right right right right wait 600", "BEST STATEMENT"))
    )
    told = " ".join(flow.text().split()).split("Then the board leaves ")[1].split()
    assert int(told[0]) < bin(flow.app.game.left()).count("1")
    slowly(flow, (("down", "not %d." % bin(flow.app.game.left()).count("1")),))
