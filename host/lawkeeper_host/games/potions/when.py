"""Behind IF: what is in the brew, how many of it; where the table wants it, what the potion is."""

from __future__ import annotations

from collections.abc import Sequence

from lawkeeper_host.games.potions.brews import MOST, Count, Every, Node, Not, Space
from lawkeeper_host.games.potions.phrases import Phrases
from lawkeeper_host.games.potions.then import SUBJECTS, named_type
from lawkeeper_host.games.potions.words import RuleRefused, Word, listed, plural

_VERBS = ("contains", "has", "includes", "uses", "holds", "contain", "have", "include", "use", "hold",
          "there is", "there are", "is made with", "are made with", "is brewed with")  # fmt: skip
_VERBS_NOT = ("does not contain", "does not have", "does not include", "does not use", "does not hold",
              "do not contain", "do not have", "do not include", "do not use", "there is not",
              "there are not", "is not made with", "is not brewed with")  # fmt: skip
_ALL = ("ingredient", "ingredients", "card", "cards", "piece", "pieces", "skittle", "skittles")
_ANY = Count(None, 1)


class IfPart(Phrases):
    """Conditions on ingredients, and where the table wants it on the result."""

    BOUND = ("not exactly", "not more than", "not fewer than", "not less than")

    def __init__(self, found: Sequence[Word], space: Space, about_results: bool) -> None:
        super().__init__(found)
        self._space = space
        self._kinds = _names(space.kinds)
        self._results = about_results
        self._alike = False  # a bare name may follow, as in: a heart or spade

    def expected(self) -> tuple[str, str]:
        return "IF says what is in the brew", f"IF it contains at least one {self._space.kinds[-1]} THEN ..."

    def verb(self) -> bool | None:
        before = self.at
        self.take(*SUBJECTS)
        result = self._of_result()
        if self.take(*_VERBS_NOT) or (result and self.take("is not")):
            self._alike = False
            return True
        if self.take(*_VERBS) or (result and self.take("is")):
            self._alike = False
            return False
        if self.at > before and not self.sees("("):
            raise self._lost()
        return None if self.at == before else False

    def _of_result(self) -> bool:
        """Whether `is` and a name of a result come next."""
        types = [name.lower() for name in self._space.types]
        here = [word.text for word in self.words[self.at : self.at + 4]]
        if here[:1] != ["is"] or not any(name.split()[0] in here for name in types):
            return False
        if here[1:2] == ["made"] or here[1:3] == ["not", "made"]:
            return False
        if not self._results:
            self.at += 2
            message = "IF speaks of the ingredients alone, not of the result."
            raise self.complaint(message, "Say it behind THEN, or agree on adjectives in IF.", self.at - 2)
        return True

    def thing(self) -> Node:
        since = self.at
        if self.take("anything", "any ingredient", "any ingredients"):
            return _ANY
        if self.after_not and self.take("any"):
            self._alike = True  # no matter how many
        if self.take("only", "nothing but"):
            return self._only(since)
        if not self.sees("no more", "no fewer", "no less") and self.take("no", "0"):
            return self._none()
        if self._results and (shown := named_type(self, self._space)) is not None:
            return shown
        low, high, explicit = self._quantity()
        found = self._noun()
        if found is None:
            raise self._lost() if self.at == since else self._of_what(since)
        kind, many = found
        if explicit is None and not self._alike and not (self.after_not and many):
            raise self._how_many(since, kind, many)
        if self.take("or more"):
            low, high = self._stretched(since, low, explicit, up=True)
        elif self.take("or fewer", "or less"):
            low, high = self._stretched(since, low, explicit, up=False)
        elif explicit == "bare":
            raise self._bare(since, low, kind)
        self._alike = (low, high) == (1, MOST)
        if not self._alike:
            self._no_bare(since)
        return Not(Count(kind, low, high)) if explicit == "not" else Count(kind, low, high)

    def _quantity(self) -> tuple[int, int, str | None]:
        """(fewest, most, how it was said: a word, "bare" for a number alone, None for nothing)."""
        since = self.at
        if self.take("at least", "no fewer than", "no less than", "not fewer than", "not less than"):
            return self._number(since), MOST, "at least"
        if self.take("at most", "no more than", "not more than", "up to"):
            return 0, self._number(since), "at most"
        if self.take("more than"):
            return self._number(since, MOST - 1) + 1, MOST, "at least"
        if self.take("fewer than", "less than"):
            return 0, self._number(since, low=1) - 1, "at most"
        if self.take("exactly", "not exactly"):
            number = self._number(since)
            return number, number, self.words[since].text
        if self.take("a", "an"):
            return 1, MOST, "a"
        if self.at < len(self.words) and self.words[self.at].text.isdigit():
            number = self._number(since)
            if self.take("or more"):
                return number, MOST, "at least"
            if self.take("or fewer", "or less"):
                return 0, number, "at most"
            return number, number, "bare"
        return 1, MOST, None

    def _number(self, since: int, most: int = MOST, low: int = 0) -> int:
        if self.take("a", "an"):
            return 1
        if self.at >= len(self.words) or not self.words[self.at].text.isdecimal():
            self.at = min(self.at + 1, len(self.words))
            raise self.complaint("A number is missing here.", "Write it like: at least two hearts.", since)
        number = int(self.words[self.at].text)
        self.at += 1
        if not low <= number <= most:
            message = "That can never be, or always is: a brew has one to three ingredients."
            raise self.complaint(message, f"Use a number from {low} to {most}.", since)
        return number

    def _stretched(self, since: int, number: int, explicit: str | None, up: bool) -> tuple[int, int]:
        if explicit not in ("bare", "a"):
            raise self.complaint("The quantity is said twice.", "Say it once.", since)
        return (number, MOST) if up else (0, number)

    def _noun(self) -> tuple[int | None, bool] | None:
        """(kind, or None for all of them; whether it is a plural)."""
        for phrase, number, many in self._kinds:
            if self.take(phrase):
                return number, many or (self.take(*_ALL) and self.words[self.at - 1].text.endswith("s"))
        if self.take(*_ALL):
            return None, self.words[self.at - 1].text.endswith("s")
        return None

    def _none(self) -> Node:
        """Behind `no`: one kind or several; `no hearts or spades` has neither."""
        parts: list[Node] = []
        before = self.at
        while found := self._noun():
            parts.append(Count(found[0], 0, 0))
            before = self.at
            if not self.take("or"):
                break
        else:
            self.at = before
        if not parts:
            raise self._lost()
        return parts[0] if len(parts) == 1 else Every(tuple(parts))

    def _only(self, since: int) -> Node:
        """Nothing but these kinds."""
        named = []
        while True:
            self.take("a", "an")
            found = self._noun()
            if found is None or found[0] is None:
                raise self.complaint("Only what? A kind is missing, or a number too many.",
                                     "Write it like: only hearts; or: exactly one heart.", since)  # fmt: skip
            named.append(found[0])
            before = self.at
            if not self.take("and", "or"):
                break
            if not any(self.sees(phrase) for phrase, _, _ in self._kinds):
                self.at = before
                break
        others = [Count(kind, 0, 0) for kind in range(len(self._space.kinds)) if kind not in named]
        return others[0] if len(others) == 1 else Every(tuple(others))

    def _of_what(self, since: int) -> RuleRefused:
        self.at = min(self.at + 1, len(self.words))
        return self.complaint(
            f"Of what? {self.expected()[0]}.", f"Name {listed(self._space.kinds, 'or')}.", since
        )

    def _how_many(self, since: int, kind: int | None, many: bool) -> RuleRefused:
        name = "ingredient" if kind is None else self._space.kinds[kind]
        hint = f"Write `at least one {name}`, `exactly two {plural(name)}` or another number."
        return self.complaint(f"How many {plural(name)}?", hint, since)

    def _bare(self, since: int, number: int, kind: int | None) -> RuleRefused:
        name = "ingredient" if kind is None else self._space.kinds[kind]
        said = f"{number} {name if number == 1 else plural(name)}"
        return self.complaint(
            f"`{said}` can be read in two ways.", f"Write `at least {said}` or `exactly {said}`.", since
        )

    def _no_bare(self, since: int) -> None:
        """A bare name behind a quantity: it could be counted with the first, or by itself."""
        before = self.at
        if self._join() and any(self.sees(phrase) for phrase, _, _ in self._kinds):
            self.at += 1
            raise self.complaint("Are these counted together, or each by itself?",
                                 "Repeat the quantity: at least two hearts or at least two spades.",
                                 since)  # fmt: skip
        self.at = before


def _names(names: Sequence[str]) -> list[tuple[str, int, bool]]:
    """(word, number, whether it is a plural) of each name; of `red piece` the first alone."""
    firsts = [name.split()[0] for name in names]
    found = [(name, n, False) for n, name in enumerate(firsts)]
    return found + [(plural(name), n, True) for n, name in enumerate(firsts)]
