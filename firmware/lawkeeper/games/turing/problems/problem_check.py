"""Whether a problem keeps the rules and, in a sentence, where it breaks them (items 2, 3, 5, 6, 8)."""

from lawkeeper.games.turing.problems import cards
from lawkeeper.games.turing.problems.problem import CLASSIC, EXTREME, FEWEST, MOST, NIGHTMARE
from lawkeeper.logic.masks import all_of, bits, contradiction, redundant

FAKES = 25  # fake cards are among the first 25 (item 8)


def check(problem):
    """ValueError, its sentence for people, when `problem` is none that may be played."""
    _shape(problem)
    for at, card in enumerate(problem.cards):
        _criterion(at, card, problem.criteria[at])
    _cards(problem)
    masks = problem.masks()
    _one_code(problem, masks)
    for at in redundant(masks, cards.ALL):
        raise ValueError("%s is superfluous: the others leave one code already." % _verifier(problem, at))


def _verifier(problem, at):
    return "Verifier %s (card %d)" % (chr(65 + at), problem.cards[at])


def _shape(problem):
    count = len(problem.cards)
    if not FEWEST <= count <= MOST:
        raise ValueError("A problem has %d to %d verifiers, not %d." % (FEWEST, MOST, count))
    if not CLASSIC <= problem.mode <= NIGHTMARE or not 0 <= problem.difficulty <= cards.HARD:
        raise ValueError("A problem is classic, extreme or nightmare, and easy, standard or hard.")
    if len(problem.criteria) != count:
        raise ValueError("Each of the %d cards needs its criterion." % count)
    if len(problem.fakes) != (count if problem.mode == EXTREME else 0):
        raise ValueError("In extreme each verifier has a fake card, otherwise none has.")
    every = tuple(range(count))
    if tuple(sorted(problem.order)) != every or problem.mode != NIGHTMARE and problem.order != every:
        raise ValueError("Each letter asks a verifier of its own; only in nightmare their order is mixed.")


def _criterion(at, card, k):
    """The card is there and the criterion on it, one that is used (items 2, 3)."""
    where = "Verifier %s: " % chr(65 + at)
    if not 1 <= card <= cards.CARDS:
        raise ValueError(where + "there is no card %d; cards are 1 to %d." % (card, cards.CARDS))
    if not 0 <= k < cards.criteria(card):
        raise ValueError(where + "card %d has %d criteria only." % (card, cards.criteria(card)))
    if not cards.used(card, k):
        raise ValueError(where + "criterion %s of card %d is never used." % (chr(97 + k), card))


def _cards(problem):
    """No card twice, true cards of different families, fakes of the right cards (items 6, 8)."""
    for at, fake in enumerate(problem.fakes):
        if not 1 <= fake <= FAKES:
            raise ValueError("Verifier %s: fake cards are 1 to %d, not %d." % (chr(65 + at), FAKES, fake))
    every = problem.shown_cards()
    for at in range(1, len(every)):
        if every[at] == every[at - 1]:
            raise ValueError("Card %d is there twice." % every[at])
    true = problem.cards
    for later in range(1, len(true)):
        for one in true[:later]:
            if cards.clash(one, true[later]):
                raise ValueError("Cards %d and %d are of one family: take another one." % (one, true[later]))


def _one_code(problem, masks):
    codes = [cards.digits(code) for code in bits(all_of(masks, cards.ALL))]
    if not codes:
        raise ValueError("No code passes all verifiers%s." % _apart(problem, masks))
    if len(codes) > 1:
        found = len(codes), codes[0], codes[1]
        raise ValueError("%d codes pass all verifiers, %s and %s among them; one is wanted." % found)


def _apart(problem, masks):
    """-> which two verifiers cannot be together, when there are two such."""
    for later in range(1, len(masks)):
        for at in range(later):
            if contradiction((masks[at], masks[later]), cards.ALL):
                found = _verifier(problem, at)[9:], _verifier(problem, later)[9:]
                return ": %s and %s contradict each other" % found
    return ", though each two of them go together"
