"""The box's judge against a plain one written from the rules, on random laws and experiments."""

import pytest
from infer_laws import naive

from fakes.dice import Dice
from fakes.trees import random_cells, random_code, random_tree
from lawkeeper.games.infer.laws import experiment, forms, judge
from lawkeeper.games.infer.laws.world import Layout, Slice

FORMS = range(len(forms.SLOTS))
EACH = 150  # laws of each form
CODES = 12  # experiments for each


@pytest.mark.parametrize("form", FORMS)
def test_the_judge_says_what_the_rules_say(form):
    chance = Dice(100 + form)
    seen = set()
    for _ in range(EACH):
        tree = random_tree(chance, form)
        for _ in range(CODES):
            code = random_code(chance, 9)
            verdict = naive.follows(tree, code)
            assert judge.follows(tree, code) == verdict, (tree, experiment.text(code))
            seen.add(verdict)
    assert seen == {True, False}


@pytest.mark.parametrize("form", FORMS)
def test_a_slice_of_many_worlds_is_judged_world_by_world(form):
    chance = Dice(200 + form)
    for _ in range(EACH // 2):
        tree = random_tree(chance, form)
        worlds, codes = random_slice(chance)
        found = judge.mask(tree, worlds)
        for i, code in enumerate(codes):
            assert (found >> i & 1) == judge.follows(tree, code), (tree, experiment.text(code))
        assert found >> len(codes) == 0


def random_slice(chance):
    """A slice of some experiments on one layout, and their codes in the order of its worlds. Some dice are
    the same in all worlds."""
    lean = not chance.below(8)
    cells = [(0, 0), (0, 0), (1 + chance.below(2), 0)] if lean else random_cells(chance, chance.below(6))
    cells += cells[2:] if lean else []
    same = {i: kind(chance) for i in range(len(cells)) if not chance.below(3)}
    rows = [[same.get(i) or kind(chance) for i in range(len(cells))] for _ in range(1 + chance.below(20))]
    layout = Layout(cells, lean)
    colour = [mask_of(rows, i, 0, range(1, 4)) for i in range(layout.n)]
    number = [mask_of([] if layout.covered >> i & 1 else rows, i, 1, range(1, 7)) for i in range(layout.n)]
    codes = [experiment.pack([die + cell for die, cell in zip(row, cells)], lean) for row in rows]
    return Slice(layout, (1 << len(rows)) - 1, colour, number), codes


def kind(chance):
    return 1 + chance.below(3), 1 + chance.below(6)


def mask_of(rows, i, feature, values):
    return [sum(1 << w for w, row in enumerate(rows) if row[i][feature] == value) for value in values]
