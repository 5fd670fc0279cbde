"""`lawkeeper potions check`: a list of rules in a file, and what is said of it."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from click.testing import Result
from host.alone import alone
from host.potions.worked import EXAMPLES

from lawkeeper_host.errors import HostError
from lawkeeper_host.games.potions import listing
from lawkeeper_host.games.potions.commands import potions
from lawkeeper_host.games.potions.guide import rules_page
from lawkeeper_host.games.potions.text import EXAMPLE, read_puzzle

PAPER = """\
# of the primer
Rule 1: IF a potion contains a heart, THEN it is *not* tasty.

2 Ada: IF a potion contains *exactly* two ingredients, THEN it is fizzy.
(Ben) If a potion contains a heart or a spade, THEN it is red.
"""


@pytest.fixture
def paper(tmp_path: Path) -> Path:
    path = tmp_path / "rules.txt"
    path.write_text(PAPER, "utf-8")
    return path


def run(*arguments: object) -> Result:
    return alone(potions, *arguments)


def test_a_table_over_the_ingredients_and_what_follows(paper: Path) -> None:
    said = run("check", paper).output
    rows = [line.split() for line in said.splitlines()]
    assert ["♣♥", "-", "nothing:", "a", "contradiction", "red:", "2,", "fizzy:", "3,", "tasty:", "1"] in rows
    assert ["♠", "red", "forced", "fizzy:", "3,", "tasty:", "3"] in rows
    assert ["♦♦♦", "red,", "fizzy,", "tasty", "open"] in rows
    assert sum("a contradiction" in line and "-" in line for line in said.splitlines()) == 7
    assert "  2 Ada  IF it has exactly 2 ingredients THEN it is fizzy" in said
    assert "Sets that keep no potion: 7 of 34; exactly one: 21; several: 6." in said
    assert "Contradiction, from rule 3 on: name 1 club, 1 heart." in said
    assert "Forced: 1 heart can be red alone; a prediction is safe on 21 sets." in said
    assert "No rule follows from those before it." in said
    assert "No universal theory: 1 club may still be red, fizzy or tasty." in said
    assert said.endswith("The smallest faulty rule is 3.\n")


def test_up_to_a_rule_as_in_a_challenge_of_it(paper: Path) -> None:
    said = run("check", paper, "--upto", 2).output
    assert "No contradiction: every set keeps a potion." in said
    assert said.endswith("No rule is faulty.\n")
    refused = run("check", paper, "--upto", 4).exception
    assert isinstance(refused, HostError) and "no rule 4" in str(refused)


def test_as_data(paper: Path) -> None:
    said = json.loads(run("check", paper, "--json").output)
    assert (said["contradictory"], said["forced"], said["open"]) == (7, 21, 6)
    assert (said["contradiction"], said["universal_theory"], said["redundant"]) == (3, None, [])
    assert said["sets"][2] == {
        "ingredients": ["heart"], "left": ["red"], "why_not": {"fizzy": 3, "tasty": 1}
    }  # fmt: skip


@pytest.mark.parametrize(("more", "said"), [
    ("IF it has at least 2 hearts THEN it is not tasty",
     ("Redundant: rule 4 follows", "smallest faulty rule is 3.")),
    ("IF it has exactly 2 ingredients THEN it is not red\ncrossed off: 3\n"
     "IF it has exactly 2 clubs THEN it is red",
     ("smallest faulty rule is 5; with Redundancy Challenges it is 4.",)),
    ("crossed off: 3\nIF it has at least 2 hearts THEN it is not tasty",
     ("(crossed off)", "smallest faulty rule is 4", "No challenge is won")),
    ("crossed off: 1, 2, 3\nIF it has anything THEN it is red",
     ("Universal theory, from rule 4 on", "smallest faulty rule is 4.")),
    ("crossed off: 1, 2, 3\nIF it has a heart THEN it is red\nIF it has a heart THEN it is not red",
     ("Rule 5 is not redundant (1 heart made red was legal", "smallest faulty rule is 5.")),
    ("crossed off: 1, 2, 3\nIF it has no heart or a spade and a club THEN it is red",
     ("read as IF (no heart or (at least 1 spade and at least 1 club))",)),
])  # fmt: skip
def test_other_faults(paper: Path, more: str, said: tuple[str, ...]) -> None:
    paper.write_text(PAPER + more, "utf-8")
    output = run("check", paper).output
    for one in said:
        assert one in output, output


def test_rows_in_signs_with_number_and_author() -> None:
    read, wrong = listing.understand("12A ♥≥1|♠≥1→red\n14 (H>=1|C=0)&#=2 > !red")
    assert not wrong and [(one.number, one.author) for one in read.rules] == [(12, "A"), (14, "")]


def test_one_rule_is_said_back_with_a_brew_that_it_forbids() -> None:
    said = json.loads(run("rule", "--json", "IF it has a heart THEN it is not red").output)
    assert said == {
        "rule": "IF it has at least 1 heart THEN it is not red", "in signs": "♥≥1→!red", "words": 12,
        "forbids": "15 of 102 brews", "for instance": "1 heart made red",
    }  # fmt: skip
    mixed = run("rule", "IF it has a heart or a spade and no club THEN it is red").output
    assert "read as IF (at least 1 heart or (at least 1 spade and no club))" in mixed
    others = run(
        "rule", "--adjectives", "--colours", "--potions", "sour,salty", "IF it is sour THEN it is salty"
    )
    assert "forbids       83 of 249 brews" in others.output
    for arguments in (
        ["IF it has two hearts THEN it is red"],
        ["--potions", "sour", "IF it has a heart THEN sour"],
    ):
        assert isinstance(run("rule", *arguments).exception, HostError)


def test_the_page_of_what_a_rule_can_say() -> None:
    told = rules_page()
    assert "| it has a heart or a spade | IF it has at least 1 heart or at least 1 spade |" in told
    assert "| it is neither red nor fizzy | THEN it is not red and not fizzy |" in told
    listed = [
        line.strip() for line in told.split("crossed off")[0].splitlines() if "ingredients: suits" in line
    ]
    assert len(listed) == 1
    assert read_puzzle(EXAMPLE) is not None and EXAMPLE in told


def test_colours_adjectives_and_other_names() -> None:
    read, wrong = listing.understand(
        "ingredients: colours\npotions: sour, salty\nadjectives: in IF\n"
        "7: IF it has a red piece or is sour THEN it is not salty"
    )
    assert not wrong and [one.number for one in read.rules] == [7]
    assert (len(read.space.kinds), read.space.types, len(read.space.results)) == (6, ("sour", "salty"), 3)


@pytest.mark.parametrize(("text", "line", "what"), [
    ("potions: red\n" + EXAMPLES[0], 1, "2 to 6 potions"),
    ("potions: red, then\n" + EXAMPLES[0], 1, "cannot be a potion"),
    ("ingredients: dice\n" + EXAMPLES[0], 1, "`suits` or `colours`"),
    ("adjectives: maybe\n" + EXAMPLES[0], 1, "adjectives are"),
    ("potions: red, b, c, d, e\nadjectives: yes\nIF it has a heart THEN it is red", 2, "2 to 4 adjectives"),
    ("potions: red, fizzy\npotions: red, tasty\nIF it has a heart THEN it is red", 2, "already said"),
    (EXAMPLES[0] + "\ncrossed off: 2", 2, "no rule 2"),
    (EXAMPLES[0] + "\ncrossed off: two", 2, "numbers of rules"),
    ("5: " + EXAMPLES[0] + "\n5: " + EXAMPLES[1], 2, "numbers rise"),
    ("0: " + EXAMPLES[0], 1, "numbers rise"),
    ("Ada and Ben: " + EXAMPLES[0], 1, "no number of a rule"),
    ("", 1, "there is no rule"),
    ("3: IF it has two hearts THEN it is red", 1, "two ways"),
])  # fmt: skip
def test_what_is_wrong_with_a_file_is_told_by_its_line(text: str, line: int, what: str) -> None:
    _, wrong = listing.understand(text)
    assert [number for number, _ in wrong] == [line]
    assert what in wrong[0][1]


def test_everything_that_is_wrong_is_told_at_once(tmp_path: Path) -> None:
    path = tmp_path / "rules.txt"
    path.write_text(
        "ingredients: dice\nIF it has two hearts THEN it is red\nIF it has a heart THEN it is blue\n"
    )
    with pytest.raises(HostError) as caught:
        listing.read(path)
    assert [f"{path}:{line}:" in caught.value.message for line in (1, 2, 3)] == [True] * 3
    assert "          ^^^^^^^^^^" in caught.value.message
    for bad in (b"\xff\xfe", None):
        other = tmp_path / "other.txt"
        if bad:
            other.write_bytes(bad)
        else:
            other.unlink()
        with pytest.raises(HostError):
            listing.read(other)


def test_whatever_a_file_holds_is_read_or_told() -> None:
    chance = random.Random("files")
    pieces = "potions: red, fizzy ingredients: colours adjectives: in_IF crossed_off: 1, 2 7 Rule (A) # x: →"
    some = [piece.replace("_", " ") for piece in pieces.split()]
    some += ["IF it has a heart THEN it is red", "♥≥1→red", "H>=1 > red", "\n", "\n", "\n"]
    good = 0
    for _ in range(3000):
        text = " ".join(chance.choices(some, k=chance.randint(0, 12)))
        read, wrong = listing.understand(text)
        assert all(line >= 1 and what for line, what in wrong), text
        good += not wrong and bool(read.standing() or read.crossed)
    assert good > 20
