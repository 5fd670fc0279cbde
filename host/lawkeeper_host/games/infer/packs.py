"""Laws of Infer in a pack: sentences of people on one side, records of the box on the other.

    colours: red, blue, black
    meaning: people
    level: 1
    There must be at least one red die.

`colours` names the pack's own three dice colours, in the order of the box's colour slots; without it they are
orange, blue, white. A law keeps the slot, not the name: every box shows its owner's names. A law before the
first `level` line has level 1.

Every law is understood as it is read: its meaning goes onto the box with it. `meaning: people` allows laws
that only people understand; the box deals those only where a person is the Universe. Laws of directions
(Infer items 83-85) are marked: they are for games with the Compass Rose.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, cast

from lawkeeper.games.infer.laws import forms
from lawkeeper_host.games.infer.laws import LawRefused, understand
from lawkeeper_host.games.infer.laws.colours import OTHER_COLOURS, Names, colour_names
from lawkeeper_host.games.infer.laws.words import NAMES
from lawkeeper_host.packs.source import Head, PackGame, PackSource, Wrong, read_pack

MEANINGS = ("box", "people")
LEVELS = (1, 2, 3)
LAW_BYTES = 84
COMPASS = 1  # a law for games with the Compass Rose only
_WORD = re.compile(r"[A-Za-z]+")
_DIRECTION = re.compile(r"\b(north|south|east|west)", re.IGNORECASE)

Understand = Callable[[str, Names], Any]
"""A sentence and the three colour names -> the law as a tree; raises `LawRefused`."""


class PackLaw(NamedTuple):
    """A law of a pack. In `text` the signs 1, 2, 3 are the colour slots; `code` is its tree, or b"" when only
    people understand it; `compass`: it speaks of directions; `line` is where it stands in the file."""

    level: int
    text: str
    code: bytes = b""
    compass: bool = False
    line: int = 0

    @property
    def data(self) -> bytes:
        """The law as the box keeps it: level, length and text, length and tree, and for a law of directions
        one byte more, `COMPASS`. The tree is empty when only people know what the law means."""
        coded = self.text.encode()
        marks = bytes((COMPASS,)) if self.compass else b""
        tree = bytes((len(self.code),)) + self.code + marks if self.code or marks else b""
        return bytes((self.level, len(coded))) + coded + tree


@dataclass
class LawPack(PackSource):
    """A pack of laws, in the order of the file. `people`: laws without a meaning for the box are allowed."""

    colours: Names = NAMES
    people: bool = False

    @property
    def laws(self) -> list[PackLaw]:
        """The records, for what they are."""
        return cast("list[PackLaw]", self.records)


def read_laws(path: Path) -> LawPack:
    """The laws of one pack file. Raises `PackError` with all that is wrong, and `OtherGame`."""
    return cast(LawPack, read_pack(path, [LAWS]))


def law_pack(head: Head, laws: Iterable[PackLaw]) -> LawPack:
    """A pack that was not read from a file."""
    return LawPack(head, LAWS, list(laws))


class _Lines:
    """The lines of one pack. A law is looked at when all keys are known."""

    def __init__(self, meaning: Understand, wrong: Wrong, game: PackGame) -> None:
        self._understand = meaning
        self._wrong = wrong
        self._pack = LawPack(Head(), game)
        self._known: dict[str, int] = {}  # a law -> the line where it stands first
        self._written: list[tuple[int, int, str]] = []  # (line, level, text)
        self._level = 1

    def key(self, name: str, value: str) -> str | None:
        """One of the keys of a pack of laws."""
        return {"colours": self._colours, "meaning": self._meaning, "level": self._of_level}[name](value)

    def line(self, number: int, text: str) -> None:
        """One law."""
        self._written.append((number, self._level, text))

    def finish(self, head: Head) -> LawPack:
        """The pack with all laws that there are, whatever is wrong with them."""
        self._pack.head = head
        self._pack.records = [self._law(number, level, text) for number, level, text in self._written]
        return self._pack

    def _colours(self, value: str) -> str | None:
        names = colour_names(value)
        if names is None:
            return "`colours` takes three different words, like `colours: red, blue, black`"
        self._pack.colours = names
        return None

    def _meaning(self, value: str) -> str | None:
        if value.lower() not in MEANINGS:
            return "`meaning` is `box` (the box understands every law) or `people` (it need not)"
        self._pack.people = value.lower() == "people"
        return None

    def _of_level(self, value: str) -> str | None:
        if value not in map(str, LEVELS):
            return f"level {value or '(nothing)'} does not exist; write 1, 2 or 3"
        self._level = int(value)
        return None

    def _law(self, number: int, level: int, text: str) -> PackLaw:
        over = len(text.encode()) - LAW_BYTES
        if over > 0:
            self._wrong(number, f"the law is {over} bytes too long; at most {LAW_BYTES} fit on the screen")
        foreign = self._foreign(text)
        for word in foreign:
            own = _listed(self._pack.colours)
            self._wrong(number, f"`{word}` is not a colour of this pack; its colours are {own}")
        coded = self._coded(text)
        same = " ".join(coded.lower().rstrip(".").split())
        if same in self._known:
            self._wrong(number, f"the law is the same as on line {self._known[same]}; delete one of the two")
        self._known.setdefault(same, number)
        # One sentence is enough: what is too long or of a wrong colour is not looked at for its meaning too.
        code = self._tree(number, text) if over <= 0 and not foreign else b""
        return PackLaw(level, coded, code, _directed(text, code), number)

    def _tree(self, number: int, text: str) -> bytes:
        """The bytes of the law's tree; b"" when it is not understood, which may be wrong."""
        try:
            return bytes(forms.encode(self._understand(text, self._pack.colours)))
        except LawRefused as refused:
            if not self._pack.people:
                self._wrong(number, _refusal(text, refused))
        return b""

    def _foreign(self, text: str) -> list[str]:
        """The colour words that are none of the pack's, each once."""
        words = (word.lower() for word in _WORD.findall(text))
        found = {word for word in words if _singular(word) in OTHER_COLOURS - set(self._pack.colours)}
        return sorted(found)

    def _coded(self, text: str) -> str:
        """The text with the pack's colour words turned into slots; a plural keeps its s."""

        def slot(word: re.Match[str]) -> str:
            name = _singular(word[0].lower())
            for number, colour in enumerate(self._pack.colours, 1):
                if word[0].lower() == colour or name == colour:
                    return chr(number) + word[0][len(colour) :]
            return word[0]

        return _WORD.sub(slot, text)


def _directed(text: str, code: bytes) -> bool:
    """Whether a law speaks of directions; of one that only people understand its words have to say so."""
    if not code:
        return bool(_DIRECTION.search(text))
    # Here and not above: the device's check of trees is wanted for laws that have a meaning only.
    from lawkeeper.games.infer.laws import looks

    return bool(looks.needs(forms.decode(code)) & (forms.NORTHING | forms.EASTING))


def _refusal(text: str, refused: LawRefused) -> str:
    """Why a law is not understood: the sentence, the nearest phrase, and the law with the word pointed at."""
    said = _clause(refused.message) + (f"; {_clause(refused.hint)}" if refused.hint else "")
    pointed = refused.pointed(text).split("\n") if refused.end > refused.start else []
    return "\n    ".join([said, *pointed])


def _clause(sentence: str) -> str:
    """A sentence as part of another one: it begins small and ends without a full stop."""
    kept = sentence.strip().rstrip(".")
    return kept[:1].lower() + kept[1:] if kept[:2].istitle() else kept


def _singular(word: str) -> str:
    return word[:-1] if word.endswith("s") else word


def _listed(names: tuple[str, ...]) -> str:
    return f"{', '.join(names[:-1])} and {names[-1]} (another three: `colours: red, blue, black`)"


def _says(pack: PackSource) -> dict[str, object]:
    """How many laws of each level there are: [of level 1, of level 2, of level 3]."""
    levels = [law.level for law in cast(LawPack, pack).laws]
    return {"levels": [levels.count(wanted) for wanted in LEVELS]}


def law_packs(meaning: Understand = understand) -> PackGame:
    """How packs of laws are written; `meaning` finds that of a sentence."""
    keys = {"colours": False, "meaning": False, "level": True}
    return PackGame("infer", "law", partial(_Lines, meaning), keys, _says)


LAWS = law_packs()
