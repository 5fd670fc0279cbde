# portable: runs on CPython and on the MicroPython VM
"""What a question is worth, in whole numbers, held against the definition; and the best of several."""

import math

from fakes.dice import Dice
from lawkeeper.logic import questions


def told(parts):
    """The entropy of the sizes, in steps of 1/256 bit, as it is defined."""
    total = sum(parts)
    return -256 * sum([part / total * math.log(part / total) / math.log(2) for part in parts if part])


def test_a_question_with_two_answers():
    assert [questions.entropy(part, 256) for part in (0, 1, 28, 64, 128)] == [0, 9, 127, 207, 255]
    assert [questions.entropy(part, 6) for part in (1, 2, 3)] == [164, 234, 255]
    assert questions.entropy(5, 10) == 255 and questions.entropy(0, 10) == questions.entropy(0, 0) == 0
    for total in (2, 7, 125, 256, 7315):
        row = [questions.entropy(part, total) for part in range(total // 2 + 1)]
        assert row == sorted(row)
        for part in range(1, total // 2 + 1):
            assert -1 < told((part, total - part)) - row[part] < 10, (part, total)


def test_a_question_with_any_number_of_answers():
    dice = Dice(11)
    for _ in range(400):
        parts = [dice.below(60) for _ in range(1 + dice.below(27))]
        if not sum(parts):
            continue
        low = told(parts) - questions.worth(parts)
        assert -1 < low < 33, parts
        assert questions.worth(sorted(parts)) == questions.worth(parts)
    assert (questions.worth((2, 2)), questions.worth((1, 1, 1, 1))) == (255, 510)
    assert questions.worth(()) == questions.worth((0, 0)) == questions.worth((7, 0)) == 0


def test_the_sizes_of_the_parts():
    assert questions.sizes(0b0111, (0b0011, 0b1100)) == (2, 1)
    assert questions.sizes(0, (0b0011, 0b1100)) == (0, 0)


def test_the_best_question_is_the_first_that_tells_most():
    assert questions.best(((4, 0), (2, 2), (1, 3))) == 1
    assert questions.best(((1, 3), (2, 2), (2, 2), (1, 1, 2))) == 3
    assert questions.best(iter([(1, 3), (3, 1)])) == 0


def test_no_question_is_best_when_none_tells_anything():
    assert questions.best(((4, 0), (0, 4))) is None and questions.best(()) is None
    assert questions.best(((4, 0), (1, 999))) == 1  # so little that it is worth 0 in these steps


def test_asking_the_best_question_halves_125_codes():
    """Lower or not lower: 8 questions at most, where 7 is the least."""
    every = (1 << 125) - 1
    asked = [(1 << number) - 1 for number in range(1, 125)]
    for secret in (0, 1, 31, 62, 63, 100, 124):
        worlds, count = every, 0
        while worlds & (worlds - 1):
            lower = asked[questions.best([questions.sizes(worlds, (mask, every ^ mask)) for mask in asked])]
            worlds &= lower if lower >> secret & 1 else every ^ lower
            count += 1
        assert worlds == 1 << secret and count <= 8
