"""The frame of 24 lights on a board that has 12."""

from lawkeeper.ui.ring import FREE_LIGHT, LIGHTS, MARKERS, OFF


def fold12(frame, out):
    """Put 24 lights on a board that has 12; `out` is a bytearray of at least 12. The frame says what it is:

    - an arc or one colour (at most one change of light along the ring): every second light, so that the arc
      keeps its share of the ring;
    - nothing beyond the twelfth light: the first twelve as they are;
    - otherwise a tray: its 8 youngest markers, then its 4 tokens. The list of experiments shows all markers.
    """
    if _changes(frame) < 2:
        for i in range(12):
            out[i] = frame[2 * i]
        return
    tray_shown = any(frame[12:])
    start = _youngest(frame) if tray_shown else 0
    for i in range(12):
        out[i] = frame[12 + i if tray_shown and i >= 8 else start + i]


def _changes(frame):
    """How often the light changes from one of the 24 to the next."""
    count = 0
    for i in range(1, LIGHTS):
        count += frame[i] != frame[i - 1]
    return count


def _youngest(frame):
    """Where a window of 8 markers starts that ends with the last one placed."""
    last = MARKERS - 1
    while last > 7 and frame[last] in (FREE_LIGHT, OFF):
        last -= 1
    return max(0, last - 7)
