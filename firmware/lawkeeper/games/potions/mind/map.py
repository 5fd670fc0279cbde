"""The map of all sets: how many results the rules left each, rule by rule. Told after the game."""

from lawkeeper.games.potions.brew.kinds import BREWED, SUITS, sign
from lawkeeper.games.potions.brew.signs import signs
from lawkeeper.games.potions.brew.space import set_of

_WIDE = 19
_NONE = 255  # no set stands here


class Map:
    """`left`: list of masks, by how many rules count (`mind.review`). What does not change from rule to rule
    is worked out once: ▲▼ go through them quickly."""

    def __init__(self, game, left):
        self._rules = [
            number for number in range(1, len(game.book.entries) + 1) if not game.book.experiment(number)
        ]
        self._space = game.space
        self._left = left
        self._lines = game.space.kinds == SUITS and _lines(game.space)

    def after(self, count):
        """-> (rows: how many results the first `count` rules leave each set; count, within what there is; a
        title)."""
        rules = self._rules
        count = max(0, min(count, len(rules)))
        cells = self._cells(self._left[count])
        rows = _matrix(self._lines, cells) if self._lines else _rows(self._space.kinds, cells)
        return rows, count, "rule %d" % rules[count - 1] if count else "no rule"

    def _cells(self, left):
        """-> a sign for each set: how many results it keeps."""
        size = self._space.sets
        whole = (1 << size) - 1
        counts = (
            0  # in hex a digit for each set, the first one last: a slice in binary is read as such digits
        )
        for result in range(self._space.results):
            counts += int(bin(left >> size * result & whole)[2:], 16)
        told = ("0" * size + "%x" % counts)[-size:]
        return bytes(reversed(told.encode())).decode().replace("0", "✗")


def _lines(space):
    """-> (of each line two ingredients, one or none, in two characters; the numbers of the four sets that one
    more makes, bytes, _NONE where such a set stands elsewhere), all in one piece."""
    begins, numbers, next_one = "", [], 0
    for at in range(-1, SUITS + SUITS * (SUITS + 1) // 2):
        start = set_of(SUITS, at) if at >= 0 else b""
        begin = signs(space, start)
        begins += begin + " " * (2 - len(begin))
        for kind in range(SUITS):
            there = not start or kind >= start[-1]
            numbers.append(next_one if there else _NONE)
            next_one += there  # sets stand in this order
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


def _rows(kinds, cells):
    """-> six rows: a sign for each set of one ingredient, then of two, of three, in their order."""
    found, count, begin = [], 1, 0
    for many in range(1, BREWED + 1):
        count = count * (kinds + many - 1) // many
        line = cells[begin : begin + count]
        begin += count
        found += ["%d " % many + line[at : at + _WIDE] for at in range(0, len(line), _WIDE)]
    return found
