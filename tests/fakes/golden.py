# portable: runs on CPython and on the MicroPython VM
"""Screens and rings as text, held against the files in tests/golden.

`LAWKEEPER_GOLDEN=write pytest tests/ui` writes the files anew; look at the difference before you keep it.
"""

import os

from lawkeeper.ui.screen import INVERSE, WIDTH

WIDE = 6 * WIDTH  # columns of dots

FOLDER = __file__.rsplit("/", 2)[0] + "/golden/"
COLOURS = "-WGRABVC"  # in the order of ring.OFF ... ring.CYAN
PATTERNS = ".~!,"  # steady, slow, fast, dim


def screen_text(screen):
    """8 lines of 21 characters between bars; "*" behind an inverse row, "secret" behind a secret's title.
    Then its pictures, behind colons."""
    lines = []
    for row, text in enumerate(screen.lines()):
        mark = "*" if screen.style(row) == INVERSE else ""
        if row == 0 and screen.secret:
            mark += " secret"
        lines.append("|%s|%s" % (text, mark))
    return "\n".join(lines + art_lines(screen.art)) + "\n"


def art_lines(art):
    """The pictures of a screen, two rows of dots in a line, from the first that is not blank to the last."""
    lines = []
    for dots in art or ():
        for pair in (0, 2, 4, 6):
            line = "".join([" ▀▄█"[dots >> 8 * x + pair & 3] for x in range(WIDE)])
            lines.append(":" + line.rstrip())
    while lines and lines[-1] == ":":
        lines.pop()
    first = 0
    while first < len(lines) and lines[first] == ":":
        first += 1
    return lines[first:]


def ring_text(frame):
    """24 tokens on a line: a letter for the colour and a sign for the pattern, "G. R~ W, -."."""
    return " ".join([COLOURS[light & 7] + PATTERNS[light >> 4 & 3] for light in frame]) + "\n"


def compare(name, text):
    """Fail unless `text` is what the golden file `name` (such as "ui/menu") holds."""
    path = FOLDER + name + ".txt"
    getenv = getattr(os, "getenv", None)
    if getenv and getenv("LAWKEEPER_GOLDEN") == "write":
        with open(path, "w") as file:
            file.write(text)
    with open(path) as file:
        expected = file.read()
    assert text == expected, "not as in %s:\n%sbut:\n%s" % (path, expected, text)
