# portable: runs on CPython and on the MicroPython VM
"""The box's judge: masks of many worlds, and laws of each form by example. See test_judging_items."""

from fakes.dice import Dice
from fakes.trees import dice_of, lay, random_tree
from lawkeeper.games.infer.laws import experiment
from lawkeeper.games.infer.laws import forms as f
from lawkeeper.games.infer.laws.judge import follows, mask
from lawkeeper.games.infer.laws.measure import passes
from lawkeeper.games.infer.laws.world import Layout, Slice

ANY = f.ANY_DIE
ODD = dice_of(0, (f.ODD, 0))
BLUE = dice_of(2)


def verdicts(tree, *texts):
    return "".join(["O" if follows(tree, lay(text)) else "X" for text in texts])


def where(truths):
    return sum([1 << w for w, true in enumerate(truths) if true])


def two_dice(cells):
    """Slice of all 324 experiments of two dice on two cells, and their codes in the order of its worlds."""
    layout = Layout(cells)
    kinds = [(i, j) for j in range(18) for i in range(18)]
    colour = [[where([k[i] // 6 == c for k in kinds]) for c in range(3)] for i in (0, 1)]
    number = [[where([k[i] % 6 == n for k in kinds]) for n in range(6)] for i in (0, 1)]
    for i in (0, 1):
        if layout.covered >> i & 1:
            number[i] = [0] * 6
    codes = [experiment.pack([(k[i] // 6 + 1, k[i] % 6 + 1) + cells[i] for i in (0, 1)]) for k in kinds]
    return Slice(layout, (1 << 324) - 1, colour, number), codes


def test_a_mask_tells_the_verdict_of_every_world():
    chance = Dice(31)
    for cells in (((0, 0), (0, 0)), ((0, 0), (1, 0)), ((0, 0), (2, 0))):
        worlds, codes = two_dice(cells)
        for form in range(len(f.SLOTS)):
            tree = random_tree(chance, form)
            found = mask(tree, worlds)
            for w in range(0, 324, 23):
                assert (found >> w & 1) == follows(tree, codes[w]), (tree, experiment.text(codes[w]))
            assert found >> 324 == 0


def test_half_of_all_single_dice_are_odd():
    worlds, _ = two_dice(((0, 0), (2, 0)))
    worlds = mask((f.IS, (f.COUNT, ODD), (f.EXACTLY, 0)), worlds)
    count = 0
    while worlds:
        worlds &= worlds - 1
        count += 1
    assert count == 81


def test_whole_numbers():
    for kind, n, fitting in (
        (f.ANY, 0, (0, 1, 2, 3, 4, 5, 6, 7, 8, 9)),
        (f.ODD, 0, (1, 3, 5, 7, 9)),
        (f.EVEN, 0, (0, 2, 4, 6, 8)),
        (f.PRIME, 0, (2, 3, 5, 7)),
        (f.MULTIPLE, 3, (0, 3, 6, 9)),
        (f.EXACTLY, 4, (4,)),
        (f.AT_LEAST, 7, (7, 8, 9)),
        (f.AT_MOST, 1, (0, 1)),
        (f.NOT, 9, (0, 1, 2, 3, 4, 5, 6, 7, 8)),
    ):
        assert tuple([n_ for n_ in range(10) if passes((kind, n), n_)]) == fitting
    primes = [n for n in range(121) if passes((f.PRIME, 0), n)]
    assert primes == [n for n in range(2, 121) if 0 not in [n % k for k in range(2, n)]]


def test_quantities():
    for what, die, text, value in (
        (f.COUNT, BLUE, "B1 B2/O1 W1", 2),
        (f.COLOURS, ODD, "B1 B2 O3 W2", 2),
        (f.NUMBERS, ANY, "B1 B2/O1 W1", 1),
        (f.SUM, ANY, "O1 B2/W3 O6", 10),
        (f.SUM, BLUE, "O1", 0),
        (f.PRODUCT, ANY, "O2 B5/W3 O6", 36),
        (f.HIGHEST, BLUE, "B2 W6 B3", 3),
        (f.LOWEST, ANY, "B2 W6/W4 B3", 2),
        (f.RANGE, ANY, "B2 W6 B3", 4),
        (f.RUN, ANY, "B2 W6 B3 O5 O4", 5),
        (f.RUN, ANY, "B1 W2 B4 O5 O6", 3),
        (f.RUN, BLUE, "W1", 0),
        (f.GROUPS, ANY, "O1 B1 . W1", 2),
        (f.STACKS, ANY, "O1/O2/O3 B1/B1 W1", 2),
        (f.LARGEST, ANY, "O1 B1/B2 . W1", 3),
        (f.LARGEST, ANY, "", 0),
        (f.TALLEST, ANY, "O1/O2/O3 B1/B1 W1", 3),
        (f.TALLEST, ANY, "O1 B1", 0),
    ):
        for n in range(40):
            assert follows((f.IS, (what, die), (f.EXACTLY, n)), lay(text)) == (n == value), (what, text, n)
            assert follows((f.IS, (what, die), (f.AT_LEAST, n)), lay(text)) == (n <= value), (what, text, n)
            assert follows((f.IS, (what, die), (f.NOT, n)), lay(text)) == (n != value), (what, text, n)


def test_quantities_compared():
    more = (f.MORE, (f.COUNT, ODD), (f.COUNT, BLUE))
    assert verdicts(more, "O1", "O1 B2", "O1 B1 B3", "B1 O1") == "OXOO"
    assert verdicts((f.FEWER,) + more[1:], "O1", "O1 B2", "O1 B1 B2 B4", "B2") == "XXOO"
    groups = (f.AS_MANY, (f.GROUPS, ANY), (f.STACKS, ANY))
    assert verdicts(groups, "", "O1", "O1/O2", "O1/O2 . O1", "O1/O2 . O1/O2") == "OXOXO"


def test_every_such_die():
    assert verdicts((f.EVERY, ODD, BLUE), "B1 O2", "B1 O1", "B1/O2 O1/W2") == "OXO"
    like = dice_of(0, f.ANY_NUMBER, 0, (f.TOUCHING, (f.AT_LEAST, 1), (f.LIKE, f.ANY_NUMBER, 0)))
    assert verdicts((f.EVERY, ANY, like), "B1 B2", "B1 O2", "B1 B2 O1", "O1/O2/O3 . B1 B3") == "OXXO"
    # A covered die has a colour that others can be asked about, but no number of its own to ask for.
    by_odd = dice_of(0, f.ANY_NUMBER, 0, (f.TOUCHING, (f.AT_LEAST, 1), (0, (f.ODD, 0), 0)))
    assert verdicts((f.EVERY, BLUE, by_odd), "B2/O1", "B2/O2", "B2/O2 O1") == "OXO"


def test_sets():
    for how, fitting in (
        (f.BY_NUMBER, "OXOO"), (f.BY_COLOUR, "OOXO"), (f.BY_BOTH, "OXXO"), (f.BY_NUMBER_ALONE, "XXOX"),
    ):  # fmt: skip
        assert verdicts((f.SET, 1, 2, how, ANY), "O1 O1", "O1 O2", "O1 B1", "W2 B1 W2") == fitting
        assert verdicts((f.SET, 0, 4, how, ANY), "O1 O1 O1") == "O"
    mixed = (f.SET, 1, 3, f.BY_NUMBER_ALONE, ANY)
    assert verdicts(mixed, "O1 O1 B1", "O1 O1 O1", "O1 B1", "O1 O1/B1 B1") == "OXXO"


def test_touching_pairs():
    odd_sum = (f.PAIRS, 1, f.PAIR_SUM, (f.ODD, 0))
    assert verdicts(odd_sum, "", "O1 B1", "O1 B2", "O1 . B1", "O1/B1", "O1 B2 W2") == "OXOOOX"
    assert verdicts((f.PAIRS, 0) + odd_sum[2:], "", "O1 B2 W2", "O1 . B2") == "XOX"
    assert verdicts((f.PAIRS, 1, f.PAIR_DIFFERENCE, (f.EXACTLY, 2)), "O1 B3", "O3 B1", "O1 B2") == "OOX"
    assert verdicts((f.PAIRS, 0, f.PAIR_PRODUCT, (f.AT_LEAST, 15)), "O3 B5", "O3 B4 W3") == "OX"
    assert verdicts((f.PAIRS, 1, f.PAIR_COLOUR, (f.OTHER_THAN, 0)), "O1/O2", "O1/B2", "O1 . O2") == "XOO"
    assert verdicts((f.PAIRS, 1, f.PAIR_NUMBER, (f.SAME, 0)), "O1 B1", "O1 B2", "O1/B2 W2") == "OXO"


def test_dice_together():
    together = (f.TOGETHER, ODD)
    assert verdicts(together, "", "O1", "O1 B1", "O1 . B1", "O1 B2 W1", "O1 B1 W1 O3") == "OOOXXO"
    assert verdicts((f.TOGETHER, BLUE), "B1/B2 B3 | . . B4", "B1/O2/B3", "B1/B2/B3") == "OXO"


def test_parts():
    odd_sums = (f.PARTS, f.GROUP, (f.EXACTLY, 1), (f.SUM, ANY), (f.ODD, 0))
    assert verdicts(odd_sums, "", "O1", "O1 . B1", "O1 B2 . W2") == "XOXO"
    two_colours = (f.EVERY_PART, f.STACK, (f.COLOURS, ANY), (f.EXACTLY, 2))
    assert verdicts(two_colours, "", "O1", "O1/B1", "O1/O1", "O1/B1/O1 . O2") == "OOOXO"
    highest = (f.PARTS_ALIKE, f.GROUP, 1, (f.HIGHEST, BLUE))
    assert verdicts(highest, "B1 . O1 . B1", "B1 . B2", "B2 B1 . B2", "B1/O1 . B2") == "OXOO"
    sizes = (f.PARTS_ALIKE, f.GROUP, 0, (f.COUNT, ANY))
    assert verdicts(sizes, "O1 . B1", "O1 . B1 B2", "O1 . B1 B2 . W1 W2 W3") == "XOO"
    # No highest number: what is not one is not required to be (Infer item 56).
    assert verdicts((f.EVERY_PART, f.GROUP, (f.HIGHEST, BLUE), (f.NOT, 6)), "O6", "B6", "B5") == "OXO"


def test_lines_of_a_kind():
    assert verdicts((f.LINE, 1, 3, f.ONE_NUMBER, ANY), "O1 B1 W1", "O1 B1 W2", "O1 B1/W1 W1") == "OXX"
    assert verdicts((f.LINE, 1, 2, f.RISING, BLUE), "B1 B4", "B1 O4", "B1 B1") == "OXX"
    assert verdicts((f.LINE, 0, 3, f.ONE_COLOUR, ANY), "", "O1 O2 O3", "O1 O2 B3 O4") == "OXO"
    assert verdicts((f.LINE, 1, 2, f.PLAIN, ANY), "O1/O2 . B1/B2") == "X"
    assert follows((f.LINE, 1, 2, f.PLAIN, dice_of(0, f.ANY_NUMBER, f.STACKED)), lay("O1/O2 . B1/B2", True))


def test_sequences():
    row = (f.READS, 1, f.ROW, (7, 8, 3))
    assert verdicts(row, "O1 B1 W3", "O3 B1 O6", "B3 O1", "O1 B1/W1 O3", "O1 B1 W3/O1") == "OOXOX"
    assert verdicts((f.READS, 0, f.ROW, (1, 2)), "O1 B2", "O1/B2", "") == "XOO"
    assert verdicts((f.READS, 1, f.STACK, (7, 2)), "O1/B2", "B2/O1", "W1/O1/B2", "O1/B2/B2") == "OXOX"


def test_shapes_of_such_dice():
    square = (f.SHAPE, 1, f.SQUARE, ODD)
    assert verdicts(square, "O1 O1 | O1 O1", "O1 O1 | O1 O2", "O1/O2 O1 | O1 O1") == "OXX"
    assert verdicts(square, ". O1 | O1 . O1 | . O1", ". O1 | O1 O1 O1 | . O1", "O1 | O1 | O1 | O1") == "OOX"
    triangle = (f.SHAPE, 1, f.TRIANGLE, BLUE)
    assert verdicts(triangle, "B1 B1 | B1", "B1 B1 | . B1", "B1 B1 B1", "B1/B1 B1", ". B1 | B1 B1") == "OOXXO"
