"""What potions are called, and how many there may be: the one table for box and host. On the board it is in
memory only while a game is set up or a list is read."""

from lawkeeper.games.fold import Refused

TYPES = (2, 6)  # potion types that there may be
ADJECTIVES = (2, 4)  # where a potion is several things at once
NAME = 8  # letters of a name, at most
VICTORY = "victory"  # the last name of a game with victory potions
TIMERS = (0, 10, 20, 30, 60)  # seconds that a call-out may be open
UNREADABLE = "This set-up cannot be read. Begin a new game."
_WORDS = (VICTORY, "or", "and", "not", "then")  # of sentences

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


def listed(data, count):
    """-> (list of so many str that stand in bytes, each behind its length; what stands behind them). Refused
    when they do not."""
    found = []
    for _ in range(count):
        end = 1 + data[0] if data else 1
        if len(data) < end or [code for code in data[1:end] if code > 126]:
            raise Refused(UNREADABLE)
        found.append(bytes(data[1:end]).decode())
        data = data[end:]
    return found, data


def well_named(name):
    """May a potion be called so? Small letters, and no name that the game or a sentence uses."""
    letters = len([code for code in name.encode() if 97 <= code <= 122])
    return 0 < letters == len(name) <= NAME and name not in _WORDS
