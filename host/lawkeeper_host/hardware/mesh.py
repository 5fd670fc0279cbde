"""Bodies as triangles: read them, and find out whether they can be printed and where one can look through."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

Triangles = NDArray[np.float64]  # (how many, 3 corners, x y z), mm
_RECORD = np.dtype([("normal", "<f4", 3), ("corners", "<f4", (3, 3)), ("attribute", "<u2")])
_VERTEX = re.compile(r"vertex (\S+) (\S+) (\S+)")
_HEADER = 80


def read(path: Path) -> Triangles:
    """An STL file, as text or binary. Raises ValueError when it is neither."""
    data = path.read_bytes()
    if data.startswith(b"solid") and b"vertex" in data:
        found = [tuple(map(float, row)) for row in _VERTEX.findall(data.decode())]
        return np.array(found).reshape(-1, 3, 3)
    count = int.from_bytes(data[_HEADER : _HEADER + 4], "little")
    if len(data) != _HEADER + 4 + count * _RECORD.itemsize:
        raise ValueError(f"{path} is no STL file, or it is cut off")
    rows = np.frombuffer(data[_HEADER + 4 :], _RECORD)
    return rows["corners"].astype(np.float64)


def write(triangles: Triangles, path: Path) -> None:
    """A binary STL file, a fifth of the size of a text."""
    rows = np.zeros(len(triangles), _RECORD)
    rows["corners"] = triangles
    normal = np.cross(triangles[:, 1] - triangles[:, 0], triangles[:, 2] - triangles[:, 0])
    rows["normal"] = normal / np.maximum(np.linalg.norm(normal, axis=1, keepdims=True), 1e-12)
    head = b"Lawkeeper".ljust(_HEADER, b"\0")
    path.write_bytes(head + len(rows).to_bytes(4, "little") + rows.tobytes())


def _corners(triangles: Triangles) -> NDArray[np.int64]:
    """Each corner as the number of its point: points within a thousandth of a millimetre are one."""
    points = np.round(triangles.reshape(-1, 3) * 1000).astype(np.int64)
    _, numbers = np.unique(points, axis=0, return_inverse=True)
    return np.asarray(numbers, np.int64).reshape(-1, 3)


def is_closed(triangles: Triangles) -> bool:
    """Whether every edge is run through as often one way as the other: nothing leaks."""
    corners = _corners(triangles)
    edges = np.concatenate([corners[:, (0, 1)], corners[:, (1, 2)], corners[:, (2, 0)]])
    edges = edges[edges[:, 0] != edges[:, 1]]
    there, counts = np.unique(edges, axis=0, return_counts=True)
    back, counts_back = np.unique(edges[:, ::-1], axis=0, return_counts=True)
    return there.shape == back.shape and bool((there == back).all() and (counts == counts_back).all())


def bodies(triangles: Triangles) -> int:
    """How many bodies there are that do not touch."""
    corners = _corners(triangles)
    label = np.arange(corners.max() + 1)
    while True:
        least = label[corners].min(axis=1)
        new = label.copy()
        for column in range(3):
            np.minimum.at(new, corners[:, column], least)
        new = new[new]
        if (new == label).all():
            return len(np.unique(label))
        label = new


def size(triangles: Triangles) -> tuple[float, float, float]:
    """Width, depth and height."""
    points = triangles.reshape(-1, 3)
    x, y, z = points.max(axis=0) - points.min(axis=0)
    return float(x), float(y), float(z)


def hits(triangles: Triangles, at: tuple[float, float], axis: int, span: tuple[float, float]) -> int:
    """How many triangles a straight look along an axis meets (0 x, 1 y, 2 z), between two places on it.

    `at`: the two other coordinates, in their order."""
    one, other = [number for number in range(3) if number != axis]
    a, b, c = (triangles[:, corner][:, [one, other]] - np.array(at) for corner in range(3))
    areas = np.stack([_cross(a, b), _cross(b, c), _cross(c, a)], axis=1)
    inside = (areas > 0).all(axis=1) | (areas < 0).all(axis=1)
    found, weights = triangles[inside], areas[inside]
    share = np.stack([weights[:, 1], weights[:, 2], weights[:, 0]], axis=1) / weights.sum(
        axis=1, keepdims=True
    )
    depth = (found[:, :, axis] * share).sum(axis=1)
    return int(((depth >= span[0]) & (depth <= span[1])).sum())


def _cross(a: Triangles, b: Triangles) -> Triangles:
    return np.asarray(a[:, 0] * b[:, 1] - a[:, 1] * b[:, 0])
