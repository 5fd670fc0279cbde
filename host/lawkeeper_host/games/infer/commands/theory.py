"""`lawkeeper theory`: a theory said by keyboard, to a box that waits for one."""

from __future__ import annotations

from base64 import b64encode
from typing import Any

import click

from lawkeeper.games.infer.laws import english, forms
from lawkeeper_host.client import Client
from lawkeeper_host.errors import BoxRefused
from lawkeeper_host.games.infer.laws.colours import Names
from lawkeeper_host.games.infer.laws.words import NAMES
from lawkeeper_host.games.infer.packs import LAWS
from lawkeeper_host.terminal import show
from lawkeeper_host.terminal.frame import Cable, pass_cable


@click.command("theory")
@click.argument("words", nargs=-1, required=True, metavar="SENTENCE")
@click.option("--check", is_flag=True, help="Only show how it is understood; no box is needed.")
@pass_cable
def theory(cable: Cable, words: tuple[str, ...], check: bool) -> None:
    """Say a theory to the box that waits for one.

    The box listens on its page WHAT IS THE LAW?: right at the table leads there. It shows the sentence to
    the table, which agrees to it, or not, on the box. The dice have the colours that its settings name.
    """
    from lawkeeper_host.games.infer.laws import understood  # the grammar takes long to load

    sentence = " ".join(words)
    if check:
        show.line(english.sentence(understood(sentence, NAMES), NAMES))
        return
    with cable.connect() as box:
        names = _names(box)
        tree = understood(sentence, names)
        show.line(f"Understood: {show.clean(english.sentence(tree, names))}")
        _say(box, tree)
    show.line("The box shows it to the table now.")
    show.next_step("agree to it on the box, or say it in other words: lawkeeper theory SENTENCE")


def _names(box: Client) -> Names:
    """What the box calls the three colours."""
    values = box.request("settings.get")["values"]
    return str(values["colour_1"]), str(values["colour_2"]), str(values["colour_3"])


def _say(box: Client, tree: Any) -> None:
    """Send a tree. To a box that does not take it comes what to press there."""
    try:
        box.request("say", b64=b64encode(forms.encode(tree)).decode())
    except BoxRefused as refused:
        if refused.code == "refused":
            refused.hint = _way(box.request("status"))
        raise


def _way(status: dict[str, Any]) -> str:
    """The presses that lead from where the game stands (the reply to `status`) to the page that listens."""
    if not status["game"]:
        return "No game is on. Begin one of Infer on the box, then say the theory again."
    if status["game"] != LAWS.title:
        return f"The box plays {show.clean(status['game'])}: theories are for Infer."
    return f"{_WAYS.get(status['phase'], _OPEN)} {_AGAIN}"


_PAGE = "the page WHAT IS THE LAW?"
_AGAIN = "Then say the theory again."
_OPEN = f"Go back to the table (B) and on to {_PAGE} (right; A when all others agree)."
_WAYS = {
    "draw": "On the box: deal the law and mark the two starting experiments first.",
    "start": "On the box: the two starting experiments come first.",
    "play": f"On the box: press right at the table, and A when all others agree: {_PAGE} opens.",
    "publish": f"On the box: press A when all others agree: {_PAGE} opens.",
    "repeat": f"On the box: press B until {_PAGE} shows, or A if the theory that it shows is right. With a "
    "person as the Universe a theory is said aloud, not to the box.",
    "judge": "The theory before is being judged. On the box: wait for the verdict.",
    "vote": "The law is found; now the table votes.",
    "paused": "The game is paused. On the box: go on with it.",
    "over": "The game is over. On the box: begin a new one.",
}
"""Phase of the game -> what to do on the box."""
