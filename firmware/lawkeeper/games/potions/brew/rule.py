"""A rule: bytes, 3 to 9 of them, that say IF what is in it THEN what it is.

0, 1   THEN: bits of the names it shall be, and of those it shall not be. 0x80 in the first: joined by
       "and", else by "or" (always so when there is only one)
then   IF, its parts before what joins them: a condition is what it counts << 4 | how << 2 | number, or about
       an adjective (ADJECTIVE + its place) << 4 | 0: it is, 1: it is not; then AND or OR, of the two before

"At least 1 heart, or exactly 2 ingredients": H<<4|1, ANY<<4|2<<2|2, OR. `compatible` is item 15, word
for word.
"""

from lawkeeper.games.fold import Refused

ANY = 6  # counts all ingredients together; below it are the kinds
ADJECTIVE = 8
AT_LEAST, AT_MOST, EXACTLY, NOT_EXACTLY = range(4)
AND, OR = 0xF0, 0xF1
BOTH = 0x80  # in byte 0
IF_AT = 2
CONDITIONS = 4
LONGEST = IF_AT + 2 * CONDITIONS - 1


def condition(subject, how, number):
    """-> the byte of a condition that counts `subject`: a kind, or ANY."""
    return subject << 4 | how << 2 | number


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


def postfix(tree):
    """-> the bytes of an IF: what `parts` made into `tree`."""
    if isinstance(tree, int):
        return bytes((tree,))
    return postfix(tree[1]) + postfix(tree[2]) + bytes((tree[0],))


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


def holds(byte, brew, shows=0):
    """Is a condition true of a set (bytes) and a result that shows these names (bits)?"""
    subject, number = byte >> 4, byte & 3
    if subject >= ADJECTIVE:
        return (shows >> subject - ADJECTIVE & 1) != number
    count = len(brew) if subject == ANY else len([kind for kind in brew if kind == subject])
    how = byte >> 2 & 3
    if how == AT_LEAST:
        return count >= number
    if how == AT_MOST:
        return count <= number
    return (count == number) == (how == EXACTLY)


def applies(code, brew, shows=0):
    """Is IF true?"""
    stack = []
    for byte in code[IF_AT:]:
        if byte < AND:
            stack.append(holds(byte, brew, shows))
        else:
            right = stack.pop()
            left = stack.pop()
            stack.append(left and right if byte == AND else left or right)
    return stack[0]


def allows(code, shows):
    """Is THEN true of a result that shows these names (bits)?"""
    yes, no = code[0] & ~BOTH, code[1]
    if code[0] & BOTH:
        return not yes & ~shows and not no & shows
    return (yes & shows | no & ~shows) != 0


def compatible(space, code, brew, result):
    """Does a brew keep a rule (item 15)? code, brew: bytes; result: its number."""
    shows = space.shows(result)
    return not applies(code, brew, shows) or allows(code, shows)
