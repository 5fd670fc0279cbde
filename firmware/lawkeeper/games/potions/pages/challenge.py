"""A challenge is issued; its set is named; a brewer passes the buck (items 48 to 56, 64, 65)."""

from lawkeeper.games.potions.brew.kinds import BREWED, sign
from lawkeeper.games.potions.brew.signs import made_of
from lawkeeper.games.potions.brew.space import number
from lawkeeper.games.potions.fold import challenge, moves
from lawkeeper.games.potions.pages.step import Choice, Step
from lawkeeper.games.potions.pages.tray import brewing, does, row, who, words
from lawkeeper.ui.buttons import DOWN, LEFT, RIGHT, UP, A, B
from lawkeeper.ui.screen import Screen
from lawkeeper.ui.text import wrap


class Challenge(Choice):
    """▲▼ choose the rule, ◀▶ the kind, A asks once more, and A issues it."""

    FOOT = "◀▶ kind A this"

    def __init__(self, app, arg=None):
        self._kinds = []
        self._kind = 0
        self._sure = None
        Choice.__init__(self, app, arg)

    def find(self):
        all_of_them = self.app.game.challengeable()
        self._kinds = sorted({kind for kind, number in all_of_them})
        if self._kind not in self._kinds:
            self._kind = self._kinds[0]
        game = self.app.game
        return [(number, row(game, number)) for kind, number in all_of_them if kind == self._kind]

    def title(self):
        return challenge.NAMES[self._kind].upper()

    def foot(self):
        return "B back\t" + self.FOOT

    def screen(self):
        if self._sure is None:
            return Choice.screen(self)
        game = self.game
        told = wrap(words(game, self._sure))[:4]
        told.append("%s or %s loses." % (who(game, self._seat()), who(game, game.book.author(self._sure))))
        return Screen(self.title(), told, "B no\tA challenge it")

    def _seat(self):
        game = self.game
        return game.challenge.author if game.challenge else game.maker

    def tap(self, button):
        if self._sure is not None:
            if button == A:
                self.tell(moves.CHALLENGE | self._kind, self._sure)
            elif button == B:
                self._sure = None
        elif button in (LEFT, RIGHT):
            at = self._kinds.index(self._kind) + (1 if button == RIGHT else -1)
            self._kind = self._kinds[at % len(self._kinds)]
            self.options = self.find()
        elif button == B:
            self.app.back()
        else:
            Choice.tap(self, button)

    def chosen(self, value):
        self._sure = value


class ThoughtExperiment(Step):
    """Ingredients that nobody needs to have: ◀▶ choose one of three places, ▲▼ what lies there."""

    def __init__(self, app, arg=None):
        Step.__init__(self, app, arg)
        self._kinds = [0] + [-1] * (BREWED - 1)

    def screen(self):
        game = self.game
        made = game.challenge
        cells = [sign(game.space.kinds, kind) if kind >= 0 else "·" for kind in self._kinds]
        above = "".join([" %s " % cell for cell in cells])
        below = "".join([" ▲ " if place == self.cursor else "   " for place in range(BREWED)])
        told = made_of(game.space, self._brew())
        rows = [challenge.NAMES[made.kind] + " %d" % made.number, _ASKED[made.kind], above, below] + wrap(
            told
        )
        seat = made.wants()[0]
        foot = "B rules ◀▶▲▼\tA name"
        return Screen(does(game, seat, "NAMES A SET", "NAME A SET"), rows[:6], foot)

    def _brew(self):
        return bytes(sorted([kind for kind in self._kinds if kind >= 0]))

    def tap(self, button):
        if button in (LEFT, RIGHT):
            self.cursor = (self.cursor + (1 if button == RIGHT else -1)) % BREWED
        elif button in (UP, DOWN):
            low = 0 if self.cursor == 0 else -1
            count = self.game.space.kinds - low
            step = 1 if button == UP else -1
            self._kinds[self.cursor] = (self._kinds[self.cursor] - low + step) % count + low
        elif button == A:
            self.tell(moves.SET, number(self.game.space.kinds, self._brew()))
        else:
            Step.tap(self, button)


_ASKED = {
    challenge.CONTRADICTION: "Nothing can come of:",
    challenge.UNIVERSAL: "Two can come of:",
    challenge.REDUNDANCY: "It matters for:",
}


class Buck(Step):
    """ILLEGAL was called. The brewer takes the verdict, or blames a rule."""

    def screen(self):
        game = self.game
        rows = [brewing(game), "%s points at" % who(game, game.caller), row(game, game.pointed), ""]
        rows += ["A take the verdict", "▶ pass the buck"]
        return Screen(does(game, game.maker, "ANSWERS", "ANSWER"), rows, "B rules\tA verdict")

    def tap(self, button):
        if button == A:
            self.tell(moves.VERDICT)
        elif button == RIGHT:
            self.open("challenge")
        else:
            Step.tap(self, button)
