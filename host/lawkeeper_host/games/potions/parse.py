"""A rule in English -> the rule: what the box shows and what players type, every word of it understood, or
the sentence refused with what is wrong, where, and what to write (items 10, 11, 18)."""

from __future__ import annotations

from collections.abc import Sequence

from lawkeeper_host.games.potions import rows
from lawkeeper_host.games.potions.brews import MOST, Count, Every, Is, Node, Not, Rule, Space
from lawkeeper_host.games.potions.phrases import Phrases
from lawkeeper_host.games.potions.words import RuleRefused, Word, listed, plural, refused, words

EXAMPLE = "IF it contains a heart THEN it is not tasty"
_TOPICS = {
    "players": ("player", "players", "author", "opponent", "someone", "anybody", "i", "you", "my", "your"),
    "turns": ("turn", "turns", "round", "rounds", "time", "today", "next"),
    "earlier brews": ("earlier", "previous", "before", "last", "again", "already", "yesterday", "experiment"),
    "cards on the table": ("market", "hand", "hands", "deck", "discard", "discards", "discarded", "rank"),
    "other rules": ("rule", "rules", "challenge", "hypothesis", "hypotheses"),
}
_ELSE = ("else", "otherwise", "unless", "except", "because", "when", "whenever", "while")


def parse(sentence: str, space: Space, about_results: bool = False) -> Rule:
    """The rule that a sentence says, or a row in signs. `about_results`: IF may speak of the result, too
    (item 81). Raises `RuleRefused`."""
    if not rows.in_signs(sentence):
        return _parse(sentence, space, about_results)
    meant = rows.sentence(sentence, space)
    try:
        return _parse(meant, space, about_results)
    except RuleRefused as refused:  # its columns are those of the sentence
        raise RuleRefused(refused.message, refused.hint) from refused


def _parse(sentence: str, space: Space, about_results: bool) -> Rule:
    found = words(sentence)
    if not found:
        raise RuleRefused("There is no rule here.", f"Write it like: {EXAMPLE}")
    _check_topics(found)
    when, then = _halves(found)
    return Rule(_If(when, space, about_results).read(), _Then(then, space).read())


def _check_topics(found: Sequence[Word]) -> None:
    for word in found:
        topic = next((name for name, some in _TOPICS.items() if word.text in some), "")
        if topic:
            raise refused(
                f"A rule does not speak of {topic}: IF is about the ingredients of this brew, THEN about its "
                "result.", f"Write it like: {EXAMPLE}", [word])  # fmt: skip
        if word.text in _ELSE:
            message = f"`{word.text}` has no place in a rule: it has an IF and a THEN."
            raise refused(message, f"Write it like: {EXAMPLE}", [word])


def _halves(found: list[Word]) -> tuple[list[Word], list[Word]]:
    """The words behind IF and behind THEN."""
    for name in ("if", "then"):
        many = [word for word in found if word.text == name]
        if len(many) > 1:
            raise refused(f"There is more than one {name.upper()}.", "Write two rules.", many[1:])
    texts = [word.text for word in found]
    if "if" not in texts:
        raise refused("A rule begins with IF.", f"Write it like: {EXAMPLE}", found[:1])
    if "then" not in texts:
        raise refused("There is no THEN.", f"Write it like: {EXAMPLE}", found[texts.index("if") :])
    if texts[0] != "if":
        raise refused("A rule begins with IF.", f"Write it like: {EXAMPLE}", found[: texts.index("if")])
    middle = texts.index("then")
    when = found[1:middle]
    while when and when[-1].text == ",":
        when.pop()
    then = found[middle + 1 :]
    while then and then[0].text == ",":
        then.pop(0)
    for part, name in ((when, "IF"), (then, "THEN")):
        if not part:
            raise refused(f"Nothing stands behind {name}.", f"Write it like: {EXAMPLE}", [found[middle]])
    return when, then


def _names(names: Sequence[str]) -> list[tuple[str, int, bool]]:
    """(word, number, whether it is a plural) of each name; of `red piece` the first alone."""
    firsts = [name.split()[0] for name in names]
    found = [(name, n, False) for n, name in enumerate(firsts)]
    return found + [(plural(name), n, True) for n, name in enumerate(firsts)]


# --- IF ---

_SUBJECTS = ("it", "the potion", "a potion", "any potion", "this potion", "the brew", "a brew", "this brew",
             "the mixture", "a mixture", "the ingredients", "its ingredients")  # fmt: skip
_VERBS = ("contains", "has", "includes", "uses", "holds", "contain", "have", "include", "use", "hold",
          "there is", "there are", "is made with", "are made with", "is brewed with")  # fmt: skip
_VERBS_NOT = ("does not contain", "does not have", "does not include", "does not use", "does not hold",
              "do not contain", "do not have", "do not include", "do not use", "there is not",
              "there are not", "is not made with", "is not brewed with")  # fmt: skip
_ALL = ("ingredient", "ingredients", "card", "cards", "piece", "pieces", "skittle", "skittles")
_ANY = Count(None, 1)


class _If(Phrases):
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
        self.take(*_SUBJECTS)
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
        if self._results and (shown := _type(self, self._space)) is not None:
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


# --- THEN ---

_RESULTS = (*_SUBJECTS[:-2], "the result", "its result", "the result of the brew")
_IS = ("is", "must be", "should be", "has to be", "will be", "shall be", "becomes", "must become", "makes",
       "turns", "can only be", "may only be", "be")  # fmt: skip
_IS_NOT = ("is not", "must not be", "should not be", "will not be", "shall not be", "can not be",
           "may not be", "is never", "must never be", "can never be", "does not become", "does not make",
           "is anything but", "must be anything but", "can be anything but", "anything but")  # fmt: skip


class _Then(Phrases):
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
        found = _type(self, self._space)
        if found is None:
            raise self._lost()
        return found


def _type(at: Phrases, space: Space) -> Node | None:
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
