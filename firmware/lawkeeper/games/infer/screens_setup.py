"""The set-up form."""

from lawkeeper.games.infer import screens_deal
from lawkeeper.ui.buttons import LEFT, RIGHT, A
from lawkeeper.ui.menu import COUNT, DO, PICK, Menu

_NO_YES = ((False, "no"), (True, "yes"))
_LAWS = ((False, "from deck"), (True, "on paper"))
_LEVELS = ((0, "any"), (1, "1"), (2, "2"), (3, "3"))

# What a row means, for those who hold A.
_ABOUT = {
    "own_law": "From the deck, or a law of your own on paper: the box never learns that one.",
    "level": "1 is an easy law, 3 a hard one. Level counts for laws from the deck only.",
    "researchers": "Everybody but the Universe. People may come and go at any time.",
    "publish_or_perish": "Ten minutes, and five more for each theory. At zero all lose.",
    "silence": "Nobody speaks but to publish a theory. Point as much as you like.",
    "highlights": "The Universe has 3 + 3 stones to lay beside experiments when all are stuck.",
    "asynchronous": "No turns. Experiments wait until the Universe comes by and marks them.",
}


class SetupForm(Menu):
    """Begins as the table last played; one press of A on the first row deals."""

    TITLE = "NEW GAME OF INFER"
    holds = (LEFT, RIGHT, A)

    def __init__(self, app, arg=None):
        Menu.__init__(self, app, arg)
        self._setup = screens_deal.wishes(app)
        self.ROWS = (
            ("Start", DO, "start"),
            ("Law", PICK, "own_law", _LAWS),
            ("Level", PICK, "level", _LEVELS),
            ("Researchers", COUNT, "researchers", 1, self._setup.limit),
            ("Publish/Perish", PICK, "publish_or_perish", _NO_YES),
            ("Silence", PICK, "silence", _NO_YES),
            ("Highlights", PICK, "highlights", _NO_YES),
            ("Asynchronous", PICK, "asynchronous", _NO_YES),
        )

    def value(self, key):
        return getattr(self._setup, key)

    def change(self, key, value):
        setattr(self._setup, key, value)

    def about(self, row):
        return _ABOUT.get(row[2])

    def start(self):
        screens_deal.deal(self.app, self._setup)
