# portable: runs on CPython and on the MicroPython VM
"""Experiments as rows of text: what stands where, stacks, large ones, colour names that begin alike."""

from fakes.dice_codes import touching
from lawkeeper.games.infer.laws import experiment
from lawkeeper.games.infer.pages import dice_rows
from lawkeeper.keep.chance import Chance
from lawkeeper.ui.font import missing
from lawkeeper.ui.screen import WIDTH, fit

NAMES = ("orange", "blue", "white")


def pages(*dice):
    return dice_rows.pages(experiment.pack(dice), NAMES)


def shown(*dice):
    """The only page, without the spaces around it."""
    found = pages(*dice)
    assert len(found) == 1
    return [fit(row).strip() for row in found[0]]


def test_the_null_experiment_says_so():
    assert shown() == ["no dice"]


def test_a_die_is_the_initial_of_its_colour_and_its_number():
    assert shown((1, 3, 0, 0)) == ["O3"]
    assert shown((2, 6, 4, 4), (3, 1, 5, 4)) == ["B6 W1"]


def test_dice_stand_where_they_stand():
    rows = shown((1, 3, 0, 0), (2, 5, 1, 1), (3, 1, 3, 0))
    assert rows == ["O3 ·  ·  W1", "·  B5 ·  ·"]


def test_a_stack_shows_its_top_its_height_and_its_dice_from_below():
    rows = shown((3, 4, 0, 0), (2, 5, 0, 0), (1, 1, 1, 0))
    assert rows == ["B5'O1", "Stacks from below:", "W4 B5"]
    assert shown((3, 4, 0, 0), (2, 5, 0, 0), (1, 1, 0, 0)) == ['O1"', "Stacks from below:", "W4 B5 O1"]
    assert shown(*[(1, number, 0, 0) for number in (1, 2, 3, 4)])[0] == "O4*"


def test_every_stack_is_listed():
    rows = shown((3, 4, 0, 0), (2, 5, 0, 0), (1, 1, 2, 0), (1, 2, 2, 0))
    assert rows[1:] == ["Stacks from below:", "W4 B5", "O1 O2"]


def test_a_stack_higher_than_a_line_is_told_in_two():
    rows = shown(*[(1, 6, 0, 0)] * 8)
    assert rows[2:] == ["O6 O6 O6 O6 O6 O6 O6", "O6"]


def test_stacks_that_lean_are_told():
    code = experiment.pack([(1, 1, 0, 0), (1, 2, 0, 0), (1, 3, 2, 0), (1, 4, 2, 0)], lean=True)
    page = dice_rows.pages(code, NAMES)[0]
    assert page[-2:] == ["They lean: dice touch", "at one height only."]


def test_empty_rows_and_columns_are_closed_but_apart_stays_apart():
    assert shown((1, 3, 0, 0), (2, 5, 9, 0)) == ["O3 ·  B5"]
    assert shown((1, 3, 0, 0), (2, 5, 9, 12)) == ["O3 ·", "·  ·", "·  B5"]
    assert shown((1, 3, 0, 0), (2, 5, 0, 4), (2, 2, 1, 4)) == ["O3 ·", "·  ·", "B5 B2"]


def some_dice(chance):
    size = 2 + chance.below(12)
    kinds = [(1 + chance.below(3), 1 + chance.below(6)) for _ in range(1 + chance.below(12))]
    return [kind + (chance.below(size), chance.below(size)) for kind in kinds]


def test_what_is_closed_touches_as_before_and_keeps_its_order():
    chance = Chance(b"closed", "drawing")
    for _ in range(60):
        dice = experiment.dice(experiment.pack(some_dice(chance)))
        closed = dice_rows.closed(dice)
        assert touching(closed) == touching(dice)
        for axis in (2, 3):
            before, after = [die[axis] for die in dice], [die[axis] for die in closed]
            for i in range(len(dice)):
                for j in range(len(dice)):
                    assert (before[i] < before[j]) == (after[i] < after[j])


def test_every_die_is_on_some_page_and_every_row_fits():
    chance = Chance(b"pages", "drawing")
    for _ in range(40):
        dice = some_dice(chance)
        found = pages(*dice)
        text = " ".join([row for page in found for row in page])
        assert not missing(text.replace("\t", ""))
        for page in found:
            assert 1 <= len(page) <= 6
            for row in page:
                assert len(row.replace("\t", "")) <= WIDTH
        for colour, number, _, _ in dice:
            assert "OBW"[colour - 1] + str(number) in text


def test_a_wide_experiment_comes_in_pieces_that_overlap():
    found = pages(*[(1, 1 + x % 6, x, 0) for x in range(10)])
    assert [fit(page[0]).strip() for page in found] == ["O1 O2 O3 O4 O5 O6 O1", "O1 O2 O3 O4"]


def test_a_tall_experiment_comes_in_pieces_that_overlap():
    found = pages(*[(2, 1 + y % 6, 0, y) for y in range(8)])
    assert [[fit(row).strip() for row in page] for page in found] == [
        ["B1", "B2", "B3", "B4", "B5", "B6"],
        ["B6", "B1", "B2"],
    ]


def test_names_that_begin_alike_get_different_letters():
    assert dice_rows.initials(NAMES) == "OBW"
    assert dice_rows.initials(("blue", "black", "brown")) == "BLR"
    assert dice_rows.initials(("red", "rot", "roja")) == "ROJ"
    assert dice_rows.initials(("a", "aa", "aaa")) == "AQV"
    assert dice_rows.initials(("gruen", "été", "ñ")) == "GTQ"
