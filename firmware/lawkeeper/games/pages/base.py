"""What the pages of a running game are made of: the sign of a broken seal, the lights, what buttons do.

This stays in memory while there is a game. The other pages of this folder have no state:
the build puts each into the file of the game's own part of it, so that opening one is a single import.
"""

from lawkeeper import games, ticks
from lawkeeper.games.fold import PAUSE
from lawkeeper.ui.page import Page
from lawkeeper.ui.screen import WIDTH, Screen

# A page that has just opened takes no verdict: the press was meant for the page before. Nobody answers a
# picture in less than a quarter of a second, and the box draws it in an eighth: later presses are meant.
GUARD_MS = 400
BROKEN = "✗SEAL BROKEN"


def seen(app, screen):
    """`screen` as all pages of a game show it: with a broken seal for everybody to see."""
    if app.ledger.seal_broken:
        right = screen.title.split("\t")[-1]
        fits = "\t" in screen.title and len(BROKEN) + len(right) < WIDTH
        screen.title = BROKEN + "\t" + right if fits else BROKEN
    return screen


def sibling(app, short):
    """-> the full name of a page of the game whose page is in front: "infer.undo" for "undo"."""
    name = app.nav.top()[0]
    return name[: name.index(".") + 1] + short


class TrayPage(Page):
    """A page of a game on the table: a broken seal is told, the lights are the game's.

    Subclasses give `screen`. `seat` is the seat in front (0-based), where there is one.
    """

    seat = None

    @property
    def game(self):
        """The fold of the game on the table."""
        return self.app.game

    def view(self):
        return seen(self.app, self.screen())

    def screen(self):
        """-> the Screen of the page, without what all pages of a game show."""
        return Screen()

    def ring(self, frame):
        games.lights(self.app, frame, self.seat)

    def open(self, short, arg=None):
        """Open a page of this game by its short name."""
        self.app.go(sibling(self.app, short), arg)


class GamePage(TrayPage):
    """A page at which moves are played. TAPS, HOLDS and LONGS are its buttons.

    They are dicts: button -> name of a method, or behind a dot the short name of a page of this game. `holds`
    and `longs` have to name the buttons that HOLDS and LONGS use.
    """

    TAPS = {}
    HOLDS = {}
    LONGS = {}

    def __init__(self, app, arg=None):
        TrayPage.__init__(self, app, arg)
        self._opened = app.box.ticks()
        self._hint = self._holding = None  # that a long hold was too short; the button of one

    # -- buttons --------------------------------------------------------------------------------------------

    def tap(self, button):
        self._hint = None
        if button in self.LONGS and button not in self.TAPS:
            self._too_short(button)
        self._do(self.TAPS, button)

    def hold(self, button):
        self._hint = None
        self._holding = button if button in self.LONGS else None
        self._do(self.HOLDS, button)

    def long(self, button):
        self._holding = None
        self._do(self.LONGS, button)

    def release(self, button):
        if self._holding == button:
            self._too_short(button)
        self._holding = None

    def _too_short(self, button):
        """What takes a long hold was let go too early: that is seen, until the next press."""
        self._hint = self.short(button)
        if self._hint:
            self.nothing()

    def short(self, button):
        """-> the foot after a hold of `button` that was too short; None where there is nothing to say."""
        return "Hold longer: 2 s."

    def view(self):
        screen = TrayPage.view(self)
        if self._hint:
            screen.foot = self._hint
        return screen

    def _do(self, table, button):
        name = table.get(button)
        if name and name[0] == ".":
            self.open(name[1:])
        elif name:
            getattr(self, name)()

    # -- moves ----------------------------------------------------------------------------------------------

    def early(self):
        """Is this press so close to the opening of the page that it was not meant for it? Then players are
        told so."""
        now = self.app.box.ticks()
        if ticks.diff(now, self._opened) >= GUARD_MS:
            return False
        self.nothing()
        return True

    def guard(self, ms):
        """No press counts in the next `ms` milliseconds."""
        self._opened = ticks.add(self.app.box.ticks(), ms - GUARD_MS)

    def nothing(self):
        """A press that does nothing is told: all blinks, and where there are sounds there is a buzz."""
        self.app.screensaver.blink(self.app.box.ticks())
        self.cue("early")

    def act(self, *codes):
        """Play a move and go to the page that the game is at then. False when refused, or too early."""
        if self.early() or not self.app.play(*codes):
            return False
        if self.game.over:
            self.cue("win" if self.game.outcome() == "won" else "loss")
        self.onward()
        return True

    def onward(self):
        """After a move: to the page that the game is at then."""
        self.app.to_game()

    def mark(self, *codes):
        """Play a move that nobody may tell from another one by ear: always the same click. As `act`."""
        done = self.act(*codes)
        if done and not self.game.over:
            self.cue("o_x")
        return done

    def cue(self, name):
        """A sound of the game; one that is played in silence has none."""
        self.app.sound(name)

    def pause(self):
        """Everything stands still."""
        if self.app.play(PAUSE):
            self.app.to_game()
