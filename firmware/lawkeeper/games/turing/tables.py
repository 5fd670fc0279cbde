"""What Turing Machine declares, for the documents and the host. The board does not carry this."""

# Field of `STATUS` -> what it is.
STATUS = {}

# (what a record of a pack is, rows of (field, bytes, what it is)); every number is little-endian
RECORD = (
    "a problem",
    (
        ("head", "0", "mode (classic, extreme, nightmare), difficulty << 2, verifiers << 4, 128 with pars"),
        ("verifiers", "then, 2 each", "card, criterion << 6, more << 10, lowest byte first"),
        ("more", "of these", "extreme: the fake card, 32 when it is shown first; nightmare: who is asked"),
        ("pars", "then, 0 or 4", "rounds and questions of the Machine, rounds and questions of the Expert"),
        ("label", "then, 0 or 6", "9 characters as digits to the base 37: a space, 0 to 9, A to Z"),
    ),
)
