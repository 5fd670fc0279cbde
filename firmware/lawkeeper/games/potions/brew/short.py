"""Rules in signs, for the rows of lists: "♥≥1|#=2→red"."""

from lawkeeper.games.potions.brew import kinds
from lawkeeper.games.potions.brew.rule import ADJECTIVE, ANY, BOTH, IF_AT, spoken

_SHORT = "≥≤=≠"


def short(space, code, width=21):
    """-> the rule in signs, for a row: "♥≥1|#=2→red". Names are cut as the width demands."""
    told = spoken(code, lambda byte: _sign(space, byte), "&|") + "→"
    if len(told) > width - 2:  # such a rule is read in words
        told = "%d conditions→" % (len(code) - IF_AT + 1 >> 1)
    names = [name for at, name in enumerate(space.names) if code[0] >> at & 1]
    nots = [name for at, name in enumerate(space.names) if code[1] >> at & 1]
    many = len(names) + len(nots)
    each = max(1, (width - len(told) - len(nots) - many + 1) // many)
    shown = [name[:each] for name in names] + ["!" + name[:each] for name in nots]
    return told + ("&" if code[0] & BOTH else "|").join(shown)


def _sign(space, byte):
    subject, number = byte >> 4, byte & 3
    if subject >= ADJECTIVE:
        return ("!" if number else "") + space.names[subject - ADJECTIVE][:4]
    kind = space.kinds if subject == ANY else subject
    return kinds.sign(space.kinds, kind) + _SHORT[byte >> 2 & 3] + str(number)
