"""Which records of the library have had their turn, and drawing one at random from the others.

For each game there is a dict in the second home, `data["used"][game id as text]`, with a bit for each record
and nothing that says what comes next: what is drawn depends on the random bytes of that very moment alone.

    of     id of the library; another library is another deck
    count  how many records of the game it has
    gone   base64 bitmap: the record was played
    under  base64 bitmap: the record was turned down and lies under the deck

Who reads this and knows the library can tell what does not come next. So that what is left never becomes a
record that could be named, a deck counts as used up when fewer than FEWEST of what is wanted are left in it
(fewer than half of them, where the library holds only a few): then those under it are mixed in, and when that
is not enough, those that were played. Those of the game before are left out as long as there are others.
"""

from array import array
from binascii import a2b_base64, b2a_base64

from lawkeeper.keep.chance import Chance

FEWEST = 4
MARKED = 5000  # records that have a bit, so that all fits into the second home; those beyond are never marked
STEP = 16  # records looked at between two breaths

GONE, UNDER = "gone", "under"


def entry(data, library, game):
    """-> the dict of `game` (id) in `data`, begun anew when it is not of this library."""
    every = data.get("used")
    if not isinstance(every, dict):
        every = data["used"] = {}
    count = library.count(game)
    kept = every.get(str(game))
    if not isinstance(kept, dict) or kept.get("of") != library.id or kept.get("count") != count:
        kept = every[str(game)] = {"of": library.id, "count": count, GONE: "", UNDER: ""}
    return kept


def mark(data, of, game, number, pile):
    """Record `number` comes onto `pile` (GONE or UNDER), off the other one. Twice is as good as once.

    `of`: id of the library that it comes from; nothing happens when that is not the one `entry` was made for.
    """
    every = data.get("used")
    kept = every.get(str(game)) if isinstance(every, dict) else None
    if isinstance(kept, dict) and kept.get("of") == of and number < kept["count"]:
        _put(kept, GONE, (number,), pile == GONE)
        _put(kept, UNDER, (number,), pile == UNDER)


def _bits(kept, pile):
    """-> the bitmap as a bytearray; what is stored leaves the zeros at its end out."""
    bits = bytearray((min(kept["count"], MARKED) + 7) // 8)
    stored = a2b_base64(kept[pile])
    bits[: len(stored)] = stored
    return bits


def _put(kept, pile, numbers, on):
    bits = _bits(kept, pile)
    for number in numbers:
        if number < MARKED:
            bit = 1 << (number & 7)
            bits[number >> 3] = bits[number >> 3] & (255 - bit) | (bit if on else 0)
    kept[pile] = b2a_base64(bytes(bits).rstrip(b"\0"))[:-1].decode()


def _lying(bits):
    """Yield the numbers whose bit is set."""
    for number in range(8 * len(bits)):
        if bits[number >> 3] >> (number & 7) & 1:
            yield number


def _left(kept):
    """-> the numbers in the deck, on neither pile, as an array."""
    gone, under = _bits(kept, GONE), _bits(kept, UNDER)
    left = array("H")
    for number in range(kept["count"]):
        at = number >> 3
        if number >= MARKED or not (gone[at] | under[at]) >> (number & 7) & 1:
            left.append(number)
    return left


def _shuffled(chance, numbers):
    """Yield the numbers of an array in random order; only as many are shuffled as are taken."""
    for end in range(len(numbers) - 1, -1, -1):
        at = chance.below(end + 1)
        yield numbers[at]
        numbers[at] = numbers[end]


def _fitting(numbers, fits, most, found):
    """Put up to `most` numbers that fit into `found`; yields None after every STEP of them."""
    for looked, number in enumerate(numbers):
        if len(found) >= most:
            return
        if fits(number):
            found.append(number)
        if looked % STEP == STEP - 1:
            yield None


def draw(data, library, game, fits, wanted, seed, before=()):
    """Yield None now and then, at last a list of `wanted` numbers of records for which `fits(number)` holds;
    fewer only when the library has no more.

    `seed`: random bytes of this moment; `before`: what the last game had drawn. Drawing puts nothing onto a
    pile: `mark` does when the game is over.
    """
    kept = entry(data, library, game)
    chance = Chance(seed, "draw")
    found, under, gone = [], [], []
    most = max(wanted, FEWEST)
    for _ in _fitting(_shuffled(chance, _left(kept)), fits, most, found):
        yield None
    if len(found) < most:
        for pile, lying in ((UNDER, under), (GONE, gone)):
            for _ in _fitting(_lying(_bits(kept, pile)), fits, kept["count"], lying):
                yield None
        _mix(chance, kept, found, under, gone, wanted, before)
    yield found[:wanted]


def _mix(chance, kept, found, under, gone, wanted, before):
    """Put what lies on the piles back among `found`, as far as that is used up. All are lists of numbers."""
    fewest = max(wanted, min(FEWEST, (len(found) + len(under) + len(gone) + 1) // 2))
    for pile, lying in ((UNDER, under), (GONE, gone)):
        if len(found) < fewest:
            back = [number for number in lying if number not in before]
            _put(kept, pile, back, False)
            found += back
    chance.shuffle(found)
    if len(found) < wanted:
        found += [number for number in before if number in under or number in gone]
