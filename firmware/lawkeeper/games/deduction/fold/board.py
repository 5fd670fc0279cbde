"""The public board of a game of Deduction: its rows, and what a conclusion means (items 29, 66)."""

from lawkeeper.games.deduction.deal.cards import EVERY, KINDS, SHOWS

SAID, ANSWERED, TURNED, OPENED, TAKEN, CONCLUDED, PASSED = range(1, 8)  # first element of a row
IS, NOT, IF, CARD = range(4)  # forms of a conclusion: IS x, NOT x, IF x THEN y, a card
NONE = 255  # instead of a card, or of a kind: the clue deck was used up


def rows(coded):
    """-> list of tuples as `Deduction.board` has them, from the bytes that the game keeps."""
    found = []
    for at in range(0, len(coded), 3):
        kind, who, one, two = coded[at] >> 4, coded[at] & 15, coded[at + 1], coded[at + 2]
        if kind == SAID:
            row = (who, two, one & 15)
        elif kind == ANSWERED:
            row = (who, one >> 4, two, one & 15)
        elif kind == TURNED:
            row = (one, two)
        elif kind == OPENED:
            row = (one,)
        elif kind == CONCLUDED:
            row = (who, one >> 5, one & 31, two)
        else:
            row = (who, one)
        found.append((kind,) + row)
    return found


def meaning(form, one, two):
    """-> mask of the cards for which a conclusion is true, None when it is none. `two` is 0 but for IF."""
    if form == CARD:
        return 1 << one if not two else None
    if one >= KINDS or (form != IF and two) or (form == IF and one // 3 == two // 3):
        return None
    if form == IF:
        return EVERY & ~SHOWS[one] | SHOWS[two]
    return SHOWS[one] if form == IS else EVERY & ~SHOWS[one]


def announced(board):
    """-> mask of the cards that the clues and conclusions of a board (a list of rows) leave, without any
    reasoning: for the lights."""
    left = EVERY
    for row in board:
        if row[0] == TURNED and row[1] != NONE:
            left &= ~SHOWS[row[1]]
        elif row[0] == CONCLUDED:
            left &= meaning(*row[2:])
    return left


def literals(left):
    """-> list of (IS or NOT, characteristic): all that a mask of cards says of single characteristics."""
    found = []
    for kind in range(KINDS):
        if not left & ~SHOWS[kind]:
            found.append((IS, kind))
        elif not left & SHOWS[kind]:
            found.append((NOT, kind))
    return found
