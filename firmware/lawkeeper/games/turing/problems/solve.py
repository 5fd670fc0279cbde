"""What players can know: the worlds that are left in a game of Turing Machine, the next question, the pars.

A world is one criterion for each place (the card or, in extreme, the two cards of a verifier), so that at
least one code passes them all; with item 5, exactly one code, and none of the criteria superfluous. In
nightmare a world also says which letter asks which place. Equal criteria of a place count once.

Worlds are never held: an answer only narrows what each letter may stand for, and the worlds are counted anew.
So memory is the same for ten worlds and for a million.

The pars (items 10, 15): the Machine's worlds are those without item 5, the Expert's those with it. Both ask
until all worlds left have one and the same code, or no question can tell the worlds apart: then every
criterion is known. The proposal of a round is the one whose three best questions have most entropy together;
of its verifiers the one with most entropy comes first, looked at again after each answer.
"""

from lawkeeper.games.turing.problems.cards import ALL, CODES, criteria, mask, used
from lawkeeper.games.turing.problems.problem import NIGHTMARE
from lawkeeper.logic.masks import bits, narrowed, several
from lawkeeper.logic.questions import entropy

QUESTIONS = 3  # a round
MOST = 1000000  # masks that a board may look at for a par: two to three minutes
_SLICE = 64  # masks looked at between two yields: 50 ms on the board at most


def view(problem):
    """-> what the players see of a problem: (mode, the cards of each place)."""
    if problem.mode == NIGHTMARE:
        return NIGHTMARE, tuple([(card,) for card in problem.shown_cards()])
    return problem.mode, tuple([tuple(problem.shown(letter)) for letter in range(problem.verifiers)])


def choices(place):
    """-> (mask, card, k) of each used criterion of the cards of a place (item 3), equal ones once."""
    found = []
    masks = []
    for card in place:
        for k in range(criteria(card)):
            codes = mask(card, k)
            if used(card, k) and codes not in masks:
                masks.append(codes)
                found.append((codes, card, k))
    return found


def combinations(seen, item5=True):
    """-> list of (((card, k) of each place), codes that pass them all as a mask): worlds but for the order.

    seen: as `view` gives it."""
    rows = [((), ALL, ())]
    for place in seen[1]:
        longer = []
        for names, codes, without in rows:
            for passing, card, k in choices(place):
                left, lacking = narrowed(codes, without, passing)
                if left and not (item5 and left in lacking):
                    longer.append((names + ((card, k),), left, lacking if item5 else ()))
        rows = longer
    return [(names, codes) for names, codes, _ in rows if not (item5 and several(codes))]


class Worlds:
    """The worlds left after some answers.

    seen      as `view` gives it
    item5     whether the worlds are only those of valid problems

    `work` has to come to its end before the rest is read; `settle` does it in one go.
    left      how many worlds
    codes     all codes they have, as a mask; one bit: the code is known
    masks     [place][choice] as `choices` gives them
    weights   [letter][place][choice]: in how many worlds the letter asks the place and that is its criterion
    may       [letter][place]: the choices it may stand for, as bits
    code      the proposal that `choose` has found
    looked    masks looked at so far, a measure of the work
    """

    def __init__(self, seen, item5=True):
        mode, places = seen
        self.left = self.codes = self.looked = 0
        self.code = None
        self.item5 = item5
        self.orders = mode == NIGHTMARE
        found = [choices(place) for place in places]
        self.masks = [[row[0] for row in place] for place in found]
        self.weights = []
        self.may = [
            [(1 << len(place)) - 1 if self.orders or at == letter else 0 for at, place in enumerate(found)]
            for letter in range(len(found))
        ]

    # -- counting ---------------------------------------------------------------------------------------

    def settle(self):
        """Count to the end. -> self"""
        for _ in self.work():
            pass
        return self

    def work(self):
        """Count the worlds anew, yielding between slices of at most 50 ms."""
        self.left = self.codes = 0
        if self.orders:
            from lawkeeper.games.turing.problems import solve_orders

            self.weights = [self.zeros() for _ in self.masks]
            yield from solve_orders.work(self)
        else:
            places = range(len(self.masks))
            counts, none = self.zeros(), self.zeros()
            self.weights = [none[:at] + [counts[at]] + none[at + 1 :] for at in places]
            self.left = yield from self.count([bits(self.may[at][at]) for at in places], counts)

    def zeros(self):
        """-> a list for each place with a 0 for each of its choices."""
        return [[0] * len(place) for place in self.masks]

    def count(self, sets, counts):
        """Count combinations of the choices in `sets`, a list for each place; counts[place][choice] grows.

        Yields between slices; the value of the whole is how many there are."""
        order = sorted(range(len(sets)), key=lambda place: len(sets[place]))  # few branches first
        last = len(order) - 1
        here = [ALL] * len(order)
        lacking = [[]] * len(order)  # the codes that pass all but one of the criteria so far
        at = [0] * len(order)
        found = [0] * len(order)
        level = 0
        due = self.looked + _SLICE
        while True:
            if self.looked >= due:
                due = self.looked + _SLICE
                yield
            place = order[level]
            if level == last:
                some = sets[place], self.masks[place], counts[place]
                found[level] = self._leaves(here[level], lacking[level], *some)
            if level == last or at[level] == len(sets[place]):
                total = found[level]
                if not level:
                    return total
                at[level] = found[level] = 0
                level -= 1
                found[level] += total
                counts[order[level]][sets[order[level]][at[level] - 1]] += total
                continue
            passing = self.masks[place][sets[place][at[level]]]
            at[level] += 1
            self.looked += 1
            left = here[level] & passing
            if self.item5 and left:
                left, others = narrowed(here[level], lacking[level], passing)
                if not several(left) or left in others:
                    continue
                lacking[level + 1] = others
            if left:
                level += 1
                here[level] = left

    def _leaves(self, here, lacking, some, masks, counts):
        """The last place: -> how many of its choices make a world of the codes `here`.

        Most masks are looked at here: a call for each (`logic.masks`) would take as long as the rest."""
        found = 0
        self.looked += len(some)
        for choice in some:
            passing = masks[choice]
            left = here & passing
            if left:
                if self.item5:
                    if left & (left - 1) or left == here:
                        continue
                    if left in [codes & passing for codes in lacking]:
                        continue
                found += 1
                counts[choice] += 1
                self.codes |= left
        return found

    # -- asking -----------------------------------------------------------------------------------------

    def ask(self, letter, code):
        """-> (worlds in which the verifier would say no, in which it would say yes)."""
        yes = 0
        for place in range(len(self.masks)) if self.orders else (letter,):
            masks = self.masks[place]
            for choice, weight in enumerate(self.weights[letter][place]):
                if weight and masks[choice] >> code & 1:
                    yes += weight
        return self.left - yes, yes

    def take(self, letter, code, answer):
        """The verifier has said yes (1) or no (0) to a proposal. The worlds have to be counted again."""
        may = self.may[letter]
        for place, masks in enumerate(self.masks):
            for choice, passing in enumerate(masks):
                if passing >> code & 1 != answer:
                    may[place] &= ~(1 << choice)

    def letters(self, code, asked=0):
        """-> the verifiers, but those of the bits `asked`, whose answer to the code is open; best first."""
        found = []
        for letter in range(len(self.may)):
            fewer = 0 if asked >> letter & 1 else min(self.ask(letter, code))
            if fewer:
                found.append((-fewer, letter))
        return [letter for _, letter in sorted(found)]

    def choose(self):
        """Find the best proposal, yielding between slices: `.code`, or None when nothing is open."""
        self.code = None
        most = -1
        for code in range(CODES):
            parts = sorted([min(self.ask(letter, code)) for letter in range(len(self.may))])
            worth = sum([entropy(part, self.left) for part in parts[-QUESTIONS:]])
            if worth > most and parts[-1]:
                self.code, most = code, worth
            yield

    def best(self):
        """-> (the best proposal, its verifiers, 3 at most, best first), or None when nothing is open."""
        for _ in self.choose():
            pass
        return None if self.code is None else (self.code, self.letters(self.code)[:QUESTIONS])


def par(seen, problem, item5, most=0):
    """Yield None while at work, at last (rounds, questions) of the Machine or, with item 5, of the Expert.

    Whoever knows the code without a question still needs a round to say so: (1, 0).
    most: give up with (0, 0) after looking at so many masks; 0: never."""
    worlds = Worlds(seen, item5)
    rounds = questions = 0
    asked = left = 0  # the verifiers of this round as bits; questions that it has left
    while True:
        for _ in worlds.work():
            if most and worlds.looked > most:
                yield 0, 0
                return
            yield
        if not several(worlds.codes):
            break
        letters = worlds.letters(worlds.code, asked) if left else ()
        if not letters:
            yield from worlds.choose()
            if worlds.code is None:
                break
            rounds += 1
            asked, left = 0, QUESTIONS
            letters = worlds.letters(worlds.code)
        left -= 1
        asked |= 1 << letters[0]
        questions += 1
        worlds.take(letters[0], worlds.code, problem.answer(letters[0], worlds.code))
    yield rounds or 1, questions
