"""A challenge is issued; a brewer passes the buck (items 48 to 51, 64, 65)."""

from lawkeeper.games.pages.base import GUARD_MS
from lawkeeper.games.potions.fold import challenge, moves
from lawkeeper.games.potions.pages.choice import Choice, row
from lawkeeper.games.potions.pages.step import once
from lawkeeper.games.potions.pages.tray import brewing, does, who
from lawkeeper.ui.buttons import LEFT, RIGHT, A, B
from lawkeeper.ui.screen import Screen
from lawkeeper.ui.text import wrap


class Challenge(Choice):
    """▲▼ choose the rule, ◀▶ the kind; what the challenge claims stands above. A asks once more, and A issues
    it."""

    FOOT = "◀▶ kind A this"
    FIRST = 0

    def __init__(self, app, arg=None):
        self._kinds = []
        self._kind = 0
        self._sure = None
        Choice.__init__(self, app, arg)
        once(app, "challenge")

    def find(self):
        all_of_them = self.app.game.challengeable()
        self._kinds = sorted({kind for kind, number in all_of_them})
        if self._kind not in self._kinds:
            self._kind = self._kinds[0]
        return [number for kind, number in all_of_them if kind == self._kind]

    def title(self):
        return challenge.NAMES[self._kind].upper()

    def head(self):
        return wrap(challenge.CLAIMS[self._kind] % self.options[self.cursor])

    def foot(self):
        return "B back\t" + self.FOOT

    def screen(self):
        self.cursor = min(self.cursor, len(self.options) - 1)
        game = self.game
        seat = self._seat()
        if self._sure is None:
            screen = Choice.screen(self)
            if not screen.rows[0] and seat in [entry[0] for entry in game.book.entries]:
                screen.rows[0] = "(your own: left out)"  # where there is room
            return screen
        told = [does(game, seat, "says:", "say:")] + wrap(challenge.CLAIMS[self._kind] % self._sure)
        told += [row(game, self._sure), "%s or %s loses." % (who(game, seat), self._author())]
        return Screen(self.title(), told, "B no ▶read\tA do it")

    def _author(self):
        return who(self.game, self.game.book.author(self._sure))

    def _seat(self):
        game = self.game
        return game.challenge.author if game.challenge else game.maker

    def tap(self, button):
        if self._sure is not None:
            self._tap_sure(button)
        elif button in (LEFT, RIGHT):
            at = self._kinds.index(self._kind) + (1 if button == RIGHT else -1)
            self._kind = self._kinds[at % len(self._kinds)]
            self.options = self.find()
        elif button == B:
            self.app.back()
        else:
            Choice.tap(self, button)

    def _tap_sure(self, button):
        if button == A:
            self.tell(moves.CHALLENGE | self._kind, self._sure)
        elif button == RIGHT:
            self.read(self._sure)
        elif button == B:
            self._sure = None

    def chosen(self, value):
        self._sure = value
        self.guard(GUARD_MS)


class Buck(Choice):
    """ILLEGAL was called. The brewer takes the verdict, or blames a rule."""

    def find(self):
        return [False, True]

    def row(self, value):
        return " pass the buck" if value else " take the verdict"

    def title(self):
        return does(self.game, self.game.maker, "ANSWERS", "ANSWER")

    def head(self):
        game = self.game
        said = does(game, game.caller, "points at", "point at")
        return [brewing(game), said, row(game, game.pointed), ""]

    def chosen(self, value):
        if value:
            self.open("challenge")
        else:
            self.tell(moves.VERDICT)
