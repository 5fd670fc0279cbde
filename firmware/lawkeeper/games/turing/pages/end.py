"""After the end: who has won."""

from lawkeeper.games.pages import ended
from lawkeeper.games.turing.fold import rules
from lawkeeper.games.turing.pages.play import listed
from lawkeeper.ui import ring
from lawkeeper.ui.buttons import LEFT, UP, B

_COLUMNS = "%4d%7d"
_HEADS = "\trounds asked"
_ROWS = 6


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
    why = "The only right code."
    if result == rules.DEFAULT:
        why = "All others are out."
    elif sum([code == game.code for code in game.codes]) > 1:
        why = "Right, fewest asked."
    return "PLAYER %d WINS" % (winners[0] + 1), why


def _alone(game):
    if not game.winners:
        return "YOU LOSE", "The code was wrong."
    beats = game.beats()
    if beats is None:
        return "THE CODE IS RIGHT", "The Machine: unknown"
    return ("YOU WIN", _against(game)) if beats else ("THE MACHINE WINS", "Right, but too late.")


def _against(game):
    """-> who was better, the winners or the Machine, in words (item 15); "" when there is nothing to tell."""
    winners = game.winners
    if game.result != rules.FOUND or not game.machine[0]:
        return ""
    did, goal = (game.round, game.questions(winners[0])), tuple(game.machine)
    if did == goal:
        return "Machine was as good"
    if did > goal:
        return "Machine was better"
    who = "You" if game.seats == 1 else "They" if len(winners) > 1 else "P%d" % (winners[0] + 1)
    return who + " beat the Machine"


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
        if self.busy:
            rows.append("Machine: one moment")
        elif game.machine[0]:
            rows += _compared(game)
        return title, rows[:_ROWS]

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


def _compared(game):
    """-> rows: who was better, and than what; of several players in the words of the rows above."""
    figures = ["Machine\t" + _COLUMNS % tuple(game.machine), "Expert\t" + _COLUMNS % tuple(game.expert)]
    if game.seats == 1:
        return figures
    said = _against(game)
    return (
        [said, "\tIt asked %d, rounds %d" % (game.machine[1], game.machine[0])]
        if said
        else [_HEADS] + figures
    )


def _asked(game):
    """-> rows: how long it took, and how many questions each player has asked."""
    time = "time %02d:%02d" % (game.at // 60, game.at % 60)
    if game.seats == 1:
        return ["\t" + time, _HEADS, "You\t" + _COLUMNS % (game.round, game.questions(0))]
    each = ["P%d %d" % (seat + 1, game.questions(seat)) for seat in range(game.seats)]
    rows = ["  ".join(each[at : at + 3]) for at in range(2, len(each), 3)]
    return ["Rounds %d\t%s" % (game.round, time), "Asked " + "  ".join(each[:2])] + rows
