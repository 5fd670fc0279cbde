"""The register: all laws that were tested."""

from lawkeeper.games.multiverses.pages.choice import Choice
from lawkeeper.games.multiverses.pages.tray import spelt, who


def status(game, number):
    """-> a law, who proposed it, what became of it and why: for all to read."""
    from lawkeeper.games.multiverses.laws.english import sentence

    register = game.register
    valid = register.valid(number)
    told = (number + 1, who(game, register.author(number)), "VALID" if valid else "INVALID")
    begin = "Law %d by %s, %s: " % told + sentence(register.law(number))
    how = "excluded" if valid else "included"
    return begin + ". Its test word %s was %s." % (spelt(register.tested_with(number)), how)


class Laws(Choice):
    """A reads one."""

    FOOT = "B back\tA read"

    def find(self):
        from lawkeeper.games.multiverses.laws.english import sentence

        game = self.app.game
        rows = []
        for number in range(len(game.register)):
            sign = "✓" if game.register.valid(number) else "✗"
            told = sentence(game.register.law(number))[5:]  # without its "must"
            rows.append((number, "%s%d %s" % (sign, number + 1, told)))
        return rows or [(None, "No law was tested.")]

    def title(self):
        return "LAWS"

    def chosen(self, value):
        self.app.say(status(self.game, value))
