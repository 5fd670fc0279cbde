"""Spares the display: dim when nobody presses, then dark; the picture moves by a pixel now and then."""

from lawkeeper import ticks

BLINK_MS = 120  # dark so long: shorter than a glance away, longer than a flicker
SHIFT_MS = 180000  # between two shifts of the picture
_MINUTE = 60000


class Screensaver:
    """`asleep`: the display is dark; `dark`: that, or it blinks. While a clock
    runs down on the screen it is read, not pressed: it stays lit, until the clock ends by itself."""

    def __init__(self, box, canvas):
        self._box = box
        self._canvas = canvas
        self._touched = self._shifted = box.ticks()
        self._contrast = self._dim = self._sleep = 0
        self._blinked = 0
        self._dimmed = False
        self.asleep = self.dark = False

    def set(self, brightness, dim_after, sleep_after):
        """Brightness 0..10; minutes without a press until the display dims and goes dark, 0 for never."""
        self._contrast = 1 + brightness * 25
        self._dim = dim_after * _MINUTE
        self._sleep = sleep_after * _MINUTE

    def touch(self, now):
        """A button was pressed. True when that lit the display again."""
        self._touched = now
        if self.asleep or self._dimmed:
            self.wake(now)
            return True
        return False

    def wake(self, now):
        """Full light, from now on."""
        self._touched = now
        self.asleep = self.dark = self._dimmed = False
        self._box.contrast(self._contrast)

    def blink(self, now):
        """Go dark for a moment: a press was heard and does nothing."""
        self._blinked = now
        self.dark = True
        self._box.contrast(0)

    def step(self, now, reading):
        """One pass; `reading` while a clock runs down or the box works. True when the picture moved and must
        be drawn again."""
        if self.dark and not self.asleep and ticks.diff(now, self._blinked) >= BLINK_MS:
            self.dark = False
            self._box.contrast(self._contrast)
        if reading:
            self._touched = now
        idle = ticks.diff(now, self._touched)
        if self._sleep and idle >= self._sleep and not self.asleep:
            self.asleep = self.dark = True
            self._box.contrast(0)
        elif self._dim and idle >= self._dim and not self._dimmed and not self.asleep:
            self._dimmed = True
            self._box.contrast(1)
        if ticks.diff(now, self._shifted) < SHIFT_MS:
            return False
        self._shifted = now
        self._canvas.nudge()
        return True
