"""Screens with dice that are drawn once, when a page opens: what draws them need not stay with it."""

from lawkeeper.games.infer.pages import dice_pages
from lawkeeper.games.infer.pages.small_dice import initials
from lawkeeper.ui.screen import Screen

# Columns of the three fillings; between them there is room for the letters of the colours.
_LEGEND = (
    b"|\xfe\xc6\xc6\xc6\xc6\xc6\xfe|",
    b"|\x82\x82\x82\x82\x82\x82\x82|",
    b"|\xfe\xfe\xfe\xfe\xfe\xfe\xfe|",
)


def told(title, foot, code, setup, words, mark):
    """-> the Screens that show the experiment of a dice code beside its mark: see `dice_pages.pages`."""
    return [Screen(title, rows, foot, art=art) for rows, art in dice_pages.pages(code, setup, words, mark)]


def to_build(title, code, setup, turn, words, mark=""):
    """-> the Screens of what is to be built now; `turn` is the sign of the button that turns to the next one.
    At the foot stands which filling is which colour."""
    screens = told(title, "", code, setup, words, mark)
    if not code[0]:  # what is to be done, not only what it is
        rows = screens[0].rows
        for row, text in enumerate(("No dice:", "that counts,", "too. Put only", "its marker", "down.")):
            rows[row] = text + rows[row].replace("no dice", "")
    for number, screen in enumerate(screens):
        if len(screens) > 1:
            screen.foot = "%s %d/%d" % (turn, number + 1, len(screens))
            screen.foot += "\tA built"
        else:
            legend(screen, setup, "A built")
    return screens


def legend(screen, setup, right):
    """At the foot stands which filling is which colour, where there are dice without letters, and `right`."""
    screen.foot = "\t" + right
    if any(screen.art) and not setup.letters:
        screen.foot = "  %s   %s   %s" % tuple(initials(setup.colours)) + screen.foot
        screen.art[-1] |= int.from_bytes((b"\0" * 15).join(_LEGEND), "little")
