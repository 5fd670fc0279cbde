"""The facts that a conclusion needs, drawn: each in two rows, with its line on the board, its sign and its
words."""

from lawkeeper.games.deduction.deal.cards import (
    COUNT_CARDS,
    COUNT_DIM,
    DIMENSIONS,
    HELD,
    SOME_DIM,
    WORDS,
    counted,
    form,
)
from lawkeeper.games.deduction.fold import rules
from lawkeeper.games.deduction.pages.signs import complete, letter, sign, words
from lawkeeper.ui.art import Art

_SINGLES, _COMPLETES = -2, -1  # of one's own hand: as in `account`
_WIDE = 12  # dots that a sign takes
_RIGHT = 126
_ROOM = 3  # facts on a screen


def drawn(game, seat, needs, top):
    """-> (rows, Art, top, how far one can scroll) of the facts that `account.used` found for a seat, from
    the one with the number `top` of them on: three have room."""
    board = game.board()
    rows, art = [], Art()
    last = max(0, len(needs) - _ROOM)
    top = min(top, last)
    for at, number in enumerate(needs[top : top + _ROOM]):
        if number < 0:
            rows += _own(art, at, number, *game.hand(seat))
        else:
            rows += _fact(art, at, number + 1, board[number], game)
    return rows or ["Every deal has it so."], art, top, last


def _own(art, at, number, singles, completes):
    """One's own Singles, or Completes."""
    if number == _SINGLES:
        _hand(art, at, singles, ())
        return ["own Singles", ""]
    _hand(art, at, (), completes)
    return ["own Completes", ""]


def _hand(art, at, singles, completes):
    """The cards of a hand, at the right."""
    x = _RIGHT
    for card in reversed(completes):
        x -= _WIDE + 6
        _put(art, x, at, complete(card))
        art.put(x + _WIDE, 10 + 16 * at, [letter(words(card)[1])])  # of its colour
    for kind in reversed(singles):
        x -= _WIDE
        _put(art, x, at, sign(kind))


def _put(art, x, at, dots):
    art.put(x, 9 + 16 * at, dots)


def _fact(art, at, number, row, game):
    """-> the two rows of a line of the board."""
    kind = row[0]
    if kind in (rules.OPENED, rules.TAKEN):
        _hand(art, at, *game.hand(row[-1]))
        return [("%d hand %d" if number < 100 else "%d H%d") % (number, row[-1] + 1), ""]
    if kind == rules.TURNED:
        _put(art, 0, at, sign(row[1]))
        one, two = "%d a clue%s" % (number, " again" if row[2] else ""), "NOT " + WORDS[row[1]]
    elif kind == rules.CONCLUDED:
        one, two = _concluded(art, at, "%d P%d: " % (number, row[1] + 1), *row[2:])
    else:
        one, two = _said(art, at, "%d P%d" % (number, row[-3] + 1), row[-2], row[-1])
    beside = "   " if number < 100 else "  "
    return [beside + one, beside + two]


def _concluded(art, at, head, form_of, one, two):
    if form_of == rules.CARD:
        _put(art, 0, at, complete(one))
        first, second = words(one)
        return head + "IS " + first, second
    _put(art, 0, at, sign(one))
    if form_of == rules.IF:
        return head + "IF " + WORDS[one], "THEN " + WORDS[two]
    return head + "says", ("IS ", "NOT ")[form_of] + WORDS[one]


def _said(art, at, head, question, answer):
    """What a hand has told."""
    begin, about = form(question)
    if begin == HELD:
        _put(art, 0, at, complete(about))
        first, second = words(about)
        return "%s: %s %s" % (head, "has" if answer else "no", first), second
    head += ", Completes:" if begin >= COUNT_CARDS else ", Singles:"
    number = (str(answer) if counted(question) else "1 or more") if answer else "no"
    if begin in (COUNT_DIM, SOME_DIM):
        number = {"no": "none", "1 or more": "some"}.get(number, number)
        return head, "%s of any %s" % (number, DIMENSIONS[about])
    _put(art, 0, at, sign(about))
    return head, "%s %s" % (number, WORDS[about])
