"""A rule in words: the sentence that players read, and the row of a list. The host's parser reads the
sentence as the same bytes."""

from lawkeeper.games.potions.brew import kinds
from lawkeeper.games.potions.brew.rule import (
    ADJECTIVE,
    AND,
    ANY,
    BOTH,
    EXACTLY,
    OR,
    parts,
)

_HOW = ("at least %d ", "at most %d ", "exactly %d ", "not exactly %d ")
_SHORT = "≥≤=≠"


def sentence(space, code):
    """-> "IF it has at least 1 heart or exactly 2 ingredients THEN it is red or not fizzy". "And" binds
    closer than "or"; brackets stand where that is not meant. The verb comes again where it changes."""
    verbs = []
    told = _tell(space, parts(code), verbs)
    return "IF it " + told + " THEN it is " + _then(space, code)


def _tell(space, tree, verbs):
    if isinstance(tree, int):
        return _condition(space, tree, verbs)
    joined, left, right = tree
    one = _tell(space, left, verbs)
    if joined == AND and _joins(left, OR):
        one = "(" + one + ")"
    other = _tell(space, right, verbs)
    if _joins(right, OR) or (_joins(right, AND) and joined == AND):
        other = "(" + other + ")"
    return one + (" and " if joined == AND else " or ") + other


def _joins(tree, how):
    return isinstance(tree, tuple) and tree[0] == how


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


def short(space, code, width=21):
    """-> the rule in signs, for a row: "♥≥1|#=2→red". Names are cut as the width demands."""
    told = _signs(space, parts(code)) + "→"
    names = [name for at, name in enumerate(space.names) if code[0] >> at & 1]
    nots = [name for at, name in enumerate(space.names) if code[1] >> at & 1]
    many = len(names) + len(nots)
    each = max(1, (width - len(told) - len(nots) - many + 1) // many)
    shown = [name[:each] for name in names] + ["!" + name[:each] for name in nots]
    return told + ("&" if code[0] & BOTH else "|").join(shown)


def _signs(space, tree):
    if isinstance(tree, int):
        return _sign(space, tree)
    joined, left, right = tree
    one, other = _signs(space, left), _signs(space, right)
    if joined == AND and _joins(left, OR):
        one = "(" + one + ")"
    if _joins(right, OR) or (_joins(right, AND) and joined == AND):
        other = "(" + other + ")"
    return one + ("&" if joined == AND else "|") + other


def _sign(space, byte):
    subject, number = byte >> 4, byte & 3
    if subject >= ADJECTIVE:
        return ("!" if number else "") + space.names[subject - ADJECTIVE][:4]
    kind = space.kinds if subject == ANY else subject
    return kinds.sign(space.kinds, kind) + _SHORT[byte >> 2 & 3] + str(number)


def made_of(space, brew):
    """-> a set in words: "1 heart, 2 spades"."""
    told = []
    for kind in range(space.kinds):
        count = len([one for one in brew if one == kind])
        if count:
            told.append("%d %s" % (count, kinds.word(space.kinds, kind, count)))
    return ", ".join(told)


def signs(space, brew):
    """-> a set in signs: "♥♠♠"."""
    return "".join([kinds.sign(space.kinds, kind) for kind in brew])
