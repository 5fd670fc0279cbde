"""What follows from what was said in a game of Deduction, and from which of it. `game` is a
`rules.Deduction`. What finds it is large: on the board it comes when it is asked for."""

from lawkeeper.games.deduction.deal.reason import Board
from lawkeeper.games.deduction.fold.board import (
    ANSWERED,
    CONCLUDED,
    IS,
    NONE,
    OPENED,
    SAID,
    TAKEN,
    TURNED,
    literals,
    meaning,
)

SINGLES, COMPLETES = -2, -1  # of one's own hand, where others are numbers of rows


def known(game, seat=None, most=None, without=()):
    """-> the `reason.Board` of what everybody knows, or what a seat knows.

    most: only so many rows of the board; without: numbers of rows to leave out, and of `SINGLES`,
    `COMPLETES` those of the seat's own hand."""
    board = Board(game.coin)
    for number, row in enumerate(game.board()[:most]):
        if number not in without:
            _tell(board, game, seat, row)
    if seat is not None:
        singles, completes = game.hand(seat)
        board.hold(seat, b"" if SINGLES in without else singles, b"" if COMPLETES in without else completes)
    return board


def _tell(board, game, seat, row):
    """Tell a board what one row of the game's says."""
    kind = row[0]
    if kind == SAID:
        board.tell(*row[1:])
    elif kind == ANSWERED:
        board.tell(*row[2:])
    elif kind == TURNED and row[1] != NONE:
        board.clue(row[1])
    elif kind == OPENED or (kind == TAKEN and row[1] == seat):
        board.hold(row[-1], *game.hand(row[-1]))
    elif kind == CONCLUDED:
        board.conclude(meaning(*row[2:]))


def used(game, seat, mask, most=None):
    """Yield None now and then, at last what a conclusion (a mask) needs, of which nothing can be left out: a
    tuple of numbers of rows of the board, `SINGLES` and `COMPLETES` for those of the seat's own hand. What
    follows from the board alone is not laid to the hand, and what was concluded is taken as it is. A fifth of
    a second for each row."""
    count = len(game.board()[:most])
    without = []
    every = range(0 if seat is None else SINGLES, count)
    for at in every:
        yield None
        if not known(game, seat, most, without + [at]).left() & ~mask:
            without.append(at)
    yield tuple([at for at in every if at not in without])


def news(left, before=()):
    """-> those of `literals` that are worth saying: not those of `before`, nor that it is not the two others
    of a dimension of which it is known what it is."""
    now = literals(left)
    plain = [kind // 3 for form, kind in now if form == IS]
    return [one for one in now if one not in before and (one[0] == IS or one[1] // 3 not in plain)]


def fact(game, hand):
    """Alone: -> the question of the statement that the box makes for a hand, given what the player knows."""
    from lawkeeper.games.deduction.deal import alone

    return alone.fact(*(game.hand(hand) + (game.left(0),)))


def par(game):
    """Alone: a generator that yields None after each piece of work, at last what the box would have needed,
    (questions, clues), from what the player knew before the first question."""
    from lawkeeper.games.deduction.deal import alone

    said = len([row for row in game.board() if row[0] == SAID])
    return alone.par(known(game, 0, said), [game.hand(hand) for hand in range(9)], game.deck)
