"""Watches a game of Infer, then draws it: experiments in order, theories with their disproofs, the law."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from lawkeeper.games import fold
from lawkeeper.games.infer.fold import moves, rules
from lawkeeper.games.infer.fold.cheater import CHEATER, TEACHER
from lawkeeper.games.infer.fold.log import BUILT, DISPROOF, NOBODY, STARTER
from lawkeeper_host.games.infer import telling
from lawkeeper_host.games.infer.sheet.dice import PIPS, SIDE, STRIP, Drawing, drawing, paints
from lawkeeper_host.sheet.drawn import CIRCLE, CROSS, END, THEORY, Called, Drawn, Tick
from lawkeeper_host.sheet.paper import minutes, render, style

HERE = Path(__file__).parent
STONE_COLOURS = 2
HEADLINES = {
    fold.GIVEN_UP: "The game was given up.",
    fold.TIME_UP: "The time ran out.",
    moves.WON: "The law was found.",
    moves.NO_MARKER: "Everybody loses: no marker was left.",
    moves.NO_TOKEN: "Everybody loses: the last token is spent.",
    moves.FOUND: "The law was found, and the Cheater too.",
    moves.ESCAPED: "The law was found, but the Cheater got away.",
}


@dataclass
class Theory:
    """A theory that cost a token: the seat that said it (None without turns), when, its words as far as the
    box knows them, and the experiment that disproved it (from 0)."""

    number: int
    seat: int | None
    at: int
    words: str
    disproof: int | None = None
    stands: bool = False


@dataclass(frozen=True)
class Experiment:
    """An experiment as it lies there at the end. `was`: marks it had before it was changed;
    `by_law`: what the law says, where the mark beside it was wrong."""

    number: int
    at: int
    mark: str
    was: Sequence[str]
    who: str
    gone: bool
    stones: Sequence[int]
    picture: Drawing | None
    by_law: str


class InferDrawer:
    """See `sheet.drawn.Drawer`."""

    def __init__(self, called: Called) -> None:
        self._called = called
        self._born: list[int] = []  # the second of each experiment
        self._theories: list[Theory] = []
        self._story: list[tuple[str, int]] = []  # ("experiment" or "theory", number from 0), in their order
        self._seat: int | None = None
        self._most = 0
        self._over = 0

    def begin(self, game: Any) -> None:
        """The game before its first move."""
        self._note_turn(game)

    def moved(self, game: Any, move: bytes, at: int) -> None:
        """Note what is not in the game itself: seconds, and which theory an experiment disproves."""
        if move[0] == moves.ACCEPT:
            words = telling.meaning(game, game.theory)
            self._story.append(("theory", len(self._theories)))
            self._theories.append(Theory(len(self._theories) + 1, self._seat, at, words))
        elif move[0] == moves.UNDISPROVED:
            self._theories[-1].stands = True
        if game.log.count > len(self._born):
            self._born.append(at)
            if game.log.kind(game.log.count - 1) == DISPROOF:
                self._theories[-1].disproof = game.log.count - 1
            else:
                self._story.append(("experiment", game.log.count - 1))
        if not game.over:
            self._over = at
        self._note_turn(game)

    def _note_turn(self, game: Any) -> None:
        self._seat = None if game.setup.asynchronous else game.turn
        self._most = max(self._most, game.researchers)

    # -- the drawing ----------------------------------------------------------------------------------------

    def end(self, game: Any) -> Drawn:
        """The game is over and has told its law."""
        colours = paints(game.setup.colours)
        laid = [self._experiment(game, number) for number in range(game.log.count)]
        values = {
            "story": [
                (kind, laid[n] if kind == "experiment" else self._theories[n]) for kind, n in self._story
            ],
            "laid": laid,
            "drawn": bool(game.understands),
            "paints": colours,
            "used": sorted({(die.colour, die.number) for one in laid for die in _dice(one)}),
            "markers": [(one.mark, one.gone) for one in laid],
            "left": (game.left, game.tokens),
            "all": (rules.MARKERS, rules.TOKENS),
            "stones": any(any(one.stones) for one in laid),
            "name": self._name,
            "pips": PIPS,
            "side": SIDE,
            "strip": STRIP,
        }
        return Drawn(
            headline=HEADLINES[game.result],
            figures=self._figures(game),
            players=self._players(game),
            ticks=self._ticks(game, laid),
            body=render("games/infer/sheet/body.html", **values),
            secret=render(
                "games/infer/sheet/law.html",
                law=telling.law(game),
                meant=telling.understood(game),
                game=game,
                votes=self._votes(game),
            ),
            style=style(HERE / "sheet.css"),
        )

    def _experiment(self, game: Any, number: int) -> Experiment:
        log = game.log
        return Experiment(
            number=number + 1,
            at=self._born[number],
            mark=_shape(log.verdict(number)),
            was=[_shape(verdict) for verdict in log.before(number)],
            who=self._who(log.kind(number), log.whose(number)),
            gone=log.gone(number),
            stones=[log.stones(number, colour) for colour in range(STONE_COLOURS)],
            picture=drawing(game.dice(number), game.setup.colours) if game.understands else None,
            by_law=_by_law(game, number),
        )

    def _who(self, kind: int, seat: int) -> str:
        if kind == STARTER:
            return "starter"
        if kind == DISPROOF:
            return "disproof"
        return "" if seat == NOBODY or kind != BUILT else self._name(seat)

    def _name(self, seat: int | None) -> str:
        """A Researcher as the page calls them; nobody in particular without turns."""
        if seat is None:
            return "a Researcher"
        return self._called(seat) or f"Researcher {seat + 1}"

    def _players(self, game: Any) -> list[str]:
        if game.roles:
            return [
                f"{self._called(seat) or f'Player {seat + 1}'}: {_role(role)}"
                for seat, role in enumerate(game.roles)
            ]
        universe = "the box" if game.setup.box_universe else "a player"
        seats = [(self._called(seat), f"Researcher {seat + 1}") for seat in range(self._most)]
        named = [f"{name} ({seat})" if name else seat for name, seat in seats]
        return [*named, f"Universe: {universe}"]

    def _votes(self, game: Any) -> list[tuple[str, str]]:
        """Who pointed at whom, with a Cheater."""
        votes = getattr(game, "votes", ())
        said = [(seat, target) for seat, target in enumerate(votes) if target != NOBODY]
        return [(self._player(seat), self._player(target)) for seat, target in said]

    def _player(self, seat: int) -> str:
        return self._called(seat) or f"Player {seat + 1}"

    def _figures(self, game: Any) -> list[tuple[str, str]]:
        circles, crosses = game.log.tally()
        return [
            (str(game.log.count), "experiments"),
            (f"{circles} + {crosses}", "circles and crosses"),
            (str(game.accepted), "theory" if game.accepted == 1 else "theories"),
            (f"{game.tokens} of {rules.TOKENS}", "tokens left"),
            (minutes(game.at), "time of play"),
        ]

    def _ticks(self, game: Any, laid: Sequence[Experiment]) -> list[Tick]:
        found = [Tick(one.at, one.mark, f"experiment {one.number}") for one in laid]
        found += [
            Tick(one.at, THEORY, f"theory {one.number}, {self._name(one.seat)}") for one in self._theories
        ]
        if game.result == moves.WON:
            found.append(Tick(self._over, END, "the law was found"))
        return sorted(found, key=lambda tick: tick.at)


def _by_law(game: Any, number: int) -> str:
    """What the law says of an experiment that a person has marked wrongly; else nothing."""
    if not game.understands or game.kept is None or game.log.gone(number):
        return ""
    verdict = game.judge(game.dice(number))
    return "" if verdict == game.log.verdict(number) else _shape(verdict)


def _shape(verdict: int) -> str:
    return CIRCLE if verdict == moves.O else CROSS


def _dice(one: Experiment) -> Sequence[Any]:
    return one.picture.dice if one.picture else ()


def _role(role: int) -> str:
    return {TEACHER: "Teacher", CHEATER: "Cheater"}.get(role, "Student")
