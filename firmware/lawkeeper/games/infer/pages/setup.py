"""The set-up form."""

from lawkeeper.games.infer.pages import new_game
from lawkeeper.games.pages import form
from lawkeeper.games.pages.form import NO_YES, START
from lawkeeper.ui.menu import COUNT, PICK

_LAWS = ((False, "from deck"), (True, "on paper"))
_LEVELS = ((0, "any"), (1, "1"), (2, "2"), (3, "3"))

# Who has the law and judges: the flags of the set-up that stand for it, one by one.
_PLAYER, _BOX, _HELPED, _TEACHER = range(4)
_UNIVERSES = ((_BOX, "the box"), (_PLAYER, "a player"), (_HELPED, "player+box"), (_TEACHER, "a Teacher"))
_FLAGS = (None, "box_universe", "assist", "cheater")

# What a row means, for those who hold A.
_ABOUT = {
    "universe": "A player, or the box, which judges all by itself. Player+box: the box looks after "
    "the marks. A Teacher: with a Cheater among four or more.",
    "own_law": "From the deck, or a law of your own on paper: the box never learns that one.",
    "level": "1 is an easy law, 3 a hard one. Level counts for laws from the deck only.",
    "researchers": "Everybody but the Universe. People may come and go at any time.",
    "publish_or_perish": "Ten minutes, and five more for each theory. At zero all lose.",
    "silence": "Nobody speaks but to publish a theory. Point as much as you like.",
    "highlights": "The Universe has 3 + 3 stones to lay beside experiments when all are stuck.",
    "asynchronous": "No turns. Experiments wait until the Universe comes by and marks them.",
    "compass": "Lay a card with an arrow north beside the dice: laws speak of north, south, east, west.",
}

# (row, the universes in which it stands)
_ROWS = (
    (START, _FLAGS),
    (("Universe", PICK, "universe", _UNIVERSES), _FLAGS),
    (("Law", PICK, "own_law", _LAWS), (None,)),
    (("Level", PICK, "level", _LEVELS), _FLAGS),
    (("Researchers", COUNT, "researchers", 1, 0), _FLAGS),
    (("Publish/Perish", PICK, "publish_or_perish", NO_YES), _FLAGS[:3]),
    (("Silence", PICK, "silence", NO_YES), _FLAGS),
    (("Highlights", PICK, "highlights", NO_YES), _FLAGS),
    (("Asynchronous", PICK, "asynchronous", NO_YES), (None,)),
    (("Compass Rose", PICK, "compass", NO_YES), _FLAGS),
)


class SetupForm(form.SetupForm):
    """The rows depend on who the Universe is."""

    TITLE = "NEW GAME: INFER"
    ABOUT = _ABOUT

    def __init__(self, app, arg=None):
        form.SetupForm.__init__(self, app, arg)
        self._setup = new_game.wishes(app)
        self._people = self._setup.researchers  # a Teacher asks for more, as long as there is one
        self._fit()

    def _universe(self):
        made = self._setup
        return [flag for flag in _FLAGS if flag is None or getattr(made, flag)][-1]

    def _fit(self):
        """Show the rows that make sense with this Universe."""
        universe = self._universe()
        rows = [row for row, universes in _ROWS if universe in universes]
        self.ROWS = [row[:4] + (self._setup.limit,) if row[1] == COUNT else row for row in rows]
        if universe is not None:
            self._setup.own_law = self._setup.asynchronous = False
        # With a Teacher there are no fewer (Infer item 88).
        self._setup.researchers = max(3, self._people) if self._setup.cheater else self._people

    def value(self, key):
        if key == "universe":
            return _FLAGS.index(self._universe())
        return getattr(self._setup, key)

    def change(self, key, value):
        if key == "universe":
            for number in (_BOX, _HELPED, _TEACHER):
                setattr(self._setup, _FLAGS[number], number == value)
            self._fit()
        else:
            setattr(self._setup, key, value)
            if key == "researchers":
                self._people = value
        self._keep()

    def _keep(self):
        """What was chosen comes again, not what the way to play makes of it."""
        form.keep(self.app, "infer", new_game.chosen(self._setup, self._people))

    def start(self):
        self._keep()
        new_game.start(self.app, self._setup)
