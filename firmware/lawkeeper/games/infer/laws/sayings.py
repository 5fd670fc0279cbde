"""What a theory begins with in the sentence builder: kinds of sentence, usual ones first, and their trees.

A tree has gaps: what is not there is the first option of its choice (`laws.composer`).
"""

from lawkeeper.games.infer.laws import forms as f

# Some are a sentence each, the others several.
KINDS = (
    "At least one ...\nNo ...\nGroups, stacks\nAll ... are ...\nExactly ...\nMore ... than ...\n"
    "Touching, colours\nSums, numbers\nAt most, odd ..."
)
_SEVERAL = (
    "",
    "",
    "every group\ngroups that ...\nall groups alike\na line\nhow many groups\nhow many stacks\na shape\n"
    "a line that reads\nthe largest group\nthe tallest stack\ntwo groups alike",
    "",
    "",
    "more ... than ...\nfewer ... than ...\nas many ... as ...\na majority of ...\na minority of ...\n"
    "no more ... than\nno fewer ... than\nnot as many ... as",
    "every two touching\nsome alike\nall one colour\ndifferent colours\ntouch each other\nall one number\n"
    "some two touching\nno number twice\nno colour twice\nevery ... touches\nwithin a colour",
    "the sum\nthe product\ndifferent numbers\nthe highest number\nthe lowest number\nthe range\n"
    "numbers in a row\nthe average",
    "at least ...\nat most ...\nan odd number of\nan even number of\na prime number of\n"
    "a multiple\nnot so many",
)
_ASKED = {  # by kind, what each sentence asks of: LARGEST ..., SUM ...; 0: it has a form of its own
    2: b"\0\0\0\0\x09\x0a\0\0\x0b\x0c\0",
    7: b"\3\4\2\5\6\7\x08\0",
}
_ALL, _EXACTLY, _TOUCHING, _COUNTS = 3, 4, 6, 8
_TESTS = b"\6\7\1\2\3\4\x08"  # AT_LEAST, AT_MOST, ODD ...


def names(kind):
    """-> labels of the sentences of a kind, none where it is a sentence by itself; for -1 of the kinds."""
    if kind < 0:
        return KINDS.split("\n")
    return _SEVERAL[kind].split("\n") if _SEVERAL[kind] else ()


def begin(kind, number):
    """-> (tree with gaps, choices passed over: what they ask is part of the sentence)."""
    if kind == _EXACTLY:
        return (f.IS, (f.COUNT,), (f.EXACTLY, 1)), 0
    if kind < 2:
        return (f.IS, (f.COUNT,), ((f.AT_LEAST, 1), (f.EXACTLY, 0))[kind]), 1
    return _tree(kind, number), 0


def _tree(kind, number):
    """-> the tree of sentence `number` of a kind: all are ..., and those that are several."""
    if kind == _ALL:
        return f.EVERY, None, (0, (f.ODD,))
    if kind == _TOUCHING:
        return _neighbours(number)
    if kind == _COUNTS:
        return f.IS, (f.COUNT,), (_TESTS[number],)
    if kind in _ASKED:
        if _ASKED[kind][number]:
            return f.IS, (_ASKED[kind][number],)
        groups = (
            f.EVERY_PART,
            f.PARTS,
            f.PARTS_ALIKE,
            f.LINE,
            0,
            0,
            f.SHAPE,
            f.READS,
            f.AVERAGE,
            0,
            f.TWO_PARTS,
        )
        return (groups[number],)
    if number < 3:
        return (f.MORE, f.FEWER, f.AS_MANY)[number], (f.COUNT, (1,)), (f.COUNT, (2,))
    if number > 4:
        return f.NOT_MORE + number - 5, (f.COUNT, (1,)), (f.COUNT, (2,))
    return (f.MAJORITY, f.MINORITY)[number - 3], (3,)


def _neighbours(number):
    """-> the tree of a sentence on what touches, on colours, and on what is alike."""
    if number == 3:
        return f.IS, (f.COLOURS,)
    if number == 9:
        return f.EVERY, None, (0, None, 0, (f.TOUCHING,))
    if number in (0, 6):
        return f.PAIRS, int(not number)
    if number in (2, 5, 7, 8):
        return f.ALIKE, int(number < 6), f.COLOUR if number in (2, 8) else f.NUMBER
    return ({1: f.SET, 4: f.TOGETHER, 10: f.WITHIN}[number],)
