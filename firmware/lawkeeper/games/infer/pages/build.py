"""Entering an experiment: die by die, with six buttons, or number keys where a board has them."""

from lawkeeper import ticks
from lawkeeper.games.infer.fold import lawful
from lawkeeper.games.infer.laws import experiment
from lawkeeper.games.infer.pages.dice_rows import WIDE, grid, initials, piles
from lawkeeper.games.infer.pages.tray import GamePage
from lawkeeper.ui.buttons import DOWN, KEYS, LEFT, RIGHT, UP, A, B
from lawkeeper.ui.screen import WIDTH, Screen

HIGH = 5  # rows of the drawing; the sixth tells of the place and of the supply
SPAN = 32  # rows and columns that an experiment may take
BLINK_MS = 400
REPEAT_MS = 300  # a direction that stays held goes on at this pace
LOW = 3  # so many dice of a colour are few
RECORDS = 8  # bytes of dice in a move


class Build(GamePage):
    """`arg`: None, or the number of an experiment that stands differently now (Infer item 71).

    The next die blinks at its place. UP and DOWN change its number, LEFT and RIGHT its colour, A puts it
    down; held, the four move its place, where it may stand on other dice. B takes the last die back. Holding
    A hands in what has been put down; nothing at all is the null experiment (items 19, 20).

    After a die comes the first free place to the right, but after one that stands on another the place on
    top: so every experiment of up to 4 dice takes at most 23 presses, and 12 with number keys.
    """

    HOLDS = {}
    holds = (UP, DOWN, LEFT, RIGHT, A)
    keys = True
    busy = True

    def __init__(self, app, arg=None):
        GamePage.__init__(self, app, arg)
        game = app.game
        code = game.pending if arg is None else game.dice(arg)
        self._supply = game.supply(arg)
        self._dice = [die[:4] for die in experiment.dice(code)]
        self._next = [1, 1, 0, 0]  # colour, number, x, y
        self._left, self._top = -(WIDE // 2), -(HIGH // 2)
        self._held = -1
        self._due = self._since = app.box.ticks()
        self._lit = True
        if self._dice:
            self._after()

    # -- what it looks like ---------------------------------------------------------------------------------

    def screen(self):
        dice, names = self._dice, self.game.setup.colours
        signs = initials(names)
        colour, number, x, y = self._next
        self._left = min(max(self._left, x - WIDE + 1), x)
        self._top = min(max(self._top, y - HIGH + 1), y)
        rows = grid(dice + [self._next] if self._lit else dice, signs, self._left, self._top, HIGH)
        rows.append(self._words(signs))
        title = "DICE %d" % len(dice) if dice else "BUILD"
        title += "\t%s %d" % (names[colour - 1], number)
        return Screen(title, rows, "hold ▲▼◀▶ move, A ask")

    def _words(self, signs):
        """The row below: the stack that the next die would stand on, and what is left when that is little."""
        left = self._spare()
        few = "" if left > LOW else "%d %s left" % (left, self.game.setup.colours[self._next[0] - 1])
        if not self._dice:
            return few or "hold A now: no dice"
        pile = piles([die for die in self._dice if list(die[2:]) == self._next[2:]] + [self._next], signs)
        room = (WIDTH - len(few)) // 3 * 3 - 1  # whole dice
        return (pile[0][-room:] if pile else "") + "\t" + few

    def _spare(self):
        """How many dice of the next one's colour there are."""
        colour = self._next[0]
        return self._supply[colour - 1] - sum([die[0] == colour for die in self._dice])

    def work(self):
        """The next die blinks; a direction that stays held goes on."""
        now = self.app.box.ticks()
        if self._held >= 0 and ticks.diff(now, self._due) >= 0:
            self._due = ticks.add(now, REPEAT_MS)
            self._move()
        lit = not ticks.diff(now, self._since) // BLINK_MS & 1
        if lit != self._lit:
            self._lit = lit
            self.app.stale = True

    def _show(self):
        """Something has changed: the next die is seen at once."""
        self._since = self.app.box.ticks()
        self._lit = True
        self.app.stale = True

    # -- what the buttons do --------------------------------------------------------------------------------

    def tap(self, button):
        die = self._next
        if button >= KEYS:
            die[1] = button - KEYS + 1
            self._put()
        elif button in (UP, DOWN):
            die[1] = (die[1] + (0 if button == UP else 4)) % 6 + 1
        elif button in (LEFT, RIGHT):
            die[0] = (die[0] + (0 if button == RIGHT else 1)) % 3 + 1
        elif button == A:
            self._put()
        elif button == B:
            self._take_back()
        self._show()

    def hold(self, button):
        if button == A:
            self._hand_in()
        else:
            self._held = button
            self._due = ticks.add(self.app.box.ticks(), REPEAT_MS)
            self._move()

    def release(self, button):
        self._held = -1

    def _move(self):
        """The place of the next die goes one cell further, unless the experiment would grow too large."""
        axis = 2 if self._held in (LEFT, RIGHT) else 3
        to = self._next[axis] + (1 if self._held in (RIGHT, DOWN) else -1)
        if self._fits(axis, to):
            self._next[axis] = to
        self._show()

    def _fits(self, axis, to):
        return max([abs(die[axis] - to) for die in self._dice] or [abs(to)]) < SPAN

    def _put(self):
        if len(self._dice) == experiment.MOST:
            self.app.say("An experiment has at most %d dice." % experiment.MOST)
        elif not self._spare():
            self.app.say("No %s die is left." % self.game.setup.colours[self._next[0] - 1])
        else:
            self._dice.append(tuple(self._next))
            self._after()

    def _after(self):
        """The next die comes beside the last one, or on it where that one stands on another."""
        last = self._dice[-1]
        taken = [die[2:] for die in self._dice]
        x, y = last[2:]
        if taken.count((x, y)) == 1:
            while (x, y) in taken:
                x += 1
        self._next = [last[0], last[1], x if self._fits(2, x) else last[2], y]

    def _take_back(self):
        if self._dice:
            self._next = list(self._dice.pop())
            return
        if len(self.game.pending) > 1:
            self.app.play(lawful.CLEAR)
        self.app.back()

    def _hand_in(self):
        """Four dice a move; the Universe is asked with the last ones."""
        app, number = self.app, self.arg
        records = experiment.pack(self._dice)[1:]
        assist = not self.game.setup.box_universe
        if len(self.game.pending) > 1 and not app.play(lawful.CLEAR):
            return
        while len(records) > (0 if assist else RECORDS):
            if not app.play(lawful.DICE, *records[:RECORDS]):
                return
            records = records[RECORDS:]
        if assist:
            app.swap("infer.mark", number)
        else:
            ask = (lawful.ASK,) if number is None else (lawful.AGAIN, number)
            app.swap("infer.asked", bytes(ask) + records)
