"""First games at the page in a browser, on both boards, with a power cut in the middle: played as docs/play
says it, where every press has to do what it says there."""

from functools import partial
from pathlib import Path

import pytest
from sim.whole import TAP_MS, ended, seal_number
from sim.whole import play as slowly

from lawkeeper_host.sim.box import VirtualBox
from lawkeeper_host.sim.loading import load
from lawkeeper_host.sim.page import Page

PACKS = Path(__file__).parents[2] / "host" / "packs"
KEYBOARD = {"up": "ArrowUp", "down": "ArrowDown", "left": "ArrowLeft", "right": "ArrowRight"}
KEYBOARD.update(A="a", B="b")
SPEED = 4
SEED = 7  # with it the box draws the law and the code below
LAW, CODE = "There must be exactly one 1.", "121"
LOOKS, LOOK_MS = 200, 60

play = partial(slowly, look=500)  # who knows the pages looks at them for a shorter time


class Hands:
    """People who have only the page. They do what `whole` asks of a `VirtualBox`."""

    def __init__(self, page, box):
        self._page = page
        self.box = box

    def pass_time(self, ms):
        self._page.wait_for_timeout(ms / SPEED)

    def press(self, button, ms=TAP_MS):
        key = KEYBOARD.get(button, button)
        self._page.keyboard.down(key)
        self.pass_time(ms)
        self._page.keyboard.up(key)

    def screen_text(self):
        return self._page.locator("#screen-text").inner_text()

    def wait_until(self, told, what):
        for _ in range(LOOKS):
            if found := told():
                return found
            self.pass_time(LOOK_MS)
        raise AssertionError("waited for %r on the page; it shows\n%s" % (what, self.screen_text()))

    def wait_for(self, words):
        self.wait_until(lambda: words in self.screen_text(), words)

    def cut(self):
        """Pull the plug and put it back."""
        self._page.get_by_role("button", name="Cut the power").click()
        self._page.wait_for_function("() => lawkeeper.state.stage === 'off'")
        self._page.get_by_role("button", name="Power on").click()
        self.wait_for("power was off")


@pytest.fixture(params=["pico_ring", "macropad"])
def hands(request, tmp_path, browser_page):
    with VirtualBox(tmp_path, seed=SEED, speed=SPEED, board=request.param) as box:
        box.power_on()
        box.wait_for("LAWKEEPER")
        load(box, [PACKS])
        page = box.call(Page, box.runner)
        browser_page.goto(box.await_(page.start(0)))
        hands = Hands(browser_page, box)
        hands.wait_for("of puzzles")
        play(hands, ("A", "Play Infer"))
        yield hands
        box.await_(page.stop())


@pytest.fixture
def keys(hands):
    """Has this box number keys?"""
    return hands.box.hardware.name == "macropad"


def test_infer_alone_from_the_set_up_to_the_law(hands, keys):
    play(hands, ("A", "NEW GAME: INFER"), ("A", "A written"))
    noted = seal_number(hands)
    play(hands, ("A", "1 of 2"), ("A", "2 of 2"), ("A", "Your turn"))
    four_dice_and_a_cut(hands, keys)
    play(hands, ("A", "3 is ✗"))
    play(hands, ("right", "WHAT IS THE LAW?"), ("A", "least one die."), *a_one(keys))
    play(hands, ("hold A", "A yes"), ("A", "BUILD THIS DISPROOF"), ("A", "TOKENS 3"))
    play(hands, ("right", "last theory"), ("left", "A Exactly"), ("A", "[one die]"), ("A", "one die."))
    play(hands, *a_one(keys), ("hold A", "A yes"), ("A", "YOU WIN"), ("long A", "THE LAW"))
    _, story = ended(hands.box, noted)
    assert story.law == LAW


def four_dice_and_a_cut(hands, keys):
    """The third one lies on the second one; the plug is pulled before the fourth one is put down."""
    play(hands, ("A", "BUILD"), ("A", "DICE 1"), ("right", "blue 4"), ("A", "DICE 2"), ("up", "orange 4"))
    play(hands, ("hold left", "DICE 3"))
    hands.cut()
    play(hands, ("A", "DICE 3"), ("2" if keys else "A", "DICE 4"), ("hold A", "EXPERIMENT 3", "does not"))


def a_one(keys):
    """The steps from a die to a 1."""
    if keys:
        return [("1", "one 1.")]
    return [("left", "number"), ("right", "exactly"), ("A", "[1]"), ("A", "one 1.")]


def test_turing_for_two_from_the_set_up_to_the_code(hands, keys):
    play(hands, ("down", "A open"), ("A", "NEW GAME: TURING"), ("A", "A written"))
    noted = seal_number(hands)
    play(hands, ("A", "CLASSIC"), ("A", "P1 asks next"), ("A", "P1 PROPOSAL"), *the_code(keys))
    play(hands, ("hold A", "P1 MAY ASK 2"))
    hands.cut()
    play(hands, ("A", "player 1"), ("A", "P1 MAY ASK 2"), ("hold A", "P1 MAY ASK 1"), ("down", "ask D"))
    play(hands, ("hold A", "No questions left"), ("A", "P2 asks next"), ("A", "P2 PROPOSAL"))
    play(hands, ("A", "P2 MAY ASK 3"), ("down", "ask B"), ("hold A", "P2 MAY ASK 2"), ("B", "claims"))
    play(hands, ("right", "Player 1 takes"), ("A", "Player 2 takes"), ("A", "A I am P1"))
    play(hands, ("A", "[[121]]"), ("A", "Then P2"), ("A", "A I am P2"), ("A", "[[333]]"))
    play(hands, ("A", "Then all are opened"), ("A", "P1  121"), ("A", "A long: code"), ("long A", "[[121]]"))
    _, story = ended(hands.box, noted)
    assert story.closing[0] == "Code: " + CODE and story.result.startswith("Turing won by 1")


def the_code(keys):
    """The steps from 333 to it."""
    if keys:
        return [("1", "[[133]]"), ("2", "[[123]]"), ("1", "[[121]]")]
    first = [("down", "[[233]]"), ("down", "[[133]]"), ("right", "[■]"), ("down", "[[123]]")]
    return [*first, ("right", "[●]"), ("down", "[[122]]"), ("down", "[[121]]")]
