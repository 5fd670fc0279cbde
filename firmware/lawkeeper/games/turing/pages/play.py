"""What the pages share at which moves are played. Apart from `tray`, since others need the room."""

from lawkeeper.games.pages.base import sibling
from lawkeeper.games.turing.fold import rules


def listed(seats, most=5):
    """-> seats as players count them: "P1 P3"; when they are more than `most`, how many."""
    if len(seats) > most:
        return "%d players" % len(seats)
    return " ".join(["P%d" % (seat + 1) for seat in seats])


def par(who, pair):
    """-> two rows: the rounds and the questions that `who` would need (item 15)."""
    ends = ["s" * (number != 1) for number in pair]
    return ["%s: %d round%s," % (who, pair[0], ends[0]), "\t%d question%s" % (pair[1], ends[1])]


def to_table(app, name="table"):
    """To the page that the game is at; in play to the one called `name`, also before the first question."""
    app.to_game()
    if app.game.phase == rules.PLAY:
        app.swap(sibling(app, name))
