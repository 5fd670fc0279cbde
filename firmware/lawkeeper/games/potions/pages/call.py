"""A call-out: the arrows are the buzzers of the seats, the first press counts; A: all have passed."""

from lawkeeper.games.pages.base import GUARD_MS
from lawkeeper.games.potions.brew.english import sentence
from lawkeeper.games.potions.brew.short import short
from lawkeeper.games.potions.fold import moves
from lawkeeper.games.potions.fold.book import NONE
from lawkeeper.games.potions.pages.step import READ_MS, Step, keep, kept
from lawkeeper.games.potions.pages.tray import brewing, does, who
from lawkeeper.ui.buttons import DOWN, LEFT, RIGHT, UP, A, B
from lawkeeper.ui.screen import WIDTH, Screen
from lawkeeper.ui.text import wrap

BUZZERS = (UP, DOWN, LEFT, RIGHT)  # of seats 1 to 4
_SENTENCE = 4  # rows that a new rule may take
# What is called, and what is asked.
_TITLES = {
    moves.PREDICT: ("PREDICT?", "Who knows the potion?"),
    moves.ILLEGAL: ("ILLEGAL?", "Does it break a rule?"),
    moves.STEAL: ("STEAL?", "Who steals this brew?"),
    moves.STILL: ("STILL LEGAL?", ""),
}
_CALLING = {
    moves.PREDICT: ("PREDICTS?", "PREDICT?"),
    moves.ILLEGAL: ("CALLS ILLEGAL?", "CALL ILLEGAL?"),
    moves.STEAL: ("STEALS?", "STEAL?"),
    moves.STILL: ("CALLS STILL LEGAL?", "CALL STILL LEGAL?"),
}
# What a call says, before it counts: who calls, what is being brewed, who brews, the number of the new rule.
_MEANS = {
    moves.PREDICT: "%(who)s will say what becomes of %(brew)s. Right: %(maker)s out. Wrong: %(who)s out.",
    moves.ILLEGAL: "%(brew)s breaks a rule, %(who)s points at it. Right: %(maker)s out. Wrong: %(who)s out.",
    moves.STEAL: "%(who)s will brew the same into something else, or be out.",
    moves.STILL: "%(brew)s keeps rule %(rule)d, it is still legal. Right: %(maker)s out. Wrong: %(who)s out.",
}
# Until what it is about is named, a call is not played: B takes it back.
_NAMED = {moves.PREDICT: "potion", moves.ILLEGAL: "point"}


class Window(Step):
    """Everybody may call, or A is pressed when nobody does. Whose arrow was first is asked once more, while
    no clock runs: B, and the call-out goes on."""

    def __init__(self, app, arg=None):
        Step.__init__(self, app, arg)
        self.live = bool(app.game.timer)
        self.guard(READ_MS)
        self._asked = None  # the seat that has pressed; NONE: nobody steals
        draft = kept(app)
        if app.game.phase in _NAMED and len(draft) == 1:  # players come back from where it is named
            self._asked, self.waits = draft[0], True

    def screen(self):
        game = self.game
        if self._asked is not None:
            return self._question()
        left = game.seconds_left(self.app.clock.seconds())
        title, asked = _TITLES[game.phase]
        title += "\thold A:?" if left is None else "\t%d s" % left
        if game.phase == moves.STILL:
            rows = self._new_rule()
        else:
            told = does(game, game.maker, "brews", "brew")
            brew = " " + brewing(game)
            rows = ["", told + brew] if len(told + brew) <= WIDTH else [told, brew]
            rows += [asked] + self._pad()
        return Screen(title, rows, "B rules\tA pass" if game.strength else "B rules\tA all pass")

    def _new_rule(self):
        """-> the brew, the new rule in words where there is room, the buzzers in a row."""
        game = self.game
        code = game.book.code(len(game.book.entries))
        told = wrap(sentence(game.space, code))
        if len(told) > _SENTENCE:
            told = ["Rule %d:" % len(game.book.entries), short(game.space, code), "B reads it"]
        told += [""] * (_SENTENCE - len(told))
        return [brewing(game)] + told + [" ".join([name for name in self._names() if name[0] != " "])]

    def _names(self):
        """-> what each buzzer is, blanks where nobody may press it."""
        game, names = self.game, []
        for seat, arrow in enumerate("▲▼◀▶"):
            names.append(arrow + who(game, seat) if seat in game.callers() else "   ")
        return names

    def _pad(self):
        """-> three rows: the buzzers as they lie on the box."""
        names = self._names()
        return ["\t%s\t" % names[0], "  %s\t%s  " % (names[2], names[3]), "\t%s\t" % names[1]]

    def _question(self):
        game = self.game
        maker = who(game, game.maker)
        if self._asked == NONE:
            rows = wrap("Nobody steals? Then the victory potion is finished: %s will win." % maker)
            return Screen("STEAL?", rows, "B no\tA nobody")
        facts = {"who": who(game, self._asked), "brew": brewing(game, 14), "maker": maker}
        facts["rule"] = len(game.book.entries)
        title = does(game, self._asked, *_CALLING[game.phase])
        return Screen(
            title,
            wrap(_MEANS[game.phase] % facts),
            "B no\tA yes, " + does(game, self._asked, "calls", "call"),
        )

    def tap(self, button):
        self._hint = None
        if self._asked is not None:
            self._answer(button)
        elif button == A and self.game.phase == moves.STEAL:
            self._ask(NONE)
        elif button == A:
            self.tell(moves.PASS)
        elif button in BUZZERS:
            seat = BUZZERS.index(button)
            if seat in self.game.callers():
                self._ask(seat)
            elif seat == self.game.maker:
                self.first("Who brews cannot call")  # no sentence: it would take the next buzzer
        else:
            Step.tap(self, button)

    def _ask(self, seat):
        self._asked = seat
        self.waits = True
        self.guard(GUARD_MS)
        self.cue("o_x")

    def _answer(self, button):
        if button == B:
            self._asked, self.waits = None, False
            if kept(self.app):
                keep(self.app, b"")
        elif button == A and self._asked == NONE:
            self.tell(moves.PASS)
        elif button == A and self.game.phase in _NAMED:
            if not self.early():
                keep(self.app, bytes((self._asked,)))
                self.open(_NAMED[self.game.phase], self._asked)
        elif button == A:
            self.tell(moves.CALL, self._asked)
        else:
            self.nothing()
