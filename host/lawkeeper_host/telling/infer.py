"""A game of Infer in sentences."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from lawkeeper.games.infer import rules
from lawkeeper.games.infer.rules import Infer
from lawkeeper.games.infer.setup import FLAGS

VARIANTS = {
    "publish_or_perish": "Publish or Perish",
    "silence": "Silence",
    "highlights": "Highlights",
    "asynchronous": "Asynchronous",
}
ANSWERS = (
    "A Researcher says no: the theory stays unpublished.",
    "A Researcher agrees.",
    "All the others agree.",
)


@dataclass(frozen=True)
class Look:
    """The game at one moment: `turn` is 1-based, `turns` says whether this game has any."""

    turn: int
    starting: bool
    turns: bool
    experiments: int
    tokens: int
    laws: int


def look(game: Infer) -> Look:
    """What the sentences want to know."""
    return Look(
        turn=game.turn + 1,
        starting=game.phase == rules.STARTERS,
        turns=not game.setup.asynchronous,
        experiments=game.log.count,
        tokens=game.tokens,
        laws=len(game.setup.laws),
    )


def agreed(game: Infer) -> list[tuple[str, str]]:
    """The set-up: Researchers, where the law comes from, variants, colours."""
    setup = game.setup
    variants = [VARIANTS[flag] for flag in FLAGS if flag in VARIANTS and getattr(setup, flag)]
    return [
        ("researchers", str(setup.researchers)),
        ("law", "on paper" if setup.own_law else f"from the deck, {_level(setup.level)}"),
        ("variants", ", ".join(variants) or "none"),
        ("dice colours", ", ".join(setup.colours)),
    ]


def _level(level: int) -> str:
    return f"level {level}" if level else "any level"


def law(game: Infer) -> str:
    """The law of a finished game; empty when it stood on paper."""
    return "" if game.kept is None else str(game.law(game.kept))


def sentence(before: Look, move: bytes, after: Look) -> str:
    """What a move did."""
    tell = _TOLD[move[0]]
    return tell(before, move, after)


def _mark(before: Look, move: bytes, after: Look) -> str:
    if after.experiments == before.experiments:
        return "An experiment needs a marker, but none is left."
    what = f"experiment {after.experiments}"
    if before.starting:
        return f"The Universe shows {what}: {_sign(move[1])}."
    if not before.turns:
        return f"E{what[1:]} is marked {_sign(move[1])}."
    return f"Researcher {before.turn} builds {what}: {_sign(move[1])}."


def _disprove(before: Look, move: bytes, after: Look) -> str:
    if after.experiments == before.experiments:
        return "The Universe has a disproof, but no marker is left for it."
    return f"The Universe disproves it with experiment {after.experiments}: {_sign(move[1])}."


def _stone(before: Look, move: bytes, after: Look) -> str:
    done = "lays" if move[3] else "takes back"
    return f"The Universe {done} a stone of colour {move[2] + 1} at experiment {move[1] + 1}."


def _sign(verdict: int) -> str:
    return "O" if verdict else "X"


def _researcher(did: str) -> Callable[[Look, bytes, Look], str]:
    """A sentence about the Researcher in turn."""

    def tell(before: Look, move: bytes, after: Look) -> str:
        return f"{f'Researcher {before.turn}' if before.turns else 'A Researcher'} {did}."

    return tell


def _plain(text: str) -> Callable[[Look, bytes, Look], str]:
    """The same sentence always."""
    return lambda before, move, after: text


_TOLD: dict[int, Callable[[Look, bytes, Look], str]] = {
    rules.KEEP: lambda before, move, after: f"The Universe keeps law {move[1] + 1} of {before.laws}.",
    rules.MARK: _mark,
    rules.PASS: _researcher("passes"),
    rules.PUBLISH: _researcher("asks to publish a theory"),
    rules.CONSENT: lambda before, move, after: ANSWERS[move[1]],
    rules.ACCEPT: lambda before, move, after: f"The theory is agreed; tokens left: {after.tokens}.",
    rules.WITHDRAW: _plain("The theory is taken back."),
    rules.DISPROVE: _disprove,
    rules.UNDISPROVED: _plain("The Universe finds no disproof."),
    rules.TAKE_APART: lambda before, move, after: f"Experiment {move[1] + 1} is taken apart.",
    rules.CHANGED: lambda before, move, after: (
        f"Experiment {move[1] + 1} was changed, built again: {_sign(move[2])}."
    ),
    rules.STONE: _stone,
    rules.PLAYERS: lambda before, move, after: f"Researchers now: {move[1]}.",
    rules.PAUSE: _plain("The game is paused."),
    rules.RESUME: _plain("The game goes on."),
    rules.TIMEOUT: _plain("The time is up."),
    rules.QUEUE: lambda before, move, after: (
        "One more experiment waits for its marker."
        if move[1]
        else "An experiment that waited is cleared away."
    ),
    rules.GIVE_UP: _plain("The game is given up."),
    rules.REVEAL: _plain("The law is told."),
}
