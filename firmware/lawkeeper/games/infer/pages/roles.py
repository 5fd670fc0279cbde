"""The night of the variant with a Cheater: everybody reads a role, then Teacher and Cheater read the law.

Nothing of it is a move: after a power cut the night begins again, with the same roles (Infer items 89 to 91).
"""

from lawkeeper import ticks
from lawkeeper.games.infer.fold import rules
from lawkeeper.games.infer.fold.cheater import CHEATER, TEACHER
from lawkeeper.games.infer.pages.tray import law_screen
from lawkeeper.games.pages.base import TrayPage
from lawkeeper.games.pages.own_secret import OwnSecret
from lawkeeper.ui.buttons import A, B
from lawkeeper.ui.screen import Screen

ROLES = ("the TEACHER", "the CHEATER", "a STUDENT")
WAKE_MS = 10000  # the Cheater has so long to read (item 90)

# After the roles: what everybody is told, step by step. At READING and COUNTING there is more to it.
_READING, _WAKING, _COUNTING, _UP = 1, 2, 3, 4
_NIGHT = (
    ("All but the Teacher", "close their eyes."),
    ("Teacher: hold A and", "read the law."),
    ("Teacher: lay the box", "down, say: Cheater,", "wake up. Press A,", "close your eyes."),
    ("Cheater: hold A and", "read the law."),
    ("Cheater, close your", "eyes.", "", "Then the Teacher", "presses A and all", "open their eyes."),
)


def role_screen(game, seat):
    """What the player at `seat` is, while the button is held."""
    role = game.roles[seat]
    rows = ["", "You are", ROLES[role] + "."]
    if role == CHEATER:
        rows += ["", "You win when the law", "is found and not you."]
    return Screen("PLAYER %d" % (seat + 1), rows, secret=True)


class Night(TrayPage):
    """First the box goes round, then the script. A long B deals anew when something went wrong (item 91). A
    short one leads to the menu as long as roles are read, and at night to the step before."""

    holds = (A,)
    longs = (B,)

    def __init__(self, app, arg=None):
        TrayPage.__init__(self, app, arg)
        self._seat = 0
        self._step = -1  # of the night; before it the roles are read
        self._open = False  # a secret is being shown
        self._seen = False  # this player has read the role, the Teacher the law
        self._until = 0

    # -- what is on the screen ------------------------------------------------------------------------------

    def screen(self):
        game = self.app.game
        if self._step < 0:
            return self._role()
        if self._open:
            return law_screen(self.app, "THE LAW", game.law(0))
        big = str(self._left()) if self.busy else None
        rows = _NIGHT[self._step]
        foot = "B long: anew"
        if not self.busy and (self._seen or self._step != _READING):
            foot += "\tA go on"
        return Screen("NIGHT", rows, foot, big=big)

    def _role(self):
        game = self.app.game
        seat = self._seat
        if seat == len(game.roles):
            rows = ["Player %d is the" % (game.roles.index(TEACHER) + 1), "Teacher and takes the", "box."]
            return Screen("THE TEACHER", rows + ["", "B: menu"], "B long: anew\tA go on")
        if self._open:
            return role_screen(game, seat)
        rows = ["Player %d of %d takes" % (seat + 1, len(game.roles)), "the box, all others", "look away."]
        rows += ["", "Hold A to read what", "you are."]
        return Screen("ROLES", rows, "B menu\t" + ("A I've read it" if self._seen else "hold A read"))

    def _left(self):
        return max(0, ticks.diff(self._until, self.app.box.ticks()) + 999) // 1000

    # -- what the buttons do --------------------------------------------------------------------------------

    def tap(self, button):
        if button == A:
            self._on()
        elif button == B and self._step < 0:
            self.app.home()
        elif button == B:
            self._one_back()

    def _one_back(self):
        """To the step before; the law is covered at once."""
        self._step -= 1
        self._open = self._seen = self.busy = False

    def _on(self):
        if self._step < 0:
            self._next_player()
        elif self._step == _UP:
            if self.app.play(rules.KEEP, 0):
                self.app.to_game()
        elif self._step == _WAKING:
            self._wake()
        elif self._step != _COUNTING and (self._seen or self._step != _READING):
            self._step += 1
            self._seen = False

    def _next_player(self):
        if self._seat == len(self.app.game.roles):
            self._step = 0
        elif self._seen:
            self._seat += 1
        self._seen = False

    def _wake(self):
        self._step = _COUNTING
        self.busy = True
        self._until = ticks.add(self.app.box.ticks(), WAKE_MS)

    def hold(self, button):
        if button != A:
            return
        roles_go_round = self._step < 0 and self._seat < len(self.app.game.roles)
        law = self._step in (_READING, _COUNTING)
        if roles_go_round or (law and self.app.look()):
            self._open = self._seen = True

    def release(self, button):
        self._open = False

    def long(self, button):
        if button == B:
            deal_again(self.app)

    # -- the ten seconds ------------------------------------------------------------------------------------

    def work(self):
        """Count back from ten; the law goes from the screen with the last second, held or not."""
        left = self._left()
        if left != self.cursor:
            self.cursor = left
            self.app.stale = True
        if not left:
            self._step = _UP
            self.busy = False
            self._open = False
            self.app.stale = True
            self.app.sound("zero")


def deal_again(app):
    """Other roles and another law: who spoke up has told who they are (item 91)."""
    from lawkeeper.games.infer.pages import new_game  # with the deck: only when a new game is wanted

    new_game.start(app, new_game.played(app), sure=True)


class MyRole(OwnSecret):
    """A player reads the own role again (item 89)."""

    TITLE = "MY ROLE"

    def players(self):
        return len(self.game.roles)

    def secret(self):
        return role_screen(self.game, self.seat)
