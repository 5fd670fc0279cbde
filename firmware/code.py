"""Build the box and run the app."""

import supervisor

supervisor.runtime.autoreload = False  # a computer that touches the drive must not restart a game


def taken(words):
    """-> a list that takes so many words of the heap, or None when there are not as many in a row."""
    try:
        return [None] * words
    except MemoryError:
        return None


def grown():
    """Take all of the heap at once: in steps it would be filled to the brim before each, and collected again
    and again. -> what has to be kept: a part of the heap in which nothing lies is given back."""
    words = 36000
    parts = [taken(words)]
    while parts[0] is None and words > 8000:
        words -= 1000
        parts[0] = taken(words)
    parts.append(taken(1800))  # what is left over beside the large part
    for part in parts:
        if part is not None:
            del part[16:]
            while len(part) > 4:
                part.pop()  # each gives half of what it takes back to the heap, in place
    return parts


parts = grown()

from lawkeeper.app import main  # noqa: E402
from lawkeeper.box.box import Box  # noqa: E402

main(Box)
