"""What a theory begins with in the sentence builder: kinds of sentence, usual ones first, and their trees.

A tree has gaps: what is not there is the first option of its choice (`laws.composer`).
"""

from lawkeeper.games.infer.laws import forms as f

# The first ones are a sentence each, the others several.
KINDS = (
    "At least one ...\nNo ...\nExactly ...\nAll ... are ...\nMore ... than ...\nSums, ends\nTouching\n"
    "Same, different\nOther counts\nGroups, stacks\nColours, numbers\nLines, shapes"
)
SINGLE = 4
_SEVERAL = (
    "more ... than ...\nfewer ... than ...\nas many ... as ...\na majority of ...\na minority of ...\n"
    "no more ... than\nno fewer ... than\nnot as many ... as",
    "the sum\nthe product\nthe highest number\nthe lowest number\nthe range",
    "every ... touches\ntouch each other\nevery two touching\nsome two touching",
    "all one colour\nall one number\nno colour twice\nno number twice\nwithin a colour\nsome alike",
    "at least ...\nat most ...\nan odd number of\nan even number of\na prime number of\n"
    "a multiple\nnot so many",
    "every group\ngroups\nthe largest group\ngroups that ...\nall groups alike\nstacks\nthe tallest stack",
    "different colours\ndifferent numbers\nnumbers in a row",
    "a line\na line that reads\na shape",
)


def names(kind):
    """-> labels of the sentences of a kind, none where it is a sentence by itself; for -1 of the kinds."""
    if kind < 0:
        return KINDS.split("\n")
    return _SEVERAL[kind - SINGLE].split("\n") if kind >= SINGLE else ()


def begin(kind, number):
    """-> (tree with gaps, choices passed over: what they ask is part of the sentence)."""
    if kind < SINGLE - 1:
        test = ((f.AT_LEAST, 1), (f.EXACTLY, 0), (f.EXACTLY, 1))[kind]
        return (f.IS, (f.COUNT,), test), int(kind < 2)
    return _tree(kind - SINGLE, number), 0


def _tree(kind, number):
    """-> the tree of sentence `number` of the kinds that are several; -1: all are ..."""
    if kind < 0:
        return f.EVERY, None, (0, (f.ODD,))
    if kind == 0:
        if number < 3:
            return (f.MORE, f.FEWER, f.AS_MANY)[number], (f.COUNT, (1,)), (f.COUNT, (2,))
        if number > 4:
            return f.NOT_MORE + number - 5, (f.COUNT, (1,)), (f.COUNT, (2,))
        return (f.MAJORITY, f.MINORITY)[number - 3], (3,)
    if kind == 2 and number == 0:
        return f.EVERY, None, (0, None, 0, (f.TOUCHING,))
    if kind == 2 and number > 1:
        return f.PAIRS, 3 - number
    if kind == 3 and number < 4:
        return f.ALIKE, int(number < 2), number & 1
    if kind == 4:
        return f.IS, (f.COUNT,), (b"\6\7\1\2\3\4\x08"[number],)  # AT_LEAST, AT_MOST, ODD ...
    about = (b"", b"\3\4\5\6\7", b"", b"", b"", b"\0\x09\x0b\0\0\x0a\x0c", b"\1\2\x08", b"")[kind]
    if about and about[number]:
        return f.IS, (about[number],)  # SUM, PRODUCT ...; GROUPS, LARGEST ...; COLOURS, NUMBERS, RUN
    return (
        {
            2: (0, f.TOGETHER),
            3: (0, 0, 0, 0, f.WITHIN, f.SET),
            5: (f.EVERY_PART, 0, 0, f.PARTS, f.PARTS_ALIKE),
            7: (f.LINE, f.READS, f.SHAPE),
        }[kind][number],
    )
