"""What follows, and from which facts: for all from the board alone, for one player with the own hand, too
(item 62). Only where the table allowed help."""

from lawkeeper.games.deduction.fold import board, rules
from lawkeeper.games.deduction.pages.tray import card_brief, concluded, looks, mode, title
from lawkeeper.games.pages.own_secret import OwnSecret
from lawkeeper.ui.buttons import DOWN, LEFT, RIGHT, UP, B
from lawkeeper.ui.screen import Screen
from lawkeeper.ui.text import window

_FEW = 5  # cards that are named
_FACTS, _ROWS = 3, 6  # on a page
_MOMENT = ("", "", "\tOne moment ...\t")


class Follows(OwnSecret):
    """First what is left; ◀▶ turn to the conclusions, each with the facts that it needs; ▲▼ scroll. `arg`: a
    seat, then it is found and shown only while A is held; or None, for all."""

    runs = (UP, DOWN)

    def __init__(self, app, arg=None):
        OwnSecret.__init__(self, app, arg)
        self.seat = arg
        self._left = self._steps = None
        self._found = []  # conclusions: (form, one)
        self._needs = {}  # by part, the facts
        self._part = 0  # 0: what is left; 1: the first conclusion
        self._seen = False  # that something is coming
        if arg is None:
            self.holds = ()
            self.hold(None)

    # -- what is on the screen ------------------------------------------------------------------------------

    def closed(self):
        rows = ["", "", "", "", "Hold A to read it."]
        if not self.game.alone:
            rows = ["", "\tplayer %d\t" % (self.seat + 1), "", "All others look away.", rows[4]]
            rows.append("Looks so far\t%d" % looks(self.app, self.seat))
        return Screen(title(self.game, "WHAT FOLLOWS"), rows, "B back\thold A read")

    def secret(self):
        alone = self.seat is not None
        head = "PLAYER %d\tKNOWS" % (self.seat + 1) if alone else "ALL CAN KNOW"
        foot = "" if alone else "B back "
        if self._found:
            foot += "◀▶" if self._part else "◀▶why"
        art, last = None, 0
        self._seen = self._missing()
        if self._seen:
            rows = _MOMENT
        elif self._part:
            head = self._name(*self._found[self._part - 1])
            rows, art, last = self._proof()
        else:
            rows, self.cursor, last = window(known(self._left), self.cursor)
        foot += ("▲▼" if last else "") + "\t" + mode(self.game)
        return Screen(head, rows, foot, secret=alone, art=art)

    def _name(self, form, one):
        name = "THIS CARD" if form == rules.CARD else concluded(form, one, 0)
        return "%s\t%d/%d" % (name, self._part, len(self._found))

    def _proof(self):
        from lawkeeper.games.deduction.pages import proof

        rows, art, self.cursor, last = proof.drawn(self.game, self.seat, self._needs[self._part], self.cursor)
        return rows, art.rows, last

    # -- what the box finds ---------------------------------------------------------------------------------

    def _missing(self):
        """-> whether there is something to find for what is in front."""
        return self._left is None or (self._part > 0 and self._part not in self._needs)

    def work(self):
        """A piece of it: the box reasons once over the board. It is seen first that something is coming."""
        if not self._seen:
            return
        if self._left is None:
            self._conclude()
        else:
            if self._steps is None:
                from lawkeeper.games.deduction.fold import account

                mask = rules.meaning(*(self._found[self._part - 1] + (0,)))
                self._steps = account.used(self.game, self.seat, mask)
            needs = next(self._steps)
            if needs is None:
                return
            self._needs[self._part], self._steps = needs, None
        self._seen, self.busy = False, self._missing()
        self.app.stale = True
        self.app.memory.litter()  # what finds it is large

    def _conclude(self):
        from lawkeeper.games.deduction.fold import account

        self._left = left = self.game.left(self.seat)
        self._found = account.news(left)
        if left and not left & (left - 1):
            self._found.append((rules.CARD, [card for card in range(rules.CARDS) if left >> card & 1][0]))

    # -- what the buttons do --------------------------------------------------------------------------------

    def may(self):
        """What follows from a hand tells of it: a look like one at the hand."""
        return self.seat is None or self.game.alone or self.app.look(self.seat)

    def hold(self, button):
        self.opened = self.may()
        self.busy = self.opened and self._missing()

    def release(self, button):
        self.opened = self.busy = False

    def tap(self, button):
        if button == B and (self.seat is None or not self.opened):
            OwnSecret.tap(self, button)
        elif self.opened and button in (LEFT, RIGHT):
            self._part = (self._part + (1 if button == RIGHT else -1)) % (1 + len(self._found))
            self.cursor, self._steps = 0, None
            self.busy = self._missing()
        elif self.opened and button in (UP, DOWN):
            step = _FACTS if self._part else _ROWS
            self.cursor = max(0, self.cursor + (step if button == DOWN else -step))


def known(left):
    """-> rows on what a mask of cards says: how many they are, few by name, else what all of them show."""
    few = [card for card in range(rules.CARDS) if left >> card & 1]
    found = ["cards left\t%d" % len(few)]
    if len(few) <= _FEW:
        return found + [card_brief(card) for card in few]
    said_so = [concluded(form, kind, 0) for form, kind in board.literals(left)]
    if not said_so:
        return found + ["", "Of single signs", "nothing yet."]
    return found + [", ".join(said_so[at : at + 2]) for at in range(0, len(said_so), 2)]
