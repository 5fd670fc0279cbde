"""What IF and THEN have in common: parts joined by and, or, neither, nor, not, brackets. `and` binds closer
than `or`, as in the sentences of the box; what else can be read in two ways is refused."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from lawkeeper_host.games.potions.brews import Every, Node, Not, Some
from lawkeeper_host.games.potions.words import RuleRefused, Word, refused

JOINS = ("and", "or")
_MIXED = "`and` and `or` stand side by side here: that can be read in two ways."
_BRACKETS = "Put brackets around what belongs together, like: (a heart or a spade) and no club."


class Phrases(ABC):
    """Reads one part of a rule, word by word, to its end."""

    BOUND: tuple[str, ...] = ()  # phrases that begin with a `not` of the next word alone

    def __init__(self, words: Sequence[Word]) -> None:
        self.words = words
        self.at = 0
        self.after_not = False

    def read(self) -> Node:
        """All of the part. Raises `RuleRefused`."""
        node = self._joined()
        if self.at < len(self.words):
            raise self._lost()
        return node

    @abstractmethod
    def verb(self) -> bool | None:
        """Take subject and verb. -> whether they deny what follows; None when none stands here."""

    @abstractmethod
    def thing(self) -> Node:
        """Take one thing that a part says. Raises `RuleRefused`."""

    @abstractmethod
    def expected(self) -> tuple[str, str]:
        """(what the part should say, an example)."""

    # -- words ----------------------------------------------------------------------------------------------

    def take(self, *phrases: str) -> bool:
        """Take the first of these phrases that stands here."""
        for phrase in phrases:
            wanted = phrase.split()
            here = [word.text for word in self.words[self.at : self.at + len(wanted)]]
            if here == wanted:
                self.at += len(wanted)
                return True
        return False

    def sees(self, *phrases: str) -> bool:
        """Whether one of these phrases stands here."""
        before = self.at
        found = self.take(*phrases)
        self.at = before
        return found

    def complaint(self, message: str, hint: str, since: int) -> RuleRefused:
        """A refusal about the words from number `since` up to here."""
        return refused(message, hint, self.words[since : max(self.at, since + 1)])

    def _lost(self) -> RuleRefused:
        what, example = self.expected()
        if self.at >= len(self.words):
            return refused(f"The sentence ends too early: {what}.", f"Write it like: {example}", [])
        word = self.words[self.at]
        return refused(f"The word `{word.text}` is not understood here: {what}.", f"Write it like: {example}",
                       [word])  # fmt: skip

    # -- what is joined -------------------------------------------------------------------------------------

    def _joined(self, only: str = "") -> Node:
        """Units with `and` or `or` between them, and commas before the last one. `only`: the one that the
        words before have promised."""
        since = self.at
        parts, joins = [self._unit()], []
        while join := self._join():
            joins.append(join)
            parts.append(self._unit())
        kinds = {join for join in joins if join != ","}
        if joins and (not kinds or joins[-1] == ","):
            raise self.complaint("A list needs `and` or `or` before its last part.", "Add it.", since)
        if len(kinds) > 1 and (only or "," in joins):
            raise self.complaint(_MIXED, _BRACKETS, since)
        if only and kinds != {only}:
            first = "either" if only == "or" else "both"
            raise self.complaint(f"`{first}` needs `{only}` after it.", "", max(0, since - 1))
        return _tree(parts, joins, "or" in kinds)

    def _join(self) -> str:
        before = self.at
        comma = self.take(",")
        for join in JOINS:
            if self.take(join):
                return join
        if comma and self.at < len(self.words):
            return ","
        self.at = before
        return ""

    def _unit(self) -> Node:
        since = self.at
        if self.take("("):
            node = self._joined()
            if not self.take(")"):
                raise self.complaint("A bracket is open and not closed.", "Close it.", since)
            return node
        if self.take("either"):
            return self._joined("or")
        if self.take("both"):
            return self._joined("and")
        if self.take("neither"):
            return self._neither(since)
        if not self.sees(*self.BOUND) and self.take("not"):
            return self._denied(since)
        denies = self.verb()
        if denies is None:
            return self.thing()
        return self._denied(since) if denies else self._unit()

    def _neither(self, since: int) -> Node:
        parts: list[Node] = [Not(self._unit())]
        while self.take("nor", ", nor"):
            parts.append(Not(self._unit()))
        if len(parts) < 2:
            raise self.complaint("`neither` needs `nor` after it.", "", since)
        return Every(tuple(parts))

    def _denied(self, since: int) -> Node:
        """What stands behind `not`; a list behind it is refused, since it may or may not be denied too."""
        self.after_not = True
        parts: list[Node] = [Not(self._unit())]
        while self.take("nor", ", nor"):
            parts.append(Not(self._unit()))
        self.after_not = False
        before = self.at
        doubtful = self._join() and not self._fresh()
        self.at = before
        if doubtful:
            message = "Does `not` speak of the first alone, or of all? The sentence can be read in two ways."
            raise self.complaint(message, "Write `neither ... nor ...`, or repeat `not`.", since)
        return parts[0] if len(parts) == 1 else Every(tuple(parts))

    def _fresh(self) -> bool:
        """Whether a new clause begins here, with a verb of its own or with what cannot be denied twice."""
        before = self.at
        found = self.verb() is not None or self.sees("not", "no", "neither", "either", "both", "(")
        self.at = before
        return found


def _tree(parts: Sequence[Node], joins: Sequence[str], alternatives: bool) -> Node:
    """Parts with what joins them, commas for what comes later in the list."""
    groups = [[parts[0]]]
    for join, part in zip(joins, parts[1:], strict=True):
        if join == "or" or (join == "," and alternatives):
            groups.append([part])
        else:
            groups[-1].append(part)
    several = [group[0] if len(group) == 1 else Every(tuple(group)) for group in groups]
    return several[0] if len(several) == 1 else Some(tuple(several))
