# portable: runs on CPython and on the MicroPython VM
"""Rules and games of Logic Potions in few signs, for tests."""

from fakes.conform import snapshot, text
from lawkeeper.games.fold import Refused
from lawkeeper.games.potions.brew import rule
from lawkeeper.games.potions.brew.space import Space, number
from lawkeeper.games.potions.fold import moves, rules
from lawkeeper.games.potions.fold.setup import Setup

KINDS = "CDHS"  # of the four suits
FIRST = Space(4, ("red", "fizzy", "tasty"))
_HOW = (">=", "<=", "!=", "=")
_CODES = (rule.AT_LEAST, rule.AT_MOST, rule.NOT_EXACTLY, rule.EXACTLY)


def made(signs):
    """-> the bytes of a rule: "H>=1 S>=1 | : red", "*=2 : -tasty". IF in postfix, * for all ingredients, a
    small letter for an adjective by its place (a, b, ...), -a where it is not; & in THEN joins by "and"."""
    condition, then = signs.split(":")
    return bytes(_then(then.split())) + bytes([_part(part) for part in condition.split()])


def _part(part):
    if part in "&|":
        return rule.AND if part == "&" else rule.OR
    for how, code in zip(_HOW, _CODES):
        if how in part:
            kind, number = part.split(how)
            return rule.condition(rule.ANY if kind == "*" else KINDS.index(kind), code, int(number))
    return rule.ADJECTIVE + "abcd".index(part[-1]) << 4 | (part[0] == "-")


def _then(words, names=("red", "fizzy", "tasty", "victory")):
    yes = no = 0
    for word in words:
        if word == "&":
            yes |= rule.BOTH
        elif word[0] == "-":
            no |= 1 << names.index(word[1:])
        else:
            yes |= 1 << names.index(word)
    return yes, no


def of(letters):
    """-> a set: "HS" for a heart and a spade."""
    return bytes(sorted([KINDS.index(letter) for letter in letters]))


# The example rules (item 13).
EXAMPLES = (made("H>=1 : -tasty"), made("*=2 : fizzy"), made("H>=1 S>=1 | : red"))

SEED = b"\x01\x02\x03\x04\x05\x06\x07\x08"


def setup(**options):
    """A Setup with the given attributes."""
    agreed = Setup()
    for name in options:
        assert hasattr(agreed, name), name
        setattr(agreed, name, options[name])
    return agreed


def game(seed=SEED, hands=None, first=0, **options):
    """A game that has just begun. hands: for each seat, in letters; first: the seat that begins."""
    table = rules.Potions(setup(**options).encode(), seed)
    table.turn = first
    for seat, letters in enumerate(hands or ()):
        table.cards.hands[seat] = bytes(sorted([KINDS.index(letter) for letter in letters]))
    return table


def do(table, *codes, at=0):
    """Play one move."""
    table.play(bytes(codes), at)


def at(letters):
    """-> the number of a set, in letters."""
    return number(4, of(letters))


def brewed(table, letters, potion, predict=None):
    """The active player brews, one of the others (seat, result) may predict; ILLEGAL is still open."""
    do(table, moves.BREW, at(letters))
    if predict:
        do(table, moves.CALL, predict[0])
        do(table, moves.NAME, predict[1])
    else:
        do(table, moves.PASS)
    do(table, moves.NAME, potion)


def write(table, signs):
    """A rule, in few signs."""
    table.play(bytes((moves.WRITE,)) + made(signs), 0)


def turn(table, letters, potion, signs):
    """A whole turn in which nobody calls anything."""
    brewed(table, letters, potion)
    if table.phase == moves.ILLEGAL:
        do(table, moves.PASS)
    write(table, signs)
    if table.phase == moves.STILL:
        do(table, moves.PASS)
    do(table, moves.TAKE, 1)


def listed(table, *rows):
    """Put rules into the list of a game that has just begun: (seat, rule in few signs) each."""
    for seat, signs in rows:
        table.book.write(seat, made(signs))
    return table


def refusal(table, *codes):
    """The sentence with which the game refuses a move. Fails when it allows it, or is changed by it."""
    before = text(snapshot(table))
    try:
        table.play(bytes(codes), 0)
    except Refused as refused:
        assert text(snapshot(table)) == before
        assert refused.args[0][-1] == "."
        return refused.args[0]
    raise AssertionError("The move was allowed: %r" % (codes,))
