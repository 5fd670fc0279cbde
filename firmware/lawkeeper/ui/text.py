"""Sentences on a narrow screen."""

from lawkeeper.ui.screen import WIDTH, Screen, arrows

_ROWS = 6


def wrap(text, width=WIDTH):
    """List of lines of at most `width` characters, broken between words; a word that is longer is broken too.

    "\\n" in `text` starts a new line. Never empty: no text gives one empty line.
    """
    lines = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split():
            line = _add(lines, line, word, width)
        lines.append(line)
    return lines


def _add(lines, line, word, width):
    """`line` with `word` behind it; lines that are full go to `lines`."""
    if line and len(line) + 1 + len(word) <= width:
        return line + " " + word
    if line:
        lines.append(line)
    while len(word) > width:
        lines.append(word[:width])
        word = word[width:]
    return word


def window(lines, top):
    """-> (the rows in view, at most six; where they begin; where the last ones would): for pages that scroll.

    `top` is where players have scrolled to, which may be too far.
    """
    last = max(0, len(lines) - _ROWS)
    top = max(0, min(top, last))
    return lines[top : top + _ROWS], top, last


def sentence(text, title):
    """The Screen of a sentence laid over a page called `title`: six rows of it, in the middle. Any button
    goes on to its `rest`, or closes it."""
    lines = wrap(text)
    above = max(0, _ROWS - len(lines)) // 2
    rows = [""] * above + lines[:_ROWS]
    more = arrows(False, len(lines) > _ROWS)
    title += more if len(title + more) <= WIDTH else ""
    return Screen(title, rows, "\tany button goes on\t")


def rest(text):
    """-> what of a sentence has no room on the `sentence` Screen, "" when all has."""
    return "\n".join(wrap(text)[_ROWS:])
