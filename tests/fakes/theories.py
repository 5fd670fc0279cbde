# portable: runs on CPython and on the MicroPython VM
"""A box that is the Universe, at the point where it waits for a theory."""

from fakes.flash import Nvm
from fakes.flow import Flow
from fakes.infer_lawful import SOME_ORANGE, lawful_setup, records
from fakes.place import settle
from lawkeeper.games.infer.fold import lawful, rules
from lawkeeper.games.infer.laws import forms


def box_with(tree=SOME_ORANGE, starters=(("O1",), ("B2",)), **options):
    """A flow at the table after the starters, which are O1 (O by SOME_ORANGE) and B2 (X) unless a law needs
    others; one Researcher plays alone."""
    settle()
    flow = Flow(Nvm())
    options.setdefault("researchers", 1)
    flow.app.start(1, lawful_setup(tree, **options).encode())
    for names in starters:
        assert flow.app.play(lawful.ASK, *records(*names)), flow.app.toasts
    return flow


def waiting(tree=SOME_ORANGE, **options):
    """A flow at the page that waits for a theory."""
    flow = box_with(tree, **options)
    assert flow.app.play(rules.PUBLISH)
    flow.app.to_game()
    flow.wait(2)
    return flow


def said(theory, tree=SOME_ORANGE, **options):
    """A flow that shows `theory` (a tree) back to the table."""
    flow = waiting(tree, **options)
    assert flow.app.page.hear(forms.encode(theory)) is None
    flow.wait(2)
    return flow


def tree_of(flow):
    """The theory in the box as a tree."""
    return forms.decode(flow.app.game.theory)
