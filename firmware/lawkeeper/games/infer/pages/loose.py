"""The die that is being entered and does not stand yet: dashes walk around it."""

from lawkeeper.games.infer.pages import dice_faces
from lawkeeper.games.infer.pages.small_dice import OUTLINE

_SMALL_FRAME = int.from_bytes(b"\xfe" + b"\x82" * 7 + b"\xfe", "little")
_DASHES = b"\x33\x99\xcc\x66" * 4  # dots that walk around a frame


def loose(style, colour, number, phase):
    """-> [(x, y, dots)] of a die that does not stand yet: small, in a frame of dashes that walk as
    `phase` counts on. At the smallest size the dashes alone: a die that came and
    went would look like one that stands."""
    _, high, _, letters = style
    if high == 8:
        return [(0, 0, dashes(style, phase))]
    if letters:
        x, y, smaller = 2, 4, dice_faces.WITH_LETTERS[1]
    else:
        x, y, smaller = (2, 2, dice_faces.WITH_PIPS[1]) if high == 16 else (1, 2, dice_faces.WITH_PIPS[2])
    return [(0, 0, dashes(style, phase)), (x, y, dice_faces.face(smaller + (letters,), colour, number))]


def dashes(style, phase):
    """-> the dots of a frame around a cell which walks as `phase` counts on."""
    at = phase & 3
    walking = int.from_bytes(_DASHES[at:] + _DASHES[:at], "little")
    frame = [_SMALL_FRAME] if style[1] == 8 else dice_faces.planes(style[1], OUTLINE)
    return [plane & walking for plane in frame]
