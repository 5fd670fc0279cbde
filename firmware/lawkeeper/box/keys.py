"""The buttons, scanned in the background by CircuitPython's `keypad`: each press carries its time."""

import keypad

SCAN_S = 0.01  # longer than a tact switch bounces, short against the 50 ms from a press to the screen


class Keys:
    """`pins` in the order of the buttons, to ground when pressed. .held: bit mask of what is down now."""

    def __init__(self, pins):
        self._keys = keypad.Keys(pins, value_when_pressed=False, pull=True, interval=SCAN_S)
        self._queue = self._keys.events
        self._event = keypad.Event()
        self._lost = 0
        self.held = 0
        self.at = 0
        # After a reset the scanner reports what is down already: held since before, so nobody has pressed it.
        self._queue.clear()
        self._keys.reset()
        while self._queue.get_into(self._event):
            self.held |= 1 << self._event.key_number

    def next(self, now):
        """-> -1, or the number of a button, | 0x80 when it went down; `.at` is when. Allocates nothing."""
        if self._queue.overflowed:
            self._begin_again()
        if self._lost:
            return self._let_go(now)
        event = self._event
        if not self._queue.get_into(event):
            return -1
        self.at = event.timestamp
        button = event.key_number
        if event.pressed:
            self.held |= 1 << button
            return button | 0x80
        self.held &= ~(1 << button)
        return button

    def _begin_again(self):
        """Events were lost, so the rest makes no sense: let everything go; what is down is pressed anew."""
        self._queue.clear()
        self._lost = self.held
        self._keys.reset()

    def _let_go(self, now):
        self.at = now
        button = 0
        while not self._lost >> button & 1:
            button += 1
        self._lost &= ~(1 << button)
        self.held &= ~(1 << button)
        return button
