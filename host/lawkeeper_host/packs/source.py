"""Pack files: what people write is read here, and whatever is wrong with it is told by its line.

UTF-8 text, one `key: value` or one record of a game on each line; lines that begin with `#` do not count:

    pack: First Light
    author: Lawkeeper contributors
    licence: CC0-1.0
    game: infer

    level: 1
    There must be at least one red die.

`pack`, `author`, `licence` and `game` are in every pack; one that names no game is of the first in the box's
registry. What else there is, and what a record looks like, the game says (`PackGame`): laws in
lawkeeper_host.games.infer.packs, problems in lawkeeper_host.games.turing.packs.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple, NoReturn, Protocol

from lawkeeper.games import GAMES
from lawkeeper.ui.font import missing
from lawkeeper_host.errors import HostError

NAME_BYTES = 20
ABOUT_CHARS = 60
MOST_WRONG = 50  # things that are told of one file
UNSEEN = ("Cc", "Cf", "Cs")  # Unicode's classes of control, format and surrogate signs
_KEY = re.compile(r"([A-Za-z_-]+)\s*:\s*(.*)")

Wrong = Callable[[int, str], None]
"""Called with (line, clause) for each thing that is wrong; line 0 is the file as a whole."""


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


class OtherGame(HostError):
    """A pack of a game that is not the one that is meant."""


class Record(Protocol):
    """A law, a problem: one thing of a pack as its game reads it."""

    @property
    def data(self) -> bytes:
        """What the box keeps of it."""

    @property
    def line(self) -> int:
        """Where it stands in the file; 0 when it was not read from one."""


@dataclass
class Head:
    """What every pack says of itself, "" when it does not: `name` of 1 to 20 bytes, `author` and `licence`
    of at most 60 characters."""

    name: str = ""
    author: str = ""
    licence: str = ""


class LineReader(Protocol):
    """Takes the lines of one pack file that are of its game, in the order of the file. Nothing stops it."""

    def key(self, name: str, value: str) -> str | None:
        """One `name: value` with a key of the game. -> what is wrong with it, as a clause; None: nothing."""

    def line(self, number: int, text: str) -> None:
        """One line that is not empty, without the white space around it."""

    def finish(self, head: Head) -> PackSource:
        """All lines were there. What is wrong with them is told (`Wrong`) by now."""


@dataclass(frozen=True)
class PackGame:
    """How one game writes its packs.

    name: as the registry of the box has it and a pack says it (`game: infer`)
    thing: what one record is called, "law"
    reads: makes somebody who reads one file, and calls `Wrong` for whatever is wrong with its records
    keys: the keys that only packs of this game have -> whether they may stand there more than once
    says: what stands in the pack's section on the box beside name, author and licence: values for JSON.
        Nothing for most: the box reads all from the records.
    """

    name: str
    thing: str
    reads: Callable[[Wrong, PackGame], LineReader]
    keys: Mapping[str, bool] = field(default_factory=dict)
    says: Callable[[PackSource], dict[str, object]] = lambda pack: {}

    @property
    def id(self) -> int:
        """The number of the game in journals and in the box's library."""
        return next(row[0] for row in GAMES if row[1] == self.name)

    @property
    def title(self) -> str:
        """The game's name as players read it."""
        return next(row[2] for row in GAMES if row[1] == self.name)

    def reader(self, wrong: Wrong) -> LineReader:
        """Somebody to read one file."""
        return self.reads(wrong, self)

    def meta(self, pack: PackSource) -> dict[str, object]:
        """What the pack's section says on the box."""
        return self.says(pack)


class PackRecord(NamedTuple):
    """A record of which no more is wanted: what the box keeps, and the line where it stands."""

    data: bytes
    line: int = 0


@dataclass
class PackSource:
    """A pack as it was written, with its `records` in the order in which the box keeps them."""

    head: Head
    game: PackGame
    records: Sequence[Record] = field(default_factory=list)

    @property
    def name(self) -> str:
        """What the pack is called."""
        return self.head.name

    @property
    def count(self) -> int:
        """How many records there are."""
        return len(self.records)


class Lines:
    """The lines of one pack of a game without keys of its own: a `LineReader` but for `line` and `finish`."""

    def __init__(self, wrong: Wrong, game: PackGame) -> None:
        self._wrong = wrong
        self._game = game
        self._known: dict[Hashable, int] = {}  # a record -> the line where it stands first

    def key(self, name: str, value: str) -> str | None:
        """There is none."""
        raise KeyError(name)

    def _note(self, number: int, same: Hashable) -> None:
        """A record was read; one that is in the pack already is wrong. `same`: what makes two of them one."""
        if same in self._known:
            before = self._known[same]
            self._wrong(
                number, f"the {self._game.thing} is the same as on line {before}; delete one of the two"
            )
        self._known.setdefault(same, number)


def read_pack(path: Path, games: Sequence[PackGame]) -> PackSource:
    """Read, check and understand one pack file of one of these games.

    Raises `PackError` with everything that is wrong in it, and `OtherGame`."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise PackError(path, [Problem(0, f"the file cannot be read ({error.strerror})")]) from error
    pack, problems = parse(data, games, str(path))
    if problems:
        raise PackError(path, problems)
    return pack


def parse(
    data: bytes, games: Sequence[PackGame], where: str = "The file"
) -> tuple[PackSource, list[Problem]]:
    """The bytes of a pack file -> the pack, and everything that is wrong with it in the order of lines.

    games: those that it may be of; raises `OtherGame` (which says `where`) when it is of another."""
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        what = f"byte {data[error.start]:#04x} is not UTF-8; save the file as UTF-8"
        return PackSource(Head(), games[0]), [Problem(line, what)]
    reader = _Reader(games, where)
    # Not splitlines(): that also cuts at signs that end no line in an editor; the numbers would not fit.
    lines = text.split("\n")
    try:
        for number, line_text in enumerate(lines, 1):
            reader.take(number, line_text.strip(" \t\r"))
        return reader.finish()
    except _Enough as enough:
        where = f"line {enough.line:,} of {len(lines):,}"
        what = f"more than {MOST_WRONG} things are wrong up to {where}; mend these first"
        return PackSource(Head(), games[0]), [Problem(0, what), *reader.problems]


class _Enough(Exception):
    """There is more wrong than anybody wants to read: the rest of the file is not looked at."""

    def __init__(self, line: int) -> None:
        super().__init__(line)
        self.line = line


class _Reader:
    """Goes through the lines of one file and collects what it finds. Nothing stops it."""

    def __init__(self, games: Sequence[PackGame], where: str) -> None:
        self._games = games
        self._where = where
        self._head = Head()
        self._name: str = GAMES[0][1]  # of the game
        self._problems: list[Problem] = []
        self._said: dict[str, int] = {}  # key -> the line where it was said first
        self._own: list[tuple[int, str, str]] = []  # of the game: (line, key or "" for a record, text)

    def take(self, number: int, line: str) -> None:
        """One line of the file, without the white space around it."""
        if not line or line.startswith("#") or not self._showable(number, line):
            return
        said = _KEY.fullmatch(line)
        if said:
            self._key(number, said[1].lower(), said[2])
        else:
            self._own.append((number, "", line))

    def finish(self) -> tuple[PackSource, list[Problem]]:
        """The pack and its problems."""
        game = next((game for game in self._games if game.name == self._name), None)
        if game is None:
            self._refuse()
        if "pack" not in self._said:
            self._wrong(0, "the pack has no name; begin the file with a line like `pack: First Light`")
        if all(key for _, key, _ in self._own):
            self._wrong(0, f"the pack is empty; write one {game.thing} on each line")
        reader = game.reader(self._wrong)
        for number, key, text in self._own:
            if not key:
                reader.line(number, text)
            elif key in game.keys:
                self._tell(number, reader.key(key, text))
            else:
                self._wrong(number, self._misplaced(key, game))
        return reader.finish(self._head), self.problems

    @property
    def problems(self) -> list[Problem]:
        """What is wrong, in the order of the lines."""
        return sorted(self._problems, key=lambda problem: problem.line)

    def _refuse(self) -> NoReturn:
        meant, its = self._games[0], next(row[2] for row in GAMES if row[1] == self._name)
        hint = f"Its head needs the line `game: {meant.name}`; without another one it is of {its}."
        raise OtherGame(f"{self._where} is no pack of {meant.title}.", hint, 2)

    def _misplaced(self, key: str, game: PackGame) -> str:
        owner = next(other for other in self._games if key in other.keys)
        return f"`{key}` is for packs of {owner.thing}s; a {game.thing} says all of itself"

    def _wrong(self, number: int, what: str) -> None:
        if len(self._problems) == MOST_WRONG:
            raise _Enough(number)
        self._problems.append(Problem(number, what))

    def _tell(self, number: int, complaint: str | None) -> None:
        if complaint:
            self._wrong(number, complaint)

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
        own = {name: again for game in self._games for name, again in game.keys.items()}
        takers = {"pack": self._pack, "author": self._author, "licence": self._licence, "game": self._game}
        if key not in takers and key not in own:
            known = ", ".join([*takers, *own])
            hint = f"a {self._games[0].thing} has no colon after its first word"
            self._wrong(number, f"unknown key `{key}`; there are {known} ({hint})")
        elif key in self._said and not own.get(key):
            self._wrong(number, f"`{key}` was already said on line {self._said[key]}; delete one of the two")
        else:
            self._said.setdefault(key, number)
            if key in own:
                self._own.append((number, key, value))
            else:
                self._tell(number, takers[key](value))

    def _pack(self, value: str) -> str | None:
        over = len(value.encode()) - NAME_BYTES
        if not value:
            return "the pack's name is missing after `pack:`"
        if over > 0:
            return f"the pack's name is {over} bytes too long; at most {NAME_BYTES} fit"
        self._head.name = value
        return None

    def _author(self, value: str) -> str | None:
        self._head.author = value
        return _too_long(value)

    def _licence(self, value: str) -> str | None:
        self._head.licence = value
        return _too_long(value)

    def _game(self, value: str) -> str | None:
        names = [row[1] for row in GAMES]
        if value.lower() not in names:
            return f"the box has no game `{value}`; there is {', '.join(names)}"
        self._name = value.lower()
        return None


def _code(sign: str) -> str:
    return f"U+{ord(sign):04X}"


def _too_long(value: str) -> str | None:
    over = len(value) - ABOUT_CHARS
    return f"is {over} characters too long; at most {ABOUT_CHARS} fit" if over > 0 else None
