# portable: runs on CPython and on the MicroPython VM
"""Screens as data: what stands in which row."""

from fakes.golden import compare, screen_text
from lawkeeper.ui.screen import BIG, INVERSE, PLAIN, RULED, Screen, arrows, bar_text, cut, fit


def test_text_is_padded_or_cut_to_the_width():
    assert fit("abc", 6) == "abc   "
    assert fit("abcdef", 6) == "abcdef"
    assert fit("abcdefg", 6) == "abcde…"
    assert fit("") == " " * 21


def test_a_tab_sends_the_rest_to_the_right_edge():
    assert fit("Markers\t18", 12) == "Markers   18"
    assert fit("\t18", 6) == "    18"
    assert fit("left\t", 6) == "left  "


def test_the_left_part_gives_way_and_a_space_stays_between():
    assert fit("Researchers\t12", 12) == "Research… 12"
    assert fit("abcdefg\t12", 10) == "abcdefg 12"
    assert fit("abcdefgh\t12", 10) == "abcdef… 12"


def test_a_right_part_too_long_is_cut_too():
    assert fit("a\tbcdefghij", 6) == "bcdef…"
    assert fit("\tabcdef", 6) == "abcdef"


def test_three_parts_put_one_in_the_middle():
    assert fit("\tmid\t", 9) == "   mid   "
    assert fit("B no\tor\tA yes", 21) == "B no     or     A yes"
    assert fit("a long left\tmid\tend", 21) == "a long left mid   end"


def test_every_fit_has_the_width():
    for text in (
        "",
        "\t",
        "\t\t",
        "a\tb",
        "x" * 40,
        "\t" + "x" * 40,
        "x" * 40 + "\ty",
        "a\t" + "b" * 30 + "\tc",
        "é▲\t♠",
    ):
        for width in (1, 2, 3, 8, 21):
            assert len(fit(text, width)) == width, (text, width)


def test_cut_leaves_a_sign_behind():
    assert cut("abc", 3) == "abc"
    assert cut("abcd", 3) == "ab…"
    assert cut("abcd", 0) == ""


def test_a_bar_fills_by_half_characters():
    assert bar_text(0, 10, 4) == "════"
    assert bar_text(10, 10, 4) == "████"
    assert bar_text(1, 8, 4) == "▌═══"
    assert bar_text(2, 8, 4) == "█═══"
    assert bar_text(99, 10, 4) == "████"
    assert bar_text(-1, 10, 4) == "════"
    assert bar_text(1, 0, 4) == "════"


def test_rows_stand_between_title_and_foot():
    screen = Screen("Title\t1/2", ["one", "two", "three", "four", "five", "six", "never"], "foot", cursor=2)
    lines = screen.lines()
    assert lines[0].startswith("Title") and lines[0].endswith("1/2")
    assert [line.strip() for line in lines[1:7]] == ["one", "two", "three", "four", "five", "six"]
    assert lines[7].strip() == "foot"
    assert [screen.style(row) for row in range(8)] == [RULED, PLAIN, PLAIN, INVERSE] + [PLAIN] * 4


def test_a_title_is_the_bar_of_a_screen_or_has_a_rule():
    row = ["one"]
    assert Screen("Title\t▼", row).lines()[0] == "Title" + " " * 15 + "▼"
    for title, ruled in (
        ("Title\t▼", "Title ------------- ▼"),
        ("Title", "Title ---------------"),
        ("Eighteen letters -\t", "Eighteen letters -   "),
        ("Fourteen signs\t▲▼", "Fourteen signs --- ▲▼"),
        ("Seventeen signs -\t▼", "Seventeen signs -   ▼"),
        ("A title of 21 letters", "A title of 21 letters"),
    ):
        assert Screen(title, row, cursor=0).lines()[0] == ruled


def test_arrows_tell_where_there_is_more():
    assert [arrows(above, below) for above in (0, 1) for below in (0, 1)] == ["", "\t▼", "\t▲ ", "\t▲▼"]


def test_big_characters_take_four_rows():
    screen = Screen("Clock", ["under", "last"], "foot", cursor=1, big="09:59")
    assert [screen.style(row) for row in range(8)] == [RULED, BIG, BIG, BIG, BIG, PLAIN, INVERSE, PLAIN]
    lines = screen.lines()
    assert lines[2].strip() == "[[09:59]]"
    assert lines[1].strip() == lines[3].strip() == lines[4].strip() == ""
    assert lines[5].strip() == "under" and lines[6].strip() == "last"


def test_a_bar_takes_row_six():
    screen = Screen("Search", ["1", "2", "3", "4", "5", "6"], bar=(1, 2))
    assert screen.lines()[6] == bar_text(1, 2)
    assert screen.lines()[5].strip() == "5"


def test_no_cursor_is_no_inverse_row():
    for screen in (Screen("t", ["a"]), Screen("t", ["a"], big="1")):
        assert [row for row in range(8) if screen.style(row) == INVERSE] == [0]


def _table():
    rows = ["Experiment 12", "⚀⚂⚄ ⚅", "", "\t○ follows\t", "", "X 5   O 7"]
    return Screen("INFER\t⊗6 ◉3", rows, "B menu\tA judge")


def _secret():
    rows = ["There must be more", "odd than even orange", "dice.", "", "", "Looks\t2"]
    return Screen("⚿ THE LAW", rows, "let go to hide", secret=True)


def _clock():
    return Screen("PUBLISH OR PERISH", ["⊗ 11   ◉ 2", "no hurry"], "A pause", big="09:59")


def _verdict():
    return Screen("EXPERIMENT 12", ["", "\tdoes not follow\t"], "B undo\tA go on", big="X")


def _search():
    return Screen(
        "THEORY",
        ["Looking for an", "experiment that", "disproves it.", "", "490,000 of 1,288,075"],
        bar=(490, 1288),
    )


def _cut():
    return Screen(
        "A title that is much too long\t12/40",
        ["A row that is much too long for it", "Name too long for it\tvalue"],
    )


def test_screens_as_text():
    for name, screen in (
        ("table", _table()),
        ("secret", _secret()),
        ("clock", _clock()),
        ("verdict", _verdict()),
        ("search", _search()),
        ("cut", _cut()),
        ("empty", Screen()),
    ):
        compare("ui/" + name, screen_text(screen))
