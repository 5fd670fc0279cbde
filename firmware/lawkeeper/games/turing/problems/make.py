"""New problems (Turing Machine items 5-8), and the problem of the day.

A code is drawn, then criteria from all those that it passes, until they make a valid problem: so every
problem with as many verifiers and of the difficulty is about as likely as any other. For speed a code is kept
for some draws, and a set that lacks but one criterion gets a few draws for it: few enough not to favour sets
that share much with others.
"""

from lawkeeper.games.turing.problems.cards import ALL, CODES, clash, criteria, fits, mask, used
from lawkeeper.games.turing.problems.problem import EXTREME, NIGHTMARE, Problem
from lawkeeper.keep.chance import Chance
from lawkeeper.keep.seal import sha256
from lawkeeper.logic.masks import narrowed, several

# By difficulty: the last card there may be; how many of its criteria a code passes at most; bytes that serve
# to draw a number below that.
_LAST = b"\x11\x16\x30"
_MOST = b"\x11\x16\x43"
_BELOW = b"\xff\xf2\xc9"
_BLOCKS = b"\2\4\x10"  # of 32 draws with one code, by verifiers from 4
_LASTS = 12  # draws for the last criterion
_FAKES = 25  # the last card that may be a fake (item 8)

# Easy with six verifiers: there are only ten, too few to find them by drawing. card << 2 | criterion.
_RARE = (
    b"\x08\x19\x24\x31\x3d\x40\x08\x1d\x24\x2d\x3e\x40\x0a\x19\x24\x31\x39\x40\x0a\x1d\x24\x2d\x3a\x40"
    b"\x0c\x15\x24\x35\x3c\x40\x0c\x1d\x24\x2d\x3e\x40\x0e\x15\x24\x35\x38\x40\x0e\x1d\x24\x2d\x3a\x40"
    b"\x10\x15\x24\x35\x3c\x40\x10\x1d\x24\x2d\x3e\x40"
)
# By day of the week from Thursday, the first of 1970: mode, verifiers, difficulty.
_WEEK = b"\1\4\1\2\4\1\1\5\2\0\6\2\0\4\0\0\5\1\0\5\2"


def make(chance, mode, verifiers, difficulty):
    """Yield None while at work, at last a valid Problem without pars.

    chance: a `keep.chance.Chance`; verifiers: 4 to 6."""
    found = None
    if verifiers == 6 and not difficulty:
        at = 6 * chance.below(len(_RARE) // 6)
        found = [(item >> 2, item & 3) for item in _RARE[at : at + 6]]
    while not found:
        pool = _pool(chance.below(CODES), _LAST[difficulty])
        key = bytes([chance.below(256) for _ in range(8)])
        for block in range(_BLOCKS[verifiers - 4]):
            yield
            found = _drawn(sha256(key + bytes((block,))), pool, verifiers, difficulty)
            if found:
                break
    yield _problem(chance, mode, difficulty, found)


def daily(day):
    """As `make`: the problem of the day, the same on every box. day: days since the first of January 1970."""
    from lawkeeper.games.turing.problems import days

    return drawn(day, days.again(day))


def drawn(day, again):
    """As `daily`: the problem drawn for a day after so many that were there within ten years."""
    at = day % 7 * 3
    return make(Chance(day.to_bytes(4, "big") + bytes(again), "turing day"), *_WEEK[at : at + 3])


def _pool(code, last):
    """-> (masks, names) of the criteria on the cards up to `last` that the code passes; name: (card, k)."""
    masks = []
    names = []
    for card in range(1, last + 1):
        for k in range(criteria(card)):
            codes = mask(card, k)
            if codes >> code & 1 and used(card, k):
                masks.append(codes)
                names.append((card, k))
    return masks, names


def _drawn(draws, pool, n, difficulty):
    """-> n names of the pool whose masks leave one code, each of them needed (item 5), or None.

    Draws count up to _MOST whatever the size of the pool, so that all codes are drawn on the same terms."""
    masks, names = pool
    most, below = _MOST[difficulty], _BELOW[difficulty]
    left = ALL
    lacking = []  # the codes that pass all but one of those drawn
    found = []
    lasts = 0
    for draw in draws:
        if draw >= below:
            continue
        at = draw % most
        last = len(found) == n - 1
        passing = masks[at] if at < len(masks) else 0
        rest = left & passing
        good = rest and several(rest) != last
        if good:
            rest, others = narrowed(left, lacking, passing)
            good = rest not in others
        if last:
            result = good and _checked([names[place] for place in found] + [names[at]], difficulty)
            if result:
                return result
            lasts += 1
        elif good:
            left = rest
            lacking = others
            found.append(at)
        if lasts == _LASTS or not (good or last):
            left = ALL
            lacking = []
            found = []
            lasts = 0
    return None


def _checked(found, difficulty):
    """-> the names in the order of their cards, or None when the cards may not lie together (items 6, 7)."""
    found = sorted(found)
    cards = [card for card, _ in found]
    if not fits(cards, difficulty):
        return None
    for i in range(1, len(cards)):
        for j in range(i):
            if cards[i] == cards[j] or clash(cards[i], cards[j]):
                return None
    return found


def _problem(chance, mode, difficulty, pairs):
    """pairs: (card, k) in the order of the cards."""
    n = len(pairs)
    fakes = ()
    flips = 0
    order = list(range(n))
    if mode == EXTREME:
        chance.shuffle(pairs)  # cards in their order would give away which are true
        taken = [card for card, _ in pairs]
        others = [card for card in range(1, _FAKES + 1) if card not in taken]
        chance.shuffle(others)
        fakes = tuple(others[:n])
        flips = chance.below(1 << n)
    elif mode == NIGHTMARE:
        chance.shuffle(order)
    cards = tuple([card for card, _ in pairs])
    ks = tuple([k for _, k in pairs])
    return Problem(mode, cards, ks, fakes=fakes, flips=flips, order=tuple(order), difficulty=difficulty)
