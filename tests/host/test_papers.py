"""The papers: short, and what they point at is there."""

import re
from pathlib import Path

import click
import pytest

from lawkeeper_host.cli import main

ROOT = Path(__file__).parents[2]
PAPERS = sorted(
    path
    for folder in (
        ROOT,
        ROOT / "docs",
        ROOT / "docs" / "play",
        ROOT / "hardware",
        *(ROOT / "hardware").iterdir(),
    )
    for path in folder.glob("*.md")
)
NAMES = [str(path.relative_to(ROOT)) for path in PAPERS]


def words(path: Path) -> str:
    return path.read_text("utf-8")


def test_the_readme_is_short_and_begins_with_the_two_commands() -> None:
    lines = words(ROOT / "README.md").splitlines()
    assert len(lines) <= 120
    first = [line.split()[:2] for line in lines if line.startswith("    ")][:2]
    assert first == [["make", "run"], ["make", "test"]]
    assert next(line for line in lines if line.startswith("![")) in lines[:20]


@pytest.mark.parametrize("path", PAPERS, ids=NAMES)
def test_every_link_leads_somewhere(path: Path) -> None:
    for target in re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", words(path)):
        if "://" not in target:
            assert (path.parent / target).exists(), target


@pytest.mark.parametrize("path", PAPERS, ids=NAMES)
def test_every_command_that_is_named_is_one(path: Path) -> None:
    for line in re.findall(r"(?:^ {4,}|`)(?:\.venv/bin/)?lawkeeper ((?:[a-z]+ ?)+)", words(path), re.M):
        command: click.Command = main
        for word in line.split():
            if not isinstance(command, click.Group):
                break
            found = command.get_command(click.Context(command), word)
            assert found is not None, f"{path.name}: lawkeeper {line}"
            command = found


@pytest.mark.parametrize("path", PAPERS, ids=NAMES)
def test_every_target_of_make_that_is_named_is_one(path: Path) -> None:
    targets = set(re.findall(r"^([a-z-]+):", words(ROOT / "Makefile"), re.M))
    for target in re.findall(r"(?:^ {4,}|`)make ([a-z-]+)", words(path), re.M):
        assert target in targets, target
