"""One player alone: what the box states for the other hands, and the questions that it would ask itself.

Of all that could be said of a hand the box states what the fewest hands have in common: of 165 choices of
Singles, or of 351 pairs of Completes, those that would give the same answer.
"""

from lawkeeper.games.deduction.deal.cards import (
    COUNT,
    COUNT_CARDS,
    COUNT_DIM,
    HANDS,
    HELD,
    KINDS,
    QUESTIONS,
    SHOWS,
    SINGLES,
    answer,
    form,
    most,
)
from lawkeeper.games.deduction.deal.threes import said
from lawkeeper.logic.masks import count, several

_THREES, _PAIRS = 165, 351
# How many choices agree, by answer: counts of a kind, of a dimension, of a kind among Completes.
_KIND = b"\x78\x24\x08\x01"
_DIMENSION = b"\x38\x3f\x24\x0a"
_COMPLETES = b"\x99\xa2\x24"
_HELD = 26


def rarity(question, said_so):
    """-> how many hands would give this answer, of 165 * 351: the fewer, the more it tells."""
    begin, _ = form(question)
    if begin == HELD:
        return _THREES * (_HELD if said_so else _PAIRS - _HELD)
    table = _COMPLETES if begin >= COUNT_CARDS else _DIMENSION if begin >= COUNT_DIM else _KIND
    whole = sum(table)
    if begin in (COUNT, COUNT_DIM, COUNT_CARDS):
        found = table[said_so]
    else:
        found = whole - table[0] if said_so else table[0]
    return found * (_PAIRS if whole == _THREES else _THREES)


def fact(singles, completes, left):
    """-> the question whose answer tells most of a hand (bytes) to one for whom the cards of `left` may be
    hidden: what rules out most of them by itself, then what the fewest hands have in common; of several the
    first."""
    found, most_told = 0, ()
    for question in range(QUESTIONS):
        said_so = answer(question, singles, completes)
        begin, about = form(question)
        out = 0
        if begin == HELD and said_so:
            out = left >> about & 1
        elif begin == COUNT and said_so == SINGLES:
            out = count(left & ~SHOWS[about])
        told = out, -rarity(question, said_so)
        if not most_told or told > most_told:
            found, most_told = question, told
    return found


def par(board, hands, clues):
    """Yield None now and then, at last (questions, clues) that the box needs to be sure of the card.

    board: a `reason.Board` that knows what the player knew before the first question; hands: by number what
    `Deal.hand` gives; clues: the clue deck. A clue costs two questions and rules a third out: so they come
    first, and then it asks what may rule most out. It guesses nothing: what is left at the end is left."""
    asked = turned = at = 0
    while several(board.left()) and turned < SINGLES and at < len(clues):
        turned += clues[at : at + 1] not in clues[:at]
        board.clue(clues[at])
        at += 1
        yield None
    chosen = True
    while chosen:
        left = board.left()
        chosen = None
        for hand in range(1, HANDS if several(left) else 1):
            yield None
            chosen = _better(chosen, board, hand, left)
        if chosen:
            _, hand, question = chosen
            board.tell(hand, question, answer(question, *hands[hand]))
            asked += 1
    yield asked, turned


def _better(chosen, board, hand, left):
    """-> ((cards, choices that are to be expected after it), hand, question) of the question that tells most:
    the one chosen before, or one to this hand about Singles of which it is open whether the card shows them;
    None when there is none."""
    for kind in range(KINDS):
        if left & SHOWS[kind] and left & ~SHOWS[kind]:
            worth = _expected(board, board.threes[hand], COUNT + kind, left)
            if worth and (not chosen or worth < chosen[0]):
                chosen = worth, hand, COUNT + kind
    return chosen


def _expected(board, choices, question, left):
    """-> (cards, choices) that would be left on average, times the choices there are; None when the answer is
    known already."""
    cards = sizes = 0
    for number in range(most(question) + 1):
        agree = choices & said(board.table, question, number)
        if agree == choices:
            return None
        size = count(agree)
        sizes += size * size
        cards += size * count(left & _allowed(board.table, agree)) if size else 0
    return cards, sizes


def _allowed(table, choices):
    """-> mask of the cards of which some of the choices have a Single."""
    found = 0
    for kind in range(KINDS):
        if choices & table[kind]:
            found |= SHOWS[kind]
    return found
