# portable: runs on CPython and on the MicroPython VM
"""Experiments that are the same by the rules (items 45, 46, 61, 67; with the Compass Rose 84)."""

from fakes.dice import Dice
from fakes.infer_lawful import NORTHERN
from fakes.trees import lay, random_code, random_tree
from lawkeeper.games.infer.laws import experiment, judge
from lawkeeper.games.infer.laws.likeness import same


def alike(one, other, compass=False):
    found = same(lay(one), lay(other), compass)
    assert found == same(lay(other), lay(one), compass)
    return found


def test_item_45_a_turned_or_mirrored_experiment_is_the_same():
    for other in ("O1 B2 | . W3", "W3 . | B2 O1", ". W3 | O1 B2", "W3 B2 | . O1", "O1 | B2 W3"):
        assert alike("O1 B2 | . W3", other), other
    assert not alike("O1 B2 | . W3", "O1 B2 W3")
    assert not alike("O1 B2 | . W3", "B2 O1 | . W3")


def test_item_67_groups_lie_where_they_like():
    assert alike("O1 B2 . . W3", "W3 . O1 B2")
    assert alike("O1 B2 . . W3", "W3 . O1 | . . B2")
    assert alike("O1 B2 . W3 W4", "W4 W3 | . | B2 O1")
    assert not alike("O1 B2 . W3", "O1 B2 W3")
    assert not alike("O1 . B2 W3", "O1 B2 . W3")


def test_item_61_the_number_of_a_covered_die_counts_for_nothing():
    assert alike("O1/B2", "O6/B2")
    assert alike("O1/W3/B2 O5", "O5 O4/W6/B2")
    assert not alike("O1/B2", "B1/B2")
    assert not alike("O1/B2", "O1/B3")
    assert not alike("O1/B2", "B2/O1")


def test_the_null_experiment_is_only_like_itself():
    assert alike("", "") and not alike("", "O1") and not alike("O1", "O1 O1")


def test_item_84_with_the_compass_rose_directions_count():
    assert alike("O1 . B2", "O1 . . . B2", True)
    assert alike("O1 | . | . | . B2", "O1 | . | . B2", True)
    assert not alike("O1 . B2", "B2 . O1", True)
    assert not alike("O1 B2", "O1 . B2", True)
    assert not alike("O1 | B2", "O1 B2", True)


def test_item_69_no_law_tells_two_apart_that_are_the_same():
    chance = Dice(7)
    told = 0
    for _ in range(60):
        code = random_code(chance, 6)
        if code[0] & experiment.LEAN:
            continue
        other = _moved(code, chance)
        assert same(code, other, False), experiment.text(code)
        for _ in range(8):
            tree = random_tree(chance)
            if _speaks_of_directions(tree):
                continue
            told += 1
            assert judge.follows(tree, code) == judge.follows(tree, other), (tree, experiment.text(code))
    assert told > 200


def _moved(code, chance):
    """The same dice turned and mirrored, another number under each stack."""
    way = chance.below(8)
    dice = []
    rows = experiment.dice(code)
    for colour, number, x, y, level in rows:
        covered = (x, y, level + 1) in [die[2:] for die in rows]
        x, y = (y, x) if way & 1 else (x, y)
        number = 1 + chance.below(6) if covered else number
        dice.append((colour, number, -x if way & 2 else x, -y if way & 4 else y))
    return experiment.pack(dice)


def _speaks_of_directions(tree):
    from lawkeeper.games.infer.laws import looks

    return looks.needs(tree) & 12


def test_directions_are_found_in_a_law():
    assert _speaks_of_directions(NORTHERN)
