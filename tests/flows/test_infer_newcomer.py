# portable: runs on CPython and on the MicroPython VM
"""What people who had only read the README looked for on the pages of entering, and in the rules."""

from fakes.flow import PASS_MS, play
from fakes.lawful_flow import LOOK, lawful_flow


def at_build():
    flow = lawful_flow()
    play(flow, (("wait 1 A", "BUILD"),))
    return flow


def test_a_held_arrow_goes_on_moving_the_dashes():
    flow = at_build()
    flow.do("A hold right")
    columns = []
    for _ in range(6):
        columns.append(flow.app.page._next[2] - flow.app.page._dice[0][2])
        flow.wait(1)
    assert columns[0] == 2 and columns[-1] >= 6 and columns == sorted(columns)


def test_before_the_first_die_a_held_arrow_puts_nothing_down():
    flow = at_build()
    play(flow, (("hold up let go up", "BUILD"), ("hold right let go right", "BUILD"), ("A", "DICE 1")))


def test_where_an_arrow_is_let_go_the_die_stands_and_b_takes_it_back_to_that_place():
    flow = at_build()
    play(
        flow,
        (
            ("A hold down", ("DICE 1", "let go puts it  B not")),
            ("let go down", ("DICE 2", "B3\nB3")),
            ("B", "DICE 1"),
            ("hold left let go left", "DICE 2"),
        ),
    )
    one, other = flow.app.page._dice
    assert (other[2] - one[2], other[3] - one[3]) == (-1, 1)


def test_the_foot_says_what_a_does_on_every_visit_of_an_empty_page():
    flow = at_build()
    for _ in range(2):
        feet = set()
        for _ in range(6):
            feet.add(flow.lines()[7].strip())
            flow.wait(1)
        assert feet == {"▲▼◀▶ go round, A puts", "A puts it      B back"}
        play(flow, (("B", "MARKERS "), ("wait 1 A", "BUILD")))


def test_as_long_as_nothing_stands_the_colours_are_named_beside_the_faces():
    flow = at_build()
    flow.wait(1)
    right = [dots >> 8 * 90 for dots in flow.app.screen.art]
    assert right[1] and right[3] and right[5]
    flow.do("A wait 1")
    right = [dots >> 8 * 108 for dots in flow.app.screen.art]
    assert not any(right)


def test_the_answer_says_which_filling_is_which_colour():
    flow = at_build()
    play(flow, (("A hold A let go A " + LOOK, ("EXPERIMENT 3", "O   B   W   A go on")),))
    assert flow.app.screen.art[7]


def test_with_letters_on_the_dice_there_is_none():
    flow = lawful_flow(letters=True)
    play(flow, (("wait 1 A A hold A let go A " + LOOK, ("EXPERIMENT 3", "A go on")),))
    assert "W  " not in flow.lines()[7]


def test_the_rules_in_short_turn_by_chapters():
    flow = lawful_flow()
    play(flow, (("wait 1 down", "MORE"),))
    while "Rules in short" not in flow.lines()[1 + flow.app.screen.cursor]:
        flow.do("down")
    play(
        flow,
        (
            ("A", ("RULES 1/17", "THE GAME", "◀▶ chapters")),
            ("right", ("RULES 2/17", "DICE")),
            ("down down", "RULES 2/17"),
            ("right", ("RULES 3/17", "TO START")),
            ("left left left", ("RULES 17/17", "CHEATER")),
            ("right down", ("RULES 2/17", "DICE")),  # the first has no more lines
            ("down", ("RULES 2/17", "used up,")),
            ("hold down", "RULES"),
            ("wait 9", "RULES 3/17"),  # a held one stops where a chapter begins
        ),
    )


def test_that_the_box_looks_for_stones_is_told_before_it_does():
    flow = lawful_flow(highlights=True)
    play(flow, (("wait 1 down", "MORE"),))
    while "We are stuck" not in flow.lines()[1 + flow.app.screen.cursor]:
        flow.do("down")
    flow.box.down(4)
    seen = []
    for _ in range(6):
        flow.pass_loop(PASS_MS)
        seen.append(flow.text())
    flow.box.up(4)
    flow.run(5 * PASS_MS)
    assert any("The box looks ..." in text for text in seen), seen[-1]
    assert "The box looks ..." not in flow.text()
    assert "tones" in flow.text() or "nothing to point" in flow.text().replace("\n", " ")
