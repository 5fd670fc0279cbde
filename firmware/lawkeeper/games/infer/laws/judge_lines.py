"""Laws about lines of dice, sequences, triangles and squares."""

from lawkeeper.games.infer.laws import forms
from lawkeeper.games.infer.laws.measure import all_of, either, meant, said


def _line(s, yes, n, kind, die):
    found = 0
    rows = list(s.layout.rows(n))
    fit = dict(meant(s, die)) if rows else {}
    for row in rows:
        m = all_of([fit.get(i, 0) for i in row], s.all)
        if m and kind:
            m &= _in_line(s, row, kind)
        found |= m
    return said(s, yes, found)


def _in_line(s, row, kind):
    if kind in (forms.ONE_COLOUR, forms.ONE_NUMBER):
        feature, size = (s.colour, 3) if kind == forms.ONE_COLOUR else (s.number, 6)
        return either([all_of([feature[i][value] for i in row], s.all) for value in range(size)])
    # A line is read from either end (Infer items 65, 66).
    return _up(s, row, kind) | _up(s, list(reversed(row)), kind)


def _up(s, row, kind):
    """-> the worlds in which the numbers rise along the row, by one or by any step."""
    last = s.number[row[0]]
    for i in row[1:]:
        before = last
        last = []
        below = 0
        for n in range(6):
            last.append(below and s.number[i][n] and s.number[i][n] & below)
            below = before[n] if kind == forms.CONSECUTIVE else below | before[n]
    return either(last)


def _reads(s, yes, part, items):
    n = len(items)
    if part == forms.ROW:
        runs = []
        for row in s.layout.rows(n):
            runs += [row, list(reversed(row))]
    else:
        runs = [column[k : k + n] for column in s.layout.stacks() for k in range(len(column) - n + 1)]
    found = [all_of([_item(s, i, item) for i, item in zip(run, items)], s.all) for run in runs]
    return said(s, yes, either(found))


def _item(s, i, item):
    return s.number[i][item - 1] if item < 7 else s.colour[i][item - 7]


def _shape(s, yes, square, die):
    corners = list(s.layout.shapes(square))
    fit = dict(meant(s, die)) if corners else {}
    return said(s, yes, either([all_of([fit.get(i, 0) for i in some], s.all) for some in corners]))


FORMS = {forms.LINE: _line, forms.READS: _reads, forms.SHAPE: _shape}
