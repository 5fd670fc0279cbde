"""docs/entering.md: its counts are made here, on the page itself and on the ways that were tried beside it.

`LAWKEEPER_GOLDEN=write pytest tests/infer/test_entering.py` writes them anew.
"""

import os
import re

import pytest

from fakes.entering import CHANCE, TASKS, Before, Carried, Cells, Table, presses
from lawkeeper_host.papers import table
from lawkeeper_host.places import ROOT

PAPER = ROOT / "docs" / "entering.md"
WAYS = (
    ("as it was", Before, False),
    ("a frame over the table", Table, False),
    ("the die is carried", Carried, False),
    ("a frame over the faces", Cells, False),
    ("the same, ▲▼ above and below the last die", None, False),
    ("and with number keys", None, True),
)
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


def test_the_paper_has_the_counts():
    text = PAPER.read_text(encoding="utf-8")
    part = re.compile("(?<=<!-- counts -->).*(?=<!-- end -->)", re.S)
    new, found = part.subn(lambda _: "\n\n" + counted() + "\n\n", text)
    assert found == 1
    if os.environ.get("LAWKEEPER_GOLDEN") == "write":
        PAPER.write_text(new, encoding="utf-8")
        text = new
    assert text == new


@pytest.mark.parametrize("keys", [False, True])
def test_four_dice_with_a_stack_take_14_presses(keys):
    found = counts(None, keys, STACK, True)
    assert sum(found) / len(found) <= (11 if keys else 14) and max(found) <= (12 if keys else 16)


def test_four_by_chance_take_14_presses_in_the_mean():
    for keys, most in ((False, 14), (True, 10)):
        found = counts(None, keys, CHANCE, True)
        assert sum(found) / len(found) <= most


def test_no_way_but_one_that_runs_past_the_number_takes_fewer():
    mine = sum(counts(None, False, STACK, True))
    assert mine < sum(counts(Table, False, STACK, True))
    assert mine < sum(counts(Before, False, STACK, False))
