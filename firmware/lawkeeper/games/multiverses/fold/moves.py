"""Moves, phases and results of MultiVerses, by number."""

from lawkeeper.games.fold import LONG

PROPOSE = 1  # universe; reference, see `reference`; then the law: the test word is drawn (items 15, 18, 20)
EXCLUDED, INCLUDED = 2, 3  # the table's verdict on the test word of a law on paper (items 17, 43)
COPY = 4  # universe; number of the law in the register (item 23)
NO_LAW = 5  # the table agrees (item 14)
NO_WORD = 6  # nothing fits (item 14)
STOP = 7  # the table agrees, after a round without a word (item 35)
PLACE = LONG  # | token of the Dust; 16 * universe + line

LAW, VERDICT, WORD = range(1, 4)  # phases
SCORED = 3  # result

OF_DUST = 0x80  # in a reference: a token of the Dust, else the last word of a line
LINES = 16  # of a universe, at most
UNIVERSES = 8  # of a player, at most
TURN_CELLS = 4  # of the journal that a turn takes at most
