# portable: runs on CPython and on the MicroPython VM
"""The characters that the screen can show."""

from lawkeeper.ui import bigfont
from lawkeeper.ui.font import GLYPHS, SIGNS, glyph, missing

ASCII = "".join([chr(code) for code in range(32, 127)])
GAMES = "▲▼◀▶■□●○◆◇△♠♥♦♣⚀⚁⚂⚃⚄⚅✓✗…·é"
LETTERS = ASCII[1:]


def test_there_is_one_glyph_for_each_and_one_for_the_rest():
    assert len(GLYPHS) == 6 * (95 + len(SIGNS) + 1)
    assert len(bigfont.GLYPHS) == 24 * len(bigfont.CHARS)


def test_all_that_the_five_games_need_is_there():
    assert missing(ASCII + GAMES) == ""


def test_missing_names_each_character_once():
    assert missing("Zoë, 中文 中!") == "ë中文"
    assert missing("") == ""


def test_no_two_characters_look_alike():
    seen = {}
    for char in ASCII + SIGNS:
        pixels = glyph(char)
        assert pixels not in seen, (char, seen.get(pixels))
        seen[pixels] = char


def test_letters_leave_the_top_row_and_the_last_column_free():
    for char in LETTERS:
        pixels = glyph(char)
        assert not any(byte & 1 for byte in pixels), char
        assert pixels[5] == 0, char


def test_only_a_space_is_empty():
    assert glyph(" ") == bytes(6)
    for char in LETTERS + SIGNS:
        assert any(glyph(char)), char


def test_capitals_and_digits_are_seven_pixels_high():
    for char in "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789":
        rows = 0
        for byte in glyph(char):
            rows |= byte
        assert rows == 0b11111110, char


def test_unknown_characters_share_the_box():
    box = glyph("中")
    assert box == glyph("\n") == glyph("\x7f") == glyph("😀") == GLYPHS[-6:]
    assert box not in [glyph(char) for char in ASCII + SIGNS]


def test_the_big_characters_that_clocks_and_verdicts_need():
    for char in "0123456789:-○✗":
        assert char in bigfont.CHARS
