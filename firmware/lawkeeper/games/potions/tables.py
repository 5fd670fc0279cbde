"""What Logic Potions declares, for the documents and the host. The board does not carry this.

What box and host both need is in `brew/`: kinds, names and limits (`brew/kinds.py`), sets and results
(`brew/space.py`), a rule as bytes (`brew/rule.py`), its sentence (`brew/english.py`), its mask and what
follows (`brew/worlds.py`); variants and what may be together in `fold/setup.py`."""

# Field of `STATUS` -> what it is.
STATUS = {
    "left": "players who have not lost",
    "rules": "rules that stand in the list, those that are crossed off not among them",
}

# (what a record of a pack is, rows of (field, bytes, what it is)); every number is little-endian
RECORD = (
    "a potion list, or a puzzle",
    (
        ("kind", "0", "1: a potion list, 2: a puzzle"),
        ("names", "list: 1", "how many names (2 to 6), then each: its length, its letters"),
        (
            "effects",
            "list: then",
            "for each name an effect: its length (0: none), at most 60 letters",
        ),
        ("question", "puzzle: 1", "0: with which rule a set keeps no result, 1: which set keeps exactly one"),
        ("space", "puzzle: 2", "number of the list of names, 128 added with six colours"),
        ("count", "puzzle: 3", "how many names"),
        ("rules", "puzzle: then", "each: its length, its bytes (`brew/rule.py`)"),
    ),
)
