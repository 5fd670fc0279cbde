"""What newcomers read of each page of their first game, once: who holds the box, who looks away, what comes
next.

Loaded with the first page of a game, and let go of at a table that knows the game. The sentences are the
game's: they come into memory for a moment with each page that is new.
"""

from lawkeeper import games, modules, ticks
from lawkeeper.ui.buttons import A, B
from lawkeeper.ui.gestures import HOLD, TAP
from lawkeeper.ui.screen import Screen
from lawkeeper.ui.text import wrap

ROWS = 6
BIG_ROWS = 4  # what big characters take of them
UNREAD_MS = 400  # a sentence that has just come is not closed: the press was meant for the page before


def guide(app):
    """-> the Guide of the game on the table; None when the setting says never, or says the first game and one
    of this kind was won or lost here before: the second home knows, and those that are played alone are a
    kind for themselves. None, too, when they were sent away."""
    name = [row[1] for row in games.GAMES if row[0] == app.ledger.game_id][0]
    sums = app.home_data.data.get("stats", {}).get(name, {})
    alone = sums.get("alone", 0)
    by_oneself = app.game is not None and app.game.alone
    known = alone if by_oneself else sums.get("won", 0) + sums.get("lost", 0) - alone
    if app.preferences.explain == "never" or known and app.preferences.explain != "always":
        return None
    if "" in app.ledger.told:
        return None
    met = app.preferences.explain != "always" and sums.get("won", 0) + sums.get("lost", 0) > 0
    return Guide(app, name, met)


class Guide:
    """.covers: a sentence lies over the page in front, and takes the next press. No clock runs meanwhile.

    What was told stands in the ledger: after a power cut only what was not read is told again."""

    def __init__(self, app, game, met=False):
        """game: its package, which may declare `EXPLAINED`; met: the box knows it of the other kind, at a
        table or alone: what reads the same there is not told again."""
        self._app = app
        self._game = game
        self._met = met
        self._lines = None  # of the sentence on the page in front
        self._silent = []  # short names of pages that were looked up and have none
        self._page = None  # its short name, until it counts as told
        self._title = None  # of that page when it came: it may turn to something else, where that is no help
        self._new = False  # that page has not been shown yet
        self._since = 0
        self.covers = False

    def enter(self):
        """A page comes to the front. One that comes by itself waits until the sentence before is read."""
        self._new = True
        if not self.covers:
            self._lines = None

    def lay(self, screen):
        """-> the Screen to show: that of the page in front, its sentence in the free rows or in its place."""
        new, self._new = self._new, False
        if not self.covers and self._beside(screen, new):
            return screen
        above = (ROWS - len(self._lines)) // 2
        return Screen("WHAT TO DO", [""] * above + self._lines, "B no more help\tA next")

    def _beside(self, screen, new):
        """Is the page seen, with its sentence if there is room? If not, the sentence covers it."""
        title = screen.title.split("\t")[0]
        if new:
            self._lines = self._find(self._app.nav.top()[0])
            self._title = title
        if not self._lines or title != self._title:
            return True
        if _beneath(screen, self._lines):
            self._tell()
            return True
        if (
            not new or self._app.game.over
        ):  # how a game has ended is seen first, whatever there is to say of it
            self._lines = None
            return True
        self.covers = True
        self._since = self._app.box.ticks()
        return False

    def press(self, button, event):
        """A press at the sentence that covers the page: A closes it, and B: no more of them in this game.
        -> whether the page is to have the press, too: one that does what the sentence has just asked for.
        Elsewhere the page has to be seen first."""
        goes_on = False
        if ticks.diff(self._app.box.ticks(), self._since) >= UNREAD_MS:
            goes_on = _asked_for(button, event, " ".join(self._lines))
            if button < A and not goes_on:
                return False  # meant for the page, which is not seen yet
            self.covers = False
            self._tell()
            self.enter()  # the page below may be another one by now
            if button == B:
                self._app.session.told("")
                self._app.stage.guide = None
        return goes_on

    def _tell(self):
        """The sentence counts as told from now on."""
        if self._page:
            self._app.session.told(self._page)
            self._page = None

    def _find(self, name):
        """-> the sentence on the page called `name`, as lines; None when there is none or it was told."""
        game, short = name.split(".")
        if game != self._game or short in self._silent or short in self._app.ledger.told:
            return None
        package = "lawkeeper.games." + game
        row = getattr(modules.load(package), "EXPLAINED", None)
        if row is None:
            return None
        module = games.full(package, row[0])
        sentences = getattr(modules.load(module), row[1])
        if module not in self._app.stage.in_use():
            self._app.memory.drop(module)
        for page, *told in sentences:
            if page == short and (len(told) > 1 or not self._met):
                sentence = told[-1 if self._app.game.alone else 0]
                if sentence:
                    self._page = short
                    return wrap(sentence)
        self._silent.append(short)
        return None


def _asked_for(button, event, text):
    """Is this press what a sentence asks for: to hold A until something is open or read, to press an arrow
    that it names? No arrow plays what cannot be taken back: it opens a page, or moves a cursor."""
    if event == HOLD:
        return button == A and ("old A to read" in text or "old A until" in text)
    return event == TAP and button < A and ("your arrow" in text or "▲▼◀▶"[button] in text)


def _beneath(screen, lines):
    """Put `lines` into the free rows at the foot of a page. -> False, and nothing is changed, where there are
    too few of them: below what is written big there are two."""
    rows = list(screen.rows)
    while rows and not rows[-1]:
        rows.pop()
    room = ROWS - len(rows) - len(lines) - (0 if screen.big is None else BIG_ROWS)
    if room < 0 or screen.secret or screen.art is not None or screen.bar is not None:
        return False
    screen.rows = rows + [""] * room + lines
    return True
