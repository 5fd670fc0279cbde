"""A finished game told, drawn on its page, reckoned, printed as a poster."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from click.testing import CliRunner
from host.multiverses.games import by_chance, saved
from host.test_sheet import sound
from pypdf import PdfReader

from lawkeeper_host import record
from lawkeeper_host.cli import main
from lawkeeper_host.games.multiverses import exact, missed, poster, telling, view
from lawkeeper_host.games.multiverses.record_sheet import sheets
from lawkeeper_host.page import html

KINDS = ({"seats": 3, "each": 5}, {"seats": 1, "each": 12}, {"seats": 6, "each": 4, "implied": True})


@pytest.fixture(scope="module")
def three() -> record.Record:
    return by_chance(3, seats=3, each=5)


@pytest.fixture
def path(three: record.Record, tmp_path: Path) -> Path:
    return saved(three, tmp_path / "game.json")


def run(*args: object) -> str:
    done = CliRunner().invoke(main, [str(arg) for arg in args], catch_exceptions=False)
    assert done.exit_code == 0, done.output
    return done.output


@pytest.mark.parametrize("number", (1, 3))
@pytest.mark.parametrize("options", KINDS, ids=("three", "alone", "six"))
def test_any_game_is_told_and_drawn(number: int, options: dict[str, int]) -> None:
    game = by_chance(number, **options)
    story = record.tell(game)
    assert all(text.endswith((".", "]")) for _, text in story.lines)
    assert story.closing[-1] == telling.headline(story.end)
    sound(html(game))


def test_the_record_names_laws_words_and_luck(three: record.Record) -> None:
    story = record.tell(three)
    told = "\n".join(text for _, text in story.lines)
    assert "of the words would have validated it]" in told and "puts" in told
    proposed = [law for law in view.register(story.end) if law.code[0] != 20]
    assert all(law.words in told and law.test.word in told for law in proposed)


def test_every_line_of_a_game_obeys_its_laws_by_the_hosts_own_evaluator(three: record.Record) -> None:
    for verse in view.verses(record.tell(three).end):
        laws = [law.code for law in verse.laws if law.code[0] != 20]
        assert all(exact.takes(laws, line) for line in verse.lines)


def test_what_was_missed_is_obeyed_and_is_no_law_of_the_universe(three: record.Record) -> None:
    found = 0
    for verse in view.verses(record.tell(three).end):
        for one in missed.missed(verse):
            found += 1
            assert all(exact.takes([one.code], line) for line in verse.lines)
            assert one.code not in [law.code for law in verse.laws] and one.chance >= missed.LEAST_CHANCE
            assert one.score * len(verse.laws) == verse.universe.score * (len(verse.laws) + 1)
    assert found


def test_the_score_of_a_record(path: Path, three: record.Record) -> None:
    game = record.tell(three).end
    output = run("multiverses", "score", path)
    for seat in range(3):
        assert f"Player {seat + 1}: {telling.score(game.score(seat))}" in output
    assert "Laws you missed:" in output
    reckoned = [
        [verse.universe.score for verse in view.verses(game, seat) if verse.lines] for seat in range(3)
    ]
    for seat, scores in enumerate(reckoned):
        product = 1
        for one in scores:
            product *= one
        assert game.score(seat) == (product if scores else 0)


def test_best_is_for_one_player(path: Path) -> None:
    done = CliRunner().invoke(main, ["multiverses", "score", str(path), "--best"])
    assert done.exit_code == 2 and "several players" in done.output


def test_a_poster_has_every_word_and_law(path: Path, three: record.Record, tmp_path: Path) -> None:
    game = record.tell(three).end
    words = [word.word for verse in view.verses(game) for line in verse.lines for word in line]
    run("multiverses", "poster", path, "-o", tmp_path / "p.svg", "--names", "Ada,Ben,Cy<n>")
    text = (tmp_path / "p.svg").read_text("utf-8")
    assert text.startswith("<svg") and "Cy<n>" not in text and all(f">{word}<" in text for word in words)
    run("multiverses", "poster", path, "-o", tmp_path / "p.pdf")
    printed = PdfReader(tmp_path / "p.pdf").pages[0].extract_text()
    assert all(word in printed for word in words)
    assert poster.pdf(game, "x", ()) == poster.pdf(game, "x", ())


def test_sheets_to_play_from_paper() -> None:
    made = sheets(["Ada", "Bén \u2603"], ["noodle", "queen"])
    pages = [page.extract_text() for page in PdfReader(io.BytesIO(made)).pages]
    assert len(pages) == 3 and "noodle" in pages[0] and "Ada" in pages[1] and "Bén ?" in pages[2]
    assert made == sheets(["Ada", "Bén \u2603"], ["noodle", "queen"])
