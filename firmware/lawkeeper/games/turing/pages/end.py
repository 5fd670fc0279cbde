"""After the end: who has won, then the code, what the verifiers checked, and the proof."""

from binascii import hexlify

from lawkeeper.games.turing import MODES
from lawkeeper.games.turing.fold import rules
from lawkeeper.games.turing.pages.play import GamePage, listed
from lawkeeper.games.turing.pages.tray import LETTERS, TrayPage, digits
from lawkeeper.ui import ring
from lawkeeper.ui.buttons import DOWN, LEFT, RIGHT, UP, A, B
from lawkeeper.ui.screen import Screen

_SHOWN = 6


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


class End(GamePage):
    """The score. The code is given up only by a long hold; the record is open to all (item 14)."""

    TAPS = {UP: "record", LEFT: "cards", B: "leave"}
    LONGS = {A: "reveal"}
    longs = (A,)

    def __init__(self, app, arg=None):
        GamePage.__init__(self, app, arg)
        self._pars = None
        if self.game.seats == 1 and not self.game.machine[0] and self.game.winners:
            from lawkeeper.games.turing.pages import pars

            self._pars = pars.steps(app)
            self.busy = True

    def screen(self):
        game = self.game
        title, why = headline(game)
        rows = [why] + _asked(game)
        rows.append("Rounds %d\ttime %02d:%02d" % (game.round, game.at // 60, game.at % 60))
        if game.machine[0]:
            rows += ["Machine\t" + done(game, game.machine), "Expert\t" + done(game, game.expert)]
        elif self.busy:
            rows.append("The par: one moment")
        return Screen(title, rows, "▲ record\thold A: code")

    def work(self):
        self.busy = next(self._pars)

    def record(self):
        self.app.go("turing.record")

    def cards(self):
        self.app.go("turing.cards", "look")

    def reveal(self):
        if self.app.play(rules.REVEAL):
            self.app.to_game()

    def leave(self):
        self.app.home()

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


_CODE, _VERIFIERS, _PROOF = range(3)


class Told(TrayPage):
    """The code has been given up: LEFT and RIGHT turn to what the verifiers checked and to the proof."""

    def __init__(self, app, arg=None):
        TrayPage.__init__(self, app, arg)
        self._page = _CODE
        self._top = 0
        self._lines = None

    def screen(self):
        return (self._code, self._checked, self._proof)[self._page]()

    def _code(self):
        rows = ("", "\t%s\t" % MODES[self.game.mode])
        return Screen("THE CODE", rows, "B menu ◀▶all\tA again", big=digits(self.game.code))

    def _checked(self):
        """Every verifier: which card was the true one, and what it checked (item 8)."""
        if self._lines is None:
            self._lines = _verifiers(self.game)
        last = max(0, len(self._lines) - _SHOWN)
        self._top = max(0, min(self._top, last))
        rows = self._lines[self._top : self._top + _SHOWN]
        foot = "B menu ◀▶\t▲▼ more" if last else "B menu ◀▶"
        return Screen("CHECKED\t" + digits(self.game.code), rows, foot)

    def _proof(self):
        game, ledger = self.game, self.app.ledger
        rows = ("Seal number", "\t" + game.fingerprint(), "Its key", "\t" + hexlify(game.nonce()).decode())
        rows += ("Seal\t" + ("BROKEN" if ledger.seal_broken else "unbroken"),)
        return Screen("PROOF", rows, "B menu ◀▶\tA again")

    def tap(self, button):
        if button in (LEFT, RIGHT):
            self._page = (self._page + (1 if button == RIGHT else 2)) % 3
        elif self._page == _VERIFIERS and button in (UP, DOWN):
            self._top += 1 if button == DOWN else -1
        elif button == UP:
            self.app.go("turing.record")
        elif button == A:
            self.app.go("turing.setup")
        else:
            TrayPage.tap(self, button)


def _verifiers(game):
    """-> two rows a letter: its true card, and the text of its criterion."""
    from lawkeeper.games.turing.problems.texts import text

    problem = game.problem()
    lines = []
    for letter in range(game.verifiers):
        number = problem.order[letter]
        card = problem.cards[number]
        fake = "" if not problem.fakes else "\tnot %d" % problem.fakes[number]
        lines.append("%s  card %d%s" % (LETTERS[letter], card, fake))
        lines.append(text(card, problem.criteria[number]))
    return lines
