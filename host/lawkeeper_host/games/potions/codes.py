"""Puzzles: the record that the box keeps, and the code that people send each other, read. What the record is
made of stands in `lawkeeper.games.potions.tables`, what a code is in `lawkeeper.games.potions.mind.codes`."""

from __future__ import annotations

from dataclasses import dataclass

from lawkeeper.games import Refused
from lawkeeper.games.potions.brew import form, kinds
from lawkeeper.games.potions.brew import names as called
from lawkeeper.games.potions.brew import space as box_space
from lawkeeper.games.potions.brew.english import sentence
from lawkeeper.games.potions.mind.codes import CHECK, check, spelt
from lawkeeper.keep.seal import ALPHABET, plain
from lawkeeper_host.games.potions import codec
from lawkeeper_host.games.potions.brews import Ingredients, Rule, Space
from lawkeeper_host.games.potions.exact import Found, examine

LIST, PUZZLE = 1, 2  # first byte of a record
BREAKS, FORCED = 0, 1
QUESTIONS = ("breaks", "forced")
ASKED = ("With which rule does a set keep no potion?", "Which set keeps exactly one potion?")
MOST_RULES = 20
_COLOURS = 128


class PuzzleRefused(ValueError):
    """What is no puzzle. args[0]: what is wrong, as a clause: begins small, no full stop."""


@dataclass(frozen=True)
class Puzzle:
    """A question on a list of rules, all of them as bytes of the box; `names`: number of the list of names of
    the box, and how many of it."""

    question: int
    colours: bool
    names: tuple[int, int]
    rules: tuple[bytes, ...]

    @property
    def box(self) -> codec.BoxSpace:
        """The `Space` of the box."""
        number = kinds.COLOURS if self.colours else kinds.SUITS
        return box_space.Space(number, called.names(*self.names))

    @property
    def space(self) -> Space:
        """What can be brewed."""
        return codec.space_of(self.box)

    def listed(self) -> dict[int, Rule]:
        """The rules by number."""
        return {number: codec.decode(coded) for number, coded in enumerate(self.rules, 1)}

    def sentences(self) -> list[str]:
        """The rules as the box says them."""
        return [str(sentence(self.box, coded)) for coded in self.rules]

    def found(self) -> Found:
        """All that follows."""
        return examine(self.space, self.listed())

    def answer(self) -> int | Ingredients:
        """The number of a rule, or a set. Raises `PuzzleRefused` when there is none, or several."""
        found = self.found()
        if self.question == BREAKS:
            if found.contradiction is None:
                raise PuzzleRefused("each set keeps a potion under these rules: none of them breaks it")
            return found.contradiction
        if len(found.forced) != 1:
            raise PuzzleRefused(f"{len(found.forced)} sets keep exactly one potion, not one")
        return found.forced[0]

    def record(self) -> bytes:
        """What the box keeps."""
        list_number, count = self.names
        head = bytes((PUZZLE, self.question, list_number | _COLOURS * self.colours, count))
        return head + b"".join(bytes((len(coded),)) + coded for coded in self.rules)

    def code(self) -> str:
        """What people send each other."""
        return str(spelt(self.record()[1:]))


def puzzle(record: bytes) -> Puzzle:
    """The puzzle of a record of the box. Raises `PuzzleRefused`."""
    if len(record) < 4 or record[0] != PUZZLE or record[1] >= len(QUESTIONS):
        raise PuzzleRefused("this is no puzzle that this program knows")
    names = record[2] % _COLOURS, record[3]
    low, high = called.TYPES
    if names[0] >= len(called.LISTS) or not low <= names[1] <= high:
        raise PuzzleRefused("this puzzle has names that this program does not know")
    rules = tuple(_pieces(record[4:]))
    made = Puzzle(record[1], record[2] >= _COLOURS, names, rules)
    if not 0 < len(rules) <= MOST_RULES:
        raise PuzzleRefused(f"a puzzle has 1 to {MOST_RULES} rules")
    try:
        for coded in rules:
            form.check(made.box, coded)
    except Refused as refused:
        raise PuzzleRefused("this puzzle has a rule that the box does not know") from refused
    return made


def _pieces(data: bytes) -> list[bytes]:
    found = []
    while data:
        end = 1 + data[0]
        if len(data) < end:
            raise PuzzleRefused("this puzzle ends in the middle of a rule")
        found.append(data[1:end])
        data = data[end:]
    return found


# --- the code ---


def unspelt(text: str) -> bytes:
    """The bytes of a code, however it was copied. Raises `PuzzleRefused`."""
    text = plain(text)
    lost = sorted(set(text) - set(ALPHABET))
    if lost:
        raise PuzzleRefused(f"a code has no sign {lost[0]}")
    size = (5 * len(text) - CHECK) // 8
    if size < 1:
        raise PuzzleRefused("the code is too short")
    number = 0
    for sign in text:
        number = number << 5 | ALPHABET.index(sign)
    spare = 5 * len(text) - CHECK - 8 * size
    data = (number >> spare + CHECK).to_bytes(size, "big")
    if number & (1 << spare + CHECK) - 1 != check(data) << spare:
        raise PuzzleRefused("a sign of the code was copied wrongly, or is missing; compare it sign by sign")
    return data


def read(code: str) -> Puzzle:
    """The puzzle that somebody has sent. Raises `PuzzleRefused`."""
    return puzzle(bytes((PUZZLE,)) + unspelt(code))
