"""A rule: bytes, 3 to 9 of them, that say IF what is in it THEN what it is.

0, 1   THEN: bits of the names it shall be, and of those it shall not be. 0x80 in the first: joined by
       "and", else by "or" (always so when there is only one)
then   IF, its parts before what joins them: a condition is what it counts << 4 | how << 2 | number, or about
       an adjective (ADJECTIVE + its place) << 4 | 0: it is, 1: it is not; then AND or OR, of the two before

"At least 1 heart, or exactly 2 ingredients": H<<4|1, ANY<<4|2<<2|2, OR. `compatible` is item 15, word
for word. What a rule must be to count as one stands in `form.py`: it is looked at when one is written.
"""

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


def spoken(code, tell, words):
    """-> IF in words, or in signs: `tell(byte)` says a condition, `words` (a pair) stand for AND and OR.
    "And" binds closer than "or"; brackets stand where that is not meant."""
    stack = []  # (what was said, what joins its parts)
    for byte in code[IF_AT:]:
        if byte < AND:
            stack.append((tell(byte), 0))
            continue
        right, under = stack.pop()
        left, over = stack.pop()
        if byte == AND and over == OR:
            left = "(" + left + ")"
        if under == OR or under == byte == AND:
            right = "(" + right + ")"
        stack.append((left + words[byte - AND] + right, byte))
    return stack[0][0]


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
