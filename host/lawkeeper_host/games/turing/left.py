"""What is left at the table: the cards, the answers, and the worlds that fit them, counted by the box's own
solver."""

from __future__ import annotations

from collections.abc import Sequence

from lawkeeper.games.turing.problems import cards as tables
from lawkeeper.games.turing.problems import solve
from lawkeeper.games.turing.problems.problem import NIGHTMARE
from lawkeeper.logic.masks import bits
from lawkeeper_host.games.turing.asking import Answer, Shown
from lawkeeper_host.games.turing.clash import smallest_clash
from lawkeeper_host.games.turing.optimal import MOST, Question, TooLarge, best


class Left:
    """The worlds of a table. `places` are the cards of each verifier, in nightmare the cards in rising order.

    `item5` False: worlds with a superfluous verifier or with several codes count too."""

    def __init__(self, mode: int, cards: Sequence[Shown], item5: bool = True) -> None:
        self.mode = mode
        self.places = tuple(sorted(cards) if mode == NIGHTMARE else cards)
        self.item5 = item5
        self.answers: list[Answer] = []
        self._begin()

    @property
    def seen(self) -> tuple[int, tuple[Shown, ...]]:
        """What the players see, as the solver takes it."""
        return self.mode, self.places

    def _begin(self) -> None:
        self.solver = solve.Worlds(self.seen, self.item5).settle()

    def take(self, found: Sequence[Answer]) -> None:
        """Keep the worlds in which the verifiers would have said that."""
        for answer in found:
            self.answers.append(answer)
            self.solver.take(answer.letter, answer.code, int(answer.yes))
        self.solver.settle()

    def back(self, at: int) -> None:
        """Take answer number `at` back."""
        kept = [answer for place, answer in enumerate(self.answers) if place != at]
        self.answers = []
        self._begin()
        self.take(kept)

    def clash(self) -> list[int]:
        """The fewest answers that cannot all be right, by their places; empty when something is left."""
        return smallest_clash(self.seen, self.item5, self.answers)

    def best(self, asked: Sequence[Answer]) -> Question | None:
        """The best question by search; None when it is too much to search or nothing is to be asked. `asked`:
        the questions of a round that has begun."""
        if self.worlds > MOST:
            return None
        answers = [(answer.letter, answer.code, int(answer.yes)) for answer in self.answers]
        letters = sum(1 << letter for letter in {answer.letter for answer in asked})
        try:
            return best(self.seen, answers, self.item5, asked[0].code if asked else None, letters)
        except TooLarge:
            return None

    # --- counted ---

    @property
    def worlds(self) -> int:
        """How many worlds are left."""
        return int(self.solver.left)

    def codes(self) -> list[int]:
        """The codes that are left, rising."""
        return list(bits(self.solver.codes))

    def worlds_with(self, place: int, card: int, criterion: int) -> int:
        """How many worlds have this criterion at the place; those of the same meaning count as one."""
        if not tables.used(card, criterion):
            return 0
        choice = self.solver.masks[place].index(tables.mask(card, criterion))
        return int(sum(row[place][choice] for row in self.solver.weights))

    def letters(self, place: int) -> list[int]:
        """Nightmare: the letters that may ask the card of the place."""
        return [letter for letter, row in enumerate(self.solver.weights) if any(row[place])]
