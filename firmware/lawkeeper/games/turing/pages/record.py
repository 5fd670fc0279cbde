"""What was asked: in play what all may know, after the end everything (items 12, 14)."""

from lawkeeper.games.pages import record
from lawkeeper.games.turing.fold.rules import NONE
from lawkeeper.games.turing.pages.given import claims
from lawkeeper.games.turing.pages.table import par
from lawkeeper.games.turing.pages.tray import LETTERS, digits


class Seats(record.Record):
    """Every player: in or out, the proposal of this round, verifiers asked, questions in all; the pars."""

    TITLE = "PLAYERS\tquestions"

    def lines(self, game):
        found = [_line(game, seat) + "\t%d" % game.questions(seat) for seat in range(game.seats)]
        return found + [""] + _pars(game)


def _line(game, seat):
    head = "P%d " % (seat + 1)
    code = game.codes[seat]
    if not game.inside(seat):
        return head + ("out" if code == NONE else "out, gave " + digits(code))
    code = game.proposal(seat)
    if code is None:
        return head + "no digits yet"
    asked = game.asked(seat)
    return head + digits(code) + " " + "".join([sign for i, sign in enumerate(LETTERS) if asked >> i & 1])


def _pars(game):
    if not game.machine[0]:
        return []
    return par("Machine", game.machine) + par("Expert", game.expert)


class Record(record.Record):
    """After the end: all questions with their answers, round by round (item 14); the codes given last."""

    def lines(self, game):
        found = []
        for seat in range(game.seats):
            found += [(number, seat, code, answers) for number, code, answers in game.notes(seat)]
        found.sort(key=_order)
        rows = [_asked(game, row) for row in found] or ["Nothing was asked."]
        given = claims(game)
        return rows + (["", "The codes given last:"] if given else []) + given + _pars(game)


def _order(row):
    return row[:2]


def _asked(game, row):
    number, seat, code, answers = row
    signs = " ".join([LETTERS[letter] + "✗✓"[answers[letter]] for letter in sorted(answers)])
    who = " P%d" % (seat + 1) if game.seats > 1 else ""
    return "%d%s %s\t%s" % (number, who, digits(code), signs)
