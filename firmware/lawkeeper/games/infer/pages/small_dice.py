"""Dice in a row of text, and how all sizes begin: fillings, letters.

The list of experiments carries this in its own file on the board, as the larger pictures do in theirs: so
it has constants and functions only."""

from lawkeeper.ui.font import glyph

FRAMED, OUTLINE, FILLED = 0, 1, 2  # what tells the first, second and third colour

WIDE = 10  # dots of a cell
_GAP = 5

# 9 columns for each of the three fillings, then for each number: there is no room for pips. A frame that is
# thick looks like a thin one here, so the first colour is hatched, as under another die.
FACES = (
    b"\xaa\x54\x00\x00\x00\x00\x00\x54\xaa"
    b"\xfe\x82\x00\x00\x00\x00\x00\x82\xfe"
    b"\xfe\xfe\xfe\xfe\xfe\xfe\xfe\xfe\xfe"
    b"\x00\x00\x00\x48\x7c\x40\x00\x00\x00"
    b"\x00\x00\x00\x74\x54\x5c\x00\x00\x00"
    b"\x00\x00\x00\x44\x54\x7c\x00\x00\x00"
    b"\x00\x00\x00\x1c\x10\x7c\x00\x00\x00"
    b"\x00\x00\x00\x5c\x54\x74\x00\x00\x00"
    b"\x00\x00\x00\x78\x54\x70\x00\x00\x00"
)


def initials(names):
    """-> three different capitals for the colours. A name that begins like another takes a later letter."""
    taken = ""
    for name in names:
        for char in name.upper() + "QVZ":
            if "A" <= char <= "Z" and char not in taken:
                break
        taken += char
    return taken


def small(colour, number):
    """-> the dots of a die in a row of text, an integer; colour 1..3, number 1..6."""
    filling, at = 9 * (colour - 1), 9 * (number + 2)
    ink = int.from_bytes(FACES[filling : filling + 9], "little")
    dots = int.from_bytes(FACES[at : at + 9], "little")
    return ink & ~dots if colour - 1 == FILLED else ink | dots


def spelled(name):
    """-> the dots of a die as letter and number, "O3"."""
    return int.from_bytes(b"".join([glyph(char) for char in name]), "little")


def line(code, setup, wide):
    """-> the dots of an experiment in a row of text, at most `wide` columns: its dice one beside the
    other, those of a stack together, of which a covered one shows its filling alone, with a gap where a group
    ends. What has no room is three dots."""
    from lawkeeper.games.infer.laws import experiment  # in memory where the box knows dice

    letters = initials(setup.colours) if setup.letters else ""
    dice = experiment.dice(code)
    found, at, last = 0, 0, 0
    for number, die in enumerate(dice):
        more = number + 1 < len(dice)
        last = _last(dice, number, max(last, number))
        if more and dice[number + 1][2:4] == die[2:4]:
            dots, step = (0xAA54AA, 0xFE82FE, 0xFEFEFE)[die[0] - 1], 4
        elif letters:
            dots, step = spelled(letters[die[0] - 1] + str(die[1])), 12
        else:
            dots, step = small(die[0], die[1]), WIDE
        if at + step > wide - (6 if more else 0):
            return found | 0x8000800080 << 8 * at
        found |= dots << 8 * at
        at += step + (_GAP if last == number else 0)
    return found


def _last(dice, number, least):
    """-> the last die that touches die `number`, or `least` where none after that one does."""
    x, y = dice[number][2:4]
    for other in range(len(dice) - 1, least, -1):
        if -2 < dice[other][2] - x < 2 and -2 < dice[other][3] - y < 2:
            return other
    return least
