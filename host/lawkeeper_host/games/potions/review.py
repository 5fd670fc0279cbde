"""What somebody who sees all that follows would have known in a game, moment by moment: for the record, never
during a game (items 31, 58). Worked out brew by brew, from rules as the box keeps them."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from lawkeeper.games.potions.fold import challenge as kinds
from lawkeeper.games.potions.fold import moves
from lawkeeper_host.games.potions import codec
from lawkeeper_host.games.potions.brews import Brew, Ingredients, Space
from lawkeeper_host.games.potions.dispute import Dispute, choice
from lawkeeper_host.games.potions.exact import Found, Permits, allowed, examine, upto
from lawkeeper_host.games.potions.report import called, words
from lawkeeper_host.games.potions.words import listed


class _Tabled:
    """A rule that every brew was asked of once."""

    def __init__(self, space: Space, coded: bytes) -> None:
        rule = codec.decode(coded)
        self._permits = frozenset(brew for brew in space.brews() if rule.permits(brew))

    def permits(self, brew: Brew) -> bool:
        """As `Rule.permits`."""
        return brew in self._permits


@lru_cache(maxsize=512)
def tabled(space: Space, coded: bytes) -> Permits:
    """A rule of the box, quick to ask again and again."""
    return _Tabled(space, coded)


class Knower:
    """Sees all of one game as it stands at this moment. `game` is its rules object; `out`: the seats that
    have lost, as bits, for a moment before."""

    def __init__(self, game: Any, out: int | None = None) -> None:
        self.game = game
        self._out = game.out if out is None else out
        self.box = game.space
        self.space = codec.space_of(game.space)

    def rules(self) -> dict[int, Permits]:
        """The rules that count now."""
        book = self.game.book
        return {number: tabled(self.space, book.code(number)) for number in book.standing(self._out)}

    def found(self, last: int | None = None) -> Found:
        """All that follows from them, from those up to `last`."""
        rules = self.rules()
        return examine(self.space, rules if last is None else upto(rules, last))

    def brew(self) -> Brew:
        """The brew that was announced."""
        return self._brew(self.game.brew, self.game.potion)

    def _brew(self, ingredients: bytes, result: int) -> Brew:
        return Brew(tuple(ingredients), codec.result_of(self.box, result))

    def _named(self, ingredients: Ingredients) -> str:
        return words(self.box, ingredients)

    # -- the turn -------------------------------------------------------------------------------------------

    def now(self) -> str:
        """What the one knows whose word it is: a sentence, "" where there is nothing to know."""
        told = {
            moves.TURN: self._turn,
            moves.PREDICT: self._predict,
            moves.ILLEGAL: self._illegal,
            moves.POINTING: self._illegal,
            moves.STILL: self._still,
            moves.CHALLENGED: self._challenge,
        }
        return told[self.game.phase]() if self.game.phase in told else ""

    def _turn(self) -> str:
        found = self.found()
        won = [(kind, n) for kind, n in self.game.challengeable() if self.wins(kind, n, found)]
        each = []
        for kind in sorted({kind for kind, _ in won}):
            numbers = [str(number) for own, number in sorted(won) if own == kind]
            what = "entry" if kind in (kinds.EMPERICAL, kinds.DATA) else "rule"
            each.append(f"{kinds.NAMES[kind]} on {what} {listed(numbers, 'or')}")
        return f"A challenge would win: {'; '.join(each)}." if each else ""

    def _predict(self) -> str:
        ingredients = tuple(self.game.brew)
        left = allowed(self.space, self.rules())[ingredients]
        if len(left) == 1:
            return f"It can only be {called(self.space, left[0])}: a prediction is safe."
        if not left:
            return "Nothing legal can come of it."
        return f"It may be {choice(self.space, left)}: no prediction is safe." if self.rules() else ""

    def _illegal(self) -> str:
        against = [number for number, rule in self.rules().items() if not rule.permits(self.brew())]
        if not against:
            return "No rule forbids it: ILLEGAL would be wrong."
        plural = "Rule" if len(against) == 1 else "Rules"
        return f"{plural} {listed([str(n) for n in against], 'and')} forbid{'s' * (len(against) == 1)} it."

    def _still(self) -> str:
        number = len(self.game.book.entries)
        rule = tabled(self.space, self.game.book.code(number))
        if rule.permits(self.brew()):
            return f"Rule {number} still allows it: STILL LEGAL is right."
        return f"Rule {number} forbids it: STILL LEGAL would be wrong."

    def written(self) -> list[str]:
        """What the newest rule did to the goals (items 41, 42, 44)."""
        number = len(self.game.book.entries)
        found = self.found()
        told = []
        if found.contradiction is not None:
            one = self._named(found.contradictory[0])
            since = "" if found.contradiction == number else f", since rule {found.contradiction}"
            told.append(f"A contradiction{since}: nothing can come of {one}.")
        if found.universal is not None:
            since = "" if found.universal == number else f", since rule {found.universal}"
            told.append(f"A universal theory{since}: no set keeps two potions.")
        if number in found.redundant:
            told.append(f"Rule {number} follows from those before it.")
        return told

    # -- challenges -----------------------------------------------------------------------------------------

    def wins(self, kind: int, number: int, found: Found) -> bool:
        """Whether this challenge is won by its challenger when both play perfectly (item 57). `found`: all
        that follows from all rules."""
        if kind in (kinds.EMPERICAL, kinds.DATA):
            return self._exhibit(kind, number) is not None
        if kind == kinds.REDUNDANCY:
            return number in found.redundant or number in found.emptying
        first = found.contradiction if kind == kinds.CONTRADICTION else found.universal
        return first is not None and first <= number

    def _exhibit(self, kind: int, number: int) -> int | None:
        """A lower entry that the challenged one does not agree with; None when there is none (item 68)."""
        book, rules = self.game.book, self.rules()
        own = book.experiment(number)
        for lower in range(1, number):
            other = book.experiment(lower)
            if kind == kinds.DATA:
                if other and other[0] == own[0] and other[1] != own[1]:
                    return lower
            elif (own is None) != (other is None) and (other or lower in rules):
                brew, rule = (other, number) if other else (own, lower)
                if rule in rules and not rules[rule].permits(self._brew(self.game.set_of(brew[0]), brew[1])):
                    return lower
        return None

    def _challenge(self) -> str:
        challenge = self.game.challenge
        if challenge.kind not in (kinds.EMPERICAL, kinds.DATA):
            return Dispute(self.box, self.space, upto(self.rules(), challenge.number), challenge).now()
        lower = self._exhibit(challenge.kind, challenge.number)
        if lower is None:
            return "Nothing speaks against it: the author wins."
        return f"Entry {lower} speaks against it: the challenger wins."
