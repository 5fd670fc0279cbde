"""The six buttons of every box."""

UP, DOWN, LEFT, RIGHT, A, B = range(6)
COUNT = 6
NAMES = ("up", "down", "left", "right", "A", "B")

# What a button means on a box that stands turned by 180 degrees. A and B keep their meaning: their caps are
# green and red, and players go by the colour.
TURNED = (DOWN, UP, RIGHT, LEFT, A, B)


def names(mask):
    """Names of the buttons in a bit mask (bit 0 is UP), for a sentence: "up, A". Empty when the mask is 0."""
    return ", ".join([NAMES[button] for button in range(COUNT) if mask >> button & 1])
