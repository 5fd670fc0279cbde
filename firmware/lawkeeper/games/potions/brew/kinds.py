"""What potions are brewed from, and what they are called: the one table for box and host."""

SUITS, COLOURS = 4, 6  # kinds of ingredients; the number is its own name
CARDS = {SUITS: 13, COLOURS: 10}  # of each kind: enough for four full hands and the market (item 4)
BREWED = 3  # ingredients in a brew, at most
SEATS = (2, 4)
DEALT, MARKET, TAKEN, HAND = 2, 4, 2, 6  # cards: at the start, face up, after a turn, in a hand at most
TYPES = (2, 6)  # potion types that there may be
ADJECTIVES = (2, 4)  # where a potion is several things at once
NAME = 8  # letters of a name, at most
VICTORY = "victory"  # the last name of a game with victory potions

# As sentences say it, one and several; as a list shows it in one sign.
_WORDS = {
    SUITS: ("club", "diamond", "heart", "spade"),
    COLOURS: ("red piece", "orange piece", "yellow piece", "green piece", "blue piece", "violet piece"),
}
_SIGNS = {SUITS: "♣♦♥♠", COLOURS: "ROYGBV"}

# Names to choose from: what the list is called, its names; a game takes as many as it wants, from the first.
LISTS = (
    ("first game", "red fizzy tasty smoky sweet cold"),
    ("taste", "sour salty bitter spicy sweet bland"),
    ("magic", "lucky sleepy speedy strong tiny wise"),
    ("look", "clear cloudy glowing dark striped golden"),
    ("feel", "hot cold sticky slimy prickly smooth"),
)


def names(number, count):
    """-> tuple of the first `count` names of list `number`."""
    return tuple(LISTS[number][1].split()[:count])


def word(kinds, kind, count=1):
    """-> an ingredient as sentences say it: "heart", "hearts"; `kind` `kinds` is any of them."""
    text = _WORDS[kinds][kind] if kind < kinds else "ingredient"
    return text if count == 1 else text + "s"


def sign(kinds, kind):
    """-> one character; "#" is all ingredients together."""
    return _SIGNS[kinds][kind] if kind < kinds else "#"
