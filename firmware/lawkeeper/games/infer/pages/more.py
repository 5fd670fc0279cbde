"""Everything that has no button of its own at the table, and the way to what has one."""

from lawkeeper.games.infer.fold import rules
from lawkeeper.games.infer.pages.tray import to_theory
from lawkeeper.games.pages import more
from lawkeeper.ui.buttons import LEFT, RIGHT
from lawkeeper.ui.menu import COUNT, DO, GO

PLAYING, TURNS, SLOW, THEORY, EVER, ROLES, GUESTS, PEOPLE, STUCK = range(9)

# (when, row): the sign behind a row is its button at the table.
_ROWS = (
    (PLAYING, ("Publish a theory", DO, "publish")),
    (THEORY, ("The theory", GO, "infer.consent")),
    (STUCK, ("We are stuck", DO, "highlight")),
    (TURNS, ("Pass the turn", DO, "skip")),
    (SLOW, ("Waiting", COUNT, "queued", 0, rules.QUEUE_MOST)),
    (EVER, ("Experiments\t▲", GO, "infer.log")),
    (EVER, ("Undo\t◀", GO, "infer.undo")),
    (PEOPLE, ("The law\tlong ▲", GO, "infer.law")),
    (EVER, more.PAUSING),
    (ROLES, ("My role", GO, "infer.role")),
    (GUESTS, ("Researchers", COUNT, "researchers", 1, 0)),
)


class More(more.More):
    """Rows that make no sense at the moment are left out."""

    holds = (LEFT, RIGHT)

    def own(self):
        game = self.app.game
        playing = game.phase == rules.PLAY
        slow = game.setup.asynchronous
        now = {
            PLAYING: playing,
            TURNS: playing and not slow,
            SLOW: slow and game.phase > rules.STARTERS,
            THEORY: slow and game.phase == rules.CONSENTING,
            EVER: True,
            ROLES: game.setup.cheater,
            GUESTS: not game.setup.cheater,
            PEOPLE: not game.setup.box_universe,
            STUCK: playing and game.setup.box_universe and game.setup.highlights,
        }
        return [self._limited(row) for when, row in _ROWS if now[when]]

    def _limited(self, row):
        return row[:4] + (self.app.game.setup.limit,) if row[2] == "researchers" else row

    def value(self, key):
        return getattr(self.app.game, key)

    def change(self, key, value):
        if key == "researchers":
            self.app.play(rules.PLAYERS, value)
        elif value - self.value(key) in (1, -1):
            self.app.play(rules.QUEUE, 1 if value > self.value(key) else 0)

    def publish(self):
        to_theory(self.app)

    def skip(self):
        self.go_on(rules.PASS)

    def view(self):
        screen = more.More.view(self)
        if self.busy:
            screen.foot = "The box looks ..."
        return screen

    def highlight(self):
        """The box looks for what to lay stones beside: that takes a moment, and is told first."""
        self.busy = True

    def work(self):
        if self.app.stale:
            return  # the picture first
        self.busy = False
        self.app.stale = True
        self._lay()

    def _lay(self):
        """Stones, without a word on what they mean (Infer items 75, 76)."""
        from lawkeeper.games.infer.laws import stones  # with the logic: only for this

        laid = stones.highlights(self.app.game)
        for move in laid:
            self.app.play(*move)
        self.app.memory.litter()  # what finds them is large
        told = ["%s beside %d" % ("◆■"[move[2]], move[1] + 1) for move in laid]
        self.app.say("Stones: %s." % ", ".join(told) if told else "There is nothing to point at yet.")
