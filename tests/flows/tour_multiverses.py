# portable: runs on CPython and on the MicroPython VM
"""Steps of the walk through every screen (see `flows.tour`) that play MultiVerses: three seats from the menu
on, then laws that are valid, copied, compared or judged by the table, words, the end and the proof."""

from fakes.multiverses import law
from fakes.multiverses_flow import begun, unhurried, walk

MULTIVERSES = unhurried(
    (
        ("", "wait 0", "Play MultiVerses"),
        ("multiverses-setup", "down down down down A", "NEW: MULTIVERSES"),
        ("multiverses-setup-help", "down down hold A", "Words of the Dust"),
        ("", "let go A B hold left let go left up up", "NEW: MULTIVERSES"),
        ("multiverses-seal", "A", "SEAL NUMBER"),
        ("multiverses-table", "A", "P1 BEGINS"),
        ("multiverses-dust", "up", "DUST 12"),
        ("multiverses-explained", "right down A", "no universe"),
        ("multiverses-where", "A B A", "P1: A LAW FOR"),
        ("multiverses-no-law", "down A", "NO LAW?"),
        ("multiverses-kind", "B up A", "KIND OF LAW"),
        ("multiverses-kind-help", "down down down hold A", "A word and the one"),
        ("", "let go A B up up up", "KIND OF LAW"),
        ("multiverses-group", "A", "LETTERS IN A WORD"),
        ("multiverses-must", "A", "MUST IT?"),
        ("multiverses-letters", "A right right right", "WHICH LETTERS?"),
        ("multiverses-letters-done", "A", "A done"),
        ("multiverses-ready", "A", "POTENTIALLY VALID?"),
        ("multiverses-invalid", "A", "INVALID"),
        ("", "A A A A A A right right right A A", "Every word must"),
        ("multiverses-dead", "wait 1", "Law 1 says the same"),
        ("multiverses-changed", "B", "must contain D"),
        ("", "B B B", "LETTERS IN A WORD"),
        ("multiverses-how", "down down down down A", "MUST IT?"),
        ("multiverses-letter", "A", "WHICH LETTER?"),
        ("multiverses-how-many", "A", "HOW?"),
        ("", "A", "HOW MANY?"),
        ("multiverses-draft", "cut", "entering is kept"),
        ("", "A", "must have at least"),
        ("", "B B B B", "P2 TURN"),
        ("multiverses-paper", "A A up A", "paper as law 2"),
        ("multiverses-judge", "A", "PAPER: LAW 2"),
        ("multiverses-held", "cut", "The power was off."),
        ("", "A", "PAPER: LAW 2"),
        ("multiverses-valid", "wait 1 down A", " VALID"),
        ("multiverses-place", "A wait 1", "P2: A WORD FOR"),
        ("multiverses-no-word", "up A", "PLACE NO WORD?"),
        ("", "B up", "P2: A WORD FOR"),
        ("multiverses-fits", "A right", "FIT UNIVERSE 1"),
        ("multiverses-agree", "A", "law 2 on paper?"),
        ("", "down A", "P3 TURN"),
        ("multiverses-more", "down", "MORE"),
        ("multiverses-undo", "A", "UNDO?"),
        ("multiverses-rules", "B down down down down down A", "RULES 1/"),
        ("multiverses-seal-look", "B down A", "SEAL NUMBER"),
        ("multiverses-give-up", "B down down A", "GIVE UP?"),
        ("multiverses-paused", "B B hold B let go B", "PAUSED"),
        ("multiverses-laws", "A left", "LAWS"),
        ("multiverses-law", "down A", "VALID"),
        ("multiverses-look", "A B right left", "P2 MULTIVERSE"),
        ("multiverses-look-none", "left", "No universe yet."),
        ("", "B", "P3 TURN"),
    )
)
_COMPARED = unhurried(
    (
        ("multiverses-line-laws", "A A down down down A", "ALONG A LINE"),
        ("multiverses-order", "A A", "HOW?"),
        ("multiverses-compare", "A", "A compare"),
        ("multiverses-reference", "A", "REFERENCE WORD"),
        ("multiverses-compared", "down A", "P1 LAW 3"),
        ("multiverses-must-place", "A down A", "fits universe 1"),
        ("", "A", "P1: A WORD FOR"),
        ("multiverses-line", "up A A", "a new line"),
    )
)
_ALONE = unhurried(
    (
        ("multiverses-alone", "wait 0", "YOUR TURN"),
        ("multiverses-copies", "A A up A", "COPY WHICH?"),
        ("", "A", "YOU: A WORD FOR"),
        ("", "A A", "YOUR TURN"),
        ("multiverses-give-up-alone", "down up A", "This ends your game."),
        ("", "B B", "YOUR TURN"),
        ("", "A down down A A", "YOU: A WORD FOR"),
        ("multiverses-no-fit", "up A", "No word fits here."),
        ("", "B A", "YOUR TURN"),
        ("multiverses-stop", "down down down down down", "Stop and score"),
        ("multiverses-end", "A", "YOUR SCORE"),
        ("multiverses-greedy", "right wait 200", "The box"),
        ("multiverses-end-look", "B up", "UNIVERSE 1 = 2"),
        ("multiverses-missed", "A wait 90", "with one more"),
        ("multiverses-told", "B B long A", "Next test words:"),
        ("multiverses-proof", "right", "PROOF"),
        ("", "B", "LAWKEEPER"),
    )
)


def _compared(flow):
    """A law that compares, in a universe with two lines."""
    begun(flow, "apple bear zebra noodle", "aaa", (law("PART", 1), law("-CONTAINS", "q")))
    universe = flow.app.game.multiverses[0][0]
    universe.lines = [bytearray((0, 1)), bytearray((2,))]
    flow.app.game.gone |= 7
    flow.app.to_game()
    yield from walk(flow, _COMPARED)


def _alone(flow):
    """A copied law, a word that does not fit, and the agreed end."""
    begun(flow, "apple queen", laws=(law("CONTAINS", "q"),), seats=1, each=4)
    game = flow.app.game
    game.register.add(0, True, bytes(11), law("PART", 1))
    flow.app.to_game()
    yield from walk(flow, _ALONE)


CHAPTER = (MULTIVERSES, _compared, _alone)
