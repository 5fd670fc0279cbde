"""Short cues from the piezo. None of them tells anything that the screen does not: O and X sound alike."""

from lawkeeper import ticks

# name: (hertz, milliseconds) in turn; 0 Hz is a rest.
CUES = {
    "press": ((2000, 8),),
    "o_x": ((1400, 60),),  # one and the same for both, so that nobody hears which it was
    "early": ((150, 60),),  # a press that does nothing: a short buzz
    "refused": ((220, 90), (0, 40), (220, 90)),
    "minute": ((880, 120), (0, 80), (880, 120)),
    "ten": ((1175, 120), (0, 60), (1175, 120), (0, 60), (1175, 120)),
    "zero": ((988, 300), (784, 300), (587, 600)),
    "win": ((784, 120), (988, 120), (1175, 120), (1568, 360)),
    "loss": ((587, 200), (466, 200), (392, 500)),
}

# How wide the pulses of the tone are, of 65536. A piezo is loudest at half.
DUTY = {"off": 0, "quiet": 1500, "loud": 32768}


class Player:
    """Plays one cue at a time, a step at every pass of the loop. It never waits and allocates nothing.

    `tone(hertz, duty)` makes the sound go on: hertz 0 for silence, duty 0..65535.
    """

    def __init__(self, tone):
        self._tone = tone
        self._duty = DUTY["quiet"]
        self._cue = ()
        self._note = 0
        self._since = 0

    def volume(self, name):
        """Set it to "off", "quiet" or "loud". A cue that is playing stops."""
        self._duty = DUTY[name]
        self.stop()

    def start(self, name, t):
        """Play the cue `name` from time `t` on, instead of any other. A name without a cue is silent."""
        self.stop()
        if self._duty:
            self._cue = CUES.get(name, ())
            self._note = 0
            self._sound(t)

    def stop(self):
        """Silence, at once."""
        if self._cue:
            self._cue = ()
            self._tone(0, 0)

    def step(self, t):
        """Go on to the next note when it is time."""
        if self._cue and ticks.diff(t, self._since) >= self._cue[self._note][1]:
            self._note += 1
            self._sound(t)

    def _sound(self, t):
        if self._note >= len(self._cue):
            self.stop()
            return
        self._since = t
        hertz = self._cue[self._note][0]
        self._tone(hertz, self._duty if hertz else 0)
