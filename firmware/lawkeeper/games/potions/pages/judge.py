"""Redundancy: the challenger says what is wrong with the two brews (item 56)."""

from lawkeeper.games.potions.fold import moves
from lawkeeper.games.potions.pages.point import Point
from lawkeeper.games.potions.pages.tray import does, potion
from lawkeeper.ui.buttons import RIGHT, B


class Judge(Point):
    """Which of the two brews is wrong? `self._code`: that at which a rule is pointed at."""

    def __init__(self, app, arg=None):
        self._code = None
        Point.__init__(self, app, arg)

    def find(self):
        if self._code is not None:
            return Point.find(self)
        found = [moves.BOTH_KEEP, moves.NEITHER_KEEPS]
        return found + [moves.POINT_C, moves.POINT] if Point.find(self) else found

    def row(self, value):
        if self._code is not None:
            return Point.row(self, value)
        if value == moves.BOTH_KEEP:
            return " both keep rule %d" % self.game.challenge.number
        if value == moves.NEITHER_KEEPS:
            return " neither keeps it"
        return " first breaks a rule" if value == moves.POINT_C else " second breaks one"

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
