"""A new rule, put together in few presses (item 32). The game reminds that it is due by being here."""

from lawkeeper import ticks
from lawkeeper.games.potions.brew.rule import CONDITIONS
from lawkeeper.games.potions.pages.draft import Draft
from lawkeeper.games.potions.pages.step import Step, keep, kept
from lawkeeper.games.potions.pages.tray import brewing
from lawkeeper.ui.buttons import DOWN, LEFT, RIGHT, UP, A
from lawkeeper.ui.screen import WIDTH, Screen
from lawkeeper.ui.text import wrap

_QUIET_MS = 700


class Write(Step):
    """◀▶ go from part to part, ▲▼ change it, A reads the rule. What is half written is there again when
    players come back to it."""

    def __init__(self, app, arg=None):
        Step.__init__(self, app, arg)
        game = app.game
        self._draft = Draft(game.space, game.brew, game.potion)
        self._since = 0  # when something was changed that is not kept yet, while busy
        self.cursor = 1
        draft = kept(app)
        if draft:
            self.cursor = draft[-1]
            self._draft.decode(draft[:-1])
        self._kept = self._draft.encode()

    def screen(self):
        game = self.game
        title, brew = "RULE %d" % (len(game.book.entries) + 1), brewing(game, 13)
        if len(title + brew) < WIDTH - 5:
            title += " A:?"
        return Screen(
            title + "\t" + brew,
            self._rows(),
            ("▲ adds or/and" if self._adds() else "B rules ◀▶▲▼") + "\tA read",
        )

    def _adds(self):
        """Is the cursor at an end where one more condition, or name, can be put?"""
        what, at, words = self._draft.parts()[self.cursor]
        return what == "more" and not words or what == "join" and "THEN" in words and at < CONDITIONS - 1

    def _rows(self):
        """-> the parts in words; the one at the cursor in brackets."""
        told = "IF " + "(" * self._draft.opened()
        for place, (what, _, words) in enumerate(self._draft.parts()):
            if place == self.cursor:
                told += " [" + (words or "+").replace(" ", "_") + "]"
            elif words:
                told += " " + words
            if what == "join" and words[-4:] == "THEN":
                told += " it is"
        told = told.replace("( ", "(").replace(" )", ")")
        rows = [row.replace("_", " ") for row in wrap(told)]
        at = [number for number, row in enumerate(rows) if "[" in row][0]
        top = max(0, min(at - 3, len(rows) - 6))
        return rows[top : top + 6]

    def tap(self, button):
        parts = self._draft.parts()
        if button in (LEFT, RIGHT):
            self.cursor = (self.cursor + (1 if button == RIGHT else -1)) % len(parts)
        elif button in (UP, DOWN):
            what, at, _ = parts[self.cursor]
            self._draft.change(what, at, 1 if button == UP else -1)
            self.busy, self._since = True, self.app.box.ticks()
        elif button == A:
            self._keep(False)
            self.app.session.found["draft"] = self._kept + bytes((self.cursor,))  # as `keep`, not journalled
            self.open("read", self._draft.code())
        else:
            self._keep()
            Step.tap(self, button)

    def work(self):
        """What was changed is kept when nobody has pressed for a moment: each time takes journal."""
        if ticks.diff(self.app.box.ticks(), self._since) >= _QUIET_MS:
            self._keep(False)

    def pause(self):
        self._keep()
        Step.pause(self)

    def _keep(self, always=True):
        """What is changed is kept, and the cursor behind it; `always`: the cursor alone, too."""
        self.busy = False
        draft = self._draft.encode()
        if always or draft != self._kept:
            self._kept = draft
            keep(self.app, draft + bytes((self.cursor,)))
