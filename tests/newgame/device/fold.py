"""The rules of Higher or Lower as a fold of moves. Item 1: the number is 1 to 125. Item 2: whoever names it
wins. Item 3: a game has 5 to 10 guesses; when they are used up, it is lost."""

from lawkeeper.games.fold import FENCE, TAKEN_BACK, Game, Refused
from lawkeeper.keep.chance import Chance
from lawkeeper.logic import masks

NAME = 1  # the number that a player names
HEAR = 2  # the answer is heard

PLAY, NAMED = 1, 2  # the phases, after `OVER`
FOUND, MISSED = 3, 4  # results, after those that every game has

MOST = 125
FEWEST, LONGEST = 5, 10  # guesses of a game


class HigherLower(Game):
    """.guesses: list of the numbers that were answered; .tries: how many there may be; .named: the number
    that waits for its answer, or None."""

    MOVES = (
        {
            NAME: ("_name", (MOST,), 1 << PLAY, TAKEN_BACK),
            HEAR: ("_hear", (), 1 << NAMED, FENCE),  # neither it nor what was before is taken back
        },
    ) + Game.MOVES
    PHASES = Game.PHASES + ("play", "named")
    OUTCOMES = Game.OUTCOMES + ("won", "lost")

    def __init__(self, setup, seed):
        """setup: one byte, how many guesses; Refused when it is no such number. seed: bytes."""
        Game.__init__(self, setup, seed)
        if len(setup) != 1 or not FEWEST <= setup[0] <= LONGEST:
            raise Refused("A game has %d to %d guesses." % (FEWEST, LONGEST))
        self.tries = setup[0]
        self.guesses = []
        self.named = None
        self._number = 1 + Chance(seed, "number").below(MOST)

    def wait(self):
        raise Refused(
            "First the answer is heard." if self.phase == NAMED else "First somebody names a number."
        )

    def _name(self, number):
        if not number:
            raise Refused("The number is from 1 to %d." % MOST)
        self.named = number
        self.phase = NAMED

    def _hear(self):
        self.phase = PLAY
        self.guesses.append(self.named)
        self.named = None
        if self.guesses[-1] == self._number:
            self.end(FOUND)
        elif len(self.guesses) == self.tries:
            self.end(MISSED)

    # -- what there is to see -------------------------------------------------------------------------------

    def answer(self, guess):
        """-> what the box says to a number: "higher", "lower" or "that is it"."""
        if guess == self._number:
            return "that is it"
        return "higher" if guess < self._number else "lower"

    def possible(self):
        """-> mask of the numbers that may still be it, bit 0 for the 1: what every player could work out."""
        return masks.all_of([self._says(guess) for guess in self.guesses], masks.every(MOST))

    def _says(self, guess):
        """-> mask of the numbers for which the answer to this guess would be the same."""
        answer = self.answer(guess)
        if answer == "that is it":
            return 1 << guess - 1
        return masks.every(guess - 1) if answer == "lower" else masks.every(MOST) & ~masks.every(guess)

    def public(self, at):
        facts = Game.public(self, at)
        facts["guesses"] = len(self.guesses)
        return facts

    def secret(self):
        """-> the number, a byte. Ask at the end only."""
        return bytes((self._number,))

    def line(self):
        return "Higher or Lower %s: %d guesses" % (self.outcome(), len(self.guesses))


def settle(data, game):
    """Nothing of a game is kept for the next one."""
