"""The register: all laws that were tested."""

from lawkeeper.games.multiverses.pages import register
from lawkeeper.games.multiverses.pages.tray import law, spelt, who


def status(game, number):
    """-> a law, who proposed it, what became of it and why: for all to read."""
    valid = game.register.valid(number)
    told = law(game, number).split(", ", 1)
    by = "%s by %s, %s: " % (
        told[0],
        who(game, game.register.author(number)),
        "VALID" if valid else "INVALID",
    )
    how = "excluded" if valid else "included"
    return (
        "L"
        + by[1:]
        + "%s. Its test word %s was %s."
        % (
            told[1],
            spelt(game.register.tested_with(number)),
            how,
        )
    )


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
