"""What Infer declares, for the documents and the host. The board does not carry this."""

# Field of `STATUS` -> what it is.
STATUS = {"markers": "result markers left", "tokens": "publication tokens left"}

# (what a record of a pack is, rows of (field, bytes, what it is)); every number is little-endian
RECORD = (
    "a law",
    (
        ("level", "0", "1 to 3"),
        ("text length", "1", "bytes of text, at most 84"),
        ("text", "then", "UTF-8; the bytes 1, 2, 3 stand for the names of the three dice colours"),
        ("tree length", "then, 1", "bytes of the tree, at most 9; 0: only people know what the law means"),
        ("tree", "then", "what the law means: `encode` in `games/infer/laws/forms.py` writes it"),
        ("marks", "then, 0 or 1", "1: a law of directions, for games with the Compass Rose; else left out"),
    ),
)
