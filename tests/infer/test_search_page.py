# portable: runs on CPython and on the MicroPython VM
"""The box looks for a disproof: what it finds is marked and shown, what it searched is said (items 29-34)."""

from fakes import seen
from fakes.flow import play
from fakes.infer_lawful import ALL_ODD, BLUE, NO_EVEN, NO_ORANGE, SOME_BLUE, SOME_ORANGE, records
from fakes.theories import box_with, said
from lawkeeper.games.infer.fold import lawful, rules
from lawkeeper.games.infer.laws import experiment, forms
from lawkeeper.games.infer.laws.search import Search

BLUES = (forms.COUNT, BLUE)
FOUR_BLUE = (forms.IS, BLUES, (forms.AT_LEAST, 4))
BY_FIVES = (forms.IS, BLUES, (forms.MULTIPLE, 5))
NO_BLUE = (forms.IS, BLUES, (forms.EXACTLY, 0))


class Found:
    """A search that has come to its end, with this dice code."""

    done = total = 5
    at = 0, 0

    def __init__(self, code):
        self.found = code

    def step(self):
        return False


class Slow:
    """A search that goes on and on, and what the page reads of it."""

    done, total, found = 0, 1288075, None
    at = 0, 0

    def step(self):
        self.done += 41
        return True

    def account(self, done):
        return Search.account(self, done)

    _needs, _left, _most, _most_sampled = 15, (20, 20, 20), 4, 8


def searching(theory, tree=SOME_ORANGE, **options):
    """A flow at the search for a disproof of `theory`."""
    flow = said(theory, tree, warn_table=False, **options)
    flow.do("A")
    return flow


def slow(**options):
    """One that does not come to an end by itself."""
    flow = said(NO_EVEN, ALL_ODD, warn_table=False, **options)
    flow.app.play(rules.ACCEPT)
    flow.app.to_game()
    flow.app.page._search = Slow()
    return flow


def finished(flow, passes=4000):
    """Let the search come to its end."""
    for _ in range(passes):
        if flow.app.nav.top()[0] != "infer.search":
            return flow
        flow.run(20)
    raise AssertionError("the search does not end:\n" + flow.text())


def built(flow):
    """What the disproof page wants to be built."""
    return experiment.text(flow.app.nav.top()[1])


def test_item_29_a_wrong_theory_is_disproved_by_an_experiment_that_tells_them_apart():
    flow = finished(searching(SOME_BLUE))
    game = flow.app.game
    code = flow.app.nav.top()[1]
    law = game.judge(code)
    assert "BUILD THIS DISPROOF" in flow.text() and "says %s," % "✗○"[law] in flow.text()
    assert "says %s " % "✗○"[1 - law] in flow.text() and "A built" in flow.text()
    assert seen.lines(flow.app.screen.art) == [experiment.text(code)]
    assert game.log.count == 3 and game.dice(2) == code and game.log.verdict(2) == law
    assert game.left == 17 and game.tokens == 3
    play(flow, (("A", "MARKERS"),))
    assert game.phase == rules.PLAY


def test_item_31_the_fewest_dice_come_first():
    flow = finished(searching(SOME_BLUE))
    assert flow.app.nav.top()[1][0] == 1
    for least in (1, 2, 3):
        theory = (forms.IS, BLUES, (forms.AT_LEAST, least))
        starters = (("B1", "B2", "B3", "B4"), ("O1",))
        flow = finished(searching(theory, FOUR_BLUE, starters=starters))
        assert flow.app.nav.top()[1][0] == least


def test_item_32_without_a_disproof_everybody_wins():
    flow = finished(searching(NO_EVEN, ALL_ODD))
    assert flow.app.game.result == rules.WON
    assert flow.app.nav.top()[0] == "infer.end"
    assert not flow.app.toasts  # nothing lies over the news
    assert flow.lines()[0].startswith("YOU WIN")
    assert flow.lines()[1].startswith("In turn 1") and flow.lines()[2].startswith("Tokens 3")
    assert flow.lines()[3:7] == [
        "No disproof: the box ",
        "tried all 7,315      ",
        "choices of 0-4 dice, ",
        "and 60 of up to 8.   ",
    ]
    flow.do("up B")  # a look at the experiments
    assert "No disproof: the box" in flow.text()
    flow.do("cut A")  # and after a power cut
    assert "No disproof: the box" in flow.text() and "tried all 7,315" in flow.text(), flow.text()


def test_item_25_a_disproof_without_a_marker_loses_and_is_still_shown():
    flow = box_with(researchers=1)
    for _ in range(18):
        assert flow.app.play(lawful.ASK)
    assert flow.app.play(rules.PUBLISH)
    assert flow.app.play(lawful.THEORY, *forms.encode(SOME_BLUE))
    assert flow.app.play(rules.ACCEPT)
    flow.app.to_game()
    finished(flow)
    assert flow.app.game.result == rules.NO_MARKER and "DISPROOF" in flow.text()
    play(flow, (("A", "YOU LOSE"),))


def test_a_disproof_of_more_than_four_dice_takes_more_than_one_move():
    flow = said(NO_BLUE, BY_FIVES, warn_table=False, starters=(("O1",), ("B2",)))
    code = experiment.pack([(2, 1, 2 * i, 0) for i in range(5)])
    flow.app.play(rules.ACCEPT)
    flow.app.to_game()
    flow.app.page._search = Found(code)
    finished(flow)
    assert flow.app.game.dice(2) == code and flow.app.game.log.verdict(2) == 1
    play(
        flow,
        (
            ("wait 0", ("says ○,", "says ✗", "B1 B1 B1 B1 B1")),
            ("A", "MARKERS "),
        ),
    )


def test_a_leaning_disproof_stays_one():
    code = experiment.pack([(2, 1, 0, 0), (2, 2, 0, 0), (2, 3, 1, 0), (2, 4, 1, 0)], True)
    flow = said(SOME_BLUE, warn_table=False)
    flow.app.play(rules.ACCEPT)
    flow.app.to_game()
    flow.app.page._search = Found(code)
    finished(flow)
    assert flow.app.game.dice(2) == code
    assert "▼ 1/" in flow.text() or "lean" in flow.text()


def test_dice_that_were_left_in_the_box_are_not_part_of_the_disproof():
    flow = searching(SOME_BLUE)
    flow.app.play(lawful.DICE, *records("W1", "W2"))
    finished(flow)
    assert "W" not in built(flow)


def test_the_count_goes_up_and_b_stops_it():
    flow = slow()
    flow.run(800)
    assert "of 1,288,075" in flow.text() and "JUDGE" in flow.text()
    play(flow, (("B", ("STOPPED", "of 1,288,075", "A goes on.")),))
    before = flow.app.page._search.done
    flow.run(400)
    assert flow.app.page._search.done == before
    play(flow, (("A", "JUDGE"),))
    flow.run(400)
    assert flow.app.page._search.done > before


def test_a_long_hold_calls_it_not_disproved_so_far_and_says_what_was_searched():
    flow = slow()
    flow.run(100)
    flow.do("long right")
    assert not flow.app.game.over  # it has to be stopped first
    flow.do("B long right")
    assert flow.app.game.result == rules.WON
    assert flow.app.nav.top()[0] == "infer.end"
    assert flow.lines()[0].startswith("YOU WIN") and flow.lines()[3].startswith("No disproof: the box")
    told = " ".join(" ".join(flow.lines()[3:7]).split())
    assert "No disproof: the box tried " in told and " of 1,288,075" in told


def test_item_77_the_clock_stands_until_the_disproof_is_built():
    flow = finished(searching(SOME_BLUE, publish_or_perish=True))
    game = flow.app.game
    left = game.seconds_left(flow.app.clock.seconds())
    flow.wait(30)
    assert game.seconds_left(flow.app.clock.seconds()) == left and not flow.app.clock.running
    flow.do("wait 1 A")
    assert not game.paused
    flow.wait(5)
    assert game.seconds_left(flow.app.clock.seconds()) < left


def test_a_power_cut_begins_the_search_again():
    flow = slow()
    flow.run(200)
    play(flow, (("cut", "The power was off."), ("A", "JUDGE")))
    finished(flow)
    assert flow.app.game.result == rules.WON


def test_a_search_that_is_left_and_opened_again_goes_on():
    whole = finished(searching(SOME_BLUE))
    flow = searching(NO_EVEN, ALL_ODD)
    flow.run(60)
    seed, at = flow.app.session.found["search"]
    assert at > (0, 0)
    flow.app.swap("infer.search")
    flow.run(60)
    page = flow.app.page
    assert (page._seed, page._search.at >= at) == (seed, True)
    finished(flow)
    assert flow.app.game.result == rules.WON and not flow.app.session.found
    assert not whole.app.session.found


def test_the_first_picture_does_not_wait_for_the_search():
    flow = searching(NO_EVEN, ALL_ODD)
    flow.app.swap("infer.search")
    flow.app.step()
    assert "Is there a disproof?" in flow.text() and flow.app.page._search is None
    flow.do("B")
    finished(flow)


def test_item_39_both_verdicts_sound_alike():
    heard = []
    for theory, law in ((SOME_BLUE, SOME_ORANGE), (NO_ORANGE, SOME_ORANGE), (SOME_ORANGE, SOME_BLUE)):
        starters = (("O1",), ("B2",)) if law == SOME_ORANGE else (("B2",), ("O1",))
        flow = said(theory, law, warn_table=False, starters=starters)
        flow.box.tones.clear()
        flow.do("A")
        finished(flow)
        heard.append([hertz for hertz in flow.box.tones if hertz])
    assert heard == [[1400]] * 3
