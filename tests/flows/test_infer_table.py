# portable: runs on CPython and on the MicroPython VM
"""What a table does between the turns: looks, undo, nudged dice, pauses, power cuts, new people."""

from fakes.infer_flow import THEORY, at_table, slowly

PUBLISH_OR_PERISH = (5, 1)
SILENCE, HIGHLIGHTS = (6, 1), (7, 1)


def test_item_11_the_law_is_on_the_screen_only_while_the_button_is_held():
    flow = at_table()
    slowly(
        flow,
        (
            ("keep up", ("THE LAW", "looks 1")),
            ("let go up", "looks 1"),
            ("down", "MORE"),
            ("down down down down", "The law"),
            ("A", ("Hold A to read it.", "Looks so far: 1")),
            ("hold A", "THE LAW"),
            ("let go A", "Looks so far: 2"),
            ("B", "MORE"),
            ("B", "looks 2"),  # for the whole table
        ),
    )


def test_item_11_the_law_that_was_shown_leaves_no_trace_on_the_display():
    flow = at_table()
    before = bytes(flow.box.shown)
    slowly(flow, (("keep up", "THE LAW"), ("let go up", "looks 1")))
    after = bytes(flow.box.shown)
    changed = [row for row in range(8) if before[row * 128 :][:128] != after[row * 128 :][:128]]
    assert changed == [6]  # the row that counts the looks


def test_undo_says_what_and_takes_it_back():
    flow = at_table()
    slowly(
        flow,
        (
            ("B", "3 is ✗"),
            ("left", ("UNDO?", "Experiment 3: ✗.")),
            ("B", "3 is ✗"),
            ("left", "UNDO?"),
            ("A", ("[[18]]", "Researcher 1", "Build!")),
            ("left", "Experiment 2: ✗."),
            ("A", ("TO START", "✓")),
            ("B", "First turn"),
        ),
    )


def test_undo_takes_a_loss_back():
    flow = at_table()
    slowly(flow, [("A", "○")] * 18)
    slowly(flow, (("B", "EVERYBODY LOSES"), ("left", "✗ without a marker."), ("A", "No markers!")))


def test_undo_of_a_theory_gives_the_token_back_and_takes_the_minutes():
    flow = at_table(PUBLISH_OR_PERISH)
    slowly(flow, (THEORY, ("left", "A token was handed"), ("A", ("THEORY", "TOKENS 4"))))
    assert flow.app.game.seconds_left(0) == 600


def test_undo_never_puts_the_clock_at_zero():
    flow = at_table(PUBLISH_OR_PERISH)
    slowly(flow, (("wait 580", "00:"), THEORY, ("A", "05:"), ("wait 30", "04:"), ("left", "Experiment")))
    slowly(flow, (("A", "JUDGE"), ("left", "A token was handed"), ("A", "clock at zero")))
    slowly(flow, (("A", "UNDO?"), ("B", "JUDGE")))


def test_a_double_press_marks_once():
    flow = at_table()
    flow.wait(2)
    flow.do("A A A")
    assert flow.app.game.left == 17
    flow.wait(2)
    flow.do("A")
    assert flow.app.game.left == 16


def test_a_double_press_judges_nothing():
    flow = at_table()
    slowly(flow, THEORY[:-1])
    flow.do("wait 1")
    flow.do("A A")
    assert "JUDGE" in flow.text()


def test_item_22_taking_apart_asks_all_researchers():
    flow = at_table()
    slowly(
        flow,
        (
            ("A", "3 is ○"),
            ("up", " 3  ○"),
            ("A", "EXPERIMENT 3"),
            ("down A", ("TAKE 3 APART?", "Do all agree?", "leaves the game.")),
            ("B", "EXPERIMENT 3"),
            ("A", "TAKE 3 APART?"),
            ("A", "[[17]]"),
            ("up", " 3  -"),
            ("A", "Taken apart."),
        ),
    )
    assert flow.app.frame[2] == 0


def test_item_71_a_nudged_experiment_is_built_and_judged_again():
    flow = at_table()
    slowly(
        flow,
        (
            ("A", "3 is ○"),
            ("up A", "Its dice changed"),
            ("A", ("CHANGED: 3", "re-create it.", "then is judged.", "B back")),
            ("B", "Its dice changed"),  # who only looked round marks nothing
            ("A", "CHANGED: 3"),
            ("A", ("follow the law?", "◀ back")),
            ("B", ("3 is ✗", "[[17]]", "○ 1 ✗ 2")),
            ("up A", "It was ○"),
        ),
    )


def test_item_71_a_false_alarm_leads_back():
    flow = at_table()
    slowly(flow, (("up A A", "CHANGED"), ("left", "EXPERIMENT 2"), ("B B", "Build!")))


def test_item_74_stones_are_laid_from_the_list():
    flow = at_table(HIGHLIGHTS)
    slowly(
        flow,
        (
            ("up A", ("Stones ◆", "Stones ■")),
            ("down down right right", "◀2▶"),
            ("down right", "◀1▶"),
            ("left left", "◀0▶"),  # not round to three
            ("B", "◆◆"),
        ),
    )


def test_item_74_no_stones_without_the_variant():
    flow = at_table()
    slowly(flow, (("up A", "Its dice changed"),))
    assert "Stones" not in flow.text()


def test_a_pause_freezes_everything_and_shows_it():
    flow = at_table(PUBLISH_OR_PERISH)
    flow.wait(10)
    flow.do("hold B")
    frozen = flow.lines()[2]
    slowly(flow, (("let go B", "PAUSED"), ("wait 300", (frozen, "Nothing moves.")), ("right", "PAUSED")))
    slowly(flow, (("A", frozen), ("wait 2", "09:")))
    assert flow.lines()[2] != frozen


def test_a_power_cut_loses_no_mark_and_holds_the_clock():
    flow = at_table(PUBLISH_OR_PERISH)
    slowly(
        flow,
        (
            ("A", "3 is ○"),
            ("cut", ("The power was off.", "waiting")),
            ("wait 100", "waiting"),
            ("A", ("3 is ○", "09:")),
        ),
    )


def test_a_power_cut_while_a_theory_is_judged():
    flow = at_table()
    slowly(flow, (THEORY, ("cut", "The power was off."), ("A", ("JUDGE", "TOKENS 3")), ("A", "Disproof 3 ○")))


def test_a_power_cut_in_the_draw_comes_back_with_nothing_shown():
    flow = at_table()
    slowly(flow, (("down", "MORE"), ("up up A", "Go on"), ("down A A", "STOP"), ("long A", "PASS THE BOX")))
    slowly(flow, (("A", "KEEP ONE"), ("hold A", "LAW 1"), ("cut", "The power was off.")))
    slowly(flow, (("A", "PASS THE BOX"),))


def test_item_27_a_refusal_costs_nothing():
    flow = at_table()
    slowly(
        flow,
        (
            ("right", ("PUBLISH?", "Researcher 1", "Do all others agree?")),
            ("B", ("TOKENS 4", "Researcher 1", "[[18]]", "Build!")),
        ),
    )


def test_item_28_the_words_are_agreed_before_the_token_goes():
    flow = at_table()
    slowly(
        flow,
        (
            ("right", "PUBLISH?"),
            ("A", ("THEORY", "says it", "TOKENS 4")),
            ("B", ("TOKENS 4", "Researcher 1")),
        ),
    )


def test_item_30_the_table_is_checked_first_and_the_theory_may_go_back():
    flow = at_table()
    slowly(
        flow,
        (
            THEORY[:2],
            ("A", ("contradict", "TOKENS 4", "A spends the token.")),
            ("B", ("TOKENS 4", "Researcher 1")),
        ),
    )


def test_item_30_a_setting_turns_the_check_off():
    flow = at_table()
    flow.app.set("warn_table", "no")
    slowly(flow, (("down", "MORE"), ("up up A", "Go on"), ("down A A", "STOP"), ("long A", "PASS THE BOX")))
    slowly(flow, (("A A A A", "TO START"), ("A", "✓"), ("B", "First"), ("A", "Build!")))
    slowly(flow, (("right", "PUBLISH?"), ("A", "says it"), ("A", "JUDGE")))


def test_item_18_passing_is_in_the_menu():
    flow = at_table()
    slowly(flow, (("down", "Pass the turn"), ("down A", ("Researcher 2", "[[18]]"))))


def test_item_70_people_come_and_go():
    flow = at_table()
    slowly(
        flow,
        (
            ("down", "MORE"),
            ("down down down down down down", "Researchers"),
            ("right", "◀4▶"),
            ("left left", "◀2▶"),
            ("B", "Researcher 1"),
            ("A", "Researcher 2"),
            ("A", "Researcher 1"),
        ),
    )


def test_the_seal_number_can_be_read_again():
    flow = at_table()
    slowly(
        flow,
        (
            ("down", "MORE"),
            ("up up up", "Seal number"),
            ("A", flow.app.game.fingerprint()),
            ("B", "MORE"),
        ),
    )


def test_a_broken_seal_is_on_every_screen():
    flow = at_table()
    flow.app.ledger.note(1)
    slowly(flow, (("A", "✗SEAL BROKEN TOKENS 4"),))
    steps = ["up", "A", "B B", "down", "B"] + [step for step, _ in THEORY] + ["long right", "long A"]
    slowly(flow, [(step, "✗SEAL") for step in steps])
    slowly(flow, (("right", "BROKEN"),))


def test_a_broken_seal_is_told_in_full_where_a_title_is_long():
    flow = at_table(PUBLISH_OR_PERISH)
    slowly(flow, THEORY)
    assert "clock stands" in flow.text()
    flow.app.ledger.note(1)
    slowly(flow, (("A", "✗SEAL BROKEN TOKENS 3"), ("left A", "✗SEAL BROKEN ")))


def test_large_numbers_fit():
    flow = at_table((4, -3))  # 99 Researchers
    slowly(flow, [("A", "○"), ("B", "✗")] * 8)
    slowly(flow, (("up", "R16"), ("A", "By Researcher 16"), ("B B", "Researcher 17")))
    slowly(flow, (("right", "Researcher 17"),))


def test_item_16_the_table_is_told_who_begins():
    flow = at_table()
    assert "Researcher 1" in flow.text()
    slowly(flow, (("left A", "TO START"), ("B", ("First turn: whoever", "paper last."))))


def test_one_researcher_alone_needs_no_order_and_no_consent():
    flow = at_table((4, -2))
    assert "Researcher    ▶theory" in flow.text()
    slowly(flow, (("right", "THEORY"),))
