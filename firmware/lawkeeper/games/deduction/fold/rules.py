"""The rules of Deduction as a fold of moves over a set-up and a seed (items 25 to 42, 66 to 73).

First every seat makes a statement about its hand or declines, in any order; then every seat asks another one
a question, or declines; then the table is open for conclusions, clues, spare hands and the declaration. The
box fills in what a statement says and answers the questions, from the hands that it has dealt.

Alone there is no round of questions: the box makes a statement for each of the eight other hands, and the
player asks any of them, as often as it takes.

A move is one byte and its arguments. Seats and hands count from 0: seat 2 has hand 2, hands beyond the seats
are spare. Characteristics, cards and questions are numbers as in `deal.cards`.
"""

# The pages find here what stands on the board, too.
# ruff: noqa: F401

from lawkeeper.games.deduction.deal.cards import CARDS, COMPLETES, HANDS, KINDS, QUESTIONS, SINGLES, answer
from lawkeeper.games.deduction.fold.board import (
    ANSWERED,
    CARD,
    CONCLUDED,
    IF,
    IS,
    NONE,
    NOT,
    OPENED,
    PASSED,
    SAID,
    TAKEN,
    TURNED,
    meaning,
    rows,
)
from lawkeeper.games.deduction.fold.setup import SEATS, Setup
from lawkeeper.games.fold import ANY, FENCE, LONG, OVER, PAUSED, STAYS, TAKEN_BACK, Game, Refused

DECLINE = 1  # seat: no statement, or no question (item 29)
ASK = 2  # seat, hand that answers, question (items 30, 31)
CONCLUDE = 3  # seat, form, characteristic or card, characteristic (item 66)
CLUE = 4  # (items 35 to 38, 70)
OPEN = 5  # spare hand: it lies open for all (items 25, 71)
TAKE = 6  # 9 * spare hand + seat: it is a second hand of the seat (item 71)
DECLARE = 7  # card: all agreed? (item 42)
AGREE = 8
WITHDRAW = 9
PAR = 10  # questions and clues that the box would have needed, alone
STATE = LONG  # | hand; question (items 28, 67)

STATING, ASKING, TALKING, DECLARED = range(1, 5)  # phases
WON, LOST = range(3, 5)  # results

CLUES = 3  # kinds of clues that there may be (item 36)

_MOVES = {
    STATE: ("_state", (HANDS - 1, QUESTIONS - 1), 1 << STATING, FENCE),
    DECLINE: ("_decline", (SEATS - 1,), 1 << STATING | 1 << ASKING, TAKEN_BACK),
    ASK: ("_ask", (SEATS - 1, HANDS - 1, QUESTIONS - 1), 1 << ASKING | 1 << TALKING, FENCE),
    CONCLUDE: ("_conclude", (SEATS - 1, CARD, CARDS - 1, KINDS - 1), 1 << TALKING, FENCE),
    CLUE: ("_clue", (), 1 << TALKING, FENCE),
    OPEN: ("_open", (HANDS - 1,), 1 << TALKING, FENCE),
    TAKE: ("_take", (HANDS * SEATS - 1,), 1 << TALKING, FENCE),
    DECLARE: ("_declare", (CARDS - 1,), 1 << TALKING, TAKEN_BACK),
    AGREE: ("_agree", (), 1 << DECLARED, FENCE),
    WITHDRAW: ("_withdraw", (), 1 << DECLARED, TAKEN_BACK),
    PAR: ("_note_par", (255, CLUES), ANY | 1 << OVER | PAUSED, STAYS),
}

# Of the 512 of the journal for moves; 80 are for the set-up, what the clock, undo and the help for newcomers
# write, and the end. What is left looks may take: nine seats play with 100.
_CELLS = 250
_LAST = 24  # of these, kept for clues, spare hands and the declaration


class Deduction(Game):
    """One game. The same set-up, seed and moves give the same game everywhere.

    What every game has, and .seats, .alone (one seat, the box speaks for the other hands), .coin (the mode);
    .clues (kinds turned, at most 3), .spares (spare hands that were opened or taken), .asked (questions),
    .declared (a card, or NONE), .par (questions, clues; None while unknown); .room (cells of the journal for
    more moves); .code (of the deal), .hidden (the card) and .deck (kinds of the clues, in order), which are
    secret until the end.
    """

    MOVES = (_MOVES,) + Game.MOVES
    PHASES = Game.PHASES + ("statements", "questions", "talk", "declared")
    OUTCOMES = Game.OUTCOMES + ("won", "lost")
    LOOKS_LEAVE = _CELLS + 80

    def __init__(self, setup, seed):
        """setup: bytes of `Setup.encode`, Refused when they cannot be read. seed: bytes."""
        Game.__init__(self, setup, seed)
        agreed = self.setup
        self.seats = agreed.seats
        self.alone = agreed.seats == 1
        self.coin = agreed.coin
        self.clues = self.spares = self.asked = 0
        self.declared = NONE
        self.par = None
        self.room = _CELLS
        self._hands = self._dealt(agreed)
        self._board = bytearray()
        self._turned = 0  # cards of the clue deck
        self._done = 0  # bits of those who had their turn in this round
        self._shown = 0  # bits of the spare hands that were opened or taken

    def _dealt(self, agreed):
        """Deal. -> the nine hands. Only what play needs of it is kept, so that its program need not stay."""
        from lawkeeper.games.deduction.deal.deal import Deal, drawn

        self.code = agreed.code or drawn(self._seed, agreed.coin, not agreed.as_dealt)
        deal = Deal(self.code)
        self.hidden = deal.hidden
        self.deck = deal.clues
        self._coded = deal.coded()
        return deal.singles + deal.completes

    # -- moves ------------------------------------------------------------------------------------------

    def wait(self):
        """As `Game.wait`."""
        sentences = (
            "First everybody makes a statement, or declines.",
            "First everybody asks a question, or declines.",
            "Both rounds are over.",
            "A card is declared: first all say whether they agree.",
        )
        raise Refused(sentences[self.phase - STATING])

    def play(self, move, at):
        """As `Game.play`, and the cells of the journal are counted: one for a move of two bytes."""
        Game.play(self, move, at)
        self.room -= 1 + (len(move) > 2)

    def _note(self, kind, who, one, two):
        self._board += bytes((kind << 4 | who, one, two))

    def _check_turn(self, seat):
        if seat not in self._members():
            raise Refused("There is no such player.")
        if self._done >> seat & 1:
            word = "made a statement" if self.phase == STATING else "asked a question"
            raise Refused("Player %d has %s already, or declined." % (seat + 1, word))

    def _members(self):
        """-> range of those who speak in this round: seats, or the hands that the box speaks for."""
        return range(1, HANDS) if self.alone and self.phase == STATING else range(self.seats)

    def _had(self, seat):
        """A seat had its turn; with the last one the round is over."""
        self._done |= 1 << seat
        if not self.waiting():
            self._done = 0
            self.phase = TALKING if self.alone else self.phase + 1

    def _state(self, hand, question):
        self._check_turn(hand)
        self._note(SAID, hand, hand << 4 | self.answer(hand, question), question)
        self._had(hand)

    def _decline(self, seat):
        if self.alone:
            raise Refused("The box declines no statement.")
        self._check_turn(seat)
        self._note(PASSED, seat, self.phase, 0)
        self._had(seat)

    def _ask(self, seat, hand, question):
        if self.phase == TALKING and not self.alone:
            raise Refused("The round of questions is over.")
        self._check_turn(seat)
        if seat == hand:
            raise Refused("A question is for another player.")
        if hand >= self.seats and not self.alone:
            raise Refused("A spare hand answers no questions.")
        self._check_room()
        self._note(ANSWERED, seat, hand << 4 | self.answer(hand, question), question)
        self.asked += 1
        if not self.alone:
            self._had(seat)

    def _check_room(self):
        if self.room < _LAST:
            raise Refused("The box's record is nearly full: declare a card now, or give up.")

    def _conclude(self, seat, form, one, two):
        """Held against the board and this seat's hand, never against the hidden card. A move that is read
        from the journal was held against them when it was played: that takes a fifth of a second each."""
        if seat >= self.seats:
            raise Refused("There is no such player.")
        mask = meaning(form, one, two)
        if mask is None:
            raise Refused("That is no conclusion.")
        self._check_room()
        if not self.proven and self.left(seat) & ~mask:
            raise Refused("That does not follow from the board and this hand.")
        self._note(CONCLUDED, seat, form << 5 | one, two)

    def _clue(self):
        """Turn clues until there is one of a new kind (items 37, 70)."""
        deck = self.deck
        if self.clues == CLUES:
            raise Refused("Three clues are all that there are.")
        if self._turned == len(deck):
            raise Refused("There is no further clue.")
        while self._turned < len(deck):
            kind = deck[self._turned]
            repeat = kind in deck[: self._turned]
            self._note(TURNED, 0, kind, repeat)
            self._turned += 1
            if not repeat:
                self.clues += 1
                return
        self._note(TURNED, 0, NONE, 0)

    def _check_spare(self, hand):
        if self.alone or not self.seats <= hand < HANDS:
            raise Refused("That is no spare hand.")
        if self._shown >> hand & 1:
            raise Refused("This hand has been opened already.")

    def _open(self, hand):
        self._check_spare(hand)
        if self.setup.second:
            raise Refused("A spare hand is taken by one player in this game.")
        self._spare(OPENED, 0, hand)

    def _take(self, both):
        hand, seat = both // SEATS, both % SEATS
        self._check_spare(hand)
        if seat >= self.seats:
            raise Refused("There is no such player.")
        if not self.setup.second:
            raise Refused("A spare hand is opened for everybody in this game.")
        self._spare(TAKEN, seat, hand)

    def _spare(self, kind, seat, hand):
        self._note(kind, seat, hand, 0)
        self._shown |= 1 << hand
        self.spares += 1

    def _declare(self, card):
        self.declared = card
        self.phase = DECLARED

    def _agree(self):
        """All have agreed: now the card is opened (items 41, 42)."""
        self.end(WON if self.declared == self.hidden else LOST)

    def _withdraw(self):
        self.declared = NONE
        self.phase = TALKING

    def _note_par(self, questions, clues):
        if not self.alone:
            raise Refused("There is a par only for one player alone.")
        if self.par or self.finished:
            raise Refused("The par of this deal is known.")
        self.par = (questions, clues)

    # -- what there is to see -----------------------------------------------------------------------------

    def board(self):
        """-> list of what was said, shown and concluded, in its order: tuples, by their first element

        (SAID, hand, question, answer), (ANSWERED, seat that asked, hand, question, answer),
        (TURNED, kind or NONE, whether it is a repeat), (OPENED, hand), (TAKEN, seat, hand),
        (CONCLUDED, seat, form, one, two), (PASSED, seat, phase). All of it is public."""
        return rows(self._board)

    def waiting(self):
        """-> list of the seats whose turn this round is; alone, of the hands that the box has to speak
        for."""
        return [seat for seat in self._members() if not self._done >> seat & 1]

    def answer(self, hand, question):
        """-> what the hand answers: a number, or 1 for yes and 0 for no. Secret until it is said."""
        return answer(question, *self.hand(hand))

    def hand(self, number):
        """-> (Singles, Completes), bytes. Secret: for the seat that has the hand, or all when it lies
        open."""
        two = SINGLES * HANDS + COMPLETES * number
        return self._hands[SINGLES * number : SINGLES * (number + 1)], self._hands[two : two + COMPLETES]

    def left(self, seat=None, rows=None):
        """-> mask of the cards that may be hidden, by the board alone, or for a seat by its hands too. Takes
        a fifth of a second. rows: only so many rows of the board."""
        from lawkeeper.games.deduction.fold import account

        return account.known(self, seat, rows).left()

    @property
    def score(self):
        """Alone: questions, and two for every clue. Fewer are better."""
        return self.asked + 2 * self.clues

    def public(self, at):
        """As `Game.public`; numbers only: what was said stands in the board."""
        seen = Game.public(self, at)
        seen["waiting"] = len(self.waiting()) if self.phase in (STATING, ASKING) else 0
        seen["questions"] = self.asked
        seen["clues"] = self.clues
        seen["spares"] = self.spares
        return seen

    def line(self):
        """-> the result in a line, without the secret."""
        from lawkeeper.games.deduction.fold import kept

        return kept.line(self)

    def secret(self):
        """-> code and deal, as bytes."""
        return self.code + self._coded

    @property
    def setup(self):
        """The `Setup`, read anew each time."""
        return Setup.decode(self.coded)
