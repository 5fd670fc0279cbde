"""The line of time: a sign for everything that happened, side by side or one above the other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from markupsafe import Markup

from lawkeeper_host.sheet.drawn import Tick
from lawkeeper_host.sheet.paper import minutes, render

WIDTH = 720
LEFT = 14
ROOM = 15  # from one sign to the next in a lane
STEPS = (10, 30, 60, 120, 300, 600, 1200, 1800, 3600, 7200, 14400, 43200, 86400)
MOST_STEPS = 10


@dataclass(frozen=True)
class Placed:
    """A tick with its place: `x` from the left, `lane` from the line upwards, from 0."""

    tick: Tick
    x: float
    lane: int


def timeline(ticks: Sequence[Tick], total: int) -> Markup:
    """The drawing of `total` seconds of play; nothing when nothing happened."""
    if not ticks:
        return Markup("")
    span = max(total, 1)
    step = next((one for one in STEPS if span / one <= MOST_STEPS), STEPS[-1])
    marks = [(_x(at, span), minutes(at)) for at in range(0, span + 1, step)]
    placed = place(ticks, span)
    high = 1 + max(one.lane for one in placed)
    return render("sheet/timeline.html", placed=placed, marks=marks, high=high, width=WIDTH, left=LEFT)


def place(ticks: Sequence[Tick], span: int) -> list[Placed]:
    """Each tick in the lowest lane in which it has room."""
    ends: list[float] = []  # by lane: where the last sign stands
    found = []
    for tick in ticks:
        x = _x(tick.at, span)
        lane = next((n for n, end in enumerate(ends) if x - end >= ROOM), len(ends))
        ends[lane : lane + 1] = [x]
        found.append(Placed(tick, x, lane))
    return found


def _x(at: int, span: int) -> float:
    return round(LEFT + at / span * (WIDTH - 2 * LEFT), 1)
