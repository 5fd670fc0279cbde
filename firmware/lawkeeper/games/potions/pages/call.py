"""A call-out: the arrows are the buzzers of the seats, the first press counts; A: all have passed."""

from lawkeeper.games.pages.base import GUARD_MS
from lawkeeper.games.potions.fold import moves
from lawkeeper.games.potions.fold.book import NONE
from lawkeeper.games.potions.pages.step import Step
from lawkeeper.games.potions.pages.tray import brewing, does, who
from lawkeeper.ui.buttons import DOWN, LEFT, RIGHT, UP, A, B
from lawkeeper.ui.screen import Screen
from lawkeeper.ui.text import wrap

BUZZERS = (UP, DOWN, LEFT, RIGHT)  # of seats 1 to 4
_SENTENCE = 4  # rows that a new rule may take
_TITLES = {
    moves.PREDICT: "PREDICT?",
    moves.ILLEGAL: "ILLEGAL?",
    moves.STEAL: "STEAL?",
    moves.STILL: "STILL LEGAL?",
}
# What a call means, before it counts: who calls, what is being brewed, who brews, the number of the new rule.
_MEANS = {
    moves.PREDICT: "%(who)s will say what becomes of %(brew)s. Wrong: %(who)s will be out.",
    moves.ILLEGAL: "%(who)s will point at a rule that %(brew)s breaks. It keeps it: %(who)s will be out.",
    moves.STEAL: "%(who)s will brew the same into something else, or be out.",
    moves.STILL: "%(brew)s keeps rule %(rule)d? Then %(maker)s will be out. It breaks it: %(who)s.",
}


class Window(Step):
    """Everybody may call, or A is pressed when nobody does. Whose arrow was first is asked once more, while
    no clock runs: B, and the call-out goes on."""

    def __init__(self, app, arg=None):
        Step.__init__(self, app, arg)
        self.live = bool(app.game.timer)
        self._asked = None  # the seat that has pressed; NONE: nobody steals

    def screen(self):
        game = self.game
        if self._asked is not None:
            return self._question()
        left = game.seconds_left(self.app.clock.seconds())
        title = _TITLES[game.phase] + ("" if left is None else "\t%d s" % left)
        if game.phase == moves.STILL:
            rows = self._new_rule()
        else:
            rows = [does(game, game.maker, "brews", "brew"), " " + brewing(game)] + self._pad()
        return Screen(title, rows, "B rules\tA all pass")

    def _new_rule(self):
        """-> the brew, the new rule in words where there is room, the buzzers in a row."""
        from lawkeeper.games.potions.pages.rows import sentence, short

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
        for seat, sign in enumerate("▲▼◀▶"):
            names.append(sign + who(game, seat) if seat in game.callers() else "   ")
        return names

    def _pad(self):
        """-> four rows: the buzzers as they lie on the box."""
        names = self._names()
        return ["", "\t%s\t" % names[0], "  %s\t%s  " % (names[2], names[3]), "\t%s\t" % names[1]]

    def _question(self):
        game = self.game
        maker = who(game, game.maker)
        if self._asked == NONE:
            rows = wrap("Nobody steals? Then the victory potion is finished: %s will win." % maker)
            return Screen("STEAL?", rows, "B no\tA nobody")
        facts = {"who": who(game, self._asked), "brew": brewing(game, 14), "maker": maker}
        facts["rule"] = len(game.book.entries)
        title = "%s: %s" % (facts["who"], _TITLES[game.phase])
        return Screen(
            title,
            wrap(_MEANS[game.phase] % facts),
            "B no\tA yes, " + does(game, self._asked, "calls", "call"),
        )

    def tap(self, button):
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
                self.app.say("Who brews cannot call: another player does.")
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
        elif button == A and self._asked == NONE:
            self.tell(moves.PASS)
        elif button == A:
            self.tell(moves.CALL, self._asked)
        else:
            self.nothing()
