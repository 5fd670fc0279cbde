"""Are bytes a rule at all? See `brew/rule.py` for what they mean."""

from lawkeeper.games.fold import Refused
from lawkeeper.games.potions.brew.rule import ADJECTIVE, AND, ANY, BOTH, IF_AT, LONGEST, OR


def parts(code):
    """-> IF as a tree: a condition (int), or (AND or OR, tree, tree). Refused when it is none."""
    stack = []
    for byte in code[IF_AT:]:
        if byte < AND:
            stack.append(byte)
        elif len(stack) < 2 or byte > OR:
            raise Refused("That is no rule.")
        else:
            right = stack.pop()
            stack.append((byte, stack.pop(), right))
    if len(stack) != 1:
        raise Refused("That is no rule.")
    return stack[0]


def check(space, code):
    """Refused, with a sentence, unless these bytes are a rule over this `Space` (items 10 to 12, 70)."""
    if not IF_AT < len(code) <= LONGEST:
        raise Refused("A rule has one to four conditions.")
    parts(code)
    for byte in code[IF_AT:]:
        if byte < AND:
            _check_condition(space, byte)
    yes, no = code[0] & ~BOTH, code[1]
    if not yes | no or yes & no or (yes | no) >> len(space.names):
        raise Refused("THEN says what the potion is, or is not, each name once.")
    if code[0] & BOTH and _one(yes | no):
        raise Refused("One name is joined to nothing.")


def _one(names):
    return not names & names - 1


def _check_condition(space, byte):
    subject = byte >> 4
    if subject >= ADJECTIVE:
        if not (space.about and space.adjectives):
            raise Refused("IF speaks only about the ingredients.")
        if subject - ADJECTIVE >= len(space.names) or byte & 15 > 1:
            raise Refused("IF speaks of a potion that there is not.")
    elif subject >= space.kinds and subject != ANY:
        raise Refused("IF speaks of an ingredient that there is not.")
