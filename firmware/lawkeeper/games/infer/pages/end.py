"""After the end: how it went."""

from lawkeeper.games.infer.fold import rules
from lawkeeper.games.infer.pages.tray import minutes
from lawkeeper.games.pages import ended
from lawkeeper.ui import ring
from lawkeeper.ui.buttons import LEFT, UP, B
from lawkeeper.ui.text import wrap

_WHY = {
    # Over what it was judged: by what a person could think of, no more is claimed (Infer item 34).
    rules.WON: ("The Universe knew no", "disproof."),
    rules.NO_MARKER: ("A marker was needed,", "none was left."),
    rules.NO_TOKEN: ("No token was left.", ""),
    rules.TIME_UP: ("The time ran out.", ""),
    rules.GIVEN_UP: ("The law is untold.", ""),
}


def headline(game):
    """Who won. With an own law the Universe only set the puzzle: it is not of a side."""
    if game.result == rules.GIVEN_UP:
        return "GIVEN UP"
    won = game.result == rules.WON
    if game.setup.box_universe and game.researchers == 1:
        return "YOU " + ("WIN" if won else "LOSE")
    if game.setup.own_law:
        return "RESEARCHERS " + ("WIN" if won else "LOSE")
    return "EVERYBODY " + ("WINS" if won else "LOSES")


def evidence(searched):
    """-> a sentence on what `Search.account` tells: it claims no more than that (Infer items 31, 34)."""
    done, total = int.from_bytes(searched[:3], "little"), int.from_bytes(searched[3:6], "little")
    if done < total:
        return "No disproof: the box tried {:,} of {:,} experiments.".format(done, total)
    most, sampled, scope = searched[6:]
    ways = "choices of" if scope & 1 else "ways to lay"
    if scope & 4:  # too many to lay out lie in experiments
        told = "all %s 0-%d unused dice" % (ways, most)
    else:
        told = "all {:,} {} 0-{} dice".format(total, ways, most)
    more = ", and 60 of up to %d" % sampled if sampled else ""
    return "No disproof: the box tried %s%s." % (told, more)


class End(ended.End):
    """Who has won, in which turn, with how many tokens; then why, and what else there is to count."""

    TAPS = {LEFT: ".undo", UP: ".log", B: "leave"}
    WHAT = "law"

    def score(self):
        game = self.game
        o, x = game.log.tally()
        title, why = headline(game), _WHY.get(game.result)
        if game.setup.box_universe and game.result == rules.WON:
            searched = evidence(game.searched) if game.searched else "The box found no disproof."
            why = tuple(wrap(searched))
        if why is None:
            from lawkeeper.games.infer.pages import vote

            title, why = vote.verdict(game)
        when = "Time" if game.setup.asynchronous else "In turn %d" % (game.turns + 1)
        first = "%s\t%s" % (when, minutes(game.at)), "Tokens %d\t○ %d ✗ %d" % (game.tokens, o, x)
        last = "Markers left\t%d" % game.left, "Looks at the law\t%d" % self.app.ledger.looks
        return title, (first + why + last)[:6]  # at the law of the box nobody looks

    def ring(self, frame):
        if self.game.result == rules.WON:
            ring.fill_up(frame, ring.LIGHTS, ring.GREEN)
        else:
            ended.End.ring(self, frame)
