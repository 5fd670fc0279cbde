"""The play clock: how long this game has been running, in whole seconds, with the pauses taken out."""

from lawkeeper import ticks

MOST = 65535  # seconds; what two bytes of the journal hold: 18 hours


class PlayClock:
    """Counts up while it runs. Reading it does not need it to run; it stops counting at `MOST`."""

    def __init__(self):
        self._ms = 0
        self._since = 0
        self.running = False

    def set(self, seconds):
        """Stop, and stand at `seconds`."""
        self.running = False
        self._ms = seconds * 1000

    def start(self, now):
        """Run from tick `now` on; nothing changes when it runs already."""
        if not self.running:
            self.running = True
            self._since = now

    def stop(self, now):
        """Stand still from tick `now` on."""
        self.step(now)
        self.running = False

    def step(self, now):
        """Take in the time up to tick `now`. Called in every pass, since the ticks wrap."""
        if self.running:
            passed = ticks.diff(now, self._since)
            if passed > 0:
                self._ms = min(self._ms + passed, MOST * 1000)
                self._since = now

    def seconds(self):
        """Whole seconds taken in so far, 0 to `MOST`."""
        return self._ms // 1000
