"""The rules of a game as a code that people send each other, to be asked about them: a puzzle.

A code is the record of a puzzle (see `mind.puzzle`) without its first byte, and ten bits to find what was
copied wrongly, in signs that nobody misreads: "04G0-6211-...". The host reads it."""

from binascii import crc32

from lawkeeper.games.potions.brew import kinds
from lawkeeper.games.potions.brew.worlds import Worlds
from lawkeeper.keep.seal import signs
from lawkeeper.logic import masks

CHECK = 10  # bits
COLOURS = 128  # added to the number of the list of names
MOST = 20  # rules
BREAKS, FORCED = range(2)  # as in `mind.puzzle`
_OWN = 255  # as in `fold.setup`: names of one's own


def check(data):
    """-> the bits that stand behind these bytes."""
    return crc32(data) & (1 << CHECK) - 1


def spelt(data):
    """Bytes -> a code, in groups of four signs."""
    bits = len(data) * 8 + CHECK
    count = (bits + 4) // 5
    number = (int.from_bytes(data, "big") << CHECK | check(data)) << (5 * count - bits)
    text = signs(number, count)
    return "-".join([text[at : at + 4] for at in range(0, count, 4)])


def puzzle_of(game, left):
    """-> (question, the rules as bytes) of the most rules of a game, from the first, that have one answer;
    None where there are none."""
    book, worlds = game.book, Worlds(game.space)
    codes = [book.code(at) for at in range(1, len(book.entries) + 1) if not book.experiment(at)][:MOST]
    forced = None
    for count in range(1, len(codes) + 1):
        if worlds.empty(left[count]):
            return BREAKS, codes
        if masks.one_left(worlds.forced(left[count])):
            forced = FORCED, codes[:count]
    return forced


def of_game(game, left):
    """-> (question, how many rules, the code) of the puzzle that the rules of a game make; None where they
    make none, () where its potions are not those that every box has, one at a time. `left`: of `review`."""
    space = game.space
    number, count = game.coded[4:6]  # of the set-up: to read all of it takes 7 KB
    if space.adjectives or space.victory or number == _OWN:
        return ()
    found = puzzle_of(game, left)
    if not found:
        return None
    question, codes = found
    data = bytes((question, number + COLOURS * (space.kinds == kinds.COLOURS), count))
    for code in codes:
        data += bytes((len(code),)) + code
    return question, len(codes), spelt(data)
