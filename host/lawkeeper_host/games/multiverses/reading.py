"""A sentence read from left to right: words taken, or left where they are."""

from __future__ import annotations

import re
from collections.abc import Sequence

from lawkeeper_host.games.multiverses.words_of import Piece


class Reader:
    """.words, and `at`: the next one; `far`: the furthest that any reading of the sentence has got."""

    def __init__(self, words: Sequence[Piece]) -> None:
        self.words = words
        self.at = 0
        self.far = 0
        self._before = 0

    def take(self, *phrases: str) -> str:
        """Pass over the first of these phrases that stands here. -> it, or ""."""
        for phrase in phrases:
            size = self._size(phrase)
            if size:
                self._before = self.at
                self.at += size
                return phrase
        return ""

    def back(self) -> None:
        """Take the last phrase back."""
        self.at = self._before

    def sees(self, *phrases: str) -> bool:
        """Whether one of these stands here."""
        return any(self._size(phrase) for phrase in phrases)

    def match(self, pattern: str) -> str:
        """Pass over a word that is like this. -> what is in the brackets of the pattern, or ""."""
        found = re.fullmatch(pattern, self.words[self.at].text) if self.at < len(self.words) else None
        if found:
            self.at += 1
        return found[1] if found else ""

    def spoken(self, ahead: int = 0) -> bool:
        """Whether letters stand here that are spoken of. `a` is a word where more comes behind it that it
        could belong to."""
        at = self.at + ahead
        if at >= len(self.words) or not self.words[at].letters:
            return False
        after = self.words[at + 1].text if at + 1 < len(self.words) else ""
        return self.words[at].text != "a" or after in ("", "as", "then", "followed", "or", "and", ",")

    def furthest(self, since: int) -> None:
        """Go back to here; remember how far it went."""
        self.far = max(self.far, self.at)
        self.at = since

    def at_end(self) -> bool:
        """Whether all was read."""
        return self.at == len(self.words)

    def rest(self) -> Sequence[Piece]:
        """What was not read."""
        return self.words[self.at :]

    def last(self) -> Sequence[Piece]:
        """The word that was read last."""
        return self.words[max(0, self.at - 1) : self.at]

    def _size(self, phrase: str) -> int:
        """How many words the phrase has, 0 when it does not stand here."""
        wanted = phrase.split()
        there = [word.text for word in self.words[self.at : self.at + len(wanted)]]
        return len(wanted) if there == wanted else 0
