"""The record of a game of Logic Potions in sentences, for `lawkeeper log`. Behind each moment at which
somebody could call out or challenge stands what perfect play knew there, in square brackets."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from dataclasses import dataclass
from typing import Any

from lawkeeper.games import fold
from lawkeeper.games.potions.brew import english, kinds
from lawkeeper.games.potions.fold import book, moves
from lawkeeper.games.potions.fold.challenge import NAMES, REDUNDANCY
from lawkeeper_host.games.potions import report
from lawkeeper_host.games.potions.review import Knower
from lawkeeper_host.games.potions.words import listed

SECRET = "deck"  # noqa: S105 - what players call the secret
NONE = book.NONE

VARIANTS = {
    "faster": "faster: whoever makes somebody lose wins",
    "simpler": "simpler: no challenges",
    "buck": "passing the buck",
    "mathematical": "mathematical: redundancy instead of STILL LEGAL",
    "emperical": "emperical potions",
    "redundancy": "Redundancy Challenges",
    "adjectives": "several adjectives at once",
    "about": "IF may speak of adjectives",
    "victory": "victory potions",
    "never": "THEN says what it is not",
    "drawn": "a drawn vocabulary",
}
_STRENGTHS = ("weak", "fair", "strong")


@dataclass(frozen=True)
class Look:
    """The game at one moment: a copy of what its next move may change, what perfect play knows now and what
    the newest rule did."""

    game: Any
    phase: int
    maker: int
    turn: int
    out: int
    caller: int
    market: bytes
    challenge: Any
    entries: int
    events: int
    knows: str
    written: tuple[str, ...]


def look(game: Any) -> Look:
    """What `sentence` wants to know."""
    knower = Knower(game)
    last = len(game.book.entries)
    rule = last > 0 and game.book.stands(last, game.out)
    fresh = rule and game.phase in (moves.STILL, moves.TAKING)
    return Look(
        game,
        game.phase,
        game.maker,
        game.turn,
        game.out,
        game.caller,
        bytes(game.cards.market),
        copy(game.challenge),
        last,
        len(game.book.rows()),
        "" if game.over else knower.now(),
        tuple(knower.written()) if fresh else (),
    )


# --- the set-up and the end ---


def agreed(game: Any) -> list[tuple[str, str]]:
    """The set-up as (what, how)."""
    setup = game.setup
    players = (
        f"one against the box ({_STRENGTHS[setup.strength - 1]})" if setup.strength else str(setup.seats)
    )
    chosen = [words for flag, words in VARIANTS.items() if getattr(setup, flag)]
    return [
        ("players", players),
        ("ingredients", "six colours" if setup.colours else "four suits"),
        ("potions", ", ".join(setup.names)),
        ("variants", "; ".join(chosen) or "none"),
        ("call-outs", f"open for {setup.timer} s" if setup.timer else "open until all have passed"),
    ]


def law(game: Any) -> str:
    """What was secret: the deck as it was shuffled, in signs, the first card drawn first."""
    return "".join(kinds.sign(game.space.kinds, kind) for kind in reversed(game.secret()))


def understood(game: Any) -> str:
    """Nothing: the deck says all."""
    return ""


def closing(game: Any) -> list[str]:
    """The list of rules as it ended, what follows from it, and the deck."""
    told = []
    for number in range(1, len(game.book.entries) + 1):
        off = "" if counts(game, number) else " (crossed off)"
        told.append(f"{number:3} {player(game, game.book.author(number))}: {entry(game, number)}{off}")
    knower = Knower(game)
    if knower.rules():
        told += ["", *report.sentences(game.space, knower.found())]
    return [*told, "", f"The deck, the first card first: {law(game)}"]


def counts(game: Any, number: int) -> bool:
    """Whether an entry is not crossed off; experiments never are (item 67)."""
    return bool(game.book.stands(number, game.out) or game.book.experiment(number))


def entry(game: Any, number: int) -> str:
    """An entry of the list: a rule, or an experiment."""
    experiment = game.book.experiment(number)
    if experiment:
        return f"experiment: {brewed(game, game.set_of(experiment[0]), experiment[1])}"
    return str(english.sentence(game.space, game.book.code(number)))


def marks(game: Any) -> tuple[str, str] | None:
    """There are none on the table."""
    return None


# --- moves ---


def sentence(before: Look, move: bytes, after: Look) -> str:
    """What a move did, what perfect play knew before it, and what came of it."""
    knew = knowledge(before, move)
    return done(before, move, after) + (f" [{knew}]" if knew else "")


def done(before: Look, move: bytes, after: Look) -> str:
    """What a move did, and what came of it."""
    number = min(move[0], fold.LONG)
    if number in _PLAIN:
        return _PLAIN[number]
    told = [_TOLD[number](before, move, after), *_came_of_it(before, after)]
    told += after.written if number == moves.WRITE else ()
    return " ".join(filter(None, told))


def knowledge(before: Look, move: bytes) -> str:
    """What perfect play knew when a move was made; "" where the move does not answer to it."""
    return before.knows if before.knows and _decides(before, min(move[0], fold.LONG)) else ""


def _decides(before: Look, number: int) -> bool:
    """Whether this move answers to what could be known."""
    return (
        number not in _PLAIN
        and number != moves.YIELD
        and not (before.phase == moves.POINTING and number != moves.POINT)
    )


def _came_of_it(before: Look, after: Look) -> list[str]:
    """Who has lost, and what was crossed off; who has won."""
    game = after.game
    told = []
    for kind, seat, one, _ in game.book.rows(before.events):
        if kind == book.LOST:
            by = f" to {player(game, one)}" if one != NONE else ""
            told.append(f"{_begin(player(game, seat))} loses{by}.{_crossed(game, seat)}")
    if game.over and game.winner != NONE:
        told.append(f"{_begin(player(game, game.winner))} wins.")
    elif game.over and game.result == moves.SHARED:
        told.append(
            f"The record is full: {listed([player(game, seat) for seat in game.left()], 'and')} share."
        )
    return told


def _crossed(game: Any, seat: int) -> str:
    own = [
        str(number)
        for number in range(1, len(game.book.entries) + 1)
        if game.book.author(number) == seat and not game.book.experiment(number)
    ]
    if not own:
        return ""
    return f" Rule{'s' * (len(own) > 1)} {listed(own, 'and')} {'is' if len(own) == 1 else 'are'} crossed off."


def _brew(before: Look, move: bytes, after: Look) -> str:
    game = after.game
    return (
        f"{_begin(player(game, before.turn))} brews {report.words(game.space, tuple(game.set_of(move[1])))}."
    )


def _call(before: Look, move: bytes, after: Look) -> str:
    who = _begin(player(after.game, move[1]))
    if before.phase == moves.PREDICT:
        return f"{who} wants to predict."
    if before.phase == moves.ILLEGAL:
        return f"{who} calls ILLEGAL."
    return f"{who} shouts STEAL." if before.phase == moves.STEAL else f"{who} calls STILL LEGAL."


def _pass(before: Look, move: bytes, after: Look) -> str:
    return {
        moves.PREDICT: "Nobody predicts.",
        moves.ILLEGAL: "Nobody calls ILLEGAL.",
        moves.STEAL: "Nobody steals.",
        moves.STILL: "Nobody calls STILL LEGAL.",
    }[before.phase]


def _name(before: Look, move: bytes, after: Look) -> str:
    game = after.game
    result = game.space.called(move[1])
    if before.phase == moves.PREDICTING:
        return f"The prediction is {result}."
    if before.phase == moves.ANNOUNCE:
        return f"{_begin(player(game, before.maker))} makes it {result}."
    seat, _ = before.challenge.wants()
    letter = "CI"[len(before.challenge.results)] + " is " if before.challenge.kind == REDUNDANCY else ""
    return f"{_begin(player(game, seat))}: {letter}{result}."


def _point(before: Look, move: bytes, after: Look) -> str:
    if before.challenge is None:
        return f"{_begin(player(after.game, before.caller))} points at rule {move[1]}."
    what = _entry_word(after.game, move[1])
    which = " and C" if move[0] == moves.POINT_C else " and I" if before.challenge.kind == REDUNDANCY else ""
    return f"{_begin(player(after.game, before.challenge.challenger))} points at {what} {move[1]}{which}."


def _write(before: Look, move: bytes, after: Look) -> str:
    game = after.game
    return f"{_begin(player(game, before.turn))} writes rule {after.entries}: {entry(game, after.entries)}."


def _take(before: Look, move: bytes, after: Look) -> str:
    game = after.game
    places = sorted({move[1] >> 2, move[1] & 3})
    taken = bytes(before.market[place] for place in places if place < len(before.market))
    named = report.words(game.space, tuple(sorted(taken))) or "nothing"
    return f"{_begin(player(game, before.turn))} drinks it and takes {named}."


def _set(before: Look, move: bytes, after: Look) -> str:
    game = after.game
    seat, _ = before.challenge.wants()
    return f"{_begin(player(game, seat))} names {report.words(game.space, tuple(game.set_of(move[1])))}."


def _both(before: Look, move: bytes, after: Look) -> str:
    both = "both" if move[0] == moves.BOTH_KEEP else "neither"
    challenge = before.challenge
    return f'{_begin(player(after.game, challenge.challenger))} says "{both}" of rule {challenge.number}.'


def _yield(before: Look, move: bytes, after: Look) -> str:
    return f"{_begin(player(after.game, move[1]))} gives up."


def _verdict(before: Look, move: bytes, after: Look) -> str:
    return "The buck is not passed."


def _challenge(before: Look, move: bytes, after: Look) -> str:
    game = after.game
    kind, number = move[0] - moves.CHALLENGE, move[1]
    made = next(row for row in game.book.rows(before.events) if row[0] == book.CHALLENGED)
    author = player(game, game.book.author(number))
    what = _entry_word(game, number)
    return f"{_begin(player(game, made[1]))} challenges {what} {number} of {author}: {NAMES[kind]}."


def _entry_word(game: Any, number: int) -> str:
    return "experiment" if game.book.experiment(number) else "rule"


def brewed(game: Any, ingredients: bytes, result: int) -> str:
    """A brew in words: 1 heart made red."""
    return f"{report.words(game.space, tuple(ingredients))} made {game.space.called(result)}"


def player(game: Any, seat: int) -> str:
    """A seat as the record calls it."""
    if game.strength:
        return "the box" if seat else "the player"
    return f"player {seat + 1}"


def _begin(words: str) -> str:
    return words[:1].upper() + words[1:]


_TOLD: dict[int, Callable[[Look, bytes, Look], str]] = {
    moves.BREW: _brew,
    moves.CALL: _call,
    moves.PASS: _pass,
    fold.TIMEOUT: _pass,
    moves.NAME: _name,
    moves.POINT: _point,
    moves.POINT_C: _point,
    moves.WRITE: _write,
    moves.TAKE: _take,
    moves.SET: _set,
    moves.BOTH_KEEP: _both,
    moves.NEITHER_KEEPS: _both,
    moves.YIELD: _yield,
    moves.VERDICT: _verdict,
    moves.CHALLENGE: _challenge,
}
_PLAIN = {
    fold.GIVE_UP: "The game is given up.",
    fold.REVEAL: "The deck is told.",
    fold.PAUSE: "The game is paused.",
    fold.RESUME: "The game goes on.",
}
