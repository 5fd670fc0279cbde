"""What MultiVerses declares, for the documents and the host. The board does not carry this.

What box and host both need is in `laws/`: kinds, parameters and parts of speech (`laws/kinds.py`), a law as
bytes (`laws/law.py`), its judge (`laws/judge.py`), its sentence (`laws/english.py`), what follows
(`laws/implied.py`); and the format of a word list in `words/wordlist.py`."""

# Field of `STATUS` -> what it is.
STATUS = {
    "dust": "words that are left in the Dust",
    "laws": "laws that were validated",
}

# (what a record of a pack is, rows of (field, bytes, what it is)); every number is little-endian
RECORD = (
    "the head of a word list, or a block of its words",
    (
        ("magic", "head: 0-3", '"LKW1"'),
        ("count", "head: 4-5", "how many words"),
        ("tagged", "head: 6", "1: the list knows parts of speech, 0: it does not"),
        ("crc", "head: 8-11", "CRC-32 of all blocks and their index as they lie in a file: which list it is"),
        (
            "words",
            "block",
            "16 words, each: 16 * letters shared with the one before + own letters, these, parts of speech",
        ),
    ),
)
