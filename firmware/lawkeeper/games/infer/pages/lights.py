"""The ring's picture of a game of Infer: the tray of markers and tokens, and the last minute of a clock."""

from lawkeeper.ui import ring

LAST_MINUTE = 60  # seconds
TOKENS = 4  # the last lights are publication tokens, all others result markers (Infer items 4, 5)
TOKEN_LIGHT = ring.BLUE | ring.STEADY << 4  # nothing that could be taken for a ✗, which is red
MARK_X, MARK_O, MARK_GONE = range(3)

_MARK_LIGHTS = (ring.X_LIGHT, ring.O_LIGHT, ring.OFF)


def lights(app, frame, seat):
    """The tray of markers and tokens; in the last minute of a running clock that one."""
    game = app.game
    left = game.seconds_left(app.clock.seconds())
    if game.clock_runs and left is not None and left <= LAST_MINUTE:
        ring.clock(frame, left * 1000)
    else:
        tray(frame, list(game.log.marks()), game.left, game.tokens)


def tray(frame, results, left, tokens):
    """Markers and tokens as they lie beside the table.

    results: MARK_X, MARK_O or MARK_GONE (its experiment was taken apart) in the order of judging, at most 20.
    left: markers in the supply. tokens: publication tokens that the Researchers still have, 0..4.

    24 lights show them all; 12 lights the 8 youngest markers. The list of experiments shows them all.
    """
    shown = len(frame) - TOKENS
    for i in range(shown):
        frame[i] = ring.FREE_LIGHT if len(results) <= i < len(results) + left else ring.OFF
    first = max(0, len(results) - shown)
    for i in range(first, len(results)):
        frame[i - first] = _MARK_LIGHTS[results[i]]
    for i in range(TOKENS):
        frame[shown + i] = TOKEN_LIGHT if i < tokens else ring.OFF
