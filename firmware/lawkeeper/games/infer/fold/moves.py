"""The numbers of Infer: its moves, phases, results and verdicts. They have their names here and nowhere else.

A move is one byte and its arguments. The rows of those that all games of Infer have are here, see
`games.fold`; `lawful` and `cheater` have rows of their own.
"""

from lawkeeper.games.fold import ANY, STAYS, TAKEN_BACK

KEEP = 1  # law 0 or 1: the Universe keeps it (Infer item 10)
MARK = 2  # verdict: an experiment was built and is marked (items 12, 23)
PASS = 3  # the turn ends without an experiment or theory (item 18)
PUBLISH = 4  # the Researcher in turn asks to publish (item 27)
CONSENT = 5  # NO, ONE_YES or ALL_YES
ACCEPT = 6  # the theory was said back and agreed: the token is handed over (item 28)
WITHDRAW = 7  # the theory is taken back before that (items 28, 30)
DISPROVE = 8  # verdict of the law on the disproof that the Universe built (items 25, 29)
UNDISPROVED = 9  # the Universe finds no disproof (items 26, 32)
TAKE_APART = 10  # experiment: everybody agreed, its marker is gone (item 22)
CHANGED = 11  # experiment, verdict: it was nudged and built again (item 71)
STONE = 12  # experiment, colour 0 or 1, 1 to place and 0 to take back (items 74-76)
PLAYERS = 13  # how many Researchers there are now (item 70)
QUEUE = 14  # 1: one more experiment waits to be marked; 0: one less (items 86, 87)

# When the box knows what the law means (`lawful`).
DICE = 20  # 1..4 dice: they join what is being built
ASK = 21  # 0..4 dice: they join it too, and the box judges it (items 12, 23)
CLEAR = 22  # what is being built is thrown away
THEORY = 23  # bytes of a tree
SHOWN = 24  # 0..4 dice: the disproof that the box has found (items 25, 29)
AGAIN = 25  # experiment, 0..4 dice: it was nudged or put in wrongly; this stands there now (item 71)

# With a Cheater (`cheater`).
CAST = 40  # seat, seat that it points at (item 96)
BREAK = 41  # seat: the Teacher chooses one of those with the most votes (item 97)

X, O = range(2)  # noqa: E741 - verdicts: X does not follow the law, O does
NO, ONE_YES, ALL_YES = range(3)  # of CONSENT
DRAW, STARTERS, PLAY, CONSENTING, REPEATING, JUDGING, VOTE = range(1, 8)  # phases; VOTE only with a Cheater
WON, NO_MARKER, NO_TOKEN, FOUND, ESCAPED = range(3, 8)  # results; the last two only with a Cheater (item 98)

QUEUE_MOST = 99
_TABLE = 1 << PLAY | 1 << CONSENTING | 1 << REPEATING | 1 << JUDGING

ROWS = {
    KEEP: ("keep", (255,), 1 << DRAW, STAYS),
    # While consents come in over days, play goes on (item 86).
    MARK: ("mark", (1,), 1 << STARTERS | 1 << PLAY | 1 << CONSENTING, TAKEN_BACK),
    PASS: ("_pass", (), 1 << PLAY, TAKEN_BACK),
    PUBLISH: ("_publish", (), 1 << PLAY, TAKEN_BACK),
    CONSENT: ("_consent", (ALL_YES,), 1 << CONSENTING, TAKEN_BACK),
    ACCEPT: ("accept", (), 1 << REPEATING, TAKEN_BACK),
    WITHDRAW: ("_withdraw", (), 1 << CONSENTING | 1 << REPEATING, TAKEN_BACK),
    DISPROVE: ("disprove", (1,), 1 << JUDGING, TAKEN_BACK),
    UNDISPROVED: ("_undisproved", (), 1 << JUDGING, TAKEN_BACK),
    TAKE_APART: ("_take_apart", (255,), _TABLE, TAKEN_BACK),
    CHANGED: ("change", (255, 1), _TABLE, TAKEN_BACK),
    STONE: ("_stone", (255, 1, 1), _TABLE, TAKEN_BACK),
    PLAYERS: ("_players", (255,), ANY, TAKEN_BACK),
    QUEUE: ("_queue", (1,), _TABLE, TAKEN_BACK),
}
