"""What all pages of a running game of Deduction share: how a line of the board reads, the lights."""

from lawkeeper.games.deduction import MODES
from lawkeeper.games.deduction.deal import cards
from lawkeeper.games.deduction.fold import board, rules
from lawkeeper.ui import ring
from lawkeeper.ui.screen import WIDTH

_SEAT = ring.BLUE | ring.STEADY << 4  # had its turn in this round
_WAITS = ring.GREEN | ring.STEADY << 4
_FRONT = ring.GREEN | ring.SLOW << 4
_CLUE = ring.VIOLET | ring.STEADY << 4
_SIGNS = 9  # lights of the characteristics, the first ones; then come seats and clues, a dark one before each


def lights(app, frame, seat=None):
    """What clues and conclusions say of the nine characteristics: IS is steady, NOT blinks; the seats, those
    that have still to speak in green; the clues. A small ring has no seats."""
    game = app.game
    for kind in range(rules.KINDS):
        frame[kind] = ring.FREE_LIGHT
    for form, kind in board.literals(board.announced(game.board())):
        frame[kind] = ring.O_LIGHT if form == rules.IS else ring.X_LIGHT
    clues_at = _SIGNS
    if len(frame) == ring.LIGHTS:
        clues_at += rules.SEATS + 2
        waiting = game.waiting() if game.phase in (rules.STATING, rules.ASKING) else ()
        for number in range(game.seats):
            light = _WAITS if number in waiting else _SEAT
            frame[_SIGNS + 1 + number] = _FRONT if number == seat else light
    for number in range(rules.CLUES):
        frame[clues_at + number] = _CLUE if number < game.clues else ring.FREE_LIGHT


def mode(game):
    """-> "coin" in that mode, for every page that states facts (items 14 to 19). The full deal, in which all
    of the rules hold, is taken for granted: it is named at the set-up and at the end."""
    return MODES[1] if game.coin else ""


def title(game, what):
    """-> the title of a page that states facts."""
    return what + "\t" + mode(game)


# A Complete in one sign, by 3 * fill + shape: the font has them.
_ONE_SIGN = "●■▲◒⬓◭○□△"


def card_sign(card):
    """-> the sign of a Complete, without its colour."""
    return _ONE_SIGN[card // 9 * 3 + card % 3]


def card_brief(card):
    """-> a Complete in twelve signs at most: "●Fil Red Cir"."""
    return card_sign(card) + " ".join([cards.WORDS[kind][:3] for kind in cards.shows(card)])


def _told(head, question, answer, asked):
    """-> what a hand has told, with as much of its words as there is room for."""
    begin, about = cards.form(question)
    yes = ": yes" if answer else ": no"
    if begin == cards.HELD:
        if asked:
            return head + " " + card_brief(about).replace(" ", "") + yes
        return head + (": has " if answer else ": no ") + card_brief(about)
    many = "s" * (answer > 1)
    if begin in (cards.COUNT_DIM, cards.SOME_DIM):
        whole = cards.DIMENSIONS[about]
        forms = ("of any " + whole, "any " + whole)
    else:
        whole = cards.WORDS[about]
        thing = " Complete" if begin >= cards.COUNT_CARDS else " Single"
        forms = (whole + thing + many, whole[:3] + thing + many, whole[:3] + " Compl.")
    if cards.counted(question) or not asked:
        number = str(answer) if cards.counted(question) else "1+"
        if not answer:
            number = "0" if forms[0][:3] == "of " else "no"
        head, yes = head + ": " + number, ""
    for form in forms:
        text = head + " " + form + yes
        if len(text) <= WIDTH:
            break
    return text


def concluded(form, one, two, letters=None):
    """-> a conclusion: "IS Red", "IF Partial THEN Circle", with so many letters of a condition's words."""
    if form == rules.CARD:
        return "IS " + card_brief(one)
    if form == rules.IF:
        return "IF %s THEN %s" % (cards.WORDS[one][:letters], cards.WORDS[two][:letters])
    return ("IS ", "NOT ")[form] + cards.WORDS[one]


def brief(row):
    """-> what a row of the board says, in one row of the screen: see `chapters` for how it reads."""
    kind, who = row[0], "P%d" % (row[1] + 1)
    if kind == rules.SAID:
        return _told(who, row[2], row[3], False)
    if kind == rules.ANSWERED:
        return _told("%s▶P%d" % (who, row[2] + 1), row[3], row[4], True)
    if kind == rules.TURNED:
        if row[1] == rules.NONE:
            return "Clue: none is left"
        return ("Again: NOT " if row[2] else "Clue: NOT ") + cards.WORDS[row[1]]
    if kind == rules.OPENED:
        return "Hand %s lies open" % who[1]
    if kind == rules.TAKEN:
        return "%s has hand %d, too" % (who, row[2] + 1)
    if kind == rules.PASSED:
        return "%s: no %s" % (who, "statement" if row[2] == rules.STATING else "question")
    return who + ": " + concluded(row[2], row[3], row[4], 3)


def looks(app, seat):
    """-> how often what only this seat may see was looked at, in this game."""
    return app.ledger.looked.get(seat, 0)
