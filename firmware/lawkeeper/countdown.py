"""The clock of the game on the table, as the players hear and see it."""

WARN_AT = ((60, "minute"), (10, "ten"))  # seconds left on a game clock and the cue for it


class Countdown:
    """.left: seconds that the players were last told of, -1 while no time runs out."""

    def __init__(self, app):
        self._app = app
        self._second = -1
        self.left = -1

    def step(self, now):
        """One pass: what the clock demands is played, what it says is heard and seen."""
        app = self._app
        guide = app.stage.guide
        due = app.session.tend(now, guide is not None and guide.covers)
        if due:
            app.play(*due)
            app.sound("zero")
            app.screensaver.wake(now)
            app.to_game()
        second = app.clock.seconds()
        if second != self._second:
            self._second = second
            if app.clock.running:
                self._tell(app.game.seconds_left(second))
                app.stale = app.stale or app.page.live

    def _tell(self, left):
        if left is None:
            return
        for at, cue in WARN_AT:
            if left <= at < self.left:
                self._app.sound(cue)
                self._app.screensaver.wake(self._app.box.ticks())
        self.left = left
