# portable: runs on CPython and on the MicroPython VM
"""Menus, set-up forms and settings: rows of data."""

from fakes.golden import compare, screen_text
from lawkeeper.ui.buttons import DOWN, LEFT, RIGHT, UP, A, B
from lawkeeper.ui.menu import COUNT, DO, GO, NOTE, PICK, Menu
from lawkeeper.ui.page import Page


class App:
    """Notes down what a menu asks for."""

    def __init__(self):
        self.calls = []

    def go(self, name, arg=None):
        self.calls.append(("go", name, arg))

    def back(self):
        self.calls.append(("back",))

    def say(self, sentence):
        self.calls.append(("say", sentence))


class Setup(Menu):
    TITLE = "INFER"
    ROWS = (
        ("Players", COUNT, "players", 1, 99),
        ("Draw", PICK, "draw", ("two", "one")),
        ("Clock", PICK, "clock", ((0, "none"), (600, "10 min"))),
        ("Start", DO, "start"),
    )
    holds = (A, LEFT, RIGHT)

    def __init__(self, app, arg=None):
        Menu.__init__(self, app, arg)
        self.values = {"players": 3, "draw": "two", "clock": 0}

    def start(self):
        self.app.calls.append(("start", self.values["players"]))

    def about(self, row):
        return "How many Researchers play." if row[0] == "Players" else None


class Long(Menu):
    TITLE = "EXPERIMENTS"

    def count(self):
        return 14

    def row(self, index):
        if not index % 7:
            return ("Page %d" % (index // 7 + 1), NOTE)
        return ("Experiment %d\t%s" % (index, "OX"[index & 1]), GO, "infer.experiment", index)


def setup():
    return Setup(App())


def tap(page, *buttons):
    for button in buttons:
        page.tap(button)
        page.view()


def shown(page):
    """The row with the cursor, as it reads."""
    screen = page.view()
    return screen.lines()[screen.cursor + 1].strip()


def test_a_form_shows_its_values_and_how_to_change_them():
    page = setup()
    compare("ui/form", screen_text(page.view()))
    tap(page, DOWN, DOWN, RIGHT, DOWN)
    compare("ui/form_changed", screen_text(page.view()))


def test_up_and_down_go_round():
    page = setup()
    tap(page, UP)
    assert shown(page) == "Start"
    tap(page, DOWN)
    assert shown(page).startswith("Players")


def test_left_and_right_change_a_choice_and_go_round():
    page = setup()
    tap(page, DOWN, RIGHT)
    assert page.values["draw"] == "one"
    tap(page, RIGHT)
    assert page.values["draw"] == "two"
    tap(page, LEFT)
    assert page.values["draw"] == "one"


def test_a_takes_the_next_value_too():
    page = setup()
    tap(page, A, DOWN, A, DOWN, A)
    assert page.values == {"players": 4, "draw": "one", "clock": 600}
    assert shown(page).endswith("◀10 min▶")


def test_a_number_goes_round_at_its_ends():
    page = setup()
    tap(page, LEFT, LEFT, LEFT)
    assert page.values["players"] == 99
    tap(page, RIGHT)
    assert page.values["players"] == 1


def test_holding_steps_by_ten_and_stops_at_the_ends():
    page = setup()
    page.hold(RIGHT)
    assert page.values["players"] == 13
    page.hold(LEFT)
    page.hold(LEFT)
    assert page.values["players"] == 1
    page.values["players"] = 95
    page.hold(RIGHT)
    assert page.values["players"] == 99


def test_holding_changes_nothing_on_other_rows():
    page = setup()
    tap(page, DOWN)
    page.hold(RIGHT)
    assert page.values["draw"] == "two"


def test_holding_a_tells_what_a_row_means():
    page = setup()
    page.hold(A)
    assert page.app.calls == [("say", "How many Researchers play.")]
    tap(page, DOWN)
    page.hold(A)
    assert len(page.app.calls) == 1


def test_a_value_that_is_no_choice_is_shown_as_such_and_can_be_left():
    page = setup()
    page.values["draw"] = "seven"
    tap(page, DOWN)
    assert shown(page).endswith("◀?▶")
    tap(page, RIGHT)
    assert page.values["draw"] == "two"


def test_a_row_calls_a_method_or_opens_a_page():
    page = setup()
    tap(page, UP, A)
    assert page.app.calls == [("start", 3)]
    page = Long(App())
    page.view()
    tap(page, DOWN, A)
    assert page.app.calls == [("go", "infer.experiment", 2)]


def test_b_goes_back():
    page = setup()
    tap(page, B)
    assert page.app.calls == [("back",)]


def test_a_long_list_scrolls_and_passes_over_text():
    page = Long(App())
    compare("ui/menu_top", screen_text(page.view()))
    tap(page, DOWN, DOWN, DOWN, DOWN, DOWN, DOWN)
    compare("ui/menu_middle", screen_text(page.view()))
    tap(page, UP)
    assert shown(page).startswith("Experiment 6")
    tap(page, UP, UP, UP, UP, UP)
    assert shown(page).startswith("Experiment 1 ")
    assert page.view().rows[0] == "Page 1"
    tap(page, DOWN, DOWN, DOWN, DOWN, DOWN)
    tap(page, DOWN, DOWN, DOWN, DOWN, DOWN, DOWN, DOWN)
    assert shown(page).startswith("Experiment 1 ")


def test_the_cursor_is_always_in_view():
    page = Long(App())
    for button in [DOWN] * 15 + [UP] * 30 + [RIGHT] * 4 + [LEFT] * 4:
        page.tap(button)
        screen = page.view()
        assert 0 <= screen.cursor < len(screen.rows) <= 6
        assert "Experiment" in screen.rows[screen.cursor]


def test_left_and_right_jump_six_rows():
    page = Long(App())
    page.view()
    tap(page, RIGHT)
    assert shown(page).startswith("Experiment 8")
    tap(page, RIGHT)
    assert shown(page).startswith("Experiment 13")
    tap(page, LEFT, LEFT)
    assert shown(page).startswith("Experiment 1 ")


def test_left_and_right_do_nothing_where_all_rows_are_in_view():
    class Short(Menu):
        ROWS = tuple([("Row %d" % n, DO, "start") for n in range(6)])

    page = Short(App())
    tap(page, DOWN, RIGHT, LEFT, RIGHT)
    assert shown(page) == "Row 1"


def test_text_below_the_last_row_comes_into_view_with_it():
    class Form(Menu):
        ROWS = tuple([("Row %d" % n, DO, "start") for n in range(6)]) + (
            ("What it does", NOTE),
            ("in two lines", NOTE),
        )

    page = Form(App())
    page.view()
    tap(page, UP)
    assert shown(page) == "Row 5"
    assert page.view().rows[-2:] == ["What it does", "in two lines"]
    tap(page, DOWN)
    assert page.view().rows[0] == shown(page) == "Row 0"


def test_a_long_text_scrolls_without_a_cursor():
    class Text(Menu):
        ROWS = tuple([("line %d" % n, NOTE) for n in range(9)])

    page = Text(App())
    page.view()
    tap(page, DOWN, DOWN, DOWN, DOWN, DOWN, DOWN, DOWN, DOWN)
    assert page.view().rows[-1] == "line 8"
    assert page.view().cursor == -1


def test_a_cursor_from_before_is_taken_up_again_and_put_right():
    page = Long(App())
    page.cursor = 12
    assert shown(page).startswith("Experiment 12")
    page = setup()
    page.cursor = 40
    assert shown(page) == "Start"


def test_a_menu_of_text_only_has_no_cursor_and_does_nothing():
    class Empty(Menu):
        TITLE = "PACKS"
        ROWS = (("No packs are loaded.", NOTE), ("Type on a computer:", NOTE), ("lawkeeper load FILE", NOTE))

    page = Empty(App())
    compare("ui/menu_text", screen_text(page.view()))
    tap(page, UP, DOWN, LEFT, RIGHT, A)
    assert page.app.calls == []
    assert page.view().cursor == -1


def test_a_menu_without_rows_still_leads_back():
    page = Menu(App())
    assert page.view().rows == []
    tap(page, UP, A, B)
    page.hold(A)
    assert page.app.calls == [("back",)]


def test_a_page_that_says_nothing_does_nothing_but_go_back():
    page = Page(App(), 5)
    frame = bytearray(24)
    page.ring(frame)
    page.tap(A)
    page.hold(A)
    page.release(A)
    page.long(A)
    assert page.view().lines() == [" " * 21] * 8
    assert frame == bytearray(24)
    assert (page.arg, page.app.calls) == (5, [])
    page.tap(B)
    assert page.app.calls == [("back",)]
