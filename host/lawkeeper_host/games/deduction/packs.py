"""Deals in a pack: lines like `full 4: 7K2-M9Q-XPG` (lawkeeper_host.games.deduction.text) on one side,
records of the box on the other. Those that take few hands come first."""

from __future__ import annotations

from lawkeeper_host.packs.source import Head, Lines, PackGame, PackRecord, PackSource, Wrong


class _Lines(Lines):
    """The lines of one pack."""

    def __init__(self, wrong: Wrong, game: PackGame) -> None:
        super().__init__(wrong, game)
        self._deals: list[PackRecord] = []

    def line(self, number: int, text: str) -> None:
        """One deal."""
        from lawkeeper_host.games.deduction import text as lines

        try:
            data = lines.read_line(text)
        except lines.LineRefused as refused:
            self._wrong(number, str(refused))
            return
        self._note(number, data)
        self._deals.append(PackRecord(data, number))

    def finish(self, head: Head) -> PackSource:
        """The pack, its deals sorted by how much has to be shared."""
        self._deals.sort(key=lambda deal: deal.data[-1])
        return PackSource(head, self._game, self._deals)


DEALS = PackGame("deduction", "deal", _Lines)
