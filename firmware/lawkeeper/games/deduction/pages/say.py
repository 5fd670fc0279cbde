"""A statement or a question, put together in few presses (items 28 to 31, 67)."""

from lawkeeper.games.deduction.deal import cards
from lawkeeper.games.deduction.fold import rules
from lawkeeper.games.deduction.pages.chosen import Chosen
from lawkeeper.games.deduction.pages.grid import Grid
from lawkeeper.games.deduction.pages.tray import brief
from lawkeeper.ui.buttons import DOWN, LEFT, RIGHT, UP, A, B
from lawkeeper.ui.screen import Screen

_WHO, _WHOM, _KIND, _GRID, _FORM, _NOTHING = range(6)

# Button -> where the form begins; those of one's Singles, then of the Completes.
_FORMS = (
    {A: cards.COUNT, RIGHT: cards.SOME, UP: cards.COUNT_DIM, DOWN: cards.SOME_DIM},
    {A: cards.COUNT_CARDS, RIGHT: cards.SOME_CARDS},
)


_DRAFT = 4  # bytes; hand and sign of it may be missing
_NONE = 15


class Say(Chosen):
    """Who, what about, a sign, how: then the box fills in the number, or the yes or no, for all to hear.

    What is half made is there again after a look at one's hand and after a power cut, see `Session.sketch`:
    0; 16 * the seat + the hand that is asked; 8 * (0 Singles, 1 Completes, 2 one Complete) + how far it has
    come; the sign, or what is chosen of it."""

    def __init__(self, app, arg=None):
        Chosen.__init__(self, app, arg)
        game = self.game
        self._asks = game.phase != rules.STATING
        self.seats = [0] if game.alone else game.waiting()
        self.seat = self.seats[0]
        self._hand = None
        if game.alone:
            self._hand = ([1] + [row[2] for row in game.board() if row[0] == rules.ANSWERED])[-1]
        self._completes = self._card = False
        self._grid = None
        self._step = _WHOM if self._asks else _KIND
        self._aim(0)
        draft = app.session.found.get("draft", app.ledger.draft)
        if len(draft) == _DRAFT and draft[1] >> 4 in self.seats:
            self._take_up(draft)

    # -- what is half made ----------------------------------------------------------------------------------

    def _take_up(self, draft):
        self.seat, what, self._step = draft[1] >> 4, draft[2] >> 3, draft[2] & 7
        if self._asks:
            self._hand = draft[1] & 15
        if self._step != _KIND:
            self._begin(what == 2, what == 1)
        if self._step != _KIND:
            self._grid.choose(draft[3])
        if self._step == _FORM:
            self._grid.taken = draft[3]

    def _keep(self):
        """The way back to what is half made. In the journal it takes room that looks at hands may take."""
        draft, session = b"", self.app.session
        if _WHOM < self._step < _NOTHING:
            hand = self._hand if self._asks else _NONE
            what = 2 if self._card else int(self._completes)
            sign = 0 if self._step == _KIND else self._grid.chosen()
            draft = bytes((0, self.seat << 4 | hand, what << 3 | self._step, sign))
        session.found["draft"] = draft
        begun = self._asks or self._step != _KIND or session.ledger.draft
        if begun and session.ledger.journal.free > self.game.LOOKS_LEAVE:
            session.sketch(draft)

    # -- what is on the screen ------------------------------------------------------------------------------

    def screen(self):
        return (self.who, self._whom, self._kind, self._sign, self._form, self._nothing)[self._step]()

    def _title(self, what):
        who = "P%d ASKS P%d" % (self.seat + 1, self._hand + 1) if self._asks else "P%d" % (self.seat + 1)
        return who + "\t" + what

    def _whom(self):
        rows = ("Who is asked?", "", "\t◀ player %d ▶\t" % (self._hand + 1), "", "◀▶ another one")
        if self.game.alone:
            rows = ("Which hand is asked?", "", "\t◀ hand %d ▶\t" % (self._hand + 1), "", "◀▶ another one")
        else:
            rows += ("▼ ask nobody",)
        return Screen(self.name() + "\tASKS", rows, self.not_me() + "\tA that one")

    def _kind(self):
        rows = ["A the Singles", "▶ the Completes", "▼ one Complete", "▲ look at my hand"]
        if not self._asks:
            rows.append("◀ say nothing")
        return Screen(self._title("WHAT"), rows, "B back" if self._asks else self.not_me())

    def _sign(self):
        rows, art = self._grid.draw()
        word = self._grid.word()
        title = word if len(word) > 8 else self._title(word)
        if not self._card and not self._asks:
            title = "P%d %s\t%s" % (self.seat + 1, self._what(), word)
        return Screen(title, rows, self._grid.foot(), art=art.rows)

    def _form(self):
        about = cards.WORDS[self._grid.taken]
        rows = ["A How many %s?" % about, "▶ Any %s?" % about]
        if not self._completes:
            dim = self._grid.taken // 3 * 3
            of = cards.DIMENSIONS[dim // 3]
            three = "%s, %s or %s" % tuple([word[0] for word in cards.WORDS[dim : dim + 3]])
            rows += ["▲ How many %s?" % three, "▼ Any %s?" % three, "  (of any %s)" % of]
        else:
            rows.append("")
        return Screen(self._title(self._what()), rows + ["Told at once to all."], "B back")

    def _nothing(self):
        what = ("makes no statement", "asks no question")[self._asks]
        rows = ("", "Player %d" % (self.seat + 1), what + ".", "", "Is that so?")
        return Screen(self.name(), rows, "B no\tA yes")

    def _what(self):
        return "COMPLETES" if self._completes else "SINGLES"

    def _question(self, begin):
        kind = self._grid.taken
        return begin + (kind // 3 if begin in (cards.COUNT_DIM, cards.SOME_DIM) else kind)

    # -- what the buttons do --------------------------------------------------------------------------------

    def tap(self, button):
        steps = (
            self.tap_who,
            self._tap_whom,
            self._tap_kind,
            self._tap_sign,
            self._tap_form,
            self._tap_nothing,
        )
        before, board = self._step, len(self.game.board())
        steps[before](button)
        if (self._step != before or before == _GRID) and board == len(self.game.board()):
            self._keep()

    def chosen(self):
        """Whoever it is begins."""
        self._step = _WHOM if self._asks else _KIND
        self._aim(0)

    def back_to_who(self):
        """B on the first page of a player."""
        if len(self.seats) > 1:
            self.next_seat(1)
            self._step = _WHO
        else:
            self.app.back()

    def _aim(self, step):
        """The next hand that may be asked; never the player's own."""
        if self._asks:
            hands = [hand for hand in range(9 if self.game.alone else self.game.seats) if hand != self.seat]
            at = hands.index(self._hand) if self._hand in hands else -1 if step else 0
            self._hand = hands[(at + step) % len(hands)]

    def _tap_whom(self, button):
        if button == A:
            self._step = _KIND
        elif button in (LEFT, RIGHT):
            self._aim(1 if button == RIGHT else -1)
        elif button == DOWN and not self.game.alone:
            self._step = _NOTHING
        elif button == B:
            self.back_to_who()

    def _tap_kind(self, button):
        if button == B and self._asks:
            self._step = _WHOM
        elif button == B:
            self.back_to_who()
        elif button == UP:
            self.open("hand", self.seat)
        elif button == LEFT:
            if not self._asks:
                self._step = _NOTHING
        else:
            self._begin(button == DOWN, button == RIGHT)
            self._step = _GRID

    def _begin(self, card, completes):
        self._card, self._completes = card, completes
        self._grid = Grid(card, self.game)

    def _tap_nothing(self, button):
        if button == A:
            self.tell(rules.DECLINE, self.seat)
        elif button == B:
            self._step = _WHOM if self._asks else _KIND

    def _tap_sign(self, button):
        if button == B:
            self._step = _KIND
            return
        self._grid.tap(button)
        if self._grid.taken is None:
            return
        if self._card:
            self._put(cards.HELD + self._grid.taken)
            self._grid.taken = None
        else:
            self._step = _FORM

    def _tap_form(self, button):
        forms = _FORMS[self._completes]
        if button == B:
            self._step = _GRID
            self._grid.taken = None
        elif button in forms:
            self._put(self._question(forms[button]))

    def _put(self, question):
        if self._asks:
            if self.game.alone and self._known(question):
                self.app.say("Asked already: " + self._known(question))
            else:
                self.tell(rules.ASK, self.seat, self._hand, question)
        else:
            self.tell(rules.STATE | self.seat, question)

    def _known(self, question):
        """-> what the board says of this hand that answers the question, "" for nothing."""
        for row in self.game.board():
            of_hand = row[0] in (rules.SAID, rules.ANSWERED) and row[-3] == self._hand
            if of_hand and cards.answers(row[-2], row[-1], question):
                return brief(row)
        return ""
