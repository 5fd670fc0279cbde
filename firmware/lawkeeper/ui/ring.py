"""The ring of 24 lights: it is the tray of markers, the clock's last minute and the long hold that fills.

A frame is a bytearray of 24; each byte is colour | pattern << 4. Nothing depends on colour alone: O is
steady, X blinks.
"""

LIGHTS = 24
OFF, WHITE, GREEN, RED, AMBER, BLUE, VIOLET, CYAN = range(8)
STEADY, SLOW, FAST, DIM = range(4)

O_LIGHT = GREEN | STEADY << 4
X_LIGHT = RED | SLOW << 4
FREE_LIGHT = WHITE | DIM << 4  # a marker that is still in the supply
TOKEN_LIGHT = AMBER | STEADY << 4

MARKERS = 20  # the first 20 lights are result markers, the last 4 publication tokens
MARK_X, MARK_O, MARK_GONE = range(3)

_RGB = b"\0\0\0\xff\xff\xff\0\xff\0\xff\0\0\xff\x50\0\0\0\xff\xa0\0\xff\0\xff\xc0"

# Highest value of a channel at brightness 0 to 10: equal steps to the eye, from dark over barely lit to full.
_PEAKS = (0, 3, 5, 8, 13, 21, 34, 55, 89, 145, 255)
_DIM = 8  # DIM, and the dark half of a blink, are an eighth of the peak

# The ring and its box share 300 mA of a USB port: a light takes 1 mA in the dark and 20 mA a channel at 255.
_SUM_MOST = (300 - LIGHTS) * 255 // 20

_MARK_LIGHTS = (X_LIGHT, O_LIGHT, OFF)


def fill_up(frame, count, light=WHITE):
    """The first `count` of the 24 lights are `light`, the others OFF: a long hold that fills, an arc."""
    for i in range(LIGHTS):
        frame[i] = light if i < count else OFF


def clock(frame, left, light=AMBER):
    """The last minute of a clock as an arc that shrinks by a light every 2.5 s. `left`: milliseconds left."""
    fill_up(frame, max(0, min(LIGHTS, (left + 2499) // 2500)), light)


def tray(frame, results, left, tokens):
    """Markers and tokens as they lie beside the table.

    results: MARK_X, MARK_O or MARK_GONE (its experiment was taken apart) in the order of judging, at most 20.
    left: markers in the supply. tokens: publication tokens that the Researchers still have, 0..4.
    """
    placed = 0
    for mark in results:
        if placed < MARKERS:
            frame[placed] = _MARK_LIGHTS[mark]
            placed += 1
    for i in range(placed, MARKERS):
        frame[i] = FREE_LIGHT if i < placed + left else OFF
    for i in range(LIGHTS - MARKERS):
        frame[MARKERS + i] = TOKEN_LIGHT if i < tokens else OFF


class Ring:
    """Turns a frame into the bytes for the lights, at a brightness and within the current that USB gives.

    `lights` is 24, or 12 for a board that has fewer. `.rgb` are 72 bytes, red, green and blue for each light
    in turn (only the first 36 count on a board with 12).
    """

    def __init__(self, lights=LIGHTS):
        self.rgb = bytearray(3 * LIGHTS)
        self._shown = bytearray(LIGHTS)
        self._fold = None
        if lights < LIGHTS:
            from lawkeeper.ui.ring12 import fold12  # the reference build does without

            self._fold = fold12
        self._folded = bytearray(LIGHTS)
        self._scratch = bytearray(3 * LIGHTS)
        self._phase = -1

    def render(self, frame, t, brightness):
        """Fill `.rgb` from `frame` at time `t` (ms), brightness 0 (dark) to 10. True when it changed."""
        phase = brightness << 2 | (t // 500 & 1) << 1 | t // 125 & 1
        if phase == self._phase and frame == self._shown:
            return False
        self._phase = phase
        self._shown[:] = frame
        if self._fold:
            self._fold(frame, self._folded)
            frame = self._folded
        self._paint(frame, phase, _PEAKS[brightness])
        if self._scratch == self.rgb:
            return False
        self.rgb[:] = self._scratch
        return True

    def _paint(self, frame, phase, peak):
        rgb = self._scratch
        total = at = 0
        for light in frame:
            pattern = light >> 4 & 3
            level = peak
            if pattern == DIM:
                level = (peak + _DIM - 1) // _DIM
            elif pattern == SLOW and phase & 2 or pattern == FAST and phase & 1:
                level = peak // _DIM
            colour = 3 * (light & 7)
            for channel in range(colour, colour + 3):
                value = (_RGB[channel] * level + 254) // 255  # rounded up: a dim colour keeps all its parts
                rgb[at] = value
                total += value
                at += 1
        if total > _SUM_MOST:
            for i in range(len(rgb)):
                rgb[i] = rgb[i] * _SUM_MOST // total
