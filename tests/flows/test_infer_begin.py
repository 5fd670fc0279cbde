# portable: runs on CPython and on the MicroPython VM
"""The box thinks up the two first experiments, people build them (Infer items 12 to 16)."""

from fakes import seen
from fakes.flash import Nvm
from fakes.flow import Flow, play
from fakes.infer_lawful import ALL_ODD, lawful_setup
from fakes.place import settle
from lawkeeper.games.infer.fold import rules
from lawkeeper.ui.font import missing
from lawkeeper.ui.screen import CUT


def begun(**options):
    """A flow at the page that shows the first of the two."""
    settle()
    flow = Flow(Nvm())
    flow.app.start(1, lawful_setup(ALL_ODD, **options).encode())
    flow.app.swap("infer.begin")
    return thought(flow)


def thought(flow):
    """`flow` when the box has thought up the two."""
    flow.run(200)
    for _ in range(500):
        if flow.app.page.busy:
            flow.run(20)
    flow.wait(1)
    return flow


def test_item_12_an_o_and_an_x_are_built_and_marked():
    flow = begun()
    play(flow, (("wait 0", ("BUILD THIS     1 of 2", "[[○]]", "follows", "the law", "A built")),))
    assert CUT not in flow.text() and not missing(flow.text().replace("\n", ""))
    first = seen.lines(flow.app.screen.art)
    play(flow, (("A wait 1", ("BUILD THIS     2 of 2", "[[✗]]", "does not", "follow")),))
    assert seen.lines(flow.app.screen.art) != first and len(first) > 1
    play(
        flow, (("A", ("MARKERS", "First turn: whoever")), ("A", ("MARKERS ", "[[18]]", "○ 1 ✗ 1", "A build")))
    )
    game = flow.app.game
    assert game.phase == rules.PLAY and [game.log.verdict(number) for number in (0, 1)] == [1, 0]
    assert all(1 <= game.dice(number)[0] & 31 <= 4 for number in (0, 1))


def test_the_two_are_not_judged_again_while_somebody_waits():
    flow = begun()
    game = flow.app.game
    law = [game.judge(code) for code in flow.app.page._codes]
    game.judge = None  # it would have to be loaded
    flow.do("A wait 1 A A")
    assert law == [0, 1] and [game.log.verdict(number) for number in (0, 1)] == [1, 0]
    assert [game.dice(number) in game.foretold for number in (0, 1)] == [True, True]


def test_a_double_press_builds_one():
    flow = begun()
    flow.do("A A A")
    assert flow.app.game.log.count == 1


def test_after_a_power_cut_the_same_second_one_is_wanted():
    flow = begun()
    flow.do("A wait 1")
    wanted = flow.lines(), flow.app.screen.art
    flow.do("cut A")
    flow.app.swap("infer.begin")
    thought(flow)
    assert (flow.lines(), flow.app.screen.art) == wanted


def test_while_it_thinks_the_page_says_so_and_a_does_nothing():
    settle()
    flow = Flow(Nvm())
    flow.app.start(1, lawful_setup(ALL_ODD).encode())
    flow.app.swap("infer.begin")
    page = flow.app.page
    assert "thinks" in "\n".join(page.view().lines())
    page.tap(4)
    assert not flow.app.game.log.count


def test_who_comes_back_to_the_page_does_not_wait_again():
    flow = begun()
    first = flow.lines()
    flow.app.swap("infer.begin")
    flow.run(20)
    flow.run(20)
    assert flow.lines() == first
    flow.do("wait 1 A wait 1")
    second = flow.lines()
    flow.app.swap("infer.begin")
    flow.run(20)
    flow.run(20)
    assert flow.lines() == second != first


def test_what_was_found_out_goes_with_the_next_move():
    flow = begun()
    assert flow.app.session.found["starters"]
    flow.do("A wait 1 A wait 1")
    assert not flow.app.session.found and flow.app.game.phase == rules.PLAY
    flow.app.session.found["starters"] = ()
    flow.app.start(1, lawful_setup(ALL_ODD).encode(), sure=True)
    assert not flow.app.session.found
