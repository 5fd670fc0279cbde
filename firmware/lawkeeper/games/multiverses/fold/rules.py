"""MultiVerses as a fold of moves: a turn is a law, then a word.

All lies open but the next test word. The box judges what it can read in the letters and the parts of speech
of a word. A law on paper the table judges: a verdict on its test word is a move, and who places a word under
it has the table's agreement.
"""

from lawkeeper.games.fold import FENCE, TAKEN_BACK, Game, Refused
from lawkeeper.games.multiverses.fold import dust as drawing
from lawkeeper.games.multiverses.fold import universe as universes
from lawkeeper.games.multiverses.fold.moves import (
    COPY,
    EXCLUDED,
    INCLUDED,
    LAW,
    NO_LAW,
    NO_WORD,
    PLACE,
    PROPOSE,
    SCORED,
    STOP,
    TURN_CELLS,
    UNIVERSES,
    VERDICT,
    WORD,
)
from lawkeeper.games.multiverses.fold.universe import Register, Universe, compares
from lawkeeper.games.multiverses.laws import kinds

_MOVES = {
    PROPOSE: ("_propose", 2 + kinds.LONGEST, 1 << LAW, FENCE),
    EXCLUDED: ("_excluded", (), 1 << VERDICT, FENCE),
    INCLUDED: ("_included", (), 1 << VERDICT, FENCE),
    COPY: ("_copy", (UNIVERSES - 1, 254), 1 << LAW, TAKEN_BACK),
    NO_LAW: ("_no_law", (), 1 << LAW, TAKEN_BACK),
    NO_WORD: ("_no_word", (), 1 << WORD, TAKEN_BACK),
    STOP: ("_stop", (), 1 << LAW, TAKEN_BACK),
    PLACE: ("_place", (127, 16 * UNIVERSES - 1), 1 << WORD, TAKEN_BACK),
}

_CELLS = 424  # of the journal for moves: the rest is for the set-up, what the clock and undo write, the end
_AHEAD = 16  # test words
_WAIT = ("First comes the law.", "First the table judges the test word.", "First comes the word.")


class MultiVerses(Game):
    """One game. The same set-up, seed and moves give the same game everywhere.

    What every game has, and: .seats, .implied (allowed), .odds (shown), .tagged (the words have parts of
    speech); .multiverses (for each seat a list of `Universe`);
    .register (`Register`); .dust (words packed, see `dust.packed`), .gone (bits of the tokens that are no
    longer in the Dust), .words (tokens at the beginning); .pending (bytes of the PROPOSE that waits for the
    table's verdict, b""), .test (its test word, packed); .aimed (the universe that the law of this turn was
    for); .idle (turns since a word was placed); .tested (None; when the last move was the test of a law, the
    token of the reference word, -1 where there was none).
    """

    MOVES = (_MOVES,) + Game.MOVES
    PHASES = Game.PHASES + ("law", "verdict", "word")
    OUTCOMES = Game.OUTCOMES + ("won",)

    def __init__(self, setup, seed):
        """setup: bytes of `Setup.encode`; Refused when they cannot be read, or the word list is another one.
        seed: bytes."""
        Game.__init__(self, setup, seed)
        agreed = self.setup
        self.seats, self.words, self.implied = agreed.seats, agreed.words, agreed.implied
        self.alone = self.seats == 1
        self.odds, self._list = agreed.odds, agreed.list
        self._drawn_by = agreed.drawn_by(self._seed)
        self.dust, self._listed, self.tagged = drawing.dust(self._drawn_by, agreed)
        self.gone = 0
        self.turn = drawing.numbers(seed, "first", 1, self.seats)[0]
        self.multiverses = [[] for _ in range(self.seats)]
        self.register = Register()
        self.pending = self.test = b""
        self.aimed = self.idle = 0
        self.tested = None
        self._tests = b""  # the numbers of test words, as far as they were drawn; 2 bytes each
        self._placed = False  # a word, in this turn
        self._room = _CELLS

    @property
    def setup(self):
        """The `Setup`, read anew each time."""
        from lawkeeper.games.multiverses.fold.setup import Setup

        return Setup.decode(self.coded)

    def wait(self):
        """As `Game.wait`."""
        raise Refused(_WAIT[self.phase - LAW])

    def play(self, move, at):
        """As `Game.play`, and the cells of the journal are counted: one for a move of two bytes."""
        laws = len(self.register)
        Game.play(self, move, at)
        if laws == len(self.register):
            self.tested = None
        self._room -= 1 + (len(move) > 2)

    # -- the law ----------------------------------------------------------------------------------------

    def _propose(self, data):
        if self.proven:
            from lawkeeper.games.multiverses.laws.law import canonical

            code = canonical(data[2:])
        else:
            from lawkeeper.games.multiverses.fold.proposing import checked

            code = checked(self, data)
        self.test = self._draw()
        if code[0] == kinds.TABLE:
            self.pending = bytes(data[:2]) + code
            self.phase = VERDICT
            return
        from lawkeeper.games.multiverses.laws.judge import obeys

        token = self._reference(data[0], data[1]) if compares(code) else -1
        before = self.word(token) if token >= 0 else None
        self._tested(data[0], token, code, not obeys(code, drawing.unpacked(self.test, 0), before))

    def _reference(self, number, chosen):
        """-> the token of the reference word (item 20), which was checked."""
        mine = self.multiverses[self.turn]
        lines = mine[number].lines if number < len(mine) else ()
        return lines[chosen][-1] if lines else chosen & 127

    def _draw(self):
        """-> the next test word, packed."""
        at = 2 * len(self.register)
        if at >= len(self._tests):  # many at once: each time they are drawn from the first one on
            self._tests = b"".join([number.to_bytes(2, "little") for number in self.draws(at // 2 + _AHEAD)])
        return drawing.packed(self.drawn_word(int.from_bytes(self._tests[at : at + 2], "little")))

    def drawn_word(self, number):
        """-> word `number` of the list. Refused when it cannot be read."""
        return drawing.drawn_word(number, self._list)

    def draws(self, count):
        """-> the numbers of the first `count` test words. Secret, as far as they were not drawn."""
        return drawing.numbers(self._drawn_by, "tests", count, self._listed)

    def _tested(self, number, token, code, valid):
        """The test word was excluded (valid) or taken in (items 18, 26, 42). token: the reference word, or
        -1."""
        law = self.register.add(self.turn, valid, self.test, code)
        self.aimed = number
        self.tested = token
        if valid:
            universe = self._add_law(number, law)
            if token >= 0 and not universe.lines:
                self._put(universe, 0, token)
        if not self.over:
            self._to_word()

    def _add_law(self, number, law):
        mine = self.multiverses[self.turn]
        if number == len(mine):
            mine.append(Universe())
        mine[number].laws.append(law)
        return mine[number]

    def _verdict(self, valid):
        pending, self.pending = self.pending, b""
        self._tested(pending[0], -1, pending[2:], valid)

    def _excluded(self):
        self._verdict(True)

    def _included(self):
        self._verdict(False)

    def _copy(self, number, law):
        if law >= len(self.register) or not self.register.valid(law):
            raise Refused("Only a law that was validated can be copied.")
        if not self.proven:
            from lawkeeper.games.multiverses.fold.proposing import potentially_valid

            potentially_valid(self, number, self.register.law(law))
        self._add_law(number, law)
        self.aimed = number
        self._to_word()

    def _no_law(self):
        self._to_word()

    def _to_word(self):
        """The second step; without a universe there is none (item 29)."""
        self.phase = WORD
        if not self.multiverses[self.turn]:
            self._next()

    # -- the word ---------------------------------------------------------------------------------------

    def _place(self, token, place):
        mine = self.multiverses[self.turn]
        number, line = place >> 4, place & 15
        if number >= len(mine) or line > len(mine[number].lines):
            raise Refused("There is no such line.")
        if token >= self.words or self.gone >> token & 1:
            raise Refused("This word is not in the Dust.")
        if not self.proven:
            from lawkeeper.games.multiverses.fold.fitting import misfit

            broken = misfit(self, mine[number], line, token)
            if broken is not None:
                raise Refused("This word breaks law %d." % (broken + 1))
        self._put(mine[number], line, token)
        if not self.over:
            self._next()

    def _put(self, universe, line, token):
        """A word goes from the Dust to the end of a line, which may be a new one."""
        if line == len(universe.lines):
            universe.lines.append(bytearray())
        universe.lines[line].append(token)
        self.gone |= 1 << token
        self._placed = True
        if self.left == 0:
            self.end(SCORED)

    def _no_word(self):
        if not self.proven:
            from lawkeeper.games.multiverses.fold.fitting import placement

            found = placement(self)
            if found:
                token, number = found
                told = (self.spelt(token), number + 1)
                raise Refused("A word must be placed if one fits: %s fits universe %d." % told)
        self._next()

    def _stop(self):
        if self.idle < self.seats:
            raise Refused("The game stops after a full round in which nobody placed a word.")
        self.end(SCORED)

    def _next(self):
        self.idle = 0 if self._placed else self.idle + 1
        self._placed = False
        self.aimed = 0
        self.turn = (self.turn + 1) % self.seats
        self.phase = LAW
        if not self.turns_left:
            self.end(SCORED)

    # -- what there is to see ---------------------------------------------------------------------------

    def word(self, token):
        """-> a word of the Dust, in bytes."""
        return drawing.unpacked(self.dust, token)

    def spelt(self, token):
        """-> a word of the Dust as players read it: "NOODLE"."""
        return "".join([chr(letter - 32) for letter in self.word(token)[:-1]])

    @property
    def left(self):
        """How many words the Dust still has."""
        return self.words - bin(self.gone).count("1")

    def tokens(self):
        """-> list of the tokens in the Dust, in alphabetical order."""
        return [token for token in range(self.words) if not self.gone >> token & 1]

    def on_paper(self, universe):
        """-> list of the laws of a universe that the table judges, by their numbers in the register."""
        return [law for law in universe.laws if self.register.law(law)[0] == kinds.TABLE]

    def score(self, seat):
        """-> what a multiverse is worth, an integer of any size (items 2, 3, 37)."""
        return universes.score(self.multiverses[seat])

    def winners(self):
        """-> list of the seats with the highest score: ties are shared (item 36)."""
        scores = [self.score(seat) for seat in range(self.seats)]
        return [seat for seat in range(self.seats) if scores[seat] == max(scores)]

    @property
    def turns_left(self):
        """Turns that the journal still has room for (item 48)."""
        return max(0, self._room // TURN_CELLS)

    def public(self, at):
        """As `Game.public`; here are only numbers of what lies open."""
        seen = Game.public(self, at)
        seen["dust"] = self.left
        seen["laws"] = len([number for number in range(len(self.register)) if self.register.valid(number)])
        return seen

    def again(self):
        """-> the same game as it began: the same words will be drawn."""
        return MultiVerses(self.coded, self._seed)

    def line(self):
        """-> the result in a line."""
        told = "given up" if self.over else "running"
        if self.result == SCORED:
            best = self.winners()
            who = " and ".join([str(seat + 1) for seat in best])
            told = "won by player %s with %s" % (who, universes.short(self.score(best[0])))
        rest = (told, self.seats, self.words, self.at // 60)
        return "MultiVerses %s, players %d, words %d, %d min" % rest

    def secret(self):
        """-> bytes of all draws: the words of the Dust and the test words."""
        return drawing.secret(self._drawn_by, self.words, self._listed)
