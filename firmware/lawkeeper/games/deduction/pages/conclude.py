"""A conclusion: accepted when it follows from the board and the player's own hand (items 32 to 34, 66)."""

from lawkeeper.games.deduction.deal.cards import WORDS
from lawkeeper.games.deduction.fold import rules
from lawkeeper.games.deduction.pages.chosen import Chosen
from lawkeeper.games.deduction.pages.grid import Grid
from lawkeeper.games.deduction.pages.tray import concluded, title
from lawkeeper.ui.buttons import DOWN, LEFT, RIGHT, UP, A, B
from lawkeeper.ui.screen import Screen
from lawkeeper.ui.text import wrap

_WHO, _FORM, _ONE, _TWO, _SURE, _NOT = range(6)
_FORMS = {A: rules.IS, RIGHT: rules.NOT, DOWN: rules.IF, LEFT: rules.CARD}


class Conclude(Chosen):
    """Who, which form, which sign; then A is held. That it does not follow is on the screen only as long.

    `arg`: the seat, when players come back from its hand."""

    holds = (A,)

    def __init__(self, app, arg=None):
        Chosen.__init__(self, app, arg)
        self.seats = list(range(self.game.seats))  # the board's range has no index()
        self.seat = arg or 0
        self._step = _WHO if len(self.seats) > 1 and arg is None else _FORM
        self._form = rules.IS
        self._one = self._two = 0
        self._grid = None

    # -- what is on the screen ------------------------------------------------------------------------------

    def screen(self):
        return (self.who, self._forms, self._sign, self._sign, self._sure, self._no)[self._step]()

    def _forms(self):
        rows = (
            "A It is ...",
            "▶ It is not ...",
            "▼ If ..., then ...",
            "◀ It is this card",
            "▲ look at my hand",
        )
        return Screen(self.name() + "\tFORM", rows, self.not_me())

    def _sign(self):
        rows, art = self._grid.draw()
        head = ("IS", "NOT", "IF", "CARD")[self._form]
        if self._step == _TWO:
            head = "IF %s THEN" % WORDS[self._one][:3]
        return Screen(head + "\t" + self._grid.word(), rows, self._grid.foot(), art=art.rows)

    def _words(self):
        return wrap(concluded(self._form, self._one, self._two))

    def _sure(self):
        rows = self._words() + ["", "All others look away.", "Hold A: is it true?", "If so, all may read."]
        return Screen(title(self.game, self.name()), rows, "B back\thold A: check")

    def _no(self):
        rows = self._words() + ["", "does not follow from", "the board and your", "hand."]
        return Screen(self.name() + "\tNOT TAKEN", rows, "\tnobody else learns it", secret=True)

    # -- what the buttons do --------------------------------------------------------------------------------

    def tap(self, button):
        steps = (self.tap_who, self._tap_form, self._tap_one, self._tap_two, self._tap_sure, self._tap_sure)
        steps[self._step](button)

    def chosen(self):
        """Whoever it is begins."""
        self._step = _FORM

    def _tap_form(self, button):
        if button == UP:
            self.app.nav.top()[1] = self.seat  # back leads here, not to the question who it is
            self.open("hand", self.seat)
        elif button in _FORMS:
            self._form = _FORMS[button]
            self._choose(_ONE)
        elif len(self.seats) > 1:
            self.next_seat(1)
            self._step = _WHO
        else:
            self.app.back()

    def _choose(self, step):
        self._step = step
        self._grid = Grid(self._form == rules.CARD, self.game)

    def _tap_one(self, button):
        if button == B:
            self._step = _FORM
            return
        self._grid.tap(button)
        if self._grid.taken is None:
            return
        self._one, self._two = self._grid.taken, 0
        self._grid.taken = None
        if self._form == rules.IF:
            self._choose(_TWO)
        else:
            self._step = _SURE

    def _tap_two(self, button):
        if button == B:
            self._again()
            return
        self._grid.tap(button)
        two, self._grid.taken = self._grid.taken, None
        if two is None:
            return
        if rules.meaning(self._form, self._one, two) is None:
            self.app.say("IF and THEN are signs of two rows.")
        else:
            self._two = two
            self._step = _SURE

    def _again(self):
        """Back to the first sign, on the one that was chosen."""
        self._choose(_ONE)
        self._grid.at(self._one)

    def _tap_sure(self, button):
        if button == B and self._form == rules.IF:
            self._choose(_TWO)
            self._grid.at(self._two)
        elif button == B:
            self._again()

    def hold(self, button):
        """The board and this hand are asked; what does not follow is no move, and leaves no trace."""
        if self._step != _SURE:
            return
        game = self.game
        self.app.announce("One moment ...")
        if game.left(self.seat) & ~rules.meaning(self._form, self._one, self._two):
            self._step = _NOT
            self.app.memory.litter()  # what finds it is large
        else:
            self.tell(rules.CONCLUDE, self.seat, self._form, self._one, self._two)

    def release(self, button):
        if self._step == _NOT:
            self._step = _SURE
