"""The map of all sets: how many results the rules left each, rule by rule. Told after the game."""

from lawkeeper.games.potions.brew.kinds import BREWED, SUITS, sign
from lawkeeper.games.potions.brew.signs import signs
from lawkeeper.games.potions.brew.space import number as number_of
from lawkeeper.games.potions.brew.worlds import Worlds
from lawkeeper.logic.masks import every

_WIDE = 19
_NONE = 255  # no set stands here


class Map:
    """What does not change from rule to rule is worked out once: ▲▼ go through them quickly."""

    def __init__(self, game):
        self._game = game
        self._rules = [
            number for number in range(1, len(game.book.entries) + 1) if not game.book.experiment(number)
        ]
        self._worlds = Worlds(game.space)
        self._left = [self._worlds.all]  # by how many rules count
        self._lines = game.space.kinds == SUITS and _lines(self._worlds)

    def after(self, count):
        """-> (rows: how many results the first `count` rules leave each set; count, within what there is; a
        title)."""
        rules = self._rules
        count = max(0, min(count, len(rules)))
        while len(self._left) <= count:
            code = self._game.book.code(rules[len(self._left) - 1])
            self._left.append(self._left[-1] & self._worlds.mask(code))
        cells = self._cells(self._left[count])
        rows = _matrix(self._lines, cells) if self._lines else _rows(self._worlds, cells)
        return rows, count, "rule %d" % rules[count - 1] if count else "no rule"

    def _cells(self, left):
        """-> a sign for each set: how many results it keeps."""
        size = len(self._worlds.sets)
        whole = every(size)
        slices = [left >> size * result & whole for result in range(self._worlds.results)]
        found = ""
        for at in range(size):
            open_to = 0
            for one in slices:
                open_to += one >> at & 1
            found += "%x" % open_to if open_to else "✗"
        return found


def _lines(worlds):
    """-> (of each line two ingredients, one or none, in two characters; the numbers of the four sets that one
    more makes, bytes, _NONE where such a set stands elsewhere), all in one piece."""
    begins, numbers = "", []
    for start in [b""] + [one for one in worlds.sets if len(one) < BREWED]:
        begin = signs(worlds.space, start)
        begins += begin + " " * (2 - len(begin))
        for kind in range(SUITS):
            there = not start or kind >= start[-1]
            numbers.append(number_of(SUITS, start + bytes((kind,))) if there else _NONE)
    return begins, bytes(numbers)


def _matrix(lines, cells):
    """-> six rows: three lines side by side, below the signs of what is added."""
    begins, numbers = lines
    told = "".join([" " if number == _NONE else cells[number] for number in numbers])
    told = [
        begins[2 * at : 2 * at + 2] + told[SUITS * at : SUITS * at + SUITS] for at in range(len(begins) // 2)
    ]
    head = "  " + "".join([sign(SUITS, kind) for kind in range(SUITS)])
    each = len(told) // 3
    return [" ".join([head] * 3)] + [" ".join(told[at::each]) for at in range(each)]


def _rows(worlds, cells):
    """-> six rows: a sign for each set of one ingredient, then of two, of three, in their order."""
    found = []
    for many in range(1, BREWED + 1):
        line = "".join([cell for cell, brew in zip(cells, worlds.sets) if len(brew) == many])
        found += ["%d " % many + line[at : at + _WIDE] for at in range(0, len(line), _WIDE)]
    return found
