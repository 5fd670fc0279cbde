"""The table: whose turn it is, all hands, the market; everything is one press away."""

from lawkeeper.games.pages import paused
from lawkeeper.games.pages.base import GamePage
from lawkeeper.games.potions.brew import kinds
from lawkeeper.games.potions.brew.signs import signs
from lawkeeper.games.potions.fold.book import DRANK, NONE
from lawkeeper.games.potions.fold.moves import TURN
from lawkeeper.games.potions.pages.step import explain, keep, kept
from lawkeeper.games.potions.pages.tray import who
from lawkeeper.ui.buttons import DOWN, LEFT, RIGHT, UP, A, B
from lawkeeper.ui.screen import Screen

_SOON = 5  # turns before its end at which a journal that fills up is announced (item 83)


def lettered(space, brew):
    """-> cards in signs with a letter behind each suit, where a row has the room: few dots tell ♣ from ♠."""
    if space.kinds != kinds.SUITS:
        return signs(space, brew)
    apart = " " if len(brew) < kinds.HAND else ""
    return apart.join([kinds.sign(space.kinds, kind) + kinds.word(space.kinds, kind)[0] for kind in brew])


def standing(game):
    """-> six rows: the hands, an arrow at the one whose turn it is; the market; how many rules there are."""
    rows = []
    for seat in range(game.seats):
        begin = "▶" if seat == game.turn else " "
        hand = "lost" if game.out >> seat & 1 else lettered(game.space, game.cards.hands[seat])
        rows.append(begin + who(game, seat) + " " + hand)
    rows.append("Market " + lettered(game.space, game.cards.market))
    soon = game.turns_left <= _SOON
    count = game.turns_left if soon else len(game.book.standing(game.out))
    last = game.book.rows(game.book.count - 1) if game.book.count else ()
    rows.append("%d %s%s" % (count, "turn" if soon else "rule", "" if count == 1 else "s"))
    if soon:
        rows[-1] += ", then shared"
    elif last and last[0][0] == DRANK and last[0][2] != NONE:
        rows[-1] += "\t%s took %s" % (who(game, last[0][1]), signs(game.space, game.set_of(last[0][2])))
    return rows


class TableTop(GamePage):
    """Step 1 of a turn: the active player challenges rules, or brews."""

    TAPS = {A: ".brew", RIGHT: "challenge", DOWN: ".more", LEFT: ".list", B: ".list", UP: ".record"}
    HOLDS = {A: "explain", B: "pause"}
    holds = (A, B)

    def screen(self):
        game = self.game
        title = "%s TURN" % ("YOUR" if game.strength else who(game, game.turn))
        foot = "B rules ▶chal.\tA brew" if self._may() else "B rules\tA brew"
        return Screen(title + "\t▲log ▼more", standing(game), foot)

    def _may(self):
        return not (self.game.simpler or self.game.again)

    def explain(self):
        explain(self.app)

    def challenge(self):
        """The rules that may be challenged; where there are none, why."""
        if self.game.challengeable():
            self.open("challenge")
        elif self.game.simpler:
            self.app.say("This game is played without challenges.")
        elif self.game.again:
            self.app.say("The brew begins again: challenges come before the first one.")
        else:
            self.app.say("There is no rule of another player to challenge.")


class Paused(paused.Paused):
    """Everything stands still and can be read; what was being put together is kept."""

    def __init__(self, app, arg=None):
        paused.Paused.__init__(self, app, arg)
        self._draft = b""

    def tap(self, button):
        self._draft = kept(self.app)
        paused.Paused.tap(self, button)

    def on(self):
        if self._draft:
            keep(self.app, self._draft)
        paused.Paused.on(self)

    def screen(self):
        game = self.game
        rows = standing(game)
        if game.phase != TURN:
            rows[-1] = "In the midst of it"
        return Screen("PAUSED", rows, self.FOOT)
