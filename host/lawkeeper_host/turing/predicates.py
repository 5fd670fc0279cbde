"""What the 48 criteria cards of Turing Machine ask of a code, and the table that the board has of it.

Here a criterion is said once, as a predicate; `python -m lawkeeper_host.turing.predicates` works out for
which of the 125 codes each holds and writes that into `problems/cards.py` (Turing Machine items
1-4).
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable, Iterator
from itertools import product
from pathlib import Path

Code = tuple[int, int, int]  # the digits for triangle, square and circle, each 1..5 (item 1)
Value = Callable[[Code], int]
Predicate = Callable[[Code], bool]
Card = tuple[Predicate, ...]

CODES: tuple[Code, ...] = tuple((t, s, c) for t, s, c in product(range(1, 6), repeat=3))
MASK_BYTES = 16
CARDS_FILE = Path(__file__).parents[3] / "firmware/lawkeeper/games/turing/problems/cards.py"
BEGIN, END = "# -- generated: what follows", "# -- generated: up to here"

_SIGNS: dict[str, Callable[[int, int], bool]] = {
    "<": operator.lt,
    "=": operator.eq,
    ">": operator.gt,
    "≤": operator.le,
    "≥": operator.ge,
}


# -- values: whole numbers that a code has ----------------------------------------------------------------


def place(index: int) -> Value:
    return lambda code: code[index]


def total(*values: Value) -> Value:
    return lambda code: sum(value(code) for value in values)


def count(digit: int) -> Value:
    """How often a digit is in the code."""
    return lambda code: code.count(digit)


def evens(code: Code) -> int:
    return sum(digit % 2 == 0 for digit in code)


def odds(code: Code) -> int:
    return 3 - evens(code)


def different(code: Code) -> int:
    """How many different digits there are: 1 is a triple, 2 a pair (item 4: 333 is no pair)."""
    return len(set(code))


def steps(by: int) -> Value:
    """How many neighbours follow each other by exactly `by`: 2 of them are a sequence of three (item 4)."""
    return lambda code: (code[1] == code[0] + by) + (code[2] == code[1] + by)


def sequence(code: Code) -> int:
    """Steps of the better of the two directions."""
    return max(UPWARDS(code), DOWNWARDS(code))


T, S, C = (place(index) for index in range(3))
COLOURS = (T, S, C)
PAIRS = ((T, S), (T, C), (S, C))
SUM = total(T, S, C)
UPWARDS, DOWNWARDS = steps(1), steps(-1)


# -- criteria, in the order in which they are printed -----------------------------------------------------


def compared(value: Value, signs: str, other: Value | int) -> Card:
    """One criterion for each of the signs."""

    def made(sign: str) -> Predicate:
        holds = _SIGNS[sign]
        return lambda code: holds(value(code), other if isinstance(other, int) else other(code))

    return tuple(made(sign) for sign in signs)


def tally(value: Value, *numbers: int) -> Card:
    """One criterion for each number that the value may be."""
    return joined(compared(value, "=", number) for number in numbers)


def parity(value: Value) -> Card:
    return (lambda code: value(code) % 2 == 0, lambda code: value(code) % 2 == 1)


def multiple(value: Value, number: int) -> Card:
    return (lambda code: value(code) % number == 0,)


def against_others(value: Value, signs: str) -> Card:
    """A colour compared with both of the others: a tie fails < and > and passes ≤ and ≥ (item 4)."""
    others = [other for other in COLOURS if other is not value]

    def made(sign: str) -> Predicate:
        both = [compared(value, sign, other)[0] for other in others]
        return lambda code: all(holds(code) for holds in both)

    return tuple(made(sign) for sign in signs)


def ascending(code: Code) -> bool:
    """Each digit is larger than the one before: 223 is not ascending (item 4)."""
    return code[0] < code[1] < code[2]


def descending(code: Code) -> bool:
    return code[0] > code[1] > code[2]


def unordered(code: Code) -> bool:
    return not ascending(code) and not descending(code)


def pair(code: Code) -> bool:
    return different(code) == 2


def no_pair(code: Code) -> bool:
    return not pair(code)


def joined(parts: Iterable[Card]) -> Card:
    return tuple(criterion for part in parts for criterion in part)


def counts(first: int, second: int) -> Card:
    """How many of one digit, or how many of the other: for none, one and two in turn."""
    return joined(tally(count(digit), number) for number in range(3) for digit in (first, second))


def colour_and_others(value: Value) -> Card:
    """A colour compared with one of the others: by sign, then by colour."""
    others = [other for other in COLOURS if other is not value]
    return joined(compared(value, sign, other) for sign in "<=>" for other in others)


CARDS: tuple[Card, ...] = (
    compared(T, "=>", 1),
    compared(T, "<=>", 3),
    compared(S, "<=>", 3),
    compared(S, "<=>", 4),
    parity(T),
    parity(S),
    parity(C),
    tally(count(1), 0, 1, 2, 3),
    tally(count(3), 0, 1, 2, 3),
    tally(count(4), 0, 1, 2, 3),  # card 10
    compared(T, "<=>", S),
    compared(T, "<=>", C),
    compared(S, "<=>", C),
    joined(against_others(colour, "<") for colour in COLOURS),
    joined(against_others(colour, ">") for colour in COLOURS),
    compared(evens, "><", odds),
    tally(evens, 0, 1, 2, 3),
    parity(SUM),
    compared(total(T, S), "<=>", 6),
    tally(different, 1, 2, 3),  # card 20
    (no_pair, pair),
    (ascending, descending, unordered),
    compared(SUM, "<=>", 6),
    tally(UPWARDS, 2, 1, 0),
    tally(sequence, 0, 1, 2),
    joined(compared(colour, "<", 3) for colour in COLOURS),
    joined(compared(colour, "<", 4) for colour in COLOURS),
    joined(compared(colour, "=", 1) for colour in COLOURS),
    joined(compared(colour, "=", 3) for colour in COLOURS),
    joined(compared(colour, "=", 4) for colour in COLOURS),  # card 30
    joined(compared(colour, ">", 1) for colour in COLOURS),
    joined(compared(colour, ">", 3) for colour in COLOURS),
    joined(parity(colour) for colour in COLOURS),
    joined(against_others(colour, "≤") for colour in COLOURS),
    joined(against_others(colour, "≥") for colour in COLOURS),
    joined(multiple(SUM, number) for number in (3, 4, 5)),
    joined(compared(total(*two), "=", 4) for two in PAIRS),
    joined(compared(total(*two), "=", 6) for two in PAIRS),
    joined(compared(colour, "=>", 1) for colour in COLOURS),
    joined(compared(colour, "<=>", 3) for colour in COLOURS),  # card 40
    joined(compared(colour, "<=>", 4) for colour in COLOURS),
    joined(against_others(colour, "<>") for colour in COLOURS),
    colour_and_others(T),
    colour_and_others(S),
    counts(1, 3),
    counts(3, 4),
    counts(1, 4),
    joined(compared(one, "<=>", other) for one, other in PAIRS),
)

# Printed, but never what a verifier checks: (card, index of the criterion) (item 3).
NEVER_USED = frozenset({(8, 3), (9, 3), (10, 3), (24, 0)})


def mask(criterion: Predicate) -> int:
    """-> the codes for which it holds: bit 25(t-1) + 5(s-1) + (c-1) for the code (t, s, c) (item 1)."""
    return sum(1 << bit for bit, code in enumerate(CODES) if criterion(code))


# -- the table of the board -------------------------------------------------------------------------------


def table() -> str:
    """-> the generated part of `cards.py`: the different masks, the mask of each criterion, the cards."""
    masks: list[int] = []
    which, starts = bytearray(), bytearray()
    for number, card in enumerate(CARDS, 1):
        starts.append(len(which))
        for index, criterion in enumerate(card):
            found = mask(criterion)
            if found not in masks:
                masks.append(found)
            which.append(masks.index(found) | ((number, index) in NEVER_USED) << 7)
    starts.append(len(which))
    packed = b"".join(each.to_bytes(MASK_BYTES, "little") for each in masks)
    size = f"{MASK_BYTES} bytes each, lowest first"
    return "\n".join(
        [
            f"# The {len(masks)} different masks of {len(which)} criteria, {size}.",
            *_literal("_MASKS", packed),
            "",
            "# Criterion after criterion: which mask; bit 7 for those that are never used (item 3).",
            *_literal("_WHICH", bytes(which)),
            "",
            "# Card after card: its first criterion. The last number is that behind the last card.",
            *_literal("_STARTS", bytes(starts)),
        ]
    )


def _literal(name: str, data: bytes, across: int = 24) -> Iterator[str]:
    """Lines of Python: bytes as escapes, whatever they are, so that each table has one look."""
    yield f"{name} = ("
    for at in range(0, len(data), across):
        escaped = "".join(f"\\x{byte:02x}" for byte in data[at : at + across])
        yield f'    b"{escaped}"'
    yield ")"


def renewed(source: str) -> str:
    """-> the source of `cards.py` with the table of today in it."""
    head, rest = source.split(BEGIN, 1)
    marked = BEGIN + rest.split("\n", 1)[0]
    tail = rest.split(END, 1)[1]
    return f"{head}{marked}\n{table()}\n{END}{tail}"


def main() -> None:
    source = CARDS_FILE.read_text(encoding="utf-8")
    CARDS_FILE.write_text(renewed(source), encoding="utf-8")


if __name__ == "__main__":
    main()
