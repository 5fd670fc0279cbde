# portable: runs on CPython and on the MicroPython VM
"""The faces of dice at each size: all different, the colours by their filling, nothing outside a cell."""

from fakes.golden import art_lines, compare
from lawkeeper.games.infer.pages import dice_faces, loose
from lawkeeper.ui.art import Art

ALL = [(colour, number) for colour in (1, 2, 3) for number in range(1, 7)]
SIZES = dice_faces.styles() + dice_faces.styles("OBW")


def dots(planes):
    """-> the set of (x, y) of the dots that are lit."""
    found = set()
    for row, plane in enumerate(planes):
        for x, column in enumerate(plane.to_bytes(16, "little")):
            found |= {(x, 8 * row + bit) for bit in range(8) if column >> bit & 1}
    return found


def lit(style, colour, number):
    return dots(dice_faces.face(style, colour, number))


def test_all_faces_of_a_size_differ_by_more_than_a_dot():
    for style in SIZES:
        faces = [lit(style, colour, number) for colour, number in ALL]
        for i in range(18):
            for j in range(i):
                assert len(faces[i] ^ faces[j]) >= (4 if style[1] > 8 else 2), (style, ALL[i], ALL[j])


def test_a_face_leaves_the_last_column_and_the_top_row_of_its_cell_free():
    for style in SIZES:
        for colour, number in ALL:
            face = lit(style, colour, number)
            assert max([x for x, _ in face]) < style[0] - 1
            assert min([y for _, y in face]) > 0
            assert max([y for _, y in face]) < style[1]


def test_a_die_under_another_shows_five_rows_of_its_filling():
    """But in the heights that only a tower needs."""
    for style in SIZES[:3] + dice_faces.styles("OBW")[:2]:
        found = [dots(dice_faces.slab(style, colour)) for colour in (1, 2, 3)]
        for slab in found:
            rows = {y for _, y in slab}
            assert len(rows) >= 5 and 0 not in rows, style
        for one in range(3):
            for other in range(one):
                assert len(found[one] ^ found[other]) >= 12, (style, one, other)


def test_the_colours_differ_in_filling_and_not_only_by_a_letter():
    for style in dice_faces.styles() + dice_faces.styles("XXX")[:1]:
        for number in range(1, 7):
            shaded, outline, filled = [len(lit(style, colour, number)) for colour in (1, 2, 3)]
            assert filled > shaded and filled > outline
            if number == 1 and style[1] > 8:
                assert 2 * filled > 3 * shaded and 5 * shaded > 6 * outline


def test_at_the_largest_size_six_pips_are_six_spots_of_three_by_three():
    style = dice_faces.styles()[0]
    six = {
        (x, y)
        for left in (2, 10)
        for top in (3, 7, 11)
        for x in range(left, left + 3)
        for y in range(top, top + 3)
    }
    inside = {(x, y) for x in range(2, 13) for y in range(3, 14)}
    assert lit(style, 2, 6) & inside == six


def test_the_filled_die_stays_full_so_that_no_pips_make_a_frame_of_it():
    for style, wide in zip(dice_faces.styles()[:2], (15, 11)):
        inside = {(x, y) for x in range(1, wide - 1) for y in range(2, wide)}
        for number in range(1, 7):
            holes = inside - lit(style, 3, number)
            assert spots(holes) == number and 3 * len(holes) < len(inside), (style, number)
            assert min(x for x, _ in holes) >= 2 and max(x for x, _ in holes) < wide - 2
        rows = {y for _, y in inside - lit(style, 3, 6)}
        between = [y for y in range(min(rows), max(rows)) if y not in rows]
        assert len(between) == 4 and between[1] - between[0] == between[3] - between[2] == 1


def test_the_first_colour_has_a_thick_frame_and_pips_with_a_gap_to_it():
    for style, wide in zip(dice_faces.styles()[:2], (15, 11)):
        edge = {(x, y) for x in range(wide) for y in range(1, wide + 1)}
        frame = edge - {(x, y) for x in range(2, wide - 2) for y in range(3, wide - 1)}
        frame -= {(x, y) for x in (0, wide - 1) for y in (1, wide)}
        for number in range(1, 7):
            found = lit(style, 1, number)
            near = {(x + a, y + b) for x, y in frame for a in (-1, 0, 1) for b in (-1, 0, 1)}
            assert found & near == frame
            assert spots(found - near) == number, (style, number)


def spots(lights):
    """How many pieces of dots there are without a side in common."""
    count, left = 0, set(lights)
    while left:
        count += 1
        todo = [left.pop()]
        while todo:
            x, y = todo.pop()
            near = {(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)} & left
            left -= near
            todo += list(near)
    return count


def test_with_letters_a_die_shows_its_letter_and_its_number():
    style = dice_faces.styles("OBW")[1]
    assert lit(style, 2, 5) == lit(dice_faces.styles("XBX")[1], 2, 5)
    assert lit(style, 2, 5) != lit(dice_faces.styles("XOX")[1], 2, 5)


def test_covered_dice_differ_by_colour_and_leave_a_row_between_them():
    for style in SIZES:
        slabs = [dots(dice_faces.slab(style, colour)) for colour in (1, 2, 3)]
        for i in range(3):
            assert {y for _, y in slabs[i]} == set(range(1, style[2])), style
            assert max([x for x, _ in slabs[i]]) < style[0] - 1
            assert len(slabs[i] ^ slabs[i - 1]) >= 3


def test_a_loose_die_never_looks_like_one_that_stands():
    for style in SIZES:
        faces = [lit(style, colour, number) for colour, number in ALL]
        for colour, number in ALL:
            for phase in (0, 1):
                found = set()
                for x, y, planes in loose.loose(style, colour, number, phase):
                    found |= {(x + a, y + b) for a, b in dots(planes)}
                assert found not in faces, style
                if style[1] == 8:
                    assert not found & {(x, y) for x in range(2, 7) for y in range(2, 7)}  # an empty place


def test_dashes_walk_around_the_frame():
    style = dice_faces.styles()[0]
    steps = [dots(loose.dashes(style, phase)) for phase in range(5)]
    assert steps[4] == steps[0]
    assert len({len(step) for step in steps}) < 3
    assert not steps[0] & steps[2] and steps[0] | steps[2] == dots(loose.dashes(style, 1)) | steps[3]


def test_the_faces_as_they_were_drawn():
    sheets = []
    for style in SIZES[:3] + SIZES[4:6]:
        art = Art()
        for colour, number in ALL:
            at = (number - 1) * style[0], (colour - 1) * (style[1] + 1)
            art.put(at[0], at[1], dice_faces.face(style, colour, number))
        sheets += ["%d x %d%s" % (style[:2] + (", letters" if style[3] else "",))] + art_lines(art.rows)
    compare("infer/dice_faces", "\n".join(sheets) + "\n")
