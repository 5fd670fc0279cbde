"""`lawkeeper multiverses` as somebody types it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from host.multiverses.test_own import written

from lawkeeper_host.cli import main
from lawkeeper_host.games import registry


def run(*args: object) -> Result:
    return CliRunner().invoke(main, ["multiverses", *map(str, args)], catch_exceptions=False)


def test_odds_of_a_law_on_both_lists() -> None:
    done = run("odds", "must", "contain", "the", "letter", "Q")
    assert done.exit_code == 0 and "must contain Q" in done.output and "98.5%" in done.output


def test_odds_without_a_law_are_the_table() -> None:
    rows = json.loads(run("odds", "--json").output)
    assert len(rows) == 15 and rows[0]["law"] == "must contain E" and round(rows[0]["big"], 2) == 0.32


def test_a_law_that_is_not_understood_is_pointed_at() -> None:
    done = run("odds", "must be a purple noun")
    assert done.exit_code == 2 and "purple" in done.output and "^^^^^^" in done.output


def test_a_law_that_compares_wants_its_word() -> None:
    done = run("odds", "must come after the word before")
    assert done.exit_code == 2 and "--after noodle" in done.output
    done = run("odds", "--after", "noodle", "must come after the word before")
    assert done.exit_code == 0 and "58.7%" in done.output


def test_a_list_becomes_a_pack_that_is_read_again(tmp_path: Path) -> None:
    target = tmp_path / "pack.txt"
    done = run("words", written(tmp_path, "don't", "Forêt"), "-o", target, "--name", "Mine")
    assert done.exit_code == 0 and "1 dropped" in done.output and "don't" in done.output
    pack = registry.read_pack(target)
    assert pack.name == "Mine" and pack.game.name == "multiverses" and pack.count == 1 + 5


@pytest.mark.parametrize("name", ("", "n" * 21))
def test_a_name_that_does_not_fit(tmp_path: Path, name: str) -> None:
    done = run("words", written(tmp_path), "-o", tmp_path / "p.txt", "--name", name)
    assert done.exit_code == 2 and "20 bytes" in done.output


def test_sheets_are_written(tmp_path: Path) -> None:
    done = run("sheet", "--names", "Ada, Ben", "--players", "3", "-o", tmp_path / "s.pdf")
    assert done.exit_code == 0 and (tmp_path / "s.pdf").read_bytes().startswith(b"%PDF-")


def test_files_that_are_none(tmp_path: Path) -> None:
    assert run("score", tmp_path / "none.json").exit_code == 2
    assert run("words", tmp_path / "none.txt").exit_code == 2
    assert run("sheet", "-o", tmp_path / "no" / "s.pdf").exit_code == 2
