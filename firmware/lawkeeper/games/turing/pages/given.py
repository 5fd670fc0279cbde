"""The codes that were given, as the pages show them that have them.

The build puts this into the file of each: nothing else needs it in memory.
"""

from lawkeeper.games.turing.fold import rules
from lawkeeper.games.turing.pages.tray import digits


def claims(game):
    """-> a row for each code that was opened last: whose, which, right or wrong (item 13)."""
    found = []
    for seat, code in enumerate(game.codes):
        if code != rules.NONE:
            who = "You" if game.alone else "P%d" % (seat + 1)
            verdict = "✓ right" if code == game.code else "✗ wrong"
            found.append("%s  %s\t%s" % (who, digits(code), verdict))
    return found
