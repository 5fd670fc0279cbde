"""The six buttons of every box, and the number keys of those that have them."""

UP, DOWN, LEFT, RIGHT, A, B = range(6)
COUNT = 6
KEYS = COUNT  # the first of six number keys: key 1, on boards that have them
NAMES = ("up", "down", "left", "right", "A", "B") + tuple("123456")

# What a button means on a box that stands turned by 180 degrees. A and B keep their meaning: their caps are
# green and red, and players go by the colour. So do the number keys.
TURNED = (DOWN, UP, RIGHT, LEFT, A, B) + tuple(range(KEYS, len(NAMES)))


def names(mask):
    """Names of the buttons in a bit mask (bit 0 is UP), for a sentence: "up, A". Empty when the mask is 0."""
    return ", ".join([NAMES[button] for button in range(len(NAMES)) if mask >> button & 1])
