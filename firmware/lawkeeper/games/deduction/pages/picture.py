"""A card in the middle of the screen, the one that is declared or was hidden; a hand."""

from lawkeeper.games.deduction.deal.cards import WORDS, shows
from lawkeeper.games.deduction.pages.signs import complete, letter, sign, words
from lawkeeper.ui.art import Art


def picture(card):
    """-> (rows, art) that show a Complete in the middle of the screen."""
    art = Art()
    art.put(6, 26, complete(card))
    one, two = words(card)
    art.put(19, 28, [letter(two)])  # of its colour
    return ["", "", "      " + one, "      " + two], art


def hand_drawn(singles, completes):
    """-> (rows, art) of a hand: the three Singles at the left, the two Completes at the right, a dotted
    line between the sides, each with its words."""
    art = Art()
    rows = [""] * 6
    for at, kind in enumerate(singles):
        art.put(0, 9 + 16 * at, sign(kind))
        rows[2 * at] = "  " + WORDS[kind]
        rows[2 * at + 1] = "  Single"
    art.put(61, 8, (0x55,) * 6)
    art.put(65, 31, (0x010001000100010001,))  # between the Completes, but not through the feet of words
    for at, card in enumerate(completes):
        art.put(64, 14 + 24 * at, complete(card))
        for row, kind in enumerate(shows(card)):
            rows[3 * at + row] = "%-13s%s" % (rows[3 * at + row], WORDS[kind])
    return rows, art
