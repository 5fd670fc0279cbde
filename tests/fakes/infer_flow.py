# portable: runs on CPython and on the MicroPython VM
"""Games of Infer played by buttons: the way to the table, and an eye on the secret at every step."""

from fakes.flash import Nvm
from fakes.flow import Flow, play
from fakes.place import settle
from lawkeeper.ui.screen import CUT
from lawkeeper.ui.text import wrap

TO_BOX = (("A", "NEW GAME: INFER"),)  # the box as Universe for one Researcher: so the form comes at first
PEOPLE = "down right down down down right right up up up up"  # a player as Universe, three Researchers
TO_FORM = TO_BOX + ((PEOPLE, ("Universe    a player", "Researchers        3")),)
KEEP = (
    ("A", "PASS THE BOX"),
    ("A", ("KEEP ONE LAW", "Law 1 of 2")),
    ("A", "Keep law 1?"),
    ("A", "SEAL NUMBER"),
    ("A", "TO START"),
)
STARTERS = (("A", "✓"), ("B", "First turn"), ("A", "○ 1 ✗ 1"))
STARTERS_QUIETLY = (("A", "✓"), ("B", "○ 1 ✗ 1"))  # nobody has the first turn
THEORY = (
    ("right", "PUBLISH?"),
    ("A", "says it"),
    ("A", "contradict"),
    ("A", "JUDGE"),
)


def secrets(flow):
    """What nobody may see now: the laws of the draw, or nothing when there is no secret."""
    game = flow.app.game
    if game is None or game.finished:
        return ()
    return [wrap(game.law(number))[0] for number in range(len(game.setup.laws))]


def watch(flow):
    """Fail when a secret is on a screen that is not one for a held button, or a line does not fit."""
    shown = flow.text()
    assert CUT not in shown, "a line is cut:\n" + shown
    if not flow.app.screen.secret:
        for text in secrets(flow):
            assert text not in shown, "the law is on the screen:\n" + shown


def slowly(flow, steps):
    """Play steps as people do, two seconds apart: a verdict pressed sooner is taken for a double press. A
    button that is held is let go after one.

    A step may be a tuple of steps.
    """
    for step in steps:
        if isinstance(step[0], tuple):
            slowly(flow, step)
            continue
        flow.wait(1 if step[0].startswith("let go") else 2)
        play(flow, (step,))
        watch(flow)


def choose(rows, presses):
    """A step of the set-up form: `rows` down, RIGHT so many times (LEFT if negative), back up."""
    return " ".join(["down"] * rows + ["right"] * presses + ["left"] * -presses + ["up"] * rows)


def at_table(*choices):
    """A flow at the first turn; `choices` are (row of the form, how often RIGHT)."""
    settle()
    flow = Flow(Nvm())
    slowly(flow, TO_FORM)
    for rows, presses in choices:
        slowly(flow, ((choose(rows, presses), "Start"),))
    slowly(flow, KEEP)
    game = flow.app.game
    slowly(flow, STARTERS_QUIETLY if game.setup.asynchronous or game.researchers == 1 else STARTERS)
    return flow
