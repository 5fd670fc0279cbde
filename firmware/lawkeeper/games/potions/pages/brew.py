"""Ingredients: one to three of the own hand are brewed, two of the market are taken (items 21, 34, 35)."""

from lawkeeper.games.potions.brew.kinds import BREWED, sign
from lawkeeper.games.potions.brew.signs import made_of, signs
from lawkeeper.games.potions.brew.space import number
from lawkeeper.games.potions.fold import moves
from lawkeeper.games.potions.pages.step import Step
from lawkeeper.games.potions.pages.tray import does
from lawkeeper.ui.buttons import DOWN, LEFT, RIGHT, UP, A, B
from lawkeeper.ui.screen import Screen
from lawkeeper.ui.text import wrap

_PAIRS = ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))


def marked(space, cards, taken, at=None):
    """-> two rows: the cards in signs, taken ones in brackets; an arrow below the one at `at`."""
    above = below = ""
    for place, kind in enumerate(cards):
        one = sign(space.kinds, kind)
        above += "[" + one + "]" if place in taken else " " + one + " "
        below += " ▲ " if place == at else "   "
    return [above, below]


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
        rows = marked(game.space, shown, taken, self.cursor - self._first())
        brew = [hand[place] for place in self._taken]
        rows += ["", "In the brew:"] + wrap(made_of(game.space, brew) or "nothing yet")
        return Screen(does(game, game.turn, "BREWS", "BREW") + "\t▲in ▼out", rows[:6], "B back ◀▶\tA brew")

    def _first(self):
        """-> the place of the hand that is shown first: seven have room."""
        return max(0, self.cursor - 6)

    def tap(self, button):
        game = self.game
        hand = game.cards.hands[game.turn]
        if button in (LEFT, RIGHT):
            self.cursor = (self.cursor + (1 if button == RIGHT else -1)) % len(hand)
        elif button == UP:
            self._add()
        elif button == DOWN and self.cursor in self._taken:
            self._taken.remove(self.cursor)
        elif button == A and self._taken:
            self.tell(moves.BREW, number(game.space.kinds, bytes(sorted([hand[at] for at in self._taken]))))
        elif button == A:
            self.app.say("Take one to three ingredients first: ▲.")
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
    """The potion is drunk; ◀▶ choose which of the market are taken, A takes them."""

    def __init__(self, app, arg=None):
        Step.__init__(self, app, arg)
        self._pair = 0
        self._effect = effect(app)

    def _pairs(self):
        """-> list of the places that may be taken together."""
        game = self.game
        lying, wanted = len(game.cards.market), game.to_take()
        if wanted == 2:
            return [pair for pair in _PAIRS if pair[1] < lying]
        return [(place, place) for place in range(lying)] if wanted else [(0, 0)]

    def screen(self):
        game = self.game
        pairs = self._pairs()
        self._pair %= len(pairs)
        wanted = game.to_take()
        rows = [game.space.called(game.potion)] + wrap(self._effect)[:2]
        if wanted:
            rows += ["Takes from market:" if wanted == 2 else "Takes one:"]
            rows += marked(game.space, game.cards.market, pairs[self._pair])[:1]
        else:
            rows += ["Nothing can be taken:", "a hand is six at most."]
        rows.append("Hand " + signs(game.space, self._kept()))
        rows = [row for row in rows if row]
        return Screen(does(game, game.turn, "DRINKS", "DRINK"), rows[:6], "B rules ◀▶\tA take")

    def _kept(self):
        """-> the hand without what is drunk."""
        hand = list(self.game.cards.hands[self.game.turn])
        for kind in self.game.brew:
            hand.remove(kind)
        return bytes(hand)

    def tap(self, button):
        if button in (LEFT, RIGHT):
            self._pair += 1 if button == RIGHT else -1
        elif button == A:
            one, other = self._pairs()[self._pair]
            self.tell(moves.TAKE, one * 4 + other)
        else:
            Step.tap(self, button)


def effect(app):
    """-> what happens when the potion is drunk (item 72), "" when nothing was agreed."""
    game = app.game
    if not game.effects:
        return ""
    from lawkeeper.games.potions.fold import kept

    return kept.effect(app.library, game.setup, game.space.shows(game.potion))
