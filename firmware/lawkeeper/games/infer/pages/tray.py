"""What the pages of a running game of Infer share: one button for one thing, the law, the ring."""

from lawkeeper import ticks
from lawkeeper.games.infer.fold import rules
from lawkeeper.games.infer.fold.log import DISPROOF, STARTER
from lawkeeper.games.infer.pages.lights import lights
from lawkeeper.ui.buttons import DOWN, LEFT, UP, B
from lawkeeper.ui.page import Page
from lawkeeper.ui.screen import WIDTH, Screen
from lawkeeper.ui.text import wrap

GUARD_MS = 1000  # a page that has just opened takes no verdict: the press was meant for the page before
XO = "XO"
BROKEN = "✗SEAL BROKEN"


def seen(app, screen):
    """`screen` as all pages of a game show it: with a broken seal for everybody to see."""
    if app.ledger.seal_broken:
        right = screen.title.split("\t")[-1]
        fits = "\t" in screen.title and len(BROKEN) + len(right) < WIDTH
        screen.title = BROKEN + "\t" + right if fits else BROKEN
    return screen


def law_screen(app, title, text):
    """A law, while the button is held. Counted before by `app.look`."""
    lines = wrap(text)
    foot = lines[6] if len(lines) > 6 else "looks %d" % app.ledger.looks
    return Screen(title, lines[:6], foot, secret=True)


def minutes(seconds):
    return "%02d:%02d" % (seconds // 60, seconds % 60)


def builder(game, number):
    """Who built an experiment: "start", "R2", "disproof", or nothing where there are no turns."""
    log = game.log
    if log.kind(number) == STARTER:
        return "start"
    if log.kind(number) == DISPROOF:
        return "disproof"
    whose = log.whose(number)
    return "" if whose == rules.NOBODY else "R%d" % (whose + 1)


class TrayPage(Page):
    """A page of a game: a broken seal is told, the lights are the tray. Subclasses give `screen`."""

    def view(self):
        return seen(self.app, self.screen())

    def screen(self):
        return Screen()

    def ring(self, frame):
        lights(self.app, frame)


class GamePage(TrayPage):
    """A page at which the table plays. TAPS, HOLDS and LONGS are its buttons: button -> name of a method."""

    TAPS = {UP: "experiments", DOWN: "more", LEFT: "undo"}
    HOLDS = {UP: "peek", B: "pause"}
    LONGS = {}
    holds = (UP, B)
    live = True

    def __init__(self, app, arg=None):
        TrayPage.__init__(self, app, arg)
        self._opened = app.box.ticks()
        self._peeking = False

    @property
    def game(self):
        return self.app.game

    # -- buttons --------------------------------------------------------------------------------------------

    def tap(self, button):
        self._do(self.TAPS, button)

    def hold(self, button):
        self._do(self.HOLDS, button)

    def long(self, button):
        self._do(self.LONGS, button)

    def _do(self, table, button):
        name = table.get(button)
        if name:
            getattr(self, name)()

    def release(self, button):
        self._peeking = False

    def early(self):
        """Is this press so close to the opening of the page that it was not meant for it?"""
        return ticks.diff(self.app.box.ticks(), self._opened) < GUARD_MS

    def act(self, *codes):
        """Play a move and go to the page that the game is at then. False when refused, or too early."""
        if self.early() or not self.app.play(*codes):
            return False
        if self.game.over:
            self.cue("win" if self.game.result == rules.WON else "loss")
        self.app.to_game()
        return True

    def cue(self, name):
        """A sound, unless the table plays Silence: then only the clock is heard (Infer item 80)."""
        if not self.game.setup.silence:
            self.app.sound(name)

    def mark(self, *codes):
        """Play a move that ends in a verdict: one and the same click for O and X (Infer items 39, 42)."""
        if self.act(*codes) and not self.game.over:
            self.cue("o_x")

    # -- what the same button does everywhere ---------------------------------------------------------------

    def experiments(self):
        self.app.go("infer.log")

    def more(self):
        self.app.go("infer.more")

    def undo(self):
        self.app.go("infer.undo")

    def pause(self):
        if self.app.play(rules.PAUSE):
            self.app.to_game()

    def peek(self):
        """The Universe reads the law again; the whole table sees how often (Infer item 11)."""
        setup = self.game.setup
        self._peeking = not setup.box_universe and (setup.own_law or self.app.look())

    # -- what everybody sees --------------------------------------------------------------------------------

    def view(self):
        game = self.game
        if not self._peeking:
            return TrayPage.view(self)
        if game.setup.own_law:
            return Screen("THE LAW", ("The law is on paper.",), "B back")
        return law_screen(self.app, "THE LAW", game.law(game.kept))
