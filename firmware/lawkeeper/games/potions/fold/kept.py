"""Potion lists of the library: names, and what happens when such a potion is drunk (items 5, 72).

A record is LIST, how many names, each name behind its length, then for each an effect behind its length."""

from binascii import hexlify

from lawkeeper.games.fold import Refused
from lawkeeper.games.potions.brew.names import TYPES, listed, well_named

POTIONS = 4  # as in the registry
LIST, PUZZLE = 1, 2  # first byte of a record
EFFECT = 60  # letters of an effect, at most


def read(record):
    """-> (list of names, list of effects) of a record (bytes); None when it is none that this box can use."""
    low, high = TYPES
    if len(record) < 2 or record[0] != LIST or not low <= record[1] <= high:
        return None
    try:
        names, rest = listed(record[2:], record[1])
        effects, rest = listed(rest, record[1])
    except Refused:
        return None
    good = [name for name in names if well_named(name)]
    return (names, effects) if len(good) == len(set(good)) == len(names) and not rest else None


def lists(library):
    """Yield (number of the record, names) of every potion list of the library."""
    for number in range(library.count(POTIONS)):
        found = read(bytes(library.record(POTIONS, number)))
        if found:
            yield number, found[0]


def effect(library, setup, shows):
    """-> what happens to who drinks a potion that shows these names (bits): sentences; "" when nothing was
    agreed. A library that is no longer loaded is said so."""
    if setup.library == bytes(4):
        return ""
    if library.id != hexlify(setup.library).decode():
        return "Its effects were in a library that is not loaded any more."
    found = read(bytes(library.record(POTIONS, setup.record)))
    effects = found[1] if found else []
    return " ".join([effects[at] for at in range(len(effects)) if shows >> at & 1 and effects[at]])


def settle(data, game):
    """Nothing is used up: a list may be played again."""
