"""The numbers of the verification cards: for who has the printed game's machine on the table too."""

from lawkeeper.games.pages import record
from lawkeeper.games.turing.pages.tray import LETTERS
from lawkeeper.games.turing.problems.numbers import numbers


class Numbers(record.Record):
    """At each letter the number of its verification card. It tells nothing to who has not learnt them all."""

    TITLE = "VERIFICATION CARDS"

    def lines(self, game):
        return ["%s  number %d" % pair for pair in zip(LETTERS, numbers(game.problem()))]
