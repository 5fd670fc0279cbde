"""Three digits with six buttons, or with number keys where a board has them."""

from lawkeeper.ui.buttons import DOWN, KEYS, LEFT, RIGHT, UP

_SIGNS = "▲■●"
_HIGH = 5
_MIDDLE = 62  # 333: from here no digit is more than two presses away


def begun(game, seat):
    """-> the `Digits` that a seat begins with: those of its last proposal (item 12: all may know them)."""
    code = _MIDDLE
    for _, who, _, code_asked in game.log:
        if who == seat:
            code = code_asked
    return Digits(code)


class Digits:
    """The digits of a code that is being entered. LEFT and RIGHT choose one, UP and DOWN change it."""

    def __init__(self, code):
        """`code`: 0..124, what stands there first."""
        self._all = [code // 25 + 1, code // 5 % 5 + 1, code % 5 + 1]
        self._at = 0

    @property
    def code(self):
        """0..124."""
        triangle, square, circle = self._all
        return 25 * triangle + 5 * square + circle - 31

    @property
    def big(self):
        return "%d%d%d" % tuple(self._all)

    def row(self):
        """What stands below the big digits: which one is which, and which one is changed now."""
        signs = ["[%s]" % sign if i == self._at else " %s " % sign for i, sign in enumerate(_SIGNS)]
        return "\t" + " ".join(signs) + "\t"

    def tap(self, button):
        """A press. False for buttons that mean nothing here."""
        if button in (LEFT, RIGHT):
            self._at = (self._at + (1 if button == RIGHT else 2)) % 3
        elif button in (UP, DOWN):
            step = 0 if button == UP else _HIGH - 2
            self._all[self._at] = (self._all[self._at] + step) % _HIGH + 1
        elif KEYS <= button < KEYS + _HIGH:
            self._all[self._at] = button - KEYS + 1
            self._at = min(self._at + 1, 2)
        else:
            return False
        return True
