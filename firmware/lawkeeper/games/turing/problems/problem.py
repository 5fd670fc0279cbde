"""A problem of Turing Machine: which card each verifier has, which criterion it checks, what players see.

As bytes, at most 24:

    0      mode, difficulty << 2, verifiers << 4, 128 when there are pars
    then   two bytes a verifier, lowest first: card | criterion << 6 | more << 10, where more is the fake
           card | 32 when it is shown first (extreme), or which verifier the letter of this place asks
           (nightmare)
    then   with pars: rounds and questions of the Machine, rounds and questions of the Expert
    then   with a label: 6 bytes, its characters as digits to the base 37, spaces up to 9 of them
"""

CLASSIC, EXTREME, NIGHTMARE = range(3)
FEWEST, MOST = 2, 6  # verifiers; the published problems have 4 to 6 (item 7)
LABEL_MOST = 9  # characters
_PARS = 128
_FAKE_FIRST = 32
_LABEL_BYTES = 6
_SIGNS = " 0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_UNREADABLE = "This problem cannot be read."


class Problem:
    """Verifiers count from 0, and so do the letters A to F that players ask them by.

    .mode        CLASSIC, EXTREME or NIGHTMARE (item 8)
    .cards       the true card of each verifier, 1..48
    .criteria    which criterion of it the verifier checks, from 0
    .fakes       in extreme the other card of each verifier, otherwise ()
    .flips       bit mask of the verifiers whose fake card is shown first
    .order       which verifier each letter asks: in nightmare a secret, otherwise one after the other
    .difficulty  EASY, STANDARD or HARD of `cards`
    .machine, .expert   pars: (rounds, questions), noughts while unknown (items 10, 15)
    .label       what it was published as, at most 9 of A-Z, 0-9 and spaces
    """

    def __init__(
        self,
        mode,
        cards,
        criteria,
        fakes=(),
        flips=0,
        order=(),
        difficulty=0,
        machine=(0, 0),
        expert=(0, 0),
        label="",
    ):
        self.mode = mode
        self.cards = tuple(cards)
        self.criteria = tuple(criteria)
        self.fakes = tuple(fakes)
        self.flips = flips
        self.order = tuple(order) or tuple(range(len(self.cards)))
        self.difficulty = difficulty
        self.machine = tuple(machine)
        self.expert = tuple(expert)
        self.label = label

    @property
    def verifiers(self):
        return len(self.cards)

    # -- bytes ----------------------------------------------------------------------------------------------

    def encode(self):
        """-> bytes. ValueError with a sentence for a label that does not fit."""
        pars = self.machine + self.expert
        data = bytearray((self.mode | self.difficulty << 2 | self.verifiers << 4 | _PARS * any(pars),))
        for at, card in enumerate(self.cards):
            more = 0
            if self.mode == EXTREME:
                more = self.fakes[at] | _FAKE_FIRST * (self.flips >> at & 1)
            elif self.mode == NIGHTMARE:
                more = self.order[at]
            data += (card | self.criteria[at] << 6 | more << 10).to_bytes(2, "little")
        if any(pars):
            data += bytes(pars)
        if self.label:
            data += _packed(self.label)
        return bytes(data)

    @staticmethod
    def decode(data):
        """-> the Problem that `encode` made into `data`; not checked. ValueError when it cannot be read."""
        head = data[0] if len(data) else 0
        count = head >> 4 & 7
        end = 1 + 2 * count
        pars = 4 if head & _PARS else 0
        label = len(data) - end - pars
        if head & 3 > NIGHTMARE or not FEWEST <= count <= MOST or label not in (0, _LABEL_BYTES):
            raise ValueError(_UNREADABLE)
        words = [data[at] | data[at + 1] << 8 for at in range(1, end, 2)]
        more = [word >> 10 for word in words]
        problem = Problem(head & 3, [word & 63 for word in words], [word >> 6 & 15 for word in words])
        problem.difficulty = head >> 2 & 3
        if problem.mode == EXTREME:
            problem.fakes = tuple([item & 31 for item in more])
            problem.flips = sum([(item >> 5) << at for at, item in enumerate(more)])
        elif problem.mode == NIGHTMARE:
            problem.order = tuple(more)
        if pars:
            problem.machine, problem.expert = tuple(data[end : end + 2]), tuple(data[end + 2 : end + 4])
        if label:
            problem.label = _unpacked(data[end + pars :])
        return problem

    # -- the verifiers --------------------------------------------------------------------------------------

    def masks(self):
        """-> list: the codes that pass each verifier, as masks."""
        from lawkeeper.games.turing.problems.cards import mask

        return [mask(card, k) for card, k in zip(self.cards, self.criteria)]

    @property
    def code(self):
        """The code that passes all verifiers (item 5); None when there is none. A secret."""
        from lawkeeper.logic.masks import all_of, lowest  # play needs it for the code alone

        code = lowest(all_of(self.masks(), -1))
        return None if code < 0 else code

    def answer(self, letter, code):
        """-> 1 when the code passes the verifier that this letter asks, otherwise 0 (item 12)."""
        return self.masks()[self.order[letter]] >> code & 1

    def shown(self, letter):
        """-> the cards at this letter: one, in extreme two, in nightmare all on the table (item 8)."""
        if self.mode == NIGHTMARE:
            return self.shown_cards()
        if self.mode == CLASSIC:
            return (self.cards[letter],)
        true, fake = self.cards[letter], self.fakes[letter]
        return (fake, true) if self.flips >> letter & 1 else (true, fake)

    def shown_cards(self):
        """-> all cards on the table in rising order: in nightmare that is all that players are told."""
        return tuple(sorted(self.cards + self.fakes))

    def check(self):
        """ValueError with a sentence that says where it breaks items 2, 3, 5, 6 or 8."""
        from lawkeeper.games.turing.problems import problem_check

        problem_check.check(self)


def _packed(label):
    value = 0
    for sign in label + " " * (LABEL_MOST - len(label)):
        place = _SIGNS.find(sign)
        if place < 0 or len(label) > LABEL_MOST:
            raise ValueError("%s is no label: that is at most 9 of A-Z, 0-9 and spaces." % label)
        value = value * 37 + place
    return value.to_bytes(_LABEL_BYTES, "little")


def _unpacked(data):
    value = int.from_bytes(data, "little")
    label = ""
    for _ in range(LABEL_MOST):
        label = _SIGNS[value % 37] + label
        value //= 37
    return label.rstrip()
