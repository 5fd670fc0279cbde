# portable: runs on CPython and on the MicroPython VM
"""Words and laws of MultiVerses in few signs, for tests."""

from lawkeeper.games.fold import Refused
from lawkeeper.games.multiverses.fold import dust as drawing
from lawkeeper.games.multiverses.fold import moves, rules
from lawkeeper.games.multiverses.fold.setup import Setup
from lawkeeper.games.multiverses.fold.universe import Universe
from lawkeeper.games.multiverses.laws import kinds
from lawkeeper.games.multiverses.laws.judge import obeys
from lawkeeper.games.multiverses.laws.law import canonical
from lawkeeper.games.multiverses.words import wordlist

NOUN, VERB, ADJECTIVE, ADVERB = 1, 2, 4, 8
_PARTS = {"round": 15, "sky": 1, "noodle": 1, "queen": 1, "red": 5, "quickly": 8}
for _word in "view fold credit default taste".split():
    _PARTS[_word] = NOUN | VERB


def word(letters):
    """-> a word in bytes; a noun, when it is not known here."""
    return letters.encode() + bytes((_PARTS.get(letters, NOUN),))


def law(kind, *rest):
    """-> a law in bytes, canonical: law("CONTAINS", "qu"), law("-PART", 1), law("COUNT", "V", 0, 2)."""
    code = getattr(kinds, kind.replace("-", "")) | (kinds.NOT if kind[0] == "-" else 0)
    made = bytes((code,))
    for part in rest:
        made += part.encode() if isinstance(part, str) else bytes((part,))
    return canonical(made)


def takes(made, letters, before=None):
    """Does the word obey the law?"""
    return obeys(made, word(letters), word(before) if before else None)


SEED = b"\x01\x02\x03\x04\x05\x06\x07\x08"


def setup(**options):
    """A Setup with the given attributes, over the list of the box."""
    agreed = Setup()
    words = wordlist.opened()
    agreed.list = words.crc
    words.close()
    for name in options:
        assert hasattr(agreed, name), name
        setattr(agreed, name, options[name])
    return agreed


def game(dust="", tests="", first=0, seed=SEED, **options):
    """A game that has just begun; `first`: the seat that begins. dust: the words that lie in it from its
    first token on, in place of those drawn; tests: the test words to come."""
    table = rules.MultiVerses(setup(**options).encode(), seed)
    table.turn = first
    laid = b"".join([drawing.packed(word(letters)) for letters in dust.split()])
    table.dust = laid + table.dust[len(laid) :]
    if dust:
        table.gone = (1 << table.words) - (1 << len(dust.split()))  # nothing else is there
    if tests:
        left = tests.split()
        table._draw = lambda: drawing.packed(word(left.pop(0)))
    return table


def do(table, *codes, at=0):
    """Play one move."""
    table.play(bytes(codes), at)


def refusal(table, *codes):
    """-> the sentence with which a move is refused; nothing may have changed."""
    before = seen(table)
    try:
        do(table, *codes)
    except Refused as told:
        assert seen(table) == before
        return told.args[0]
    raise AssertionError("the move was allowed")


def seen(table):
    """All of a game that a move may change."""
    laid = [[(bytes(one.laws), one.lines[:]) for one in mine] for mine in table.multiverses]
    return table.phase, table.turn, table.gone, table.pending, len(table.register), table.idle, str(laid)


def propose(table, made, universe=0, reference=0):
    """The player whose turn it is proposes a law, in bytes."""
    do(table, moves.PROPOSE, universe, reference, *made)


def place(table, token, universe=0, line=0):
    """A word goes to the end of a line."""
    do(table, moves.PLACE | token, universe << 4 | line)


def valid(table, *laws):
    """Universe 1 of the player whose turn it is gets these laws, which were validated; the turn stays."""
    mine = table.multiverses[table.turn]
    if not mine:
        mine.append(Universe())
    for made in laws:
        mine[0].laws.append(table.register.add(table.turn, True, drawing.packed(word("zzz")), made))
    return table


def lines(table, seat=0, universe=0):
    """-> the lines of a universe, as text."""
    laid = table.multiverses[seat][universe].lines
    return [" ".join([table.spelt(token).lower() for token in line]) for line in laid]
