"""Entering an experiment: die by die, with six buttons, or number keys where a board has them."""

from lawkeeper import ticks
from lawkeeper.games.infer.fold import lawful
from lawkeeper.games.infer.laws import experiment
from lawkeeper.games.infer.pages import dice_art
from lawkeeper.games.infer.pages.loose import loose
from lawkeeper.games.infer.pages.small_dice import small
from lawkeeper.games.infer.pages.tray import GamePage
from lawkeeper.ui.art import WIDE, Art
from lawkeeper.ui.buttons import DOWN, KEYS, LEFT, RIGHT, UP, A, B
from lawkeeper.ui.font import glyph
from lawkeeper.ui.screen import WIDTH, Screen, cut

SPAN = 32  # rows and columns of the grid on which dice stand
FIRST = 12  # where the first die stands, so that there is room on all sides
WALK_MS = 500  # a step of the dashes to and fro
FIRST_MS = 1000  # a held arrow pauses so long before it goes a second cell: one is most often meant
REPEAT_MS = 700  # then it goes on at this pace
ON_MS = 2000  # on a die it pauses: that is most often meant
LOW = 3  # so many dice of a colour are few
RECORDS = 8  # bytes of dice in a move

# The 18 faces, a row for each colour: the first dot of a row's first face, from one to the next, and a face.
_FACES, _DIGITS = (3, 10, 9), (12, 9, 5)  # with letters on the dice they are plain digits after a letter
_SOUTH = (12, 27, 42)
_LINE = 65  # between the faces and the drawing
_TABLE, _ROOM = 67, 59  # where that begins, and how many dots it is wide: five dice of 12
_EDGE = 4  # dots that arrows take beside what is too large
_NAMES, _LETTERS = 90, 6  # where the colours are named as long as no die stands, and in how many letters

# At the foot, each for two seconds: while nothing is put down, on boards with number keys one more, and with
# the first die. With more dice the first of those stays. Then: while an arrow is held.
_BEGIN = "▲▼◀▶ go round, A puts", "A puts it\tB back", "keys 1-6 put numbers"
_FIRST = "hold: A ask, ▲▼◀▶ put", "hold ◀: on it ▼ below", "A puts it\tB one back"
_NONE = ("hold A again: no dice",)
_SWEPT = ("B back  hold B: dice",)
_CARRIED = ("let go puts it\tB not",)
_ON = ("let go: on it\tB not",)
FOOT_STEPS = 4  # of the dashes

# Something is off the drawing at the left, at the right, above, below: where the arrow stands, its dots.
_ARROWS = (
    (_TABLE, dice_art.TOP + 21, 0x1F0E04),
    (WIDE - 3, dice_art.TOP + 21, 0x040E1F),
    (WIDE - 5, dice_art.TOP + 2, 0x0406070604),
    (WIDE - 5, dice_art.TOP + dice_art.HIGH - 3, 0x0103070301),
)


class Build(GamePage):
    """`arg`: None, or the number of an experiment that stands differently now (Infer item 71).

    The arrows move a frame over the faces, round and round. A puts that die down where dashes walk in the
    drawing beside them, and the dashes go on to the next free place to the right. A held arrow moves them,
    onto other dice too, and when it is let go the die is put down there; from beside the last die UP and DOWN
    lead above and below it. While one is held the other arrows steer, and B puts nothing down. The very first
    die is only moved: there is nothing yet beside which it could stand.

    B takes the last die back. Holding A asks about what has been put down (item 19); about nothing at all
    (item 20) when it is held twice. One that stands there already is asked about, before it takes a marker. A
    held B takes all dice back, and brings them again.

    What has been put down survives a power cut, and so does the place that the dashes were moved to: see
    `Session.sketch`. A draft is 0, or one more than the number of an experiment that stands differently; then
    two bytes a die as in a dice code. The next die, if it was moved, comes last and lies `SPAN` rows lower.
    """

    HOLDS = {}
    LONGS = {}
    holds = (UP, DOWN, LEFT, RIGHT, A, B)
    longs = ()
    keys = True
    busy = True

    def __init__(self, app, arg=None):
        GamePage.__init__(self, app, arg)
        self._supply = app.game.supply(arg)
        self._styles = dice_art.styles_of(app.game.setup)
        self._faces = self._frame = ()
        self._drawn = [None, None]  # the picture, with the dashes here and there
        self._of = bytes((0 if arg is None else arg + 1,))  # what a draft begins with
        self._left = self._top = 0  # of the part that is seen of what is too large
        self._swept = []  # what a held B took back
        self._held = 0  # arrows, a bit each
        self._runs = -1  # the one of them that goes on
        self._none = False  # was it asked about no dice, once?
        self._told = 0  # those of which the foot tells
        self._sides = (0, 0, ())  # colour and number in the frame, and the dots of the faces with it
        self._style = None  # of the dice that stand
        self._names = ()  # dots of the names of the colours, while they are seen
        self._due = self._since = app.box.ticks()
        self._phase = 0
        self._dice = self._found(app.session.found.get("draft") or app.ledger.draft)
        self._next = [2, 3, FIRST, FIRST]  # colour, number, x, y
        self._kept = len(self._dice) > 0  # they were there before: the press that led here puts none down
        if self._dice and self._dice[-1][3] >= SPAN:
            self._next = list(self._dice.pop())
            self._next[3] -= SPAN
        elif self._dice:
            self._next = list(self._dice[-1])
            self._after()

    def _found(self, draft):
        """-> the dice that are there when the page opens: of a draft, of what is put in, of what stood."""
        game = self.game
        if draft[:1] == self._of:
            return [die[:4] for die in experiment.dice(b"\0" + draft[1:])]
        dice = experiment.dice(game.pending if self.arg is None else game.dice(self.arg))
        far = min([FIRST] + [SPAN - 1 - place for die in dice for place in die[2:4]])
        return [(colour, number, x + far, y + far) for colour, number, x, y, _ in dice]

    # -- what it looks like ---------------------------------------------------------------------------------

    def screen(self):
        dice, left = self._dice, self._spare()
        colour, number = self._next[:2]
        title = "DICE %d" % len(dice) if dice else "NO DICE?" if self._none else "BUILD"
        name = self.game.setup.colours[colour - 1]
        if left <= LOW:
            few = "%d %s left" % (left, name)
            title = few + "\t" + title if len(few + title) < WIDTH else few
        else:
            title += "\t%s %d" % (name, number)
        feet = self._feet()
        return Screen(title, (), feet[self._phase // FOOT_STEPS % len(feet)], art=self._picture())

    def _feet(self):
        """-> what the foot says in turn."""
        count = len(self._dice)
        if count:
            if self._told:
                return _ON if self._on() else _CARRIED
            return _FIRST if count < 2 else _FIRST[:2] if count < 4 else _FIRST[:1]
        if self._none:
            return _NONE
        return _SWEPT if self._swept else _BEGIN[: 2 + (self.app.box.buttons > KEYS)]

    def _picture(self):
        """-> the dots of the faces, of the frame around one of them, and of the table. While only the dashes
        walk nothing is drawn anew: the garbage of it would have to be collected."""
        drawn, phase = self._drawn, self._phase & 1
        if not drawn[phase]:
            dots, other = self._paint(), drawn[1 - phase]
            drawn[phase] = [b if a == b else a for a, b in zip(dots, other)] if other else dots
        return drawn[phase]

    def _paint(self):
        """The picture, drawn anew."""
        colour, number = self._next[:2]
        if self._sides[:2] != (colour, number):
            self._sides = colour, number, self._framed(colour, number)
        art = Art()
        art.rows = list(self._sides[2])
        self._draw(art)
        if self._names:
            for row in (1, 2, 5, 6) if self._dice else (1, 2, 3, 4, 5, 6):
                art.rows[row] |= self._names[row]
        return art.rows

    def _name(self):
        """-> the dots of the names of the colours, each beside its row of faces."""
        art = Art()
        for name, y in zip(self.game.setup.colours, _SOUTH):
            name = cut(name, _LETTERS)
            for at in range(0, len(name), 3):  # so many have room in a picture
                dots = int.from_bytes(b"".join([glyph(char) for char in name[at : at + 3]]), "little")
                art.put(_NAMES + 6 * at, y, (dots,))
        return art.rows

    def _framed(self, colour, number):
        """-> the dots of the faces, with a frame that lies over those beside it."""
        letters = self._styles[0][3]
        first, pitch, wide = _DIGITS if letters else _FACES
        if not self._faces:
            self._faces = _sheet(letters, first, pitch)
            self._frame = _frame(wide)
        x, y = first + pitch * (number - 1), _SOUTH[colour - 1]
        art, around = Art(), Art()
        art.rows = list(self._faces)
        around.put(x - 3, y - 1, self._frame[:2])
        for row, dots in enumerate(around.rows):
            art.rows[row] &= ~dots
        art.put(x - 2, y - 1, self._frame[2:])
        art.put(x, y, _choice(letters, colour, number))
        return art.rows

    def _draw(self, art):
        """The dice that stand, and the next one in its dashes, wherever that is: they keep their size."""
        dice = self._dice + [tuple(self._next)]
        west, north = [min([die[axis] for die in dice]) for axis in (2, 3)]
        seen = dice_art.window(dice, west, north, SPAN, SPAN)
        size = self._style = self._style or self._size()
        fits = dice_art.fitting(seen, _ROOM, dice_art.HIGH, (size,))
        x = _TABLE + _EDGE
        if fits:
            x = min(x, WIDE - fits[1])
        else:
            seen, fits = self._part(art, dice, west, north, size)
        style, _, foot = fits
        y = dice_art.TOP + (dice_art.HIGH - foot) // 2
        walking = loose(style, self._next[0], self._next[1], self._phase & 1)
        dice_art.paint(art, seen, x, y, style, loose=walking)

    def _size(self):
        """-> the style in which the dice that stand have room, with one more beside them."""
        west, north = [min([SPAN] + [die[axis] for die in self._dice]) for axis in (2, 3)]
        seen = dice_art.window(self._dice, west, north, SPAN, SPAN)
        for style in self._styles:
            if dice_art.fitting(seen, _ROOM - style[0], dice_art.HIGH, (style,)):
                return style
        return self._styles[-1]

    def _part(self, art, dice, west, north, style):
        """-> (dice, what `dice_art.fitting` says) of a part of what is too large, with the next one in it.
        Arrows show where there is more."""
        x, y = self._next[2:]
        wide, high, fits = (_ROOM - 2 * _EDGE) // style[0], dice_art.HIGH // style[1] + 1, None
        while not fits:
            high -= 1
            self._left = min(max(self._left, west, x - wide + 1), x)
            self._top = min(max(self._top, north, y - high + 1), y)
            seen = dice_art.window(dice, self._left, self._top, wide, high)
            fits = dice_art.fitting(seen, _ROOM, dice_art.HIGH, (style,))
        east, south = [max([die[axis] for die in dice]) for axis in (2, 3)]
        more = west < self._left, east >= self._left + wide, north < self._top, south >= self._top + high
        for off, (right, down, dots) in zip(more, _ARROWS):
            if off:
                art.put(right, down, (dots,))
        return seen, fits

    def _spare(self):
        """How many dice of the next one's colour there are."""
        colour = self._next[0]
        return self._supply[colour - 1] - sum([die[0] == colour for die in self._dice])

    def work(self):
        """The dashes walk; an arrow that stays held goes on."""
        now = self.app.box.ticks()
        if self._runs >= 0 and ticks.diff(now, self._due) >= 0:
            self._move(self._runs)
            self._due = ticks.add(now, ON_MS if self._on() else REPEAT_MS)
        phase = ticks.diff(now, self._since) // WALK_MS
        if phase != self._phase:
            self._phase = phase
            self.app.stale = True
            if (not self._dice) != (self._names != ()):  # no press has to wait for them
                self._names = () if self._dice else self._name()
                self._anew()
        if self._told != self._held and not self.app.stale:  # the die first, then the foot
            self._told = self._held
            self.app.stale = True
        return True

    # -- what the buttons do --------------------------------------------------------------------------------

    def tap(self, button):
        die = self._next
        self._none = False
        self._kept = self._kept and button == A
        if self._held and button < A:
            self._runs = -1  # from here on each press is one cell
            self._move(button)
        elif self._held and button == B:
            self._let_go()
            if self._dice:
                self._after()
        elif button >= KEYS:
            die[1] = button - KEYS + 1
            self._put()
        elif button in (LEFT, RIGHT):
            die[1] = (die[1] + (0 if button == RIGHT else 4)) % 6 + 1
        elif button in (UP, DOWN):
            die[0] = (die[0] + (0 if button == DOWN else 1)) % 3 + 1
        elif button == A:
            if not self._kept or not self.early():
                self._kept = False
                self._put()
        elif button == B:
            self._take_back()
        self._anew()

    def _anew(self):
        """Something has changed."""
        self._drawn = [None, None]
        self.app.stale = True
        self.app.memory.litter()  # the picture before: collected now, no press has to wait for it

    def hold(self, button):
        again, self._none = self._none, False
        if button < A:
            self._held |= 1 << button
            self._runs = button
            self._move(button)
            self._due = ticks.add(self.app.box.ticks(), ON_MS if self._on() else FIRST_MS)
            return
        self._let_go()
        if button == B:
            self._sweep()
        elif self._dice or again:
            self._hand_in()
        else:  # most often the die in the frame was meant
            self._none = self.app.stale = True

    def release(self, button):
        """The last arrow that is let go puts the die down."""
        held = self._held & ~(1 << button)
        if held != self._held:
            self._held, self._runs = held, -1
            if not held and self._dice:
                self._put()
            self._anew()

    def _let_go(self):
        """Arrows that are still held put nothing down."""
        self._held, self._runs = 0, -1

    def _move(self, button):
        """The place of the next die goes one cell further, as far as the grid goes. Where it has not been
        moved yet, up and down are those of the last die: it comes to stand beside that one on any side."""
        axis = 2 if button in (LEFT, RIGHT) else 3
        to = self._next[axis] + (1 if button in (RIGHT, DOWN) else -1)
        if 0 <= to < SPAN:
            if axis > 2 and self._dice and self._next[2:] == self._beside():
                self._next[2] = self._dice[-1][2]
            self._next[axis] = to
        self._anew()

    def _on(self):
        """Does a die stand there?"""
        return tuple(self._next[2:]) in [die[2:] for die in self._dice]

    def _put(self):
        self._let_go()
        if len(self._dice) == experiment.MOST:
            self.app.say("An experiment has at most %d dice." % experiment.MOST)
        elif not self._spare():
            name = self.game.setup.colours[self._next[0] - 1]
            self.app.say("No %s die is left. At the table, ▲ list: take an experiment apart." % name)
        else:
            self._dice.append(tuple(self._next))
            self._style = None
            self._after()
            self._keep()

    def _after(self):
        """The next die comes to the first free place at the right of the last one."""
        self._next[2:] = self._beside()

    def _beside(self):
        """-> that place."""
        taken = [die[2:] for die in self._dice]
        x, y = taken[-1]
        while (x, y) in taken and x < SPAN - 1:
            x += 1
        return [x, y]

    def _keep(self, moved=False):
        """What has been put down is there again after a power cut, and the next one where it was `moved`."""
        colour, number, x, y = self._next
        dice = list(self._dice)
        draft = self._of if dice else b""
        if dice and moved:
            dice.append((colour, number, x, y + SPAN))
        for colour, number, x, y in dice:
            draft += (6 * colour + number - 7 | x << 5 | y << 10).to_bytes(2, "little")
        session = self.app.session
        session.sketch(draft)
        session.found["draft"] = draft  # in a full journal there is no room for it

    def _sweep(self):
        """All dice are taken back, or put down again."""
        self._dice, self._swept = self._swept, self._dice
        self._style = None
        if self._dice:
            self._after()
        self._keep()
        self._anew()

    def _take_back(self):
        if self._dice:
            self._next = list(self._dice.pop())
            self._style = None
            self._keep(True)
            return
        if len(self.game.pending) > 1:
            self.app.play(lawful.CLEAR)
        self._keep()
        self.app.back()

    # -- handing in -----------------------------------------------------------------------------------------

    def _hand_in(self):
        """One that changed keeps its marker; any other is asked about when it would tell nothing new."""
        twin = self._same() if self.arg is None else None
        if twin is None:
            self.ask()
        else:
            self._keep(True)
            self.app.go("infer.same", twin)
        self.app.stale = True

    def _same(self):
        """-> number of the first experiment that is the same by the rules, or None."""
        from lawkeeper.games.infer.laws.likeness import same  # only now there is room for it

        game, code = self.game, experiment.pack(self._dice)
        for number in range(game.log.count):
            if same(code, game.dice(number), game.setup.compass):
                return number
        return None

    def ask(self):
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


def _choice(letters, colour, number):
    """-> the dots of one of the 18 faces."""
    return _sign(str(number)) if letters else (small(colour, number),)


def _sign(char):
    """-> the dots of a character."""
    return (int.from_bytes(glyph(char), "little"),)


def _sheet(letters, first, pitch):
    """-> the dots of the 18 faces. They stay as long as the page: making them takes a while."""
    art = Art()
    art.put(_LINE, dice_art.TOP, (0x54,) + (0x55,) * 5)
    for colour, y in enumerate(_SOUTH):
        if letters:
            art.put(2, y, _sign(letters[colour]))
        for half in (0, 3):  # three of them have room in a picture
            dots = 0
            for number in range(3, 0, -1):
                dots = dots << 8 * pitch | _choice(letters, colour + 1, half + number)[0]
            art.put(first + pitch * half, y, (dots,))
    return art.rows


def _frame(wide):
    """-> the dots that a frame around a face of so many columns clears, and those of the frame."""
    ones = (1 << 8 * wide + 48) // 255
    bars, ends = (1 << 8 * wide + 32) // 255, 1 | 1 << 8 * wide + 24
    return ones * 255, ones * 7, bars | ends * 255, bars * 4 | ends * 7
