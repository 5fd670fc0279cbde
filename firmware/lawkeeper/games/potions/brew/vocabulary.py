"""The words that a game leaves its rules, drawn anew each time: so that no two games are alike."""

from lawkeeper.games.fold import Refused
from lawkeeper.games.potions.brew import kinds as words
from lawkeeper.games.potions.brew.rule import ADJECTIVE, AND, ANY, IF_AT, OR
from lawkeeper.keep.chance import Chance

_HOW = ("at least", "at most", "exactly", "not exactly")


class Vocabulary:
    """.hows: list of two of the four ways to count; .missing: the ingredient that no rule speaks of, or ANY;
    .joined: AND or OR, what joins conditions."""

    def __init__(self, seed, kinds):
        """seed: bytes of the game; kinds: 4 or 6."""
        chance = Chance(seed, "vocabulary")
        hows = list(range(len(_HOW)))
        chance.shuffle(hows)
        self._kinds = kinds
        self.hows = sorted(hows[:2])
        missing = chance.below(kinds + 1)
        self.missing = ANY if missing == kinds else missing
        self.joined = chance.pick((AND, OR))

    def told(self):
        """-> list of the sentences that say what there is."""
        kind = self._kinds if self.missing == ANY else self.missing
        joined = "and" if self.joined == AND else "or"
        return [
            "IF counts %s and %s." % (_HOW[self.hows[0]], _HOW[self.hows[1]]),
            "It does not speak of %s." % words.word(self._kinds, kind, 2),
            'Conditions are joined by "%s".' % joined,
        ]

    def check(self, code):
        """Refused, with a sentence, when a rule (bytes) says something else."""
        for byte in code[IF_AT:]:
            if byte >= AND:
                wrong = 2 if byte != self.joined else None
            elif byte >> 4 >= ADJECTIVE:
                wrong = None
            elif byte >> 4 == self.missing:
                wrong = 1
            else:
                wrong = None if byte >> 2 & 3 in self.hows else 0
            if wrong is not None:
                raise Refused(self.told()[wrong])
