"""The reference pages in docs/ are what the tables say."""

from pathlib import Path

import pytest

from lawkeeper import games
from lawkeeper.keep.settings import Settings
from lawkeeper.link.commands import COMMANDS, ERRORS
from lawkeeper_host import docs, papers
from lawkeeper_host.cli import main


@pytest.mark.parametrize("name", docs.PAGES)
def test_a_page_in_the_repository_is_up_to_date(name: str) -> None:
    assert docs.PAGES[name]() == (docs.FOLDER / name).read_text("utf-8")


def test_the_link_page_has_every_command_and_every_error() -> None:
    page = docs.link_page()
    assert all(f"### {row[0]}\n" in page for row in COMMANDS)
    assert all(f"| {code} | {what} |" in page for code, what in ERRORS)


def test_the_settings_page_has_every_setting() -> None:
    page = docs.settings_page()
    rows = Settings(declared=games.settings).rows()
    assert all(f"| `{row[1]}` | {row[5]} | {row[3]} |" in page for row in rows)


def test_the_commands_page_has_every_command_and_its_commands() -> None:
    page = docs.commands_page()
    for name in ("", *(f" {name}" for name in main.commands), " settings set", " sim"):
        assert f"## lawkeeper{name}\n" in page


def test_a_sign_that_ends_a_cell_is_escaped() -> None:
    assert papers.table(("a", "b"), [("x|y", 1)]) == "| a | b |\n| --- | --- |\n| x\\|y | 1 |"


def test_a_page_that_drifted_fails_the_check_and_is_written_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(docs, "FOLDER", tmp_path)
    assert docs.run(["--check"]) == 1
    assert "docs/link.md is out of date. Run: make docs" in capsys.readouterr().err
    assert docs.run([]) == 0
    assert {path.name for path in tmp_path.iterdir()} == set(docs.PAGES)
    (tmp_path / "link.md").write_text("something else")
    assert docs.run(["--check"]) == 1
    assert docs.run([]) == docs.run(["--check"]) == 0
