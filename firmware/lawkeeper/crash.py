"""The last screen: a fault of ours, what is safe, and what to do.

It never shows the text of the error, which may hold a secret.
"""

import gc

from lawkeeper.ui.buttons import A
from lawkeeper.ui.canvas import Canvas
from lawkeeper.ui.screen import Screen


def place(error):
    """Where the error was raised, as "rules.py _mark", or "" where the runtime cannot say.

    The function and not the line: the board's files are compiled without line numbers, to save memory.
    """
    try:
        import traceback
    except ImportError:
        return ""
    found = ""
    for line in "".join(traceback.format_exception(type(error), error, error.__traceback__)).split("\n"):
        line = line.strip()
        if line.startswith("File ") and ", line " in line:
            name, _, rest = line[5:].partition(", line ")
            found = name.strip('"').split("/")[-1] + " " + rest.partition(", in ")[2]
    return found


def screen(error):
    """What the players see."""
    rows = (
        "The box has stumbled.",
        "The journal is safe:",
        "your game is in it.",
        "",
        type(error).__name__,
        place(error),
    )
    return Screen("SORRY", rows, "A start again")


def show(box, error):
    """Show the screen, then restart the box when A is pressed."""
    gc.collect()
    canvas = Canvas()
    box.show(canvas.buffer, canvas.draw(screen(error)) | 0xFF)
    while True:
        box.feed()
        code = box.event()
        if code == A | 0x80:
            box.restart()
            return
        box.rest()
