"""Puzzles for one person: which rule breaks it, which brew is forced? No game; nothing is written down."""

from lawkeeper.games import POTIONS, Refused
from lawkeeper.games.potions.brew.english import sentence
from lawkeeper.games.potions.brew.kinds import BREWED, sign
from lawkeeper.games.potions.brew.short import short
from lawkeeper.games.potions.pages.puzzles import BREAKS, FORCED, PACKS
from lawkeeper.keep.chance import Chance
from lawkeeper.ui.buttons import DOWN, LEFT, RIGHT, UP, A, B
from lawkeeper.ui.page import Page
from lawkeeper.ui.screen import Screen
from lawkeeper.ui.text import wrap

_TITLES = ("WHICH RULE BREAKS IT?", "WHICH BREW IS FORCED?")
_ASKED = (
    "Rules come in turn. Which is the first that leaves some set of 1 to 3 ingredients without any potion?",
    "Each set of 1 to 3 ingredients can become several potions, but one set a single one. Which set?",
)


class Solve(Page):
    """What is asked, then the rules: ▲▼ choose one, which A reads; ▶ answers, with the rule at the cursor or
    with a set, and A counts after one more question. `arg`: what is asked."""

    busy = True
    # What makes a puzzle comes behind the first picture; what of it shows the puzzle stays.
    needs = (
        "lawkeeper.games.potions.pages.tray",
        "lawkeeper.games.potions.brew.rule",
        "lawkeeper.games.fold",
    )

    def __init__(self, app, arg=None):
        Page.__init__(self, app, arg)
        self._puzzle = self._steps = self._answer = None
        self._sums = {}  # once it is answered: how many were, how many of them rightly
        self._kinds = None  # the set that is being named
        self._begun = False  # the question was read
        self._sure = None  # an answer that does not count yet
        self._hint = None
        self.cursor = -1

    # -- looking for one ------------------------------------------------------------------------------------

    def work(self):
        """A piece of the making. It is seen first that it takes a moment."""
        if self.app.stale:
            return
        if self._steps is None:
            self._steps = self._find()
        found = next(self._steps)
        if found is not None:
            self._puzzle, self._steps, self.busy = found, None, False
            self.app.memory.litter()
            self.app.stale = True

    def _find(self):
        from lawkeeper.games.potions.mind.puzzle import made, read

        chance = Chance(self.app.random(8), "puzzle")
        if self.arg != PACKS:
            return made(chance, self.arg)
        return self._packed(chance, read)

    def _packed(self, chance, read):
        """Yield None at work, at last a puzzle of the library."""
        library = self.app.library
        numbers = list(range(library.count(POTIONS)))
        chance.shuffle(numbers)
        for place in numbers:
            yield None
            try:
                yield read(bytes(library.record(POTIONS, place)))
                return
            except Refused:
                self._answer = None  # a potion list, or of a later version: the next one
        self.app.back()
        raise Refused("There is no puzzle in the packs.")

    # -- what is on the screen ------------------------------------------------------------------------------

    def view(self):
        if self._puzzle is None:
            return Screen("ONE MOMENT", ("", "", "\tThe box makes\t", "\ta puzzle ...\t"), "B back")
        if not self._begun:
            asked = self._puzzle.question
            return Screen(_TITLES[asked], wrap(_ASKED[asked]), "B back\tA show rules")
        if self._answer is not None:
            return self._told()
        if self._sure is not None:
            return self._question()
        return self._rules() if self._kinds is None else self._set()

    def _rules(self):
        puzzle, at = self._puzzle, self.cursor
        rows = ["%d %s" % (at + 1, short(puzzle.space, code, 18)) for at, code in enumerate(puzzle.codes)]
        top = max(0, min(at - 3, len(rows) - 6))
        foot = "B back A read ▶answer"
        if at < 0:
            foot = "B back ▲▼rule ▶answer" if puzzle.question else "B back\t▲▼ rule"
        return Screen(
            _TITLES[puzzle.question], rows[top : top + 6], self._hint or foot, at - top if at >= 0 else -1
        )

    def _set(self):
        cells = [sign(self._puzzle.space.kinds, kind) if kind >= 0 else "·" for kind in self._kinds]
        above = "".join([" %s " % cell for cell in cells]) + "\t◀▶ place"
        below = "".join([" ▲ " if place == self.cursor else "   " for place in range(BREWED)])
        rows = ["Only one potion", "can come of:", "", above, below + "\t▲▼ change"]
        return Screen(_TITLES[FORCED], rows, self._hint or "B rules\tA this")

    def _question(self):
        """-> the Screen that asks once more: an answer counts behind it."""
        from lawkeeper.games.potions.brew.signs import signs
        from lawkeeper.games.potions.brew.space import set_of

        puzzle = self._puzzle
        if puzzle.question == BREAKS:
            title = "RULE %d?" % self._sure
            told = "With this rule some set is left without a potion: " + self._words(self._sure)
        else:
            brew = signs(puzzle.space, set_of(puzzle.space.kinds, self._sure))
            title, told = brew + "?", "All rules leave %s one potion only." % brew
        return Screen(title, wrap(told)[:6], "B back\tA yes, this")

    def _words(self, number):
        return sentence(self._puzzle.space, self._puzzle.codes[number - 1]) + "."

    def _told(self):
        from lawkeeper.games.potions.brew.signs import signs
        from lawkeeper.games.potions.brew.space import set_of

        puzzle = self._puzzle
        brew = signs(puzzle.space, set_of(puzzle.space.kinds, puzzle.shows))
        if puzzle.question == BREAKS:
            told = "With rule %d no potion is left to %s." % (puzzle.answer, brew)
        else:
            told = "%s can become one thing only: %s." % (brew, puzzle.space.called(puzzle.left))
        rows = wrap(told)
        rows += [""] * (5 - len(rows)) + ["Solved %d of %d" % (self._sums["solved"], self._sums["puzzles"])]
        return Screen("RIGHT" if self._answer == puzzle.answer else "NO", rows, "B rules\tA another")

    # -- what the buttons do --------------------------------------------------------------------------------

    def tap(self, button):
        self._hint = None
        if self._puzzle is None or button == B and not self._begun:
            Page.tap(self, button)
        elif not self._begun:
            self._begun = button == A
        elif self._answer is not None:
            self._tap_told(button)
        elif self._sure is not None:
            self._tap_sure(button)
        elif self._kinds is not None:
            self._tap_set(button)
        else:
            self._tap_rules(button)

    def _tap_told(self, button):
        if button == A:
            self.app.swap("potions.puzzle", self.arg)
        elif button == B:
            self._answer = self._kinds = None
            self.cursor = -1

    def _tap_sure(self, button):
        if button == A:
            self._say(self._sure)
        if button in (A, B):
            self._sure = None

    def _tap_rules(self, button):
        count, at = len(self._puzzle.codes), self.cursor
        if button == DOWN:
            self.cursor = (at + 1) % count
        elif button == UP:
            self.cursor = (max(at, 0) - 1) % count
        elif button == RIGHT and self._puzzle.question == FORCED:
            self._kinds, self.cursor = [-1] * BREWED, 0
        elif button in (A, RIGHT) and at < 0:
            self._hint = "\t▲▼ choose first\t"
        elif button == A:
            self.app.say(self._words(at + 1))
        elif button == RIGHT:
            self._sure = at + 1
        elif button == B:
            self.app.back()

    def _tap_set(self, button):
        kinds = bytes(sorted([kind for kind in self._kinds if kind >= 0]))
        if button in (LEFT, RIGHT):
            self.cursor = (self.cursor + (1 if button == RIGHT else -1)) % BREWED
        elif button in (UP, DOWN):
            step = 1 if button == UP else -1
            count = self._puzzle.space.kinds + 1
            self._kinds[self.cursor] = (self._kinds[self.cursor] + 1 + step) % count - 1
        elif button == A and kinds:
            from lawkeeper.games.potions.brew.space import number

            self._sure = number(self._puzzle.space.kinds, kinds)
        elif button == A:
            self._hint = "\t▲▼ choose one first\t"
        elif button == B:
            self._kinds, self.cursor = None, -1

    def _say(self, answer):
        self._answer = answer
        right = answer == self._puzzle.answer
        if not self._sums:  # only the first answer counts
            self._sums = self.app.home_data.data.setdefault("stats", {}).setdefault("potions", {})
            for word, one in (("puzzles", 1), ("solved", right)):
                self._sums[word] = self._sums.get(word, 0) + one
        self.app.sound("win" if right else "refused")
