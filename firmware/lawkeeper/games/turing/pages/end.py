"""After the end: who has won."""

from lawkeeper.games.pages import ended
from lawkeeper.games.turing.fold import rules
from lawkeeper.games.turing.pages.play import listed
from lawkeeper.ui import ring
from lawkeeper.ui.buttons import LEFT, UP, B


def headline(game):
    """-> (title, a row that says why)."""
    winners, result = game.winners, game.result
    if result == rules.GIVEN_UP:
        return "GIVEN UP", "The code is untold."
    if game.seats == 1:
        return _alone(game)
    if not winners:
        return "NOBODY WINS", "All codes were wrong."
    if len(winners) > 1:
        return "TIE: " + listed(winners), "Equally few asked."
    why = "All others are out." if result == rules.DEFAULT else "Right, fewest asked."
    return "PLAYER %d WINS" % (winners[0] + 1), why


def _alone(game):
    if not game.winners:
        return "YOU LOSE", "The code was wrong."
    beats = game.beats()
    if beats is None:
        return "THE CODE IS RIGHT", "What is the par?"
    return ("YOU WIN", "As good as the par.") if beats else ("THE MACHINE WINS", "Right, but too late.")


def done(game, pair):
    """-> the row's end: has the winner done as well as this par (item 15)?"""
    seat = game.winners[0] if game.winners and game.result == rules.FOUND else None
    well = seat is not None and (game.round, game.questions(seat)) <= tuple(pair)
    return "%dr %2dq%s" % (pair[0], pair[1], " ✓" if well else "  ")


class End(ended.End):
    """The score; the record is open to all (item 14)."""

    TAPS = {UP: ".record", LEFT: "cards", B: "leave"}
    WHAT = "code"

    def __init__(self, app, arg=None):
        ended.End.__init__(self, app, arg)
        self._pars = None
        if self.game.seats == 1 and not self.game.machine[0] and self.game.winners:
            from lawkeeper.games.turing.pages import pars

            self._pars = pars.steps(app)
            self.busy = True

    def score(self):
        game = self.game
        title, why = headline(game)
        rows = [why] + _asked(game)
        rows.append("Rounds %d\ttime %02d:%02d" % (game.round, game.at // 60, game.at % 60))
        if game.machine[0]:
            rows += ["Machine\t" + done(game, game.machine), "Expert\t" + done(game, game.expert)]
        elif self.busy:
            rows.append("The par: one moment")
        return title, rows

    def foot(self):
        return "▲ record"

    def work(self):
        self.busy = next(self._pars)

    def cards(self):
        """The cards of the problem, as they lay on the table."""
        self.app.go("turing.cards", "look")

    def ring(self, frame):
        if self.game.result == rules.GIVEN_UP:
            ring.fill_up(frame, ring.LIGHTS, ring.FREE_LIGHT)
        else:
            ring.fill_up(frame, ring.LIGHTS, ring.O_LIGHT if self.game.outcome() == "won" else ring.X_LIGHT)


def _asked(game):
    """-> one or two rows: how many questions each player has asked."""
    if game.seats == 1:
        return ["Questions %d" % game.questions(0)]
    each = ["%d:%d" % (seat + 1, game.questions(seat)) for seat in range(game.seats)]
    head = "Asked " if game.seats < 4 else "Q "
    return [head + " ".join(some) for some in (each[:4], each[4:]) if some]
