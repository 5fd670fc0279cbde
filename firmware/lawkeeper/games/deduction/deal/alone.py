"""One player alone: what the box states for the other hands, and the questions that it would ask itself.

Of all that could be said of a hand the box states what the fewest hands have in common: of 165 choices of
Singles, or of 351 pairs of Completes, those that would give the same answer.
"""

from lawkeeper.games.deduction.deal.cards import (
    CARDS,
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
    shows,
)
from lawkeeper.games.deduction.deal.threes import said
from lawkeeper.logic.masks import count, several

_THREES, _PAIRS = 165, 351
# How many choices agree, by answer: counts of a kind, of a dimension, of a kind among Completes.
_KIND = b"\x78\x24\x08\x01"
_DIMENSION = b"\x38\x3f\x24\x0a"
_COMPLETES = b"\x99\xa2\x24"
_HELD = 26
_TWO = 12  # rows of `threes.least` before those of two or more


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
    first, and then it asks what is likeliest to tell the cards that are left apart. It guesses nothing: what
    is left at the end is left."""
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
        yield None
        if several(left):
            for chosen in _best(board, left):  # noqa: B007 - the last one counts
                yield None
        if chosen:
            _, hand, question = chosen
            board.tell(hand, question, answer(question, *hands[hand]))
            asked += 1
    yield asked, turned


def _best(board, left):
    """Yield None at work, at last (worth, hand, question) of the question about Singles that tells most, None
    when nothing is open. Those of which it is open whether the card shows them come first."""
    cards = [
        (_some(board.table, card), _twice(board.table, card)) for card in range(CARDS) if left >> card & 1
    ]
    weights = _weights(board, cards)
    chosen = None
    for open_ones in (True, False):
        for hand in range(1, HANDS):
            fits = [_fits(board.threes[hand], card) for card in cards]
            yield None
            for kind in range(KINDS):
                if open_ones == bool(left & SHOWS[kind] and left & ~SHOWS[kind]):
                    worth = _worth(board, hand, COUNT + kind, cards, fits, weights)
                    if worth and (not chosen or worth > chosen[0]):
                        chosen = worth, hand, COUNT + kind
        if chosen:
            break
    yield chosen


def _some(table, card):
    """-> mask of the choices of Singles with one of a card or more."""
    one, two, three = shows(card)
    return table[one] | table[two] | table[three]


def _twice(table, card):
    """-> mask of those with two of it or more: there are as many, but they are dealt less often."""
    one, two, three = shows(card)
    found = table[one] & (table[two] | table[three]) | table[two] & table[three]
    for kind in (one, two, three):
        found |= table[_TWO + kind]
    return found


def _fits(choices, card):
    """-> how well choices for a hand go with a card, its (`_some`, `_twice`): twice those with one Single of
    it, once those with more."""
    some, twice = card
    return 2 * count(choices & some) - count(choices & twice)


def _weights(board, cards):
    """-> list: how likely each card is by what is known of all hands, 2 ** 20 for the likeliest."""
    found = [1] * len(cards)
    for hand in range(1, HANDS):
        for at, card in enumerate(cards):
            found[at] *= _fits(board.threes[hand], card)
    highest = max(found) or 1
    return [(weight << 20) // highest for weight in found]


def _worth(board, hand, question, cards, fits, weights):
    """-> how far apart the answers would set the cards: the sum, over the answers, of the squares of their
    weights by that of all of them. None when the answer is known already."""
    choices, worth = board.threes[hand], 1
    for number in range(most(question) + 1):
        agree = choices & said(board.table, question, number)
        if agree == choices:
            return None
        if agree:
            after = [
                weights[at] * _fits(agree, cards[at]) // fits[at] for at in range(len(cards)) if fits[at]
            ]
            whole = sum(after)
            if whole:
                worth += sum([weight * weight for weight in after]) // whole
    return worth
