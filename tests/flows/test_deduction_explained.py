# portable: runs on CPython and on the MicroPython VM
"""What newcomers read before a page: holding A there does what it says; alone is a game of its own."""

from fakes.deduction import setup
from fakes.flash import Nvm
from fakes.flow import Flow, play
from fakes.place import settle
from lawkeeper.games.deduction.deal import cards
from lawkeeper.games.deduction.fold import rules


def begun(seats, explain, stats=None, **options):
    settle(explain=explain)
    flow = Flow(Nvm())
    if stats:
        flow.app.home_data.data["stats"] = {"deduction": stats}
    flow.app.start(3, setup(seats=seats, **options).encode(), True)
    flow.wait(1)
    return flow


def test_a_held_at_the_explanation_opens_the_card():
    flow = begun(1, "always")
    flow.do("A wait 1")
    for hand in flow.app.game.waiting():
        flow.app.play(rules.STATE | hand, cards.COUNT)
    flow.app.play(rules.DECLARE, flow.app.game.hidden)
    flow.app.to_game()
    flow.wait(1)
    play(flow, (("", ("WHAT TO DO", "Do you mean this")), ("long A", "YOU WIN")))


def test_a_held_at_the_explanation_of_what_follows_shows_it():
    flow = begun(2, "always", help=True)
    flow.do("A wait 1")
    flow.app.to_game("deduction.own_follows", 1)
    flow.wait(1)
    play(flow, (("", ("WHAT TO DO", "Hold A to read it")), ("hold A wait 1", "PLAYER 2        KNOWS")))
    play(flow, (("let go A", "All others look away."),))
    assert flow.app.ledger.looked == {1: 1}


def test_alone_is_explained_though_a_game_with_others_was_played():
    assert begun(1, None, {"played": 1, "won": 1}).app.stage.guide
    assert not begun(2, None, {"played": 1, "won": 1}).app.stage.guide
    assert not begun(1, None, {"played": 1, "won": 1, "alone": 1}).app.stage.guide
    assert begun(2, None, {"played": 1, "won": 1, "alone": 1}).app.stage.guide
