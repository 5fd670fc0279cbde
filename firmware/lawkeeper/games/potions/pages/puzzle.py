"""Puzzles for one person: which rule breaks it, which brew is forced? No game; nothing is written down."""

from lawkeeper.games import POTIONS, Refused
from lawkeeper.games.potions.brew.english import sentence
from lawkeeper.games.potions.brew.kinds import BREWED, sign
from lawkeeper.games.potions.brew.short import short
from lawkeeper.games.potions.brew.signs import signs
from lawkeeper.games.potions.brew.space import number, set_of
from lawkeeper.keep.chance import Chance
from lawkeeper.ui.buttons import DOWN, LEFT, RIGHT, UP, A, B
from lawkeeper.ui.menu import GO, Menu
from lawkeeper.ui.page import Page
from lawkeeper.ui.screen import Screen
from lawkeeper.ui.text import window, wrap

BREAKS, FORCED, PACKS = range(3)
_TITLES = ("WHICH RULE BREAKS IT?", "WHICH BREW IS FORCED?")


class Puzzles(Menu):
    """What to ask."""

    TITLE = "PUZZLES"

    def __init__(self, app, arg=None):
        Menu.__init__(self, app, arg)
        rows = [("Which rule breaks it?", GO, "potions.puzzle", BREAKS)]
        rows.append(("Which brew is forced?", GO, "potions.puzzle", FORCED))
        if app.library.count(POTIONS):
            rows.append(("One of a pack", GO, "potions.puzzle", PACKS))
        self.ROWS = rows


class Solve(Page):
    """The rules; A reads one, ▶ answers: with the rule at the cursor, or with a set. `arg`: what is asked."""

    busy = True

    def __init__(self, app, arg=None):
        Page.__init__(self, app, arg)
        self._puzzle = self._steps = self._answer = None
        self._kinds = None  # the set that is being named

    # -- looking for one ------------------------------------------------------------------------------------

    def work(self):
        """A piece of the making."""
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
        if self._answer is not None:
            return self._told()
        return self._rules() if self._kinds is None else self._set()

    def _rules(self):
        puzzle = self._puzzle
        codes = puzzle.codes
        self.cursor = max(0, min(self.cursor, len(codes) - 1))
        rows = ["%d %s" % (at + 1, short(puzzle.space, code, 18)) for at, code in enumerate(codes)]
        top = max(0, min(self.cursor - 3, len(rows) - 6))
        return Screen(
            _TITLES[puzzle.question], rows[top : top + 6], "B back A read ▶answer", self.cursor - top
        )

    def _set(self):
        cells = [sign(self._puzzle.space.kinds, kind) if kind >= 0 else "·" for kind in self._kinds]
        above = "".join([" %s " % cell for cell in cells])
        below = "".join([" ▲ " if place == self.cursor else "   " for place in range(BREWED)])
        rows = ["Exactly one potion", "can come of:", "", above, below]
        return Screen(_TITLES[FORCED], rows, "B rules ◀▶▲▼\tA this")

    def _told(self):
        puzzle = self._puzzle
        right = self._answer == puzzle.answer
        brew = signs(puzzle.space, set_of(puzzle.space.kinds, puzzle.shows))
        if puzzle.question == BREAKS:
            told = "With rule %d nothing is left to %s." % (puzzle.answer, brew)
        else:
            told = "%s can become one thing only." % brew
        rows, _, _ = window(wrap(told), 0)
        return Screen("RIGHT" if right else "NO", rows, "B rules\tA another")

    # -- what the buttons do --------------------------------------------------------------------------------

    def tap(self, button):
        if self._puzzle is None:
            Page.tap(self, button)
        elif self._answer is not None:
            self._tap_told(button)
        elif self._kinds is not None:
            self._tap_set(button)
        else:
            self._tap_rules(button)

    def _tap_told(self, button):
        if button == A:
            self.app.swap("potions.puzzle", self.arg)
        elif button == B:
            self._answer = self._kinds = None

    def _tap_rules(self, button):
        puzzle = self._puzzle
        if button in (UP, DOWN):
            self.cursor = (self.cursor + (1 if button == DOWN else -1)) % len(puzzle.codes)
        elif button == A:
            self._read(puzzle.codes[self.cursor])
        elif button == RIGHT and puzzle.question == BREAKS:
            self._say(self.cursor + 1)
        elif button == RIGHT:
            self._kinds, self.cursor = [0] + [-1] * (BREWED - 1), 0
        elif button == B:
            self.app.back()

    def _read(self, code):
        self.app.say(sentence(self._puzzle.space, code) + ".")

    def _tap_set(self, button):
        if button in (LEFT, RIGHT):
            self.cursor = (self.cursor + (1 if button == RIGHT else -1)) % BREWED
        elif button in (UP, DOWN):
            low = 0 if self.cursor == 0 else -1
            count = self._puzzle.space.kinds - low
            step = 1 if button == UP else -1
            self._kinds[self.cursor] = (self._kinds[self.cursor] - low + step) % count + low
        elif button == A:
            kinds = bytes(sorted([kind for kind in self._kinds if kind >= 0]))
            self._say(number(self._puzzle.space.kinds, kinds))
        elif button == B:
            self._kinds = None

    def _say(self, answer):
        self._answer = answer
        self.app.sound("win" if answer == self._puzzle.answer else "refused")
