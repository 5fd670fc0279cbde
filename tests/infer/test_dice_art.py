# portable: runs on CPython and on the MicroPython VM
"""Experiments as pictures: what stands where, stacks, sizes, large ones, leaning ones, colour names that
begin alike."""

from fakes import seen
from fakes.dice_codes import touching
from fakes.golden import art_lines, compare
from lawkeeper.games.infer.fold.setup import Setup
from lawkeeper.games.infer.laws import experiment
from lawkeeper.games.infer.pages import dice_art, dice_faces, dice_pages, drawn, loose, small_dice
from lawkeeper.keep.chance import Chance
from lawkeeper.ui.art import WIDE, Art
from lawkeeper.ui.screen import CUT, ROWS, WIDTH

NAMES = ("orange", "blue", "white")
STYLES = dice_faces.styles()
LARGE = STYLES[0]
STACKED = [(3, 4, 0, 0), (2, 5, 0, 0), (1, 1, 0, 0), (3, 2, 1, 0), (2, 6, 2, 1)]


def painted(dice, style=LARGE, **more):
    art = Art()
    dice_art.paint(art, dice, 0, 8, style, **more)
    return art.rows


def pieces(*pictures):
    """What a painting has to be, from (x, y, dots)."""
    art = Art()
    for x, y, dots in pictures:
        art.put(x, y, dots)
    return art.rows


def face(colour, number, style=LARGE):
    return dice_faces.face(style, colour, number)


def slab(colour, style=LARGE):
    return dice_faces.slab(style, colour)


def pages(dice, words=(), mark="", letters=False, lean=False):
    setup = Setup()
    setup.letters = letters
    return dice_pages.pages(experiment.pack(dice, lean), setup, words, mark)


def some_dice(chance):
    size = 2 + chance.below(12)
    kinds = [(1 + chance.below(3), 1 + chance.below(6)) for _ in range(1 + chance.below(12))]
    return [kind + (chance.below(size), chance.below(size)) for kind in kinds]


def test_dice_stand_where_they_stand():
    assert painted([(1, 3, 0, 0), (2, 5, 2, 1)]) == pieces((0, 8, face(1, 3)), (32, 24, face(2, 5)))


def test_a_stack_shows_its_top_and_under_it_the_others_by_colour_alone():
    found = painted([(3, 4, 0, 0), (2, 5, 0, 0), (1, 1, 0, 0)])
    assert found == pieces((0, 8, face(1, 1)), (0, 24, slab(2)), (0, 30, slab(3)))
    assert found == painted([(3, 1, 0, 0), (2, 2, 0, 0), (1, 1, 0, 0)])
    assert found != painted([(2, 4, 0, 0), (3, 5, 0, 0), (1, 1, 0, 0)])


def test_beside_a_stack_a_die_on_the_table_stands_as_low_as_its_lowest():
    found = painted([(3, 4, 0, 0), (1, 1, 0, 0), (2, 2, 1, 0), (2, 3, 0, 1)])
    assert found == pieces((0, 8, face(1, 1)), (0, 24, slab(3)), (16, 14, face(2, 2)), (0, 30, face(2, 3)))


def test_the_last_die_may_be_one_that_does_not_stand_yet():
    for die, top in (((2, 2, 1, 0), 8), ((2, 2, 0, 0), 8)):
        under = [(0, 24, slab(1))] if die[2] == 0 else [(0, 8, face(1, 4))]
        for phase in (0, 1, 2):
            walking = loose.loose(LARGE, 2, 2, phase)
            found = [(16 * die[2] + x, top + y, dots) for x, y, dots in walking]
            assert painted([(1, 4, 0, 0), die], loose=walking) == pieces(*(under + found))


def test_leaning_stacks_touch_above_alone_or_below_alone():
    apart = [(1, 1, 0, 0), (1, 2, 0, 0), (1, 3, 2, 0), (1, 4, 2, 0)]
    beside = [die if die[2] == 0 else die[:2] + (1, 0) for die in apart]
    to_each_other = painted(apart, lean=True)
    assert to_each_other == pieces(
        (3, 8, face(1, 2)), (29, 8, face(1, 4)), (0, 24, slab(1)), (32, 24, slab(1))
    )
    code = experiment.pack(beside, lean=True)
    assert dice_pages.pages(code, Setup())[0] != dice_pages.pages(experiment.pack(beside), Setup())[0]


def test_leaning_is_told_on_a_page_of_its_own():
    found = pages([(1, 1, 0, 0), (1, 2, 0, 0), (1, 3, 1, 0), (1, 4, 1, 0)], lean=True)
    assert len(found) == 2
    assert found[1] == (("", "", "They lean: dice touch", "at one height only."), None)


def test_the_largest_size_that_fits_is_taken():
    row = [(1, 1, x, 0) for x in range(12)]
    column = [(1, 1, 0, y) for y in range(12)]
    wide = [dice_art.fitting(row[:n], WIDE, 47, STYLES) for n in (7, 8, 10, 11, 12)]
    assert [fits and fits[0][0] for fits in wide] == [16, 12, 12, 10, 10]
    high = [dice_art.fitting(column[:n], WIDE, 47, STYLES) for n in (3, 4, 5, 6, 7)]
    assert [fits and fits[0][1] for fits in high] == [16, 12, 8, 8, None]
    assert dice_art.fitting(row[:7], WIDE, 47, STYLES) == (LARGE, 111, 15)


def test_a_stack_of_all_dice_fits():
    assert dice_art.fitting([(1, 1, 0, 0)] * 20, WIDE, 47, STYLES)[0] == STYLES[-1]
    assert dice_art.fitting([(1, 1, 0, 0)] * 20, WIDE, 47, dice_faces.styles("OBW"))[0] == STYLES[-1]


def test_what_does_not_fit_comes_in_pieces_that_overlap():
    row = [(1, 1 + x % 6, x, 0) for x in range(20)]
    found = dice_pages.parts(row, WIDE, 47, STYLES)
    assert [[die[1] for die in part[0]] for part in found] == [
        [1 + x % 6 for x in range(12)],
        [1 + x % 6 for x in range(11, 20)],
    ]
    column = [(1, 1 + y % 6, 0, y) for y in range(8)]
    found = dice_pages.parts(column, WIDE, 47, STYLES)
    assert [[die[1] for die in part[0]] for part in found] == [[1, 2, 3, 4, 5, 6], [6, 1, 2]]


def test_every_die_and_every_touch_is_on_some_piece_and_every_piece_fits():
    chance = Chance(b"pages", "drawing")
    for _ in range(40):
        dice = [die[:4] for die in experiment.dice(experiment.pack(some_dice(chance)))]
        east, south = max([die[2] for die in dice]), max([die[3] for die in dice])
        seen = set()
        for part, style, wide, high in dice_pages.parts(dice, 75, 47, STYLES):
            assert wide <= 75 and high <= 47
            assert all(die[2] * style[0] < wide and die[3] * style[1] < high for die in part)
            seen |= {die[:2] for die in part}
        assert seen == {die[:2] for die in dice} and east < 32 and south < 32


def test_nothing_is_painted_outside_title_and_foot():
    chance = Chance(b"edges", "drawing")
    for turn in range(40):
        for rows, art in pages(some_dice(chance), ("follows", "the law"), "○", turn % 2 == 0):
            assert len(art) == ROWS and not art[0] and not art[7]
            assert all(dots < 1 << 8 * WIDE for dots in art)
            assert len(rows) <= 6 and all(len(row) <= WIDTH for row in rows)


def test_words_stand_right_of_the_picture_and_a_mark_above_them():
    ((rows, art),) = pages([(1, 3, 0, 0)], ("follows", "the law"), "✗")
    assert rows == ["", "", "", "", "\tfollows", "\tthe law"]
    mark = Art()
    mark.big(WIDE - 21 - 12, 8, "✗")
    assert [a & b for a, b in zip(art, mark.rows)] == mark.rows
    rest = [a ^ b for a, b in zip(art, mark.rows)]
    assert all(dots < 1 << 8 * (WIDE - 44) for dots in rest) and any(rest)


def test_what_has_no_room_beside_the_words_is_seen_whole_above_them():
    for row in ([(2, 1, 2 * x, 0) for x in range(5)], [(1, 4, x, 0) for x in range(11)]):
        ((rows, art),) = pages(row, ("does not", "follow"), "✗")
        assert rows == ["", "", "", "", "", "\tdoes not follow\t"]
        assert "".join(seen.lines(art)).split() == ["OBW"[c - 1] + str(n) for c, n, _, _ in row]
        assert len(pages(row)) == 1


def test_what_has_no_room_at_all_is_said_to_be_in_the_list():
    found = pages([(2, 1, x, 0) for x in range(20)], ("follows",), "○")
    assert [rows for rows, _ in found[:-1]] == [()] * (len(found) - 1) and len(found) > 2
    assert found[-1][0] == ["20 dice,", "see ▲ list", "", "", "\tfollows"]
    assert seen.lines(found[-1][1]) == ["[[○]]"]


def test_a_row_of_text_has_room_for_small_dice():
    code = experiment.pack(STACKED)
    dots = small_dice.line(code, Setup(), 84)
    assert seen.lines([0, 0, dots]) == ["O1 W2 B6"]
    assert dots < 1 << 8 * (4 + 4 + 10 + 10 + 10)
    short = small_dice.line(code, Setup(), 30)
    assert seen.lines([0, 0, short]) == ["O1"] and 0 < short < 1 << 8 * 30
    assert small_dice.line(code, Setup(), 39) == dots
    assert small_dice.line(b"\0", Setup(), 84) == 0
    below = [
        small_dice.line(experiment.pack([(colour, 1, 0, 0), (1, 1, 0, 0)]), Setup(), 84)
        for colour in (1, 2, 3)
    ]
    assert len(set(below)) == 3


def test_no_dice_to_be_built_are_an_empty_experiment_and_no_table_to_be_cleared():
    disproof = "The law", "says ✗,", "your", "theory", "says ○"
    for mark, words in (("", disproof), ("○", ("follows", "the law"))):
        (screen,) = drawn.to_build("BUILD THIS", experiment.pack([]), Setup(), "▼", words, mark)
        told = " ".join(" ".join(screen.lines()).split())
        assert "lear" not in told and CUT not in told
        for part in ("No dice:", "that counts,", "too. Put only", "its marker", "down."):
            assert part in told, told


def test_no_dice_are_told_in_words():
    assert pages([])[0][0] == ["", "", "no dice"]
    assert pages([], ("it", "does", "not"))[0][0] == ["\tit  ", "\tdoes", "no dice\tnot "]


def test_letters_are_on_the_dice_when_the_table_wants_them():
    assert pages(STACKED) != pages(STACKED, letters=True)
    assert dice_art.styles_of(Setup()) == STYLES


def test_empty_rows_and_columns_are_closed_but_apart_stays_apart():
    assert dice_pages.closed([(1, 3, 0, 0), (2, 5, 9, 0)]) == [(1, 3, 0, 0), (2, 5, 2, 0)]
    assert dice_pages.closed([(1, 3, 0, 0), (2, 5, 9, 12)]) == [(1, 3, 0, 0), (2, 5, 1, 2)]
    assert dice_pages.closed([(1, 3, 0, 0), (2, 5, 0, 4), (2, 2, 1, 4)])[1:] == [(2, 5, 0, 2), (2, 2, 1, 2)]


def test_what_is_closed_touches_as_before_and_keeps_its_order():
    chance = Chance(b"closed", "drawing")
    for _ in range(60):
        dice = experiment.dice(experiment.pack(some_dice(chance)))
        closed = dice_pages.closed(dice)
        assert touching(closed) == touching(dice)
        for axis in (2, 3):
            before, after = [die[axis] for die in dice], [die[axis] for die in closed]
            for i in range(len(dice)):
                for j in range(len(dice)):
                    assert (before[i] < before[j]) == (after[i] < after[j])


def test_names_that_begin_alike_get_different_letters():
    assert small_dice.initials(NAMES) == "OBW"
    assert small_dice.initials(("blue", "black", "brown")) == "BLR"
    assert small_dice.initials(("red", "rot", "roja")) == "ROJ"
    assert small_dice.initials(("a", "aa", "aaa")) == "AQV"
    assert small_dice.initials(("gruen", "été", "ñ")) == "GTQ"


def test_paintings_as_they_were_drawn():
    found = []
    for style in (STYLES[0], STYLES[1], STYLES[2], dice_faces.styles("OBW")[0]):
        found += ["%d x %d%s" % (style[:2] + (", letters" if style[3] else "",))]
        found += art_lines(painted(STACKED, style))
    compare("infer/dice_art", "\n".join(found) + "\n")


def test_what_is_to_be_built_tells_which_filling_is_which_colour():
    setup, code = Setup(), experiment.pack([(1, 3, 0, 0)])
    (screen,) = drawn.to_build("BUILD", code, setup, "▼", ())
    assert screen.text(ROWS - 1) == "  O   B   W\tA built"
    signs = [screen.art[ROWS - 1] >> 8 * at & (1 << 8 * 12) - 1 for at in (0, 24, 48)]
    assert len(set(signs)) == 3 and 0 not in signs
    setup.letters = True
    (screen,) = drawn.to_build("BUILD", code, setup, "▼", ())
    assert screen.text(ROWS - 1) == "\tA built" and not screen.art[ROWS - 1]
