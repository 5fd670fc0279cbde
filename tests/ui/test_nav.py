# portable: runs on CPython and on the MicroPython VM
"""The way back."""

from lawkeeper.ui.nav import CURSOR, Nav


def test_home_is_the_bottom():
    nav = Nav("menus.home")
    assert nav.top() == ["menus.home", None, 0]
    assert nav.back() is False
    assert nav.depth() == 1


def test_go_and_back():
    nav = Nav("menus.home")
    nav.go("infer.setup", 7)
    assert nav.top() == ["infer.setup", 7, 0]
    assert nav.depth() == 2
    assert nav.back() is True
    assert nav.top()[0] == "menus.home"


def test_back_finds_the_cursor_where_it_was():
    nav = Nav("menus.home")
    nav.top()[CURSOR] = 4
    nav.go("menus.settings")
    nav.back()
    assert nav.top()[CURSOR] == 4


def test_swap_leaves_the_way_back_as_it_was():
    nav = Nav("menus.home")
    nav.go("infer.setup")
    nav.swap("infer.table", 1)
    assert nav.top() == ["infer.table", 1, 0]
    nav.back()
    assert nav.top()[0] == "menus.home"


def test_home_drops_everything_but_the_first_page():
    nav = Nav("menus.home")
    nav.top()[CURSOR] = 2
    nav.go("a.b")
    nav.go("c.d")
    nav.home()
    assert nav.top() == ["menus.home", None, 2]
    assert nav.depth() == 1
