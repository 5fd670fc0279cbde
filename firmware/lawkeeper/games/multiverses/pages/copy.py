"""A valid law is copied: all that may be, the one at the cursor in full."""

from lawkeeper.games.fold import Refused
from lawkeeper.games.multiverses.fold import moves
from lawkeeper.games.multiverses.pages.register import Laws

# What says whether a law may be copied: the move asks it once more.
JUDGES = (
    "lawkeeper.games.multiverses.fold.proposing",
    "lawkeeper.games.multiverses.fold.fitting",
    "lawkeeper.games.multiverses.laws.law",
)


def copies(game, universe):
    """-> list of the laws that may be copied into a universe of the player whose turn it is."""
    from lawkeeper.games.multiverses.fold.proposing import potentially_valid

    found = []
    for number in range(len(game.register)):
        if game.register.valid(number):
            try:
                potentially_valid(game, universe, game.register.law(number))
            except Refused:
                continue
            found.append(number)
    return found


class Copy(Laws):
    """A valid law that fits what is there. `arg`: number of the universe."""

    FOOT = "B back\tA copy it"
    NONE = "The box looks ..."
    busy = True
    needs = JUDGES

    def work(self):
        """Which of them may be?"""
        self.options = [(number, None) for number in copies(self.app.game, self.arg)]
        self.NONE = "No valid law can be added to this universe."
        self.busy = False
        self.app.memory.litter()
        self.app.stale = True

    def title(self):
        return "COPY WHICH?"

    def chosen(self, value):
        if self.app.play(moves.COPY, self.arg, value):
            self.app.to_game()
