"""Somebody points at a rule: after ILLEGAL, and in a challenge (items 25, 52, 54, 56, 68)."""

from lawkeeper.games.potions.fold import challenge, moves
from lawkeeper.games.potions.pages.choice import Choice
from lawkeeper.games.potions.pages.rows import row
from lawkeeper.games.potions.pages.tray import brewing, does, potion
from lawkeeper.ui.buttons import RIGHT, B


def against(game):
    """-> the brew that a challenge is about, for a row."""
    made = game.challenge
    if made.kind in (challenge.EMPERICAL, challenge.DATA):
        return row(game, made.number)
    return potion(game.space, made.set, made.result)


class Point(Choice):
    """▶ reads a rule in words. Whoever points has said it: nobody takes it back."""

    FOOT = "▶read A point"
    CODE = moves.POINT
    CALLS = True

    def find(self):
        game = self.app.game
        if game.challenge:
            numbers = game.challenge.points_at(game.book, game.out)
        else:
            numbers = game.book.standing(game.out)
        return [(number, row(game, number)) for number in numbers]

    def title(self):
        game = self.game
        seat = game.to_move()[0] if self.caller is None else self.caller
        return does(game, seat, "POINTS", "POINT")

    def head(self):
        game = self.game
        if game.challenge:
            return [against(game)]
        return [brewing(game)]

    def tap(self, button):
        if button == RIGHT and self.options:
            self.read(self.options[self.cursor][0])
        else:
            Choice.tap(self, button)

    def chosen(self, value):
        self.settle(self.CODE, value)


class Judge(Point):
    """Redundancy: which of the two brews is wrong? `self._code`: that at which a rule is pointed at."""

    def __init__(self, app, arg=None):
        self._code = None
        Point.__init__(self, app, arg)

    def find(self):
        game = self.app.game
        if self._code is not None:
            return Point.find(self)
        number = game.challenge.number
        found = [(moves.BOTH_KEEP, " both keep rule %d" % number)]
        found.append((moves.NEITHER_KEEPS, " neither keeps it"))
        if Point.find(self):
            found += [(moves.POINT_C, " first breaks a rule"), (moves.POINT, " second breaks one")]
        return found

    def title(self):
        return does(self.game, self.game.to_move()[0], "JUDGES", "JUDGE")

    def head(self):
        game = self.game
        made = game.challenge
        rows = [potion(game.space, made.set, result) for result in made.results]
        return rows if self._code is None else [rows[self._code == moves.POINT]]

    def _may_back(self):
        return self._code is not None

    def tap(self, button):
        if button == RIGHT and self._code is None:
            self.read(self.game.challenge.number)
        elif button == B and self._may_back():
            self._judge(None)
        else:
            Point.tap(self, button)

    def chosen(self, value):
        if self._code is not None:
            self.tell(self._code, value)
        elif value in (moves.BOTH_KEEP, moves.NEITHER_KEEPS):
            self.tell(value)
        else:
            self._judge(value)
            self.cursor = 0

    def _judge(self, code):
        """Choose what is wrong, or with a code which rule."""
        self._code = code
        self.options = self.find()
        self.cursor = self.FIRST
