"""The names of dice colours: three of a pack or of a box, and the words for all the others."""

from __future__ import annotations

import re

Names = tuple[str, str, str]
OTHER_COLOURS = frozenset(
    """
    amber aqua beige black blue brown crimson cyan gold golden gray green grey indigo ivory lilac lime magenta
    maroon navy olive orange pink purple red rose scarlet silver tan teal turquoise violet white yellow
    """.split()
)
_WORD = re.compile(r"[A-Za-z]+")


def colour_names(value: str) -> Names | None:
    """Three colour names out of `red, blue, black`; None when it is not that."""
    names = tuple(name.strip().lower() for name in value.split(","))
    if len(names) != 3 or len(set(names)) != 3 or not all(_WORD.fullmatch(name) for name in names):
        return None
    return names[0], names[1], names[2]
