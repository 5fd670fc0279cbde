"""Lines of pack files: puzzles, and lists of potions with what they do to who drinks them.

    breaks 3: 0000-6184-00CP-...
    potions red, fizzy, tasty
    effect red: The drinker passes a card to the left.

A puzzle says what it asks, how many rules it has, and its code. An effect belongs to the list above it."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from lawkeeper.games.potions.brew.names import NAME, TYPES, well_named
from lawkeeper_host.games.potions import codes

EXAMPLE = "breaks 2: 0000-60R0-09N0-60G0-4A94"
EFFECT = 60  # signs of an effect, at most
_PUZZLE = re.compile(rf"({'|'.join(codes.QUESTIONS)})\s+(\d+)\s*:\s*(\S+)", re.IGNORECASE)
_POTIONS = re.compile(r"potions\s+([^:]*)", re.IGNORECASE)
_EFFECT = re.compile(r"effect\s+(\S+?)\s*:\s*(.*)", re.IGNORECASE)


class LineRefused(ValueError):
    """A line of no use. args[0]: what is wrong, as a clause: begins small, no full stop."""


def line(puzzle: codes.Puzzle) -> str:
    """A puzzle as a line of a pack."""
    return f"{codes.QUESTIONS[puzzle.question]} {len(puzzle.rules)}: {puzzle.code()}"


def read_puzzle(text: str) -> codes.Puzzle | None:
    """The puzzle on a line; None when it is no such line. Raises `LineRefused`."""
    match = _PUZZLE.fullmatch(text)
    if not match:
        return None
    try:
        found = codes.read(match[3])
        found.answer()
    except codes.PuzzleRefused as refused:
        raise LineRefused(str(refused)) from refused
    question = codes.QUESTIONS[found.question]
    if match[1].lower() != question:
        raise LineRefused(f"this code asks another question: `{question}`")
    if int(match[2]) != len(found.rules):
        raise LineRefused(f"this puzzle has {len(found.rules)} rules, not {match[2]}")
    return found


@dataclass
class Potions:
    """A list of potions: their names, what drinking each does ("" for nothing), where it stands."""

    names: tuple[str, ...]
    line: int
    effects: dict[str, str] = field(default_factory=dict)

    def record(self) -> bytes:
        """What the box keeps."""
        pieces = [*self.names, *(self.effects.get(name, "") for name in self.names)]
        coded = [piece.encode("ascii") for piece in pieces]
        return bytes((codes.LIST, len(self.names))) + b"".join(bytes((len(p),)) + p for p in coded)


def read_potions(number: int, text: str) -> Potions | None:
    """The list on a line; None when it is no such line. Raises `LineRefused`."""
    match = _POTIONS.fullmatch(text)
    if not match:
        return None
    names = tuple(name.strip().lower() for name in match[1].split(","))
    low, high = TYPES
    if not low <= len(names) <= high:
        raise LineRefused(f"a list has {low} to {high} potions, with commas between them")
    for name in names:
        if not well_named(name):
            raise LineRefused(f"`{name}` cannot be a potion: a name has 1 to {NAME} letters from a to z")
        if names.count(name) > 1:
            raise LineRefused(f"`{name}` stands twice in the list")
    return Potions(names, number)


def read_effect(text: str) -> tuple[str, str] | None:
    """(potion, what it does) on a line; None when it is no such line. Raises `LineRefused`."""
    match = _EFFECT.fullmatch(text)
    if not match:
        return None
    if not match[2]:
        raise LineRefused("what does it do? write it after the colon")
    if len(match[2]) > EFFECT:
        raise LineRefused(f"the effect is {len(match[2]) - EFFECT} letters too long; at most {EFFECT} fit")
    if not match[2].isascii():
        raise LineRefused("write the effect with plain letters")
    return match[1].lower(), match[2]
