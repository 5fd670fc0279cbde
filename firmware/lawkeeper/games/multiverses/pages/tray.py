"""What all pages of a running game of MultiVerses share: names of players, laws in words, the lights."""

from lawkeeper.games.multiverses.laws import kinds
from lawkeeper.ui import ring

_SEAT = ring.AMBER | ring.STEADY << 4
_TO_MOVE = ring.GREEN | ring.SLOW << 4
_DUST = ring.VIOLET | ring.STEADY << 4


def lights(app, frame, seat=None):
    """The seats, in green the one whose turn it is; then how much of the Dust is left."""
    game = app.game
    for number in range(game.seats):
        frame[number] = _TO_MOVE if number == game.turn and not game.over else _SEAT
    room = len(frame) - game.seats
    shown = (game.left * room + game.words - 1) // game.words
    for place in range(room):
        frame[game.seats + place] = _DUST if place < shown else ring.FREE_LIGHT


def who(game, seat):
    """-> a player, for titles and rows: "P1"; one who plays alone "YOU"."""
    return "P%d" % (seat + 1) if game.seats > 1 else "YOU"


def spelt(word):
    """-> a word (packed) as players read it."""
    return "".join([chr(letter - 32) for letter in word[:-1] if letter])


def standing(game):
    """-> what HELD wants, see `lawkeeper.games`: the verdict on the law that was tested last, None when
    something was done since then."""
    return None if game.tested is None else ("Law %d was tested." % len(game.register), None, "tested")


def law(game, number, must=True):
    """-> a law of the register in words, with its number: "law 3, must contain Q"; without `must` only what
    it says: "contain Q", "not contain Q". One on paper has this number, too, and no other."""
    code = game.register.law(number)
    if code[0] == kinds.TABLE:
        said = "on paper"
    else:
        from lawkeeper.games.multiverses.laws.english import sentence

        said = sentence(code)
        if not must:
            return said[5:]
    return "law %d, %s" % (number + 1, said) if must else said
