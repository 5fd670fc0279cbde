"""No block stands in the folders of two games; the check sees one that does."""

from pathlib import Path

import pytest

from lawkeeper_host.checks.repeats import LONGEST, repeats
from lawkeeper_host.places import DEVICE

BLOCK = [f"    step_{number}()" for number in range(LONGEST)]


def write(folder: Path, name: str, lines: list[str]) -> None:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(lines) + "\n", "utf-8")


def test_no_block_stands_in_two_games() -> None:
    assert list(repeats(DEVICE / "games")) == []


@pytest.mark.parametrize("other", ["tiny/pages/end.py", "pages/ended.py", "fold.py"])
def test_a_block_that_does_is_named_with_both_places(tmp_path: Path, other: str) -> None:
    write(tmp_path, "infer/pages/end.py", ["from x import y", "def end():", *BLOCK])
    write(tmp_path, other, ["def over():", "  # said otherwise", "", *(line.strip() for line in BLOCK)])
    (said,) = repeats(tmp_path)
    assert "infer/pages/end.py:3" in said and other.split("/")[0] in said and ":4" in said


@pytest.mark.parametrize(
    ("other", "lines"),
    [
        ("infer/pages/told.py", BLOCK),  # one game is free to
        ("tiny/pages/end.py", BLOCK[1:]),
        ("tiny/pages/end.py", [*BLOCK[:3], "    other()", *BLOCK[3:]]),
    ],
)
def test_what_is_short_or_of_one_game_passes(tmp_path: Path, other: str, lines: list[str]) -> None:
    write(tmp_path, "infer/pages/end.py", BLOCK)
    write(tmp_path, other, lines)
    assert list(repeats(tmp_path)) == []
