# portable: runs on CPython and on the MicroPython VM
"""Games of Turing Machine by button: the way to the table, whole questions, an eye on what is secret."""

import json

from fakes.flash import Nvm
from fakes.flow import Flow, play
from fakes.place import settle
from lawkeeper.games.turing.fold.setup import Setup
from lawkeeper.games.turing.problems.problem import CLASSIC, EXTREME, NIGHTMARE, Problem
from lawkeeper.keep import image
from lawkeeper.keep.seal import sha256
from lawkeeper.keep.slots import BLOCK
from lawkeeper.ui.gestures import HOLD_MS, RUN_MS
from lawkeeper.ui.screen import CUT

GAME = 2

# Cards 3, 7, 14, 17: the code is 435. The square is 3, the circle odd, the square the smallest, one is even.
PROBLEM = Problem(CLASSIC, (3, 7, 14, 17), (1, 1, 1, 1), machine=(2, 5), expert=(1, 2), label="A43 0IN")
BLIND = Problem(EXTREME, (3, 7, 14, 17), (1, 1, 1, 1), fakes=(22, 11, 20, 8), flips=0b0101)
MIXED = Problem(NIGHTMARE, (3, 7, 14, 17), (1, 1, 1, 1), order=(2, 0, 3, 1))
RIGHT, WRONG = "435", "111"

# Pages on which players themselves have written digits, and those after the end.
_OWN = ("turing.ask", "turing.code", "turing.opened", "turing.seats")
_END = ("turing.end", "turing.record", "turing.told")


def library(*problems):
    """Make the current folder a fresh drive with a pack of these problems."""
    settle(())
    meta = json.dumps({"name": "Test problems", "author": "A tester", "licence": "CC0-1.0"})
    body = image.section(meta, [problem.encode() for problem in problems])
    entry = image.entry(GAME, len(problems), image.HEAD_BYTES, len(body), sha256(body), "Test problems")
    whole = b"\xff" * BLOCK + image.block([entry], image.HEAD_BYTES + len(body), 1) + body
    with open(image.FILES[0], "r+b") as file:
        file.write(whole)


def code_of(text):
    """-> 0..124 for "111" to "555"."""
    triangle, square, circle = [int(digit) for digit in text]
    return 25 * triangle + 5 * square + circle - 31


def text_of(code):
    return "%d%d%d" % (code // 25 + 1, code // 5 % 5 + 1, code % 5 + 1)


def turing_flow(problem=PROBLEM, lights=24, **agreed):
    """A flow at the table of a game of `problem`; `agreed` goes into the set-up."""
    settle(())
    flow = Flow(Nvm(), lights)
    setup = Setup()
    setup.problem = problem.encode()
    setup.seats = 2
    for name, value in agreed.items():
        setattr(setup, name, value)
    flow.app.start(GAME, setup.encode())
    slowly(flow, (("A", problem.label), ("A", "ROUND")))
    return flow


def watch(flow):
    """Fail when a line does not fit, or something secret is on a screen that no held button keeps there."""
    shown = flow.text()
    assert CUT not in shown, "a line is cut:\n" + shown
    game, page = flow.app.game, flow.app.nav.top()[0]
    if flow.app.screen.secret or flow.app.toasts or game is None or page in _END or page[:6] == "menus.":
        return
    if page != "turing.opened" and game.seats > 1:  # one alone has nobody to hide them from
        assert "✓" not in shown and ("✗" not in shown or "SEAL" in shown), "an answer is shown:\n" + shown
    assert page in _OWN or text_of(game.code) not in shown, "the code is on the screen:\n" + shown


def slowly(flow, steps):
    """Play steps as people do, a second apart: a thumb pressed sooner is taken for a double press."""
    for step in steps:
        flow.wait(1)
        play(flow, (step,))
        watch(flow)


def enter(flow, code, held=False):
    """Enter a code such as "435" where digits are asked for, each by the shorter way. -> presses

    held: a digit that is two steps away is run to with one press that lasts.
    """
    presses = 0
    for place in range(3):
        ups = (int(code[place]) - int(flow.app.page._digits.big[place])) % 5
        if not ups:
            continue
        while flow.app.page._digits._at != place:
            presses += 1
            back = (place - flow.app.page._digits._at) % 3 == 2 and "I am" not in flow.text()
            flow.do("left" if back else "right")  # where the box is handed over, the left one takes back
        way, steps = ("up", ups) if ups < 3 else ("down", 5 - ups)
        if held and steps > 1:
            presses += 1
            flow.down(way, HOLD_MS + RUN_MS // 2)
            flow.up(way)
            steps = 0
        for _ in range(steps):
            presses += 1
            flow.do(way)
            watch(flow)
    assert flow.app.page._digits.big == code
    return presses


def ask(flow, seat, code, letters, cut=False):
    """From the table: the player at `seat` (from 0) proposes `code` and asks `letters`. -> what was shown.

    cut: the power fails while the last answer is on the screen.
    """
    flow.do("A")
    if flow.app.page.seat != seat:
        slowly(flow, (("B", ""),))
        if "Who asks?" not in flow.text():
            slowly(flow, (("B", "Who asks?"),))
        while flow.app.page.seat != seat:
            flow.do("right")
        flow.do("A")
    if "PROPOSAL" in flow.text():
        enter(flow, code)
        flow.do("A")
    found = ""
    for letter in letters:
        while flow.app.page._letter != ord(letter) - 65:
            flow.do("down")
        watch(flow)
        assert "hold A: ask " + letter in flow.text(), flow.text()
        flow.do("hold A")
        assert flow.app.screen.secret, flow.text()
        found += "✓" if "[[✓]]" in flow.text() else "✗"
        assert ("passes" if found[-1] == "✓" else "fails") in flow.text()
        if cut and letter == letters[-1]:
            flow.box.up(4)
            slowly(flow, (("cut", "The power was off."), ("A", "ROUND")))
            if "Who asks?" in flow.text():
                slowly(flow, (("B", "▲notes"),))
            return found
        flow.do("let go A")
        watch(flow)
    slowly(flow, (("A" if "No questions left" in flow.text() else "B", "▲notes"),))
    return found


def claims(flow, thumbs):
    """From the table: every seat that is in says "A" (thumb up) or "B", then comes what follows."""
    slowly(flow, (("right", "END OF ROUND"),))
    for thumb in thumbs:
        slowly(flow, ((thumb, ""),))


def give(flow, code):
    """The player who has the box in front of them gives a code."""
    if "THUMBS UP" in flow.text():
        slowly(flow, (("A", "THE CODE"),))
    enter(flow, code)
    slowly(flow, (("A", "yes, give it"), ("A", "")))
