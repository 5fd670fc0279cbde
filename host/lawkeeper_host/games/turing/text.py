"""Problems of Turing Machine as lines of a pack file, and back.

    classic easy 4: 3b 7a 14b 17a
    extreme hard 4: 3b/9 9/40h 8a/5 24b/7 par 3r8q 1r2q
    nightmare standard 4: 6a 8b 19c 21a order 2 0 1 3 expected 4.9 id C63 0YV

Mode, difficulty, number of verifiers; then for each verifier its card and the letter of its criterion as the
cards have them from top to bottom. In extreme the card with a letter is the true one, the other one the fake,
in the order in which they are shown. `order`: letter A asks verifier 2, and so on. `par`: rounds and
questions of the Machine, then of the Expert. `expected`: the questions that the Expert needs on average with
these cards, for the reader alone. `id`: a label, such as the number the problem was published by.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from lawkeeper.games import turing
from lawkeeper.games.turing.problems import cards as tables
from lawkeeper.games.turing.problems.problem import (
    EXTREME,
    FEWEST,
    LABEL_MOST,
    MOST,
    NIGHTMARE,
    Problem,
)

MODES: tuple[str, ...] = turing.MODES
DIFFICULTIES: tuple[str, ...] = turing.LEVELS
LETTERS = "ABCDEF"
EXAMPLE = "classic easy 4: 3b 7a 14b 17a"
_HEAD = re.compile(r"(\S+)\s+(\S+)\s+(\d+)\s*:\s*(.*)")
_TAIL = re.compile(r"\s+(?=(?:order|par|expected|id)\b)", re.IGNORECASE)
_CARD = re.compile(r"(\d+)([a-z]?)")
_PAR = re.compile(r"(\d+)r(\d+)q")


class LineRefused(ValueError):
    """A line that is no problem. args[0]: what is wrong, as a clause: begins small, no full stop."""


class Verifier(NamedTuple):
    """A verifier as it is written: true card and index of its criterion, the fake card (0: none), and
    whether that is shown first."""

    card: int
    criterion: int
    fake: int = 0
    flipped: bool = False


# --- writing ---


def line(problem: Problem, expected: float | None = None) -> str:
    """The problem as a line of a pack."""
    words = [MODES[problem.mode], DIFFICULTIES[problem.difficulty], f"{len(problem.cards)}:"]
    words += [_word(problem, at) for at in range(len(problem.cards))]
    if problem.mode == NIGHTMARE:
        words += ["order", *map(str, problem.order)]
    if any(problem.machine) or any(problem.expert):
        words += [
            "par",
            *(f"{rounds}r{questions}q" for rounds, questions in (problem.machine, problem.expert)),
        ]
    if expected is not None:
        words += ["expected", f"{expected:.1f}"]
    if problem.label:
        words += ["id", problem.label]
    return " ".join(words)


def kind(problem: Problem) -> tuple[int, int, int]:
    """What the problems of a pack are sorted by: mode, difficulty, number of verifiers."""
    return problem.mode, problem.difficulty, len(problem.cards)


def same(problem: Problem) -> tuple[int, frozenset[tuple[int, ...]]]:
    """What makes two problems one to a player: mode, cards and criteria; neither order nor label nor pars."""
    fakes = problem.fakes or (0,) * len(problem.cards)
    return problem.mode, frozenset(zip(problem.cards, problem.criteria, fakes, strict=True))


def _word(problem: Problem, at: int) -> str:
    true = criterion(problem, at)
    if problem.mode != EXTREME:
        return true
    fake = str(problem.fakes[at])
    return f"{fake}/{true}" if problem.flips >> at & 1 else f"{true}/{fake}"


def criterion(problem: Problem, at: int) -> str:
    """The true card and criterion of verifier `at`: `3b`."""
    return f"{problem.cards[at]}{letter(problem.criteria[at])}"


def letter(k: int) -> str:
    """The letter of a criterion on its card: a for the first."""
    return chr(ord("a") + k)


# --- reading ---


def read(text: str) -> Problem:
    """A line of a pack -> its problem, checked (items 3, 5-8). Raises `LineRefused`, naming the verifier."""
    match = _HEAD.fullmatch(text.strip())
    if not match:
        raise LineRefused(f"this is no problem; write one like `{EXAMPLE}`")
    mode = _named("mode", MODES, match[1])
    difficulty = _named("difficulty", DIFFICULTIES, match[2])
    first, *rest = _TAIL.split(" " + match[4])
    verifiers = [_verifier(word, at, mode) for at, word in enumerate(first.split())]
    _check_number(int(match[3]), len(verifiers))
    tail = _tail(rest)
    machine, expert = _par(tail.get("par"))
    _expected(tail.get("expected"))
    problem = Problem(
        mode,
        tuple(one.card for one in verifiers),
        tuple(one.criterion for one in verifiers),
        fakes=tuple(one.fake for one in verifiers) if mode == EXTREME else (),
        flips=sum(one.flipped << at for at, one in enumerate(verifiers)),
        order=_order(tail.get("order"), mode, len(verifiers)),
        difficulty=difficulty,
        machine=machine,
        expert=expert,
        label=_label(tail.get("id", "")),
    )
    try:
        problem.check()
    except ValueError as wrong:
        raise LineRefused(clause(str(wrong))) from wrong
    _check_difficulty(problem)
    return problem


def clause(sentence: str) -> str:
    """A sentence as part of another one: it begins small and ends without a full stop."""
    kept = sentence.strip().rstrip(".")
    return kept[:1].lower() + kept[1:] if kept[:2].istitle() else kept


def _check_difficulty(problem: Problem) -> None:
    """The word for the difficulty is that of the cards (item 7)."""
    if not tables.fits(problem.cards, problem.difficulty):
        fitting = [name for at, name in enumerate(DIFFICULTIES) if tables.fits(problem.cards, at)]
        one = f"`{fitting[0]}`" if fitting else "none of the three"
        raise LineRefused(
            f"the cards are not those of a {DIFFICULTIES[problem.difficulty]} problem but of {one}: "
            "easy has cards up to 17, standard up to 22, hard at most two up to 22"
        )


def _named(what: str, names: Sequence[str], word: str) -> int:
    if word.lower() not in names:
        raise LineRefused(f"there is no {what} `{word}`; there are {', '.join(names)}")
    return names.index(word.lower())


def _check_number(said: int, there: int) -> None:
    if said != there:
        raise LineRefused(f"the line says {said} verifiers and has {there}")
    if not FEWEST <= said <= MOST:
        raise LineRefused(f"a problem has {FEWEST} to {MOST} verifiers, this one has {said}")


def _verifier(word: str, at: int, mode: int) -> Verifier:
    """`3b`, or `3b/9` or `9/3b` in extreme."""
    where = f"verifier {LETTERS[at]}" if at < MOST else f"verifier {at + 1}"
    parts = [_CARD.fullmatch(part.lower()) for part in word.split("/")]
    wanted = 2 if mode == EXTREME else 1
    if not all(parts) or len(parts) > 2:
        raise LineRefused(f"{where}: `{word}` is no card with its criterion; write one like 3b")
    if len(parts) != wanted:
        shape = "two cards like 3b/9" if wanted == 2 else "one card like 3b"
        raise LineRefused(f"{where}: `{word}` does not fit {MODES[mode]}, where a verifier has {shape}")
    found = [(int(part[1]), part[2]) for part in parts if part]
    lettered = [bool(said) for _, said in found]
    if sum(lettered) != 1:
        one = "exactly one of its cards is true and" if wanted == 2 else "the card"
        raise LineRefused(f"{where}: in `{word}` {one} has the letter of its criterion; write it like 3b")
    for card, _ in found:
        if not 1 <= card <= tables.CARDS:
            raise LineRefused(f"{where}: there is no card {card}; cards go from 1 to {tables.CARDS}")
    card, said = found[lettered.index(True)]
    fake = found[lettered.index(False)][0] if wanted == 2 else 0
    return Verifier(card, _index(where, card, said), fake, bool(fake) and lettered[1])


def _index(where: str, card: int, said: str) -> int:
    k, last = ord(said) - ord("a"), tables.criteria(card) - 1
    if k > last:
        raise LineRefused(
            f"{where}: card {card} has no criterion {said}; its criteria are a to {letter(last)}"
        )
    return k


def _tail(parts: Sequence[str]) -> dict[str, str]:
    """What follows the cards: word -> the rest behind it."""
    tail: dict[str, str] = {}
    for part in parts:
        word, _, rest = part.strip().partition(" ")
        if word.lower() in tail:
            raise LineRefused(f"`{word.lower()}` is there twice")
        tail[word.lower()] = rest.strip()
    return tail


def _order(said: str | None, mode: int, count: int) -> tuple[int, ...]:
    if mode != NIGHTMARE:
        if said is not None:
            raise LineRefused(f"`order` is for nightmare; in {MODES[mode]} letter A asks the first verifier")
        return tuple(range(count))
    if said is None:
        raise LineRefused(
            "in nightmare the line ends with which verifier each letter asks, like `order 2 0 1 3`"
        )
    order = [int(word) if word.isdecimal() else -1 for word in said.split()]
    if sorted(order) != list(range(count)):
        raise LineRefused(f"`order {said}` does not name each verifier from 0 to {count - 1} once")
    return tuple(order)


def _par(said: str | None) -> tuple[tuple[int, int], tuple[int, int]]:
    """`2r6q 1r2q` -> (rounds, questions) of the Machine and of the Expert; noughts without pars."""
    if said is None:
        return (0, 0), (0, 0)
    found = list(_pars(said))
    if len(found) != 2:
        raise LineRefused(
            f"`par {said}` is not the Machine's and the Expert's par; write them like `par 2r6q 1r2q`"
        )
    for rounds, questions in found:
        if not 1 <= rounds <= max(1, questions) <= 3 * rounds or questions > 0xFF:
            raise LineRefused(
                f"`par {said}`: {questions} questions do not fit {rounds} rounds (1 to 3 a round)"
            )
    return found[0], found[1]


def _pars(said: str) -> Iterator[tuple[int, int]]:
    for word in said.split():
        match = _PAR.fullmatch(word.lower())
        if match:
            yield int(match[1]), int(match[2])


def _expected(said: str | None) -> None:
    if said is not None and not re.fullmatch(r"\d{1,2}(\.\d)?", said):
        raise LineRefused(f"`expected {said}` is no number of questions like `expected 4.9`")


def _label(said: str) -> str:
    label = " ".join(said.upper().split())
    if len(label) > LABEL_MOST or not re.fullmatch(r"[A-Z0-9 ]*", label):
        raise LineRefused(f"the id `{said}` is not up to {LABEL_MOST} letters, digits and spaces")
    return label
