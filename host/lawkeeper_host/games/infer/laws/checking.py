"""A pack held against what its laws mean: what fails, what deserves a second look."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from lawkeeper.games.infer.fold.setup import named
from lawkeeper.games.infer.laws import forms
from lawkeeper_host.games.infer.laws.analysis import Analysis, Twins, analyse_all
from lawkeeper_host.games.infer.laws.report import twin
from lawkeeper_host.games.infer.packs import LawPack, PackLaw, read_laws
from lawkeeper_host.packs.source import OtherGame


@dataclass(frozen=True)
class Known:
    """A law of another pack, to find the same one again."""

    path: Path
    pack: LawPack
    law: PackLaw

    def __str__(self) -> str:
        return f"{self.path.name}:{self.law.line}"

    @property
    def text(self) -> str:
        """Its sentence, in the words of its pack."""
        return str(named(self.law.text, self.pack.colours))


@dataclass
class Checked:
    """A pack with the analysis of those of its laws that have a meaning. `fails` and `notes`: (line,
    clause)."""

    pack: LawPack
    laws: list[PackLaw]
    told: list[Analysis]
    fails: list[tuple[int, str]] = field(default_factory=list)
    notes: list[tuple[int, str]] = field(default_factory=list)

    @property
    def levels(self) -> list[int]:
        """The level that each law has."""
        return [law.level for law in self.laws]

    @property
    def for_people(self) -> int:
        """How many laws only people understand."""
        return len(self.pack.laws) - len(self.laws)

    @property
    def lines(self) -> list[int]:
        """Where each law stands in the file."""
        return [law.line for law in self.laws]

    @property
    def texts(self) -> list[str]:
        """Each law in the words of the pack."""
        return [str(named(law.text, self.pack.colours)) for law in self.laws]


def known_laws(folder: Path) -> list[Known]:
    """The laws with a meaning of all packs in a folder; packs of other games are passed over."""
    return [
        Known(path, pack, law)
        for path in sorted(folder.glob("*.txt"))
        for pack in _pack(path)
        for law in pack.laws
        if law.code
    ]


def _pack(path: Path) -> Iterator[LawPack]:
    with suppress(OtherGame):
        yield read_laws(path)


def check(pack: LawPack, known: Sequence[Known]) -> Checked:
    """Look at every law of `pack`, and for the same laws in other packs; one of the same name is not
    another."""
    laws = [law for law in pack.laws if law.code]
    others = [one for one in known if one.pack.name != pack.name]
    trees = [forms.decode(law.code) for law in [*laws, *(one.law for one in others)]]
    told, twins = analyse_all(trees)
    checked = Checked(pack, laws, told[: len(laws)])
    for law, analysis in zip(laws, checked.told, strict=True):
        checked.fails += [(law.line, analysis.useless)] if analysis.useless else []
        checked.notes += [(law.line, analysis.warning)] if analysis.warning and not analysis.useless else []
    checked.fails += _doubles(checked, twins)
    checked.notes += _alike(checked, others, twins)
    checked.fails.sort()
    checked.notes.sort()
    return checked


def _doubles(checked: Checked, twins: Sequence[Twins]) -> Iterator[tuple[int, str]]:
    """Laws that mean the same as an earlier one of the pack."""
    for pair in twins:
        if pair.two < len(checked.laws) and not pair.distance.differ:
            yield checked.laws[pair.two].line, _inside(checked, pair)


def _inside(checked: Checked, pair: Twins) -> str:
    return twin(pair.distance, f"line {checked.laws[pair.one].line}", checked.texts[pair.one])


def _alike(checked: Checked, others: Sequence[Known], twins: Sequence[Twins]) -> Iterator[tuple[int, str]]:
    """Laws that mean nearly the same as one of the pack, or the same as one of another."""
    count = len(checked.laws)
    for pair in twins:
        if pair.two < count and pair.distance.differ:
            yield checked.laws[pair.two].line, _inside(checked, pair)
        elif pair.one < count <= pair.two:
            other = others[pair.two - count]
            yield checked.laws[pair.one].line, twin(pair.distance, str(other), other.text)
