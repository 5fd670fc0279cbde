"""Logic Potions as a fold of moves: the turn, the call-outs, the challenges, who has lost.

Hands, market and rules lie open, and so does everything that is done: only the order of the deck is secret.
The box never says that a goal was broken before somebody calls it (items 45, 58): it judges a brew against
a rule when a player points at both. A call-out window is closed by one move, when all have passed or the
time is up.
"""

from lawkeeper.games.fold import TIMEOUT, Game, Refused
from lawkeeper.games.potions.brew.rule import BOTH
from lawkeeper.games.potions.brew.space import number as number_of
from lawkeeper.games.potions.brew.space import set_of
from lawkeeper.games.potions.fold import book as books
from lawkeeper.games.potions.fold.book import NONE, Book
from lawkeeper.games.potions.fold.cards import Cards, shuffled
from lawkeeper.games.potions.fold.moves import (
    ANNOUNCE,
    BUCK,
    CHALLENGED,
    ILLEGAL,
    LOST,
    POINTING,
    PREDICT,
    PREDICTING,
    ROWS,
    SHARED,
    STEAL,
    STILL,
    TAKING,
    TURN,
    WINDOWS,
    WON,
    WRITING,
)
from lawkeeper.keep.chance import Chance

_CELLS = 430  # of the journal for moves: the rest is for the set-up, what the clock and undo write, the end
_TURN_CELLS = 9  # that a turn takes
_LAST = 20  # with fewer no turn begins


class Potions(Game):
    """One game. The same set-up, seed and moves give the same game everywhere.

    What every game has, and what was agreed: .space, .seats, .strength, .timer, .faster, .simpler, .buck,
    .mathematical, .emperical, .redundant, .never, .drawn (see `setup.Setup`), .effects (there are some);
    .out (bits of the seats that have lost); .turn (the active seat), .thief (a seat or NONE); .brew (bytes,
    b"" before it is chosen), .potion (its result), .predictor, .predicted, .caller (of ILLEGAL), .pointed
    (number); .again (the brew phase has begun anew: no challenge comes before it); .challenge
    (`challenge.Challenge` or None); .book, .cards; .winner (a seat or NONE).
    """

    MOVES = (ROWS,) + Game.MOVES
    PHASES = Game.PHASES + tuple(
        "turn predict predicting announce illegal pointing buck steal writing still taking challenge".split()
    )
    OUTCOMES = Game.OUTCOMES + ("won", "lost", "won")

    _number = 0  # of the move, while it is played

    def __init__(self, setup, seed):
        """setup: bytes of `Setup.encode`, Refused when they cannot be read. seed: bytes."""
        Game.__init__(self, setup, seed)
        self._agree(self.setup)
        self.out = 0
        self.turn = Chance(seed, "first").below(self.seats)
        self.cards = Cards(self.space.kinds, self.seats, self._seed)
        self.book = Book()
        self.challenge = None
        self.winner = NONE
        self._room = _CELLS
        self._now = self._opened = 0
        self.begin(False)

    def _agree(self, setup):
        """Keep of the set-up what play asks for: the program that reads it need not stay."""
        self.space, self.seats = setup.space, setup.seats
        self.strength, self.timer = setup.strength, setup.timer
        self.alone = setup.strength > 0
        self.faster, self.simpler, self.buck = setup.faster, setup.simpler, setup.buck
        self.mathematical, self.emperical = setup.mathematical, setup.emperical
        self.redundant, self.never, self.drawn = setup.redundant, setup.never, setup.drawn
        self.effects = setup.library != bytes(4)

    @property
    def setup(self):
        """The `Setup`, read anew each time."""
        from lawkeeper.games.potions.fold.setup import Setup

        return Setup.decode(self.coded)

    def begin(self, again):
        """The turn begins, or its brew does once more. For the arbiter, too."""
        self.phase = TURN
        self.again = again
        self.brew = b""
        self.potion = self.predictor = self.predicted = self.caller = self.pointed = self.thief = NONE

    # -- moves ------------------------------------------------------------------------------------------

    def wait(self):
        """As `Game.wait`."""
        from lawkeeper.games.potions.fold.said import WAIT

        raise Refused(WAIT[self.phase - TURN])

    def play(self, move, at):
        """As `Game.play`, and the cells of the journal are counted: one for a move of two bytes."""
        before = self._now
        self._now = at
        self._number = move[0] if move else 0
        try:
            Game.play(self, move, at)
        except Refused:
            self._now = before
            raise
        finally:
            del self._number
        self._room -= 1 + (len(move) > 2)

    def _common(self, number):
        if number == TIMEOUT:
            self._pass()
        else:
            Game._common(self, number)

    def open(self, phase):
        """A call-out window opens. For the arbiter, too."""
        self.phase = phase
        self._opened = self._now

    def _brew(self, at):
        brew = set_of(self.space.kinds, at)
        if brew is None or not self.cards.has(self.turn, brew):
            raise Refused("These ingredients are not in the hand.")
        self.brew = brew
        self.open(PREDICT)

    def _call(self, seat):
        if seat not in self.callers():
            raise Refused("This player cannot call now.")
        if self.phase == PREDICT:
            self.predictor = seat
            self.phase = PREDICTING
        elif self.phase == ILLEGAL:
            self.caller = seat
            self.phase = POINTING
        elif self.phase == STEAL:
            self.book.note(books.STOLE, seat, self._set_number())
            self.thief = seat
            self.potion = self.predictor = NONE
            self.open(PREDICT)
        else:
            self._still(seat)

    def _pass(self):
        if self.phase == PREDICT:
            self.phase = ANNOUNCE
        elif self.phase == ILLEGAL:
            self._predicted()
        elif self.phase == STEAL:
            self._won(self.turn)
        else:
            self.phase = TAKING

    def _name(self, result):
        if result >= self.space.results:
            raise Refused("There is no such potion.")
        if self.phase == PREDICTING:
            self.predicted = result
            self.book.note(books.PREDICTED, self.predictor, self._set_number(), result)
            self.phase = ANNOUNCE
        elif self.phase == ANNOUNCE:
            self._announce(result)
        else:
            self._step(result)

    def _announce(self, result):
        if self.thief != NONE and self.space.wins(result):
            raise Refused("A thief brews something else than victory.")
        self.potion = result
        self.book.note(books.BREWED, self.maker, self._set_number(), result)
        self.ask_illegal()

    def ask_illegal(self):
        """Who calls ILLEGAL? Where there is no rule to point at nobody is asked."""
        if self.book.standing(self.out):
            self.open(ILLEGAL)
        else:
            self._predicted()

    def _point(self, number):
        if self.phase == CHALLENGED:
            self._step(number)
            return
        if not self.book.stands(number, self.out):
            raise Refused("There is no rule with this number, or it is crossed off.")
        self.pointed = number
        self.ask_buck()

    def ask_buck(self):
        """ILLEGAL was called: the brewer may pass the buck first (item 65)."""
        self.phase = BUCK
        if not (self.buck and self.challengeable()):
            self._verdict()

    def _verdict(self):
        """ILLEGAL was called: the brew is held against the rule (items 26, 27, 29, 30)."""
        caller, maker = self.caller, self.maker
        kept = self.book.keeps(self.space, self.pointed, self.brew, self.potion)
        self.book.note(books.CALLED, caller, self.pointed, kept)
        self.caller = self.pointed = NONE
        if not kept:
            self.lose(maker, caller)
            return
        if self.predictor == caller:
            self.predictor = NONE
        self.phase = ILLEGAL
        if self.lose(caller, maker):
            self.ask_illegal()

    def _predicted(self):
        """Nobody calls ILLEGAL any more: the prediction counts (item 28)."""
        predictor, maker = self.predictor, self.maker
        self.predictor = NONE
        if predictor != NONE and not self.out >> predictor & 1:
            if self.predicted == self.potion:
                self.lose(maker, predictor)
                return
            if not self.lose(predictor, maker):
                return
        if self.thief == NONE and self.space.wins(self.potion):
            self.open(STEAL)
            return
        if self.emperical:
            self.book.write(maker, bytes((books.EXPERIMENT, self._set_number(), self.potion)))
        self.phase = WRITING
        if self.thief != NONE:
            self.lose(self.turn, self.thief)

    def _write(self, code):
        if not self.proven:
            self._check_rule(code)
        number = self.book.write(self.turn, code)
        self.book.note(books.WROTE, self.turn, number)
        if self.mathematical:
            self.phase = TAKING
        else:
            self.open(STILL)

    def _check_rule(self, code):
        """Is it a rule, and what does the set-up leave of the words of rules?"""
        from lawkeeper.games.potions.brew.form import check

        check(self.space, code)
        if self.never and code[0] & ~BOTH:
            raise Refused("In this game THEN says what the potion is not.")
        if self.drawn:
            self.words().check(code)

    def words(self):
        """-> the `Vocabulary` of this game, where it is drawn."""
        from lawkeeper.games.potions.brew.vocabulary import Vocabulary

        return Vocabulary(self._seed, self.space.kinds)

    def _still(self, seat):
        """STILL LEGAL: the brew is held against the new rule (item 33)."""
        number = len(self.book.entries)
        kept = self.book.keeps(self.space, number, self.brew, self.potion)
        self.book.note(books.STILL, seat, number, kept)
        self.phase = TAKING
        if kept:
            self.lose(self.turn, seat)
        else:
            self.lose(seat, self.turn)

    def _take(self, both):
        places = [both >> 2, both & 3]
        if places[0] == places[1]:
            places.pop()
        wanted = self.to_take()
        if wanted and (len(places) != wanted or max(places) >= len(self.cards.market)):
            raise Refused("Take %d of what lies in the market." % wanted)
        taken = [self.cards.market[place] for place in places] if wanted else ()
        number = number_of(self.space.kinds, bytes(sorted(taken))) if taken else NONE
        self.book.note(books.DRANK, self.turn, number, self.potion)
        self.cards.discard(self.turn, self.brew)
        self.cards.take(self.turn, places if wanted else ())
        self._next()

    def to_take(self):
        """-> how many ingredients the active player takes after drinking: 2, or fewer where few are left."""
        cards = self.cards
        hand = len(cards.hands[self.turn]) - len(self.brew)
        return cards.may_take(hand, cards.reserve + len(self.brew))

    # -- challenges -------------------------------------------------------------------------------------

    def challengeable(self):
        """-> list of (kind, number) of what may be challenged now (items 48 to 50, 64, 65, 68)."""
        from lawkeeper.games.potions.fold.arbiter import challengeable, challenger

        seat = challenger(self)
        return [] if seat is None else challengeable(self, seat)

    def _challenge(self, kind, number):
        from lawkeeper.games.potions.fold.arbiter import issue

        if self._room < _LAST + _TURN_CELLS:
            raise Refused("The box's record is nearly full: no more challenges.")
        issue(self, kind, number)

    def _step(self, *told):
        """A step of the challenge, by the number of the move."""
        from lawkeeper.games.potions.fold.arbiter import step

        step(self, self._number, *told)

    # -- losing -----------------------------------------------------------------------------------------

    def _yield(self, seat):
        challenge = self.challenge
        if challenge and seat in (challenge.challenger, challenge.author):
            from lawkeeper.games.potions.fold.arbiter import judged

            judged(self, seat == challenge.author)
        elif not challenge and seat == self.maker:
            self.lose(seat, NONE)
        else:
            raise Refused("Only who brews, or is in a challenge, can give up.")

    def lose(self, loser, winner):
        """A seat has lost, to another one or to nobody (NONE). -> whether its turn, or its theft, goes on
        where it was."""
        self.book.note(books.LOST, loser, winner)
        self.out |= 1 << loser
        self.cards.discard(loser)
        self.cards.fill()
        left = self.left()
        if len(left) == 1 or (self.faster and winner != NONE):
            self._won(left[0] if len(left) == 1 else winner)
        elif loser == self.turn:
            self._next()
        elif loser == self.thief:
            self.begin(True)
        else:
            return True
        return False

    def _won(self, seat):
        self.winner = seat
        self.end(LOST if self.strength and seat else WON)

    def _next(self):
        """The turn goes to the next one who is in the game."""
        self.turn = (self.turn + 1) % self.seats
        while self.out >> self.turn & 1:
            self.turn = (self.turn + 1) % self.seats
        self.challenge = None
        self.begin(False)
        if self._room < _LAST:
            self.end(SHARED)

    # -- what there is to see ---------------------------------------------------------------------------

    @property
    def maker(self):
        """The seat that brews: the active one, or the thief."""
        return self.turn if self.thief == NONE else self.thief

    @property
    def turns_left(self):
        """Turns that the journal still has room for (item 83)."""
        return max(0, (self._room - _LAST) // _TURN_CELLS + 1)

    def left(self):
        """-> list of the seats that have not lost."""
        return [seat for seat in range(self.seats) if not self.out >> seat & 1]

    def to_move(self):
        """-> list of the seats of which one plays the next move; where somebody may call, all who may."""
        if self.challenge:
            return [self.challenge.wants()[0]]
        if self.phase == PREDICTING:
            return [self.predictor]
        return [self.caller] if self.phase == POINTING else self.callers() or [self.maker]

    def callers(self):
        """-> list of the seats that may call now; none where there is no call-out window."""
        if not WINDOWS >> self.phase & 1:
            return []
        return [seat for seat in self.left() if seat != self.maker]

    def set_of(self, at):
        """-> a set (bytes) by its number."""
        return set_of(self.space.kinds, at)

    def _set_number(self):
        return number_of(self.space.kinds, self.brew)

    def seconds_left(self, at):
        """-> seconds that a call-out window is still open; None where no time runs out."""
        if not self.timer or not WINDOWS >> self.phase & 1:
            return None
        return max(0, self._opened + self.timer - at)

    def public(self, at):
        """As `Game.public`; all that is in the game lies open, here are only numbers of it."""
        seen = Game.public(self, at)
        seen["left"] = len(self.left())
        seen["rules"] = len(self.book.standing(self.out))
        return seen

    def line(self):
        """-> the result in a line."""
        from lawkeeper.games.potions.fold.said import line

        return line(self)

    def secret(self):
        """-> the deck as it was shuffled, bytes."""
        return shuffled(self.space.kinds, self._seed)
