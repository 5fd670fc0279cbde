"""`lawkeeper multiverses daily`: the words are those that a box draws on that day."""

from __future__ import annotations

import json
from datetime import date

import pytest
from click.testing import CliRunner, Result

from fakes.multiverses import setup
from lawkeeper.games.multiverses.fold.rules import MultiVerses
from lawkeeper.games.multiverses.fold.setup import day_of
from lawkeeper_host.cli import main


def run(*args: object) -> Result:
    return CliRunner().invoke(main, ["multiverses", "daily", *map(str, args)], catch_exceptions=False)


def test_the_words_are_those_of_a_box_with_any_seed_and_as_many_words() -> None:
    said = json.loads(run("--date", "2026-02-03", "--players", 2, "--each", 6, "--tests", "--json").output)
    assert said["date"] == "2026-02-03" and len(said["dust"]) == 12
    for seats, each, seed in ((2, 6, b"one seed"), (3, 4, b"the next")):
        box = MultiVerses(setup(seats=seats, each=each, day=day_of(2026, 2, 3)).encode(), seed)
        assert [box.spelt(token) for token in box.tokens()] == said["dust"]
        come = [box.drawn_word(number)[:-1].decode().upper() for number in box.draws(12)]
        assert come == said["tests"]


def test_other_days_have_other_words_and_today_is_the_day_by_default() -> None:
    of_today = run("--date", date.today().isoformat()).output
    assert run().output == of_today != run("--date", "2025-01-01").output


def test_test_words_are_for_those_who_ask() -> None:
    hidden, shown = run("--date", "2026-02-03"), run("--date", "2026-02-03", "--tests")
    assert "Test words" not in hidden.output and "day 3" in hidden.output and "30 words" in hidden.output
    assert "Test words, in turn:" in shown.output
    assert "tests" not in json.loads(run("--date", "2026-02-03", "--json").output)


@pytest.mark.parametrize("said", ("yesterday", "2026-02-30", "2024-12-31", "2100-01-01"))
def test_a_day_that_there_is_not(said: str) -> None:
    done = run("--date", said)
    assert done.exit_code == 2 and "Traceback" not in done.output and "Error" in done.output


def test_too_many_words() -> None:
    done = run("--players", 6, "--each", 13)
    assert done.exit_code == 2 and "72 in all" in done.output
