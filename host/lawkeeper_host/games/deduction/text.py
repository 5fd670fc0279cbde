"""Cards, hands, questions and facts in words; deals as lines of a pack file:

    full 4: 7K2-M9Q-XPG
    coin 6: WVM-N31-J2N

Mode, how many hands have to lie open before the card is forced, and the code of the deal."""

from __future__ import annotations

import re
from collections.abc import Iterable

from lawkeeper.games import deduction
from lawkeeper.games.deduction.deal import cards
from lawkeeper.games.deduction.deal.code import read, spelt
from lawkeeper.games.deduction.deal.deal import COIN, Deal
from lawkeeper.games.deduction.fold import board as rows
from lawkeeper_host.games.deduction.pooled import hands_needed

MODES: tuple[str, ...] = deduction.MODES
GRADES: tuple[str, ...] = deduction.GRADES
EXAMPLE = "full 4: 7K2-M9Q-XPG"
_LINE = re.compile(r"(\S+)\s+(\d+)\s*:\s*(\S+)")


class LineRefused(ValueError):
    """A line that is no deal. args[0]: what is wrong, as a clause: begins small, no full stop."""


def line(record: bytes) -> str:
    """A record of the box as a line of a pack."""
    return f"{MODES[record[0] >= COIN]} {record[-1]}: {spelt(record[:-1])}"


def record(code: bytes) -> bytes:
    """What the box keeps of the deal with this code."""
    return code + bytes((hands_needed(Deal(code)),))


def read_line(text: str) -> bytes:
    """A line of a pack -> the record. Raises `LineRefused`."""
    match = _LINE.fullmatch(text)
    if not match:
        raise LineRefused(f"write mode, hands and code, like `{EXAMPLE}`")
    if match[1].lower() not in MODES:
        raise LineRefused(f"there is no mode `{match[1]}`; there is {' and '.join(MODES)}")
    try:
        code = read(match[3])
    except ValueError as error:
        said = str(error).rstrip(".")
        raise LineRefused(said[0].lower() + said[1:]) from error
    found = record(code)
    if MODES[code[0] >= COIN] != match[1].lower():
        raise LineRefused(f"this code is of a deal of the mode {MODES[code[0] >= COIN]}")
    if not found[-1]:
        raise LineRefused("not even all nine hands force the card of this deal")
    if found[-1] != int(match[2]):
        raise LineRefused(f"this deal takes {found[-1]} hands, not {match[2]}")
    return found


def singles(hand: Iterable[int]) -> str:
    """The Singles of a hand: "Filled, Red, Red"."""
    return ", ".join(cards.WORDS[kind] for kind in hand)


def completes(hand: Iterable[int]) -> str:
    """The Completes of a hand, or any cards."""
    return ", ".join(cards.named(card) for card in hand)


def said(question: int, answer: int) -> str:
    """An answer as a statement: "2 Red Singles", "no Complete shows Blue", "holds Filled-Red-Circle"."""
    begin, about = cards.form(question)
    if begin == cards.HELD:
        return f"{'holds' if answer else 'does not hold'} {cards.named(about)}"
    what = cards.DIMENSIONS[about] if begin in (cards.COUNT_DIM, cards.SOME_DIM) else cards.WORDS[about]
    thing = "Complete" if begin >= cards.COUNT_CARDS else "Single"
    if cards.counted(question):
        number = str(answer) if answer else "no"
    else:
        number = "at least one" if answer else "no"
    plural = "" if number in ("1", "at least one") else "s"
    if begin in (cards.COUNT_DIM, cards.SOME_DIM):
        return f"{number} {thing}{plural} of {what}"
    return f"{number} {what} {thing}{plural}"


def conclusion(form: int, one: int, two: int) -> str:
    """A conclusion: "IS Red", "IF Partial THEN Circle"."""
    if form == rows.CARD:
        return f"IS {cards.named(one)}"
    if form == rows.IF:
        return f"IF {cards.WORDS[one]} THEN {cards.WORDS[two]}"
    return f"{'IS' if form == rows.IS else 'NOT'} {cards.WORDS[one]}"
