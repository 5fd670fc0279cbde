"""Sentences on a narrow screen."""

from lawkeeper.ui.screen import CUT, WIDTH, Screen

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


def sentence(text):
    """The Screen of a sentence laid over a page: up to six rows, in the middle, closed by any button."""
    lines = wrap(text)
    if len(lines) > _ROWS:
        lines = lines[:_ROWS]
        lines[-1] = lines[-1][: WIDTH - 1] + CUT
    above = (_ROWS - len(lines)) // 2
    return Screen("Lawkeeper", [""] * above + lines, "\tany button goes on\t")
