"""What a game declares on the host, all of it in one object; nothing else here asks which game it is."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Protocol

import click

from lawkeeper_host.measure.figures import Figure
from lawkeeper_host.packs.source import PackGame
from lawkeeper_host.sheet.drawn import Called, Drawer

Booklet = Callable[[str, str, Sequence[tuple[int, bytes]]], bytes]
"""(name of the pack, author and licence, [(number in the pack from 1, record as the box keeps it)]) -> the
bytes of a PDF file with these records to play from paper."""


class Teller(Protocol):
    """Tells the record of a game in sentences. `game` is its rules object as it stands at that moment.

    `SECRET` is what players call the secret of this game."""

    SECRET: str

    def agreed(self, game: Any) -> list[tuple[str, str]]:
        """The set-up as (what, how)."""

    def sentence(self, before: Any, move: bytes, after: Any) -> str:
        """What a move did, for people; `before` and `after` are what `look` gave around it."""

    def look(self, game: Any) -> Any:
        """What `sentence` wants to know of a game at one moment."""

    def law(self, game: Any) -> str:
        """The secret of a finished game, as players read it; empty when the box never knew it."""

    def understood(self, game: Any) -> str:
        """What the box took the secret of a finished game to mean, in its words; empty when it did not."""

    def closing(self, game: Any) -> list[str]:
        """The end of a told game: its secret, in lines."""

    def marks(self, game: Any) -> tuple[str, str] | None:
        """The marks on the table at the end, and what they are by the law. None when the box cannot say."""


@dataclass(frozen=True)
class Items:
    """The checklist of a game's rules: `file` in tests/data, a line an item, and how the names of the tests
    that hold an item begin (`test_item_` for `test_item_25_...`)."""

    file: str
    begin: str


@dataclass(frozen=True)
class Tours:
    """Games that are long or large, which the bench plays: `module` of tests/ has them as its `CHAPTERS`;
    `names`: what each is called."""

    module: str
    names: tuple[str, ...]


class Game:
    """One game, as the command line, the packs, the records, the bench and the checks see it.

    packs: reader of the game's lines in pack files, writer of its records; it also names the game
    items: the checklist of its rules and the names of their tests
    tours: games of it that the bench plays besides the tour of all screens, or None

    What costs time to import comes from the methods: they import when they are asked."""

    packs: PackGame
    items: Items
    tours: Tours | None = None

    @property
    def name(self) -> str:
        """The game's folder here and on the device, and what a pack calls it: "infer"."""
        return self.packs.name

    @property
    def id(self) -> int:
        """Its number in journals and in the box's library; never used twice."""
        return self.packs.id

    @property
    def title(self) -> str:
        """Its name as players read it."""
        return self.packs.title

    def commands(self) -> Sequence[click.Command]:
        """Its commands and groups of commands, to stand below `lawkeeper`: by default the group with its name
        in its `commands`."""
        return (getattr(self._part("commands"), self.name),)

    def teller(self) -> Teller:
        """Who tells its records in sentences: its `telling`."""
        teller: Teller = self._part("telling")
        return teller

    def bench(self) -> Iterator[Figure]:
        """Its section of the bench: figures, some with budgets; measured as they are asked for. Needs a
        checkout; takes seconds to minutes. By default those of its `bench`."""
        yield from self._part("bench").figures()

    def booklet(self) -> Booklet | None:
        """Who prints its packs; None, as by default, when there is nothing to print."""
        return None

    def papers(self) -> Mapping[str, Callable[[], str]]:
        """Pages of docs/ that are made from its tables: file name -> who writes it; by default none."""
        return {}

    def drawer(self, called: Called) -> Drawer | None:
        """Who draws a record of it for paper; `called` names its players. By default nobody: the page then
        has its sentences."""
        return None

    def _part(self, name: str) -> Any:
        """A module of its folder, imported now: what costs time comes when it is asked for."""
        return import_module(f"{__package__}.{self.name}.{name}")
