"""The map of all sets: how many results the rules left each, rule by rule. Told after the game."""

from lawkeeper.games.potions.brew.kinds import BREWED, SUITS, sign
from lawkeeper.games.potions.brew.signs import signs
from lawkeeper.games.potions.brew.space import number as number_of
from lawkeeper.games.potions.brew.worlds import Worlds

_WIDE = 19


def darkened(game, count):
    """-> (rows: how many results the first `count` rules leave each set; count, within what there is; a
    title)."""
    rules = [number for number in range(1, len(game.book.entries) + 1) if not game.book.experiment(number)]
    count = max(0, min(count, len(rules)))
    worlds = Worlds(game.space)
    left = worlds.left([game.book.code(number) for number in rules[:count]])
    cells = []
    for at in range(len(worlds.sets)):
        open_to = len(worlds.open_to(left, at))
        cells.append("%x" % open_to if open_to else "✗")
    rows = _matrix(worlds, cells) if game.space.kinds == SUITS else _rows(worlds, cells)
    return rows, count, "rule %d" % rules[count - 1] if count else "no rule"


def _matrix(worlds, cells):
    """-> six rows: in each line two ingredients, one, or none, and what is added to them in four columns."""
    size = worlds.space.kinds
    head = "  " + "".join([sign(size, kind) for kind in range(size)])
    starts = [b""] + [one for one in worlds.sets if len(one) < BREWED]
    lines = []
    for start in starts:
        line = signs(worlds.space, start)
        line += " " * (2 - len(line))
        for kind in range(size):
            there = not start or kind >= start[-1]
            line += cells[number_of(size, start + bytes((kind,)))] if there else " "
        lines.append(line)
    rows = [" ".join([head] * 3)]
    for at in range(len(lines) // 3):
        rows.append(" ".join(lines[at :: len(lines) // 3]))
    return rows


def _rows(worlds, cells):
    """-> six rows: a sign for each set of one ingredient, then of two, of three, in their order."""
    found = []
    for many in range(1, BREWED + 1):
        line = "".join([cell for cell, brew in zip(cells, worlds.sets) if len(brew) == many])
        found += ["%d " % many + line[at : at + _WIDE] for at in range(0, len(line), _WIDE)]
    return found
