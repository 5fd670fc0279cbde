"""Where a characteristic is chosen, or a card by its three."""

from lawkeeper.games.deduction.deal.cards import WORDS
from lawkeeper.games.deduction.fold import board
from lawkeeper.games.deduction.pages.signs import sign
from lawkeeper.ui.art import Art
from lawkeeper.ui.screen import WIDTH

CELL, HIGH = 42, 16  # dots of a cell
# From the upper left corner to the lower right one: level, it would make a hollow sign look half full.
_STROKE = (0x8040201008040201, 0x1008040201 << 64)


def grid(game):
    """-> (rows, dots of the rows as `Art.rows`) of the nine characteristics, a dimension in a row. Those that
    clues and conclusions have shown to be on the hidden card have a ✓, the others a ✗ and a stroke."""
    art, rows = Art(), []
    marks = bytearray(9)
    for form, kind in board.literals(board.announced(game.board())):
        marks[kind] = 1 + form
    for kind in range(9):
        x, y = CELL * (kind % 3) + 4, 10 + HIGH * (kind // 3)
        art.put(x, y, sign(kind))
        if marks[kind] == 1 + board.NOT:
            art.put(x - 1, y - 1, _STROKE)
    for at in (0, 3, 6):
        rows += ["".join(["   " + WORDS[kind][:3] + " ✓✗"[marks[kind]] for kind in range(at, at + 3)]), ""]
    return rows, art.rows


def _frame(art, kind):
    """A frame around the cell of a characteristic, in two halves: a picture is at most 32 columns wide."""
    x, y = CELL * (kind % 3), 8 + HIGH * (kind // 3)
    half = CELL // 2 - 1
    line = int.from_bytes(b"\x01" * half, "little")
    for side, edge in ((0, 0), (half, 8 * half - 8)):
        art.put(x + side, y, [line | 255 << edge, line << 7 | 255 << edge])


class Grid:
    """Where a characteristic is chosen, or a whole card, by its nine signs; what the board of `game` says
    of each is marked.

    A characteristic: the arrows move a frame, A takes it. A card: for each row ◀ ▲ ▶ take its left, middle or
    right sign, ▼ goes back a row; with all three A takes it. `.taken`: what was taken, or None."""

    def __init__(self, card, game):
        self.taken = None
        self._card = card
        self._rows, self._dots = grid(game)
        self._at = [1, 1]  # column, row; with a card, the columns that were chosen
        if card:
            self._at = []

    def chosen(self):
        """-> what is chosen so far, below 64, for `choose` to make it again: a characteristic, or
        of a card for each row 0 or 1 + the column, in two bits."""
        if not self._card:
            return self._kind()
        return sum([1 + column << 2 * row for row, column in enumerate(self._at)])

    def choose(self, chosen):
        """What `chosen` gave."""
        if not self._card:
            self.at(chosen)
            return
        self._at = [(chosen >> row & 3) - 1 for row in (0, 2, 4) if chosen >> row & 3]

    def at(self, taken):
        """Choose what was taken before."""
        self._at = [taken % 3, taken // 3]
        if self._card:
            self._at = [taken // 9, taken // 3 % 3, taken % 3]

    def word(self):
        """-> what is chosen now, in a word; of a card the row that is asked for."""
        if not self._card:
            return WORDS[self._kind()]
        if len(self._at) == 3:
            name = "-".join([WORDS[kind] for kind in self._kinds()])
            return name if len(name) <= WIDTH else "Part." + name[7:]  # there is one such: Partial
        return ("fill", "colour", "shape")[len(self._at)]

    def foot(self):
        """-> the last row: what the buttons do."""
        if not self._card:
            return "B back\tA " + self.word()
        return "B back ▼undo\tA take" if len(self._at) == 3 else "B back\t◀▲▶ " + self.word()

    def _kind(self):
        return 3 * self._at[1] + self._at[0]

    def _kinds(self):
        return [3 * row + column for row, column in enumerate(self._at)]

    def draw(self):
        """-> (rows, art)."""
        art = Art()
        art.rows = self._dots[:]
        for kind in self._kinds() if self._card else (self._kind(),):
            _frame(art, kind)
        return self._rows, art

    def tap(self, button):
        """UP, DOWN, LEFT, RIGHT or A was pressed, which are 0 to 4."""
        if self._card:
            self._tap_card(button)
        elif button == 4:
            self.taken = self._kind()
        else:
            axis = 0 if button > 1 else 1
            self._at[axis] = (self._at[axis] + (1 if button in (1, 3) else 2)) % 3

    def _tap_card(self, button):
        whole = len(self._at) == 3
        if button == 1:
            self._at[-1:] = []
        elif button == 4 and whole:
            self.taken = 9 * self._at[0] + 3 * self._at[1] + self._at[2]
        elif button != 4 and not whole:
            self._at.append({2: 0, 0: 1, 3: 2}[button])
