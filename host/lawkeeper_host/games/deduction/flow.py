"""A flow with bounds: is there one? Whole numbers, small networks."""

from __future__ import annotations

from collections import deque

SOURCE, SINK = 0, 1


class Network:
    """Nodes are numbers from `node()`; an edge carries at least `low` and at most `high`."""

    def __init__(self) -> None:
        self._to: list[int] = []
        self._room: list[int] = []
        self._edges: list[list[int]] = []
        self._extra: list[int] = []  # of each node: what lower bounds bring in, less what they take out
        self._lows: list[int] = []
        for _ in (SOURCE, SINK):
            self.node()

    def node(self) -> int:
        """A new node."""
        self._edges.append([])
        self._extra.append(0)
        return len(self._edges) - 1

    def edge(self, start: int, end: int, low: int, high: int) -> int:
        """An edge between two nodes. -> its number, for `carried`; low may be above high: then no flow is."""
        self._extra[end] += low
        self._extra[start] -= low
        self._lows.append(low)
        return self._add(start, end, high - low)

    def _add(self, start: int, end: int, room: int) -> int:
        for a, b, most in ((start, end, room), (end, start, 0)):
            self._edges[a].append(len(self._to))
            self._to.append(b)
            self._room.append(most)
        return len(self._to) // 2 - 1

    def possible(self) -> bool:
        """Is there a flow from source to sink within all bounds? Asked once, when the network is whole."""
        if any(room < 0 for room in self._room):
            return False
        self._add(SINK, SOURCE, 1 << 30)
        start, end = self.node(), self.node()
        need = 0
        for node, extra in enumerate(self._extra[:-2]):
            if extra > 0:
                need += extra
                self._add(start, node, extra)
            elif extra < 0:
                self._add(node, end, -extra)
        while need and (sent := self._send(start, end)):
            need -= sent
        return need == 0

    def carried(self, edge: int) -> int:
        """What an edge carries, when a flow was possible."""
        return self._lows[edge] + self._room[2 * edge + 1]

    def _send(self, start: int, end: int) -> int:
        """One more path from start to end, the shortest. -> how much it carries, 0: there is none."""
        came = {start: -1}
        waiting = deque((start,))
        while waiting and end not in came:
            node = waiting.popleft()
            for edge in self._edges[node]:
                if self._room[edge] and self._to[edge] not in came:
                    came[self._to[edge]] = edge
                    waiting.append(self._to[edge])
        if end not in came:
            return 0
        path = []
        while end != start:
            path.append(came[end])
            end = self._to[came[end] ^ 1]
        sent = min(self._room[edge] for edge in path)
        for edge in path:
            self._room[edge] -= sent
            self._room[edge ^ 1] += sent
        return sent
