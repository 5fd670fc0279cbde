"""Step 1 of a turn: where the law goes, or that there is none to add."""

from lawkeeper.games.multiverses.fold import moves
from lawkeeper.games.multiverses.pages.choice import Choice
from lawkeeper.games.multiverses.pages.tray import who
from lawkeeper.games.multiverses.pages.which import Sure, universes

_NO_LAW = 100  # in place of a universe


class Where(Choice):
    """Into which universe?"""

    def find(self):
        rows = universes(self.app.game)
        if len(rows) < moves.UNIVERSES:
            rows.append((len(rows), "A new universe"))
        return rows + [(_NO_LAW, "No law to add")]

    def title(self):
        return who(self.game, self.game.turn) + ": A LAW FOR"

    def chosen(self, value):
        self.open("no_law" if value == _NO_LAW else "kind", value)


class NoLaw(Sure):
    """The table has to agree (item 14)."""

    def told(self):
        if self.game.alone:
            return "Is there no law to add?"
        return "Does the table agree that there is no law to add?"

    def title(self):
        return "NO LAW?"

    def chosen(self, value):
        told = who(self.game, self.game.turn)
        if self.app.play(moves.NO_LAW):
            self.app.to_game()
            if self.game.phase == moves.LAW:
                self.app.say("%s has no universe, so no word is placed." % told)
