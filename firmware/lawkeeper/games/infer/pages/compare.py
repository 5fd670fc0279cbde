"""The dice of the experiments, two of them side by side."""

from lawkeeper.games.infer.laws import experiment
from lawkeeper.games.infer.pages import dice_art, dice_pages
from lawkeeper.games.infer.pages.tray import XO
from lawkeeper.games.pages.base import TrayPage
from lawkeeper.ui.art import Art
from lawkeeper.ui.buttons import DOWN, RIGHT, UP, A, B
from lawkeeper.ui.screen import Screen

_HALF, _TOP, _HIGH = 60, 16, 39  # columns of a half of the screen; where dice begin, and their rows of dots
_RIGHT = 66  # where the right half begins
_SIGNS = 10  # characters of a half


class Compare(TrayPage):
    """`arg`: the number of an experiment. LEFT and RIGHT set another one beside it. Where they are too
    large for that UP flips between the two, and DOWN shows what had no room. A: what can be done with the
    other one."""

    keep_cursor = True  # how many experiments further than `arg`

    def __init__(self, app, arg=0):
        TrayPage.__init__(self, app, arg)
        self._other = -1
        self._page = 0
        self._left = ()  # what the left half was drawn for, and its dots with the line in the middle

    def screen(self):
        number = self._number()
        art = self._beside(number) if number != self.arg else None
        return self._alone(number) if art is None else self._both(number, art)

    def _number(self):
        return (self.arg + self.cursor) % self.app.game.log.count

    def _alone(self, number):
        """The Screen of one experiment."""
        game = self.app.game
        log = game.log
        gone = log.gone(number)
        sign = XO[log.verdict(number)]
        found = dice_pages.pages(
            game.dice(number), game.setup, ("taken", "apart") if gone else (), "" if gone else sign
        )
        self._page %= len(found)
        rows, art = found[self._page]
        foot = "◀▶ all ▲no.%d" % (self.arg + 1) if self.cursor else "◀▶ compare"
        foot += "\t▼%d/%d" % (self._page + 1, len(found)) if len(found) > 1 else "\tA more"
        return Screen("EXPERIMENT %d\t%s" % (number + 1, "apart" if gone else sign), rows, foot, art=art)

    def _both(self, number, art):
        """The Screen of `arg` and another one."""
        both = self.arg, number
        rows = [
            _halves([self._sign(each) for each in both]),
            "",
            "",
            "",
            "",
            _halves([self._note(n) for n in both]),
        ]
        foot = "◀▶ other\tA more on %d" % (number + 1)
        return Screen("COMPARE %d AND %d" % (self.arg + 1, number + 1), rows, foot, art=art)

    def _sign(self, number):
        """-> what stands above a half of the screen."""
        log = self.app.game.log
        return "%d %s" % (number + 1, "apart" if log.gone(number) else XO[log.verdict(number)])

    def _note(self, number):
        """-> what stands below it."""
        code = self.app.game.dice(number)
        return "no dice" if not code[0] else "leaning" if code[0] & experiment.LEAN else ""

    def _beside(self, number):
        """-> the picture of `arg` and another one, in the largest size for both, or None."""
        codes = [self.app.game.dice(each) for each in (self.arg, number)]
        dice = [dice_pages.closed(experiment.dice(code)) for code in codes]
        room = _HIGH - 8 if self._note(self.arg) or self._note(number) else _HIGH
        for style in dice_art.styles_of(self.app.game.setup):
            fits = [dice_art.fitting(each, _HALF, room, (style,)) for each in dice]
            if None not in fits:
                break
        else:
            return None
        if self._left[:2] != (style, room):
            art = Art()
            art.put(_HALF + 2, _TOP, [0x55] * 5)
            self._paint(art, 0, codes[0], dice[0], fits[0], room)
            self._left = style, room, art.rows
        art = Art()
        art.rows = list(self._left[2])
        self._paint(art, _RIGHT, codes[1], dice[1], fits[1], room)
        return art.rows

    def _paint(self, art, left, code, dice, fits, room):
        """Draw an experiment in the middle of the half that begins at `left`."""
        style, wide, high = fits
        at = left + (_HALF - wide) // 2, _TOP + (room - high) // 2
        dice_art.paint(art, dice, at[0], at[1], style, lean=bool(code[0] & experiment.LEAN))

    def tap(self, button):
        if button == A:
            self.app.go("infer.one", self._number())
        elif button == B:
            self.app.back()
        elif button == DOWN:
            self._page += 1
        else:
            self._page = 0
            if button == UP:
                self._flip()
            else:
                self.cursor += 1 if button == RIGHT else -1

    def _flip(self):
        if self.cursor:
            self._other, self.cursor = self.cursor, 0
        else:
            self.cursor = self._other


def _halves(words):
    """-> a row of text with one of two words in the middle of each half."""
    row = ""
    for word in words:
        left = (_SIGNS - len(word)) // 2
        row += " " * left + word + " " * (_SIGNS + 1 - left - len(word))
    return row[:-1]
