"""The record of a game: read from the journal, told, saved, read back, and checked by its seal."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from host.played import LAW, OTHER, SEED, WON, break_seal, journal, setup

from lawkeeper import crash
from lawkeeper.games.infer.fold import cheater, lawful, rules
from lawkeeper.keep import seal
from lawkeeper_host import record
from lawkeeper_host.errors import HostError
from lawkeeper_host.games.infer import telling


def saved(tmp_path: Path, change: Callable[[dict[str, Any]], None] = lambda said: None) -> Path:
    """A record file of the won game, with a change made to it."""
    said = record.to_json(record.read_journal(journal(WON)))
    change(said)
    path = tmp_path / "game.json"
    path.write_text(json.dumps(said))
    return path


def broken(path: Path, noted: str | None = None) -> list[str]:
    """What does not fit in a record file."""
    game, said = record.load(path)
    return [check.what for check in record.checks(game, noted, said) if not check.holds]


def test_a_finished_game_is_told_in_sentences() -> None:
    told = record.text(record.read_journal(journal(WON, looks=2)))
    for sentence in (
        "Infer won: O 2 X 2, theories 2, 1 min",
        "   0:00  The Universe keeps law 1 of 2.",
        "   0:07  The Universe shows experiment 1: O.",
        "   0:21  Researcher 1 builds experiment 3: O.",
        "   0:28  Researcher 2 passes.",
        "   0:35  Researcher 3 asks to publish a theory.",
        "   0:56  The Universe disproves it with experiment 4: X.",
        "   1:24  The Universe finds no disproof.",
        f"Law: {LAW}",
    ):
        assert sentence in told.split("\n")
    assert "looks at the secret  2" in told and "seal                 unbroken" in told


def test_a_crash_during_the_game_is_told_and_saved(tmp_path: Path) -> None:
    memory = journal(WON)
    assert crash.note(memory, ("IndexError", "fold/rules.py", "_mark")) == 1
    game = record.read_journal(memory)
    assert game.stumbles == ("IndexError fold/rules.py _mark",)
    assert "the box crashed in   IndexError fold/rules.py _mark" in record.text(game)
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record.to_json(game)))
    assert record.load(path)[0] == game
    assert not record.load(saved(tmp_path, lambda said: said.pop("stumbles")))[0].stumbles  # an older file


def test_the_law_that_was_not_kept_is_not_told() -> None:
    assert OTHER not in record.text(record.read_journal(journal(WON)))


def test_every_move_of_the_rules_has_a_sentence() -> None:
    tables = [table for fold in (lawful.Lawful, cheater.Cheater) for table in fold.MOVES]
    assert set(telling._TOLD) == {number for table in tables for number in table}


def test_moves_that_were_taken_back_are_counted_and_not_told() -> None:
    game = record.read_journal(journal((*WON[:4], (), *WON[4:])))
    assert game.undone == 1
    assert "builds experiment 3" not in record.text(game)


def test_a_broken_seal_is_told() -> None:
    memory = break_seal(journal(WON))
    assert "seal                 broken: the drive was opened" in record.text(record.read_journal(memory))


def test_a_law_on_paper_is_told_as_such() -> None:
    game = record.read_journal(journal(WON[1:], setup(own_law=True, laws=[])))
    assert "The law stood on paper; the box never knew it." in record.text(game)


def test_asynchronous_games_and_stones_are_told() -> None:
    moves = (
        (rules.KEEP, 1),
        (rules.MARK, 0),
        (rules.MARK, 1),
        (rules.QUEUE, 1),
        (rules.QUEUE, 1),
        (rules.MARK, 1),
        (rules.QUEUE, 0),
        (rules.STONE, 2, 1, 1),
        (rules.STONE, 2, 1, 0),
        (rules.TAKE_APART, 0),
        (rules.CHANGED, 1, 0),
        (rules.PLAYERS, 5),
        (rules.PUBLISH,),
        (rules.CONSENT, rules.ONE_YES),
        (rules.CONSENT, rules.NO),
        (rules.PAUSE,),
        (rules.RESUME,),
        (rules.GIVE_UP,),
        (rules.REVEAL,),
    )
    story = record.tell(record.read_journal(journal(moves, setup(asynchronous=True, highlights=True))))
    assert [sentence for _, sentence in story.lines][3:] == [
        "One more experiment waits for its marker.",
        "One more experiment waits for its marker.",
        "Experiment 3 is marked O.",
        "An experiment that waited is cleared away.",
        "The Universe lays a stone of colour 2 at experiment 3.",
        "The Universe takes back a stone of colour 2 at experiment 3.",
        "Experiment 1 is taken apart.",
        "Experiment 2 was changed, built again: X.",
        "Researchers now: 5.",
        "A Researcher asks to publish a theory.",
        "A Researcher agrees.",
        "A Researcher says no: the theory stays unpublished.",
        "The game is paused.",
        "The game goes on.",
        "The game is given up.",
        "The law is told.",
    ]
    assert ("variants", "Highlights, Asynchronous") in story.agreed


def test_the_last_marker_is_told() -> None:
    marks = ((rules.MARK, 1),) * 18
    story = record.tell(record.read_journal(journal((*WON[:3], *marks, (rules.MARK, 0), (rules.REVEAL,)))))
    assert story.lines[-2][1] == "An experiment needs a marker, but none is left."
    assert story.result.startswith("Infer lost, no marker left")


@pytest.mark.parametrize("moves", [WON[:-1], WON[:3], ()])
def test_a_game_that_has_not_told_its_law_has_no_record(moves: tuple[tuple[int, ...], ...]) -> None:
    with pytest.raises(HostError, match="no record of it yet") as caught:
        record.read_journal(journal(moves))
    assert caught.value.exit_code == 5 and LAW not in str(caught.value)


def test_an_empty_journal_has_no_record() -> None:
    with pytest.raises(HostError, match="holds no record") as caught:
        record.read_journal(b"\xff" * 4096)
    assert caught.value.exit_code == 5


def test_moves_that_the_rules_refuse_are_no_record() -> None:
    with pytest.raises(HostError, match="cannot have been played") as caught:
        record.read_journal(journal((*WON[:2], (rules.UNDISPROVED,), *WON[2:])))
    assert caught.value.exit_code == 7


def test_a_game_of_a_newer_box_is_named(tmp_path: Path) -> None:
    def newer(said: dict[str, Any]) -> None:
        said["game_id"] = 99

    game, _ = record.load(saved(tmp_path, newer))
    with pytest.raises(HostError, match="game number 99"):
        record.tell(game)


def test_item_49_a_saved_record_is_proven_by_the_number_that_was_noted(tmp_path: Path) -> None:
    noted = seal.fingerprint(LAW.replace("blue", "\x02").encode(), setup().encode(), seal.nonce(SEED))
    assert broken(saved(tmp_path), noted) == []
    assert broken(saved(tmp_path), noted.lower().replace("-", "")) == []
    assert broken(saved(tmp_path), "AAAAA-AAAAA") == ["the seal number you noted"]


def test_a_saved_record_reads_back_as_it_was(tmp_path: Path) -> None:
    game, said = record.load(saved(tmp_path))
    assert game == record.read_journal(journal(WON))
    assert said["law"] == LAW


@pytest.mark.parametrize(
    ("key", "value", "what"),
    [
        ("law", "There must be no dice.", ["the file's law"]),
        ("fingerprint", "AAAAA-AAAAA", ["the file's seal number"]),
        ("nonce", "00", ["the file's seal key"]),
        ("result", "Infer lost", ["the file's result"]),
        ("seed", "00" * 8, ["the file's seal number", "the file's seal key"]),
    ],
)
def test_item_49_a_file_that_was_changed_does_not_fit(
    tmp_path: Path, key: str, value: str, what: list[str]
) -> None:
    assert broken(saved(tmp_path, lambda said: said.update({key: value}))) == what


def test_item_49_another_law_in_the_set_up_does_not_fit(tmp_path: Path) -> None:
    other = setup(laws=[(3, 1, "There must be no \x01 dice.", b""), (9, 2, OTHER, b"")]).encode().hex()
    changed = saved(tmp_path, lambda said: said.update(setup=other))
    assert broken(changed) == ["the file's seal number", "the file's law"]


@pytest.mark.parametrize(
    "content", [b"", b"[]", b"{}", b"\xff\xfe", b'{"format": "lawkeeper-record", "version": 1}']
)
def test_a_file_that_is_no_record_is_told(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(content)
    with pytest.raises(HostError, match="is not a record") as caught:
        record.load(path)
    assert caught.value.exit_code == 2


def test_a_record_of_another_version_or_none_is_told(tmp_path: Path) -> None:
    with pytest.raises(HostError, match="of version 9"):
        record.load(saved(tmp_path, lambda said: said.update(version=9)))
    with pytest.raises(HostError, match="cannot be read"):
        record.load(tmp_path / "missing.json")
