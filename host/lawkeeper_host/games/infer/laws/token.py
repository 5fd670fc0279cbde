"""A word of a law, and where it was typed."""

from __future__ import annotations

from typing import NamedTuple


class Token(NamedTuple):
    """One plain word, and the columns [start, end) of the sentence that it stands for."""

    text: str
    start: int
    end: int
