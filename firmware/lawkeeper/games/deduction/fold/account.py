"""What a game of Deduction tells now and then: what is known, what was used, its result line. `game` is a
`rules.Deduction`."""

from lawkeeper.games.deduction.deal.cards import EVERY, KINDS, SHOWS
from lawkeeper.games.deduction.fold.board import (
    ANSWERED,
    CONCLUDED,
    IS,
    NONE,
    NOT,
    OPENED,
    SAID,
    TAKEN,
    TURNED,
    meaning,
)
from lawkeeper.logic.masks import implied

SINGLES, COMPLETES = -2, -1  # of one's own hand, where others are numbers of rows


def known(game, seat=None, most=None, without=()):
    """-> the `reason.Board` of what everybody knows, or what a seat knows.

    most: only so many rows of the board; without: numbers of rows to leave out, and of `SINGLES`,
    `COMPLETES` those of the seat's own hand."""
    from lawkeeper.games.deduction.deal.reason import Board

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


def announced(game):
    """-> mask of the cards that clues and conclusions leave, without any reasoning: for the lights."""
    left = EVERY
    for row in game.board():
        if row[0] == TURNED and row[1] != NONE:
            left &= ~SHOWS[row[1]]
        elif row[0] == CONCLUDED:
            left &= meaning(*row[2:])
    return left


def literals(left):
    """-> list of (IS or NOT, characteristic): all that a mask of cards says of single characteristics."""
    found = []
    for kind in range(KINDS):
        if implied(left, SHOWS[kind]):
            found.append((IS, kind))
        elif not left & SHOWS[kind]:
            found.append((NOT, kind))
    return found


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


def line(game):
    """-> the result in a line, without the secret."""
    head = "Deduction %s: " % game.outcome()
    if game.alone:
        par = " (par %d)" % (game.par[0] + 2 * game.par[1]) if game.par else ""
        return head + "score %d%s, %d min" % (game.score, par, game.at // 60)
    return head + "players %d, clues %d, spare hands %d, %d min" % (
        game.seats,
        game.clues,
        game.spares,
        game.at // 60,
    )
