"""Experiments as people type them."""

import pytest

from fakes.dice import Dice
from fakes.trees import random_code
from lawkeeper.games.infer.laws import experiment
from lawkeeper_host.games.infer.laws.notation import NotationError, parse


def test_what_the_box_writes_is_read_back():
    chance = Dice(6)
    for _ in range(300):
        code = random_code(chance, 12)
        assert parse(experiment.text(code)) == code
        assert parse(experiment.text(code, "RGK"), "RGK") == code


MANY_WAYS = "O3 B5/W2 . | . W1", "o3   b5/w2 .|. w1 ", ". O3 B5/W2 | . . W1", "O3 B5/W2 | . W1 |"


@pytest.mark.parametrize("text", MANY_WAYS)
def test_an_experiment_may_be_typed_in_many_ways(text):
    assert experiment.text(parse(text)) == "O3 B5/W2 | . W1"


def test_no_dice_and_leaning_stacks():
    assert parse("-") == b"\0"
    assert experiment.text(parse("O1/O2 . B1/B2 ~")) == "O1/O2 . B1/B2 ~"


@pytest.mark.parametrize(("text", "said", "piece"), [
    ("O3 R5", "`R5` begins with no colour of the box; its colours are O, B and W.", "R5"),
    ("O3 | B5/W7", "`W7` in `B5/W7` has no number from 1 to 6.", "B5/W7"),
    ("B5 B", "`B` has no number from 1 to 6.", "B"),
    ("O3/ B1", "A die is missing in `O3/`: a `/` stands between two dice.", "O3/"),
    ("O1 B2 O33", "`O33` has no number from 1 to 6.", "O33"),
])  # fmt: skip
def test_what_is_wrong_is_said_with_its_place(text, said, piece):
    with pytest.raises(NotationError) as caught:
        parse(text)
    assert caught.value.message == said
    assert text[caught.value.start : caught.value.end] == piece
    assert caught.value.hint and caught.value.exit_code == 2


@pytest.mark.parametrize(("text", "said"), [
    ("", "There is no experiment here; an experiment without dice is written as `-`."),
    ("O1 " * 21, "An experiment has at most 20 dice."),
    ("O1" + " ." * 32 + " O1", "The dice of an experiment stand within 32 by 32 cells."),
    ("O1 O2 ~", "Only two stacks of two dice can lean."),
])  # fmt: skip
def test_what_is_no_experiment_is_refused(text, said):
    with pytest.raises(NotationError, match=said.replace("`", ".")):
        parse(text)
