# portable: runs on CPython and on the MicroPython VM
"""The published scenarios A to O and both examples: what is known, and the cards that are left in full and in
coin mode."""

from fakes.deduction import NO, fill, kind, only
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
