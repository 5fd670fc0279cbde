"""What laws count and place: letters, vowels, numbers, places in a word."""

from __future__ import annotations

import re

from lawkeeper.games.multiverses.laws import kinds
from lawkeeper_host.games.multiverses.reading import Reader

BEFORE = (
    "the word before it", "the word before", "the previous word", "the one before", "the last word",
    "the word ahead of it", "before",
)  # fmt: skip
_HOW = {
    "at least": kinds.AT_LEAST, "or more": kinds.AT_LEAST, "a minimum of": kinds.AT_LEAST,
    "no fewer than": kinds.AT_LEAST, "at most": kinds.AT_MOST, "or fewer": kinds.AT_MOST,
    "or less": kinds.AT_MOST, "no more than": kinds.AT_MOST, "not more than": kinds.AT_MOST,
    "a maximum of": kinds.AT_MOST, "exactly": kinds.EXACTLY, "only": kinds.EXACTLY, "just": kinds.EXACTLY,
}  # fmt: skip


class Symbols(Reader):
    """Reads them. `hint`: what to write instead of what was not understood, once somebody knows."""

    hint = ""

    def place(self) -> int | None:
        """`letter 3`, `the third letter from the end`, `its last letter`."""
        self.take("the", "its", "their", "a")
        if self.take("last letter", "last"):
            return kinds.BACK | 1
        ordinal = self.match(r"(\d+)th")
        number = int(ordinal) if ordinal else None
        if number is None:
            self.take("letter", "place", "number")
            number = self.number()
        elif self.take("to last", "from last", "last"):
            self.take("letter")
            return kinds.BACK | number
        self.take("letter", "place")
        if number is None or not 1 <= number <= kinds.WORD:
            return None
        return (
            number | kinds.BACK
            if self.take("from the end", "from behind", "counted from the end")
            else number
        )

    def compared(self, *joins: str) -> bool:
        """`as the word before`, which may be left out. -> False when something else stands there."""
        if self.take(*joins):
            return bool(self.take(*BEFORE))
        return True

    def how(self) -> tuple[int, int] | None:
        """`at least 2`, `2 or more`, `fewer than 3`, `5` -> (AT_LEAST, ...) and the number."""
        said = self.take("more than", "fewer than", "less than", *_HOW)
        number = self.number()
        if number is None:
            return None
        if said in ("more than", "fewer than", "less than"):
            number += 1 if said == "more than" else -1
            return (_HOW["at least" if said == "more than" else "at most"], number) if number >= 0 else None
        if said:
            return _HOW[said], number
        after = self.take("or more", "or fewer", "or less")
        return _HOW.get(after, kinds.EXACTLY), number

    def pattern(self) -> bytes:
        """`QU`, `a vowel`, `Q then a vowel`, `the letter B`; b"" when there is none, or one of more than
        four symbols."""
        found = b""
        while True:
            since = self.at
            letters = self.letters()
            if letters is None:
                letters = self._kind()
            if letters is None:
                self.furthest(since)
                return b""
            found += letters
            if not self.take("then", "followed by"):
                break
        if len(found) > kinds.PATTERN:
            self.hint = f"At most {kinds.PATTERN} letters side by side."
            self.at -= 1
            return b""
        return found

    def letters(self) -> bytes | None:
        """`Q`, `the letter Q`, `the letters QU`, `a Q`."""
        since = self.at
        self.take("the letters", "the letter", "letter", "the")
        if not self.spoken() and self.sees("a", "an") and self.spoken(1):
            self.at += 1
        if not self.spoken():
            self.at = since
            return None
        self.at += 1
        return self.words[self.at - 1].letters.encode("ascii")

    def symbol(self) -> int | None:
        """One letter, or `vowels`; its plural, too."""
        kind = self.take("vowels", "vowel", "consonants", "consonant")
        if kind:
            return kinds.VOWEL if kind[0] == "v" else kinds.CONSONANT
        plural = self.match(r"([a-z])(?:'?s)")
        if plural:
            return ord(plural)
        letters = self.letters()
        if letters and len(letters) == 2 and letters[1:] == b"s":  # "Es" in capitals
            return letters[0]
        return letters[0] if letters and len(letters) == 1 else None

    def _kind(self) -> bytes | None:
        since = self.at
        self.take("a", "an", "any", "the")
        name = self.take("vowels", "vowel", "consonants", "consonant")
        if not name:
            self.at = since
            return None
        return bytes((kinds.VOWEL if name[0] == "v" else kinds.CONSONANT,))

    def number(self) -> int | None:
        """A number in digits, at most 99."""
        found = self.match(r"(\d{1,2})")
        return int(found) if found else None

    def words_ahead(self, pattern: str) -> bool:
        """Whether the next word is like this."""
        return bool(self.at < len(self.words) and re.fullmatch(pattern, self.words[self.at].text))
