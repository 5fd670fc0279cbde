"""What the pages share at which moves are played. Apart from `tray`, since others need the room."""

from lawkeeper.games.pages.base import sibling
from lawkeeper.games.turing.fold import rules


def listed(seats):
    """-> seats as players count them: "1 3"."""
    return " ".join([str(seat + 1) for seat in seats])


def par(pair):
    """-> rounds and questions in a few characters."""
    return "%dr%dq" % tuple(pair)


def to_table(app, name="table"):
    """To the page that the game is at; in play to the one called `name`, also before the first question."""
    app.to_game()
    if app.game.phase == rules.PLAY:
        app.swap(sibling(app, name))
