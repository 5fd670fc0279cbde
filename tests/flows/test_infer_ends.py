# portable: runs on CPython and on the MicroPython VM
"""What must not surprise a table: a press in vain is told, whose press it is stands there, a look at the
theory page costs nothing, the set-up is remembered, and the news of a win comes first."""

from fakes.flash import Nvm
from fakes.flow import Flow, play
from fakes.infer_flow import PEOPLE, THEORY, TO_BOX, TO_FORM, at_table, slowly
from fakes.infer_lawful import ALL_ODD
from fakes.place import settle
from fakes.theories import box_with
from lawkeeper.games import GAMES
from lawkeeper.games.infer.fold import rules
from lawkeeper.games.pages.base import GUARD_MS
from lawkeeper.screensaver import BLINK_MS

PUBLISH_OR_PERISH, SILENCE = (5, 1), (6, 1)
BUZZ = 150  # hertz


def moves(flow):
    """The moves of the journal that stand."""
    return list(flow.app.ledger.moves(flow.app.game.undo_of))


def quick(flow):
    """A mark, and the next one in the time of a double press. -> brightness of the display after each."""
    flow.wait(1)
    flow.box.tones.clear()
    flow.do("A")
    first = flow.box.level
    flow.down("A", 20)
    second = flow.box.level
    flow.up("A")
    return first, second


# -- a press in vain ----------------------------------------------------------------------------------------


def test_a_press_in_vain_buzzes_and_blinks():
    flow = at_table()
    flow.wait(1)
    flow.do("A")
    flow.wait(1)  # a plain mark
    assert BUZZ not in flow.box.tones and flow.app.game.left == 17
    bright = flow.box.level
    first, second = quick(flow)
    assert flow.app.game.left == 16 and first == bright and second == 0
    assert BUZZ in flow.box.tones
    flow.run(60)
    assert not any(flow.box.rgb), "the ring blinks, too"
    flow.run(BLINK_MS)
    assert flow.box.level == bright and any(flow.box.rgb)


def test_item_80_in_silence_a_press_in_vain_only_blinks():
    flow = at_table(SILENCE)
    bright = flow.box.level
    first, second = quick(flow)
    assert flow.app.game.left == 17 and (first, second) == (bright, 0)
    assert flow.box.tones == []
    flow.run(BLINK_MS + 40)
    assert flow.box.level == bright


def soon(flow):
    """Mark an experiment, and another one at once."""
    flow.do("A")
    flow.run(GUARD_MS)
    flow.box.tones.clear()
    flow.do("B")
    assert BUZZ in flow.box.tones
    flow.run(GUARD_MS)


def test_a_second_mark_so_soon_is_asked_about_and_is_not_lost():
    flow = at_table()
    flow.wait(2)
    for left in (17, 15, 13):
        soon(flow)
        assert flow.app.game.left == left, "nothing is marked before it is known what is meant"
        play(flow, (("", ("PRESSED ✗ SO SOON", "○ already.", "◀ correct", "▶ keep it: ○")),))
        flow.do("B")  # the next one after all
        assert flow.app.game.left == left - 1 and flow.lines()[0].startswith("MARKERS")
        flow.wait(2)
    flow.box.tones.clear()
    flow.do("B")
    assert "is ✗ ◀undo" in flow.text() and BUZZ not in flow.box.tones


def test_a_second_mark_so_soon_may_correct_the_first_one():
    flow = at_table()
    flow.wait(2)
    soon(flow)
    play(flow, (("", ("3 is ○ already.", "◀ correct 3 to ✗")), ("left", "3 is ✗ ◀undo")))
    game = flow.app.game
    assert (game.left, game.log.count, game.log.verdict(2), game.log.before(2)) == (17, 3, 0, [])
    flow.wait(1)
    play(flow, (("left", "Experiment 3: ✗."), ("A wait 1", "[[18]]")))
    assert flow.app.game.log.count == 2


def test_a_second_mark_so_soon_may_be_a_slip():
    flow = at_table()
    flow.wait(2)
    soon(flow)
    play(flow, (("right", "3 is ○ ◀undo"),))
    assert flow.app.game.left == 17 and flow.app.game.log.verdict(2) == 1


def test_a_mark_that_is_asked_about_is_not_placed_by_a_power_cut():
    flow = at_table()
    flow.wait(2)
    soon(flow)
    play(flow, (("cut", "The power was off."), ("A", "3 is ○")))
    assert flow.app.game.left == 17


def test_undo_is_named_after_a_disproof_too():
    flow = at_table()
    slowly(flow, (("keep up", "THE LAW"), ("let go up", "looks 1"), THEORY))  # the looks stand there, too
    play(flow, (("wait 1 B wait 1", ("3 is ✗ ◀undo", "looks 1", "[[17]]")),))
    flow.do("left")
    assert "UNDO?" in flow.text() and "Experiment 3: ✗." in flow.text()


def test_a_long_hold_that_was_too_short_says_so():
    flow = at_table()
    slowly(flow, (THEORY,))
    flow.wait(1)
    flow.box.tones.clear()
    flow.do("hold right let go right")
    assert "JUDGE" in flow.text() and "Hold longer" in flow.text() and BUZZ in flow.box.tones
    slowly(flow, (("down B", "Universe: A○ B✗"), ("long right", "EVERYBODY WINS"), ("A", "Hold longer")))
    slowly(flow, (("long A", "THE LAW"),))


def test_a_slow_press_of_the_list_does_not_open_the_law():
    flow = at_table()
    slowly(flow, (("hold up", "MARKERS"), ("let go up", "▲ list, ▲ long: law")))
    assert not flow.app.ledger.looks
    slowly(flow, (("up", "○ 1 ✗ 1"),))


def test_no_press_is_a_mark_just_after_the_law_was_read():
    flow = at_table()
    slowly(flow, (("keep up", "THE LAW"),))
    flow.do("let go up")
    flow.run(600)
    flow.do("B")
    assert flow.app.game.left == 18
    flow.run(600)
    flow.do("B")
    assert flow.app.game.left == 17


def test_the_list_is_there_before_a_theory_is_said_back():
    flow = at_table()
    slowly(flow, (("right", "PUBLISH?"), ("A", "says it"), ("up", "○ 1 ✗ 1")))


def test_a_law_that_was_not_read_is_not_kept_unsaid():
    settle()
    flow = Flow(Nvm())
    slowly(flow, TO_FORM + (("A A", "Law 1 of 2"), ("A", "not read it!"), ("B hold A", "LAW 1")))
    slowly(flow, (("let go A", "Law 1 of 2"), ("A", "Keep law 1?")))
    assert "not read" not in flow.text()
    slowly(flow, (("B right A", "not read it!"),))


def test_a_teacher_leaves_the_form_of_the_other_ways_as_it_was():
    settle()
    flow = Flow(Nvm())
    slowly(flow, TO_FORM + (("down down down down left up up up right right", "a Teacher"),))
    slowly(flow, (("up A", "ROLES"),))
    assert flow.app.game.researchers == 3
    slowly(flow, (("hold A", "PLAYER 1"), ("let go A", "I've read it"), ("B", "LAWKEEPER")))
    slowly(flow, (("down A", "NEW GAME"),))
    slowly(flow, (("down right", ("the box", "Researchers        2", "Publish/Perish    no")),))
    flow.do("right right right up B up A")
    slowly(flow, (("long B", "ROLES"), ("B", "LAWKEEPER")))  # dealt anew
    slowly(flow, (("down A down right", ("the box", "Researchers        2", "Publish/Perish    no")),))


def test_a_blink_does_not_light_a_display_that_sleeps():
    flow = at_table()
    flow.wait(1)
    flow.app.screensaver.blink(flow.box.ticks())
    flow.app.screensaver.asleep = True
    flow.run(2 * BLINK_MS)
    assert flow.box.level == 0


# -- whose press it is --------------------------------------------------------------------------------------


def test_where_a_universe_marks_its_buttons_are_named():
    flow = at_table()
    assert flow.lines()[5:] == ["Researcher 1  ▶theory", "Build!        ○ 1 ✗ 1", "Universe: A○ B✗ ▼more"]
    slowly(
        flow,
        (
            ("right", "PUBLISH?"),
            ("A", "says it"),
            ("A", "contradict"),
            ("A", ("JUDGE", "Universe: A○ B✗ ▼more")),
        ),
    )
    settle()
    flow = Flow(Nvm())
    slowly(flow, TO_FORM + (("A A A A", "SEAL"), ("A", ("Build two experiments", "Universe: A○ B✗ ▼more"))))


def test_item_11_a_look_is_seen_by_the_whole_table():
    flow = at_table()
    slowly(flow, (("keep up", "THE LAW"), ("let go up", ("Build!        looks 1", "Universe: A○ B✗"))))


def test_many_researchers_and_marks_fit_beside_each_other():
    flow = at_table((4, 7))
    slowly(
        flow,
        [("A", "is ○"), ("B", "is ✗")] * 5 + [("keep up", "THE LAW"), ("let go up", "12 is ✗ ◀undo looks 1")],
    )
    assert flow.lines()[5] == "Researcher 1  ▶theory"


# -- a look at the theory page ------------------------------------------------------------------------------


def test_item_27_looking_at_the_theory_page_costs_nothing():
    for flow, steps in (
        (at_table(PUBLISH_OR_PERISH), (("right", "PUBLISH?"), ("B", "MARKERS"))),
        (
            at_table(PUBLISH_OR_PERISH),
            (("right", "PUBLISH?"), ("A", "says it"), ("A", "contradict"), ("B", "MARKERS")),
        ),
        (at_table((4, -2), PUBLISH_OR_PERISH), (("right", "says it"), ("B", "MARKERS"))),
    ):
        game = flow.app.game
        was = moves(flow), game.turn, game.tokens, game.phase
        slowly(flow, steps * 3)
        assert (moves(flow), game.turn, game.tokens, game.phase) == was
        assert flow.app.clock.running and game.seconds_left(0) == 600  # the time goes on, and none comes
        slowly(flow, (("left", ("UNDO?", "Experiment 2: ✗.")),))


def test_item_27_looking_at_the_sentence_builder_costs_nothing():
    for researchers in (1, 2):
        flow = box_with(ALL_ODD, researchers=researchers, publish_or_perish=True, starters=(("O1",), ("B2",)))
        flow.app.to_game()
        was, free = moves(flow), flow.app.ledger.journal.free
        for _ in range(4):
            flow.wait(1)
            flow.do("right A right left" if researchers == 1 else "right wait 1 A A right left")
            assert "WHICH?" in flow.text()
            flow.do("B B B B")
            assert ("MARKERS" if researchers == 1 else "Do all others agree?") in flow.text(), flow.text()
            flow.do("B" * (researchers - 1))
            assert "MARKERS" in flow.text(), flow.text()
        assert moves(flow) == was and flow.app.ledger.journal.free == free
        assert flow.app.clock.running and flow.app.game.phase == rules.PLAY and flow.app.game.turns == 0


def test_items_27_and_28_what_is_said_and_meant_becomes_moves():
    flow = at_table()
    slowly(flow, (THEORY,))
    played = [move[0] for move, _ in moves(flow)][-3:]
    assert played == [rules.PUBLISH, rules.CONSENT, rules.ACCEPT] and flow.app.game.tokens == 3
    flow = box_with(ALL_ODD, researchers=2, starters=(("O1",), ("B2",)))
    flow.app.to_game()
    play(flow, (("right wait 1 A", "WHAT IS THE LAW?"), ("A right hold A", "A yes")))
    assert [move[0] for move, _ in moves(flow)][-3:-1] == [rules.PUBLISH, rules.CONSENT]
    assert flow.app.game.phase == rules.REPEATING and flow.app.game.tokens == 4


def test_item_79_the_clock_runs_out_on_the_theory_page_too():
    flow = at_table(PUBLISH_OR_PERISH)
    slowly(flow, (("right", "PUBLISH?"), ("A", "says it"), ("wait 600", "EVERYBODY LOSES")))


# -- the set-up ---------------------------------------------------------------------------------------------


def test_at_first_the_box_is_the_universe_for_one():
    settle()
    flow = Flow(Nvm())
    slowly(flow, TO_BOX)
    assert "Universe     the box" in flow.text() and "Researchers        1" in flow.text()
    slowly(flow, (("A", "SEAL NUMBER"),))
    assert flow.app.game.setup.box_universe and flow.app.game.researchers == 1


def test_the_form_remembers_what_was_chosen_when_it_is_left():
    settle()
    flow = Flow(Nvm())
    slowly(flow, TO_FORM + (("down down down right up up up", "Level              1"), ("B", "LAWKEEPER")))
    slowly(flow, (("down down A B up up", "Play Infer"),))  # somewhere else meanwhile
    slowly(flow, (("A", ("a player", "Level              1", "Researchers        3")),))


def test_the_form_of_a_running_game_is_remembered_too_and_the_game_is_not_changed():
    flow = at_table()
    slowly(flow, (("down up up A", "Go on"), ("down A down left", "the box"), ("B up A", "MARKERS ")))
    assert not flow.app.game.setup.box_universe
    slowly(flow, (("down up up A down A", "Universe     the box"),))


def test_what_was_played_comes_again_after_another_game_and_a_power_cut():
    flow = at_table(PUBLISH_OR_PERISH)
    slowly(flow, (("down up A long A", "GIVEN UP"), ("B", "LAWKEEPER")))
    flow.app.home_data.save()
    slowly(
        flow, (("cut", "LAWKEEPER"), ("down A", ("a player", "Publish/Perish   yes", "Researchers        3")))
    )


def test_who_came_while_it_was_played_is_in_the_next_set_up():
    flow = at_table()
    slowly(flow, (("down down down down down down down right", "◀4▶"), ("B", "MARKERS")))
    slowly(flow, (("down up A long A", "GIVEN UP"), ("long A", "A again"), ("A", "Researchers        4")))


def test_a_teacher_has_three_researchers_at_least():
    settle()
    flow = Flow(Nvm())
    slowly(flow, TO_BOX + (("down left", ("a Teacher", "Researchers        3")),))
    slowly(flow, (("right", ("the box", "Researchers        1")),))  # who only passes by is not kept


def test_again_never_deals_unasked():
    flow = at_table()
    slowly(flow, (THEORY, ("long right", "EVERYBODY WINS"), ("long A", "A again")))
    over = flow.app.game
    slowly(flow, (("A", "NEW GAME: INFER"), ("B", "THE LAW")))
    assert flow.app.game is over
    play(flow, ((PEOPLE.split()[0], "THE LAW"),))


def test_the_results_have_the_game_that_has_just_ended():
    flow = at_table()
    slowly(flow, (("down up A long A", "GIVEN UP"), ("B", "LAWKEEPER")))
    past_the_end_games_and_packs = "down " * (1 + len(GAMES) + 1)
    slowly(flow, ((past_the_end_games_and_packs + "A", ("RESULTS", "INFER", "1 played: 1 given up")),))
    data = flow.app.home_data.data
    assert not data.get("results"), "it is written when the next game begins"
