"""Laws that a universe obeyed as well, and nobody wrote: after the game, in steps."""

from lawkeeper.games.multiverses.fold.universe import compares
from lawkeeper.games.multiverses.laws import kinds
from lawkeeper.games.multiverses.laws.implied import implied
from lawkeeper.games.multiverses.laws.judge import obeys
from lawkeeper.games.multiverses.laws.kinds import AT_LEAST, AT_MOST, EXACTLY, NOT, VOWEL, WORD

SHOWN = 3
SAMPLE = 8  # blocks of the list that odds are reckoned from, all over it
_NUMBERED = (  # a kind, its parameter from, to below
    (kinds.PARITY, 0, 2),
    (kinds.ORDER, 0, 2),
    (kinds.LENGTHS, 0, 3),
    (kinds.ENDING, 1, 4),
    (kinds.SHARE, 1, 6),
)
HALF = 50  # per cent: what is less likely to be validated was rather not missed


def missed(game, universe, words):
    """Yield None after each step, at last a list of (per cent of the words that it excludes, law as bytes),
    the likeliest first: none follows from a law of the universe, or from one before it. words: the
    `WordList`."""
    there = [game.register.law(law) for law in universe.laws]
    sample = []
    for part in sampled(words):
        sample += part
        yield None
    found = []
    for code in family(game.tagged):
        if _held(game, universe, code):
            share = _share(game, universe, code, sample)
            if share >= HALF:
                found.append((share, code))
            yield None
    found.sort(reverse=True)
    kept = []
    for share, code in found:
        if len(kept) < SHOWN and not _doubled(code, there):
            there.append(code)
            kept.append((share, code))
            yield None
    yield kept


def sampled(words):
    """Yield lists of words from all over a list."""
    for at in range(SAMPLE):
        yield words.block(at * words.blocks // SAMPLE)


def family(tagged):
    """Yield the laws that are looked at, in canonical form."""
    for kind in (kinds.CONTAINS, kinds.BEGINS, kinds.ENDS):
        for symbol in range(97, 123):
            yield bytes((kind, symbol))
            yield bytes((kind | NOT, symbol))
    for kind in (kinds.BEGINS, kinds.ENDS):
        yield bytes((kind, VOWEL))
        yield bytes((kind | NOT, VOWEL))
    for length in range(3, WORD):
        for how in (AT_LEAST, AT_MOST, EXACTLY):
            yield bytes((kinds.LENGTH, how, length))
    for kind in (kinds.DOUBLE, kinds.ALTERNATE, kinds.UNREPEATED):
        yield bytes((kind,))
        yield bytes((kind | NOT,))
    for part in range(4 if tagged else 0):
        yield bytes((kinds.PART, 1 << part))
        yield bytes((kinds.PART | NOT, 1 << part))
    for kind, low, high in _NUMBERED:
        for number in range(low, high):
            yield bytes((kind, number))
    for kind in (kinds.PALINDROME, kinds.SAME_FIRST, kinds.CHAIN):
        yield bytes((kind,))


def _held(game, universe, code):
    """Do all words of a universe obey a law that was not invalidated? One that compares needs two words."""
    known = game.register.find(code)
    if known is not None and not game.register.valid(known):
        return False
    together = False
    for line in universe.lines:
        before = None
        for token in line:
            word = game.word(token)
            if not obeys(code, word, before):
                return False
            together = together or before is not None
            before = word
    return together or not compares(code)


def _share(game, universe, code, sample):
    """-> per cent of the words that a law excludes."""
    before = game.word(universe.lines[0][-1]) if compares(code) else None
    return len([word for word in sample if not obeys(code, word, before)]) * 100 // len(sample)


def _doubled(code, there):
    box = [law for law in there if law[0] != kinds.TABLE]
    return any(implied(law, code) or implied(code, law) for law in box)
