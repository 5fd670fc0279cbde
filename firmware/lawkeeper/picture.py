"""What is seen of the page in front: its screen on the display, its lights on the ring."""

from lawkeeper import ticks
from lawkeeper.ui.canvas import Canvas
from lawkeeper.ui.ring import Ring, fill_up
from lawkeeper.ui.screen import Screen
from lawkeeper.ui.text import sentence

LIGHTS_MS = 40  # between two looks at the ring: its fastest pattern changes every 125 ms


class Picture:
    """.canvas: the display's memory; .screen: the `Screen` that was shown last; .frame: the lights of the
    ring."""

    def __init__(self, app):
        self._app = app
        self.canvas = Canvas()
        self._ring = Ring(app.box.lights, app.box.current)
        self._lit = app.box.ticks()
        self._title = ""  # of the page that was shown last

    def show(self):
        """Draw the page in front, or the sentence that lies over it."""
        app = self._app
        new = app.unseen
        app.stale = app.unseen = False
        if app.screensaver.asleep:
            return
        try:
            app.screen = self._screen(app, new)
            mask = self.canvas.draw(app.screen)
            if mask:
                app.box.show(self.canvas.buffer, mask)
            self._light_frame()
        except Exception as error:  # noqa: BLE001 - whatever a page fails with, there is another page
            if not app.stage.retreat(error):
                raise

    def _screen(self, app, new):
        """-> what is to be seen: the page in front, or what lies over it under that page's name; `new`: that
        one was not seen yet."""
        if app.toasts:
            if new:
                self._title = app.page.view().title
            return sentence(app.toasts[0], self._title.split("\t")[0] or "Lawkeeper")
        screen = app.page.view()
        self._title = screen.title
        return app.stage.guide.lay(screen) if app.stage.guide else screen

    def announce(self, words):
        """Show a few words at once: what comes now takes longer than a press should."""
        if not self._app.screensaver.asleep:
            screen = Screen("Lawkeeper", ("", "", "\t" + words + "\t"))
            self._app.box.show(self.canvas.buffer, self.canvas.draw(screen))

    def _light_frame(self):
        frame = self._app.frame
        for i in range(len(frame)):
            frame[i] = 0
        self._app.page.ring(frame)

    def lights(self, now):
        """Let the ring blink, and fill while a button is held."""
        if ticks.diff(now, self._lit) < LIGHTS_MS:
            return
        app = self._app
        self._lit = now
        filling = app.gestures.filling(now)
        if filling:
            self._light_frame()
            fill_up(app.frame, filling)
            app.stale = True
        level = 0 if app.screensaver.dark else app.preferences.brightness
        if self._ring.render(app.frame, now, level):
            app.box.light(self._ring.rgb)
