"""A game of Infer in sentences."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TypeGuard

from lawkeeper.games import fold
from lawkeeper.games.infer.fold import moves
from lawkeeper.games.infer.fold.lawful import Understood
from lawkeeper.games.infer.fold.log import GONE
from lawkeeper.games.infer.fold.rules import Infer
from lawkeeper.games.infer.fold.setup import FLAGS
from lawkeeper.games.infer.laws import english, experiment, forms
from lawkeeper.games.infer.pages.small_dice import initials

SECRET = "law"
VARIANTS = {
    "publish_or_perish": "Publish or Perish",
    "silence": "Silence",
    "highlights": "Highlights",
    "asynchronous": "Asynchronous",
    "compass": "Compass Rose",
    "cheater": "Cheater",
}
ROLES = ("the Teacher", "the Cheater", "a Student")
ANSWERS = (
    "A Researcher says no: the theory stays unpublished.",
    "A Researcher agrees.",
    "All the others agree.",
)


@dataclass(frozen=True)
class Look:
    """The game at one moment: `turn` is 1-based, `turns` says whether this game has any.

    Where the box knows the law, `dice` has each experiment as text, `pending` what is being built, and
    `theory` the theory as a sentence; otherwise they are empty.
    """

    turn: int
    starting: bool
    turns: bool
    experiments: int
    tokens: int
    laws: int
    universe: str
    marks: tuple[int, ...]
    dice: tuple[str, ...] = ()
    pending: str = ""
    theory: str = ""


def _understands(game: Infer) -> TypeGuard[Understood]:
    """Is it a game in which the box knows what the law means, and the dice?"""
    return bool(game.understands)


def look(game: Infer) -> Look:
    """What the sentences want to know."""
    plain = _look(game)
    if not _understands(game):
        return plain
    return replace(
        plain,
        dice=tuple(_dice(game, game.dice(number)) for number in range(game.log.count)),
        pending=_dice(game, game.pending),
        theory=meaning(game, game.theory),
    )


def _dice(game: Infer, code: bytes) -> str:
    """An experiment in brackets: "[O3 B5/W2]"."""
    dice = [die[:4] for die in experiment.dice(code)]
    tidy = experiment.pack(dice, bool(code[0] & experiment.LEAN))
    return f"[{experiment.text(tidy, initials(game.setup.colours))}]"


def meaning(game: Infer, code: bytes) -> str:
    """What the box takes the bytes of a law or theory to mean, in its own words; empty for none."""
    return str(english.sentence(forms.decode(code), game.setup.colours)) if code else ""


def _look(game: Infer) -> Look:
    return Look(
        turn=int(game.turn or 0) + 1,
        starting=game.phase == moves.STARTERS,
        turns=not game.setup.asynchronous,
        experiments=game.log.count,
        tokens=game.tokens,
        laws=len(game.setup.laws),
        universe="The box" if game.setup.box_universe else "The Universe",
        marks=tuple(game.log.verdict(number) for number in range(game.log.count)),
    )


def agreed(game: Infer) -> list[tuple[str, str]]:
    """The set-up: Researchers, where the law comes from, variants, colours."""
    setup = game.setup
    variants = [VARIANTS[flag] for flag in FLAGS if flag in VARIANTS and getattr(setup, flag)]
    dealt: tuple[int, ...] = tuple(game.roles)
    roles = [f"{seat + 1} {ROLES[role]}" for seat, role in enumerate(dealt)]
    return [
        ("researchers", str(setup.researchers)),
        ("universe", _universe(game)),
        ("law", "on paper" if setup.own_law else f"from the deck, {_level(setup.level)}"),
        ("variants", ", ".join(variants) or "none"),
        ("dice colours", ", ".join(setup.colours)),
        *([("players", ", ".join(roles))] if roles else []),
    ]


def _universe(game: Infer) -> str:
    if game.setup.box_universe:
        return "the box"
    if game.setup.cheater:
        return "the Teacher"
    return "a player, whose marks the box looks after" if game.setup.assist else "a player"


def _level(level: int) -> str:
    return f"level {level}" if level else "any level"


def law(game: Infer) -> str:
    """The law of a finished game; empty when it stood on paper."""
    return "" if game.kept is None else str(game.law(game.kept))


def understood(game: Infer) -> str:
    """What the box took the law of a finished game to mean; empty when it did not understand it."""
    return "" if game.kept is None else meaning(game, game.setup.laws[game.kept][3])


def closing(game: Infer) -> list[str]:
    """The law of a finished game, and how the box understood it."""
    told, meant = law(game), understood(game)
    lines = [f"Law: {told}" if told else "The law stood on paper; the box never knew it."]
    return [*lines, f"As the box understood it: {meant}"] if meant else lines


def marks(game: Infer) -> tuple[str, str] | None:
    """The marks of all experiments as they read at the end, and what the law says of their dice, as "O X - O"
    (- was taken apart). None when the box does not know the dice."""
    if not _understands(game) or game.kept is None:
        return None
    lying = list(game.log.marks())
    judged = [GONE if mark == GONE else game.judge(game.dice(n)) for n, mark in enumerate(lying)]
    return " ".join("XO-"[mark] for mark in lying), " ".join("XO-"[mark] for mark in judged)


def sentence(before: Look, move: bytes, after: Look) -> str:
    """What a move did."""
    tell = _TOLD[move[0]]
    return tell(before, move, after)


def _mark(before: Look, move: bytes, after: Look) -> str:
    if after.experiments == before.experiments:
        return "An experiment needs a marker, but none is left."
    what = _newest(after)
    if before.starting:
        return f"{after.universe} shows {what}."
    if not before.turns:
        return f"E{what[1:].replace(':', ' is marked')}."
    return f"Researcher {before.turn} builds {what}."


def _newest(after: Look) -> str:
    """The experiment that the last move brought, with its mark."""
    dice = f" {after.dice[-1]}" if after.dice else ""
    return f"experiment {after.experiments}{dice}: {_sign(after.marks[-1])}"


def _disprove(before: Look, move: bytes, after: Look) -> str:
    if after.experiments == before.experiments:
        return f"{after.universe} has a disproof, but no marker is left for it."
    return f"{after.universe} disproves it with {_newest(after)}."


def _changed(before: Look, move: bytes, after: Look) -> str:
    dice = f" as {after.dice[move[1]]}" if after.dice else ""
    return f"Experiment {move[1] + 1} was changed, built again{dice}: {_sign(after.marks[move[1]])}."


def _stone(before: Look, move: bytes, after: Look) -> str:
    done = "lays" if move[3] else "takes back"
    return f"{after.universe} {done} a stone of colour {move[2] + 1} at experiment {move[1] + 1}."


def _sign(verdict: int) -> str:
    return "O" if verdict == moves.O else "X"


def _researcher(did: str) -> Callable[[Look, bytes, Look], str]:
    """A sentence about the Researcher in turn."""

    def tell(before: Look, move: bytes, after: Look) -> str:
        return f"{f'Researcher {before.turn}' if before.turns else 'A Researcher'} {did}."

    return tell


def _plain(text: str) -> Callable[[Look, bytes, Look], str]:
    """The same sentence always."""
    return lambda before, move, after: text


_TOLD: dict[int, Callable[[Look, bytes, Look], str]] = {
    moves.KEEP: lambda before, move, after: f"The Universe keeps law {move[1] + 1} of {before.laws}.",
    moves.MARK: _mark,
    moves.PASS: _researcher("passes"),
    moves.PUBLISH: _researcher("asks to publish a theory"),
    moves.CONSENT: lambda before, move, after: ANSWERS[move[1]],
    moves.ACCEPT: lambda before, move, after: f"The theory is agreed; tokens left: {after.tokens}.",
    moves.WITHDRAW: _plain("The theory is taken back."),
    moves.DISPROVE: _disprove,
    moves.UNDISPROVED: lambda before, move, after: f"{after.universe} finds no disproof.",
    moves.TAKE_APART: lambda before, move, after: f"Experiment {move[1] + 1} is taken apart.",
    moves.CHANGED: _changed,
    moves.STONE: _stone,
    moves.PLAYERS: lambda before, move, after: f"Researchers now: {move[1]}.",
    fold.PAUSE: _plain("The game is paused."),
    fold.RESUME: _plain("The game goes on."),
    fold.TIMEOUT: _plain("The time is up."),
    moves.QUEUE: lambda before, move, after: (
        "One more experiment waits for its marker."
        if move[1]
        else "An experiment that waited is cleared away."
    ),
    fold.GIVE_UP: _plain("The game is given up."),
    fold.REVEAL: _plain("The law is told."),
    moves.DICE: lambda before, move, after: f"Put in so far: {after.pending}.",
    moves.ASK: _mark,
    moves.CLEAR: _plain("What was put in is cleared away."),
    moves.THEORY: lambda before, move, after: f"The theory: {after.theory}",
    moves.SHOWN: _disprove,
    moves.AGAIN: _changed,
    moves.CAST: lambda before, move, after: f"Player {move[1] + 1} points at player {move[2] + 1}.",
    moves.BREAK: lambda before, move, after: f"The Teacher chooses player {move[1] + 1}.",
}
