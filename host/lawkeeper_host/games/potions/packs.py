"""Puzzles and lists of potions in a pack: lines (lawkeeper_host.games.potions.text) on one side, records of
the box on the other. Lists come first, then puzzles by question and by how many rules they have."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lawkeeper_host.packs.source import Head, Lines, PackGame, PackRecord, PackSource, Wrong

if TYPE_CHECKING:
    from lawkeeper_host.games.potions.text import Potions


class _Lines(Lines):
    """The lines of one pack."""

    def __init__(self, wrong: Wrong, game: PackGame) -> None:
        super().__init__(wrong, game)
        self._puzzles: list[PackRecord] = []
        self._lists: list[Potions] = []

    def line(self, number: int, text: str) -> None:
        """A puzzle, a list, or an effect of the last list."""
        from lawkeeper_host.games.potions import text as lines

        try:
            if puzzle := lines.read_puzzle(text):
                self._puzzle(number, puzzle.record())
            elif potions := lines.read_potions(number, text):
                self._lists.append(potions)
            elif effect := lines.read_effect(text):
                self._effect(number, *effect)
            else:
                what = (
                    f"write a puzzle, like `{lines.EXAMPLE}`, or `potions red, fizzy, tasty`, or below that "
                )
                self._wrong(number, what + "`effect red: What happens.`")
        except lines.LineRefused as refused:
            self._wrong(number, str(refused))

    def _puzzle(self, number: int, data: bytes) -> None:
        self._note(number, data)
        self._puzzles.append(PackRecord(data, number))

    def _effect(self, number: int, name: str, what: str) -> None:
        if not self._lists:
            self._wrong(number, "first comes the list that it belongs to, like `potions red, fizzy, tasty`")
        elif name not in self._lists[-1].names:
            self._wrong(number, f"`{name}` is not in the list on line {self._lists[-1].line}")
        elif name in self._lists[-1].effects:
            self._wrong(number, f"{name} has an effect already; delete one of the two")
        else:
            self._lists[-1].effects[name] = what

    def finish(self, head: Head) -> PackSource:
        """The pack in its order."""
        self._puzzles.sort(key=lambda one: (one.data[1], _rules(one.data)))
        lists = [PackRecord(one.record(), one.line) for one in self._lists]
        return PackSource(head, self._game, [*lists, *self._puzzles])


def _rules(data: bytes) -> int:
    """How many rules a puzzle has."""
    at, found = 4, 0
    while at < len(data):
        at += 1 + data[at]
        found += 1
    return found


PACKS = PackGame("potions", "puzzle", _Lines)
