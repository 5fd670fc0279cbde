"""Records of games that the box judged, or whose marks it looked after: told with dice, judged again."""

import json
from pathlib import Path
from typing import Any

import pytest
from host.played import journal

from fakes.infer_lawful import SOME_BLUE, SOME_ORANGE, lawful_setup, records
from lawkeeper.games.infer.fold import lawful, rules
from lawkeeper.games.infer.laws import forms
from lawkeeper_host import record

THEORY = (lawful.THEORY, *forms.encode(SOME_BLUE))
ODD_STACK = records("O3@0,0", "B5@0,0", "W2@4,4")
BOXED = (
    (lawful.ASK, *records("B2")),
    (lawful.ASK, *records("O1")),
    (lawful.DICE, *ODD_STACK),
    (lawful.CLEAR,),
    (lawful.DICE, *ODD_STACK),
    (lawful.ASK, *records("W6@4,5")),
    (lawful.ASK,),
    (lawful.AGAIN, 3, *records("W1")),
    (rules.PUBLISH,),
    (rules.CONSENT, rules.ALL_YES),
    THEORY,
    (rules.ACCEPT,),
    (lawful.SHOWN, *records("B1")),
    (rules.TAKE_APART, 0),
    (rules.PUBLISH,),
    (rules.CONSENT, rules.ALL_YES),
    (lawful.THEORY, *forms.encode(SOME_ORANGE)),
    (rules.ACCEPT,),
    (rules.UNDISPROVED,),
    (rules.REVEAL,),
)
HELPED = (
    (rules.KEEP, 0),
    (lawful.DICE, *records("O1")),
    (rules.MARK, 1),
    (rules.MARK, 0),
    (lawful.DICE, *records("B1")),
    (rules.MARK, 1),  # by the law an X
    (rules.GIVE_UP,),
    (rules.REVEAL,),
)


def boxed() -> record.Record:
    return record.read_journal(bytes(journal(BOXED, lawful_setup())))


def helped(moves: tuple[tuple[int, ...], ...] = HELPED) -> record.Record:
    return record.read_journal(bytes(journal(moves, lawful_setup(assist=True))))


def saved(tmp_path: Path, **changes: Any) -> Path:
    said = record.to_json(boxed()) | changes
    path = tmp_path / "game.json"
    path.write_text(json.dumps(said))
    return path


def test_experiments_theories_and_disproofs_are_told() -> None:
    told = [sentence for _, sentence in record.tell(boxed()).lines]
    for sentence in (
        "The box shows experiment 1 [B2]: X.",
        "The box shows experiment 2 [O1]: O.",
        "Put in so far: [O3/B5 | . | . | . | . . . . W2].",
        "What was put in is cleared away.",
        "Researcher 1 builds experiment 3 [O3/B5 | . | . | . | . . . . W2 | . . . . W6]: O.",
        "Researcher 2 builds experiment 4 [-]: X.",
        "Experiment 4 was changed, built again as [W1]: X.",
        "The box disproves it with experiment 5 [B1]: X.",
        "Experiment 1 is taken apart.",
        "The box finds no disproof.",
    ):
        assert sentence in told
    theories = [sentence for sentence in told if sentence.startswith("The theory: ")]
    assert len(theories) == 2 and "blue" in theories[0] and "orange" in theories[1]


def test_the_law_is_told_as_the_box_understood_it() -> None:
    told = record.text(boxed())
    assert "Law: There must be at least one orange die." in told
    assert "As the box understood it: There must be" in told
    assert "universe             the box" in told


def test_item_69_every_mark_is_judged_again() -> None:
    check = record.checks(boxed(), None, None)[-1]
    assert (check.what, check.claimed) == ("the marks, judged again by the law", "- O O X X")
    assert check.holds


def test_a_mark_that_a_player_got_wrong_is_shown_by_verify() -> None:
    check = record.checks(helped(), None, None)[-1]
    assert (check.claimed, check.worked_out) == ("O X O", "O X X")
    right = helped((*HELPED[:-2], (lawful.DICE, *records("B1")), (rules.CHANGED, 2, 0), *HELPED[-2:]))
    assert record.checks(right, None, None)[-1].holds


def test_a_helped_game_is_told_with_its_dice() -> None:
    told = [sentence for _, sentence in record.tell(helped()).lines]
    assert "The Universe shows experiment 1 [O1]: O." in told
    assert "The Universe shows experiment 2 [-]: X." in told
    assert "Researcher 1 builds experiment 3 [B1]: O." in told


@pytest.mark.parametrize(
    ("changes", "what"),
    [
        ({}, []),
        ({"marks": "- O X X X"}, ["the file's marks"]),
        ({"law": "There must be no dice."}, ["the file's law"]),
    ],
)
def test_a_saved_record_is_judged_again(tmp_path: Path, changes: dict[str, Any], what: list[str]) -> None:
    game, said = record.load(saved(tmp_path, **changes))
    assert [check.what for check in record.checks(game, None, said) if not check.holds] == what


def test_item_49_another_meaning_of_the_law_breaks_the_seal(tmp_path: Path) -> None:
    other = lawful_setup(SOME_BLUE).encode().hex()
    game, said = record.load(saved(tmp_path, setup=other))
    moves = tuple(row for row in game.moves if row[0][0] != lawful.SHOWN)
    changed = record.Record(game.game_id, game.setup, game.seed, game.moves[:2] + moves[-1:], 0, 0, False)
    assert record._rules(1, changed.setup)(changed.setup, changed.seed).fingerprint() != said["fingerprint"]


def test_asynchronous_games_are_told() -> None:
    moves = (*BOXED[:2], (lawful.ASK, *records("O2")), (rules.GIVE_UP,), (rules.REVEAL,))
    story = record.tell(record.read_journal(bytes(journal(moves, lawful_setup(asynchronous=True)))))
    assert story.lines[2][1] == "Experiment 3 [O2] is marked O."
