"""The rules of Infer when the box knows what the law means. It sees the dice of every experiment; with
`box_universe` it judges them itself (`Lawful`), with `assist` a human Universe does (`Assisted`), and the
dice only go into the log.

Dice come as records of two bytes, as in a dice code (`laws.experiment`), in stacking order, anywhere on the
grid. A move takes 4 of them at most: so it stays in 16 bytes of the journal. More dice begin with DICE moves.
"""

from lawkeeper.games.fold import FENCE, TAKEN_BACK, Refused
from lawkeeper.games.infer.fold import rules
from lawkeeper.games.infer.fold.moves import (
    ACCEPT,
    AGAIN,
    ASK,
    CHANGED,
    CLEAR,
    CONSENTING,
    DICE,
    DISPROVE,
    JUDGING,
    MARK,
    PLAY,
    REPEATING,
    SHOWN,
    STARTERS,
    THEORY,
    UNDISPROVED,
)
from lawkeeper.games.infer.fold.rules import Infer
from lawkeeper.games.infer.laws import experiment, forms

LEANING = 0x80  # a last byte of ASK and SHOWN: the two stacks of two lean (`laws.world`)

_FOUR = 8  # bytes of the most dice in a move
_TABLE = 1 << PLAY | 1 << CONSENTING | 1 << REPEATING | 1 << JUDGING

# Rows as in `games.fold`. What both have:
_BUILDING = {
    DICE: ("_dice", _FOUR, _TABLE | 1 << STARTERS, TAKEN_BACK),
    CLEAR: ("_clear", (), _TABLE | 1 << STARTERS, TAKEN_BACK),
    THEORY: ("_say", 9, 1 << REPEATING, TAKEN_BACK),
}
# Where the box judges, people do not; what it has answered stays.
_JUDGING = {
    ASK: ("_ask", _FOUR + 1, 1 << STARTERS | 1 << PLAY | 1 << CONSENTING, FENCE),
    SHOWN: ("_show", _FOUR + 1, 1 << JUDGING, FENCE),
    AGAIN: ("_again", _FOUR + 1, _TABLE, FENCE),
    ACCEPT: ("accept", (), 1 << REPEATING, FENCE),
    UNDISPROVED: ("_undisproved", 9, 1 << JUDGING, FENCE),
    MARK: None,
    DISPROVE: None,
    CHANGED: None,
}


class Understood(Infer):
    """What both have in common: the dice of every experiment, and theories in the box's own form."""

    MOVES = (_BUILDING,) + Infer.MOVES
    understands = True

    def __init__(self, setup, seed):
        """As `Infer`. Refused, too, when the box does not know what a law of the set-up means."""
        Infer.__init__(self, setup, seed)
        if not self.setup.laws or b"" in [row[3] for row in self.setup.laws]:
            raise Refused("The box does not understand the law of this game. Begin a new game.")
        self._loose = b""  # dice of what is being built, as they came
        self._codes = []  # dice code of each experiment in the log

    # -- moves ------------------------------------------------------------------------------------------

    def _dice(self, records):
        self._code(records, None, False)
        self._loose += records

    def _clear(self):
        self._loose = b""

    def _say(self, theory):
        self.check_theory(theory)
        self.theory = theory

    def check_theory(self, theory):
        """Refused with a sentence when a theory (bytes of a tree) says nothing, or may not be said here."""
        from lawkeeper.games.infer.laws import sense

        try:
            tree = _tree(theory)
            sense.check(tree)
        except ValueError as error:
            raise Refused(error.args[0])
        if not self.setup.compass and sense.directions(tree):
            raise Refused("Without the Compass Rose a theory cannot speak of directions.")

    def next_turn(self):
        """As `Infer.next_turn`; what was being built is thrown away."""
        self._clear()
        Infer.next_turn(self)

    def accept(self):
        """As `Infer.accept`; what was being built is thrown away."""
        Infer.accept(self)
        self._clear()

    def _marked(self, code, verdict, least):
        """An experiment (dice code) gets its marker. A starter has at least so many dice, or it is
        Refused."""
        dice = len(code) // 2
        if self.phase == STARTERS and not least <= dice <= rules.STARTER_DICE:
            raise Refused("This cannot be a starting experiment: it has too many dice, or none.")
        Infer.mark(self, verdict)
        self._filed(code)

    def _disproved(self, code, verdict):
        Infer.disprove(self, verdict)
        self._filed(code)

    def _changed(self, number, code, verdict):
        Infer.change(self, number, verdict)
        self._codes[number] = code
        self._clear()

    def _filed(self, code):
        if self.log.count > len(self._codes):
            self._codes.append(code)
        self._clear()

    def _code(self, records, instead=None, whole=True):
        """-> dice code of what is being built and `records`, in the place of experiment `instead`.

        Refused when that is none or, for a `whole` one, takes more dice than are left (Infer item 1)."""
        size = len(records)
        lean = size & 1
        odd = lean and (records[-1] != LEANING or instead is not None or not whole)
        if odd or size > 9 or not (size or whole):
            raise Refused("The box does not know this move.")
        dice = experiment.dice(b"\0" + self._loose + records[: size - lean])
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
        left = [rules.DICE_EACH] * 3
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


class Lawful(Understood):
    """The box is the Universe. .searched: among what it found no disproof, as `Search.account` tells it.
    .foretold: dice codes of an X and an O that it thought up by the law: they need no second judgement, which
    would have to be loaded while somebody waits."""

    MOVES = (_JUDGING,) + Understood.MOVES
    searched = b""
    foretold = ()

    def __init__(self, setup, seed):
        """As `Understood`. The box keeps its law at once."""
        Understood.__init__(self, setup, seed)
        self.alone = self.setup.researchers == 1
        self.keep(0)

    def _ask(self, records):
        code = self._code(records)
        if self.phase != STARTERS and not self.queued:
            self.queued = int(self.setup.asynchronous)  # it waits no longer than this
        known = self.foretold
        self._marked(code, known.index(code) if code in known else self.judge(code), 1)

    def _show(self, records):
        code = self._code(records)
        verdict = self.judge(code)
        if verdict == _follows(self.theory, code):
            raise Refused("This is no disproof: the law and the theory agree on it.")
        self._disproved(code, verdict)

    def _again(self, data):
        if not data:
            raise Refused("The box does not know this move.")
        code = self._code(data[1:], data[0])
        self._changed(data[0], code, self.judge(code))

    def _undisproved(self, searched=b""):
        if len(searched) not in (0, 9):
            raise Refused("The box does not know this move.")
        Infer._undisproved(self)
        self.searched = searched

    def accept(self):
        """As `Infer.accept`; Refused before the box knows the theory."""
        if not self.theory:
            raise Refused("First the theory is put into the box.")
        Understood.accept(self)


class Assisted(Understood):
    """A human Universe judges: whatever people have judged they may take back."""

    def mark(self, verdict):
        """As `Infer.mark`, of the dice that were put in."""
        self._marked(self._code(b""), verdict, 0 if self.setup.null_start else 1)

    def disprove(self, verdict):
        """As `Infer.disprove`, with the dice that were put in."""
        self._disproved(self._code(b""), verdict)

    def change(self, number, verdict):
        """As `Infer.change`; the dice that were put in stand there now."""
        self._changed(number, self._code(b"", number), verdict)


def _tree(data):
    return forms.decode(data)


def _follows(law, code):
    from lawkeeper.games.infer.laws import judge  # when something is judged: play itself does without

    return int(judge.follows(_tree(law), code))
