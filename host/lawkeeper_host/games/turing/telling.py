"""A game of Turing Machine in sentences."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from lawkeeper.games import fold
from lawkeeper.games.turing import LEVELS, MODES
from lawkeeper.games.turing.fold import rules
from lawkeeper.games.turing.fold.rules import Turing
from lawkeeper.games.turing.problems import texts
from lawkeeper.games.turing.problems.cards import digits

SECRET = "code"


@dataclass(frozen=True)
class Look:
    """The game at one moment. Seats are counted from 0; `answer` is that of the last question."""

    round: int
    phase: int
    result: int
    seats: int
    claimed: tuple[int, ...]
    out: tuple[int, ...]
    winners: tuple[int, ...]
    questions: tuple[int, ...]
    answer: int


def look(game: Turing) -> Look:
    """What the sentences want to know."""
    seats = range(game.seats)
    log = game.log
    return Look(
        round=game.round,
        phase=game.phase,
        result=game.result,
        seats=game.seats,
        claimed=tuple(seat for seat in seats if game.claimed >> seat & 1),
        out=tuple(seat for seat in seats if not game.inside(seat)),
        winners=tuple(game.winners),
        questions=tuple(game.questions(seat) for seat in seats),
        answer=game.answer(*log[-1][2:]) if log else 0,
    )


# --- the set-up and the secret ---


def agreed(game: Turing) -> list[tuple[str, str]]:
    """The set-up: the kind of problem, players, handicaps, what the Machine and the Expert need."""
    problem, setup = game.problem(), game.setup
    kind = f"{MODES[problem.mode]}, {LEVELS[problem.difficulty]}, {problem.verifiers} verifiers"
    squares = [
        f"{setup.handicap[seat]} for player {seat + 1}" for seat in range(game.seats) if setup.handicap[seat]
    ]
    return [
        ("problem", f"{problem.label}: {kind}" if problem.label else kind),
        ("players", f"{setup.seats}, all together" if setup.together else str(setup.seats)),
        ("handicap", ", ".join(squares) or "none"),
        ("cards", "on the table" if setup.printed else "read on the box"),
        ("Machine", par(game.machine)),
        ("Expert", par(game.expert)),
    ]


def par(pair: tuple[int, int]) -> str:
    """Rounds and questions in words."""
    return f"{_count(pair[0], 'round')}, {_count(pair[1], 'question')}" if pair[0] else "not known"


def law(game: Turing) -> str:
    """The secret: the code, and what each verifier of it checks, true card and fake one."""
    return "\n".join([digits(game.code), *_verifiers(game)])


def closing(game: Turing) -> list[str]:
    """The code, and a line for each verifier."""
    return [f"Code: {digits(game.code)}", *(f"  {line}" for line in _verifiers(game))]


def _verifiers(game: Turing) -> list[str]:
    problem = game.problem()
    lines = []
    for letter in range(problem.verifiers):
        true = problem.order[letter]
        card, k = problem.cards[true], problem.criteria[true]
        fake = f" (card {problem.fakes[true]} is the fake one)" if problem.fakes else ""
        lines.append(f"{chr(65 + letter)}: card {card}, {texts.text(card, k)}{fake}")
    return lines


def understood(game: Turing) -> str:
    """Nothing: the code is all there is."""
    return ""


def marks(game: Turing) -> tuple[str, str] | None:
    """Nothing was marked by people: every answer is the box's own, and is worked out again to be told."""
    return None


# --- moves ---


def sentence(before: Look, move: bytes, after: Look) -> str:
    """What a move did."""
    return _ask(before, move, after) if move[0] >= rules.ASK else _TOLD[move[0]](before, move, after)


def _ask(before: Look, move: bytes, after: Look) -> str:
    seat, letter = move[0] >> 4 & 7, move[0] & 15
    passes = "passes" if after.answer else "fails"
    return f"{_player(after, seat)} asks {chr(65 + letter)} about {digits(move[1])}: it {passes}."


def _claim(before: Look, move: bytes, after: Look) -> str:
    said = f"{_player(after, move[1])} {'has' if move[2] else 'does not have'} the code."
    if after.phase == rules.CLAIMING:
        return said
    if after.phase == rules.CODES:
        return said if after.seats == 1 else f"{said} The claims are opened: {_listed(after.claimed)}."
    return f"{said} {'Nobody has it: r' if after.seats > 1 else 'R'}ound {after.round} begins."


def _code(before: Look, move: bytes, after: Look) -> str:
    said = f"{_player(after, move[1])} gives {digits(move[2])}."
    if after.phase == rules.CODES:
        return said
    return f"{said} {_opened(before, after)}"


def _opened(before: Look, after: Look) -> str:
    """What the codes lead to when they are opened."""
    if after.result == rules.FOUND:
        fewest = _count(after.questions[after.winners[0]], "question")
        if after.seats == 1:
            return f"It is right, after {_count(after.round, 'round')} and {fewest}."
        return f"Right with the fewest questions ({fewest}): {_listed(after.winners)}."
    if after.seats == 1:
        return "It is wrong, and the game is lost."
    out = [seat for seat in after.out if seat not in before.out]
    wrong = f"Nobody is right. Out: {_listed(out)}."
    if after.result == rules.DEFAULT:
        return f"{wrong} {_player(after, after.winners[0])} is left and wins."
    if after.result == rules.NOBODY:
        return f"{wrong} Nobody is left: the game is lost."
    return f"{wrong} Round {after.round} begins."


def _pars(before: Look, move: bytes, after: Look) -> str:
    machine, expert = par((move[1], move[2])), par((move[3], move[4]))
    return f"The box has worked out what the Machine needs ({machine}) and the Expert ({expert})."


def _player(at: Look, seat: int) -> str:
    return f"Player {seat + 1}" if at.seats > 1 else "The table"


def _listed(seats: Any) -> str:
    return ("player " if len(seats) == 1 else "players ") + ", ".join(str(seat + 1) for seat in seats)


def _count(number: int, what: str) -> str:
    return f"{number} {what}{'' if number == 1 else 's'}"


def _plain(text: str) -> Callable[[Look, bytes, Look], str]:
    return lambda before, move, after: text


_TOLD: dict[int, Callable[[Look, bytes, Look], str]] = {
    rules.CLAIM: _claim,
    rules.CODE: _code,
    fold.GIVE_UP: _plain("The game is given up."),
    fold.REVEAL: _plain("The code is told."),
    fold.PAUSE: _plain("The game is paused."),
    fold.RESUME: _plain("The game goes on."),
    rules.PARS: _pars,
}
