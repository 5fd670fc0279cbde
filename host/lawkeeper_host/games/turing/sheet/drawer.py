"""Watches a game of Turing Machine, then draws it: the cards, each player's notes and claims, the code."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from lawkeeper.games.turing.fold import rules
from lawkeeper.games.turing.problems import cards, texts
from lawkeeper.games.turing.problems.cards import digits
from lawkeeper.games.turing.problems.problem import NIGHTMARE
from lawkeeper_host.games.turing import telling
from lawkeeper_host.sheet.drawn import CROSS, END, THEORY, YES, Called, Drawn, Tick
from lawkeeper_host.sheet.paper import minutes, render, style

HERE = Path(__file__).parent
SHAPES = ("triangle", "square", "circle")
"""What the three digits of a code stand under."""


@dataclass
class Round:
    """One round of a player: the proposal, the answers by letter, the claim, the code that was given."""

    number: int
    proposal: str = ""
    answers: dict[int, int] = field(default_factory=dict)
    claim: bool | None = None
    code: str = ""
    right: bool = False


@dataclass(frozen=True)
class Notes:
    """What a player has written down: the rounds, and how it went."""

    name: str
    rounds: Sequence[Round]
    questions: int
    handicap: int
    fate: str


@dataclass(frozen=True)
class Card:
    """A criteria card: the letter beside it (none in nightmare), what it is about, its criteria."""

    letter: str
    number: int
    about: str
    criteria: Sequence[str]


@dataclass(frozen=True)
class Solved:
    """What a verifier checks: its letter, its card, the criterion, the card that is a fake (0 for none)."""

    letter: str
    number: int
    criterion: str
    fake: int


class TuringDrawer:
    """See `sheet.drawn.Drawer`."""

    def __init__(self, called: Called) -> None:
        self._called = called
        self._rounds: dict[int, dict[int, Round]] = {}  # by seat, by number
        self._ticks: list[Tick] = []
        self._round = 1
        self._questions = 0

    def begin(self, game: Any) -> None:
        """The game before its first move."""
        self._rounds = {seat: {} for seat in range(game.seats)}

    def moved(self, game: Any, move: bytes, at: int) -> None:
        """Note who asked, claimed and gave what, in which round and when."""
        if move[0] == rules.CLAIM:
            self._of(move[1]).claim = bool(move[2])
            if move[2]:
                self._ticks.append(Tick(at, THEORY, f"{self._name(game, move[1])} has the code"))
        elif move[0] == rules.CODE:
            self._of(move[1]).code = digits(move[2])
        elif move[0] >= rules.ASK:
            self._ask(game, move[0] >> 4 & 7, move[0] & 15, move[1], at)
        if game.result == rules.FOUND and move[0] == rules.CODE:
            self._ticks.append(Tick(at, END, "the code is found"))
        self._round = game.round

    def _ask(self, game: Any, seat: int, letter: int, code: int, at: int) -> None:
        """A question: `_round` is still the one it was asked in."""
        here = self._of(seat)
        here.proposal = digits(code)
        here.answers[letter] = game.answer(letter, code)
        shape = YES if here.answers[letter] else CROSS
        words = f"{self._name(game, seat)} asks {chr(65 + letter)} about {here.proposal}"
        self._ticks.append(Tick(at, shape, words))
        self._questions += 1

    def _of(self, seat: int) -> Round:
        return self._rounds.get(seat, {}).setdefault(self._round, Round(self._round))

    def _name(self, game: Any, seat: int) -> str:
        if game.seats > 1:
            return self._called(seat) or f"player {seat + 1}"
        return self._called(seat) or ("the player" if game.setup.seats == 1 else "the table")

    # -- the drawing ----------------------------------------------------------------------------------------

    def end(self, game: Any) -> Drawn:
        """The game is over and has told its code."""
        problem = game.problem()
        code = digits(game.code)
        for rounds in self._rounds.values():
            for one in rounds.values():
                one.right = one.code == code
        letters = [chr(65 + letter) for letter in range(problem.verifiers)]
        notes = [self._notes(game, seat) for seat in range(game.seats)]
        body = {"cards": _cards(problem), "notes": notes, "letters": letters, "shapes": SHAPES}
        secret = {"code": code, "shapes": SHAPES, "solved": _solved(problem), "pars": _pars(game)}
        return Drawn(
            headline=self._headline(game),
            figures=self._figures(game),
            players=[self._player(game, seat) for seat in range(game.seats)],
            ticks=self._ticks,
            body=render("games/turing/sheet/body.html", **body),
            secret=render("games/turing/sheet/code.html", **secret),
            style=style(HERE / "sheet.css"),
        )

    def _notes(self, game: Any, seat: int) -> Notes:
        rounds = [self._rounds[seat][number] for number in sorted(self._rounds[seat])]
        fate = "wins" if seat in game.winners else "" if game.inside(seat) else "out"
        name = self._name(game, seat)
        handicap = game.setup.handicap[seat]
        return Notes(name[:1].upper() + name[1:], rounds, game.questions(seat), handicap, fate)

    def _headline(self, game: Any) -> str:
        if game.result == rules.FOUND and game.seats == 1:
            beats = game.beats()
            against = {None: "", True: ", as well as the Machine", False: ", but the Machine was better"}
            return f"The code was found{against[beats]}."
        if game.result in (rules.FOUND, rules.DEFAULT):
            names = [self._called(seat) or f"Player {seat + 1}" for seat in game.winners]
            how = "is the last one in, and wins" if game.result == rules.DEFAULT else "found the code"
            right = sum(one == game.code for one in game.codes)
            return f"{' and '.join(names)} {how}{' with the fewest questions' if right > len(names) else ''}."
        return "Nobody found the code." if game.result == rules.NOBODY else "The game was given up."

    def _player(self, game: Any, seat: int) -> str:
        name = self._called(seat)
        if game.seats > 1:
            return f"{name} (player {seat + 1})" if name else f"Player {seat + 1}"
        seats = game.setup.seats
        return name or ("One player" if seats == 1 else f"{seats} players together")

    def _figures(self, game: Any) -> list[tuple[str, str]]:
        return [
            (str(game.round), "round" if game.round == 1 else "rounds"),
            (str(self._questions), "question" if self._questions == 1 else "questions"),
            (str(game.verifiers), "verifiers"),
            (minutes(game.at), "time of play"),
        ]


def _cards(problem: Any) -> list[Card]:
    """The cards as they lie on the table."""
    if problem.mode == NIGHTMARE:
        return [_card("", number) for number in problem.shown_cards()]
    places = range(problem.verifiers)
    return [_card(chr(65 + letter), number) for letter in places for number in problem.shown(letter)]


def _card(letter: str, number: int) -> Card:
    criteria = [texts.text(number, k) for k in range(cards.criteria(number))]
    return Card(letter, number, texts.about(number), criteria)


def _solved(problem: Any) -> list[Solved]:
    found = []
    for letter in range(problem.verifiers):
        true = problem.order[letter]
        number, fake = problem.cards[true], problem.fakes[true] if problem.fakes else 0
        criterion = texts.text(number, problem.criteria[true])
        found.append(Solved(chr(65 + letter), number, criterion, fake))
    return found


def _pars(game: Any) -> list[tuple[str, str]]:
    """What the Machine and the Expert need, when the box knows it."""
    pairs = (("The Machine", game.machine), ("The Expert", game.expert))
    return [(who, telling.par(pair)) for who, pair in pairs if pair[0]]
