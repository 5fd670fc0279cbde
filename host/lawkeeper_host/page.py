"""The page of a record: one HTML file that needs nothing else, no network and no script."""

from __future__ import annotations

from collections.abc import Sequence

from lawkeeper_host import record
from lawkeeper_host.errors import HostError
from lawkeeper_host.games import registry
from lawkeeper_host.places import PACKAGE
from lawkeeper_host.sheet.paper import render, style
from lawkeeper_host.sheet.timeline import timeline

SHEET = PACKAGE / "sheet"
NAMES_MOST = 40  # signs of a player's name


def html(game: record.Record, title: str = "", names: Sequence[str] = ()) -> str:
    """The page of a finished game. `HostError` when it has not told its secret, or the names do not fit it.

    title: what stands above it, by default the name of the game. names: of the players, by seat."""
    calls = registry.game(game.game_id).drawer
    called = _Names(names)
    drawer = calls(called)
    story = record.tell(game, drawer)
    drawn = drawer.end(story.end) if drawer else None
    called.check()
    return str(
        render(
            "sheet/record.html",
            title=title or story.game,
            story=story,
            record=game,
            drawn=drawn,
            time=timeline(drawn.ticks, max(at for _, at in game.moves)) if drawn else "",
            style=style(SHEET / "record.css"),
        )
    )


class _Names:
    """What the player of a seat is called; remembers which seats were asked for."""

    def __init__(self, names: Sequence[str]) -> None:
        self._names = [name.strip()[:NAMES_MOST] for name in names]
        self._seats = 0

    def __call__(self, seat: int) -> str:
        self._seats = max(self._seats, seat + 1)
        return self._names[seat] if seat < len(self._names) else ""

    def check(self) -> None:
        """Refuse names of people who did not play."""
        if len(self._names) > self._seats:
            raise HostError(
                f"There are {len(self._names)} names, but this game had {self._seats} players.",
                "Name them in the order of their seats: lawkeeper log --html FILE --names Ada,Ben",
                2,
            )
