"""Which question to ask next: the one whose answer tells most. In whole numbers, so on every runtime the
same.

A question cuts the worlds that are left into parts, one for each answer; its worth is the entropy of the
sizes of the parts, in steps of 1/256 bit. Sizes may be counts of worlds or other weights in whole numbers.
"""

from lawkeeper.logic.masks import count

# Entropy of a yes-or-no question, 0..255, by 256 x the smaller part of the worlds.
_ENTROPY = (
    b"\x00\x09\x11\x17\x1e\x23\x29\x2e\x33\x38\x3d\x41\x46\x4a\x4e\x52\x56\x5a\x5e\x61\x65\x68\x6c\x6f"
    b"\x72\x76\x79\x7c\x7f\x82\x85\x88\x8b\x8d\x90\x93\x95\x98\x9b\x9d\x9f\xa2\xa4\xa7\xa9\xab\xad\xaf"
    b"\xb2\xb4\xb6\xb8\xba\xbc\xbe\xbf\xc1\xc3\xc5\xc7\xc8\xca\xcc\xcd\xcf\xd0\xd2\xd3\xd5\xd6\xd8\xd9"
    b"\xdb\xdc\xdd\xde\xe0\xe1\xe2\xe3\xe4\xe6\xe7\xe8\xe9\xea\xeb\xec\xed\xee\xef\xef\xf0\xf1\xf2\xf3"
    b"\xf3\xf4\xf5\xf5\xf6\xf7\xf7\xf8\xf8\xf9\xfa\xfa\xfa\xfb\xfb\xfc\xfc\xfc\xfd\xfd\xfd\xfe\xfe\xfe"
    b"\xfe\xfe\xff\xff\xff\xff\xff\xff\xff"
)


def entropy(part, total):
    """-> 0..255, the worth of a question with two answers: `part` worlds of `total`, at most half, give one.

    entropy(5, 10) == 255 (1 bit less a 256th), entropy(0, 10) == entropy(0, 0) == 0."""
    return _ENTROPY[part * 256 // total] if total else 0


def worth(parts):
    """-> the worth of a question with any number of answers, 256 for each bit that it tells, 0 for none.

    parts: how many worlds give each answer, in any order. Asked as a row of yes-or-no questions, the largest
    part first, each rounded down: with 27 answers it is an eighth of a bit too low at most, never too high.
    worth((2, 2)) == 255, worth((1, 1, 1, 1)) == 510.
    """
    total = rest = sum(parts)
    told = 0
    for part in sorted(parts, reverse=True):
        told += entropy(min(part, rest - part), rest) * rest
        rest -= part
    return told // total if total else 0


def sizes(worlds, answers):
    """-> tuple: how many of `worlds` (a mask) give each answer; answers: a mask each that no two share.

    sizes(0b0111, (0b0011, 0b1100)) == (2, 1)."""
    return tuple([count(worlds & answer) for answer in answers])


def best(partitions):
    """-> the number of the partition (see `worth`) that tells most, the first of several; None when all
    worlds give one answer to each: best(((4, 0), (2, 2), (1, 3))) == 1. No partition is empty; `partitions`
    may be a generator."""
    found, most = None, -1
    for number, parts in enumerate(partitions):
        told = worth(parts)
        if told > most and max(parts) < sum(parts):
            found, most = number, told
    return found
