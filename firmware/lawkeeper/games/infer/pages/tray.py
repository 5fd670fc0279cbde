"""What the pages of a running game of Infer share: what their buttons do, the law, the lights."""

from lawkeeper.games.infer.fold import rules
from lawkeeper.games.pages import base
from lawkeeper.ui.buttons import DOWN, LEFT, UP, B
from lawkeeper.ui.screen import Screen
from lawkeeper.ui.text import wrap

XO = "✗○"  # the signs of the marks, by verdict: letters would stand beside numbers
UNIVERSE = "Universe: A○ B✗\t▼more"  # a foot: whose buttons these are, so that no Researcher presses them
UNSEEN = "The law: others look", "away, hold ▲ long."  # rows: before the Universe reads it


READ_MS = 1000  # so long after the law was read no press is a verdict


def law_screen(app, title, text):
    """A law, while the button is held. Counted before by `app.look`."""
    lines = wrap(text)
    foot = lines[6] if len(lines) > 6 else "looks %d" % app.ledger.looks
    return Screen(title, lines[:6], foot, secret=True)


def minutes(seconds):
    """-> seconds as a clock shows them: "09:59"."""
    return "%02d:%02d" % (seconds // 60, seconds % 60)


def to_theory(app):
    """To the page at which a theory begins. Nothing is played yet: who only looks spends no move, no turn and
    no time. Without turns consents come in over days: there the wish itself is a move (Infer item 86)."""
    game = app.game
    if game.setup.asynchronous or game.phase != rules.PLAY:
        if app.play(rules.PUBLISH):
            app.to_game()
    elif game.researchers > 1:
        app.go("infer.consent")
    else:
        app.go("infer.compose" if game.setup.box_universe else "infer.repeat")


class GamePage(base.GamePage):
    """A page at which the table plays, with the buttons that are the same everywhere."""

    TAPS = {UP: ".log", DOWN: ".more", LEFT: ".undo"}
    HOLDS = {B: "pause"}
    holds = (B,)
    LONGS = {UP: "peek"}
    longs = (UP,)
    live = True
    _peeking = False

    def release(self, button):
        base.GamePage.release(self, button)
        if self._peeking:
            # The table comes back under the fingers: a press that was meant for the law marks nothing.
            self._peeking = False
            self.guard(READ_MS)

    def cue(self, name):
        """A sound, unless the table plays Silence: then only the clock is heard (Infer item 80)."""
        if not self.game.setup.silence:
            self.app.sound(name)

    def published(self):
        """The theory is meant: the wish and the consent of all others become moves (item 27). -> done?"""
        game = self.game
        if game.phase == rules.PLAY and not self.app.play(rules.PUBLISH):
            return False
        return game.phase != rules.CONSENTING or self.app.play(rules.CONSENT, rules.ALL_YES)

    def take_back(self):
        """Away from a theory: a move only where the wish was one."""
        if self.game.phase == rules.PLAY:
            self.app.to_game()
        elif self.act(rules.WITHDRAW):
            self.app.say("The theory is taken back. No token was spent.")

    def short(self, button):
        """▲ has two meanings: both are said."""
        if button == UP and UP in self.TAPS:
            return "▲ list, ▲ long: law"
        return base.GamePage.short(self, button)

    def peek(self):
        """The Universe reads the law again; the whole table sees how often (Infer item 11)."""
        setup = self.game.setup
        self._peeking = not setup.box_universe and (setup.own_law or self.app.look())

    def view(self):
        game = self.game
        if not self._peeking:
            return base.GamePage.view(self)
        if game.setup.own_law:
            return Screen("THE LAW", ("The law is on paper.",), "B back")
        return law_screen(self.app, "THE LAW", game.law(game.kept))
