"""A rule in words: the sentence that players read. The host's parser reads it as the same bytes."""

from lawkeeper.games.potions.brew import kinds
from lawkeeper.games.potions.brew.rule import ADJECTIVE, ANY, BOTH, EXACTLY, spoken

_HOW = ("at least %d ", "at most %d ", "exactly %d ", "not exactly %d ")


def sentence(space, code):
    """-> "IF it has at least 1 heart or exactly 2 ingredients THEN it is red or not fizzy". The verb comes
    again where it changes."""
    verbs = []
    told = spoken(code, lambda byte: _condition(space, byte, verbs), (" and ", " or "))
    return "IF it " + told + " THEN it is " + _then(space, code)


def _condition(space, byte, verbs):
    """-> one condition. verbs: list with the verb before, changed to that of this one."""
    subject, number = byte >> 4, byte & 3
    verb = "is " if subject >= ADJECTIVE else "has "
    begin = "" if verbs == [verb] else verb
    verbs[:] = [verb]
    if subject >= ADJECTIVE:
        if number:
            verbs[:] = []  # "is not red or is fizzy": a "not" speaks of one name alone
        return begin + ("not " if number else "") + space.names[subject - ADJECTIVE]
    how = byte >> 2 & 3
    kind = space.kinds if subject == ANY else subject
    if how == EXACTLY and not number:
        return begin + "no " + kinds.word(space.kinds, kind)
    return begin + _HOW[how] % number + kinds.word(space.kinds, kind, number)


def _then(space, code):
    """-> what stands behind THEN: "red or fizzy", "not red and not fizzy"."""
    told = [name for at, name in enumerate(space.names) if code[0] >> at & 1]
    told += ["not " + name for at, name in enumerate(space.names) if code[1] >> at & 1]
    return (" and " if code[0] & BOTH else " or ").join(told)
