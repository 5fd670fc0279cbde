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
        return "No disproof among the first {:,} of {:,}.".format(done, total)
    most, sampled, scope = searched[6:]
    things = "sets" if scope & 1 else "experiments"
    if scope & 4:
        told = "No disproof among all %s up to %d of the dice left" % (things, most)
    else:
        told = "No disproof among all {:,} {} up to {} dice".format(total, things, most)
    return told + (" and 60 samples of up to %d dice." % sampled if sampled else ".")


class End(ended.End):
    """Who has won, then why, then the score: verdicts, markers, tokens, turns, looks at the law."""

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
        whose = "Your" if game.setup.box_universe and game.researchers == 1 else "All"
        score = (
            "○ %d  ✗ %d\t%d%% are ○" % (o, x, 100 * o // max(1, o + x)),
            "Markers %d\ttokens %d" % (game.left, game.tokens),
            "%s turns %d\t%s" % (whose, game.turns, minutes(game.at)),
            "Looks at the law\t%d" % self.app.ledger.looks,
        )
        return title, (why + score)[:6]  # at the law of the box nobody looks

    def ring(self, frame):
        if self.game.result == rules.WON:
            ring.fill_up(frame, ring.LIGHTS, ring.GREEN)
        else:
            ended.End.ring(self, frame)
