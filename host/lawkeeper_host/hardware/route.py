"""Finds the tracks of a board with two layers: a grid, the cheapest way from what is joined already to the
next pad, straight rather than bent, on one layer rather than through a via.

Standard library only. Lengths in mm. It knows nothing of KiCad.
"""

from __future__ import annotations

import heapq
import math
from collections.abc import Iterator
from dataclasses import dataclass

Point = tuple[float, float]
FRONT, BACK = 0, 1
VIA = 0.6  # across
CLEARANCE = 0.25
EDGE = 0.6
_DIAGONAL = math.sqrt(2)
_STEPS = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)]
_TURN, _VIA_COST = 0.6, 14.0


@dataclass(frozen=True)
class Pad:
    """Copper of a part: a box `size` around `at`, on these layers; `net` "" for what nothing may touch."""

    net: str
    at: Point
    size: Point
    layers: tuple[int, ...]


@dataclass(frozen=True)
class Track:
    """A straight piece of a net; on both layers it is a via, and `start` is `end`."""

    net: str
    start: Point
    end: Point
    width: float
    layers: tuple[int, ...]


class NoWay(Exception):
    """args[0] is the net for which there is no way."""


@dataclass(frozen=True)
class Grid:
    """Nodes `pitch` apart, one of them at `origin`; the board reaches from (0, 0) to `size`."""

    origin: Point
    pitch: float
    size: Point

    @property
    def across(self) -> tuple[int, int]:
        """How many nodes there are in x and in y."""
        return int(self.size[0] / self.pitch) + 1, int(self.size[1] / self.pitch) + 1

    def shift(self) -> Point:
        """Where node (0, 0) lies."""
        return self.origin[0] % self.pitch, self.origin[1] % self.pitch

    def point(self, i: int, j: int) -> Point:
        """Where a node lies."""
        x, y = self.shift()
        return round(x + i * self.pitch, 4), round(y + j * self.pitch, 4)

    def near(self, at: Point) -> tuple[int, int]:
        """The node next to a point."""
        x, y = self.shift()
        return round((at[0] - x) / self.pitch), round((at[1] - y) / self.pitch)

    def around(self, low: Point, high: Point) -> Iterator[tuple[int, int, Point]]:
        """The nodes in a box."""
        across, down = self.across
        (i0, j0), (i1, j1) = self.near(low), self.near(high)
        for j in range(max(0, j0), min(down, j1 + 1)):
            for i in range(max(0, i0), min(across, i1 + 1)):
                yield i, j, self.point(i, j)


class Router:
    """`pads`: all copper there is; `keep_out`: boxes (low, high) without tracks. `.tracks`: what it laid."""

    def __init__(self, grid: Grid, pads: list[Pad], keep_out: list[tuple[Point, Point]]) -> None:
        self._grid = grid
        self._pads = pads
        self._keep_out = keep_out
        self.tracks: list[Track] = []

    def join(self, net: str, width: float) -> None:
        """Join all pads of a net. Raises NoWay."""
        mine = [pad for pad in self._pads if pad.net == net]
        blocked = self._blocked(net, width / 2)
        no_via = self._blocked(net, VIA / 2)
        joined = set(self._nodes(mine[0]))
        left = mine[1:]
        while left:
            left.sort(key=lambda pad: self._gap(pad, joined))
            target = left.pop(0)
            path = self._way(joined, set(self._nodes(target)), blocked, no_via)
            if path is None:
                raise NoWay(net)
            self._lay(net, width, path)
            joined |= set(path) | set(self._nodes(target))

    def _nodes(self, pad: Pad) -> Iterator[tuple[int, int, int]]:
        i, j = self._grid.near(pad.at)
        for layer in pad.layers:
            yield layer, i, j

    def _gap(self, pad: Pad, joined: set[tuple[int, int, int]]) -> float:
        i, j = self._grid.near(pad.at)
        return min(abs(i - x) + abs(j - y) for _, x, y in joined)

    def _blocked(self, net: str, half: float) -> list[set[tuple[int, int]]]:
        """The nodes of each layer that the middle of something of this half width must not touch."""
        found: list[set[tuple[int, int]]] = [set(), set()]
        for pad in self._pads:
            if pad.net != net or not net:
                reach = half + CLEARANCE
                for layer in pad.layers:
                    found[layer] |= set(self._near_box(pad.at, pad.size, reach))
        for track in self.tracks:
            if track.net != net:
                reach = half + CLEARANCE + track.width / 2
                for layer in track.layers:
                    found[layer] |= set(self._near_line(track.start, track.end, reach))
        walls = set(self._walls(half))
        return [found[0] | walls, found[1] | walls]

    def _walls(self, half: float) -> Iterator[tuple[int, int]]:
        width, height = self._grid.size
        room = EDGE + half
        for i, j, (x, y) in self._grid.around((0, 0), self._grid.size):
            if not (room <= x <= width - room and room <= y <= height - room):
                yield i, j
        for low, high in self._keep_out:
            grown = (low[0] - half, low[1] - half), (high[0] + half, high[1] + half)
            for i, j, _ in self._grid.around(*grown):
                yield i, j

    def _near_box(self, at: Point, size: Point, reach: float) -> Iterator[tuple[int, int]]:
        w, h = size[0] / 2, size[1] / 2
        low = at[0] - w - reach, at[1] - h - reach
        high = at[0] + w + reach, at[1] + h + reach
        for i, j, (x, y) in self._grid.around(low, high):
            away = math.hypot(max(abs(x - at[0]) - w, 0), max(abs(y - at[1]) - h, 0))
            if away < reach - 1e-6:
                yield i, j

    def _near_line(self, start: Point, end: Point, reach: float) -> Iterator[tuple[int, int]]:
        low = min(start[0], end[0]) - reach, min(start[1], end[1]) - reach
        high = max(start[0], end[0]) + reach, max(start[1], end[1]) + reach
        for i, j, at in self._grid.around(low, high):
            if _away(at, start, end) < reach - 1e-6:
                yield i, j

    def _way(
        self,
        sources: set[tuple[int, int, int]],
        targets: set[tuple[int, int, int]],
        blocked: list[set[tuple[int, int]]],
        no_via: list[set[tuple[int, int]]],
    ) -> list[tuple[int, int, int]] | None:
        """The cheapest way from any source to any target, or None."""
        goal = next(iter(targets))[1:]
        queue = [(_guess(node[1:], goal), 0.0, node, -1) for node in sorted(sources)]
        heapq.heapify(queue)
        best: dict[tuple[int, int, int], float] = dict.fromkeys(sources, 0.0)
        before: dict[tuple[int, int, int], tuple[int, int, int]] = {}
        while queue:
            _, cost, node, heading = heapq.heappop(queue)
            if node in targets:
                return _back(node, before)
            if cost > best[node]:
                continue
            for price, other, turned in self._onward(node, heading, blocked, no_via, targets):
                total = cost + price
                if total < best.get(other, math.inf) - 1e-9:
                    best[other] = total
                    before[other] = node
                    heapq.heappush(queue, (total + _guess(other[1:], goal), total, other, turned))
        return None

    def _onward(
        self,
        node: tuple[int, int, int],
        heading: int,
        blocked: list[set[tuple[int, int]]],
        no_via: list[set[tuple[int, int]]],
        targets: set[tuple[int, int, int]],
    ) -> Iterator[tuple[float, tuple[int, int, int], int]]:
        layer, i, j = node
        for way, (di, dj) in enumerate(_STEPS):
            other = i + di, j + dj
            if other in blocked[layer] and (layer, *other) not in targets:
                continue
            bend = min((way - heading) % 8, (heading - way) % 8) if heading >= 0 else 0
            if bend > 2:
                continue
            yield (_DIAGONAL if di and dj else 1.0) + _TURN * bend, (layer, *other), way
        if (i, j) not in no_via[FRONT] and (i, j) not in no_via[BACK]:
            yield _VIA_COST, (1 - layer, i, j), -1

    def _lay(self, net: str, width: float, path: list[tuple[int, int, int]]) -> None:
        start = 0
        for at in range(1, len(path)):
            if path[at][0] != path[at - 1][0]:
                self._piece(net, width, path[start:at])
                point = self._grid.point(*path[at][1:])
                self.tracks.append(Track(net, point, point, VIA, (FRONT, BACK)))
                start = at
            elif at - start >= 2 and _step(path, at) != _step(path, at - 1):
                self._piece(net, width, path[start:at])
                start = at - 1
        self._piece(net, width, path[start:])

    def _piece(self, net: str, width: float, path: list[tuple[int, int, int]]) -> None:
        if len(path) > 1:
            ends = self._grid.point(*path[0][1:]), self._grid.point(*path[-1][1:])
            self.tracks.append(Track(net, *ends, width, (path[0][0],)))


def _step(path: list[tuple[int, int, int]], at: int) -> tuple[int, int]:
    return path[at][1] - path[at - 1][1], path[at][2] - path[at - 1][2]


def _guess(a: tuple[int, ...], b: tuple[int, ...]) -> float:
    dx, dy = abs(a[0] - b[0]), abs(a[1] - b[1])
    return max(dx, dy) + (_DIAGONAL - 1) * min(dx, dy)


def _back(
    node: tuple[int, int, int], before: dict[tuple[int, int, int], tuple[int, int, int]]
) -> list[tuple[int, int, int]]:
    path = [node]
    while node in before:
        node = before[node]
        path.append(node)
    return path[::-1]


def _away(at: Point, start: Point, end: Point) -> float:
    """How far a point is from a line."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = dx * dx + dy * dy
    along = ((at[0] - start[0]) * dx + (at[1] - start[1]) * dy) / length if length else 0.0
    along = min(1.0, max(0.0, along))
    return math.hypot(at[0] - start[0] - along * dx, at[1] - start[1] - along * dy)
