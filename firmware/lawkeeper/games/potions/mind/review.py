"""What perfect play knew at each brew and each rule (items 31, 58): told after the game, never in it."""

from lawkeeper.games.potions.brew.signs import signs
from lawkeeper.games.potions.brew.worlds import Worlds
from lawkeeper.games.potions.fold import book as books
from lawkeeper.games.potions.fold.book import NONE
from lawkeeper.logic import masks


def review(game):
    """Yield None at work, at last what there is to say: list of str, what belongs to the one before begins
    with a blank."""
    walk = _Walk(game)
    for event in game.book.rows():
        walk.take(event)
        yield None
    yield walk.rows or ["Nothing was brewed."]


def left(game):
    """Yield None at work, at last list of masks: what brews there are, those that the first
    rule leaves, the first two ..."""
    worlds, book = Worlds(game.space), game.book
    found = [worlds.all]
    for number in range(1, len(book.entries) + 1):
        yield None
        if not book.experiment(number):
            found.append(found[-1] & worlds.mask(book.code(number)))
    yield found


class _Walk:
    """Goes through what was done, with the rules that counted at the moment."""

    def __init__(self, game):
        self.rows = []
        self._game = game
        self._worlds = Worlds(game.space)
        self._out = self._last = 0
        self._masks = {}  # of the rules, by number
        self._brew = 0, 0
        self._faulty = self._explained = False

    def take(self, event):
        """One event."""
        kind, seat, one, two = event
        if kind == books.LOST:
            self._out |= 1 << seat
        elif kind == books.BREWED:
            self._brew = one, two
            self._brewed(seat, one, two)
        elif kind == books.WROTE:
            self._last = one
            self._wrote(seat, one)

    def _who(self, seat):
        return ("YOU", "BOX")[seat] if self._game.strength else "P%d" % (seat + 1)

    def _left(self):
        book, left = self._game.book, self._worlds.all
        for number in book.standing(self._out, self._last):
            if number not in self._masks:
                self._masks[number] = self._worlds.mask(book.code(number))
            left &= self._masks[number]
        return left

    def _brewed(self, seat, at, result):
        """What could have come of this set?"""
        game = self._game
        could = self._worlds.open_to(self._left(), at)
        told = signs(game.space, game.set_of(at)) + "→" + game.space.called(result)
        self.rows.append("%s %s" % (self._who(seat), told))
        if not could:
            self.rows.append(" nothing was legal")
        elif len(could) == 1:
            self.rows.append(" only %s was legal" % game.space.called(could[0]))
        else:
            self.rows.append(" %d were legal" % len(could))
        if result not in could:
            self.rows.append(" it broke rule %d" % self._broken(at, result))

    def _broken(self, at, result):
        """-> the smallest rule number that a brew breaks."""
        game = self._game
        for number in game.book.standing(self._out, self._last):
            if not game.book.keeps(game.space, number, game.set_of(at), result):
                return number
        return NONE

    def _wrote(self, seat, number):
        """Which goals did this rule break, that were kept before?"""
        left = self._left()
        empty = masks.count(self._worlds.empty(left))
        self.rows.append("%s wrote rule %d" % (self._who(seat), number))
        if empty and not self._faulty:
            self.rows.append(" %d set%s left nothing" % (empty, "" if empty == 1 else "s"))
        if self._worlds.universal(left) and not self._explained:
            self.rows.append(" it explains all")
        self._faulty, self._explained = empty > 0, self._worlds.universal(left)
        game = self._game
        brew, result = self._brew
        if not game.mathematical and game.book.keeps(game.space, number, game.set_of(brew), result):
            self.rows.append(" the brew stayed legal")
