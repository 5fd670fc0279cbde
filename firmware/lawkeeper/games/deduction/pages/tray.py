"""What all pages of a running game of Deduction share: how a line of the board reads, the lights."""

from lawkeeper.games.deduction import MODES
from lawkeeper.games.deduction.deal import cards
from lawkeeper.games.deduction.fold import board, rules
from lawkeeper.ui import ring
from lawkeeper.ui.text import wrap

_SEAT = ring.AMBER | ring.STEADY << 4  # had its turn in this round
_WAITS = ring.GREEN | ring.STEADY << 4
_FRONT = ring.GREEN | ring.SLOW << 4
_CLUE = ring.VIOLET | ring.STEADY << 4
_NARROW = 20  # signs of a row of the board that goes on below
_SEATS_AT = 9  # the lights before are the characteristics, three clues are the last


def lights(app, frame, seat=None):
    """What clues and conclusions say of the nine characteristics: IS is steady, NOT blinks; the seats, those
    that have still to speak in green; the clues. A small ring has no seats."""
    game = app.game
    for kind in range(rules.KINDS):
        frame[kind] = ring.FREE_LIGHT
    for form, kind in board.literals(board.announced(game.board())):
        frame[kind] = ring.O_LIGHT if form == rules.IS else ring.X_LIGHT
    clues_at = _SEATS_AT
    if len(frame) == ring.LIGHTS:
        clues_at += rules.SEATS
        waiting = game.waiting() if game.phase in (rules.STATING, rules.ASKING) else ()
        for number in range(game.seats):
            light = _WAITS if number in waiting else _SEAT
            frame[_SEATS_AT + number] = _FRONT if number == seat else light
    for number in range(rules.CLUES):
        frame[clues_at + number] = _CLUE if number < game.clues else ring.FREE_LIGHT


def mode(game):
    """-> the mode, which stands on every page that states facts (items 14 to 19)."""
    return MODES[game.coin]


def title(game, what):
    """-> the title of a page that states facts."""
    return what + "\t" + mode(game)


def _thing(question):
    """-> (what is counted: "Red Single", how it goes on: " of colour")."""
    begin, about = cards.form(question)
    thing = "Complete" if begin >= cards.COUNT_CARDS else "Single"
    if begin in (cards.COUNT_DIM, cards.SOME_DIM):
        return thing, " of " + cards.DIMENSIONS[about]
    return cards.WORDS[about] + " " + thing, ""


def said(question, answer):
    """-> an answer as a statement: "2 Red Singles", "holds Filled-Red-Circle"."""
    begin, about = cards.form(question)
    if begin == cards.HELD:
        return ("holds " if answer else "has no ") + cards.named(about)
    thing, of = _thing(question)
    if not answer:
        return "no " + thing + of
    number = str(answer) if cards.counted(question) else "at least 1"
    return "%s %s%s%s" % (number, thing, "s" * (answer > 1), of)


def concluded(form, one, two):
    """-> a conclusion: "IS Red", "IF Partial THEN Circle"."""
    if form == rules.CARD:
        return "IS " + cards.named(one)
    if form == rules.IF:
        return "IF %s THEN %s" % (cards.WORDS[one], cards.WORDS[two])
    return ("IS ", "NOT ")[form] + cards.WORDS[one]


def line(game, row):
    """-> what a row of the board says."""
    kind, who = row[0], row[1] + 1
    if kind == rules.SAID:
        return "P%d: %s" % (who, said(*row[2:]))
    if kind == rules.ANSWERED:
        return "P%d asked P%d: %s" % (who, row[2] + 1, said(*row[3:]))
    if kind == rules.TURNED:
        if row[1] == rules.NONE:
            return "Clue: none is left"
        return ("Clue again: NOT " if row[2] else "Clue: NOT ") + cards.WORDS[row[1]]
    if kind == rules.OPENED:
        return "Hand %d lies open" % who
    if kind == rules.TAKEN:
        return "P%d has hand %d, too" % (who, row[2] + 1)
    if kind == rules.CONCLUDED:
        return "P%d: %s" % (who, concluded(*row[2:]))
    return "P%d: no %s" % (who, "statement" if row[2] == rules.STATING else "question")


def parted(text):
    """-> words for narrow rows: the name of a card that is longer than one breaks before its shape."""
    if "-" not in text:
        return text
    words = text.split()
    for at, word in enumerate(words):
        if len(word) > _NARROW:
            words[at] = "- ".join(word.rsplit("-", 1))
    return " ".join(words)


def lines(game, rows, number=0):
    """-> rows of the board as rows of the screen, with their numbers from `number` on, if that is not 0;
    what goes on stands a little to the right."""
    found = []
    for at, row in enumerate(rows):
        head = "%d " % (number + at) if number else ""
        for part in wrap(parted(head + line(game, row)), _NARROW):
            found.append(part if head is not None else " " + part)
            head = None
    return found
