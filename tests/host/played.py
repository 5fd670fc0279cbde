"""Journals of games of Infer, as the box leaves them behind."""

from lawkeeper.games.infer.fold import rules
from lawkeeper.games.infer.fold.setup import Setup
from lawkeeper.keep.journal import Journal
from lawkeeper.keep.ledger import LOOK, SEAL_BROKEN, Ledger

LAW = "There must be at least two blue dice."
OTHER = "There must be a pair."
SEED = b"12345678"

WON = (
    (rules.KEEP, 0),
    (rules.MARK, 1),
    (rules.MARK, 0),
    (rules.MARK, 1),
    (rules.PASS,),
    (rules.PUBLISH,),
    (rules.CONSENT, rules.ALL_YES),
    (rules.ACCEPT,),
    (rules.DISPROVE, 0),
    (rules.PUBLISH,),
    (rules.CONSENT, rules.ALL_YES),
    (rules.ACCEPT,),
    (rules.UNDISPROVED,),
    (rules.REVEAL,),
)


def setup(**options: object) -> Setup:
    """A set-up with two laws drawn."""
    agreed = Setup()
    agreed.laws = [(3, 1, LAW.replace("blue", "\x02"), b""), (9, 2, OTHER, b"")]
    for name, value in options.items():
        setattr(agreed, name, value)
    return agreed


def journal(moves: tuple[tuple[int, ...], ...], agreed: Setup | None = None, looks: int = 0) -> bytearray:
    """The journal after these moves, seven seconds apart. A move of `()` is an undo."""
    memory = bytearray(b"\xff" * 4096)
    ledger = Ledger(Journal(memory))
    ledger.begin(1, SEED, (agreed or setup()).encode())
    for number, move in enumerate(moves):
        if move:
            ledger.move(bytes(move), 7 * number, last=True)
        else:
            ledger.undo(7 * number)
    for _ in range(looks):
        ledger.note(LOOK)
    return memory


def break_seal(memory: bytearray) -> bytearray:
    """Note in a journal that the drive was opened during the game."""
    Ledger(Journal(memory)).note(SEAL_BROKEN)
    return memory
