"""What all pages of a running game of Turing Machine share: the sign of a broken seal, the ring."""

from lawkeeper.ui import ring
from lawkeeper.ui.page import Page
from lawkeeper.ui.screen import WIDTH, Screen

LETTERS = "ABCDEF"
MODES = ("classic", "extreme", "nightmare")
NIGHTMARE = 2
LEVELS = ("easy", "standard", "hard")
MOST = 3  # verifiers that may be asked in a round (item 11)
BROKEN = "✗SEAL BROKEN"

_SEAT = ring.GREEN | ring.STEADY << 4
_FRONT = ring.GREEN | ring.SLOW << 4
_ASKED = ring.AMBER | ring.STEADY << 4
_FREE = ring.WHITE | ring.DIM << 4
_LETTERS_AT = 12  # the light of verifier A
_SMALL_AT = 8  # on a small ring: the first of three lights for as many questions


def seen(app, screen):
    """`screen` as all pages of a game show it: with a broken seal for everybody to see."""
    if app.ledger.seal_broken:
        right = screen.title.split("\t")[-1]
        fits = "\t" in screen.title and len(BROKEN) + len(right) < WIDTH
        screen.title = BROKEN + "\t" + right if fits else BROKEN
    return screen


def digits(code):
    """-> a code, 0..124, as players write it (without the cards in memory)."""
    return "%d%d%d" % (code // 25 + 1, code // 5 % 5 + 1, code % 5 + 1)


def inside(game):
    """-> list of the seats that are still in (item 13)."""
    return [seat for seat in range(game.seats) if game.inside(seat)]


def lights(app, frame, seat=None):
    """The seats that are still in, `seat` in front, and the verifiers that it has asked in this round."""
    game = app.game
    for number in inside(game):
        frame[number] = _FRONT if number == seat else _SEAT
    if seat is None:
        return
    if len(frame) < ring.LIGHTS:
        for number in range(MOST):
            frame[_SMALL_AT + number] = _FREE if number >= MOST - game.left(seat) else _ASKED
        return
    asked = game.asked(seat)
    for letter in range(game.verifiers):
        frame[_LETTERS_AT + letter] = _ASKED if asked >> letter & 1 else _FREE


class TrayPage(Page):
    """A page of a game: a broken seal is told, the lights are the seats. Subclasses give `screen`.

    `seat` is the seat in front, where there is one.
    """

    seat = None

    @property
    def game(self):
        return self.app.game

    def view(self):
        return seen(self.app, self.screen())

    def screen(self):
        return Screen()

    def ring(self, frame):
        lights(self.app, frame, self.seat)
