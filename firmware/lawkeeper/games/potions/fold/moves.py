"""Moves, phases and results of Logic Potions, by number."""

from lawkeeper.games.fold import LONG

BREW = 1  # set (item 21)
CALL = 2  # seat: the one that called first (items 22, 25, 33, 71)
PASS = 3  # all have passed
NAME = 4  # result: a prediction, an announcement, a step of a challenge
POINT = 5  # number of an entry
WRITE = 6  # the bytes of a rule (item 32)
TAKE = 7  # places in the market, 4 * one + other; the same twice: one only (item 35)
SET = 8  # set: a thought experiment (items 52, 54, 56)
POINT_C = 9  # number: the brew with the first result breaks it (item 56)
BOTH_KEEP = 10
NEITHER_KEEPS = 11
YIELD = 12  # seat: it gives up, and has lost (items 20, 51)
VERDICT = 13  # the buck is not passed (item 65)
CHALLENGE = LONG  # | kind; number (items 48, 64, 65)

(  # phases
    TURN,
    PREDICT,
    PREDICTING,
    ANNOUNCE,
    ILLEGAL,
    POINTING,
    BUCK,
    STEAL,
    WRITING,
    STILL,
    TAKING,
    CHALLENGED,
) = range(1, 13)
WON, LOST, SHARED = range(3, 6)  # results; against the box LOST means that the box has won
