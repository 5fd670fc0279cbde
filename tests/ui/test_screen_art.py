# portable: runs on CPython and on the MicroPython VM
"""Pictures on a screen: where they come to lie, what is drawn anew, what stands under them."""

from fakes.dice import Dice
from lawkeeper.ui.art import WIDE, Art
from lawkeeper.ui.canvas import COLUMNS, Canvas
from lawkeeper.ui.screen import Screen

BLOCK = [0x010101 * 255]  # 3 columns of 8 dots


def drawn(screen):
    canvas = Canvas()
    canvas.draw(screen)
    return canvas


def lit(canvas):
    """-> the set of (x, y) of the dots that are lit, by the columns of the text."""
    found = set()
    for at, byte in enumerate(canvas.buffer):
        for bit in range(8):
            if byte >> bit & 1:
                found.add((at % COLUMNS - 1, at // COLUMNS * 8 + bit))
    return found


def with_block(x, y, rows=(), title="T", cursor=-1):
    art = Art()
    art.put(x, y, BLOCK)
    return Screen(title, rows, "foot", cursor=cursor, art=art.rows)


def test_a_picture_lies_at_its_dot_wherever_the_rows_are():
    for x in (0, 5, WIDE - 3):
        for y in (16, 19, 23, 40):
            blank = lit(drawn(Screen("T", (), "foot")))
            assert lit(drawn(with_block(x, y))) == blank | {
                (x + i, y + j) for i in range(3) for j in range(8)
            }


def test_pictures_of_several_rows_keep_together():
    art = Art()
    tall = [0xFF, 0x81, 0xFF]
    art.put(7, 13, tall)
    found = {(x, y) for x, y in lit(drawn(Screen("", (), "", art=art.rows))) if y > 9}
    assert found == {(7, 13 + i) for i in range(24) if i in (8, 15) or not 8 <= i < 16}


def test_a_big_character_is_the_one_of_a_screen():
    art = Art()
    art.big((WIDE - 24) // 2, 8, "○")
    assert drawn(Screen("T", (), "f", art=art.rows)).buffer == drawn(Screen("T", (), "f", big="○")).buffer


def test_only_the_rows_of_a_picture_that_changed_are_drawn():
    canvas = Canvas()
    assert canvas.draw(with_block(5, 24)) == 0xFF
    assert canvas.draw(with_block(5, 24)) == 0
    assert canvas.draw(with_block(6, 24)) == 0b1000
    assert canvas.draw(with_block(6, 28)) == 0b11000
    assert canvas.draw(Screen("T", (), "foot")) == 0b11000
    assert canvas.draw(Screen("T", (), "foot")) == 0


def test_an_inverse_row_is_drawn_anew_when_the_picture_above_changes():
    canvas = Canvas()
    canvas.draw(with_block(5, 8, ("", "row"), cursor=1))
    assert canvas.draw(with_block(9, 8, ("", "row"), cursor=1)) == 0b110


def test_no_text_under_a_picture_is_lost():
    plain = lit(drawn(Screen("T", ("", "WORDS"), "foot")))
    assert plain <= lit(drawn(with_block(2, 16, ("", "WORDS"))))


def test_a_picture_in_an_inverse_row_is_light_on_dark():
    rows = ("", "", "row")
    plain = lit(drawn(Screen("T", rows, "foot", cursor=2)))
    found = lit(drawn(with_block(60, 24, rows, cursor=2)))
    assert found - plain == set()
    assert plain - found == {(x, y) for x in (59, 63) for y in range(24, 32)}


def test_whatever_was_there_before_the_picture_is_the_same():
    dice = Dice(7)
    canvas = Canvas()
    for _ in range(60):
        art = Art()
        for _ in range(dice.below(4)):
            art.put(dice.below(WIDE - 3), 8 + dice.below(40), BLOCK)
        rows = [dice.pick(("", "abc", "___\t7")) for _ in range(dice.below(7))]
        screen = Screen("T", rows, "f", dice.below(8) - 1, art=dice.pick((None, art.rows)))
        before = bytes(canvas.buffer)
        mask = canvas.draw(screen)
        assert canvas.buffer == drawn(screen).buffer
        for row in range(8):
            if not mask >> row & 1:
                start, end = row * COLUMNS, (row + 1) * COLUMNS
                assert canvas.buffer[start:end] == before[start:end]


def test_a_nudge_moves_pictures_with_the_text():
    screen = with_block(WIDE - 3, 24)
    canvas = drawn(screen)
    canvas.nudge()
    canvas.draw(screen)
    row = canvas.buffer[3 * COLUMNS : 4 * COLUMNS]
    assert [x for x in range(COLUMNS) if row[x]] == [125, 126, 127]
