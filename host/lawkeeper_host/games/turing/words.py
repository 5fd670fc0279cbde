"""Masks of codes as columns of two words, for many of them at once."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

Words = NDArray[np.uint64]  # 2 x n: the lower 64 codes and the other 61


def words(masks: Sequence[int]) -> Words:
    """Masks as columns of two words."""
    low = (1 << 64) - 1
    return np.array([[mask & low for mask in masks], [mask >> 64 for mask in masks]], np.uint64)


def whole(column: NDArray[np.uint64]) -> int:
    """A column as a mask again."""
    return int(column[0]) | int(column[1]) << 64
