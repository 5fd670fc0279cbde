"""A list of one's own: words out of a text or CSV file, with or without parts of speech; what is dropped, and
why.

A line a word; behind it, if they are known, its parts of speech: `view noun verb`, `view,n;v`, as you like.
A first line that begins with `word` names columns; lines that begin with # do not count."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from lawkeeper_host.errors import HostError
from lawkeeper_host.games.multiverses.words.closed import PARTS
from lawkeeper_host.games.multiverses.words.english import LONGEST, SHORTEST, Entry

FEWEST, MOST = 50, 20_000
TWICE = "it is there already"
NO_PARTS = "no part of speech is given, while other words have theirs"
_SHORT = {"adj": "a", "adv": "r", "pron": "p", "prep": "i", "conj": "c", "interj": "u", "int": "u"}
_NAMES = {name: letter for letter, name in PARTS.items()} | _SHORT | {"n": "n", "v": "v"}
_FOLDED = str.maketrans(
    {"ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ı": "i"}
)
_CELLS = re.compile(r"[\s,;|/]+")


class WordDropped(Exception):
    """A word that cannot be on the box. The text says why, as a clause."""


@dataclass
class OwnList:
    """What was read: the words in order, whether they have parts of speech, words dropped by reason, how many
    were written without their accents."""

    entries: list[Entry] = field(default_factory=list)
    tagged: bool = False
    dropped: dict[str, list[str]] = field(default_factory=dict)
    folded: int = 0

    def drop(self, word: str, why: str) -> None:
        """Note that a word is not in."""
        self.dropped.setdefault(why, []).append(word)


def read(path: Path, known: Mapping[str, str] | None = None) -> OwnList:
    """The words of a file. `known`: parts of speech by word, for words that come without. Raises `HostError`
    when it cannot be read or has too few words."""
    found = OwnList()
    there: dict[str, Entry] = {}
    for line in _lines(path):
        first, *names = [cell.strip("\"'") for cell in _CELLS.split(line) if cell.strip("\"'")] or [""]
        try:
            entry = entry_of(first, names)
        except WordDropped as why:
            found.drop(first, str(why))
            continue
        found.folded += entry.word != first.lower()
        if entry.word in there:
            found.drop(first, TWICE)
            entry = _joined(there[entry.word], entry)
        there[entry.word] = entry
    if known is not None:
        there = {word: Entry(word, one.parts or known.get(word, "")) for word, one in there.items()}
    found.tagged = any(entry.parts for entry in there.values())
    for word in sorted(there):
        if found.tagged and not there[word].parts:
            found.drop(word, NO_PARTS)
        else:
            found.entries.append(there[word])
    _check(path, found)
    return found


def entry_of(word: str, names: list[str]) -> Entry:
    """A word with the names of its parts of speech. Raises `WordDropped`."""
    folded = fold(word)
    if not folded.isascii() or not folded.isalpha():
        raise WordDropped("the box knows the letters A to Z alone")
    if not SHORTEST <= len(folded) <= LONGEST:
        raise WordDropped(f"a word has {SHORTEST} to {LONGEST} letters")
    parts = set()
    for name in names:
        if name.lower().rstrip(".") not in _NAMES:
            raise WordDropped(f"`{name}` is no part of speech; there are {', '.join(PARTS.values())}")
        parts.add(_NAMES[name.lower().rstrip(".")])
    return Entry(folded, "".join(part for part in PARTS if part in parts))


def fold(word: str) -> str:
    """In small letters, without accents: `Café` is `cafe`, `Straße` is `strasse`."""
    small = word.lower().translate(_FOLDED)
    apart = unicodedata.normalize("NFKD", small)
    return "".join(sign for sign in apart if not unicodedata.combining(sign))


def pack_lines(found: OwnList) -> Iterator[str]:
    """A line of a pack for each word: `view noun verb`."""
    for entry in found.entries:
        yield " ".join([entry.word, *(PARTS[part] for part in entry.parts)])


def _lines(path: Path) -> Iterator[str]:
    try:
        text = path.read_bytes().decode("utf-8-sig")
    except OSError as error:
        raise HostError(
            f"{path} cannot be read ({error.strerror}).", "Name a text or CSV file.", 2
        ) from error
    except UnicodeDecodeError as error:
        hint = "Save it as UTF-8."
        raise HostError(f"{path} is no text in UTF-8 (byte {error.start}).", hint, 2) from error
    for number, line in enumerate(text.splitlines()):
        cells = _CELLS.split(line.strip().lower())
        names_columns = number == 0 and cells[0].strip("\"'") == "word" and len(cells) > 1
        if line.strip() and not line.startswith("#") and not names_columns:
            yield line.strip()


def _joined(one: Entry, other: Entry) -> Entry:
    return Entry(one.word, "".join(part for part in PARTS if part in one.parts + other.parts))


def _check(path: Path, found: OwnList) -> None:
    many = len(found.entries)
    if FEWEST <= many <= MOST:
        return
    reasons = "; ".join(f"{len(some)} dropped: {why}" for why, some in found.dropped.items())
    message = f"{path} has {many:,} words that the box can take; a list has {FEWEST} to {MOST:,}."
    raise HostError(f"{message} {reasons}".strip(), "Put words in, or take some out.", 2)
