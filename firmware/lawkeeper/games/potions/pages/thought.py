"""A set is named in a challenge (items 52, 54, 56)."""

from lawkeeper.games.potions.brew.kinds import BREWED, sign
from lawkeeper.games.potions.brew.signs import made_of
from lawkeeper.games.potions.brew.space import number
from lawkeeper.games.potions.fold import challenge, moves
from lawkeeper.games.potions.pages.step import Step, keep, kept
from lawkeeper.games.potions.pages.tray import does
from lawkeeper.ui.buttons import DOWN, LEFT, RIGHT, UP, A
from lawkeeper.ui.screen import Screen
from lawkeeper.ui.text import wrap


class ThoughtExperiment(Step):
    """Ingredients that nobody needs to have: ◀▶ choose one of three places, ▲▼ what lies there. It begins as
    nothing, or as what was being named when players went elsewhere.

    A draft is two bytes: a number to the base 8 of what lies in each place, one more than the kind, 0 for
    nothing; the cursor above it."""

    def __init__(self, app, arg=None):
        Step.__init__(self, app, arg)
        draft = kept(app)
        number = draft[0] | draft[1] << 8 if len(draft) == 2 else 0
        self._kinds = [(number >> 3 * place & 7) - 1 for place in range(BREWED)]
        self.cursor = number >> 3 * BREWED

    def _draft(self):
        number = self.cursor << 3 * BREWED
        for place, kind in enumerate(self._kinds):
            number |= kind + 1 << 3 * place
        return bytes((number & 255, number >> 8))

    def screen(self):
        game = self.game
        made = game.challenge
        kinds = game.space.kinds
        cells = [sign(kinds, kind) if kind >= 0 else "·" for kind in self._kinds]
        below = "".join([" ▲ " if place == self.cursor else "   " for place in range(BREWED)])
        rows = ["%s rule %d" % (challenge.NAMES[made.kind].split()[0], made.number), _ASKED[made.kind]]
        rows += ["".join([" %s " % cell for cell in cells]) + "\t◀▶ place", below + "\t▲▼ change"]
        rows += wrap(made_of(game.space, self._brew()) or "nothing yet")
        seat = made.wants()[0]
        return Screen(does(game, seat, "NAMES A SET", "NAME A SET") + "\tA:?", rows[:6], "B rules\tA name")

    def _brew(self):
        return bytes(sorted([kind for kind in self._kinds if kind >= 0]))

    def tap(self, button):
        self._hint = None
        if button in (LEFT, RIGHT):
            self.cursor = (self.cursor + (1 if button == RIGHT else -1)) % BREWED
            keep(self.app, self._draft())
        elif button in (UP, DOWN):
            count = self.game.space.kinds + 1
            step = 1 if button == UP else -1
            self._kinds[self.cursor] = (self._kinds[self.cursor] + 1 + step) % count - 1
            keep(self.app, self._draft())
        elif button == A and not self._brew():
            self.first("\t▲▼ choose one first\t")
        elif button == A:
            self.tell(moves.SET, number(self.game.space.kinds, self._brew()))
        else:
            Step.tap(self, button)


_ASKED = {
    challenge.CONTRADICTION: "Nothing can come of:",
    challenge.UNIVERSAL: "Two can come of:",
    challenge.REDUNDANCY: "It matters for:",
}
