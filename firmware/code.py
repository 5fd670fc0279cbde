"""Build the box and run the app."""

import supervisor

supervisor.runtime.autoreload = False  # a computer that touches the drive must not restart a game


def grown():
    """Take all of the heap at once: in steps it would be filled to the brim before each, and collected over and
    over. -> what has to be kept: a part of the heap in which nothing lies is given back."""
    for words in range(36000, 8000, -1000):
        try:
            room = [None] * words
        except MemoryError:
            continue
        del room[16:]
        while len(room) > 4:
            room.pop()  # each gives half of the room back to the heap, in place
        return room
    return None


room = grown()

from lawkeeper.app import main  # noqa: E402
from lawkeeper.box.box import Box  # noqa: E402

main(Box())
