# portable: runs on CPython and on the MicroPython VM
"""The Universe looks and answers: nothing but the answer tells O from X (Infer items 23, 24, 39, 42)."""

from fakes import seen
from fakes.flow import PASS_MS, play
from fakes.infer_lawful import ALL_ODD, SOME_BLUE, SOME_ORANGE
from fakes.lawful_flow import LOOK, NO_DICE, enter, lawful_flow
from lawkeeper.games.infer.fold import lawful
from lawkeeper.games.infer.laws import experiment
from lawkeeper.games.infer.pages.asked import LOOK_MS, STILL_MS


def look(tree, *dice):
    """Ask about dice, and note in every pass of the loop until the answer: screen, ring, tones."""
    flow = lawful_flow(tree)
    play(flow, (("A", "BUILD"),))
    enter(flow, *dice)
    flow.box.tones.clear()
    flow.do("hold A")
    seen = []
    for _ in range((LOOK_MS + 400) // PASS_MS):
        flow.run(PASS_MS)
        seen.append((flow.text(), bytes(flow.app.frame), tuple(flow.box.tones)))
    return flow, seen


def told_at(seen):
    """The pass in which the answer is there."""
    return [number for number, (text, _, _) in enumerate(seen) if "looks" not in text][0]


def test_item_39_time_lights_and_sound_do_not_differ_by_the_verdict():
    flow, o = look(SOME_ORANGE, "O1", "B2")
    other, x = look(SOME_BLUE, "O1", "W2")
    assert flow.app.game.log.verdict(2) == 1 and other.app.game.log.verdict(2) == 0
    end = told_at(o)
    assert o[:end] == x[:end] and told_at(x) == end
    assert o[-1][2] == x[-1][2] == (1400, 0)  # one neutral click


def test_item_39_nor_by_how_near_the_law_an_experiment_comes():
    _, near = look(ALL_ODD, "O1", "B1", "W2")
    _, far = look(ALL_ODD, "O2", "B4", "W6")
    end = told_at(near)
    assert near[:end] == far[:end] and told_at(far) == end


def test_item_39_nothing_moves_while_the_box_judges():
    _, seen = look(SOME_ORANGE, "O2")
    still = [frame for _, frame, _ in seen[: STILL_MS // PASS_MS - 10]]
    assert len(set(still)) == 1
    assert len({frame for _, frame, _ in seen[: told_at(seen)]}) > 12


def test_the_answer_comes_big_with_the_dice_beside_it():
    flow, _ = look(SOME_ORANGE, "O1", "B2")
    shown = flow.lines()
    assert shown[0].split() == ["EXPERIMENT", "3", "○"] and "follows" in shown[5] and "A go on" in shown[7]
    assert seen.lines(flow.app.screen.art) == ["[[○]]", "O1 B2"]
    play(flow, (("down", ("MARKERS ", "3 is ○")),))


def test_an_experiment_that_is_too_large_takes_turns_with_the_verdict():
    flow = lawful_flow()
    code = experiment.pack([(1, number, 2 * number, 2 * number) for number in (1, 2, 3, 4)])
    flow.app.go("infer.asked", bytes((lawful.ASK,)) + code[1:])
    flow.wait(3)
    told = set()
    for _ in range(10):
        flow.wait(1)
        told |= set(seen.lines(flow.app.screen.art))
        assert flow.lines()[0].split() == ["EXPERIMENT", "3", "○"]
    assert told == {"[[○]]", "O1", "O2", "O3", "O4"}


def test_buttons_do_nothing_while_the_universe_looks():
    flow = lawful_flow()
    play(flow, ((NO_DICE + " let go A", "looks"), ("A B up down left right", "looks"), (LOOK, "[[✗]]")))


def test_item_20_the_null_experiment_gets_a_marker():
    flow = lawful_flow()
    play(flow, ((NO_DICE, "looks"), ("let go A " + LOOK, ("[[✗]]", "no dice")), ("A", ("3 is ✗", "[[17]]"))))


def test_item_24_without_a_marker_everybody_loses():
    flow = lawful_flow()
    for number in range(18):
        once_more = NO_DICE + (" let go A A" if number else " let go A")
        play(flow, ((once_more, "looks"), (LOOK, "[[✗]]"), ("A", "MARKERS ")))
    play(flow, (("A", "BUILD"), ("A hold A", "looks"), ("let go A " + LOOK, "EVERYBODY LOSES")))


def test_item_80_in_silence_there_is_no_click():
    flow = lawful_flow(silence=True)
    flow.box.tones.clear()
    play(flow, ((NO_DICE, "looks"), ("let go A " + LOOK, "[[✗]]")))
    assert not any(flow.box.tones)


def test_item_23_a_power_cut_while_the_universe_looks_loses_no_verdict():
    flow = lawful_flow()
    play(flow, ((NO_DICE, "looks"), ("cut", "The power was off."), ("A", "3 is ✗")))
