"""Before the first turn: the Universe keeps a law, two experiments stand."""

from lawkeeper.games.infer.fold import rules
from lawkeeper.games.infer.pages.tray import UNIVERSE, UNSEEN, GamePage, law_screen
from lawkeeper.games.pages import passing
from lawkeeper.games.pages.secret import Secret
from lawkeeper.ui.buttons import DOWN, LEFT, RIGHT, A, B
from lawkeeper.ui.screen import Screen


class PassTheBox(passing.PassTheBox):
    """To the Universe, who keeps a law."""

    TO = "Universe"
    NEXT = "keep_law"


class KeepLaw(Secret):
    """LEFT and RIGHT choose a law, holding A shows it, A keeps it (Infer item 10)."""

    def __init__(self, app, arg=None):
        Secret.__init__(self, app, arg)
        self._law = 0
        self._asking = False
        self._read = []  # numbers of the laws that were read

    def secret(self):
        return law_screen(self.app, "LAW %d" % (self._law + 1), self.game.law(self._law))

    def closed(self):
        count = len(self.game.setup.laws)
        if self._asking:
            ask = ["", "Keep law %d?" % (self._law + 1), "It stays secret and", "cannot be changed."]
            if self._law not in self._read:
                ask += ["You have not read it!"]
            return Screen("KEEP IT?", ask, "B no\tA keep it")
        rows = ["\tLaw %d of %d\t" % (self._law + 1, count), ""]
        rows += ["All others look away.", "Hold A to read it."]
        if count > 1:
            rows.append("◀▶ the other law")
        return Screen("KEEP ONE LAW", rows, "hold A read\tA keep")

    def hold(self, button):
        Secret.hold(self, button)
        if self.opened and self._law not in self._read:
            self._read.append(self._law)

    def tap(self, button):
        if self._asking:
            self._answer(button)
        elif button in (LEFT, RIGHT):
            self._law = (self._law + 1) % len(self.game.setup.laws)
        elif button == A:
            self._asking = True
        elif button == B:
            self.app.swap("infer.pass")

    def _answer(self, button):
        self._asking = False
        if button == A and self.app.play(rules.KEEP, self._law):
            self.app.to_game()


class Starters(GamePage):
    """The Universe builds two experiments and marks one O, one X (Infer items 12 to 15)."""

    TAPS = {A: "follows", B: "not_follows", LEFT: ".undo", DOWN: ".more"}
    HOLDS = {}
    holds = ()

    def screen(self):
        game = self.game
        done = [game.log.verdict(number) for number in range(game.log.count)]
        least = 0 if game.setup.null_start else 1
        rows = (
            "Build two experiments",
            "each of %d to %d dice." % (least, rules.STARTER_DICE),
            "A ○: follows law" + ("\t✓" if 1 in done else ""),
            "B ✗: does not" + ("\t✓" if 0 in done else ""),
        ) + UNSEEN
        return Screen("TO START\tMARKERS %d" % game.left, rows, UNIVERSE)

    def follows(self):
        self._place(1)

    def not_follows(self):
        self._place(0)

    def _place(self, verdict):
        self.mark(rules.MARK, verdict)
        game = self.game
        if game.phase == rules.PLAY and game.researchers > 1 and not game.setup.asynchronous:
            self.app.say("First turn: whoever read a scientific paper last. Then to the left.")
