"""From button edges to gestures: tap, taps that run on, hold, release after a hold, long hold.

Edges come with the time stamps of the key scanner (wrapping milliseconds), so a loop that was busy for a
moment still tells a tap from a hold. Nothing here allocates memory: an event is a returned code, its button
stands in `.button` and its time in `.at`.
"""

from lawkeeper import ticks
from lawkeeper.ui.buttons import COUNT, KEYS

HOLD_MS = 500
LONG_MS = 2000
RUN_MS = 300  # from tap to tap of a button that runs on: time enough to see what it has come to
RING = 24

NONE, TAP, HOLD, RELEASE, LONG = range(5)

# What a button is doing: nothing; down and not yet decided between tap and hold; down and done with; held;
# down, and its tap comes again.
_UP, _WAITING, _SPENT, _HELD, _RUNNING = range(5)


class Gestures:
    """Turns edges of six buttons into TAP, HOLD, RELEASE and LONG for the page in front.

    A button in neither `holds` nor `longs` of the page gives TAP at the press; one in `runs` gives it again
    at HOLD_MS and every RUN_MS from then on, until it is let go. One that is in `holds` or `longs` gives
    TAP when it is let go before HOLD_MS, otherwise HOLD at HOLD_MS and RELEASE when it is let go; one in
    `longs` gives LONG at LONG_MS in between, but only while no other button is pressed: a hand laid on the
    box does nothing that cannot be undone.

    A number key gives TAP at the press, to pages that say `keys = True`.
    """

    def __init__(self, down=0):
        """`down`: bit mask of the buttons down at power-on; they count as stuck until they are released."""
        self.button = 0
        self.at = 0
        self.stuck = down
        self._page = None
        self._state = bytearray(COUNT)
        self._long = bytearray(COUNT)
        self._since = [0] * COUNT
        for button in range(COUNT):
            if down >> button & 1:
                self._state[button] = _SPENT

    def listen(self, page):
        """From now on `page` (anything with `holds`, `longs` and `runs`) is asked at every press.

        Buttons that are down belong to the page before: a new page hears of them only when they are pressed
        again.
        """
        if page is not self._page:
            self._page = page
            for button in range(COUNT):
                self._state[button] = _UP if self._state[button] == _UP else _SPENT

    def drop(self):
        """Forget what the buttons now down were about to mean (a press that only woke the box).

        One that is held already keeps its RELEASE, but no longer becomes LONG.
        """
        for button in range(COUNT):
            self._long[button] = 0
            if self._state[button] in (_WAITING, _RUNNING):
                self._state[button] = _SPENT

    def feed(self, button, pressed, t):
        """One edge of a button at time `t`. Returns TAP, RELEASE or NONE."""
        self.button = button
        self.at = t
        if button >= KEYS:
            return self._key(button, pressed)
        return self._press(button, t) if pressed else self._let_go(button, t)

    def _key(self, button, pressed):
        if not pressed:
            self.stuck &= ~(1 << button)
            return NONE
        return TAP if self._page is not None and self._page.keys else NONE

    def _press(self, button, t):
        if self._state[button] != _UP:
            return NONE
        page = self._page
        long = page is not None and button in page.longs
        alone = self._alone()
        self._since[button] = t
        if page is None or not (long or button in page.holds):
            self._state[button] = _RUNNING if page is not None and button in page.runs else _SPENT
            return TAP
        self._state[button] = _WAITING
        self._long[button] = long and alone
        return NONE

    def _alone(self):
        """Is no other button in use? One that is pressed takes the long hold from those already down."""
        alone = True
        for button in range(COUNT):
            if self._state[button] != _UP and not self.stuck >> button & 1:
                self._long[button] = 0
                alone = False
        return alone

    def _let_go(self, button, t):
        state = self._state[button]
        self._state[button] = _UP
        self._long[button] = 0
        self.stuck &= ~(1 << button)
        if state == _WAITING and ticks.diff(t, self._since[button]) < HOLD_MS:
            return TAP
        # A hold that nobody saw, because the loop was busy all the while, is no gesture at all.
        return RELEASE if state == _HELD else NONE

    def tick(self, t):
        """What time alone brings at `t`: HOLD, LONG, TAP of a button that runs on, NONE. One a call."""
        for button in range(COUNT):
            code = self._ripe(button, t)
            if code:
                self.button = button
                self.at = t
                return code
        return NONE

    def _ripe(self, button, t):
        state = self._state[button]
        if state == _WAITING and ticks.diff(t, self._since[button]) >= HOLD_MS:
            self._state[button] = _HELD
            return HOLD
        if state == _HELD and self._long[button] and ticks.diff(t, self._since[button]) >= LONG_MS:
            self._long[button] = 0
            return LONG
        if state == _RUNNING and ticks.diff(t, self._since[button]) >= HOLD_MS:
            # From now, not from when it was due: what a busy loop has missed is not made up for.
            self._since[button] = ticks.add(t, RUN_MS - HOLD_MS)
            return TAP
        return NONE

    def filling(self, t):
        """How much of the ring a long hold has filled at `t`: 0..24, 0 when none is under way."""
        for button in range(COUNT):
            if self._state[button] == _HELD and self._long[button]:
                held = ticks.diff(t, self._since[button]) - HOLD_MS
                return max(0, min(RING, held * RING // (LONG_MS - HOLD_MS)))
        return 0
