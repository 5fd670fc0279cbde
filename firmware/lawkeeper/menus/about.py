"""What this box is and what it does not promise."""

from lawkeeper import VERSION
from lawkeeper.ui.reader import Reader

_TEXT = """Lawkeeper %s
%s
Library %s

The box holds the secret until the game is over. No screen and no cable gives it away before.

Not promised: whoever takes the box apart or loads other firmware can read it. Then the seal may not show it.

The fingerprint at the start proves at the end that the secret was not changed: on a computer, type
lawkeeper verify"""


class About(Reader):
    """Version, board, library, and the honest lines."""

    TITLE = "ABOUT"

    def text(self):
        return _TEXT % (VERSION, self.app.box.title, self.app.library.id or "none")
