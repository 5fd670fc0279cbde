"""Ingredients: one to three of the hand are brewed, two of the market are taken (items 21, 34, 35)."""

from lawkeeper.games.potions.brew.kinds import BREWED, SUITS, sign, word
from lawkeeper.games.potions.brew.signs import made_of, signs
from lawkeeper.games.potions.brew.space import number
from lawkeeper.games.potions.fold import moves
from lawkeeper.games.potions.pages.step import READ_MS, Step
from lawkeeper.games.potions.pages.tray import does
from lawkeeper.ui.buttons import DOWN, LEFT, RIGHT, UP, A, B
from lawkeeper.ui.screen import Screen
from lawkeeper.ui.text import wrap


def marked(space, cards, taken):
    """-> rows: the cards in signs, taken ones in brackets; where signs are no letters, those below."""
    above = below = ""
    for place, kind in enumerate(cards):
        one = sign(space.kinds, kind)
        above += "[" + one + "]" if place in taken else " " + one + " "
        below += " " + word(space.kinds, kind)[0] + " "
    return [above, below] if space.kinds == SUITS else [above]


class Brew(Step):
    """◀▶ go along the hand, ▲ takes one, ▼ puts it back, A brews. What comes of it is not said yet."""

    def __init__(self, app, arg=None):
        Step.__init__(self, app, arg)
        self._taken = []

    def screen(self):
        game = self.game
        hand = game.cards.hands[game.turn]
        shown = hand[self._first() : self._first() + 7]
        taken = [place - self._first() for place in self._taken]
        rows = marked(game.space, shown, taken) + ["   " * (self.cursor - self._first()) + " ▲"]
        brew = [hand[place] for place in self._taken]
        rows += ["In the brew:"] + wrap(made_of(game.space, brew) or "nothing yet")
        return Screen(does(game, game.turn, "BREWS", "BREW") + "\t▲in ▼out", rows[:6], "B back ◀▶ go\tA brew")

    def _first(self):
        """-> the place of the hand that is shown first: seven have room."""
        return max(0, self.cursor - 6)

    def tap(self, button):
        game = self.game
        hand = game.cards.hands[game.turn]
        self._hint = None
        if button in (LEFT, RIGHT):
            self.cursor = (self.cursor + (1 if button == RIGHT else -1)) % len(hand)
        elif button == UP:
            self._add()
        elif button == DOWN and self.cursor in self._taken:
            self._taken.remove(self.cursor)
        elif button == A and self._taken:
            self.tell(moves.BREW, number(game.space.kinds, bytes(sorted([hand[at] for at in self._taken]))))
        elif button == A:
            self.first("\t▲ takes one first\t")
        elif button == B:
            self.app.back()

    def _add(self):
        if self.cursor in self._taken:
            return
        if len(self._taken) == BREWED:
            self.app.say("A brew has three ingredients at most.")
        else:
            self._taken.append(self.cursor)


class Take(Step):
    """The potion is drunk. ◀▶ go along the market, ▲ takes one, ▼ puts it back, A takes them: it begins with
    the first ones."""

    def __init__(self, app, arg=None):
        Step.__init__(self, app, arg)
        self.guard(READ_MS)
        self._taken = list(range(self.game.to_take()))
        self._effect = effect(app)

    def screen(self):
        game = self.game
        wanted = game.to_take()
        rows = [game.space.called(game.potion)] + (wrap(self._effect)[:2] if self._effect else [])
        if wanted:
            rows.append("Takes from market:" if wanted == 2 else "Takes one:")
            lying = marked(game.space, game.cards.market, self._taken)
            rows += lying[: 4 - len(rows)] + ["   " * self.cursor + " ▲"]  # one row is the hand's
        else:
            rows += ["Nothing can be taken:", "a hand is six at most."]
        rows.append("Hand " + signs(game.space, self._kept()))
        does_it = does(game, game.turn, "DRINKS", "DRINK")
        return Screen(does_it + "\t▲in ▼out" * (wanted > 0), rows, "B rules ◀▶ go\tA take")

    def _kept(self):
        """-> the hand without what is drunk."""
        hand = list(self.game.cards.hands[self.game.turn])
        for kind in self.game.brew:
            hand.remove(kind)
        return bytes(hand)

    def tap(self, button):
        self._hint = None
        lying, wanted = len(self.game.cards.market), self.game.to_take()
        if button in (LEFT, RIGHT) and lying:
            self.cursor = (self.cursor + (1 if button == RIGHT else -1)) % lying
        elif button == UP and wanted and self.cursor not in self._taken:
            self._taken.append(self.cursor)
            if len(self._taken) > wanted:  # the one that was taken first goes back
                back = self.game.cards.market[self._taken.pop(0)]
                self._hint = "\t%s goes back\t" % word(self.game.space.kinds, back)
        elif button == DOWN and self.cursor in self._taken:
            self._taken.remove(self.cursor)
        elif button == A and len(self._taken) < wanted:
            self.first("\t▲ takes one more\t")
        elif button == A:
            places = sorted(self._taken) or [0]
            self.tell(moves.TAKE, places[0] * 4 + places[-1])
        elif button == B:
            Step.tap(self, button)


def effect(app):
    """-> what happens when the potion is drunk (item 72), "" when nothing was agreed."""
    game = app.game
    if not game.effects:
        return ""
    from lawkeeper.games.potions.fold import kept

    return kept.effect(app.library, game.setup, game.space.shows(game.potion))
