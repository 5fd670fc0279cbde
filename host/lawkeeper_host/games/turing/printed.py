"""What Turing Machine's commands print: what is left, a problem, the way to its code, the counts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from rich.table import Table

from lawkeeper.games.turing.problems import cards, texts
from lawkeeper.games.turing.problems.problem import EXTREME, NIGHTMARE, Problem
from lawkeeper_host.games.turing import text as lines
from lawkeeper_host.games.turing.left import Left
from lawkeeper_host.games.turing.packfile import in_order
from lawkeeper_host.games.turing.path import Step

if TYPE_CHECKING:
    from lawkeeper_host.games.turing.bulk import Made
    from lawkeeper_host.games.turing.count import Counts
    from lawkeeper_host.games.turing.optimal import Question

LETTERS = lines.LETTERS
FEW_CODES = 20  # more of them are listed when they are asked for only


def _table(*headings: str, numbers: Sequence[str] = ()) -> Table:
    """A table; the columns of `numbers` come last and stand to the right."""
    drawn = Table(box=None, pad_edge=False, header_style="bold")
    for heading in headings:
        drawn.add_column(heading, overflow="fold")
    for heading in numbers:
        drawn.add_column(heading, justify="right")
    return drawn


def counted(number: int, what: str) -> str:
    """`1 code`, `1,200 codes`."""
    return f"{number:,} {what}{'' if number == 1 else 's'}"


# --- what is left ---


def remains(left: Left) -> Table:
    """A row for each card: the criteria that may be true, with the number of possibilities that have each."""
    if left.mode == NIGHTMARE:
        drawn = _table("card", "asked by", "criteria that are possible")
        for place, (card,) in enumerate(left.places):
            letters = " ".join(LETTERS[letter] for letter in left.letters(place))
            drawn.add_row(str(card), letters, _possible(left, place, card))
        return drawn
    drawn = _table("verifier", "card", "criteria that are possible")
    for place, shown in enumerate(left.places):
        for at, card in enumerate(shown):
            drawn.add_row("" if at else LETTERS[place], str(card), _possible(left, place, card))
    return drawn


def _possible(left: Left, place: int, card: int) -> str:
    found = []
    for k in range(cards.criteria(card)):
        worlds = left.worlds_with(place, card, k)
        if worlds:
            name = f"{lines.letter(k)} {texts.text(card, k)}"
            found.append(f"✓ {name}" if worlds == left.worlds else f"{name} ({worlds:,})")
    return "   ".join(found) or "none: it is a fake"


def codes_line(left: Left, every: bool = False) -> str:
    """The codes that are left; few of them unless `every` one is wanted."""
    codes = [cards.digits(code) for code in left.codes()]
    if len(codes) == 1:
        return f"The code is {codes[0]}."
    listed = codes if every else codes[:FEW_CODES]
    more = f" and {len(codes) - len(listed)} more (`left` shows all)" if len(listed) < len(codes) else ""
    kinds = "1 possibility" if left.worlds == 1 else f"{left.worlds:,} possibilities"
    return f"{counted(len(codes), 'code')} in {kinds}: {' '.join(listed)}{more}"


def question(left: Left, code: int, letters: Sequence[int]) -> Iterator[str]:
    """A proposal with the verifiers to ask, best first, and how each splits what is left."""
    for letter in letters:
        no, yes = left.solver.ask(letter, code)
        yield f"  {cards.digits(code)} {LETTERS[letter]}   yes in {yes:,}, no in {no:,}"


def searched(found: Question) -> str:
    """The question that leads to the code in the fewest rounds, then with the fewest questions."""
    return (
        f"Best, looked at to the end: {cards.digits(found.code)} {LETTERS[found.letter]} "
        f"({found.rounds:.1f} rounds and {found.questions:.1f} questions more on average)"
    )


# --- a problem ---


def solved(secret: Problem) -> Table:
    """The cards of a problem with all their criteria; the true ones are marked."""
    drawn = _table("verifier", "card", "", "criteria")
    for letter, verifier in enumerate(secret.order):
        pair = secret.shown(verifier) if secret.mode == EXTREME else (secret.cards[verifier],)
        for at, card in enumerate(pair):
            true = card == secret.cards[verifier]
            marked = _criteria(card, secret.criteria[verifier] if true else None)
            drawn.add_row("" if at else LETTERS[letter], str(card), "" if true else "fake", marked)
    return drawn


def shown(seen: Problem) -> Table:
    """The cards of a problem as the players see them."""
    drawn = _table("verifier", "card", "about", "criteria")
    if seen.mode == NIGHTMARE:
        rows = [("?", card) for card in seen.shown_cards()]
    else:
        pairs = [(letter, seen.shown(at)) for at, letter in enumerate(LETTERS[: len(seen.cards)])]
        rows = [("" if at else letter, card) for letter, pair in pairs for at, card in enumerate(pair)]
    for letter, card in rows:
        drawn.add_row(letter, str(card), texts.about(card), _criteria(card, None))
    return drawn


def _criteria(card: int, true: int | None) -> str:
    names = (f"{lines.letter(k)} {texts.text(card, k)}" for k in range(cards.criteria(card)))
    return "   ".join(f"✓ {name}" if k == true else name for k, name in enumerate(names))


def way(steps: Sequence[Step]) -> Table:
    """Questions one after the other, and what is left after each."""
    drawn = _table("round", "proposal", "verifier", "answer", numbers=("possibilities", "codes"))
    before = 0
    for step in steps:
        head = (str(step.round), cards.digits(step.code)) if step.round != before else ("", "")
        before = step.round
        left = f"{step.worlds:,}", f"{step.codes:,}"
        drawn.add_row(*head, LETTERS[step.letter], "✓ yes" if step.yes else "✗ no", *left)
    return drawn


def title(seen: Problem) -> str:
    """`Classic, easy, 4 verifiers (A43 0IN)`."""
    label = f" ({seen.label})" if seen.label else ""
    mode, difficulty = lines.MODES[seen.mode].title(), lines.DIFFICULTIES[seen.difficulty]
    return f"{mode}, {difficulty}, {len(seen.cards)} verifiers{label}"


def par(rounds: int, questions: int) -> str:
    """`2 rounds, 6 questions`."""
    return f"{counted(rounds, 'round')}, {counted(questions, 'question')}"


def made(several: Sequence[Made]) -> Table:
    """How many problems of each kind were made, and how hard they are."""
    drawn = _table("mode", "difficulty", numbers=("verifiers", "problems", "Machine", "Expert", "expected"))
    for kind, group in groupby(in_order(several), key=lambda one: lines.kind(one.problem)):
        of_kind = list(group)
        pars = [(one.problem.machine[1], one.problem.expert[1], one.expected) for one in of_kind]
        means = [f"{sum(column) / len(of_kind):.1f}" for column in zip(*pars, strict=True)]
        names = lines.MODES[kind[0]], lines.DIFFICULTIES[kind[1]]
        drawn.add_row(*names, str(kind[2]), f"{len(of_kind):,}", *means)
    return drawn


# --- the whole space ---


def counts(rows: Sequence[Counts]) -> Table:
    """How many problems there are (item 9)."""
    drawn = _table(numbers=("verifiers", "item 5", "items 5, 6", "items 5, 6, 7", *lines.DIFFICULTIES))
    for row in rows:
        numbers = row.item5, row.item6, row.item7, row.easy, row.standard, row.hard
        drawn.add_row(str(row.verifiers), *(f"{number:,}" for number in numbers))
    return drawn
