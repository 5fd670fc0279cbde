"""Seeded draws: the same seed and label give the same draws on every runtime, for ever."""

from lawkeeper.keep.seal import sha256


def _bytes(label):
    return label.encode() if isinstance(label, str) else label


class Chance:
    """Draws from SHA-256 in counter mode. `seed` bytes, `label` str or bytes: one label per purpose,
    so that a draw added later for one purpose does not move the draws of another."""

    def __init__(self, seed, label):
        self._key = sha256(len(seed).to_bytes(2, "big") + seed + _bytes(label))
        self._count = 0
        self._pool = b""
        self._at = 0

    def _take(self, n):
        """-> an integer from the next n bytes of the stream."""
        while len(self._pool) - self._at < n:
            block = sha256(self._key + self._count.to_bytes(4, "big"))
            self._pool = self._pool[self._at :] + block
            self._at = 0
            self._count += 1
        self._at += n
        return int.from_bytes(self._pool[self._at - n : self._at], "big")

    def below(self, n):
        """-> a uniform integer in 0..n-1 (n >= 1, else ValueError)."""
        if n < 1:
            raise ValueError("Chance.below needs 1 or more, got %d" % n)
        size = 0
        span = 1
        while span < n:
            size += 1
            span <<= 8
        # Values in the last, incomplete run of n are thrown away: every result is equally likely.
        limit = span - span % n
        while True:
            value = self._take(size)
            if value < limit:
                return value % n

    def pick(self, items):
        """-> one element of a sequence that is not empty."""
        return items[self.below(len(items))]

    def shuffle(self, items):
        """Shuffle a list in place (Fisher-Yates)."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
