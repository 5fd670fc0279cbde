"""docs/entering.md: its counts are made here, on the page itself and on the ways that were tried beside it.

`LAWKEEPER_GOLDEN=write pytest tests/infer/test_entering.py` writes them anew.
"""

import os
import re

import pytest

from fakes.entering import (
    CHANCE,
    TASKS,
    Along,
    Before,
    Carried,
    Cells,
    LetGo,
    NoSteering,
    OnTop,
    Onwards,
    Sides,
    Table,
    TwoKeys,
    drawn,
    presses,
)
from lawkeeper_host.papers import table
from lawkeeper_host.places import ROOT

PAPER = ROOT / "docs" / "entering.md"
WAYS = (
    ("as it was", Before, False),
    ("a frame over the table", Table, False),
    ("the die is carried", Carried, False),
    ("a frame over the faces", Cells, False),
    ("the same, ▲▼ above and below the last die", Sides, False),
    ("the same, let go is put down", None, False),
    ("and with number keys", None, True),
)
SMALL = (
    ("▲▼ above and below the last die, `A` puts", Sides),
    ("the next place goes on in the direction of the last two dice", Onwards),
    ("the next place is on top of a die that stands alone", OnTop),
    ("a hold of `A` takes along what was chosen and not put down", Along),
    ("let go is put down, without steering", NoSteering),
    ("**let go is put down**", LetGo),
    ("no frame, two buttons for a face", TwoKeys),
)
MANY, ENOUGH = 1000, 14
STACK = next(iter(TASKS))


def counts(way, keys, group, around):
    return [presses(way, text, around, keys) for text in TASKS[group]]


def cell(found):
    return f"{sum(found) / len(found):.1f} / {max(found)}"


def counted():
    """The table of the paper."""
    rows = []
    for name, way, keys in WAYS:
        row = [name, cell(counts(way, keys, STACK, True)), cell(counts(way, keys, STACK, False))]
        rows.append([*row, *(cell(counts(way, keys, group, True)) for group in TASKS if group != STACK)])
    groups = [group for group in TASKS if group != STACK]
    return table(("way", STACK, "never over an edge", *groups), rows)


def counted_small():
    """The table of small changes: mean and most, and how many of a hundred take more than `ENOUGH`."""
    rows = []
    for name, way in SMALL:
        row = [name]
        for tasks in (TASKS[STACK], TASKS[CHANCE], drawn(MANY)):
            found = [presses(way, text, True) for text in tasks]
            over = sum(number > ENOUGH for number in found)
            row.append(f"{cell(found)}, {round(100 * over / len(found))} %")
        rows.append(row)
    return table(("way", STACK, CHANCE, f"{MANY} more by chance"), rows)


def test_the_paper_has_the_counts():
    text = new = PAPER.read_text(encoding="utf-8")
    for name, made in (("counts", counted), ("small", counted_small)):
        part = re.compile(f"(?<=<!-- {name} -->).*?(?=<!-- end -->)", re.S)
        new, found = part.subn(lambda _, made=made: "\n\n" + made() + "\n\n", new)
        assert found == 1
    if os.environ.get("LAWKEEPER_GOLDEN") == "write":
        PAPER.write_text(new, encoding="utf-8")
        text = new
    assert text == new


@pytest.mark.parametrize("keys", [False, True])
def test_four_dice_with_a_stack_take_14_presses(keys):
    found = counts(None, keys, STACK, True)
    assert sum(found) / len(found) <= 11 and max(found) <= (12 if keys else ENOUGH)


def test_four_by_chance_take_fewer_and_hardly_ever_more():
    for keys, most in ((False, 12), (True, 10)):
        found = counts(None, keys, CHANCE, True)
        assert sum(found) / len(found) <= most and max(found) <= ENOUGH + 1
        assert sum(number > ENOUGH for number in found) <= 1


@pytest.mark.parametrize("group", TASKS)
def test_the_page_takes_what_the_count_of_its_way_says(group):
    assert counts(None, False, group, True) == counts(LetGo, False, group, True)


def test_four_of_many_take_14_presses_nearly_always():
    found = [presses(LetGo, text, True) for text in drawn(MANY)]
    assert sum(number > ENOUGH for number in found) <= MANY * 7 // 100


def test_no_other_way_takes_fewer():
    mine = sum(counts(None, False, STACK, True))
    for way in (Before, Table, Carried, Cells, Sides):
        assert mine < sum(counts(way, False, STACK, True))
