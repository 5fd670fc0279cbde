"""A valid law is copied: all that may be, and the one in full."""

from lawkeeper.games.fold import Refused
from lawkeeper.games.multiverses.fold import moves
from lawkeeper.games.multiverses.pages.choice import Choice, Sure
from lawkeeper.games.multiverses.pages.tray import law


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


class Copy(Choice):
    """A valid law that fits what is there. `arg`: number of the universe."""

    def find(self):
        from lawkeeper.games.multiverses.laws.english import sentence

        game = self.app.game
        found = copies(game, self.arg)
        if not found:
            return [(None, "No valid law can be"), (None, "added to this one.")]
        return [(one, "%d %s" % (one + 1, sentence(game.register.law(one))[5:])) for one in found]

    def title(self):
        return "COPY WHICH?"

    def chosen(self, value):
        self.open("copying", (self.arg, value))


class Copying(Sure):
    """The law in full. `arg`: (universe, number of the law)."""

    def told(self):
        return "Copy %s?" % law(self.app.game, self.arg[1])

    def title(self):
        return "COPY"

    def chosen(self, value):
        if self.app.play(moves.COPY, self.arg[0], self.arg[1]):
            self.app.to_game()
