"""What kind of law is it? First its group, then the kind; or an old one is copied."""

from lawkeeper.games.fold import Refused
from lawkeeper.games.multiverses.laws import kinds
from lawkeeper.games.multiverses.pages.choice import Choice

COPY, PAPER = 100, 101  # in place of a group

# A screen each: nothing has to be scrolled for.
_GROUPS = (
    ("Letters in a word", (kinds.CONTAINS, kinds.BEGINS, kinds.ENDS, kinds.AT, kinds.COUNT)),
    (
        "Pattern of letters",
        (kinds.DOUBLE, kinds.UNREPEATED, kinds.SORTED, kinds.ALTERNATE, kinds.PALINDROME),
    ),
    ("Length and use", (kinds.LENGTH, kinds.PARITY, kinds.PART)),
    (
        "Along a line",
        (kinds.ORDER, kinds.SAME_FIRST, kinds.CHAIN, kinds.LENGTHS, kinds.ENDING, kinds.SHARE),
    ),
)
# By kind, from the first one on.
_NAMES = """contains letters
begins with
ends with
a letter at a place
how many of a letter
length
odd or even length
double letter
palindrome
vowels alternate
letters in order
no letter twice
part of speech
alphabetical order
same first letter
compare lengths
same ending
shared letters
first is last before"""


def named(some):
    """-> list of (kind, its name)."""
    names = _NAMES.split("\n")
    return [(kind, names[kind - 1]) for kind in some]


class Kind(Choice):
    """What kind of law? `arg`: number of the universe; in a group (universe, number of the group). Here a law
    may also be typed on a computer."""

    hears = True

    def __init__(self, app, arg=None):
        self._universe, self._group = arg if isinstance(arg, tuple) else (arg, None)
        Choice.__init__(self, app, arg)

    def hear(self, data):
        """A law (bytes) that was typed. -> None when the next page reads it, else a sentence on why not."""
        from lawkeeper.games.multiverses.laws.law import canonical

        try:
            self.open("ready", (self._universe, canonical(data)))
        except Refused as refused:
            return refused.args[0]
        return None

    def find(self):
        game = self.app.game
        if self._group is not None:
            some = named(_GROUPS[self._group][1])
            return [row for row in some if game.tagged or row[0] != kinds.PART]
        register = game.register
        valid = any(register.valid(number) for number in range(len(register)))
        found = [(COPY, "Copy a valid law")] if valid else []
        found += [(number, group[0]) for number, group in enumerate(_GROUPS)]
        return found + [(PAPER, "A law on paper")]

    def title(self):
        return "KIND OF LAW" if self._group is None else _GROUPS[self._group][0].upper()

    def chosen(self, value):
        if self._group is not None:
            self.open("build", (self._universe, value))
        elif value == COPY:
            self.open("copy", self._universe)
        elif value == PAPER:
            self.open("ready", (self._universe, bytes((kinds.TABLE, self.game.register.next_paper()))))
        else:
            self.open("kind", (self._universe, value))
