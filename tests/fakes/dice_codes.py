# portable: runs on CPython and on the MicroPython VM
"""Experiments as dice for tests: what touches what, apart from the code that judges."""


def levels(dice):
    """-> the height at which each die of a list in stacking order stands; 0 is the table."""
    found = []
    for i, die in enumerate(dice):
        found.append(sum([other[2:4] == die[2:4] for other in dice[:i]]))
    return found


def touching(dice):
    """-> the pairs (i, j) of dice that touch: neighbours at one height, or one on the other."""
    up = levels(dice)
    pairs = []
    for j in range(len(dice)):
        for i in range(j):
            far = max(abs(dice[i][2] - dice[j][2]), abs(dice[i][3] - dice[j][3]))
            if far < 2 and abs(up[i] - up[j]) == 1 - far:
                pairs.append((i, j))
    return pairs
