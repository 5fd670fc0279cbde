"""The list of rules, a row each: number, author, the rule in signs; A reads it in words."""

from lawkeeper.games.potions.brew.english import sentence, short, signs
from lawkeeper.games.potions.pages.step import Choice
from lawkeeper.games.potions.pages.tray import potion, who
from lawkeeper.ui.buttons import LEFT, RIGHT, B


def row(game, number):
    """-> an entry for a row: "12p3 ♥≥1→!red"; what no longer counts has a cross before it."""
    book = game.book
    begin = "%d%s " % (number, who(game, book.author(number)).lower()[:2])
    found = book.experiment(number)
    if found:
        return begin + "was " + potion(game.space, game.set_of(found[0]), found[1], 17 - len(begin))
    if not book.stands(number, game.out):
        begin = "✗" + begin
    return begin + short(game.space, book.code(number), 21 - len(begin))


def words(game, number):
    """-> an entry in words."""
    book = game.book
    found = book.experiment(number)
    if found:
        told = signs(game.space, game.set_of(found[0])) + " became " + game.space.called(found[1])
    else:
        told = sentence(game.space, book.code(number))
    crossed = "" if found or book.stands(number, game.out) else " (crossed off)"
    return "%d by %s%s: %s." % (number, who(game, book.author(number)), crossed, told)


class RuleList(Choice):
    """All that was written, the newest last, where it begins."""

    def __init__(self, app, arg=None):
        Choice.__init__(self, app, arg)
        self.cursor = len(self.options) - 1

    def find(self):
        game = self.app.game
        numbers = range(1, len(game.book.entries) + 1)
        return [(number, row(game, number)) for number in numbers] or [(0, "No rule yet.")]

    def title(self):
        return "RULES"

    def foot(self):
        return "B back ◀log ▶more A:?"

    def chosen(self, value):
        if value:
            self.app.say(words(self.game, value))

    def tap(self, button):
        if button == B:
            self.app.back()
        elif button in (LEFT, RIGHT):
            self.open("record" if button == LEFT else "more")
        else:
            Choice.tap(self, button)
