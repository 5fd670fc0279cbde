"""What is told after a power cut: whose questions it may have interrupted."""

from lawkeeper.games.turing.fold import rules


def standing(game):
    """-> (a row, the seat that goes on): who asked last and may ask more; None when nobody is known to. One
    alone reads it at the table."""
    if game.alone or game.phase != rules.PLAY or game.paused or not game.log:
        return None
    number, seat, _, _ = game.log[-1]
    left = game.left(seat)
    if number != game.round or not (left and game.inside(seat)):
        return None
    return "P%d may ask %d more." % (seat + 1, left), seat
