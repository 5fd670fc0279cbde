# portable: runs on CPython and on the MicroPython VM
"""What the box says of a finished game of Logic Potions, for tests."""

from lawkeeper.games.potions.mind.review import review
from lawkeeper.games.potions.pages.told import said


def reviewed(table):
    """-> what perfect play knew, as players read it, a sentence each."""
    return [one for finding in review(table) if finding for one in said(table, finding)]
