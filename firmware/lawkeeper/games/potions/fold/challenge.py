"""A challenge, step by step (items 48 to 56, 68, 79). The game plays the steps; this says what is next."""

from lawkeeper.games.potions.fold.book import NONE

CONTRADICTION, UNIVERSAL, REDUNDANCY, EMPERICAL, DATA = range(5)  # kinds
NAMES = ("Contradiction", "Universal Theory", "Redundancy", "Emperical", "Data Consistency")

# What a challenge of entry %d says, for the players.
CLAIMS = (
    "The rules up to %d leave some set no potion at all.",
    "The rules up to %d leave each set one potion at most.",
    "Rule %d changes nothing: older rules say the same.",
    "A brew breaks a rule; %d is the later one in the list.",
    "The same set as in %d became something else before.",
)

SET, PREDICTION, RESULT, OTHER, POINT, JUDGE = range(6)  # what is wanted

# By kind: who is to do what; "c" the challenger, "a" the author.
_STEPS = (
    ("c", SET, "a", RESULT, "c", POINT),
    ("a", SET, "c", PREDICTION, "a", OTHER, "c", POINT),
    ("a", SET, "a", RESULT, "a", OTHER, "c", JUDGE),
    ("c", POINT),
    ("c", POINT),
)


class Challenge:
    """.kind; .number of the challenged entry; .challenger, .author (seats); .set (bytes, b"" before it is
    named), .results (bytes, those that were named); .brewing: it was issued while a potion was brewed,
    .nested: in the midst of another one (items 64, 65, 78)."""

    def __init__(self, kind, number, challenger, author):
        self.kind = kind
        self.number = number
        self.challenger = challenger
        self.author = author
        self.set = b""
        self.results = b""
        self.brewing = self.nested = False

    def wants(self):
        """-> (seat, what it is to do)."""
        at = 2 * (len(self.results) + (self.set != b""))
        who, what = _STEPS[self.kind][at : at + 2]
        return (self.challenger if who == "c" else self.author), what

    @property
    def result(self):
        """The result that makes the brew: the last one that was named."""
        return self.results[-1] if self.results else NONE

    def points_at(self, book, out):
        """-> list of the numbers that the challenger may point at; all are at or below the challenged one."""
        if self.kind in (EMPERICAL, DATA):
            from lawkeeper.games.potions.fold.emperical import exhibits

            return exhibits(book, out, self.number, self.kind == EMPERICAL)
        return book.standing(out, self.number - (self.kind == REDUNDANCY))
