"""What perfect play knew at each brew and each rule (items 31, 58): told after the game, never in it.

Here it is found, in few bytes: a long game has a hundred brews and rules. `pages/told.py` has the words."""

from lawkeeper.games.potions.brew.worlds import Worlds
from lawkeeper.games.potions.fold import book as books
from lawkeeper.games.potions.fold.book import NONE
from lawkeeper.logic import masks

EACH = 5  # bytes of what is found on a brew or a rule; the first two: which event it is, little-endian
UNIVERSAL, STAYED = 1, 2  # of a rule: it explains all, the brew stayed legal


def review(game):
    """Yield, for each event, what there is to say of it: `EACH` bytes for a brew or a rule, else none.

    Behind the number of the event stand, of a brew: how many results were legal, the only one or NONE, the
    smallest rule that it broke or 0; of a rule: how many sets it was the first to leave nothing, UNIVERSAL
    and STAYED, 0."""
    walk = _Walk(game)
    for at in range(game.book.count):
        yield walk.take(at)


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
        self._game = game
        self._worlds = Worlds(game.space)
        self._out = self._last = 0
        self._masks = {}  # of the rules, by number
        self._brew = 0, 0
        self._faulty = self._explained = False

    def take(self, at):
        """An event, by its number. -> what there is to say of it"""
        kind, seat, one, two = self._game.book.rows(at, at + 1)[0]
        if kind == books.LOST:
            self._out |= 1 << seat
        elif kind == books.BREWED:
            self._brew = one, two
            return bytes((at & 255, at >> 8)) + self._brewed(one, two)
        elif kind == books.WROTE:
            self._last = one
            return bytes((at & 255, at >> 8)) + self._wrote(one)
        return b""

    def _left(self):
        book, left = self._game.book, self._worlds.all
        for number in book.standing(self._out, self._last):
            if number not in self._masks:
                self._masks[number] = self._worlds.mask(book.code(number))
            left &= self._masks[number]
        return left

    def _brewed(self, at, result):
        """What could have come of this set?"""
        could = self._worlds.open_to(self._left(), at)
        only = could[0] if len(could) == 1 else NONE
        return bytes((len(could), only, 0 if result in could else self._broken(at, result)))

    def _broken(self, at, result):
        """-> the smallest rule number that a brew breaks."""
        game = self._game
        for number in game.book.standing(self._out, self._last):
            if not game.book.keeps(game.space, number, game.set_of(at), result):
                return number
        return NONE

    def _wrote(self, number):
        """Which goals did this rule break, that were kept before?"""
        left = self._left()
        empty, universal = masks.count(self._worlds.empty(left)), self._worlds.universal(left)
        faulty, explained = self._faulty, self._explained
        self._faulty, self._explained = empty > 0, universal
        game = self._game
        brew, result = self._brew
        stayed = not game.mathematical and game.book.keeps(game.space, number, game.set_of(brew), result)
        flags = UNIVERSAL * (universal and not explained) | STAYED * stayed
        return bytes((0 if faulty else empty, flags, 0))
