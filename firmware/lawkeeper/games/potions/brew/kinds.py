"""What potions are brewed from: the one table for box and host. What they are called: `names.py`."""

SUITS, COLOURS = 4, 6  # kinds of ingredients; the number is its own name
CARDS = {SUITS: 13, COLOURS: 10}  # of each kind: enough for four full hands and the market (item 4)
BREWED = 3  # ingredients in a brew, at most
SEATS = (2, 4)
DEALT, MARKET, TAKEN, HAND = 2, 4, 2, 6  # cards: at the start, face up, after a turn, in a hand at most

# As sentences say it, one and several; as a list shows it in one sign.
_WORDS = {
    SUITS: ("club", "diamond", "heart", "spade"),
    COLOURS: ("red piece", "orange piece", "yellow piece", "green piece", "blue piece", "violet piece"),
}
_SIGNS = {SUITS: "♣♦♥♠", COLOURS: "ROYGBV"}


def word(kinds, kind, count=1):
    """-> an ingredient as sentences say it: "heart", "hearts"; `kind` `kinds` is any of them."""
    text = _WORDS[kinds][kind] if kind < kinds else "ingredient"
    return text if count == 1 else text + "s"


def sign(kinds, kind):
    """-> one character; "#" is all ingredients together."""
    return _SIGNS[kinds][kind] if kind < kinds else "#"
