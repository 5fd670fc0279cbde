"""What a player types beside the physical game: cards, questions with their answers, a proposal.

Everything that cannot be is refused with a sentence that names it: a digit out of 1-5, a verifier that is not
there, a card twice, two cards of one family (Turing Machine items 1, 2, 6, 8).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from lawkeeper.games.turing.problems import cards as tables

YES = frozenset("yes y + 1 true pass passes tick ✓ ok".split())
NO = frozenset("no n - 0 false fail fails cross ✗ x".split())
LETTERS = "ABCDEF"
FEWEST, MOST = 2, len(LETTERS)
LAST_FAKE = 25  # of two cards of a verifier the fake one is never beyond it (item 8)
SHAPES = "▲■●"
_CARD = re.compile(r"(\d+)(?:/(\d+))?")
_PROPOSAL = re.compile(r"\d+")
_SIGNED = re.compile(r"([A-Za-z])([-+✓✗])")

Shown = tuple[int, ...]
"""The cards that lie at one verifier: one, or two in extreme."""


class Unclear(Exception):
    """Something that cannot be taken as it was typed. args[0] is the sentence for the player."""


class Answer(NamedTuple):
    """One question and what the verifier said: `code` 0..124, `letter` 0 for A, `yes`."""

    code: int
    letter: int
    yes: bool

    @property
    def said(self) -> str:
        """Without the proposal: `A yes`."""
        return f"{LETTERS[self.letter]} {'yes' if self.yes else 'no'}"

    def __str__(self) -> str:
        return f"{tables.digits(self.code)} {self.said}"


def is_question(line: str) -> bool:
    """Whether a line begins like a question: three digits and a verifier."""
    return bool(re.match(r"\s*\d{3}\s+[A-Za-z]", line))


def proposal(word: str) -> int:
    """`435` -> the code's index; each digit that is none of 1-5 is named (item 1)."""
    if len(word) != 3 or not word.isdecimal():
        raise Unclear(f"{word} is no proposal; a proposal is three digits from 1 to 5, like 435.")
    wrong = [f"{digit} ({shape})" for digit, shape in zip(word, SHAPES, strict=True) if digit not in "12345"]
    if wrong:
        raise Unclear(f"{word} has {' and '.join(wrong)} in it; the digits of a code go from 1 to 5.")
    return int(tables.code_of(word))


def answers(line: str, before: int | None, verifiers: int) -> tuple[int, list[Answer]]:
    """`435 A yes B no` -> (the proposal, the answers in it); `before` is the proposal when the line has none.

    The list is empty when the line only says a proposal. Raises `Unclear`."""
    words = _SIGNED.sub(r"\1 \2 ", re.sub(r"[,;:=]", " ", line)).split()
    code = before
    if words and _PROPOSAL.fullmatch(words[0]):
        code = proposal(words.pop(0))
    if code is None:
        raise Unclear("Say the proposal first: three digits, a verifier and its answer, like `435 A yes`.")
    return code, list(_pairs(code, words, verifiers))


def _pairs(code: int, words: Sequence[str], verifiers: int) -> Iterator[Answer]:
    for at in range(0, len(words), 2):
        letter = _letter(words[at], verifiers)
        if at + 1 == len(words):
            raise Unclear(f"What did verifier {words[at].upper()} say? Add yes or no.")
        said = words[at + 1].lower()
        if said not in YES | NO:
            raise Unclear(f"`{words[at + 1]}` is no answer; a verifier says yes or no.")
        yield Answer(code, letter, said in YES)


def _letter(word: str, verifiers: int) -> int:
    letter = LETTERS.find(word.upper()) if len(word) == 1 else -1
    if letter < 0 or letter >= verifiers:
        there = f"there are A to {LETTERS[verifiers - 1]}"
        raise Unclear(f"`{word}` is no verifier; {there}. Type `help` for everything that can be said.")
    return letter


# --- cards ---


def shown(word: str, letter: int) -> Shown:
    """`3` or `3/9` -> the cards at verifier `letter`. Raises `Unclear`."""
    match = _CARD.fullmatch(word)
    if not match:
        raise Unclear(f"Verifier {LETTERS[letter]}: `{word}` is no card; write its number, or both like 3/9.")
    found = tuple(int(number) for number in match.groups() if number)
    for card in found:
        if not 1 <= card <= tables.CARDS:
            raise Unclear(f"Verifier {LETTERS[letter]}: there is no card {card}; cards go from 1 to 48.")
    return found


def check_cards(cards: Sequence[Shown]) -> None:
    """Refuse cards that no problem has together: `Unclear` names the two verifiers and cards (items 6, 8)."""
    for later, two in enumerate(cards):
        for earlier in range(later + 1):
            one = cards[earlier]
            same = [card for card in one if card in two] if earlier < later else _twice(one)
            if same:
                raise Unclear(
                    f"Card {same[0]} is there twice: {_at(earlier, later)}. Every card is there once."
                )
    if len({len(one) for one in cards}) > 1:
        odd = next(at for at, one in enumerate(cards) if len(one) != len(cards[0]))
        raise Unclear(
            f"Verifier A has {_number(cards[0])} and verifier {LETTERS[odd]} {_number(cards[odd])}; "
            "in extreme every verifier has two, else every one has one."
        )
    for at, one in enumerate(cards):
        if len(one) == 2 and min(one) > LAST_FAKE:
            raise Unclear(
                f"Verifier {LETTERS[at]}: {one[0]} and {one[1]} are both beyond {LAST_FAKE}; a fake card is "
                f"one from 1 to {LAST_FAKE}."
            )
    check_families(cards)


def check_families(cards: Sequence[Shown]) -> None:
    """Item 6: true cards are of different families. In extreme either one may be the fake: none is sure."""
    for later, two in enumerate(cards):
        for earlier, one in enumerate(cards[:later]):
            if len(one) == len(two) == 1 and tables.clash(one[0], two[0]):
                raise Unclear(
                    f"Cards {one[0]} and {two[0]} ({_at(earlier, later)}) are of one family; "
                    "no problem has both. Look at the numbers again."
                )


def _twice(one: Shown) -> list[int]:
    return list(one[:1]) if len(set(one)) < len(one) else []


def _at(earlier: int, later: int) -> str:
    if earlier == later:
        return f"at verifier {LETTERS[later]}"
    return f"at verifiers {LETTERS[earlier]} and {LETTERS[later]}"


def _number(one: Shown) -> str:
    return "one card" if len(one) == 1 else "two cards"
