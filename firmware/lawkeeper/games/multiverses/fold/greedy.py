"""What a greedy player makes of the same Dust and the same test words, for who plays alone: in steps.

It plays a game of its own by the rules, with laws on single words. Each turn it takes the law that promises
most by the odds, and the word that the fewest universes want. It never looks at a test word before it is
drawn."""

from lawkeeper.games.fold import Refused
from lawkeeper.games.multiverses.fold import moves
from lawkeeper.games.multiverses.fold.fitting import fits, lines_for
from lawkeeper.games.multiverses.fold.missed import family, sampled
from lawkeeper.games.multiverses.fold.universe import compares
from lawkeeper.games.multiverses.laws.judge import obeys

IDLE = 6  # turns without a word, until it gives up
VERSES = 4  # universes that it begins at most
KEPT = 8  # laws that it has in mind
LINE = 3  # words: the best length of a line
# Worth is counted in logarithms, times 1000: of a word on a line of three; of one law more, by how many there
# are.
_THIRD = 366
_MORE = (200, 693, 405, 288, 223, 182, 154, 134)
_LAST = 7


def played(game, words):
    """Yield None after each step, at last the score. game: one for a single player, at its end; words: its
    `WordList`, open."""
    own = game.again()
    sample = []
    for part in sampled(words):
        sample += part
        yield None
    laws = []
    for code in family(own.tagged):
        if not compares(code):
            mask = 0
            for token in own.tokens():
                mask |= obeys(code, own.word(token)) << token
            if mask:
                excluded = len([word for word in sample if not obeys(code, word)])
                laws.append((code, mask, excluded * 1000 // len(sample)))
            yield None
    while not own.over and own.idle < IDLE:
        yield from _law(own, laws)
        if not own.over and own.phase == moves.WORD:
            _word(own)
    yield own.score(0)


def _law(own, laws):
    """The step of the law; yields None after each universe that was looked at."""
    mine = own.multiverses[0]
    dust = (1 << own.words) - 1 & ~own.gone
    verses = [_seen(own, universe, laws) for universe in mine]
    ranked = []
    for number in range(min(len(mine) + 1, VERSES)):
        fit, there, count = verses[number] if number < len(mine) else (-1, 0, 0)
        others = 0
        for at in range(len(mine)):
            if at != number:
                others |= verses[at][0]
        now = _coming(others | (fit if count else 0), dust)
        for code, mask, share in laws:
            known = own.register.find(code)
            if there & ~mask or not fit & mask & dust or known is not None and not own.register.valid(known):
                continue
            gain = _MORE[min(count, _LAST)] + _THIRD * (_coming(others | fit & mask, dust) - now)
            gain *= share if known is None else 1000
            if gain > 0 and (len(ranked) < KEPT or gain > ranked[-1][0]):
                ranked.append((gain, number, code))  # all of them would not fit the memory of the board
                ranked.sort(reverse=True)
                del ranked[KEPT:]
        yield None
    for _, number, code in ranked:
        if _proposed(own, number, code):
            return
    own.play(bytes((moves.NO_LAW,)), 0)


def _proposed(own, number, code):
    """Propose or copy a law. False when it is not potentially valid."""
    known = own.register.find(code)
    try:
        if known is None:
            own.play(bytes((moves.PROPOSE, number, 0)) + code, 0)
        else:
            own.play(bytes((moves.COPY, number, known)), 0)
    except Refused:
        return False
    return True


def _seen(own, universe, laws):
    """-> (mask of the words that obey all its laws, mask of those that lie there, its number of laws)."""
    fit = (1 << own.words) - 1
    for law in universe.laws:
        code = own.register.law(law)
        for known, mask, _ in laws:
            if known == code:
                fit &= mask
    there = 0
    for line in universe.lines:
        for token in line:
            there |= 1 << token
    return fit, there, len(universe.laws)


def _coming(fit, dust):
    return bin(fit & dust).count("1")


def _word(own):
    """The step of the word."""
    mine = own.multiverses[0]
    wanted = [fits(own, universe) for universe in mine]
    best = None
    for number, tokens in enumerate(wanted):
        for token in tokens:
            rank = (len([1 for one in wanted if token in one]), len(tokens), number, token)
            if best is None or rank < best:
                best = rank
    if best is None:
        own.play(bytes((moves.NO_WORD,)), 0)
        return
    _, left, number, token = best
    universe = mine[number]
    line = _line(universe, lines_for(own, universe, token), left)
    own.play(bytes((moves.PLACE | token, number << 4 | line)), 0)


def _line(universe, lines, left):
    """-> the line for a word: one that has not three words yet, a new one while words are left for it, else
    the shortest."""
    old = [line for line in lines if line < len(universe.lines)]
    for line in old:
        if len(universe.lines[line]) < LINE:
            return line
    if not old or left >= LINE and len(old) < len(lines):
        return lines[-1]
    return min(old, key=lambda line: len(universe.lines[line]))
