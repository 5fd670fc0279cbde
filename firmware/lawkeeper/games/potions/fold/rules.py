"""Logic Potions as a fold of moves: the turn, the call-outs, the challenges, who has lost.

Hands, market and rules lie open, and so does everything that is done: only the order of the deck is secret.
The box never says that a goal was broken before somebody calls it (items 45, 58): it judges a brew against
a rule when a player points at both. A call-out window is closed by one move, when all have passed or the
time is up.
"""

from lawkeeper.games.fold import ANY, FENCE, TAKEN_BACK, TIMEOUT, Game, Refused
from lawkeeper.games.potions.brew.rule import BOTH, LONGEST, check
from lawkeeper.games.potions.brew.space import number as number_of
from lawkeeper.games.potions.brew.space import set_of
from lawkeeper.games.potions.fold import book as books
from lawkeeper.games.potions.fold.book import NONE, Book
from lawkeeper.games.potions.fold.cards import Cards, shuffled
from lawkeeper.games.potions.fold.moves import (
    ANNOUNCE,
    BOTH_KEEP,
    BREW,
    BUCK,
    CALL,
    CHALLENGE,
    CHALLENGED,
    ILLEGAL,
    LOST,
    NAME,
    NEITHER_KEEPS,
    PASS,
    POINT,
    POINT_C,
    POINTING,
    PREDICT,
    PREDICTING,
    SET,
    SHARED,
    STEAL,
    STILL,
    TAKE,
    TAKING,
    TURN,
    VERDICT,
    WON,
    WRITE,
    WRITING,
    YIELD,
)
from lawkeeper.keep.chance import Chance

_WINDOWS = 1 << PREDICT | 1 << ILLEGAL | 1 << STEAL | 1 << STILL
_NAMING = 1 << PREDICTING | 1 << ANNOUNCE | 1 << CHALLENGED
_MOVES = {
    BREW: ("_brew", (82,), 1 << TURN, TAKEN_BACK),
    CALL: ("_call", (3,), _WINDOWS, FENCE),
    PASS: ("_pass", (), _WINDOWS, FENCE),
    NAME: ("_name", (14,), _NAMING, FENCE),
    POINT: ("_point", (254,), 1 << POINTING | 1 << CHALLENGED, FENCE),
    WRITE: ("_write", LONGEST, 1 << WRITING, TAKEN_BACK),
    TAKE: ("_take", (15,), 1 << TAKING, FENCE),
    SET: ("_set", (82,), 1 << CHALLENGED, TAKEN_BACK),
    POINT_C: ("_point_c", (254,), 1 << CHALLENGED, FENCE),
    BOTH_KEEP: ("_both", (), 1 << CHALLENGED, FENCE),
    NEITHER_KEEPS: ("_neither", (), 1 << CHALLENGED, FENCE),
    YIELD: ("_yield", (3,), ANY, FENCE),
    VERDICT: ("_verdict", (), 1 << BUCK, FENCE),
    TIMEOUT: ("_common", (), ANY, FENCE),  # closes a call-out
    CHALLENGE: ("_challenge", (4, 254), 1 << TURN | 1 << BUCK | 1 << CHALLENGED, FENCE),
}

_CELLS = 430  # of the journal for moves: the rest is for the set-up, what the clock and undo write, the end
_TURN_CELLS = 9  # that a turn takes
_LAST = 20  # with fewer no turn begins

_WAIT = (
    "First a brew is chosen.",
    "First it is asked who predicts.",
    "First the prediction is named.",
    "First the potion is announced.",
    "First it is asked who calls ILLEGAL.",
    "First the caller points at a rule.",
    "First the brewer says whether the buck is passed.",
    "First it is asked who steals.",
    "First the new rule is written.",
    "First it is asked who calls STILL LEGAL.",
    "First ingredients are taken from the market.",
    "First the challenge comes to its end.",
)


class Potions(Game):
    """One game. The same set-up, seed and moves give the same game everywhere.

    What every game has, and what was agreed: .space, .seats, .strength, .timer, .faster, .simpler, .buck,
    .mathematical, .emperical, .redundant, .never, .drawn (see `setup.Setup`), .effects (there are some);
    .out (bits of the seats that have lost); .turn (the active seat), .thief (a seat or NONE); .brew (bytes,
    b"" before it is chosen), .potion (its result), .predictor, .predicted, .caller (of ILLEGAL), .pointed
    (number); .again (the brew phase has begun anew: no challenge comes before it); .challenge
    (`challenge.Challenge` or None); .book, .cards; .winner (a seat or NONE).
    """

    MOVES = (_MOVES,) + Game.MOVES
    PHASES = Game.PHASES + tuple(
        "turn predict predicting announce illegal pointing buck steal writing still taking challenge".split()
    )
    OUTCOMES = Game.OUTCOMES + ("won", "lost", "won")

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
        self._begin(False)

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

    def _begin(self, again):
        """The turn begins, or its brew does once more."""
        self.phase = TURN
        self.again = again
        self.brew = b""
        self.potion = self.predictor = self.predicted = self.caller = self.pointed = self.thief = NONE

    # -- moves ------------------------------------------------------------------------------------------

    def wait(self):
        """As `Game.wait`."""
        raise Refused(_WAIT[self.phase - TURN])

    def play(self, move, at):
        """As `Game.play`, and the cells of the journal are counted: one for a move of two bytes."""
        before = self._now
        self._now = at
        try:
            Game.play(self, move, at)
        except Refused:
            self._now = before
            raise
        self._room -= 1 + (len(move) > 2)

    def _common(self, number):
        if number == TIMEOUT:
            self._pass()
        else:
            Game._common(self, number)

    def _open(self, phase):
        """A call-out window opens."""
        self.phase = phase
        self._opened = self._now

    def _brew(self, at):
        brew = set_of(self.space.kinds, at)
        if brew is None or not self.cards.has(self.turn, brew):
            raise Refused("These ingredients are not in the hand.")
        self.brew = brew
        self._open(PREDICT)

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
            self._open(PREDICT)
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
            self._name_in_challenge(result)

    def _announce(self, result):
        if self.thief != NONE and self.space.wins(result):
            raise Refused("A thief brews something else than victory.")
        self.potion = result
        self.book.note(books.BREWED, self.maker, self._set_number(), result)
        self._ask_illegal()

    def _ask_illegal(self):
        """Who calls ILLEGAL? Where there is no rule to point at nobody is asked."""
        if self.book.standing(self.out):
            self._open(ILLEGAL)
        else:
            self._predicted()

    def _point(self, number):
        if self.phase == CHALLENGED:
            self._point_in_challenge(number, False)
            return
        if not self.book.stands(number, self.out):
            raise Refused("There is no rule with this number, or it is crossed off.")
        self.pointed = number
        self._buck()

    def _buck(self):
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
            self._lose(maker, caller)
            return
        if self.predictor == caller:
            self.predictor = NONE
        self.phase = ILLEGAL
        if self._lose(caller, maker):
            self._ask_illegal()

    def _predicted(self):
        """Nobody calls ILLEGAL any more: the prediction counts (item 28)."""
        predictor, maker = self.predictor, self.maker
        self.predictor = NONE
        if predictor != NONE and not self.out >> predictor & 1:
            if self.predicted == self.potion:
                self._lose(maker, predictor)
                return
            if not self._lose(predictor, maker):
                return
        if self.thief == NONE and self.space.wins(self.potion):
            self._open(STEAL)
            return
        if self.emperical:
            self.book.write(maker, bytes((books.EXPERIMENT, self._set_number(), self.potion)))
        self.phase = WRITING
        if self.thief != NONE:
            self._lose(self.turn, self.thief)

    def _write(self, code):
        check(self.space, code)
        self._check_words(code)
        number = self.book.write(self.turn, code)
        self.book.note(books.WROTE, self.turn, number)
        if self.mathematical:
            self.phase = TAKING
        else:
            self._open(STILL)

    def _check_words(self, code):
        """What a set-up leaves of the words of rules."""
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
            self._lose(self.turn, seat)
        else:
            self._lose(seat, self.turn)

    def _take(self, both):
        places = [both >> 2, both & 3]
        if places[0] == places[1]:
            places.pop()
        wanted = self.to_take()
        if wanted and (len(places) != wanted or max(places) >= len(self.cards.market)):
            raise Refused("Take %d of what lies in the market." % wanted)
        self.book.note(books.DRANK, self.turn, self._set_number(), self.potion)
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

    def _set(self, at):
        from lawkeeper.games.potions.fold.arbiter import name_set

        name_set(self, at)

    def _name_in_challenge(self, result):
        from lawkeeper.games.potions.fold.arbiter import name_result

        name_result(self, result)

    def _point_in_challenge(self, number, first):
        from lawkeeper.games.potions.fold.arbiter import point

        point(self, number, first)

    def _point_c(self, number):
        self._point_in_challenge(number, True)

    def _both(self):
        from lawkeeper.games.potions.fold.arbiter import judge

        judge(self, True)

    def _neither(self):
        from lawkeeper.games.potions.fold.arbiter import judge

        judge(self, False)

    def judged(self, author_loses):
        """A challenge is decided. For the arbiter."""
        challenge, self.challenge = self.challenge, None
        loser, winner = challenge.author, challenge.challenger
        if not author_loses:
            loser, winner = winner, loser
        if not challenge.brewing:
            self.phase = TURN
        elif challenge.nested:
            self.phase = BUCK
        else:
            self._restart()  # unless the brewer has lost
        if self._lose(loser, winner) and self.phase == BUCK:
            self._after_buck()

    def _after_buck(self):
        """The passing of the buck was itself abandoned: ILLEGAL stands, where its caller and the rule do."""
        if self.out >> self.caller & 1 or not self.book.stands(self.pointed, self.out):
            self.caller = self.pointed = NONE
            self._ask_illegal()
        else:
            self._buck()

    def _restart(self):
        """The buck was passed with success: the brew phase begins anew, ingredients are kept (item 78)."""
        thief, brew = self.thief, self.brew
        self._begin(True)
        if thief != NONE:
            self.thief, self.brew = thief, brew
            self._open(PREDICT)

    # -- losing -----------------------------------------------------------------------------------------

    def _yield(self, seat):
        challenge = self.challenge
        if challenge and seat in (challenge.challenger, challenge.author):
            self.judged(seat == challenge.author)
        elif not challenge and seat == self.maker:
            self._lose(seat, NONE)
        else:
            raise Refused("Only who brews, or is in a challenge, can give up.")

    def _lose(self, loser, winner):
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
            self._begin(True)
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
        self._begin(False)
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
        if not _WINDOWS >> self.phase & 1:
            return []
        return [seat for seat in self.left() if seat != self.maker]

    def set_of(self, at):
        """-> a set (bytes) by its number."""
        return set_of(self.space.kinds, at)

    def _set_number(self):
        return number_of(self.space.kinds, self.brew)

    def seconds_left(self, at):
        """-> seconds that a call-out window is still open; None where no time runs out."""
        if not self.timer or not _WINDOWS >> self.phase & 1:
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
        how = {WON: "won by player %d" % (self.winner + 1), LOST: "won by the box", SHARED: "shared"}
        rules = len([entry for entry in self.book.entries if entry[1] != books.EXPERIMENT])
        told = how.get(self.result, "given up" if self.over else "running")
        return "Logic Potions %s, %d players, %d rules, %d min" % (told, self.seats, rules, self.at // 60)

    def secret(self):
        """-> the deck as it was shuffled, bytes."""
        return shuffled(self.space.kinds, self._seed)
