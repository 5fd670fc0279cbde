"""Build the box and run the app."""

import supervisor

supervisor.runtime.autoreload = False  # a computer that touches the drive must not restart a game

# The heap grows at once. In steps it would be filled to the brim before each, and collected over and over.
room = bytearray(100000)
foot = bytearray(9000)  # lies in the new part of it, being too large for the first: an empty part is given back
del room

from lawkeeper.app import main  # noqa: E402
from lawkeeper.box.box import Box  # noqa: E402

del foot
main(Box())
