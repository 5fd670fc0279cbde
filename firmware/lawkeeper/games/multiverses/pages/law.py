"""Step 1 of a turn: where the law goes, and what kind it is; or an old one is copied."""

from lawkeeper.games.fold import Refused
from lawkeeper.games.multiverses.fold import moves
from lawkeeper.games.multiverses.laws import kinds
from lawkeeper.games.multiverses.pages.choice import Choice, universes
from lawkeeper.games.multiverses.pages.tray import who
from lawkeeper.ui.text import wrap

COPY, PAPER, NO_LAW = range(100, 103)  # in place of a kind

_KINDS = (
    (kinds.CONTAINS, "contains letters"),
    (kinds.BEGINS, "begins with"),
    (kinds.ENDS, "ends with"),
    (kinds.AT, "a letter at a place"),
    (kinds.COUNT, "how many of a letter"),
    (kinds.LENGTH, "length"),
    (kinds.PARITY, "odd or even length"),
    (kinds.DOUBLE, "double letter"),
    (kinds.PALINDROME, "palindrome"),
    (kinds.ALTERNATE, "vowels alternate"),
    (kinds.SORTED, "letters in order"),
    (kinds.UNREPEATED, "no letter twice"),
    (kinds.PART, "part of speech"),
    (None, "Along a line:"),
    (kinds.ORDER, "alphabetical order"),
    (kinds.SAME_FIRST, "same first letter"),
    (kinds.CHAIN, "first is last before"),
    (kinds.LENGTHS, "compare lengths"),
    (kinds.ENDING, "same ending"),
    (kinds.SHARE, "shared letters"),
)


class Where(Choice):
    """Into which universe?"""

    def find(self):
        rows = universes(self.app.game)
        if len(rows) < moves.UNIVERSES:
            rows.append((len(rows), "A new universe"))
        return rows + [(NO_LAW, "No law to add")]

    def title(self):
        return who(self.game, self.game.turn) + ": A LAW FOR"

    def chosen(self, value):
        self.open("no_law" if value == NO_LAW else "kind", value)


class Kind(Choice):
    """What kind of law? `arg`: number of the universe."""

    def find(self):
        found = [(COPY, "Copy a valid law")] if copies(self.app.game, self.arg) else []
        return found + list(_KINDS) + [(PAPER, "A law on paper")]

    def title(self):
        return "KIND OF LAW"

    def chosen(self, value):
        if value == COPY:
            self.open("copy", self.arg)
        elif value == PAPER:
            from lawkeeper.games.multiverses.fold.proposing import next_paper

            self.open("ready", (self.arg, bytes((kinds.TABLE, next_paper(self.game)))))
        else:
            self.open("build", (self.arg, value))


def copies(game, number):
    """-> list of the laws that may be copied into universe `number`."""
    from lawkeeper.games.multiverses.fold.proposing import potentially_valid

    found = []
    for law in range(len(game.register)):
        if game.register.valid(law):
            try:
                potentially_valid(game, number, game.register.law(law))
            except Refused:
                continue
            found.append(law)
    return found


class Copy(Choice):
    """A valid law that fits what is there. `arg`: number of the universe."""

    def find(self):
        from lawkeeper.games.multiverses.laws.english import sentence

        game = self.app.game
        return [
            (law, "%d %s" % (law + 1, sentence(game.register.law(law))[5:])) for law in copies(game, self.arg)
        ]

    def title(self):
        return "COPY WHICH?"

    def chosen(self, value):
        self.open("copying", (self.arg, value))


class Sure(Choice):
    """A question, below what it is about; A does it."""

    def find(self):
        return [(None, row) for row in wrap(self.told())[:5]] + [(True, "Yes")]

    def told(self):
        """-> a sentence."""
        return ""


class Copying(Sure):
    """The law in full. `arg`: (universe, number of the law)."""

    def told(self):
        from lawkeeper.games.multiverses.pages.tray import law

        return "Copy %s?" % law(self.app.game, self.arg[1])

    def title(self):
        return "COPY"

    def chosen(self, value):
        if self.app.play(moves.COPY, self.arg[0], self.arg[1]):
            self.app.to_game()


class NoLaw(Sure):
    """The table has to agree (item 14)."""

    def told(self):
        return "Does the table agree that there is no law to add?"

    def title(self):
        return "NO LAW?"

    def chosen(self, value):
        from lawkeeper.games.multiverses.pages.tray import who as named

        told = named(self.game, self.game.turn)
        if self.app.play(moves.NO_LAW):
            self.app.to_game()
            if self.game.phase == moves.LAW:
                self.app.say("%s has no universe, so no word is placed." % told)
