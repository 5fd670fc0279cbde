"""What kind of law is it? First its group, then the kind; or an old one is copied."""

from lawkeeper.games.fold import Refused
from lawkeeper.games.multiverses.laws import kinds
from lawkeeper.games.multiverses.pages.choice import Choice
from lawkeeper.ui.buttons import A

COPY, PAPER = 100, 101  # in place of a group

# A screen each: nothing has to be scrolled for.
_GROUPS = (
    ("Letters in a word", (kinds.CONTAINS, kinds.BEGINS, kinds.ENDS, kinds.AT, kinds.COUNT)),
    (
        "Pattern of letters",
        (kinds.DOUBLE, kinds.UNREPEATED, kinds.SORTED, kinds.ALTERNATE, kinds.PALINDROME),
    ),
    ("Length, noun or verb", (kinds.LENGTH, kinds.PARITY, kinds.PART)),
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
last letter to first"""
# A law of each kind, from the first one on, below its name; and what a group is for, as their rows stand.
_SUCH_AS = (
    b"qu", b"V", b"ing", b"\2a", b"V\0\3", b"\1\5", b"\0", b"", b"", b"", b"\0", b"", b"\4", b"\0", b"",
    b"\1", b"\2", b"\2", b"",
)  # fmt: skip
_FOR = """Letters that a word has: anywhere, at its beginning or end, at a place; or how many.
How its letters stand: double, all different, in order, vowels in turn, the same backwards.
How long a word is, and whether it is a noun, a verb ...
A word and the one before it on its line: their order, lengths, letters.
What the box cannot check: write it down. The others vote on the words.
One that was validated, of any player: it needs no test."""


def named(some):
    """-> list of (kind, its name)."""
    names = _NAMES.split("\n")
    return [(kind, names[kind - 1]) for kind in some]


class Kind(Choice):
    """What kind of law? `arg`: number of the universe; in a group (universe, number of the group). Here a law
    may also be typed on a computer."""

    hears = True
    holds = (A,)
    FOOT = "A take\thold A: ?"

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
        found = [(number, self._name(number)) for number in range(len(_GROUPS))] + [(PAPER, "A law on paper")]
        return (
            found + [(COPY, "Copy a valid law")] if valid else found
        )  # last: no row moves when there is one

    def about(self, row):
        if self._group is None:
            return _FOR.split("\n")[self.cursor]
        from lawkeeper.games.multiverses.laws.english import sentence

        kind = self.options[self.cursor][0]
        self.app.memory.litter()  # what words it may go
        return "For example: every word %s." % sentence(bytes((kind,)) + _SUCH_AS[kind - 1])

    def title(self):
        return "KIND OF LAW" if self._group is None else self._name(self._group).upper()

    def _name(self, group):
        name = _GROUPS[group][0]
        return name if self.app.game.tagged else name.split(",")[0]

    def chosen(self, value):
        if self._group is not None:
            self.open("build", (self._universe, value))
        elif value == COPY:
            self.open("copy", self._universe)
        elif value == PAPER:
            self.open("ready", (self._universe, bytes((kinds.TABLE, self.game.register.next_paper()))))
        else:
            self.open("kind", (self._universe, value))
