"""Behind THEN: what the potion is, and is not."""

from __future__ import annotations

from collections.abc import Sequence

from lawkeeper_host.games.potions.brews import Every, Is, Node, Space
from lawkeeper_host.games.potions.phrases import Phrases
from lawkeeper_host.games.potions.words import Word, listed

SUBJECTS = ("it", "the potion", "a potion", "any potion", "this potion", "the brew", "a brew", "this brew",
             "the mixture", "a mixture", "the ingredients", "its ingredients")  # fmt: skip
_RESULTS = (*SUBJECTS[:-2], "the result", "its result", "the result of the brew")
_IS = ("is", "must be", "should be", "has to be", "will be", "shall be", "becomes", "must become", "makes",
       "turns", "can only be", "may only be", "be")  # fmt: skip
_IS_NOT = ("is not", "must not be", "should not be", "will not be", "shall not be", "can not be",
           "may not be", "is never", "must never be", "can never be", "does not become", "does not make",
           "is anything but", "must be anything but", "can be anything but", "anything but")  # fmt: skip


class ThenPart(Phrases):
    """What the result is, and is not."""

    def __init__(self, found: Sequence[Word], space: Space) -> None:
        super().__init__(found)
        self._space = space

    def expected(self) -> tuple[str, str]:
        names = listed(self._space.types, "or")
        return f"THEN says whether the potion is {names}", f"... THEN it is not {self._space.types[0]}"

    def verb(self) -> bool | None:
        before = self.at
        self.take(*_RESULTS)
        if self.take(*_IS_NOT):
            return True
        if self.take(*_IS):
            return False
        if self.at > before and not self.sees("("):
            raise self._lost()
        return None if self.at == before else False

    def thing(self) -> Node:
        found = named_type(self, self._space)
        if found is None:
            raise self._lost()
        return found


def named_type(at: Phrases, space: Space) -> Node | None:
    """Take the name of a result, or of several side by side where potions have adjectives."""
    before = at.at
    article = at.take("a", "an")
    found: list[Node] = []
    while (name := next((n for n in _by_length(space.types) if at.take(n.lower())), None)) is not None:
        found.append(Is(space.types.index(name)))
        if not space.adjectives:
            break
    if not found:
        at.at = before
        return None
    if article and not at.take("potion", "one"):
        at.at = before
        return None
    if not article:
        at.take("potion")
    return found[0] if len(found) == 1 else Every(tuple(found))


def _by_length(names: Sequence[str]) -> list[str]:
    return sorted(names, key=len, reverse=True)
