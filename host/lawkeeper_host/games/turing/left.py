"""What is left at the table: the cards, the answers round by round, and the worlds that fit them."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import suppress

from lawkeeper.games.turing.problems.problem import NIGHTMARE
from lawkeeper.games.turing.problems.solve import QUESTIONS
from lawkeeper.logic.masks import bits
from lawkeeper_host.games.turing.ahead import Thinker
from lawkeeper_host.games.turing.asking import LETTERS, Answer, Shown, Unclear
from lawkeeper_host.games.turing.clash import smallest_clash
from lawkeeper_host.games.turing.held import Held

SECONDS = 1.4  # for the best question; with what cannot be broken off less than two


class Left:
    """The worlds of a table. `places` are the cards of each verifier, in nightmare the cards in rising order.

    strict    False: worlds with a superfluous verifier, several codes or two cards of a family count too
    level     the difficulty, None where it is not known (extreme has less worlds with it)
    answers   all answers; `rounds` the round of each, from 1
    worlds    the numbers of the worlds left, in `held`
    """

    def __init__(
        self, mode: int, cards: Sequence[Shown], strict: bool = True, level: int | None = None
    ) -> None:
        self.mode = mode
        self.places = tuple(sorted(cards) if mode == NIGHTMARE else cards)
        self.held = Held((mode, self.places, level), strict)
        self.answers: list[Answer] = []
        self.rounds: list[int] = []
        self.round = 1  # of the next question about the proposal of the last one
        self._thinker: Thinker | None = None
        self._narrow()

    def _narrow(self) -> None:
        self.worlds = self.held.everything
        for answer in self.answers:
            self.worlds = self.held.answered(self.worlds, answer.letter, answer.code, answer.yes)
        self._thinker = None

    # --- answers and rounds ---

    def take(self, found: Sequence[Answer]) -> None:
        """Keep the worlds in which the verifiers would have said that. Raises `Unclear` for what a round does
        not allow, and takes none of them."""
        rounds: list[int] = []
        for at, answer in enumerate(found):
            rounds.append(self._round([*self.answers, *found[:at]], [*self.rounds, *rounds], answer))
        self.answers += found
        self.rounds += rounds
        self.round = self.rounds[-1] if rounds else self.round
        self._narrow()

    def _round(self, before: Sequence[Answer], rounds: Sequence[int], answer: Answer) -> int:
        """The round of an answer: three verifiers about one proposal at most (rule 11)."""
        if not before:
            return 1
        if before[-1].code != answer.code:
            return max(self.round, rounds[-1]) + (self.round <= rounds[-1])
        now = max(self.round, rounds[-1])
        asked = {one.letter for one, number in zip(before, rounds, strict=True) if number == now}
        if len(asked) == QUESTIONS and answer.letter not in asked:
            three = ", ".join(LETTERS[letter] for letter in sorted(asked))
            raise Unclear(
                f"`{answer}` would be a fourth verifier in round {now}, after {three}: a round has three "
                "questions. Say another proposal, or `round` for a new round with the same one."
            )
        return now

    def end_round(self) -> int:
        """The next question begins a new round, whatever its proposal. -> its number."""
        if self.rounds and self.round == self.rounds[-1]:
            self.round += 1
            self._thinker = None
        return self.round

    def back(self, at: int) -> None:
        """Take answer number `at` back; a round that has none left is gone."""
        del self.answers[at], self.rounds[at]
        numbers = {number: place for place, number in enumerate(sorted(set(self.rounds)), 1)}
        self.rounds = [numbers[number] for number in self.rounds]
        self.round = self.rounds[-1] if self.rounds else 1
        self._narrow()

    @property
    def tally(self) -> tuple[int, int]:
        """Rounds begun and questions asked."""
        return (self.rounds[-1] if self.rounds else 0), len(self.answers)

    def this_round(self) -> list[Answer]:
        """The questions of the round that is on."""
        return [one for one, number in zip(self.answers, self.rounds, strict=True) if number == self.round]

    def clash(self) -> list[int]:
        """The fewest answers that cannot all be right, by their places; empty when something is left."""
        return smallest_clash(self.held, self.answers)

    # --- the best question ---

    def look(self, seconds: float = SECONDS, clock: Callable[[], float] = time.monotonic) -> Thinker:
        """Look for the best question for so long; what an earlier call found is gone on with. Ctrl-C ends the
        looking alone."""
        end = clock() + seconds
        if self._thinker is None:
            asked = self.this_round()
            letters = sum(1 << letter for letter in {answer.letter for answer in asked})
            self._thinker = Thinker(self.held, self.worlds, asked[0].code if asked else None, letters)
        with suppress(KeyboardInterrupt):  # the best so far stands
            self._thinker.look(lambda: clock() >= end)
        return self._thinker

    # --- counted ---

    @property
    def size(self) -> int:
        """How many worlds are left."""
        return len(self.worlds)

    def codes(self) -> list[int]:
        """The codes that are left, rising."""
        return list(bits(self.held.codes(self.worlds)))

    def split(self, code: int, letter: int) -> tuple[int, int]:
        """(worlds in which the verifier would say no, in which it would say yes)."""
        yes = int(self.held.passes(self.worlds, letter, code).sum())
        return self.size - yes, yes
