"""The protocol as a table, for the documents, the host and the tests. Data only; the box does not load it.

COMMANDS: rows of (name, args, reply, when, about). `args` and `reply` are rows of (field, kind, note); a kind
that ends in "?" may be missing. `when` is "always", or "settled": only when no game is running, or the one
that is there has given its secret up. Names and kinds of arguments come from requests.py, by which the box
checks.
"""

from lawkeeper.link import requests

KINDS = {"flag": "true or false", "list": "a list", "map": "an object"}
KINDS.update(requests.KINDS)

# name, a note for each argument in order, reply, about
_WORDS = (
    (
        "hello",
        (),
        (
            ("protocol", "count", "version of this protocol"),
            ("product", "text", "always Lawkeeper"),
            ("version", "text", "version of the box's program"),
            ("box", "text", "the board's short name"),
            ("title", "text", "the board's name for people"),
            ("lights", "count", "lights in the ring"),
            ("line", "count", "longest line in bytes, newline included"),
            ("chunk", "count", "most raw bytes in one data line"),
        ),
        "Who is there. The first request of every host.",
    ),
    (
        "status",
        (),
        (
            ("game", "text", "name of the game on the table, or nothing"),
            ("phase", "text", "one word on where it stands"),
            ("finished", "flag", "whether it has given its secret up"),
            ("seen", "map", "what else the table sees: the fields that the game declares, see below"),
            ("clock", "count", "seconds of play"),
            ("looks", "count", "looks at the secret so far"),
            ("seal", "text", "unbroken or broken"),
            ("library", "text", "id of the library in use"),
            ("date", "count", "the box's date, seconds since 1970; 0 when it does not know"),
            ("complaints", "list", "sentences on what is wrong with the box"),
        ),
        "How the game stands, as everybody at the table sees it. Never anything about the secret.",
    ),
    (
        "list",
        ("number of the first pack wanted, 0 when missing",),
        (
            ("id", "text", "id of the library in use"),
            ("end", "count", "bytes of the image that are in use"),
            ("total", "count", "number of packs"),
            (
                "packs",
                "list",
                "a few packs from `first` on, each [name, game, count, offset, length, SHA-256]",
            ),
        ),
        "What the library holds. Names and counts, nothing of what is in a pack.",
    ),
    (
        "put",
        ("end of the new image in bytes, block 0 included", "bytes of block 0 that will be sent"),
        (
            ("chunk", "count", "most raw bytes in one data line"),
            ("block", "count", "bytes of one block of `sums`"),
        ),
        "Begin an upload into the library file that is not in use; one that had begun is given up.",
    ),
    (
        "sums",
        ("number of the first block, 1 or more", "number of blocks, at most 64"),
        (("crcs", "list", "CRC-32 of each block as it is now, up to the end of the image"),),
        "What is already there, so that a broken upload goes on where it stopped.",
    ),
    (
        "data",
        ("offset in the image; below 4096 it belongs to block 0", "the bytes"),
        (("at", "count", "the same offset"),),
        "A piece of the image. Any order; again does no harm.",
    ),
    (
        "copy",
        ("offset in the library in use", "offset in the new image", "number of bytes"),
        (("at", "count", "the same offset"),),
        "Keep a pack that the box already has without sending it again.",
    ),
    (
        "commit",
        ("of the bytes of block 0 that were sent",),
        (
            ("id", "text", "id of the library, now in use"),
            ("packs", "count", "number of packs"),
        ),
        "Check every pack of the new image, then put it in use. Answered when that is done.",
    ),
    ("abort", (), (), "Give the upload up. The library in use stays as it is."),
    (
        "settings.get",
        ("one setting; all when missing",),
        (("values", "map", "value by name"),),
        "Read settings.",
    ),
    (
        "settings.set",
        ("which setting", "its new value"),
        (("value", "value", "what counts now"),),
        "Change a setting.",
    ),
    (
        "clock.set",
        ("seconds since 1970, in the owner's time zone",),
        (("unix", "count", "the same"),),
        "Tell the box the date. It is only written beside results.",
    ),
    (
        "record",
        ("offset in the journal's memory",),
        (
            ("at", "count", "the same offset"),
            ("size", "count", "bytes of the journal's memory"),
            ("b64", "base64", "the bytes from there on"),
        ),
        "Read the record of the last game back.",
    ),
    (
        "selftest",
        (),
        (("rows", "list", "each [part, `ok` or a sentence]"),),
        "What the box can find out about itself.",
    ),
    (
        "service",
        (),
        (),
        "Ask the table to open the drive and the console. It is answered on the box, by pressing buttons.",
    ),
    (
        "say",
        ("what is said, in the bytes of the game on the table",),
        (),
        "Say something to a page of the box that waits for it. What becomes of it the table sees on the box.",
    ),
)


def _row(name, notes, reply, about):
    args = requests.fields(name)
    if len(args) != len(notes):
        raise ValueError("%s has %d arguments and %d notes" % (name, len(args), len(notes)))
    told = tuple([field + (note,) for field, note in zip(args, notes)])
    return name, told, reply, "settled" if name in requests.SETTLED else "always", about


COMMANDS = tuple([_row(*words) for words in _WORDS])

ERRORS = (
    ("bad-request", "The request is not built as this table says."),
    ("unknown", "This box does not know the command."),
    ("sealed", "A game has not given its secret up yet: what was asked for could tell it."),
    ("busy", "The box cannot do that now; the sentence says what has to happen first."),
    ("too-large", "It does not fit into the box's memory."),
    ("damaged", "What is there is not what it should be: a checksum does not fit, or a part failed."),
    ("read-only", "The box cannot write to its drive."),
    ("refused", "The value is not one that the box takes."),
)
