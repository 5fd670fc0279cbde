"""Moves, phases and results of Logic Potions, by number; which move is allowed when."""

from lawkeeper.games.fold import ANY, FENCE, LONG, TAKEN_BACK, TIMEOUT
from lawkeeper.games.potions.brew.rule import LONGEST

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

WINDOWS = 1 << PREDICT | 1 << ILLEGAL | 1 << STEAL | 1 << STILL
NAMING = 1 << PREDICTING | 1 << ANNOUNCE | 1 << CHALLENGED
ROWS = {
    BREW: ("_brew", (82,), 1 << TURN, TAKEN_BACK),
    CALL: ("_call", (3,), WINDOWS, FENCE),
    PASS: ("_pass", (), WINDOWS, FENCE),
    NAME: ("_name", (14,), NAMING, FENCE),
    POINT: ("_point", (254,), 1 << POINTING | 1 << CHALLENGED, FENCE),
    WRITE: ("_write", LONGEST, 1 << WRITING, TAKEN_BACK),
    TAKE: ("_take", (15,), 1 << TAKING, FENCE),
    SET: ("_step", (82,), 1 << CHALLENGED, TAKEN_BACK),
    POINT_C: ("_step", (254,), 1 << CHALLENGED, FENCE),
    BOTH_KEEP: ("_step", (), 1 << CHALLENGED, FENCE),
    NEITHER_KEEPS: ("_step", (), 1 << CHALLENGED, FENCE),
    YIELD: ("_yield", (3,), ANY, FENCE),
    VERDICT: ("_verdict", (), 1 << BUCK, FENCE),
    TIMEOUT: ("_common", (), ANY, FENCE),  # closes a call-out
    CHALLENGE: ("_challenge", (4, 254), 1 << TURN | 1 << BUCK | 1 << CHALLENGED, FENCE),
}
