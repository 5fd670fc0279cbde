"""What the one knows whose word it is in a challenge (items 52 to 57): who wins, and by what. Worked out from
the procedures as they are played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from lawkeeper.games.potions.fold import challenge as kinds
from lawkeeper_host.games.potions import codec, procedures
from lawkeeper_host.games.potions.brews import Brew, Ingredients, Result, Space
from lawkeeper_host.games.potions.exact import Permits, allowed, first_against
from lawkeeper_host.games.potions.report import brew_words, called, words
from lawkeeper_host.games.potions.words import listed


def choice(space: Space, results: Sequence[Result]) -> str:
    """Results of which it may be any: red, fizzy or tasty."""
    return listed([called(space, result) for result in results], "or")


class Dispute:
    """A challenge of which some steps may have been done: `challenge` of the box, the rules in its sight."""

    def __init__(
        self, box: codec.BoxSpace, space: Space, rules: Mapping[int, Permits], challenge: Any
    ) -> None:
        self._box = box
        self._space = space
        self._rules = rules
        self._challenge = challenge

    def now(self) -> str:
        """A sentence for the next step; who wins stands at its end."""
        told = {
            kinds.CONTRADICTION: self._contradiction,
            kinds.UNIVERSAL: self._universal,
            kinds.REDUNDANCY: self._redundancy,
        }
        return told[self._challenge.kind]()

    def _brew(self) -> Brew:
        return Brew(tuple(self._challenge.set), codec.result_of(self._box, self._challenge.result))

    def _named(self, ingredients: Ingredients) -> str:
        return words(self._box, ingredients)

    def _or(self, results: Sequence[Result]) -> str:
        return choice(self._space, results)

    def _contradiction(self) -> str:
        if self._challenge.results:
            return self._pointing()
        if self._challenge.set:
            left = allowed(self._space, self._rules)[tuple(self._challenge.set)]
            if not left:
                return "Each answer is forbidden: the challenger wins."
            return f"The author answers {self._or(left)} and wins."
        one = procedures.contradiction(self._space, self._rules)
        if one is None:
            return "Every set keeps a potion: the author wins."
        return f"Nothing can come of {self._named(one)}: the challenger names it and wins."

    def _universal(self) -> str:
        if len(self._challenge.results) == 2:
            return self._pointing()
        left = allowed(self._space, self._rules)
        if self._challenge.results:
            predicted = codec.result_of(self._box, self._challenge.result)
            return self._other([result for result in left[tuple(self._challenge.set)] if result != predicted])
        if self._challenge.set:
            return self._predicted(left[tuple(self._challenge.set)])
        one = procedures.universal(self._space, self._rules)
        if one is None:
            return "No set keeps two potions: the challenger wins."
        named = self._named(one)
        return f"{named[:1].upper()}{named[1:]} may be {self._or(left[one])}: the author names it and wins."

    def _predicted(self, left: Sequence[Result]) -> str:
        """The challenger is to predict what comes of a set that may be what is `left`."""
        if not left:
            return "Nothing legal can come of it, whatever is predicted: the challenger wins."
        if len(left) == 1:
            return f"It can only be {self._or(left)}: predicting that, the challenger wins."
        return f"It may be {self._or(left)}, so no prediction is safe: the author wins."

    def _other(self, left: Sequence[Result]) -> str:
        """The author is to name something else than what was predicted; `left` would be legal."""
        if not left:
            return "The author has no other potion left: the challenger wins."
        return f"The author has {self._or(left)} left: the author wins."

    def _redundancy(self) -> str:
        if len(self._challenge.results) == 2:
            kept, lost = (codec.result_of(self._box, result) for result in self._challenge.results)
            said = procedures.Thought(tuple(self._challenge.set), kept, lost)
            answers = procedures.objections(self._rules, said)
            if not answers:
                return "The challenger has no answer: the author wins."
            how, number = answers[0]
            if how in (procedures.BOTH, procedures.NEITHER):
                return f'The challenger says "{how}" and wins.'
            return f"The challenger points at {how} and rule {number} and wins."
        thought = self._thought()
        if thought is None:
            return "The author has nothing to say: the challenger wins."
        named = [called(self._space, result) for result in (thought.compatible, thought.incompatible)]
        return f"The author says {self._named(thought.ingredients)}, C {named[0]}, I {named[1]}, and wins."

    def _thought(self) -> procedures.Thought | None:
        """What the author may still say and win with."""
        if not self._challenge.set:
            return procedures.redundancy(self._space, self._rules)
        said = [codec.result_of(self._box, result) for result in self._challenge.results]
        for kept in said or self._space.results:
            for lost in self._space.results:
                one = procedures.Thought(tuple(self._challenge.set), kept, lost)
                if not procedures.objections(self._rules, one):
                    return one
        return None

    def _pointing(self) -> str:
        brew = self._brew()
        number = first_against(self._rules, brew)
        said = brew_words(self._box, self._space, brew)
        if number is None:
            return f"No rule forbids {said}: the author wins."
        return f"Rule {number} forbids {said}: the challenger wins."
