"""What was done, in rows; and why somebody has lost."""

from lawkeeper.games.potions.brew.signs import signs
from lawkeeper.games.potions.fold import book
from lawkeeper.games.potions.fold.challenge import REDUNDANCY
from lawkeeper.games.potions.pages.tray import does, potion, who
from lawkeeper.ui.text import wrap

_BEFORE = 20  # events before a loss that may be a reason of it: a brew, who called at it, a challenge


def told(game, event):
    """-> one thing that was done, in words, without who did it where no seat stands in it."""
    kind, seat, one, two = event
    if kind == book.BREWED:
        return "%s: %s" % (who(game, seat), potion(game.space, game.set_of(one), two, 99))
    if kind == book.PREDICTED:
        return "%s predicted %s" % (who(game, seat), game.space.called(two))
    if kind in (book.CALLED, book.STILL, book.POINTED):
        return _pointed(game, event)
    if kind == book.STOLE:
        return "%s: STEAL" % who(game, seat)
    if kind == book.WROTE:
        return "%s wrote rule %d" % (who(game, seat), one)
    if kind == book.NAMED:
        return _named(game, event)
    if kind == book.CHALLENGED:
        from lawkeeper.games.potions.fold.challenge import NAMES

        return "%s: %s, rule %d" % (who(game, seat), NAMES[one], two)
    if kind == book.DRANK:
        return "%s drank %s" % (who(game, seat), game.space.called(two)) + took(game, event, ", took ")
    by = "" if one == book.NONE else " to " + who(game, one)
    return does(game, seat, "loses", "lose") + by


def took(game, event, words):
    """-> what was taken from the market after drinking, behind `words`; "" where nothing was."""
    return "" if event[2] == book.NONE else words + signs(game.space, game.set_of(event[2]))


def _pointed(game, event):
    kind, seat, number, kept = event
    begin = does(game, seat, "points at", "point at")
    if kind != book.POINTED:
        begin = who(game, seat) + (": ILLEGAL, rule" if kind == book.CALLED else ": STILL LEGAL, rule")
    return "%s %d: %s" % (begin, number, "it is kept" if kept else "it is broken")


def _named(game, event):
    kind, seat, one, two = event
    named = signs(game.space, game.set_of(one)) if two == book.NONE else game.space.called(two)
    return "%s %s" % (does(game, seat, "names", "name"), named)


def lines(game, events):
    """-> what was done, as rows of the screen; what goes on stands a little to the right."""
    found = []
    for event in events:
        first = True
        for part in wrap(told(game, event), 20):
            found.append(part if first else " " + part)
            first = False
    return found


def because(game, rows, at):
    """-> why the seat of rows[at] has lost: a sentence; "" where a verdict stands before it."""
    loser, winner = rows[at][1:3]
    if at and rows[at - 1][0] in (book.CALLED, book.STILL, book.POINTED):
        return ""
    last = at - 1
    while last > 0 and rows[last][0] in (book.CALLED, book.LOST):
        last -= 1
    if winner == book.NONE or rows[last][0] != book.BREWED:
        return does(game, loser, "gives up.", "give up.")
    seat, brew, result = rows[last][1:]
    one, who_said, _, said = rows[last - 1] if last else rows[last]
    if one == book.PREDICTED and who_said in (loser, winner) and seat in (loser, winner):
        told = game.space.called(said), signs(game.space, game.set_of(brew)), game.space.called(result)
        return "%s predicted %s. %s became %s." % ((who(game, who_said),) + told)
    return "Nobody has stopped the thief."


def _issued(game, rows, at):
    """-> who challenged which rule, where the loss in rows[at] ends a challenge; "" where there was none."""
    while at and rows[at][0] in (book.LOST, book.POINTED, book.NAMED):
        at -= 1
    kind, seat, one, number = rows[at]
    if kind != book.CHALLENGED:
        return ""
    from lawkeeper.games.potions.fold.challenge import NAMES

    author = who(game, game.book.author(number))
    return "%s challenged rule %d by %s: %s" % (who(game, seat), number, author, NAMES[one])


def _held(game, rows):
    """-> a row: the brew that was last held against a rule; two where a Redundancy Challenge has two."""
    found = []
    for kind, _, one, two in reversed(rows):
        if kind == book.BREWED or kind == book.NAMED and two != book.NONE:
            found.insert(0, potion(game.space, game.set_of(one), two))
        if kind == book.BREWED or kind == book.CHALLENGED:
            return found if kind == book.BREWED or one == REDUNDANCY else found[-1:]
    return found[-1:]


def _of_both(game, rows, at):
    """-> what was said of both brews in a Redundancy Challenge; "" where that is not rows[at]."""
    kind, seat, number, kept = rows[at]
    begun = [row for row in rows[:at] if row[0] == book.CHALLENGED]
    if kind != book.POINTED or begun[-1][2:] != (REDUNDANCY, number):
        return ""
    lost = rows[at + 1][1] == seat
    said = "neither keeps" if bool(kept) == lost else "both keep"
    begin = "%s %s rule %d." % (does(game, seat, "says:", "say:"), said, number)
    return begin + (" Not so." if lost else " So it is.")


def pointed(events):
    """-> numbers of the rules that a brew was held against."""
    return [event[2] for event in events if event[0] in (book.CALLED, book.STILL, book.POINTED)]


def why(game, first):
    """-> (rows on how somebody has lost by what was done from event `first` on: the brew, a prediction and
    what came of it, a verdict; the number of the rule that was pointed at, 0 where there is none)."""
    begin = max(0, first - _BEFORE)
    rows = game.book.rows(begin)
    first -= begin
    events, found, issued = rows[first:], [], ""
    for at, event in enumerate(events):
        reason = ""
        if event[0] == book.LOST:
            reason, issued = because(game, rows, first + at), _issued(game, rows, first + at)
        both = _of_both(game, rows, first + at)
        found += wrap(reason or both) if reason or both else []
        # A verdict says who: the title does, too. What was drunk before is no reason.
        if not both and (reason or event[0] not in (book.LOST, book.DRANK)):
            found += lines(game, [event])
    numbers = pointed(events)
    if numbers:
        found = _held(game, rows) + found
    if issued:
        found = wrap(issued) + found
    return found, numbers[-1] if numbers else 0


def in_words(game, number, room):
    """-> the rule that was pointed at: in words, in signs where they would take more than so many rows."""
    from lawkeeper.games.potions.pages.words import sentence, words

    told = words(game, number)
    if not game.book.experiment(number):
        told = "Rule %d: %s." % (number, sentence(game.space, game.book.code(number)))
    told = wrap(told)
    if len(told) > room:
        from lawkeeper.games.potions.pages.choice import row

        told = [row(game, number)]
    return told
