"""What the pages share at which the round ends. The build puts this into the file of each: at the table and
in a question it takes no room.
"""

from lawkeeper.games.pages.base import sibling
from lawkeeper.games.turing.fold import rules


def listed(seats, most=5):
    """-> seats as players count them: "P1 P3"; when they are more than `most`, how many."""
    if len(seats) > most:
        return "%d players" % len(seats)
    return " ".join(["P%d" % (seat + 1) for seat in seats])


def to_table(app, name="table"):
    """To the page that the game is at; in play to the one called `name`, also before the first question."""
    app.to_game()
    if app.game.phase == rules.PLAY:
        app.swap(sibling(app, name))
