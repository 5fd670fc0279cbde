# portable: runs on CPython and on the MicroPython VM
"""The experiments on the table: small dice in the list, two of them side by side, one alone."""

from fakes import seen
from fakes.flow import play
from fakes.infer_lawful import records
from fakes.lawful_flow import lawful_flow
from lawkeeper.games.infer.fold import lawful, rules
from lawkeeper.games.infer.laws import experiment


def table(*asked, **options):
    """A flow at the table; after the starters O1 and B2 these were asked about, each (dice, leaning)."""
    flow = lawful_flow(**options)
    for dice, lean in asked:
        code = experiment.pack(dice, lean)
        moves, rest = code[1:], (lawful.LEANING,) if lean else ()
        while len(moves) > 8:
            assert flow.app.play(lawful.DICE, *moves[:8])
            moves = moves[8:]
        assert flow.app.play(lawful.ASK, *(tuple(moves) + rest))
    flow.app.to_game()
    flow.wait(2)
    return flow


PAIR = [(2, 1, 0, 0), (3, 2, 1, 0)]
DIAGONAL = [(2, number, 2 * number, 2 * number) for number in (1, 2, 3, 4)]
STACKS = [(1, 1, 0, 0), (1, 2, 0, 0), (1, 3, 1, 0), (1, 4, 1, 0)]


def test_the_list_shows_number_mark_and_small_dice():
    flow = table((PAIR, False), ([], False))
    play(flow, (("up", (" 4  ✗  no dice", " 3  ✗", " 1  ○", "B1 W2", "O1")),))
    art = flow.app.screen.art
    assert [bool(dots) for dots in art] == [False, False, True, True, True, False, False, False]
    assert all(not dots & (1 << 8 * 36) - 1 for dots in art)  # not over number and mark


def test_a_cursor_that_moves_draws_no_dice_anew():
    flow = table((PAIR, False))
    play(flow, (("up", " 3  ✗"),))
    before = dict(flow.app.page._drawn)
    play(flow, (("down", " 3  ✗"),))
    assert all(flow.app.page._drawn[number] is before[number] for number in before)
    assert sorted(before) == [0, 1, 2]


def test_a_long_list_shows_the_dice_of_the_rows_in_view():
    flow = table(*[([(1 + number % 3, 1 + number % 6, 0, 0)], False) for number in range(8)])
    play(flow, (("up up", " 1  "),))
    assert sorted(flow.app.page._drawn) == [0, 1, 2, 3, 4, 5]
    assert seen.lines(flow.app.screen.art)[-1] == "O1"


def test_stones_stand_where_there_were_dice_more():
    flow = table(([(1, 1, x, 0) for x in range(8)], False), highlights=True)
    play(flow, (("up", "O1 O1 O1 O1 O1 O1 O1 O1"), ("B", "MARKERS")))
    for _ in range(3):
        assert flow.app.play(rules.STONE, 2, 0, 1)
    play(flow, (("up", ("◆◆◆", "O1 O1 O1 O1 O1 O1")),))
    assert flow.app.screen.art[1] < 1 << 8 * (126 - 18)


def test_one_alone_then_two_side_by_side():
    flow = table((PAIR, False))
    steps = (
        ("up A", ("EXPERIMENT 3        ✗", "[[✗]]", "B1 W2", "◀▶ compare")),
        ("left", ("COMPARE 3 AND 2", "3 ✗", "2 ✗", "B1 W2 B2", "◀▶ other  A more on 2")),
        ("left", ("COMPARE 3 AND 1", "3 ✗", "1 ○", "B1 W2 O1")),
        ("left", "EXPERIMENT 3"),  # once round
        ("right", "COMPARE 3 AND 1"),
        ("A", ("EXPERIMENT 1", "By the Universe", "Its dice changed", "O1")),
        ("B", "COMPARE 3 AND 1"),
        ("B", " 3  ✗"),
        ("B", "MARKERS"),
    )
    play(flow, steps)


def test_what_is_too_large_for_a_half_is_flipped_to():
    flow = table((DIAGONAL, False))
    steps = (
        ("up A", ("EXPERIMENT 3", "▼1/3", "◀▶ compare")),
        ("left", ("EXPERIMENT 2", "◀▶ all ▲no.3", "B2")),
        ("up", ("EXPERIMENT 3", "B1")),
        ("down", "▼2/3"),
        ("down", ("▼3/3", "[[✗]]")),
        ("down", "▼1/3"),
        ("up", "EXPERIMENT 2"),
    )
    play(flow, steps)


def test_both_are_drawn_at_the_same_size():
    wide = [(3, 1 + x % 6, x, 0) for x in range(6)]
    flow = table((wide, False))
    play(flow, (("up A", "W1 W2 W3 W4 W5 W6"), ("left", "W1 W2 W3 W4 W5 W6 B2")))


def test_no_dice_and_leaning_stacks_are_told_in_words():
    flow = table(([], False), (STACKS, True))
    play(flow, (("up A", ("EXPERIMENT 4", "▼1/2")), ("left", ("4 ○", "3 ✗", " leaning    no dice", "O2 O4"))))
    play(flow, (("B A down", "They lean: dice touch"),))


def test_item_22_one_that_was_taken_apart_is_still_seen():
    flow = table((PAIR, False))
    assert flow.app.play(rules.TAKE_APART, 2)
    play(flow, (("up", " 3  -"), ("A", ("EXPERIMENT 3    apart", "taken", "B1 W2")), ("left", "3 apart")))


def test_dice_show_letters_where_the_table_wants_them():
    plain, lettered = table((PAIR, False)), table((PAIR, False), letters=True)
    for steps in ("up", "A", "left"):
        plain.do(steps)
        lettered.do(steps)
        assert plain.lines() == lettered.lines() and plain.app.screen.art != lettered.app.screen.art


def test_the_records_of_a_die_are_those_of_the_pack():
    assert bytes(records("B1")) == experiment.pack([(2, 1, 0, 0)])[1:]
