"""What was said, in whole words: for the page that all hear."""

from lawkeeper.games.deduction.deal import cards
from lawkeeper.games.deduction.fold import rules
from lawkeeper.games.deduction.pages.tray import concluded
from lawkeeper.ui.text import wrap

_NARROW = 20  # signs of a row that goes on below


def _thing(question):
    """-> (what is counted: "Red Single", how it goes on: " of a colour")."""
    begin, about = cards.form(question)
    thing = "Complete" if begin >= cards.COUNT_CARDS else "Single"
    if begin in (cards.COUNT_DIM, cards.SOME_DIM):
        return thing, " of any " + cards.DIMENSIONS[about]
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


def answered(question, answer):
    """-> an answer to a question: "2 Red Singles", "any Red Single? Yes"."""
    if cards.counted(question):
        return said(question, answer)
    begin, about = cards.form(question)
    thing, of = (cards.named(about), "") if begin == cards.HELD else _thing(question)
    return "%s%s%s? %s" % ("" if begin == cards.HELD else "any ", thing, of, "Yes" if answer else "No")


def line(game, row):
    """-> what a row of the board says."""
    kind, who = row[0], row[1] + 1
    if kind == rules.SAID:
        return "P%d: %s" % (who, said(*row[2:]))
    if kind == rules.ANSWERED:
        return "P%d asked P%d: %s" % (who, row[2] + 1, answered(*row[3:]))
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


def lines(game, rows):
    """-> rows of the board as rows of the screen; what goes on stands a little to the right."""
    found = []
    for row in rows:
        text = parted(line(game, row))
        if len(text) > _NARROW and row[0] in (rules.SAID, rules.ANSWERED):
            text = text.replace(": ", ":\n", 1)  # who it was, then what
        for at, part in enumerate(wrap(text, _NARROW)):
            found.append(" " * (at > 0) + part)
    return found
