# portable: runs on CPython and on the MicroPython VM
"""Games of Logic Potions by button."""

from fakes.flash import Nvm
from fakes.flow import Flow, play
from fakes.place import settle
from fakes.potions import KINDS, listed, setup
from lawkeeper.ui.screen import CUT

GAME = 4


def table(*listing, hands=("HS", "CD", "HH"), first=0, lights=24, **options):
    """A flow at the table of a game that has just begun; hands and rules as the test wants them."""
    settle(())
    flow = Flow(Nvm(), lights)
    flow.app.start(GAME, setup(**options).encode())
    arrange(flow, listing, hands, first)
    return flow


def arrange(flow, listing, hands, first=0):
    """Lay hands, rules and the turn as the test wants them. They do not survive a power cut."""
    game = flow.app.game
    game.turn = first
    for seat, letters in enumerate(hands):
        game.cards.hands[seat] = bytes(sorted([KINDS.index(letter) for letter in letters]))
    listed(game, *listing)
    flow.app.to_game()
    slowly(flow, (("A", "Market"),))


def slowly(flow, steps):
    """Play steps as people do, a second apart; no line of what is seen is cut."""
    for step in steps:
        flow.wait(1)
        play(flow, (step,))
        assert CUT not in flow.text(), flow.text()


def choose(flow, words):
    """On a page with rows: go down to the one with these words, and press A."""
    for _ in range(40):
        screen = flow.app.screen
        if screen.cursor >= 0 and words in screen.rows[screen.cursor]:
            slowly(flow, (("A", ""),))
            return
        flow.do("down")
    raise AssertionError("no row %r on the screen:\n%s" % (words, flow.text()))


def brew(flow, letters):
    """At the table: the active player chooses ingredients, which its hand has, and brews."""
    game = flow.app.game
    left = list(letters)
    slowly(flow, (("A", "BREWS"),))
    for kind in game.cards.hands[game.turn]:
        if KINDS[kind] in left:
            left.remove(KINDS[kind])
            flow.do("up")
        flow.do("right")
    assert not left, letters
    slowly(flow, (("A", "PREDICT?"),))


def announce(flow, potion):
    """Nobody predicts; the potion is announced."""
    slowly(flow, (("A", "BREWS"),))
    choose(flow, potion)


def call(flow, button, words):
    """A buzzer is pressed, and what it means is meant."""
    slowly(flow, ((button, "A yes"), ("A", words)))


def accused(flow, letters, potion, rule=None):
    """P1 brews and announces; P3 calls ILLEGAL, and points at the rule with these words."""
    brew(flow, letters)
    announce(flow, potion)
    call(flow, "left", "P3 POINTS")
    if rule:
        choose(flow, rule)


def hand(flow):
    """-> the hand of the active player, in letters."""
    game = flow.app.game
    return "".join([KINDS[kind] for kind in game.cards.hands[game.turn]])


def quiet_turn(flow, potion="red"):
    """A turn in which nobody calls: the plainest rule is written."""
    brew(flow, hand(flow)[0])
    announce(flow, potion)
    if "ILLEGAL?" in flow.text():
        slowly(flow, (("A", "RULE "),))
    slowly(flow, (("A", "WRITES"), ("A", "STILL LEGAL?"), ("A", "DRINKS"), ("A", "TURN")))
