"""Lists that players walk through: menus, set-up forms and settings. Their rows are data.

A row is a tuple whose first item is the label and whose second is its kind:

    (label, GO, page name, arg)      A opens a page
    (label, DO, method name)         A calls that method of the menu
    (label, PICK, key, choices)      one of several values; choices are str, or (value, str) pairs
    (label, COUNT, key, low, high)   a whole number
    (label, NOTE)                    text only; the cursor passes over it

The menu reads and writes the values behind PICK and COUNT with `value(key)` and `change(key, value)`.
"""

from lawkeeper.ui.buttons import DOWN, LEFT, RIGHT, UP, A, B
from lawkeeper.ui.page import Page
from lawkeeper.ui.screen import Screen, arrows

GO, DO, PICK, COUNT, NOTE = range(5)
LABEL, KIND = 0, 1

SHOWN = 6
BIG_STEP = 10

_FEET = {
    GO: "B back\tA open",
    DO: "B back\tA do it",
    PICK: "B back\t◀▶ change",
    COUNT: "B back\t◀▶ change",
    NOTE: "B back",
}


class Menu(Page):
    """A page of rows with a cursor. Subclasses set TITLE and ROWS, or override `count` and `row`.

    UP and DOWN go round; LEFT and RIGHT change a value in place, elsewhere they turn pages of six rows: where
    all rows are in view they do nothing. A menu with wide COUNT rows says `holds = (LEFT, RIGHT)`: holding
    steps by ten. One that overrides `about` says `holds = (A,)`.
    """

    TITLE = ""
    ROWS = ()
    keep_cursor = True

    def __init__(self, app, arg=None):
        Page.__init__(self, app, arg)
        self.values = {}
        self._top = 0

    # -- what a menu is made of
    # -------------------------------------------------------------------------------------

    def title(self):
        return self.TITLE

    def count(self):
        """How many rows there are."""
        return len(self.ROWS)

    def row(self, index):
        """Row 0..count()-1 as a tuple (see above). Only rows in view are asked for: lists may be long."""
        return self.ROWS[index]

    def value(self, key):
        """The value behind a PICK or COUNT row."""
        return self.values[key]

    def change(self, key, value):
        """Set the value behind a PICK or COUNT row."""
        self.values[key] = value

    def about(self, row):
        """A sentence on `row` for a player who holds A, or None."""
        return None

    def leads(self):
        row = self.row(self.cursor) if self.count() else ("", NOTE)
        return (row[2],) if row[KIND] == GO else ()

    # -- what it looks like
    # -----------------------------------------------------------------------------------------

    def view(self):
        count = self.count()
        self.cursor = max(0, min(self.cursor, count - 1))
        self._settle(1)
        self._scroll(count)
        rows = [self._line(index) for index in range(self._top, min(count, self._top + SHOWN))]
        kind = self.row(self.cursor)[KIND] if count else NOTE
        title = self.title() + arrows(self._top, self._top + SHOWN < count)
        cursor = self.cursor - self._top if kind != NOTE else -1
        return Screen(title, rows, _FEET[kind], cursor)

    def _scroll(self, count):
        """Keep the cursor in view, and the text above and below its row where there is room."""
        first = last = self.cursor
        while first and last - first < SHOWN - 1 and self._is_note(first - 1):
            first -= 1
        while last < count - 1 and last - first < SHOWN - 1 and self._is_note(last + 1):
            last += 1
        self._top = max(0, min(self._top, first, count - SHOWN), last - SHOWN + 1)

    def _is_note(self, index):
        return self.row(index)[KIND] == NOTE

    def _line(self, index):
        row = self.row(index)
        if row[KIND] == PICK:
            text = self._choice(row)
        elif row[KIND] == COUNT:
            text = str(self.value(row[2]))
        else:
            return row[LABEL]
        return row[LABEL] + ("\t◀%s▶" if index == self.cursor else "\t%s ") % text

    def _choice(self, row):
        for choice in row[3]:
            if _value(choice) == self.value(row[2]):
                return choice if isinstance(choice, str) else choice[1]
        return "?"

    # -- what the buttons do
    # ----------------------------------------------------------------------------------------

    def tap(self, button):
        if button == B or not self.count():
            Page.tap(self, button)
        elif button in (UP, DOWN):
            self._walk(-1 if button == UP else 1)
        elif button == A:
            self._act(self.row(self.cursor))
        else:
            self._step(-1 if button == LEFT else 1)

    def hold(self, button):
        row = self.row(self.cursor) if self.count() else ("", NOTE)
        if button in (LEFT, RIGHT) and row[KIND] == COUNT:
            self._count(row, -BIG_STEP if button == LEFT else BIG_STEP)
        elif button == A:
            sentence = self.about(row)
            if sentence:
                self.app.say(sentence)

    def _walk(self, step):
        self.cursor = (self.cursor + step) % self.count()
        self._settle(step)

    def _settle(self, step):
        """Move on from a row that is text only, unless all are."""
        count = self.count()
        for _ in range(count):
            if not self._is_note(self.cursor):
                return
            self.cursor = (self.cursor + step) % count

    def _act(self, row):
        kind = row[KIND]
        if kind == GO:
            self.app.go(row[2], row[3] if len(row) > 3 else None)
        elif kind == DO:
            getattr(self, row[2])()
        elif kind == PICK:
            self._pick(row, 1)
        elif kind == COUNT:
            self._count(row, 1)

    def _step(self, step):
        row = self.row(self.cursor)
        if row[KIND] == PICK:
            self._pick(row, step)
        elif row[KIND] == COUNT:
            self._count(row, step)
        elif self.count() > SHOWN:
            last = self.count() - 1
            self.cursor = max(0, min(last, self.cursor + step * SHOWN))
            self._settle(-step if self.cursor in (0, last) else step)

    def _pick(self, row, step):
        values = [_value(choice) for choice in row[3]]
        now = self.value(row[2])
        at = values.index(now) + step if now in values else 0
        self.change(row[2], values[at % len(values)])

    def _count(self, row, step):
        low, high = row[3], row[4]
        now = self.value(row[2])
        if step in (1, -1) and now == (high if step > 0 else low):
            self.change(row[2], low if step > 0 else high)
        else:
            self.change(row[2], max(low, min(high, now + step)))


def _value(choice):
    return choice if isinstance(choice, str) else choice[0]
