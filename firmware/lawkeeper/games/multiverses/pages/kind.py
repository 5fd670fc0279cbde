"""What kind of law is it? Or an old one is copied."""

from lawkeeper.games.fold import Refused
from lawkeeper.games.multiverses.laws import kinds
from lawkeeper.games.multiverses.pages.choice import Choice

COPY, PAPER = 100, 101  # in place of a kind

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


class Kind(Choice):
    """What kind of law? `arg`: number of the universe. Here a law may also be typed on a computer."""

    hears = True

    def hear(self, data):
        """A law (bytes) that was typed. -> None when the next page reads it, else a sentence on why not."""
        from lawkeeper.games.multiverses.laws.law import canonical

        try:
            self.open("ready", (self.arg, canonical(data)))
        except Refused as refused:
            return refused.args[0]
        return None

    def find(self):
        game = self.app.game
        register = game.register
        valid = any(register.valid(number) for number in range(len(register)))
        found = [(COPY, "Copy a valid law")] if valid else []
        found += [row for row in _KINDS if game.tagged or row[0] != kinds.PART]
        return found + [(PAPER, "A law on paper")]

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
