"""After the game: when what was known, by which of the published scenarios, and what would have solved it.

`game` is a `rules.Deduction`. All of it takes the board seconds to minutes: these are generators that yield
None after each piece of work, and at last what they found.
"""

from lawkeeper.games.deduction.deal import cards
from lawkeeper.games.deduction.fold.account import COMPLETES, SINGLES, known, news, used
from lawkeeper.games.deduction.fold.board import (
    ANSWERED,
    CARD,
    CONCLUDED,
    IF,
    IS,
    NOT,
    OPENED,
    SAID,
    TAKEN,
    TURNED,
    literals,
    meaning,
)
from lawkeeper.logic.masks import count


def known_when(game, seat=None):
    """Yield None now and then, at last a list with an entry for the beginning and one for each row of the
    board: (mask of the candidates left, list of (IS or NOT, characteristic, letter of the scenario or "",
    what it needs as `account.used` tells it)) of what became known."""
    found = []
    before = ()
    for rows in range(len(game.board()) + 1):
        left = game.left(seat, rows)
        yield None
        told = []
        for form, kind in news(left, before):
            needs = None
            for needs in used(game, seat, meaning(form, kind, 0), rows):  # noqa: B007 - the last one counts
                yield None
            told.append((form, kind, scenario(game, form, needs), needs))
        before = literals(left)
        found.append((left, told))
    yield found


def scenario(game, form, needs):
    """-> "A" to "O": the published scenario of a conclusion (IS, NOT or CARD) that needs what `account.used`
    said; "" when it is none of them."""
    board = game.board()
    rows = [board[number] for number in needs if number >= 0]
    own = [part for part in needs if part < 0]
    clues = [row for row in rows if row[0] == TURNED]
    said = [row for row in rows if row[0] in (SAID, ANSWERED, OPENED, TAKEN)]
    announced = [row[2] for row in rows if row[0] == CONCLUDED]
    if own:
        outs = len(clues) + announced.count(NOT)
        given = announced.count(IS)
        if announced.count(IF) or announced.count(CARD):
            return ""
        return _with_hand(form, own, said, outs, given)
    if said:
        return "" if clues or announced else _counted(form, said, own)
    if clues:
        return "" if announced or len(clues) > 1 else "O" if clues[0][2] else "G"
    return "I" if form == NOT and announced == [IF, IF] else ""


def _counted(form, said, own):
    """What follows from how many of a kind hands have told, of Completes or of Singles, and from what of it
    the own hand has."""
    begins = [cards.form(row[-2])[0] for row in said if row[0] in (SAID, ANSWERED)]
    if form not in (IS, NOT) or not begins:
        return ""
    if max(begins) < cards.COUNT_DIM:
        return "CD"[form == IS] if own in ([], [SINGLES]) else ""
    if min(begins) >= cards.COUNT_CARDS and max(begins) < cards.HELD:
        return "BE"[form == IS] if own in ([], [COMPLETES]) else ""
    return ""


def _with_hand(form, own, said, outs, given):
    """What follows with one's own hand. outs, given: how many NOT and IS were known."""
    if said:
        return "" if outs or given else _counted(form, said, own)
    if own == [COMPLETES]:
        return "M" if form == NOT else "N"
    if own != [SINGLES]:
        return ""
    if not outs and not given:
        return "A" if form == IS else ""
    if form == CARD or given > 1:
        return "L"
    if given:
        return "H" if not outs else ""
    if form == NOT:
        return "F" if outs == 1 else ""
    return "JK"[outs - 1] if outs < 3 else ""


def solving(game, rows=None):
    """Yield None after each statement tried, at last (hand, question, mask of the cards that it would have
    left for everybody): the first statement that would have solved it, else one that leaves fewest. Each
    statement is tried in place of the seat's own; all else is as it was on the board, or on so many rows of
    it."""
    found = None
    fewest = 1 << 9
    board = game.board()[:rows]
    for hand in range(1 if game.alone else 0, 9 if game.alone else game.seats):
        without = [at for at, row in enumerate(board) if row[0] == SAID and row[1] == hand]
        for question in range(cards.QUESTIONS):
            told = known(game, None, rows, without)
            told.tell(hand, question, game.answer(hand, question))
            left = told.left()
            yield None
            if count(left) < fewest:
                found, fewest = (hand, question, left), count(left)
            if fewest == 1:
                break
        if fewest == 1:
            break
    yield found or (0, 0, cards.EVERY)
