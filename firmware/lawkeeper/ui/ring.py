"""The ring of lights: the picture that a game has of itself, a clock's last minute, the long hold that fills.

A frame is a bytearray with a byte for each light of the board, 24 or 12: colour | pattern << 4. Nothing
depends on colour alone: O is steady, X blinks.
"""

LIGHTS = 24  # of the reference build; a whole ring in the unit of `fill_up`
OFF, WHITE, GREEN, RED, AMBER, BLUE, VIOLET, CYAN = range(8)
STEADY, SLOW, FAST, DIM = range(4)

O_LIGHT = GREEN | STEADY << 4
X_LIGHT = RED | SLOW << 4
FREE_LIGHT = WHITE | DIM << 4  # a place that waits for something

_RGB = b"\0\0\0\xff\xff\xff\0\xff\0\xff\0\0\xff\x50\0\0\0\xff\xa0\0\xff\0\xff\xc0"

# Highest value of a channel at brightness 0 to 10: equal steps to the eye, from dark over barely lit to full.
_PEAKS = (0, 3, 5, 8, 13, 21, 34, 55, 89, 145, 255)
_DIM = 5  # DIM is a fifth of the peak: an eighth is nearly black
_DARK = 3  # the dark half of a blink is a third: it is still seen what colour the light has

USB_MA = 300  # what ring and box share of a USB port, unless the owner says otherwise


def fill_up(frame, count, light=WHITE):
    """The first `count` of 24 parts of the ring are `light`, the rest OFF: a long hold that fills, an arc.

    On a board with 12 lights each is two parts; the one that is reached is lit."""
    lit = (count * len(frame) + LIGHTS - 1) // LIGHTS
    for i in range(len(frame)):
        frame[i] = light if i < lit else OFF


def clock(frame, left, light=AMBER):
    """The last minute of a clock as an arc that shrinks by a 24th every 2.5 s. `left`: milliseconds left."""
    fill_up(frame, max(0, min(LIGHTS, (left + 2499) // 2500)), light)


class Ring:
    """Turns a frame into the bytes for the lights, at a brightness and within the current that USB gives.

    `lights`: how many the board has, 24 or 12. `current`: mA that they may take: each 1 mA in the dark, and
    20 mA a channel at 255. `.rgb`: red, green and blue for each light in turn.
    """

    def __init__(self, lights=LIGHTS, current=USB_MA):
        self._most = (current - LIGHTS) * 255 // 20
        self.rgb = bytearray(3 * lights)
        self._shown = bytearray(lights)
        self._scratch = bytearray(3 * lights)
        self._phase = -1

    def render(self, frame, t, brightness):
        """Fill `.rgb` from `frame` (a byte for each light) at time `t` (ms), brightness 0 (dark) to 10.
        True when it changed."""
        phase = brightness << 2 | (t // 500 & 1) << 1 | t // 125 & 1
        if phase == self._phase and frame == self._shown:
            return False
        self._phase = phase
        self._shown[:] = frame
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
                level = (peak + _DARK - 1) // _DARK
            colour = 3 * (light & 7)
            for channel in range(colour, colour + 3):
                value = (_RGB[channel] * level + 254) // 255  # rounded up: a dim colour keeps all its parts
                rgb[at] = value
                total += value
                at += 1
        most = self._most
        if total > most:
            for i in range(len(rgb)):
                rgb[i] = rgb[i] * most // total
