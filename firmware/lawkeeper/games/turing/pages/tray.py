"""What all pages of a running game of Turing Machine share: names, seats, the lights."""

from lawkeeper.ui import ring

LETTERS = "ABCDEF"
MOST = 3  # verifiers that may be asked in a round (item 11)

_SEAT = ring.GREEN | ring.STEADY << 4
_FRONT = ring.GREEN | ring.SLOW << 4
_ASKED = ring.BLUE | ring.STEADY << 4  # far from green and red: those are verdicts
_FREE = ring.WHITE | ring.DIM << 4
_LETTERS_AT = 12  # the light of verifier A
_SMALL_AT = 6  # of it on a small ring, up to six seats
_COUNT_AT = 8  # beyond: the first of three lights for as many questions


def digits(code):
    """-> a code, 0..124, as players write it (without the cards in memory)."""
    return "%d%d%d" % (code // 25 + 1, code // 5 % 5 + 1, code % 5 + 1)


def inside(game):
    """-> list of the seats that are still in (item 13)."""
    return [seat for seat in range(game.seats) if game.inside(seat)]


def letters_at(game, lights):
    """-> the light of verifier A on a ring of so many; 0 where the seats leave no room for the verifiers."""
    if lights >= ring.LIGHTS:
        return _LETTERS_AT
    return _SMALL_AT if game.seats <= _SMALL_AT else 0


def lights(app, frame, seat=None):
    """The seats that are still in, `seat` in front, and the verifiers that it has asked in this round."""
    game = app.game
    for number in inside(game):
        frame[number] = _FRONT if number == seat else _SEAT
    if seat is None:
        return
    first = letters_at(game, len(frame))
    if not first:
        for number in range(MOST):
            frame[_COUNT_AT + number] = _FREE if number >= MOST - game.left(seat) else _ASKED
        return
    asked = game.asked(seat)
    for letter in range(game.verifiers):
        frame[first + letter] = _ASKED if asked >> letter & 1 else _FREE
