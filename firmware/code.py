"""Build the box and run the app."""

import supervisor

supervisor.runtime.autoreload = False  # a computer that touches the drive must not restart a game

from lawkeeper.app import main  # noqa: E402
from lawkeeper.box.box import Box  # noqa: E402

main(Box())
