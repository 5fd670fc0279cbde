"""What all pages of a running game of Logic Potions share: names of players, what is brewed, the lights."""

from lawkeeper.games.potions.brew.signs import potion, signs
from lawkeeper.games.potions.fold.book import NONE
from lawkeeper.ui import ring

_IN = ring.BLUE | ring.STEADY << 4
_TO_MOVE = ring.GREEN | ring.SLOW << 4
_RULE = ring.VIOLET | ring.STEADY << 4
_SEATS = 4


def lights(app, frame, seat=None):
    """The seats, in green those of which one plays next, crossed those who have lost; then a light for each
    rule that counts, as many as there is room for."""
    game = app.game
    to_move = () if game.over else game.to_move()
    for number in range(game.seats):
        if game.out >> number & 1:
            frame[number] = ring.X_LIGHT
        else:
            frame[number] = _TO_MOVE if number in to_move else _IN
    rules = len(game.book.standing(game.out))
    for place in range(_SEATS, len(frame)):
        frame[place] = _RULE if place - _SEATS < rules else ring.FREE_LIGHT


def who(game, seat):
    """-> a player, for titles and rows: "P1"; against the box "YOU" or "BOX"."""
    return ("YOU", "BOX")[seat] if game.strength else "P%d" % (seat + 1)


def does(game, seat, one, many):
    """-> "P1 brews", "YOU brew"."""
    return who(game, seat) + " " + (many if game.strength and not seat else one)


def brewing(game, width=21):
    """-> what is being brewed, for a row."""
    if game.potion == NONE:
        return signs(game.space, game.brew)
    return potion(game.space, game.brew, game.potion, width)
