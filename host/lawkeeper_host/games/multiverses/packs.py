"""Word lists in a pack: a line a word on one side, the box's head and blocks of words on the other.

    pack: Mots
    game: multiverses

    chat
    chien

Parts of speech stand behind the word, in English: `view noun verb`. All words have some, or none has."""

from __future__ import annotations

from lawkeeper_host.games.multiverses import word_file
from lawkeeper_host.games.multiverses.words.english import Entry
from lawkeeper_host.games.multiverses.words.own import FEWEST, MOST, WordDropped, entry_of
from lawkeeper_host.games.multiverses.words.packing import coded
from lawkeeper_host.packs.source import Head, Lines, PackGame, PackRecord, PackSource, Wrong


class _Lines(Lines):
    """The lines of one pack."""

    def __init__(self, wrong: Wrong, game: PackGame) -> None:
        super().__init__(wrong, game)
        self._lines: dict[str, int] = {}  # a word -> the line where it stands
        self._entries: list[Entry] = []

    def line(self, number: int, text: str) -> None:
        """A word, and perhaps its parts of speech."""
        word, *names = text.split()
        try:
            entry = entry_of(word, names)
        except WordDropped as why:
            self._wrong(number, f"`{word}`: {why}")
            return
        if entry.word != word.lower():
            self._wrong(number, f"`{word}`: the box has no sign for this; write {entry.word}")
        elif entry.word in self._lines:
            self._wrong(
                number, f"`{word}` is on line {self._lines[entry.word]} already; delete one of the two"
            )
        else:
            self._lines[entry.word] = number
            self._entries.append(entry)

    def finish(self, head: Head) -> PackSource:
        """The pack: the head of the list, then its blocks."""
        if not FEWEST <= len(self._entries) <= MOST:
            self._wrong(0, f"a list has {FEWEST} to {MOST:,} words; there are {len(self._entries):,}")
            return PackSource(head, self._game, [])
        tagged = any(entry.parts for entry in self._entries)
        for entry in self._entries:
            if tagged and not entry.parts:
                self._wrong(
                    self._lines[entry.word], f"`{entry.word}` has no part of speech, other words have"
                )
        try:
            found = word_file.records([coded(entry) for entry in self._entries], tagged)
        except ValueError as error:
            self._wrong(0, f"{error}; leave some out")
            return PackSource(head, self._game, [])
        return PackSource(head, self._game, [PackRecord(data) for data in found])


PACKS = PackGame("multiverses", "block", _Lines)
