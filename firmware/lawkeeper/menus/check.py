"""The self-test: every button, every light, every pixel, the sounds, and what the box can try of itself."""

from lawkeeper.ui.buttons import A, B
from lawkeeper.ui.page import Page
from lawkeeper.ui.ring import BLUE, GREEN, RED, WHITE, fill_up
from lawkeeper.ui.screen import Screen
from lawkeeper.ui.text import wrap

_LIGHTS = (WHITE, RED, GREEN, BLUE)
_KEYS = "▲▼◀▶AB123456"
_SIGNS = "▲▼◀▶■●◆○♠♥♦♣⚀⚁⚂⚃⚄⚅✓✗"


class Check(Page):
    """Press each button once; then A lights every pixel, and once more A opens the report. B leaves by a
    hold, since B is tested too."""

    holds = (B,)
    keys = True

    def __init__(self, app, arg=None):
        Page.__init__(self, app, arg)
        self._seen = 0
        self._all = app.box.buttons
        self._report = None
        self._full = False

    def view(self):
        if self._report is not None:
            return Screen("REPORT", self._report[:6], "B back")
        if self._full:
            return Screen(art=((1 << 1024) - 1,) * 8)  # every dot of every line
        missing = [_KEYS[button] for button in range(self._all) if not self._seen >> button & 1]
        rows = (
            "Press every button.",
            "Still: " + " ".join(missing) if missing else "All of them work.",
            "█" * 21,
            _SIGNS,
            "0123456789 ABCDEFGHIJ",
        )
        return Screen("CHECK", rows, "hold B back" if missing else "hold B back\tA pixels")

    def ring(self, frame):
        lit = sum(1 for button in range(self._all) if self._seen >> button & 1)
        fill_up(frame, 24, _LIGHTS[lit % len(_LIGHTS)])

    def tap(self, button):
        if self._report is not None:
            Page.tap(self, button)
            return
        done = self._seen == (1 << self._all) - 1
        self._seen |= 1 << button
        self.app.sound("press")
        if button == A and done:
            if self._full:
                self._report = self._rows()
            self._full = True

    def hold(self, button):
        self.app.back()

    def _rows(self):
        from lawkeeper.menus.selftest import selftest

        rows = []
        for part, verdict in selftest(self.app):
            rows += wrap("%s: %s" % (part, verdict))
        return rows
