"""What people type, and the laws that they mean: the files wordings.txt,
more_wordings.txt, players_say.txt, rarely_said.txt, turns_said.txt and
said_as_is.txt."""

from functools import cache
from pathlib import Path

DATA = Path(__file__).parents[1] / "data"


@cache
def wordings() -> dict[str, tuple[str, ...]]:
    """Plain sentence -> what people type for it (wordings.txt)."""
    found: dict[str, list[str]] = {}
    for line in (DATA / "wordings.txt").read_text("utf-8").splitlines():
        if line.startswith("= "):
            typed = found.setdefault(line[2:], [])
        elif line and not line.startswith("#"):
            typed.append(line)
    return {plain: tuple(typed) for plain, typed in found.items()}


def more_wordings() -> list[tuple[str, str]]:
    """(what people type, the law in the box's own words) of more_wordings.txt."""
    lines = (DATA / "more_wordings.txt").read_text("utf-8").splitlines()
    return [(line.split(" | ")[0], line.split(" | ")[1]) for line in lines if line and line[0] != "#"]


def players_say() -> list[tuple[str, ...]]:
    """(what players say, its law, more laws that it may be) of the last four files; "-" for none."""
    names = "players_say.txt", "rarely_said.txt", "turns_said.txt", "said_as_is.txt"
    files = [(DATA / name).read_text("utf-8") for name in names]
    lines = [line for text in files for line in text.splitlines()]
    return [tuple(line.split(" | ")) for line in lines if line and line[0] != "#"]
