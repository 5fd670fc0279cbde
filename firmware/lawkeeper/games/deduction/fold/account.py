"""What a game of Deduction tells now and then: the board in rows, what is known, its result line. `game` is a
`rules.Deduction`."""

from lawkeeper.games.deduction.fold import rules


def rows(coded):
    """-> list of tuples as `Deduction.board` has them, from the bytes that the game keeps."""
    found = []
    for at in range(0, len(coded), 3):
        kind, who, one, two = coded[at] >> 4, coded[at] & 15, coded[at + 1], coded[at + 2]
        if kind == rules.SAID:
            row = (who, two, one & 15)
        elif kind == rules.ANSWERED:
            row = (who, one >> 4, two, one & 15)
        elif kind == rules.TURNED:
            row = (one, two)
        elif kind == rules.OPENED:
            row = (one,)
        elif kind == rules.CONCLUDED:
            row = (who, one >> 5, one & 31, two)
        else:
            row = (who, one)
        found.append((kind,) + row)
    return found


def known(game, seat=None, most=None, without=()):
    """-> the `reason.Board` of what everybody knows, or what a seat knows.

    most: only so many rows of the board; without: numbers of rows to leave out, -1 for the seat's own hand."""
    from lawkeeper.games.deduction.deal.reason import Board

    board = Board(game.coin)
    for number, row in enumerate(game.board()[:most]):
        if number not in without:
            _tell(board, game, seat, row)
    if seat is not None and -1 not in without:
        board.hold(seat, *game.hand(seat))
    return board


def _tell(board, game, seat, row):
    """Tell a board what one row of the game's says."""
    kind = row[0]
    if kind == rules.SAID:
        board.tell(*row[1:])
    elif kind == rules.ANSWERED:
        board.tell(*row[2:])
    elif kind == rules.TURNED and row[1] != rules.NONE:
        board.clue(row[1])
    elif kind == rules.OPENED or (kind == rules.TAKEN and row[1] == seat):
        board.hold(row[-1], *game.hand(row[-1]))
    elif kind == rules.CONCLUDED:
        board.conclude(rules.meaning(*row[2:]))


def used(game, seat, mask, most=None):
    """Yield None now and then, at last what a conclusion (a mask) needs, of which nothing can be left out: a
    tuple of numbers of rows of the board, -1 for the seat's own hand. What follows from the board alone is not
    laid to the hand, and what was concluded is taken as it is. Takes a fifth of a second for each row."""
    count = len(game.board()[:most])
    without = []
    every = range(0 if seat is None else -1, count)
    for at in every:
        yield None
        if not known(game, seat, most, without + [at]).left() & ~mask:
            without.append(at)
    yield tuple([at for at in every if at not in without])


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
