"""The list of rules, a row each: number, author, the rule in signs; A reads it in words."""

from lawkeeper.games.potions.pages.choice import Choice
from lawkeeper.ui.buttons import LEFT, RIGHT, B


class RuleList(Choice):
    """All that was written, the newest last, where it begins."""

    def __init__(self, app, arg=None):
        Choice.__init__(self, app, arg)
        self.cursor = len(self.options) - 1

    def find(self):
        return list(range(1, len(self.app.game.book.entries) + 1)) or [0]

    def row(self, value):
        return Choice.row(self, value) if value else "No rule yet."

    def title(self):
        return "OUR RULES"

    def foot(self):
        return "B back ◀log ▶more A:?"

    def chosen(self, value):
        if value:
            self.read(value)

    def tap(self, button):
        if button == B:
            self.app.back()
        elif button in (LEFT, RIGHT):
            self.open("record" if button == LEFT else "more")
        else:
            Choice.tap(self, button)
