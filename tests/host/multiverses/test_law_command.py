"""`lawkeeper multiverses law`: a sentence becomes a law, is shown back, and goes to the box that waits."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from click.testing import CliRunner, Result
from host.loop import Bench

from fakes.flash import Nvm
from fakes.flow import Flow
from fakes.multiverses import law
from fakes.multiverses_flow import begun
from fakes.place import settle
from lawkeeper_host.cli import main

Run = Callable[..., Result]


@pytest.fixture
def run() -> Run:
    """Runs the command with some words."""
    return lambda *words: CliRunner().invoke(main, ["multiverses", "law", *words])


def test_a_law_is_shown_back_and_sent(bench: Bench, run: Run) -> None:
    bench.app.begin()
    result = run("must", "not", "contain", "the", "letter", "Q")
    assert result.exit_code == 0, result.output
    assert "Understood: every word must not contain Q" in result.stdout
    assert "shows it to the table" in result.stdout
    assert bench.app.said == [law("-CONTAINS", "q")]


def test_what_was_sent_opens_the_page_that_reads_it(
    bench: Bench, run: Run, tmp_path: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(str(tmp_path))
    bench.app.begin()
    assert run("must have at least 2 vowels").exit_code == 0
    settle((), explain="never")
    flow = begun(Flow(Nvm()), "apple bear")
    assert flow.app.page.hears is False
    flow.do("A wait 1 A")
    assert flow.app.page.hears and flow.app.page.hear(bench.app.said[0]) is None
    flow.wait(1)
    assert "at least 2 vowels" in " ".join(flow.text().split())


def test_a_box_that_is_not_waiting_says_where_to_go(bench: Bench, run: Run) -> None:
    result = run("must contain Q")
    assert result.exit_code == 5 and bench.app.said == []
    bench.app.begin()
    bench.app.hears = False
    result = run("must contain Q")
    assert result.exit_code == 5 and "KIND OF LAW" in result.stderr and "Type it again" in result.stderr
    assert bench.app.said == [] and "Traceback" not in result.output


def test_a_sentence_that_is_no_law_is_pointed_at_and_not_sent(bench: Bench, run: Run) -> None:
    bench.app.begin()
    result = run("must be a purple noun")
    assert result.exit_code == 2 and "purple" in result.stderr and "^^^^^^" in result.stderr
    assert bench.app.said == []


def test_a_law_that_no_word_can_obey_is_not_sent(bench: Bench, run: Run) -> None:
    bench.app.begin()
    result = run("must have at least 12 letters")
    assert result.exit_code == 2 and bench.app.said == [] and "Traceback" not in result.output


def test_the_command_wants_a_law(run: Run) -> None:
    assert run().exit_code == 2
