"""The table, when the box is the Universe."""

from lawkeeper.games.infer.pages.table import TableTop, clock_or_markers, tally
from lawkeeper.games.infer.pages.tray import to_theory
from lawkeeper.ui.buttons import DOWN, KEYS, LEFT, RIGHT, UP, A
from lawkeeper.ui.screen import Screen


class LawfulTable(TableTop):
    """A enters what was built. A number key begins with that number."""

    TAPS = {A: "build", UP: ".log", DOWN: ".more", LEFT: ".undo", RIGHT: "publish"}
    LONGS = {}
    longs = ()
    keys = True

    def screen(self):
        title, big = clock_or_markers(self.game, self.app.clock.seconds())
        looks = self.app.ledger.looks  # at the law, where a person is the Universe
        last = self._last() + "\t" + ("looks %d" % looks if looks else "▲ list")
        rows = (self._whose_turn() + "\t" + tally(self.game), last)
        return Screen(title, rows, "A build ▶theory ▼more", big=big)

    def _whose_turn(self):
        return "No turns" if self.game.setup.asynchronous else TableTop._whose_turn(self)

    def _last(self):
        """As at every table, but dice that a power cut has left to be built on are told."""
        draft = self.app.ledger.draft
        count = 0
        if draft[:1] == b"\0" and self.game.left:
            count = len(draft) // 2 - (draft[-1] >> 7)  # one that does not stand yet may come last
        if not count:
            return TableTop._last(self)
        return "%d dice wait: A" % count if count > 1 else "1 die waits: A"

    def tap(self, button):
        if button >= KEYS:
            self.build()
            self.app.page.tap(button)
        else:
            TableTop.tap(self, button)

    def build(self):
        self.app.go("infer.build")

    def publish(self):
        to_theory(self.app)
