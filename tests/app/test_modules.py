# portable: runs on CPython and on the MicroPython VM
"""Modules that are loaded when a page opens and dropped when its room is left."""

import sys

from lawkeeper import modules


def test_a_dropped_room_is_gone_and_can_be_loaded_again():
    first = modules.load("lawkeeper.menus.about")
    assert first.About.TITLE == "ABOUT"
    modules.drop("lawkeeper.menus")
    assert "lawkeeper.menus.about" not in sys.modules
    assert not hasattr(sys.modules["lawkeeper.menus"], "about")
    again = modules.load("lawkeeper.menus.about")
    assert again is not first


def test_dropping_leaves_the_package_itself_and_its_neighbours():
    modules.load("lawkeeper.menus.about")
    modules.drop("lawkeeper.menus")
    assert "lawkeeper.menus" in sys.modules
    assert "lawkeeper.ui.reader" in sys.modules
