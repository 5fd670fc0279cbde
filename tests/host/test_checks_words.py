"""The rooms that every game shares know no game: neither its name nor what it is played with."""

import re
from pathlib import Path

import pytest

from lawkeeper.games import GAMES
from lawkeeper_host.places import DEVICE

ROOMS = ("ui", "keep", "link", "logic", "menus")
SHARED = [path for room in (*ROOMS, ".") for path in sorted((DEVICE / room).glob("*.py"))]
WORDS = (
    *(name for _, name, _ in GAMES),
    *(word.lower() for _, _, title in GAMES for word in title.split() if word.lower() not in ROOMS),
    *("marker", "token", "tokens", "markers", "die", "dice", "law", "laws", "theory", "theories", "starter"),
    *("researcher", "researchers", "verifier", "verifiers", "criterion", "criteria"),
    *("experiment", "experiments", "disproof", "compass", "seat", "seats"),
)
# File -> words that may stand there, and why.
EXCEPTIONS = {
    "keep/home.py": ("turing", "what earlier versions kept on the drive is named, to be cleared away"),
}


def found(path: Path) -> list[str]:
    """The words of games in a file, its comments too."""
    text = path.read_text("utf-8").lower()
    allowed = EXCEPTIONS.get(path.relative_to(DEVICE).as_posix(), ("", ""))[0].split()
    words = re.findall(r"[a-z]+", text.replace("_", " "))
    return [word for word in words if word in WORDS and word not in allowed]


@pytest.mark.parametrize("path", SHARED, ids=lambda path: str(path.relative_to(DEVICE)))
def test_no_word_of_a_game(path: Path) -> None:
    assert found(path) == []


def test_every_exception_is_needed() -> None:
    for name, (words, _) in EXCEPTIONS.items():
        text = (DEVICE / name).read_text("utf-8").lower()
        assert all(word in text for word in words.split()), name
