"""After the end, in rows: when all and each seat could have known what, and what would have solved it."""

from lawkeeper.games.deduction.fold import review
from lawkeeper.games.deduction.fold.board import SAID
from lawkeeper.games.deduction.pages.tray import brief, concluded
from lawkeeper.logic import masks
from lawkeeper.ui.text import wrap

# Letter of the published scenarios -> what it is that tells so, in 18 signs.
_LETTERS = "ABCDEFGHIJKLMNO"
_ONE = "1 Single is true"
_WHY = (
    "3 equal Singles",
    "all 9 are in hands",
    "too few in hands",
    "only it has all 4",
    "none in any hand",
    _ONE,
    "a clue",
    _ONE,
    "two Ifs together",
    _ONE,
    _ONE,
    _ONE,
    "own Complete",
    "own Complete",
    "a clue again",
)

ALL, FACT = "known", "fact"  # parts of the page `told`; the others are "P1" to "P9"


def steps(game, part):
    """-> a generator that yields None after each piece of work for a part of the page `told`, at last the
    bytes that `worded` takes."""
    if part == FACT:
        return _statement(game)
    return _known(game, None if part == ALL else int(part[1:]) - 1)


def worded(game, part, found):
    """-> rows on what `steps` found."""
    return _best(game, *found) if part == FACT else _when(game, found)


def _known(game, seat):
    """Yield None at work, at last three bytes for the beginning and for each row of the board after which
    fewer cards were left (0, its number, so many), and for each conclusion that it allowed (1 and its form,
    the characteristic, the letter of the published scenario or a blank)."""
    steps = None
    for steps in review.known_when(game, seat):
        if steps is None:
            yield None
    found, before = bytearray(), None
    for number, (left, told_now) in enumerate(steps):
        if left != before:
            found += bytes((0, number, masks.count(left)))
        before = left
        for form, kind, letter, _ in told_now:
            found += bytes((1 + form, kind, ord(letter or " ")))
    yield bytes(found)


def _when(game, found):
    """-> the rows of what `_known` found: each fact that told something, and what it told."""
    lines, board = [], game.board()
    for at in range(0, len(found), 3):
        what, number, more = found[at], found[at + 1], found[at + 2]
        if what:
            lines.append("  " + concluded(what - 1, number, 0))
            if more != 32:
                lines.append("   " + _WHY[_LETTERS.index(chr(more))])
        elif number:
            lines += [brief(board[number - 1]), "\t%d left" % more]
        else:
            lines.append("at first\t%d left" % more)
    return lines


def _statement(game):
    """Yield None at work, at last the hand and the question of the statement that would have left fewest
    cards, how many, and how many the board leaves as it is."""
    best = None
    for best in review.solving(game):
        if best is None:
            yield None
    hand, question, left = best
    yield bytes((hand, question, masks.count(left), masks.count(game.left())))


def _best(game, hand, question, number, now):
    """-> the rows of what `_statement` found."""
    if number >= now:
        return wrap("No other statement would have told all more than the board does now.")
    if game.alone:
        lines = ["Of hand %d the box" % (hand + 1), "could have said:"]
    else:
        lines = ["In the first round P%d" % (hand + 1), "could have said:"]
    lines += [brief((SAID, hand, question, game.answer(hand, question))), ""]
    left = "1 card" if number == 1 else "%d cards" % number
    return lines + wrap("Then the board leaves %s in the end, not %d." % (left, now))
