"""Those who claim to have the code give it, each alone with the box (item 13)."""

from lawkeeper.games.pages.base import GamePage, TrayPage
from lawkeeper.games.turing.fold import rules
from lawkeeper.games.turing.pages.digits import begun
from lawkeeper.games.turing.pages.given import claims
from lawkeeper.games.turing.pages.play import listed
from lawkeeper.ui import ring
from lawkeeper.ui.buttons import DOWN, LEFT, UP, A, B
from lawkeeper.ui.screen import Screen
from lawkeeper.ui.text import window

_TAKE, _ENTER, _SURE = range(3)


class Code(GamePage):
    """The box is handed over, the digits are entered, A shows them, A again gives them; or a long hold.

    They begin at the last proposal. Whoever had the box before may still hold it: nothing of that is seen
    until the next one says so with A, or with the first arrow; LEFT takes the code before back.
    """

    longs = (A,)
    runs = (UP, DOWN)
    keys = True

    def __init__(self, app, arg=None):
        GamePage.__init__(self, app, arg)
        self.seat = self.game.waiting()[0]
        self._alone = self.game.seats == 1
        self._put_away()

    def _put_away(self):
        """What was entered goes from the screen."""
        self._digits = begun(self.game, self.seat)
        self._step = _ENTER if self._alone else _TAKE
        self._foot = ""

    def screen(self):
        return (self._take, self._enter, self._sure)[self._step]()

    def _take(self):
        game, number = self.game, self.seat + 1
        claimers = [seat for seat in range(game.seats) if game.claimed >> seat & 1]
        rows = ("Player %d takes the" % number, "box and enters the", "code. All others look", "away.")
        foot = "%s\tA I am P%d" % ("◀ undo" if game.hidden else "B more", number)
        return Screen("THUMBS UP\t" + listed(claimers, 3), rows, foot)

    def _title(self, what, right=""):
        return ("" if self._alone else "P%d " % (self.seat + 1)) + what + "\t" + right

    def _enter(self):
        title = self._title("THE CODE", "B more" if self._alone else "B hide")
        foot = self._foot or "A enter\tA long: give"
        return Screen(title, (self._digits.row(),), foot, big=self._digits.big)

    def _sure(self):
        waiting = self.game.waiting()
        if self._alone:
            rows = "\tA wrong code loses.\t"
        elif len(waiting) > 1:
            rows = "\tThen P%d gives theirs.\t" % (waiting[1] + 1)
        else:
            rows = "\tThen all are opened.\t"
        return Screen(self._title("GIVE THIS CODE?"), (rows,), "B no\tA yes, give it", big=self._digits.big)

    # -- what the buttons do --------------------------------------------------------------------------------

    def tap(self, button):
        self._foot = ""
        (self._tap_take, self._tap_enter, self._tap_sure)[self._step](button)

    def _tap_take(self, button):
        if button == B:
            self.open("more")
        elif button == LEFT:
            if self.game.hidden:
                self.open("undo")
        elif button != A or not self.early():
            self._step = _ENTER
            self._digits.tap(button)  # A means nothing there

    def _tap_enter(self, button):
        if button == A:
            self._step = _SURE
        elif button != B:
            self._digits.tap(button)
        elif self._alone:
            self.open("more")
        else:
            self._put_away()

    def _tap_sure(self, button):
        if button == A:
            self._give()
        else:
            self._step = _ENTER

    def release(self, button):
        if self._step == _ENTER:
            self._foot = "\thold A longer\t"  # it was let go too soon

    def long(self, button):
        if self._step != _TAKE:
            self._give()

    def _give(self):
        self.mark(rules.CODE, self.seat, self._digits.code)

    def onward(self):
        """With the last code all are opened, and seen before anything else."""
        if self._alone or self.game.hidden:
            GamePage.onward(self)
        else:
            self.app.swap("turing.opened")


class Opened(TrayPage):
    """Every code that was given: whose it is, and whether it is right. The lights say it too."""

    def screen(self):
        game = self.game
        lines = claims(game)
        if game.result != rules.FOUND:
            lines += ["Who was wrong is out."]
        rows, self.cursor, last = window(lines, self.cursor)
        return Screen("THE CODES ARE OPEN", rows, ("▲▼ more" if last else "") + "\tA go on")

    def ring(self, frame):
        """Every seat has its part of the ring."""
        game = self.game
        for light in range(len(frame)):
            code = game.codes[light * game.seats // len(frame)]
            verdict = ring.O_LIGHT if code == game.code else ring.X_LIGHT
            frame[light] = ring.FREE_LIGHT if code == rules.NONE else verdict

    def tap(self, button):
        if button in (A, B):
            self.app.to_game()
        elif button in (UP, DOWN):
            self.cursor += 1 if button == DOWN else -1
