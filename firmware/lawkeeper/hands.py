"""Hands on the buttons: edges become gestures, and the page in front is told of them."""

from lawkeeper import games
from lawkeeper.keep import KeepError
from lawkeeper.ui.buttons import TURNED
from lawkeeper.ui.gestures import HOLD, LONG, RELEASE, TAP, Gestures
from lawkeeper.ui.text import rest


class Hands:
    """.gestures: what is being pressed."""

    def __init__(self, app):
        self._app = app
        self.gestures = Gestures(self._held())

    def step(self, now):
        """One pass: all edges that came since the last one, then what time makes of them."""
        gestures, box = self.gestures, self._app.box
        code = box.event()
        while code >= 0:
            self._edge(code, now)
            code = box.event()
        event = gestures.tick(now)
        while event:
            self._gesture(event)
            event = gestures.tick(now)

    def _edge(self, code, now):
        app, gestures = self._app, self.gestures
        slept = app.screensaver.asleep
        if app.screensaver.touch(now):
            app.stale = True
        button = code & 0x7F
        if app.preferences.turned:
            button = TURNED[button]
        event = gestures.feed(button, code > 0x7F, app.box.event_at)
        if slept and event != RELEASE:
            gestures.drop()  # the press that wakes the screen does nothing else
        elif event:
            self._gesture(event)

    def _held(self):
        """Bit mask of the buttons that are down, as they are meant."""
        held = self._app.box.held()
        if not self._app.preferences.turned:
            return held
        return sum(1 << TURNED[button] for button in range(len(TURNED)) if held >> button & 1)

    def _gesture(self, event):
        app = self._app
        app.stale = app.stage.chores = True
        if app.toasts and event != RELEASE:
            # The press that goes on in a sentence, or closes it, does nothing else.
            left = rest(app.toasts.pop(0))
            if left:
                app.toasts.insert(0, left)
            self.gestures.drop()
            return
        guide = app.stage.guide
        covers = guide and guide.covers and event != RELEASE
        if covers and not guide.press(self.gestures.button, event):
            self.gestures.drop()
            return
        try:
            _tell(app.page, event, self.gestures.button)
        except (games.Refused, KeepError) as error:
            app.refuse(error)


def _tell(page, event, button):
    if event == TAP:
        page.tap(button)
    elif event == HOLD:
        page.hold(button)
    elif event == LONG:
        page.long(button)
    elif event == RELEASE:
        page.release(button)
