"""What is told after a power cut: whose questions, or whose answer, it may have interrupted."""

from lawkeeper.games.turing.fold import rules


def standing(game):
    """-> (a row, the seat that goes on): who asked last and may ask more; (a row,): whose claim or code is
    wanted, on the page on which the game stands. None when nobody is known to. One alone reads it there."""
    if not game.alone and not game.paused and game.phase in (rules.CLAIMING, rules.CODES):
        wanted = "P%d gives the code." if game.phase == rules.CODES else "P%d: thumb up or down"
        return (wanted % (game.waiting()[0] + 1),)
    if game.alone or game.phase != rules.PLAY or game.paused or not game.log:
        return None
    number, seat, _, _ = game.log[-1]
    left = game.left(seat)
    if number != game.round or not (left and game.inside(seat)):
        return None
    return "P%d may ask %d more." % (seat + 1, left), seat
