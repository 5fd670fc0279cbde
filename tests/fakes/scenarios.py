# portable: runs on CPython and on the MicroPython VM
"""The published scenarios A to O and both examples: what is known, and the cards that are left in full and in
coin mode."""

from fakes.deduction import NO, card, fill, kind, only
from lawkeeper.games.deduction.deal import cards
from lawkeeper.games.deduction.fold import rules


def of_all(word, counts, form=cards.COUNT):
    """-> what hands 1, 2, ... say: so many of a kind each."""
    return [(number, form + kind(word), count) for number, count in enumerate(counts, 1)]


def conditional(one, two):
    """-> mask of IF one THEN two."""
    return rules.meaning(rules.IF, kind(one), kind(two))


_NO_SQUARE = of_all("S", (0,) * 7) + [(0, cards.SOME + kind("S"), NO)]  # hand 8 has said nothing
_FILLED = of_all("F", (2, 1, 1)) + of_all("H", (0,) * 7) + of_all("P", (0,) * 7)
_FILLED += [(0, cards.COUNT + kind("H"), 0), (0, cards.COUNT + kind("P"), 0)]
_NO_TRIANGLE = [(number, cards.SOME_CARDS + kind("T"), NO) for number in range(9)]
_BLUE = of_all("B", (2, 2, 2, 1), cards.COUNT_CARDS)

# letter: (what `fakes.deduction.fill` takes, left in full mode, left in coin mode)
SCENARIOS = {
    "A": ({"own": "RRR"}, only("R"), only("R")),
    "B": ({"said": _BLUE, "holds": ("FBC", "HBS")}, only(but="B"), only(but="B")),
    "C": ({"said": _NO_SQUARE}, only(but="S"), cards.EVERY),
    "D": ({"said": _FILLED}, only("F"), cards.EVERY),
    "E": ({"said": _NO_TRIANGLE}, only("T"), only("T")),
    "F": ({"not_": "T", "own": "RGT"}, only(but="TB"), only(but="TB")),
    "G": ({"clues": "H"}, only(but="H"), only(but="H")),
    "H": ({"is_": "G", "own": "BRC"}, only("GC"), only("GC")),
    "I": ({"if_": ("PC", "PS")}, only(but="P"), only(but="P")),
    "J": ({"not_": "H", "own": "HHR"}, only("R", "H"), only("R", "H")),
    "K": ({"not_": "GS", "own": "GSP"}, only("P", "GS"), only("P", "GS")),
    "L": ({"is_": "GT", "own": "RCF"}, only("FGT"), only("FGT")),
    "M": ({"is_": "HB", "holds": ("HBC",)}, only("HB", "C"), only("HB", "C")),
    "N": ({"is_": "FS", "not_": "B", "holds": ("FGS",)}, only("FRS"), only("FRS")),
    "O": ({"clues": "TT"}, only(but="T"), only(but="T")),
    "example 1": ({"not_": "S", "own": "SSB"}, only("B", "S"), only("B", "S")),
    "example 2": ({"is_": "BC", "holds": ("FBC", "HBC")}, only("PBC"), only("PBC")),
}
_BLUE_GONE = of_all("B", (2, 2, 2, 2), cards.COUNT_CARDS) + [(5, cards.COUNT_CARDS + kind("B"), 1)]
_TWO_FILLED_CIRCLES = [(0, cards.COUNT_CARDS + kind("F"), 2), (0, cards.COUNT_CARDS + kind("C"), 2)]
_HELD = ~(1 << card("FRC")) & ~(1 << card("FGC"))


def _each(word, count, hands, form=cards.COUNT):
    """-> what some hands say: so many of a kind each."""
    return [(hand, form + kind(word), count) for hand in hands]


# What else follows by counting: (what it is, what `fill` takes, left in full mode, left in coin mode).
COUNTED = (
    (
        "five hands without Red and Circle need five of one fill",
        {"said": _each("R", 0, range(5)) + _each("C", 0, range(5))},
        cards.EVERY & ~only("RC"),
        cards.EVERY & ~only("RC"),
    ),
    (
        "two hands have all four Red, so nobody has room for four Circles",
        {
            "is_": "R",
            "said": _each("R", 0, range(7))
            + _each("C", 0, range(4))
            + _each("G", 2, (4, 5))
            + _each("B", 2, (6, 7)),
        },
        only("R", "C"),
        only("R"),
    ),
    (
        "four Triangles are clues and four Squares in two hands: the shape of the third is a Circle",
        {
            "clues": "TTTT",
            "said": [(0, cards.COUNT_DIM + 2, 3), (1, cards.COUNT_DIM + 2, 3), (2, cards.COUNT_DIM + 2, 1)]
            + _each("C", 1, range(2))
            + _each("R", 2, (2,)),
        },
        only("C") | only("RS"),
        only("C") | only("RS"),
    ),
    (
        "eight true Singles in three hands leave too few for the six others",
        {"said": _each("F", 1, range(3)) + _each("R", 1, range(3)) + _each("C", 1, range(2))},
        (only("F") | only("R") | only("C")) & ~only("FRC"),
        (only("F") | only("R") | only("C")) & ~only("FRC"),
    ),
    (
        "all nine Blue Completes are in other hands, so this hand has the two others",
        {"said": _BLUE_GONE + _TWO_FILLED_CIRCLES},
        only(but="B") & _HELD,
        only(but="B") & _HELD,
    ),
    (
        "a hand without Blue Completes has the two others",
        {"said": _each("B", 0, (0,), cards.COUNT_CARDS) + _TWO_FILLED_CIRCLES},
        cards.EVERY & _HELD,
        cards.EVERY & _HELD,
    ),
    (
        "a Complete that is neither Red nor Green in each of eight hands, and one more",
        {
            "said": _each("R", 1, range(8), cards.COUNT_CARDS)
            + _each("G", 0, range(8), cards.COUNT_CARDS)
            + _each("B", 1, (8,), cards.COUNT_CARDS)
        },
        only(but="B"),
        only(but="B"),
    ),
)
# By letter: how many candidates the rule texts name.
COUNTS = {
    "A": 9, "B": 18, "C": 18, "D": 9, "E": 9, "F": 12, "G": 18, "H": 3, "I": 18, "J": 6, "K": 4, "L": 1,
    "M": 2, "N": 1, "O": 18, "example 1": 6, "example 2": 1,
}  # fmt: skip


def known(made, letter):
    """Tell a board what is known in a scenario. -> the board"""
    facts = dict(SCENARIOS[letter][0])
    for pair in facts.pop("if_", ()):
        made.conclude(conditional(*pair))
    fill(made, **facts)
    return made
