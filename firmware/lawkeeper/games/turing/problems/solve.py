"""What players can know: the worlds that are left in a game of Turing Machine, the next question, the pars.

A world is one true card and one criterion of it for each place on the table, so that just one code passes and
none is superfluous (item 5); in extreme the cards also keep items 6 to 8. In nightmare a world says besides
which letter asks which place. All are as likely as each other.

Only the combinations of criteria are held, 7 bytes each: the orders that the answers leave to one of them are
counted when they are wanted (`solve_orders`).

The pars (items 10, 15): the Machine's follows from how many combinations of criteria the cards leave without
item 5. The Expert plays: it wants to know the code and nothing else. Of the proposals whose three best
questions tell most one by one, the proposal of a round is the one with which three verifiers together tell
most; of these the one that tells most comes first, looked at again after each answer. (In nightmare only one
by one: there are too many orders.) It asks until all worlds left have one code, or no question can tell them
apart.
"""

from array import array

from lawkeeper.games.turing.problems.cards import ALL, CODES, HARD, clash, criteria, fits, mask, used
from lawkeeper.games.turing.problems.problem import CLASSIC, EXTREME, NIGHTMARE
from lawkeeper.logic.masks import count, lowest, narrowed, several
from lawkeeper.logic.questions import entropy, worth

QUESTIONS = 3  # a round
FAKES = 25  # the last card that may be a fake (item 8)
WEIGHED = 48  # combinations at most by which a proposal is chosen; of more, some evenly spread
_SLICE = 32  # masks looked at between two yields: 50 ms on the board at most
# By mode: what it counts that an answer tells something about the code, and that it tells anything.
_ABOUT = ((1, 0), (1, 1), (16, 1))
_LOOKED = (6, 6, 1)  # by mode: proposals of which verifiers are looked at together


def view(problem):
    """-> what the players see of a problem: (mode, the cards of each place, the difficulty)."""
    if problem.mode == NIGHTMARE:
        places = tuple([(card,) for card in problem.shown_cards()])
    else:
        places = tuple([tuple(problem.shown(letter)) for letter in range(problem.verifiers)])
    return problem.mode, places, problem.difficulty


def choices(place):
    """-> (mask, card, k) of each used criterion of the cards of a place that may be true (items 3, 8)."""
    found = []
    for card in place:
        if max([0] + [other for other in place if other != card]) <= FAKES:
            for k in range(criteria(card)):
                if used(card, k):
                    found.append((mask(card, k), card, k))
    return found


class Worlds:
    """The combinations of criteria that are left after some answers.

    seen      as `view` gives it

    `find` has to come to its end before the rest is read.
    rows      list of bytes: a code and the choice of each place, rising
    code      the proposal that `choose` has found
    """

    def __init__(self, seen):
        self.mode, places, self.level = seen
        self.choices = [choices(place) for place in places]
        self.rows = []
        self.code = None
        self._answers = []
        self._some = self.rows
        self._weights = array("H")

    # -- finding --------------------------------------------------------------------------------------------

    def find(self):
        """Find all combinations, yielding between slices of at most 50 ms."""
        count = len(self.choices)
        order = sorted(range(count), key=lambda place: len(self.choices[place]))  # few branches first
        picked = bytearray(count + 1)
        at, cards = [0] * count, [0] * count
        left, lacking = [ALL] * count, [()] * count
        level = looked = 0
        while level >= 0:
            some = self.choices[order[level]]
            if at[level] == len(some):
                at[level] = 0
                level -= 1
                continue
            passing, cards[level], _ = some[at[level]]
            picked[order[level] + 1] = at[level]
            at[level] += 1
            looked += 1
            if not looked % _SLICE:
                yield
            rest, others = narrowed(left[level], lacking[level], passing)
            if not rest or rest in others or not self._together(cards, level):
                continue
            if several(rest):
                if level + 1 < count:
                    level += 1
                    left[level], lacking[level] = rest, others
            elif level + 1 == count:
                picked[0] = lowest(rest)
                self.rows.append(bytes(picked))
        self.rows.sort()

    def _together(self, cards, level):
        """Whether the last of the cards up to a level may lie with the others (items 6, 7)."""
        if self.mode != EXTREME:
            return True
        for at in range(level):
            if clash(cards[at], cards[level]):
                return False
        every = level + 1 == len(cards)
        return fits(cards[: level + 1], self.level) if every or self.level == HARD else True

    # -- asking ---------------------------------------------------------------------------------------------

    def known(self):
        """-> whether one code is left at most."""
        return not self.rows or self.rows[0][0] == self.rows[-1][0]

    def take(self, letter, code, answer):
        """The verifier has said yes (1) or no (0) to a proposal: leave out what that excludes, yielding
        between slices."""
        self._answers.append((letter, code, answer))
        kept = []
        for row in self.rows:
            if self._ways(row):
                kept.append(row)
            yield
        self.rows = kept

    def _ways(self, row):
        """-> what fits the answers of a row: in nightmare a list, at letter * places + place in how many
        orders the letter asks the place, () for none; otherwise whether it fits."""
        places = range(len(self.choices))
        masks = [self.choices[place][row[place + 1]][0] for place in places]
        if self.mode == NIGHTMARE:
            from lawkeeper.games.turing.problems import solve_orders

            return solve_orders.ways(masks, self._answers)
        letter, code, answer = self._answers[-1]  # the others were taken before
        return masks[letter] >> code & 1 == answer

    def _weigh(self):
        """Take the rows to weigh, and in nightmare the weights of each; yields between slices."""
        self._some = self.rows[:: len(self.rows) // WEIGHED + 1]
        self._weights = array("H")
        if self.mode == NIGHTMARE:
            for row in self._some:
                self._weights.extend(array("H", self._ways(row)))
                yield

    def choose(self):
        """Find the best proposal, yielding between slices: `.code`, or None when nothing is open."""
        yield from self._weigh()
        self.code = None
        looked = [0] * _LOOKED[self.mode]  # worth << 7 and the code, the best last; of equal ones the first
        for code in range(CODES):
            told = sum(sorted(self._worth(code))[-QUESTIONS:])
            looked.append(told << 7 | CODES - code if told else 0)
            looked.sort()
            del looked[0]
            yield
        most = -1
        for told in reversed(looked):
            code = CODES - (told & 127)
            if told and len(looked) == 1:
                self.code = code
            elif told:
                for told, _ in self._sets(code, 0):
                    if told > most:
                        self.code, most = code, told
                    yield

    def letter(self, asked):
        """Yield None while at work, at last the verifier to ask next about `.code` and not one of the bits
        `asked`; -1 when the answers of all others are known."""
        yield from self._weigh()
        best, most = -1, 0
        among = ~asked
        if self.mode != NIGHTMARE:
            for told, letters in self._sets(self.code, asked):
                if told > most:
                    among, most = letters, told
                yield
            most = 0
        for letter, told in enumerate(self._worth(self.code)):
            if told > most and among >> letter & 1:
                best, most = letter, told
        yield best

    def _sets(self, code, asked):
        """Yield (what their answers tell about the code, and how likely it is known then; as bits) for each
        set of verifiers that may be asked in a round about a code after some others."""
        letters = range(len(self.choices))
        size = min(QUESTIONS, len(letters)) - count(asked)
        passed = [self._passed(row, code) for row in self._some]
        for some in range(1 << len(letters)):
            if not some & asked and count(some) == size:
                yield self._told(passed, some), some

    def _passed(self, row, code):
        """-> the letters that let the code pass in a row, as bits; not in nightmare."""
        letters = 0
        for at, place in enumerate(self.choices):
            letters |= (place[row[at + 1]][0] >> code & 1) << at
        return letters

    def _told(self, passed, some):
        """-> what some verifiers tell together. `passed`: for each row the letters that let the proposal
        pass, as bits."""
        rows = self._some
        parts, known = {}, {}
        told = at = 0
        while at < len(rows):
            here, own = rows[at][0], {}
            while at < len(rows) and rows[at][0] == here:
                answers = passed[at] & some
                own[answers] = own.get(answers, 0) + 1
                at += 1
            for answers in own:
                known[answers] = 0 if answers in parts else own[answers]
                parts[answers] = parts.get(answers, 0) + own[answers]
            if len(own) > 1:
                told -= worth(own.values()) * sum(own.values())
        return worth(parts.values()) * len(rows) + told + 256 * sum(known.values()) if len(parts) > 1 else 0

    def _worth(self, code):
        """-> list: what each letter's answer to the code tells by `_ABOUT`; 0: it is known already."""
        letters = range(len(self.choices))
        about, plain = _ABOUT[self.mode]
        yes, unsure = [0] * len(letters), [0] * len(letters)
        rows = self._some
        total = at = 0
        while at < len(rows):
            here, whole, passing = rows[at][0], 0, [0] * len(letters)
            while at < len(rows) and rows[at][0] == here:
                whole += self._add(code, at, passing)
                at += 1
            total += whole
            for letter in letters:
                some = passing[letter]
                yes[letter] += some
                unsure[letter] += whole * entropy(min(some, whole - some), whole)
        found = []
        for some, left in zip(yes, unsure):
            part = min(some, total - some)
            told = entropy(part, total)
            found.append(max(1, about * (told - left // total) + plain * told) if part else 0)
        return found

    def _add(self, code, at, passing):
        """Add to `passing` in how many worlds of a row each letter lets the code pass. -> worlds of the
        row."""
        row, weights = self._some[at], self._weights
        count = len(self.choices)
        first = at * count * count
        for place in range(count):
            if self.choices[place][row[place + 1]][0] >> code & 1:
                if not weights:
                    passing[place] += 1
                else:
                    for letter in range(count):
                        passing[letter] += weights[first + letter * count + place]
        return sum(weights[first : first + count]) if weights else 1


# -- the pars -----------------------------------------------------------------------------------------------


def machine(problem):
    """Yield None while at work, at last (rounds, questions) of the Machine.

    As published, or nearly (item 10): the logarithm of the number of combinations of criteria, and a quarter
    of a question, rounded up; in extreme and nightmare half as much again. Three questions a round."""
    found = 0
    for some in _counted([choices((card,)) for card in sorted(problem.cards)], 0, ALL):
        found += some
        if not some:
            yield
    questions = 0
    while 5 << questions < 6 * found:
        questions += 1
    if problem.mode != CLASSIC:
        questions = (3 * questions + 1) // 2
    yield (questions + QUESTIONS - 1) // QUESTIONS or 1, questions


def _counted(places, at, left):
    """Yield numbers of combinations of the places from `at` on that leave a code of `left`, 0 now and
    then."""
    last = at + 1 == len(places)
    found = 0
    for passing, _, _ in places[at]:
        rest = left & passing
        if rest and last:
            found += 1
        elif rest:
            yield from _counted(places, at + 1, rest)
    yield found


def expert(problem):
    """Yield None while at work, at last (rounds, questions) of the Expert.

    Whoever knows the code without a question still needs a round to say so: (1, 0)."""
    worlds = Worlds(view(problem))
    yield from worlds.find()
    rounds = questions = 0
    asked, left = 0, 0  # the verifiers of this round as bits; questions that it has left
    while not worlds.known():
        letter = -1
        if left:
            for letter in worlds.letter(asked):  # noqa: B007
                yield
        if letter < 0:
            yield from worlds.choose()
            if worlds.code is None:
                break
            rounds += 1
            asked, left = 0, QUESTIONS
            continue
        left -= 1
        asked |= 1 << letter
        questions += 1
        yield from worlds.take(letter, worlds.code, problem.answer(letter, worlds.code))
    yield rounds or 1, questions
