"""What Deduction declares, for the documents and the host. The board does not carry this."""

# Field of `STATUS` -> what it is.
STATUS = {
    "waiting": "seats that have still to make a statement, or to ask",
    "questions": "questions that were asked",
    "clues": "kinds of clues that were turned",
    "spares": "spare hands that were opened or taken",
}

# (what a record of a pack is, rows of (field, bytes, what it is)); every number is little-endian
RECORD = (
    "a deal",
    (
        ("code", "0, 5", "the mode in the first bit (1: coin), then the seed of the draws"),
        ("hands", "5", "how many hands have to lie open before the card is forced"),
    ),
)
