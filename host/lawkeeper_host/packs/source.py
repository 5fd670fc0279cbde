"""Pack source files: `key: value` lines, `level: n` lines, `#` comments, and every other line is one law.

    pack: First Light
    author: Lawkeeper contributors
    licence: CC0-1.0
    game: infer
    colours: red, blue, black

    level: 1
    There must be at least one red die.

`colours` names the pack's own three dice colours, in the order of the box's colour slots; without it they are
orange, blue, white. A law keeps the slot, not the name: every box shows its owner's names. A law before the
first `level` line has level 1.

Every law is understood as it is read: its meaning goes onto the box with it. `meaning: people` allows laws
that only people understand; the box deals those only where a person is the Universe. Laws of directions
(Infer items 83-85) are marked: they are for games with the Compass Rose.

In a pack of `game: turing` every other line is one problem, like `classic easy 4: 3b 7a 14b 17a`
(lawkeeper_host.turing.text); `level`, `colours` and `meaning` have no place there.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from lawkeeper.games import GAMES, TURING
from lawkeeper.games.infer.laws import forms
from lawkeeper.ui.font import missing
from lawkeeper_host.errors import HostError
from lawkeeper_host.laws import LawRefused, understand
from lawkeeper_host.packs.problems import PackRecord, ProblemRefused, read_problem

KEYS = ("pack", "author", "licence", "game", "colours", "meaning", "level")
MEANINGS = ("box", "people")
OF_LAWS = ("colours", "meaning", "level")
LEVELS = (1, 2, 3)
COLOURS = ("orange", "blue", "white")
LAW_BYTES = 84
NAME_BYTES = 20
ABOUT_CHARS = 60
OTHER_COLOURS = frozenset(
    """
    amber aqua beige black blue brown crimson cyan gold golden gray green grey indigo ivory lilac lime magenta
    maroon navy olive orange pink purple red rose scarlet silver tan teal turquoise violet white yellow
    """.split()
)
UNSEEN = ("Cc", "Cf", "Cs")  # Unicode's classes of control, format and surrogate signs
_KEY = re.compile(r"([A-Za-z_-]+)\s*:\s*(.*)")
_WORD = re.compile(r"[A-Za-z]+")
_DIRECTION = re.compile(r"\b(north|south|east|west)", re.IGNORECASE)

Names = tuple[str, str, str]
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


@dataclass(frozen=True)
class Problem:
    """One thing that is wrong with a pack: the line it is on (0: the file as a whole) and what to do."""

    line: int
    what: str


class PackError(HostError):
    """A pack that cannot be used: `path` and all its `problems`, in the order of their lines."""

    def __init__(self, path: Path, problems: list[Problem]) -> None:
        self.path = path
        self.problems = sorted(problems, key=lambda problem: problem.line)
        lines = [f"{path}:{p.line}: {p.what}" if p.line else f"{path}: {p.what}" for p in self.problems]
        super().__init__("\n".join(lines), "Mend the file, then run the same command again.", 2)


@dataclass
class PackSource:
    """A pack as it was written. `people`: laws without a meaning for the box are allowed.

    A pack of laws has `laws`; one of problems has `records`, those of one kind together."""

    name: str = ""
    author: str = ""
    licence: str = ""
    colours: Names = COLOURS
    game: int = 1
    people: bool = False
    laws: list[PackLaw] = field(default_factory=list)
    records: list[PackRecord] = field(default_factory=list)

    @property
    def count(self) -> int:
        """How many laws or problems there are."""
        return len(self.laws) + len(self.records)

    @property
    def thing(self) -> str:
        """What it is a pack of: "law" or "problem"."""
        return thing(self.game)


def thing(game: int) -> str:
    """What a pack of the game with this id is made of."""
    return "problem" if game == TURING else "law"


def read_pack(path: Path) -> PackSource:
    """Read, check and understand one pack file. Raises `PackError` with everything that is wrong in it."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise PackError(path, [Problem(0, f"the file cannot be read ({error.strerror})")]) from error
    pack, problems = parse(data)
    if problems:
        raise PackError(path, problems)
    return pack


def parse(data: bytes, understand: Understand = understand) -> tuple[PackSource, list[Problem]]:
    """The bytes of a pack file -> the pack, and everything that is wrong with it.

    `understand` finds the meaning of a law."""
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        where = data.count(b"\n", 0, error.start) + 1
        what = f"byte {data[error.start]:#04x} is not UTF-8; save the file as UTF-8"
        return PackSource(), [Problem(where, what)]
    reader = _Reader(understand)
    # Not splitlines(): that also cuts at signs that end no line in an editor; the numbers would not fit.
    for number, line in enumerate(text.split("\n"), 1):
        reader.take(number, line.strip(" \t\r"))
    return reader.finish()


def colour_names(value: str) -> Names | None:
    """Three colour names out of `red, blue, black`; None when it is not that."""
    names = tuple(name.strip().lower() for name in value.split(","))
    if len(names) != 3 or len(set(names)) != 3 or not all(_WORD.fullmatch(name) for name in names):
        return None
    return names[0], names[1], names[2]


class _Reader:
    """Goes through the lines of one file and collects what it finds. Nothing stops it."""

    def __init__(self, understand: Understand) -> None:
        self.pack = PackSource()
        self._understand = understand
        self.problems: list[Problem] = []
        self._keys: dict[str, int] = {}  # key -> the line where it was said first
        self._laws: dict[str, int] = {}  # the same for laws
        self._known: dict[object, int] = {}  # and for problems
        self._written: list[tuple[int, int, str]] = []  # (line, level, text), for when all keys are known
        self._level = 1

    def take(self, number: int, line: str) -> None:
        """One line of the file, without the white space around it."""
        if not line or line.startswith("#"):
            return
        if not self._showable(number, line):
            return
        said = _KEY.fullmatch(line)
        if said:
            self._key(number, said[1].lower(), said[2])
        else:
            self._written.append((number, self._level, line))

    def finish(self) -> tuple[PackSource, list[Problem]]:
        """The pack and its problems."""
        if "pack" not in self._keys:
            self._wrong(0, "the pack has no name; begin the file with a line like `pack: First Light`")
        if not self._written:
            self._wrong(0, f"the pack is empty; write one {self.pack.thing} on each line")
        if self.pack.game == TURING:
            self._finish_problems()
        else:
            for number, level, text in self._written:
                self._law(number, level, text)
        return self.pack, self.problems

    def _finish_problems(self) -> None:
        """The lines as problems. They go by kind: the box finds those of one kind by their first and last."""
        for key in OF_LAWS:
            if key in self._keys:
                self._wrong(self._keys[key], f"`{key}` is for packs of laws; a problem says all of itself")
        for number, _, text in self._written:
            self._problem(number, text)
        self.pack.records.sort(key=lambda record: record.kind)

    def _problem(self, number: int, text: str) -> None:
        try:
            record = read_problem(text, number)
        except ProblemRefused as refused:
            self._wrong(number, str(refused))
            return
        if record.same in self._known:
            where = self._known[record.same]
            self._wrong(number, f"the problem is the same as on line {where}; delete one of the two")
        self._known.setdefault(record.same, number)
        self.pack.records.append(record)

    def _wrong(self, number: int, what: str) -> None:
        self.problems.append(Problem(number, what))

    def _showable(self, number: int, line: str) -> bool:
        control = sorted({_code(sign) for sign in line if unicodedata.category(sign) in UNSEEN})
        if control:
            self._wrong(number, f"a control character is in this line ({', '.join(control)}); delete it")
            return False
        lost = missing(line)
        if lost:
            signs = ", ".join(f"{sign} ({_code(sign)})" for sign in lost)
            self._wrong(number, f"the box has no sign for {signs}; write it with plain letters")
        return not lost

    def _key(self, number: int, key: str, value: str) -> None:
        if key not in KEYS:
            known = ", ".join(KEYS)
            hint = "a law has no colon after its first word"
            self._wrong(number, f"unknown key `{key}`; there are {known} ({hint})")
            return
        if key != "level" and key in self._keys:
            self._wrong(number, f"`{key}` was already said on line {self._keys[key]}; delete one of the two")
            return
        self._keys.setdefault(key, number)
        wrong = getattr(self, f"_take_{key}")(value)
        if wrong:
            self._wrong(number, wrong)

    def _take_pack(self, value: str) -> str | None:
        over = len(value.encode()) - NAME_BYTES
        if not value:
            return "the pack's name is missing after `pack:`"
        if over > 0:
            return f"the pack's name is {over} bytes too long; at most {NAME_BYTES} fit"
        self.pack.name = value
        return None

    def _take_author(self, value: str) -> str | None:
        self.pack.author = value
        return _too_long(value)

    def _take_licence(self, value: str) -> str | None:
        self.pack.licence = value
        return _too_long(value)

    def _take_game(self, value: str) -> str | None:
        numbers = {row[1]: row[0] for row in GAMES}
        if value.lower() not in numbers:
            return f"the box has no game `{value}`; there is {', '.join(numbers)}"
        self.pack.game = numbers[value.lower()]
        return None

    def _take_colours(self, value: str) -> str | None:
        names = colour_names(value)
        if names is None:
            return "`colours` takes three different words, like `colours: red, blue, black`"
        self.pack.colours = names
        return None

    def _take_meaning(self, value: str) -> str | None:
        if value.lower() not in MEANINGS:
            return "`meaning` is `box` (the box understands every law) or `people` (it need not)"
        self.pack.people = value.lower() == "people"
        return None

    def _take_level(self, value: str) -> str | None:
        if value not in map(str, LEVELS):
            return f"level {value or '(nothing)'} does not exist; write 1, 2 or 3"
        self._level = int(value)
        return None

    def _law(self, number: int, level: int, text: str) -> None:
        over = len(text.encode()) - LAW_BYTES
        if over > 0:
            self._wrong(number, f"the law is {over} bytes too long; at most {LAW_BYTES} fit on the screen")
        foreign = self._foreign(text)
        for word in foreign:
            own = _listed(self.pack.colours)
            self._wrong(number, f"`{word}` is not a colour of this pack; its colours are {own}")
        coded = self._coded(text)
        same = " ".join(coded.lower().rstrip(".").split())
        if same in self._laws:
            self._wrong(number, f"the law is the same as on line {self._laws[same]}; delete one of the two")
        self._laws.setdefault(same, number)
        # One sentence is enough: what is too long or of a wrong colour is not looked at for its meaning too.
        code = self._meaning(number, text) if over <= 0 and not foreign else b""
        self.pack.laws.append(PackLaw(level, coded, code, _directed(text, code), number))

    def _meaning(self, number: int, text: str) -> bytes:
        """The bytes of the law's tree; b"" when it is not understood, which may be wrong."""
        try:
            return bytes(forms.encode(self._understand(text, self.pack.colours)))
        except LawRefused as refused:
            if not self.pack.people:
                self._wrong(number, _refusal(text, refused))
        return b""

    def _foreign(self, text: str) -> list[str]:
        """The colour words that are none of the pack's, each once."""
        words = (word.lower() for word in _WORD.findall(text))
        found = {word for word in words if _singular(word) in OTHER_COLOURS - set(self.pack.colours)}
        return sorted(found)

    def _coded(self, text: str) -> str:
        """The text with the pack's colour words turned into slots; a plural keeps its s."""

        def slot(word: re.Match[str]) -> str:
            name = _singular(word[0].lower())
            for number, colour in enumerate(self.pack.colours, 1):
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


def _code(sign: str) -> str:
    return f"U+{ord(sign):04X}"


def _too_long(value: str) -> str | None:
    over = len(value) - ABOUT_CHARS
    return f"is {over} characters too long; at most {ABOUT_CHARS} fit" if over > 0 else None


def _singular(word: str) -> str:
    return word[:-1] if word.endswith("s") else word


def _listed(names: tuple[str, ...]) -> str:
    return f"{', '.join(names[:-1])} and {names[-1]} (another three: `colours: red, blue, black`)"
