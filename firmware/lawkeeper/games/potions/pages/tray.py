"""What all pages of a running game of Logic Potions share: names of players, hands in signs, the lights."""

from lawkeeper.games.potions.brew.signs import potion, short, signs
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


def row(game, number):
    """-> an entry for a row: "12p3 ♥≥1→!red", "12 box ..."; what no longer counts has a cross before it."""
    book = game.book
    begin = "%d%s%s " % (number, " " * (game.strength > 0), who(game, book.author(number)).lower())
    found = book.experiment(number)
    if found:
        return begin + "was " + potion(game.space, game.set_of(found[0]), found[1], 17 - len(begin))
    if not book.stands(number, game.out):
        begin = "✗" + begin
    return begin + short(game.space, book.code(number), 21 - len(begin))


def words(game, number):
    """-> an entry in words."""
    book = game.book
    found = book.experiment(number)
    if found:
        told = signs(game.space, game.set_of(found[0])) + " became " + game.space.called(found[1])
    else:
        from lawkeeper.games.potions.brew.english import sentence

        told = sentence(game.space, book.code(number))
    crossed = "" if found or book.stands(number, game.out) else " (crossed off)"
    return "%d by %s%s: %s." % (number, who(game, book.author(number)), crossed, told)
