"""`lawkeeper theory`: a sentence becomes a tree, is shown back, and goes to the box that waits for it."""

from collections.abc import Callable

import pytest
from click.testing import CliRunner, Result
from host.loop import Bench

from lawkeeper.games.infer.fold.cheater import Cheater
from lawkeeper.games.infer.laws import forms
from lawkeeper_host.cli import main
from lawkeeper_host.games.infer.commands import theory

Run = Callable[..., Result]
BLUE = (2, forms.ANY_NUMBER, forms.ANYWHERE, None)
SOME_BLUE = (forms.IS, (forms.COUNT, BLUE), (forms.AT_LEAST, 1))
SENTENCE = "There must be at least one blue die."


@pytest.fixture
def run() -> Run:
    """Runs the command with some words."""
    return lambda *words: CliRunner().invoke(main, ["theory", *words])


def test_a_theory_is_shown_back_and_sent(bench: Bench, run: Run) -> None:
    bench.app.begin()
    result = run(SENTENCE)
    assert result.exit_code == 0, result.output
    assert f"Understood: {SENTENCE}" in result.stdout
    assert bench.app.said == [forms.encode(SOME_BLUE)]


def test_quotation_marks_are_not_needed(bench: Bench, run: Run) -> None:
    bench.app.begin()
    assert run(*SENTENCE.split()).exit_code == 0
    assert bench.app.said == [forms.encode(SOME_BLUE)]


def test_the_colours_are_those_of_the_box(bench: Bench, run: Run) -> None:
    bench.app.begin()
    bench.app.settings.set("colour_2", "green")
    assert "one green die" in run("There must be at least one green die.").stdout
    assert bench.app.said == [forms.encode(SOME_BLUE)]
    assert run(SENTENCE).exit_code == 2


def test_a_box_that_is_not_waiting_says_so(bench: Bench, run: Run) -> None:
    result = run(SENTENCE)
    assert result.exit_code == 5
    assert "does not wait for this" in result.stderr and "No game is on." in result.stderr


@pytest.mark.parametrize(
    ("phase", "words"),
    [
        ("play", "press right at the table, and A when all others agree: the page WHAT IS THE LAW? opens"),
        ("publish", "press A when all others agree"),
        ("repeat", "press B until the page WHAT IS THE LAW? shows"),
        ("paused", "go on with it"),
        ("of a newer box", "Go back to the table"),
    ],
)
def test_the_page_to_open_on_the_box_is_named(bench: Bench, run: Run, phase: str, words: str) -> None:
    bench.app.begin()
    bench.app.hears = False
    assert bench.app.game
    bench.app.game.public = lambda at: {"phase": phase}
    result = run(SENTENCE)
    assert result.exit_code == 5 and words in result.stderr
    assert result.stderr.strip().endswith("Then say the theory again.")


def test_every_phase_of_the_game_has_its_way() -> None:
    assert set(theory._WAYS) == {*Cheater.PHASES, "paused"}


def test_a_sentence_that_is_no_law_is_explained_and_not_sent(bench: Bench, run: Run) -> None:
    bench.app.begin()
    result = run("There must be a purple die.")
    assert result.exit_code == 2 and "Traceback" not in result.output
    lines = result.stderr.splitlines()
    assert lines[0].startswith("Error: ") and "orange" in result.stderr
    carets = next(line for line in lines if "^" in line)
    above = lines[lines.index(carets) - 1]
    assert above[carets.index("^") : carets.rindex("^") + 1] == "purple"
    assert bench.app.said == []


def test_a_theory_can_be_checked_without_a_box(run: Run) -> None:
    result = run("--check", "there must be a blue die")
    assert result.exit_code == 0 and result.stdout.strip() == SENTENCE


def test_the_command_is_in_the_list() -> None:
    assert "Say a theory" in CliRunner().invoke(main, ["--help"]).stdout
