"""What a law can say behind "must": each kind of law has its phrases."""

from __future__ import annotations

from collections.abc import Sequence

from lawkeeper.games.multiverses.laws import kinds
from lawkeeper_host.games.multiverses.symbols import BEFORE, Symbols

_MORE, _LESS = "longer than", "shorter than"


class Phrases(Symbols):
    """Reads what stands behind "must": `law()`, or a law whose subject is a letter: `of_letters()`."""

    def law(self) -> bytes | None:
        """The law from here on, None when the words are of none. What is left behind it is looked at by who
        asked."""
        for verbs, then in _VERBS:
            since = self.at
            if self.take(*verbs):
                found = then(self)
                if found is not None:
                    return found
                self.furthest(since)
        self.at = max(self.at, self.far)
        return None

    def of_letters(self) -> bytes | None:
        """`Q must occur`, `the third letter must be a vowel`; None, with nothing read, when it is none."""
        self.at = 0
        symbols = self.pattern()
        if symbols:
            law = self._occurs(symbols)
        else:
            at = self.place()
            law = None if at is None else self._is(at)
        if law is None:
            self.furthest(0)
            self.far = 0
        return law

    def _occurs(self, symbols: bytes) -> bytes | None:
        denied = self._must()
        if denied is None or not self.take("occur", "appear", "be contained", "be in it", "be in every word"):
            return None
        return bytes((kinds.CONTAINS | denied, *symbols))

    def _is(self, at: int) -> bytes | None:
        denied = self._must()
        symbols = self.pattern() if denied is not None and self.take("be", "is") else b""
        return bytes((kinds.AT | (denied or 0), at, *symbols)) if len(symbols) == 1 else None

    def _must(self) -> int | None:
        """Pass over `must` or `must not`. -> NOT or 0, None when it is not there."""
        if not self.take("must", "has to", "should", "may", "can"):
            return None
        return kinds.NOT if self.take("not") else 0

    # -- contain, begin, end -------------------------------------------------------------------------------

    def contains(self) -> bytes | None:
        """contain Q, contain no vowel, contain at least 2 E, contain double letters."""
        return self.had() if self.counts_next() else self.no_or(kinds.CONTAINS)

    def counts_next(self) -> bool:
        """Whether it goes on like what a word may have."""
        return self.sees(*_MANY) or self.words_ahead(r"\d+")

    def no_or(self, kind: int) -> bytes | None:
        """`no Q` is not to contain Q."""
        negated = kinds.NOT if self.take("no", "not", "neither") else 0
        if negated and kind == kinds.CONTAINS:
            if self.take(*_DOUBLE):
                return bytes((kinds.DOUBLE | negated,))
            if self.take("repeated letters", "repeated letter", "letter 2 times", "letter twice"):
                return bytes((kinds.UNREPEATED,))
        symbols = self.pattern()
        return bytes((kind | negated, *symbols)) if symbols else None

    def begins(self) -> bytes | None:
        """begin with D, begin with the same letter as the word before, with its last letter."""
        if self.take("the same letter", "the same first letter", "the same letters"):
            self.compared("as", "like")
            return bytes((kinds.SAME_FIRST,))
        if self.take("the last letter of", "the final letter of"):
            return bytes((kinds.CHAIN,)) if self.take(*BEFORE) else None
        return self.no_or(kinds.BEGINS)

    def ends(self) -> bytes | None:
        """end with a vowel, end with the same 2 letters as the word before."""
        if self.take("the same letter", "the same last letter"):
            self.compared("as", "like")
            return bytes((kinds.ENDING, 1))
        before = self.at
        if self.take("the same"):
            self.take("last")
            number = self.number()
            if number is not None and self.take("letters", "letter"):
                self.compared("as", "like")
                return bytes((kinds.ENDING, number))
        self.furthest(before)
        return self.no_or(kinds.ENDS)

    # -- have ----------------------------------------------------------------------------------------------

    def had(self) -> bytes | None:
        """have exactly 5 letters, have 2 vowels, have A as letter 3, have a double letter."""
        for way in (self._fixed, self._many, self._placed, self._same_length):
            since = self.at
            found = way()
            if found is not None:
                return found
            self.furthest(since)
        return self.no_or(kinds.CONTAINS)

    def _fixed(self) -> bytes | None:
        if self.take(*_DOUBLE):
            return bytes((kinds.DOUBLE,))
        if self.take(*_DIFFERENT):
            return bytes((kinds.UNREPEATED,))
        if self.take("repeated letters", "a repeated letter", "repeated letter"):
            return bytes((kinds.UNREPEATED | kinds.NOT,))
        parity = self.take(*_PARITY)
        if parity:
            return bytes((kinds.PARITY, int("odd" in parity)))
        return self.sorted_letters()

    def sorted_letters(self) -> bytes | None:
        """its letters in alphabetical order."""
        if not self.take(
            "its letters in", "their letters in", "all its letters in", "letters in", "the letters in"
        ):
            return None
        down = bool(self.take("reverse", "reversed", "backward", "the reverse of"))
        return bytes((kinds.SORTED, down)) if self.take("alphabetical order", "alphabetic order") else None

    def _many(self) -> bytes | None:
        """`at least 2 vowels`, `5 letters`, `2 E's`."""
        compared = self.how()
        if compared is None:
            return None
        how, number = compared
        if self.take("letters long", "letters in length", "letters", "letter"):
            letters = self.letters()
            if letters and len(letters) == 1:
                return bytes((kinds.COUNT, letters[0], how, number))
            return None if letters else bytes((kinds.LENGTH, how, number))
        symbol = self.symbol()
        return None if symbol is None else bytes((kinds.COUNT, symbol, how, number))

    def _placed(self) -> bytes | None:
        """`A as letter 3 from the end`, `a vowel as the second letter`."""
        symbols = self.pattern()
        if not symbols or len(symbols) > 1 or not self.take("as", "in place", "at place", "for", "as its"):
            return None
        at = self.place()
        if at is None:
            return None
        return bytes((kinds.AT, at, symbols[0]))

    def _same_length(self) -> bytes | None:
        if self.take("the same length", "the same number of letters", "as many letters", "equal length"):
            self.compared("as", "like")
            return bytes((kinds.LENGTHS, 0))
        return None

    # -- be ------------------------------------------------------------------------------------------------

    def be(self) -> bytes | None:
        """be a noun or a verb, be a palindrome, be longer than the word before, be 5 letters long."""
        for way in (self._parts, self._shape, self._longer, self.ordered, self._long, self._same_length):
            since = self.at
            found = way()
            if found is not None:
                return found
            self.furthest(since)
        return None

    def _parts(self) -> bytes | None:
        negated = kinds.NOT if self.take("neither", "not", "no") else 0
        mask = 0
        self.take("either")
        while True:
            self.take("a", "an", "used as a", "used as an")
            name = self.take(*_PARTS)
            if not name:
                return None
            mask |= 1 << _PARTS.index(name) % len(kinds.PARTS)
            if not self.take("or", ", or", "nor", ","):
                return bytes((kinds.PART | negated, mask))

    def _shape(self) -> bytes | None:
        if self.take("a palindrome", "palindromes", "the same backwards", "the same forwards and backwards"):
            return bytes((kinds.PALINDROME,))
        parity = self.take("of even length", "of odd length", "even in length", "odd in length")
        if parity:
            return bytes((kinds.PARITY, int("odd" in parity)))
        return None

    def _longer(self) -> bytes | None:
        if self.take("as long as"):
            return bytes((kinds.LENGTHS, 0)) if self.take(*BEFORE) else None
        found = self.take(_MORE, _LESS)
        if not found:
            return None
        if self.take(*BEFORE):
            return bytes((kinds.LENGTHS, 1 if found == _MORE else 2))
        number = self.number()
        if number is None or not self.take("letters", "letter"):
            return None
        if found == _MORE:
            return bytes((kinds.LENGTH, kinds.AT_LEAST, number + 1))
        return bytes((kinds.LENGTH, kinds.AT_MOST, number - 1)) if number else None

    def _long(self) -> bytes | None:
        compared = self.how()
        if compared is None or not self.take("letters long", "letters in length", "letter long", "letters"):
            return None
        return bytes((kinds.LENGTH, *compared))

    def ordered(self) -> bytes | None:
        """come after the word before in the alphabet; be in alphabetical order."""
        if self.take("in reverse alphabetical order", "in decreasing alphabetical order"):
            return bytes((kinds.ORDER, 1))
        if self.take("in alphabetical order", "in increasing alphabetical order"):
            return bytes((kinds.ORDER, 0))
        way = self.take("after", "behind", "later than", "ahead of", "earlier than", "before")
        if not way or not self.take(*BEFORE):
            return None
        self.take("in the alphabet", "in alphabetical order", "alphabetically")
        return bytes((kinds.ORDER, int(way in ("ahead of", "earlier than", "before"))))

    def grow(self) -> bytes | None:
        """Alphabetical order must increase; increase in length."""
        length = self.take("in length", "length")
        if not length:
            self.take("in alphabetical order", "alphabetically", "in the alphabet")
        self.take("along the line", "along each line", "on each line", "from word to word")
        return bytes((kinds.LENGTHS, 1)) if length else bytes((kinds.ORDER, 0))

    def shrink(self) -> bytes | None:
        """The other way round."""
        found = self.grow()
        return None if found is None else bytes((found[0], 2 if found[0] == kinds.LENGTHS else 1))

    # -- the rest ------------------------------------------------------------------------------------------

    def alternate(self) -> bytes | None:
        """alternate vowels and consonants."""
        self.take("between")
        both = self.take("vowels and consonants", "consonants and vowels")
        return bytes((kinds.ALTERNATE,)) if both else None

    def share(self) -> bytes | None:
        """share at least 2 letters with the word before. A number alone could be meant in two ways."""
        how, number = (kinds.AT_LEAST, 1) if self.take("a letter") else self.how() or (kinds.EXACTLY, 0)
        if how != kinds.AT_LEAST:
            self.hint = "Write: must share at least 2 letters with the word before"
            return None
        self.take("letters", "letter")
        return bytes((kinds.SHARE, number)) if self.take("with") and self.take(*BEFORE) else None

    def paper(self) -> bytes | None:
        """obey paper law 3."""
        if not self.take("paper law", "law on paper", "the paper law"):
            return None
        self.take("number")
        number = self.number()
        return None if number is None else bytes((kinds.TABLE, number))


_PARTS: Sequence[str] = (*kinds.PARTS, *(f"{name}s" for name in kinds.PARTS))
_DOUBLE = ("a double letter", "double letters", "double letter", "a doubled letter", "doubled letters",
           "2 equal letters side by side", "2 equal letters in a row")  # fmt: skip
_DIFFERENT = ("all letters different", "all different letters", "only different letters", "different letters")
_PARITY = (
    "an even number of letters", "an odd number of letters", "even length", "odd length", "an even length",
    "an odd length",
)  # fmt: skip
_MANY = (
    "at", "exactly", "only", "more", "fewer", "less", "double", "doubled", "repeated", "all", "different",
    "an even", "an odd",
)  # fmt: skip
_VERBS = (
    (("contain", "contains", "include", "includes", "use", "uses"), Phrases.contains),
    (("begin with", "begins with", "start with", "starts with", "begin in", "start in"), Phrases.begins),
    (("end with", "ends with", "end in", "ends in", "finish with"), Phrases.ends),
    (("have", "has", "be with"), Phrases.had),
    (("be", "is", "are"), Phrases.be),
    (("come", "comes", "follow", "stand", "go"), Phrases.ordered),
    (("increase", "increases", "grow", "grows", "rise"), Phrases.grow),
    (("decrease", "decreases", "shrink", "fall"), Phrases.shrink),
    (("alphabetical order must increase", "alphabetical order increases"), Phrases.grow),
    (("alphabetical order must decrease", "alphabetical order decreases"), Phrases.shrink),
    (("alternate", "alternates"), Phrases.alternate),
    (("share", "shares"), Phrases.share),
    (("obey", "obeys"), Phrases.paper),
)
