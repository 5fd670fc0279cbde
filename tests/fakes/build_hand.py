# portable: runs on CPython and on the MicroPython VM
"""A hand that enters experiments into the page for it, and counts its presses."""

from fakes.golden import art_lines
from fakes.infer import setup
from lawkeeper import ticks
from lawkeeper.games.infer.fold import lawful
from lawkeeper.games.infer.fold.log import BUILT, Log
from lawkeeper.games.infer.laws import experiment
from lawkeeper.games.infer.pages.build import Build
from lawkeeper.games.infer.pages.same import Same
from lawkeeper.ui.buttons import DOWN, KEYS, LEFT, RIGHT, UP, A, B

PASS_MS = 20


class Game:
    """What the page asks of a game; `moves` are those that came. `codes`: of its experiments, all X."""

    over = paused = False

    def __init__(self, left=(20, 20, 20), assist=False, codes=(), compass=False):
        self.setup = setup(box_universe=not assist, assist=assist, compass=compass)
        self.left = left
        self.pending = b"\0"
        self.codes = list(codes)
        self.moves = []
        self.log = Log()
        for _ in self.codes:
            self.log.place(0, BUILT, 0)

    def supply(self, but=None):
        return list(self.left)

    def dice(self, number):
        return self.codes[number]


class Ledger:
    """As much of it as a page sees."""

    seal_broken = False
    draft = b""


class App:
    """What a page asks of the app. `went`: (how, page, argument) of each step to another page, but to the one
    that shows the same experiment: that is opened, and back from it the first one is made anew."""

    buttons = 6  # of the box

    def __init__(self, game):
        self.game = game
        self.box = self.session = self.memory = self
        self.ledger = Ledger()
        self.now = ticks.PERIOD - 100
        self.went = []
        self.found = {}
        self.page = None
        self.said = []
        self.stale = False

    def ticks(self):
        return self.now

    def play(self, *codes):
        self.game.moves.append(bytes(codes))
        if codes[0] == lawful.CLEAR:
            self.game.pending = b"\0"
        return True

    def sketch(self, data):
        self.ledger.draft = data
        return True

    def litter(self):
        pass

    def say(self, sentence):
        self.said.append(sentence)

    def swap(self, name, arg=None):
        self.went.append(("swap", name, arg))

    def go(self, name, arg=None):
        assert name == "infer.same"
        self.page = Same(self, arg)

    def back(self):
        if isinstance(self.page, Same):
            self.page = Build(self)
        else:
            self.went.append(("back", None, None))


class Hand:
    """.page, .app, .presses (a hold counts as one)."""

    def __init__(self, game=None, arg=None):
        self.app = App(game or Game())
        self.app.page = Build(self.app, arg)
        self.presses = 0

    @property
    def page(self):
        return self.app.page

    def tap(self, *buttons):
        for button in buttons:
            self.presses += 1
            self.page.tap(button)
            self.wait(PASS_MS)

    def down(self, button, cells=1):
        """Keep a button down until the place has moved so many cells, and longer."""
        self.presses += 1
        self.page.hold(button)
        self.app.stale = False  # it has been shown
        for _ in range(cells - 1):  # it pauses on a die
            self.wait(ticks.diff(self.page._due, self.app.now))
        self.wait(PASS_MS)

    def hold(self, button, cells=1):
        """The same, and let it go."""
        self.down(button, cells)
        self.let_go(button)

    def let_go(self, button):
        """Let a held arrow go, and see what comes of it."""
        self.page.release(button)
        self.app.stale = False
        self.wait(PASS_MS)

    def move(self, button, cells=1):
        """Move the dashes by a held button and put nothing down: no press of it counts."""
        before = self.presses
        self.down(button, cells)
        self.page._let_go()
        self.app.stale = False
        self.wait(PASS_MS)
        self.presses = before

    def wait(self, ms):
        """Let the loop go round for so long."""
        while ms > 0:
            self.app.now = ticks.add(self.app.now, PASS_MS)
            self.page.work()
            ms -= PASS_MS

    def enter(self, dice, number_keys=False, around=True):
        """Put dice (colour, number, x, y) down in this order, the first where the page begins; hand them in.
        A number of None: it does not matter. `around`: the frame goes the shorter way, over the edge too."""
        west, north = self.page._next[2] - dice[0][2], self.page._next[3] - dice[0][3]
        for colour, number, x, y in dice:
            self.turn_to(colour, (not number_keys and number) or self.page._next[1], around)
            self.put_at(x + west, y + north, KEYS + (number or 1) - 1 if number_keys else A)
        self.hold(A)

    def put_at(self, x, y, key=A):
        """Put the die in the frame down at a place; by a number key the die of that number. Up or down first:
        from where the dashes begin that leads above or below the last die."""
        held = []
        for axis, to, less, more in ((3, y, UP, DOWN), (2, x, LEFT, RIGHT)):
            now = self.page._next[axis]
            if to != now:
                held.append(less if to < now else more)
                self.down(held[-1], abs(to - now))
        if not held or key != A:
            self.tap(key)
        for button in held:
            self.page.release(button)

    def turn_to(self, colour, number, around=True):
        """Move the frame to a face."""
        self._go(colour - self.page._next[0], 3, UP, DOWN, around)
        self._go(number - self.page._next[1], 6, LEFT, RIGHT, around)

    def _go(self, far, most, less, more, around):
        if around and abs(far) > most // 2:
            far -= most if far > 0 else -most
        self.tap(*[more if far > 0 else less] * abs(far))

    def take_back(self, times=1):
        self.tap(*[B] * times)

    def text(self):
        return "\n".join(self.page.view().lines())

    def drawing(self):
        """The pictures of the page, as `fakes.golden` writes them."""
        return "\n".join(art_lines(self.page.view().art))

    def records(self):
        """The dice of all moves, as they were handed in: list of (colour, number, x, y)."""
        found = b""
        for move in self.app.game.moves:
            if move[0] == lawful.DICE:
                found += move[1:]
        for _, name, arg in self.app.went:
            if name == "infer.asked":
                found += arg[2 if arg[0] == lawful.AGAIN else 1 :]
        return [die[:4] for die in experiment.dice(bytes((len(found) // 2,)) + found)]
