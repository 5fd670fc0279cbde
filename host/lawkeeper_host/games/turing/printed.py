"""What Turing Machine's commands print: what is left, a problem, the way to its code, the counts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from lawkeeper.games.turing.problems import cards, numbers, texts
from lawkeeper.games.turing.problems.problem import EXTREME, NIGHTMARE, Problem
from lawkeeper.games.turing.problems.solve import QUESTIONS
from lawkeeper_host.games.turing import text as lines
from lawkeeper_host.games.turing.left import Left
from lawkeeper_host.games.turing.packfile import in_order

if TYPE_CHECKING:
    from lawkeeper_host.games.turing.ahead import Thinker
    from lawkeeper_host.games.turing.asker import Asking
    from lawkeeper_host.games.turing.bulk import Made
    from lawkeeper_host.games.turing.count import Counts

LETTERS = lines.LETTERS
Way = tuple["Asking", bool, int, int]
"""A question, its answer, the worlds and the codes left after it."""
IN_A_ROW, GRID = 4, 3  # criteria of a card; of more, so many in each row
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
    chosen = left.held.chosen(left.worlds)
    if left.mode == NIGHTMARE:
        drawn = _table("card", "asked by", "criteria that are possible")
        for place, letters in enumerate(left.held.asking(left.worlds)):
            card = left.places[place][0]
            named = " ".join(LETTERS[letter] for letter in letters)
            drawn.add_row(str(card), named, _possible(left, chosen[place], card))
        return drawn
    drawn = _table("verifier", "card", "criteria that are possible")
    for place, shown in enumerate(left.places):
        for at, card in enumerate(shown):
            drawn.add_row("" if at else LETTERS[place], str(card), _possible(left, chosen[place], card))
    return drawn


def _possible(left: Left, chosen: Mapping[tuple[int, int], int], card: int) -> str:
    found = []
    for k in range(cards.criteria(card)):
        worlds = chosen.get((card, k), 0)
        if worlds:
            name = f"{lines.letter(k)} {texts.text(card, k)}"
            found.append(f"✓ {name}" if worlds == left.size else f"{name} ({worlds:,})")
    return "   ".join(found) or "none: it is a fake"


def codes_line(left: Left, every: bool = False) -> str:
    """The codes that are left; few of them unless `every` one is wanted."""
    codes = [cards.digits(code) for code in left.codes()]
    if len(codes) == 1:
        return f"The code is {codes[0]}."
    listed = codes if every else codes[:FEW_CODES]
    more = f" and {len(codes) - len(listed)} more (`left` shows all)" if len(listed) < len(codes) else ""
    kinds = "1 possibility" if left.size == 1 else f"{left.size:,} possibilities"
    return f"{counted(len(codes), 'code')} in {kinds}: {' '.join(listed)}{more}"


def tally(left: Left) -> str:
    """`Round 2, 5 questions.`"""
    rounds, questions = left.tally
    return f"Round {rounds}, {counted(questions, 'question')}."


def thought(left: Left, found: Thinker) -> Iterator[str]:
    """The best question so far, and how sure that is."""
    best = found.best
    if best is None:
        yield "No question tells these possibilities apart."
        return
    asked = left.this_round()
    same = bool(asked) and asked[0].code == best.code
    on = same and len(asked) < QUESTIONS
    round_ = "in this round" if on else "in a new round"
    no, yes = left.split(best.code, best.letter)
    yield f"Best, {round_}: {cards.digits(best.code)} {LETTERS[best.letter]}   yes in {yes:,}, no in {no:,}"
    if same and not on:
        yield "  The proposal stays: type `round` before the answer."
    if best.rounds is not None:
        needed = f"{best.rounds:.1f} rounds and {best.questions:.1f} questions"
        yield f"  then {needed} more on average, this one included"
    looked = counted(found.looked, "question")
    if found.exact:
        yield "  Looked at to the end: no question is better."
    elif found.done:
        yield f"  The best of {looked} looked at."
    else:
        yield f"  The best of {looked} looked at so far; `further` looks on."


# --- the board of the deduction ---


def board(left: Left) -> Iterator[Table]:
    """The sheet as it would be filled in: the questions, the digits, the criteria card by card."""
    if left.answers:
        yield _notes(left)
    yield _digits(left)
    yield _sheet(left)


def _notes(left: Left) -> Table:
    """A row for each round: proposal, and what each verifier said."""
    drawn = _table("round", "▲■●", *LETTERS[: len(left.places)])
    for number, group in groupby(zip(left.rounds, left.answers, strict=True), key=lambda pair: pair[0]):
        answers = [answer for _, answer in group]
        said = {answer.letter: answer.yes for answer in answers}
        cells = [_mark(said.get(letter)) for letter in range(len(left.places))]
        drawn.add_row(str(number), cards.digits(answers[0].code), *cells)
    return drawn


def _mark(said: bool | None) -> Text:
    if said is None:
        return Text(" ")
    return Text("✓", "bold green") if said else Text("✗", "bold red")


def _digits(left: Left) -> Table:
    """For each shape the digits that the codes left have; the others are struck out."""
    codes = [cards.digits(code) for code in left.codes()]
    drawn = _table("", *"12345")
    for at, shape in enumerate("▲■●"):
        there = {code[at] for code in codes}
        cells = [Text(digit, _sure(len(there))) if digit in there else Text("·", "dim") for digit in "12345"]
        drawn.add_row(shape, *cells)
    return drawn


def _sure(ways: int) -> str:
    return "bold green" if ways == 1 else ""


def _sheet(left: Left) -> Table:
    """Each card with all its criteria: ✓ is sure, ✗ is out, the others are possible."""
    drawn = _table("", "card", "criteria")
    chosen = left.held.chosen(left.worlds)
    asking = left.held.asking(left.worlds)
    for place, shown in enumerate(left.places):
        for at, card in enumerate(shown):
            name = (
                " ".join(LETTERS[letter] for letter in asking[place])
                if left.mode == NIGHTMARE
                else LETTERS[place]
            )
            drawn.add_row("" if at else name, str(card), _marked(left, chosen[place], card))
    return drawn


def _marked(left: Left, chosen: Mapping[tuple[int, int], int], card: int) -> Text:
    found = Text()
    for k in range(cards.criteria(card)):
        name = f"{lines.letter(k)} {texts.text(card, k)}"
        worlds = chosen.get((card, k), 0)
        if worlds == left.size:
            found.append(f"✓ {name}", "bold green")
        elif worlds:
            found.append(f"  {name}")
        else:
            found.append(f"✗ {name}", "dim strike")
        # Many criteria stand in rows, as on the card.
        found.append("\n" if cards.criteria(card) > IN_A_ROW and not (k + 1) % GRID else "   ")
    found.rstrip()
    return found


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


def to_lay_out(secret: Problem) -> Table:
    """What to lay out of the printed game: nothing of it tells the solution."""
    given = numbers.numbers(secret)
    drawn = _table("verifier", "criteria cards", numbers=("verification card",))
    for letter, number in enumerate(given):
        blind = secret.mode == NIGHTMARE
        shown = "" if blind else "  ".join(map(str, secret.shown(letter)))
        drawn.add_row(LETTERS[letter], shown, str(number))
    if secret.mode == NIGHTMARE:
        drawn.add_row("?", "  ".join(map(str, secret.shown_cards())), "")
    return drawn


def _criteria(card: int, true: int | None) -> str:
    names = (f"{lines.letter(k)} {texts.text(card, k)}" for k in range(cards.criteria(card)))
    return "   ".join(f"✓ {name}" if k == true else name for k, name in enumerate(names))


def way(steps: Iterable[Way]) -> Table:
    """Questions one after the other, and what is left after each."""
    drawn = _table("round", "proposal", "verifier", "answer", numbers=("possibilities", "codes"))
    number = 0
    for asking, yes, worlds, codes in steps:
        number += asking.begins
        head = (str(number), cards.digits(asking.code)) if asking.begins else ("", "")
        drawn.add_row(*head, LETTERS[asking.letter], "✓ yes" if yes else "✗ no", f"{worlds:,}", f"{codes:,}")
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
