"""The rules of Infer when the box knows what the law means. It sees the dice of every experiment; with
`box_universe` it judges them itself, with `assist` a human Universe does, and the dice only go into the log.

Dice come as records of two bytes, as in a dice code (`laws.experiment`), in stacking order, anywhere on the
grid. A move takes 4 of them at most: so it stays in 16 bytes of the journal. More dice begin with DICE moves.
"""

from lawkeeper.games import Refused
from lawkeeper.games.infer.fold import rules
from lawkeeper.games.infer.fold.rules import ASK, Infer
from lawkeeper.games.infer.laws import experiment, forms

DICE = 20  # 1..4 dice: they join what is being built
# ASK, 0..4 dice: they join it too, and the box judges it (Infer items 12, 23)
CLEAR = 22  # what is being built is thrown away
THEORY = 23  # bytes of a tree
SHOWN = 24  # 0..4 dice: the disproof that the box has found (items 25, 29)
AGAIN = 25  # experiment, 0..4 dice: it was nudged or put in wrongly; this stands there now (item 71)

LEANING = 0x80  # a last byte of ASK and SHOWN: the two stacks of two lean (`laws.world`)

_MORE = {  # as `rules.OPS`
    DICE: ("_dice", rules.SOME, 0b111110),
    ASK: ("_mark", rules.SOME, 0b000110),
    CLEAR: ("_clear", 0, 0b111110),
    THEORY: ("_say", rules.SOME, 0b010000),
    SHOWN: ("_disprove", rules.SOME, 0b100000),
    AGAIN: ("_changed", rules.SOME, 0b111100),
}


class Lawful(Infer):
    """.theory: bytes of the tree of the last theory that was published, b"" before there is one."""

    def __init__(self, setup, seed):
        """As `Infer`. Refused, too, when the box does not know what a law of the set-up means."""
        Infer.__init__(self, setup, seed)
        if not self.setup.laws or b"" in [row[3] for row in self.setup.laws]:
            raise Refused("The box does not understand the law of this game. Begin a new game.")
        self.theory = b""
        self._loose = b""  # dice of what is being built, as they came
        self._codes = []  # dice code of each experiment in the log
        self._boxed = self.setup.box_universe
        if self._boxed:
            self._keep(0)

    @staticmethod
    def undoable(move):
        """As `Infer.undoable`; what the box has answered stays, and with it all that was before."""
        telling = (ASK, SHOWN, AGAIN, rules.ACCEPT, rules.UNDISPROVED)
        return None if move[0] in telling else Infer.undoable(move)

    # -- moves ------------------------------------------------------------------------------------------

    def _row(self, op):
        # Either people judge or the box does.
        if op in ((rules.MARK, rules.DISPROVE, rules.CHANGED) if self._boxed else (ASK, SHOWN, AGAIN)):
            return None
        return _MORE.get(op) or Infer._row(self, op)

    def _dice(self, *records):
        self._code(records, None, False)
        self._loose += bytes(records)

    def _clear(self):
        self._loose = b""

    def _mark(self, *data):
        code, verdict = self._judged(data)
        dice = len(code) // 2
        if self.phase != rules.STARTERS:
            if self._boxed and not self.queued:
                self.queued = int(self.setup.asynchronous)  # it waits no longer than this
        elif dice > rules.STARTER_DICE or not (dice or (self.setup.null_start and not self._boxed)):
            raise Refused("This cannot be a starting experiment: it has too many dice, or none.")
        Infer._mark(self, verdict)
        self._filed(code)

    def _disprove(self, *data):
        code, verdict = self._judged(data)
        if self._boxed and verdict == _follows(self.theory, code):
            raise Refused("This is no disproof: the law and the theory agree on it.")
        Infer._disprove(self, verdict)
        self._filed(code)

    def _changed(self, number=255, *data):
        code, verdict = self._judged(data, number)
        Infer._changed(self, number, verdict)
        self._codes[number] = code
        self._clear()

    def _judged(self, data, instead=None):
        """-> (dice code, verdict). `data`: dice for the box to judge, or the verdict of a human Universe."""
        code = self._code(data if self._boxed else (), instead)
        return code, self.judge(code) if self._boxed else data[0]

    def _filed(self, code):
        if self.log.count > len(self._codes):
            self._codes.append(code)
        self._clear()

    def _next(self):
        self._clear()
        Infer._next(self)

    def _publish(self):
        self.theory = b""
        Infer._publish(self)

    def _say(self, *theory):
        from lawkeeper.games.infer.laws import looks, sense

        theory = bytes(theory)
        try:
            tree = _tree(theory)
            sense.check(tree)
        except ValueError as error:
            raise Refused(error.args[0])
        if looks.needs(tree) & 12 and not self.setup.compass:  # NORTHING, EASTING
            raise Refused("Without the Compass Rose a theory cannot speak of directions.")
        self.theory = theory

    def _accept(self):
        if self._boxed and not self.theory:
            raise Refused("First the theory is put into the box.")
        Infer._accept(self)
        self._clear()

    def _code(self, records, instead=None, whole=True):
        """-> dice code of what is being built and `records`, in the place of experiment `instead`.

        Refused when that is none or, for a `whole` one, takes more dice than are left (Infer item 1)."""
        size = len(records)
        lean = size & 1
        odd = lean and (records[-1] != LEANING or instead is not None or not whole)
        if odd or size > 9 or not (size or whole):
            raise Refused("The box does not know this move.")
        dice = experiment.dice(b"\0" + self._loose + bytes(records[: size - lean]))
        try:
            code = experiment.pack([die[:4] for die in dice], lean)
        except ValueError as error:
            raise Refused(error.args[0])
        for used, left, colour in zip(experiment.used(code), self.supply(instead), self.setup.colours):
            if whole and used > left:
                raise Refused("Of the %s dice only %d are left." % (colour, left))
        return code

    # -- what there is to see ---------------------------------------------------------------------------

    @property
    def pending(self):
        """What is being built: a dice code, but with the dice where they were put in."""
        return bytes((len(self._loose) // 2,)) + self._loose

    def dice(self, number):
        """-> dice code of an experiment of the log, also when it was taken apart; None when there is none."""
        return self._codes[number] if number < len(self._codes) else None

    def supply(self, but=None):
        """-> [dice left of each colour] beside the experiments in play, without experiment `but` (Infer items
        1, 22)."""
        left = [rules.DICE] * 3
        for number, code in enumerate(self._codes):
            if number != but and not self.log.gone(number):
                for i in range(1, len(code), 2):
                    left[(code[i] & 31) // 6] -= 1
        return left

    def tree(self):
        """-> the tree of the law. A secret, until `.finished`."""
        return _tree(self.setup.laws[self.kept][3])

    def judge(self, code):
        """-> 1 when an experiment (dice code) follows the law, else 0: nothing else counts (items 46, 69)."""
        return _follows(self.setup.laws[self.kept][3], code)

    def contradiction(self):
        """-> number of the first experiment in play whose mark the theory denies, or None (Infer item 30)."""
        log = self.log
        for number in range(log.count if self.theory else 0):
            if not log.gone(number) and _follows(self.theory, self._codes[number]) != log.verdict(number):
                return number
        return None


class Assisted(Lawful):
    """With a human Universe: whatever people have judged they may take back."""

    undoable = staticmethod(Infer.undoable)


def _tree(data):
    return forms.decode(data)


def _follows(law, code):
    from lawkeeper.games.infer.laws import judge  # when something is judged: play itself does without

    return int(judge.follows(_tree(law), code))
