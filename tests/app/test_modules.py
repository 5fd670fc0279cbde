# portable: runs on CPython and on the MicroPython VM
"""What is in memory: modules come when they are asked for, and go by one rule."""

import sys

from fakes.memory import Room, without
from lawkeeper import app, modules

ABOUT, RESULTS, PACKS = "lawkeeper.menus.about", "lawkeeper.menus.results", "lawkeeper.menus.packs"
LITTLE, MUCH = modules.ROOM - 1, modules.AHEAD


def fresh(*used):
    """A memory in which nothing but what it is asked for can go, and these modules, in this order."""
    for name in (ABOUT, RESULTS, PACKS):
        modules.load(name)  # what they import stays
        del sys.modules[name]
    memory = modules.Memory()
    for name in used:
        modules.load(name)
        memory.use(name)
    return memory


def here():
    return [name for name in (ABOUT, RESULTS, PACKS) if name in sys.modules]


def tend(memory, pinned=(), ahead=()):
    """Tidy until there is nothing left to do; a bound stands for a box that never comes to rest."""
    for _ in range(20):
        if not memory.tend(pinned, ahead):
            return
    raise AssertionError("it never comes to rest")


def test_with_room_everything_stays():
    memory = fresh(ABOUT, RESULTS)
    with Room(MUCH):
        tend(memory)
    assert here() == [ABOUT, RESULTS] and memory.free == MUCH


def test_without_room_what_was_used_longest_ago_goes_first_and_no_more_than_must():
    memory = fresh(ABOUT, RESULTS, PACKS)
    memory.use(ABOUT)
    with Room(LITTLE, MUCH):
        tend(memory)
    assert here() == [ABOUT, PACKS]


def test_what_is_pinned_stays_however_little_room_there_is():
    memory = fresh(ABOUT, RESULTS)
    with Room(0):
        tend(memory, (ABOUT,))
    assert here() == [ABOUT]
    memory = fresh(ABOUT, RESULTS)
    with Room(0):
        tend(memory, ("lawkeeper.menus.",))
    assert here() == [ABOUT, RESULTS]


def test_what_was_loaded_by_the_way_goes_first():
    memory = fresh(ABOUT)
    modules.load(RESULTS)
    memory.litter()
    with Room(LITTLE, MUCH):
        tend(memory)
    assert here() == [ABOUT]


def test_all_goes_for_who_needs_the_room_but_what_is_pinned_or_was_there_at_the_start():
    fresh(PACKS)
    memory = modules.Memory()
    for name in (ABOUT, RESULTS, PACKS):
        modules.load(name)
        memory.use(name)
    memory.clear((RESULTS,))
    assert here() == [RESULTS, PACKS]


def test_a_module_that_has_gone_is_a_new_one_when_it_comes_again():
    memory = fresh(ABOUT)
    first = sys.modules[ABOUT]
    memory.clear(())
    assert not hasattr(sys.modules["lawkeeper.menus"], "about")
    assert modules.load(ABOUT) is not first and first.About.TITLE == "ABOUT"


def test_likely_pages_are_loaded_ahead_one_at_a_time_while_there_is_much_room():
    memory = fresh()
    with Room(MUCH, MUCH, MUCH - 1):
        memory.tend((), (ABOUT, RESULTS, PACKS))
        memory.tend((), (ABOUT, RESULTS, PACKS))
        assert here() == [ABOUT]
        tend(memory, (), (ABOUT, RESULTS, PACKS))
    assert here() == [ABOUT, RESULTS]


def test_nothing_is_loaded_ahead_where_it_would_be_let_go_of_again():
    memory = fresh(ABOUT)
    with Room(MUCH - 1):
        tend(memory, (), (RESULTS,))
    assert here() == [ABOUT]


def test_what_cannot_be_loaded_ahead_is_left_to_who_opens_it():
    memory = fresh(ABOUT)
    with Room(MUCH):
        tend(memory, (), ("lawkeeper.menus.nosuch", RESULTS))
    assert here() == [ABOUT]


class Made(Exception):
    """The box is made, and that is all that is wanted of it."""


def test_what_the_box_is_opened_with_is_not_kept_for_ever():
    fresh()
    memories = []

    def made():
        modules.load(ABOUT)
        memories[0].clear(())
        raise Made

    plain = modules.Memory
    modules.Memory = lambda: memories.append(plain()) or memories[0]
    try:
        app.main(made)
    except Made:
        assert here() == []
    finally:
        modules.Memory = plain
    assert len(memories) == 1


def test_the_package_of_a_game_goes_when_nothing_in_it_is_loaded_and_comes_again():
    for name in [name for name in sys.modules if name.startswith("lawkeeper.games.deduction")]:
        del sys.modules[name]
    package, tray = "lawkeeper.games.deduction", "lawkeeper.games.deduction.pages.tray"
    memory = fresh()
    modules.load(package)
    modules.load(tray)
    with Room(LITTLE):
        tend(memory, (tray,))
        assert package in sys.modules and tray in sys.modules
        memory.litter()
        tend(memory)
    assert package not in sys.modules and tray not in sys.modules
    assert not hasattr(sys.modules["lawkeeper.games"], "deduction")
    assert modules.load(package).PAGES


def test_the_folder_of_a_likely_page_comes_ahead_however_little_room_there_is_and_alone():
    package, page = "lawkeeper.games.deduction", "lawkeeper.games.deduction.pages.more"
    without(package)
    memory = fresh()
    with Room(LITTLE):
        memory.tend((), (page,))  # collects
        assert package not in sys.modules
        assert memory.tend((), (page,))  # a step for the folder: there may be more to do
        assert package in sys.modules and page not in sys.modules
        memory.due = False
        assert not memory.tend((), (page,)) and page not in sys.modules  # no room for the page itself
    without(package)


def test_a_folder_that_has_come_ahead_is_the_first_step_and_its_page_the_next():
    package, page = "lawkeeper.games.deduction", "lawkeeper.games.deduction.pages.more"
    without(package)
    memory = fresh()
    memory.due = False
    memory.free = MUCH
    steps = []
    with Room(MUCH):
        for _ in range(2):
            assert memory.tend((), (page,))
            steps.append((package + ".pages" in sys.modules, page in sys.modules))
    assert steps == [(True, False), (True, True)]
    without(package)
