# portable: runs on CPython and on the MicroPython VM
"""Screens in the display's memory."""

from fakes.dice import Dice
from lawkeeper.ui import bigfont
from lawkeeper.ui.canvas import COLUMNS, Canvas
from lawkeeper.ui.font import glyph
from lawkeeper.ui.screen import Screen


def drawn(screen):
    canvas = Canvas()
    canvas.draw(screen)
    return canvas


def page(canvas, row):
    return bytes(canvas.buffer[row * COLUMNS : (row + 1) * COLUMNS])


def pixel(canvas, x, y):
    return canvas.buffer[y // 8 * COLUMNS + x] >> y % 8 & 1


def test_a_row_is_its_glyphs_from_the_second_column_on():
    canvas = drawn(Screen("", ["", "Infer ▲"]))
    expected = b"\0" + b"".join([glyph(char) for char in "Infer ▲" + " " * 14]) + b"\0"
    assert page(canvas, 2) == expected


def test_the_first_draw_draws_all_and_the_next_nothing():
    canvas = Canvas()
    screen = Screen("T", ["a"], "f")
    assert canvas.draw(screen) == 0xFF
    assert canvas.draw(screen) == 0
    assert canvas.draw(Screen("T", ["a"], "f")) == 0


def test_only_the_row_that_changed_is_drawn():
    canvas = Canvas()
    canvas.draw(Screen("T", ["a", "b", "c"], "f"))
    assert canvas.draw(Screen("T", ["a", "B", "c"], "f")) == 0b100
    assert canvas.draw(Screen("T", ["a", "B", "c"], "F")) == 0b10000000
    assert canvas.draw(Screen("U", ["a", "B", "c"], "F")) == 0b1


def test_a_cursor_that_moves_touches_three_rows():
    canvas = Canvas()
    rows = ["a", "b", "c", "d", "e"]
    canvas.draw(Screen("T", rows, cursor=1))
    assert canvas.draw(Screen("T", rows, cursor=2)) == 0b11100


def test_of_a_row_with_two_words_only_the_half_of_the_cursor_is_inverse():
    rows = ["ABCDEFGHIJ ABCDEFGHIJ", "ABCDEFGHIJ ABCDEFGHIJ", "c"]
    canvas = Canvas()
    middle = COLUMNS // 2
    screen = Screen("T", rows, cursor=0)
    canvas.draw(screen)
    whole = page(canvas, 1) + page(canvas, 2)  # the bar takes the top pixel of the row below, too
    canvas.draw(Screen("T", rows, cursor=2))
    plain = page(canvas, 1) + page(canvas, 2)
    for half, light in ((1, range(middle)), (2, range(middle, COLUMNS))):
        screen.half = half
        assert canvas.draw(screen) & 0b110 == 0b110
        now = page(canvas, 1) + page(canvas, 2)
        for at in range(2 * COLUMNS):
            assert now[at] == (whole if at % COLUMNS in light else plain)[at]
    screen.half = 0
    assert canvas.draw(screen) == 0b110 and page(canvas, 1) + page(canvas, 2) == whole


def test_a_cursor_that_comes_takes_the_bar_of_the_title_over():
    canvas = Canvas()
    rows = ["a", "b", "c", "d", "e"]
    canvas.draw(Screen("T", rows))
    assert canvas.draw(Screen("T", rows, cursor=0)) == 0b111
    assert page(canvas, 0)[1:7] == glyph("T")
    assert page(canvas, 0)[13:19] == glyph("-")


def test_an_inverse_row_is_drawn_anew_when_the_row_above_changes():
    canvas = Canvas()
    canvas.draw(Screen("T", ["", "b"], cursor=1))
    assert canvas.draw(Screen("T", ["___", "b"], cursor=1)) == 0b110


def test_whatever_was_there_before_the_picture_is_the_same():
    dice = Dice(5)
    words = ("", "a", "jumping", "⚅⚅⚅", "█████", "Value\t12", "__________", "THE LAW", "≤≥ □■")
    canvas = Canvas()
    for _ in range(60):
        rows = [dice.pick(words) for _ in range(dice.below(7))]
        big = dice.pick((None, None, "9:5", "X", "12:34", "A▲"))
        bar = dice.pick((None, None, (dice.below(9), 8)))
        screen = Screen(dice.pick(words), rows, dice.pick(words), dice.below(8) - 1, big, False, bar)
        before = bytes(canvas.buffer)
        mask = canvas.draw(screen)
        assert canvas.buffer == drawn(screen).buffer
        for row in range(8):
            if not mask >> row & 1:
                assert page(canvas, row) == before[row * COLUMNS : (row + 1) * COLUMNS]


def test_an_inverse_row_is_lit_from_edge_to_edge():
    assert page(drawn(Screen("", ["", ""], cursor=1)), 2) == b"\xff" * COLUMNS
    assert page(drawn(Screen("", ["", ""])), 0) == b"\xff" * COLUMNS


def test_dark_letters_have_light_above_and_below():
    canvas = drawn(Screen("EEE", ["", ""]))
    for x in range(COLUMNS):
        assert pixel(canvas, x, 0) == 1
        assert pixel(canvas, x, 8) == 1
    assert pixel(canvas, 0, 9) == 0


def test_the_light_steps_back_from_letters_outside():
    above = drawn(Screen("", ["_", "x"], cursor=1))
    assert [pixel(above, x, 16) for x in (0, 1, 5, 6, 7)] == [0, 0, 0, 0, 1]
    under = drawn(Screen("", ["E"]))
    assert [pixel(under, x, 8) for x in (0, 1, 5, 6, 7)] == [0, 0, 0, 0, 1]
    assert pixel(under, 1, 9) == 1


def test_the_title_is_dark_where_a_cursor_stands_below_it():
    canvas = drawn(Screen("E" * 20, ["", ""], cursor=0))
    assert [pixel(canvas, 127, y) for y in range(10)] == [0] * 8 + [1, 1]
    assert [pixel(canvas, x, 8) for x in range(7)] == [0] * 7  # the light steps back from the letters


def _big_rows(canvas, x0):
    """The 24 x 32 pixels from column x0 on, as 32 integers."""
    return [sum([pixel(canvas, x0 + x, 8 + y) << x for x in range(24)]) for y in range(32)]


def test_big_characters_are_their_art_doubled():
    canvas = drawn(Screen("", [], big="8"))
    rows = _big_rows(canvas, 1 + 63 - 12)
    at = 24 * bigfont.CHARS.find("8")
    for y in range(2, 32):
        bit = y // 2
        for x in range(24):
            byte = bigfont.GLYPHS[at + 12 * (bit >> 3) + x // 2]
            assert rows[y] >> x & 1 == byte >> (bit & 7) & 1


def test_other_big_characters_are_the_small_ones_four_times_as_large():
    canvas = drawn(Screen("", [], big="A"))
    rows = _big_rows(canvas, 1 + 63 - 12)
    columns = glyph("A")
    for y in range(4, 32):
        for x in range(24):
            assert rows[y] >> x & 1 == columns[x // 4] >> y // 4 & 1


def test_big_text_is_cut_to_five():
    assert drawn(Screen("", [], big="1234567")).buffer == drawn(Screen("", [], big="12345")).buffer


def test_a_character_without_glyph_is_a_box():
    canvas = drawn(Screen("", ["", "中"]))
    assert page(canvas, 2)[1:7] == glyph("\u0000")
    assert page(canvas, 2)[1:7] != b"\0" * 6


def test_nudge_moves_the_picture_to_and_fro_and_leaves_a_bar_its_edge():
    screen = Screen("", ["", "E"])
    canvas = drawn(screen)
    seen = []
    for _ in range(6):
        seen.append([x for x in range(4) if pixel(canvas, x, 17)][0])
        canvas.nudge()
        assert canvas.draw(screen) == 0xFF
    assert seen == [1, 2, 1, 2, 1, 2]
    assert len(canvas.buffer) == 1024


def test_a_full_row_keeps_its_last_column_wherever_it_stands():
    screen = Screen("", ["", "█" * 21])
    canvas = drawn(screen)
    for _ in range(4):
        lit = [x for x in range(COLUMNS) if pixel(canvas, x, 20)]
        assert len(lit) == 126 and lit[-1] - lit[0] == 125
        canvas.nudge()
        canvas.draw(screen)
