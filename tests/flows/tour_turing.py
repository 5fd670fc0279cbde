# portable: runs on CPython and on the MicroPython VM
"""Steps of the walk through every screen (see `flows.tour`) that play Turing Machine.

The problems are those of fixed days: they are the same in every run.
"""

# The first Monday of 2026 is a day of an easy classic problem.
TURING = (
    ("home-both", "wait 0", "Play Turing Machine"),
    ("turing-setup", "down A", "NEW GAME: TURING"),
    ("turing-setup-help", "down down hold A", "Extreme"),
    ("", "let go A", "Extreme"),
    ("", "B", "NEW GAME: TURING"),
    ("turing-setup-day", "up right down down down right right right right", "◀5▶"),
    ("", "down down down down", "Handicaps"),
    ("turing-handicaps", "A down right", "HANDICAPS"),
    ("", "B down", "Start"),
    ("turing-making", "A", "ONE MOMENT"),
    ("turing-seal", "wait 10", "SEAL NUMBER"),
    ("turing-cards", "A", "CLASSIC"),
    ("turing-card", "right", "CARD"),
    ("turing-cards-par", "wait 590 left", "A begin"),
    ("turing-table", "A", "1○ 2○"),
    ("turing-ask", "A", "Who asks?"),
    ("turing-proposal", "A", "PROPOSAL"),
    ("turing-letter", "up right up A", "hold A: ask"),
    ("turing-answer-secret", "hold A", "221"),
    ("turing-seen", "let go A", "SEEN"),
    ("", "A hold A let go A A hold A let go A", "Questions left: 0"),
    ("turing-asked", "B", "1● 2○"),
    ("turing-notes", "up left", "Hold A to read"),
    ("turing-notes-secret", "hold A", "1 221"),
    ("", "let go A B", "1● 2○"),
    ("turing-more", "down", "MORE"),
    ("turing-seats", "down down A", "2  -"),
    ("turing-rules", "B down down A", "RULES"),
    ("turing-seal-look", "B down A", "SEAL NUMBER"),
    ("turing-give-up", "B down down A", "GIVE UP?"),
    ("turing-paused", "B B hold B let go B", "PAUSED"),
    ("turing-held", "cut", "The power was off."),
    ("", "A A", "1● 2○"),
    ("turing-claim", "right", "Player 1 takes the"),
    ("turing-claim-next", "wait 2 A", "Player 2 takes the"),
    ("turing-undo", "left", "UNDO?"),
    ("", "B wait 2 B", "THUMBS UP"),
    ("turing-thumbs", "wait 0", "A I am 1"),
    ("turing-code", "wait 2 A up", "[[211]]"),
    ("turing-opened", "hold A", "THE CODES ARE OPEN"),
    ("turing-end", "let go A A", "PLAYER 2 WINS"),
    ("turing-record", "up", "1 P1 221"),
    ("turing-told", "B long A", "THE CODE"),
    ("turing-told-cards", "right", "CHECKED"),
    ("turing-proof", "right", "PROOF"),
    ("turing-home", "B", "Turing Machine  ended"),
)

# The first of January 2026, a Thursday: extreme, played alone.
TURING_EXTREME = (
    ("", "down down A", "NEW GAME: TURING"),
    ("", "down down down down left left left left down left", "◀1▶"),
    ("", "up up up up up A wait 500", "SEAL NUMBER"),
    ("turing-cards-extreme", "A", "EXTREME"),
    ("turing-table-alone", "A", "Questions 0"),
    ("turing-letter-extreme", "A A", "hold A: ask"),
    ("turing-home-go-on", "B B down up up A", "Turing Machine  go on"),
    ("", "down down A A wait 500", "STOP THAT GAME?"),
    ("turing-abandon", "wait 0", "Machine"),
    ("", "B B up up A A A", "Questions 0"),
    ("turing-end-given-up", "down up A long A", "GIVEN UP"),
    ("", "B", "LAWKEEPER"),
)

# The day after it: nightmare.
TURING_NIGHTMARE = (
    ("", "down down A", "NEW GAME: TURING"),
    ("", "down down down down right", "◀2▶"),
    ("", "up up up up A wait 500", "SEAL NUMBER"),
    ("turing-cards-nightmare", "A", "NIGHTMARE"),
    ("turing-letter-nightmare", "A A A", "hold A: ask"),
    ("", "B B right", "Have you the code?"),
    ("turing-claim-alone", "wait 1", "Have you the code?"),
    ("turing-code-alone", "wait 2 A wait 2", "THE CODE"),
    ("turing-end-lost", "hold A let go A", "YOU LOSE"),
    ("turing-told-nightmare", "long A right", "CHECKED"),
    ("", "B", "LAWKEEPER"),
)
