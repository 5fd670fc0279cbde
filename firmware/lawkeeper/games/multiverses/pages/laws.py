"""The register: all laws that were tested."""

from lawkeeper.games.multiverses.pages import register
from lawkeeper.games.multiverses.pages.tray import law, spelt, who


def status(game, number):
    """-> a law, who proposed it, what became of it and why: for all to read."""
    valid = game.register.valid(number)
    said = law(game, number).split(", ", 1)[1]
    by = "" if game.alone else " by " + who(game, game.register.author(number))
    told = (number + 1, by, "VALID" if valid else "INVALID", said, spelt(game.register.tested_with(number)))
    return "Law %d%s, %s: %s. Its test word %s was " % told + ("excluded." if valid else "included.")


class Laws(register.Laws):
    """A reads one."""

    FOOT = "B back\tA read"
    NONE = "No law was tested."

    def find(self):
        return [(number, None) for number in range(len(self.app.game.register))]

    def sign(self, number):
        return "✓" if self.app.game.register.valid(number) else "✗"

    def title(self):
        return "LAWS"

    def chosen(self, value):
        self.app.say(status(self.game, value))
