"""What players can know: the worlds that are left in a game of Turing Machine, the next question, the pars.

A world is one true card and one criterion of it for each place on the table, so that just one code passes and
none is superfluous (item 5); in extreme the cards also keep items 6 to 8. In nightmare a world says besides
which letter asks which place. All are as likely as each other.

Only the combinations of criteria are held, 7 bytes each, with the number of orders that the answers leave to
each of them (`solve_orders`). A question is chosen by some of the worlds, spread over all.

The pars (items 10, 15): the Machine's follows from how many combinations of criteria the cards leave without
item 5. The Expert plays: it wants to know the code and nothing else. Of the proposals whose three best
questions tell most one by one, the proposal of a round is the one with which three verifiers together tell
most; of these the one that tells most comes first, looked at again after each answer. It asks until all
worlds left have one code, or no question can tell them apart.
"""

from array import array

from lawkeeper.games.turing.problems.cards import ALL, CODES, HARD, clash, criteria, fits, mask, used
from lawkeeper.games.turing.problems.problem import CLASSIC, EXTREME, NIGHTMARE
from lawkeeper.logic.masks import count, lowest, narrowed, several
from lawkeeper.logic.questions import entropy, worth

QUESTIONS = 3  # a round
FAKES = 25  # the last card that may be a fake (item 8)
WEIGHED = 120  # worlds at most by which a question is chosen; below 125
_GOLDEN = 40503  # of 65,536: so far apart are the orders that are weighed
_SLICE = 32  # masks looked at between two yields: 50 ms on the board at most
# By mode: what it counts that an answer tells something about the code, and that it tells anything.
_ABOUT = ((1, 0), (1, 1), (16, 1))
_LOOKED = 6  # proposals of which verifiers are looked at together


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
    """The worlds that are left after some answers.

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
        self._unlike = bytearray()  # codes but for those like an earlier one to all criteria
        self._asked = 0  # all letters that were asked, as bits
        every = (1 << len(places)) - 1
        self._may = [bytearray([every] * len(some)) for some in self.choices]  # the letters that may check it
        self._orders = array("H")  # for each row in how many orders it fits the answers
        self._weighed = ()  # see `_weigh`

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
        self._orders = array("H", [self._fitting(row) for row in self.rows[:1]] * len(self.rows))
        yield from self._compare()

    def _compare(self):
        """Find the codes that are like an earlier one to all criteria: they are no proposals of their own."""
        known = set()
        for code in range(CODES):
            yield
            like = 0
            for place in self.choices:
                for passing, _, _ in place:
                    like = like << 1 | passing >> code & 1
            if like not in known:
                known.add(like)
                self._unlike.append(code)

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
        self._weighed = ()
        self._asked |= 1 << letter
        for may, place in zip(self._may, self.choices):
            for choice, (passing, _, _) in enumerate(place):
                if passing >> code & 1 != answer:
                    may[choice] &= ~(1 << letter)
        kept, orders = [], array("H")
        for row in self.rows:
            fitting = self._fitting(row)
            if fitting:
                kept.append(row)
                orders.append(fitting)
            yield
        self.rows, self._orders = kept, orders

    def _letters(self, row):
        """-> for each place of a row the letters that may ask it, as bits."""
        return [may[row[at + 1]] for at, may in enumerate(self._may)]

    def _fitting(self, row):
        """-> in how many orders a row fits the answers."""
        may = self._letters(row)
        if self.mode == NIGHTMARE:
            from lawkeeper.games.turing.problems import solve_orders

            return solve_orders.number(may, self._asked)
        for letter, letters in enumerate(may):
            if not letters >> letter & 1:
                return 0
        return 1

    def _weigh(self):
        """Take the worlds to weigh, yielding between slices: for each letter the masks that it may check with
        the worlds where it does, as bits, the first on top; where each code's worlds end."""
        if self._weighed:
            return
        total = sum(self._orders)
        size = min(total, WEIGHED)
        letters = [{} for _ in self.choices]
        if self.mode == NIGHTMARE and not self._asked:
            del letters[QUESTIONS:]  # before any answer they are all alike
        ends = bytearray()
        code = world = behind = 0
        for row, orders in zip(self.rows, self._orders):
            numbers = []
            first, behind = behind, behind + orders
            for at in range(world, size):
                number = at * total // size
                if number >= behind:
                    break
                numbers.append(at * _GOLDEN % 65536 * orders >> 16 if size < total else number - first)
            for checked in self._checked(row, numbers):
                if world and row[0] != code:
                    ends.append(world)
                code = row[0]
                world += 1
                for letter, some in enumerate(letters):
                    passing = checked[letter]
                    some[passing] = some.get(passing, 0) | 1 << size - world
                yield
            yield
        ends.append(size)
        self._weighed = [list(some.items()) for some in letters], ends

    def _checked(self, row, numbers):
        """Yield the masks that the letters check in some of the orders of a row."""
        masks = [place[row[at + 1]][0] for at, place in enumerate(self.choices)]
        if numbers and self.mode == NIGHTMARE:
            from lawkeeper.games.turing.problems import solve_orders

            for order in solve_orders.orders(self._letters(row), self._asked, numbers):
                yield [masks[place] for place in order]
        else:
            for _ in numbers:
                yield masks

    def choose(self):
        """Find the best proposal, yielding between slices: `.code`, or None when nothing is open."""
        yield from self._weigh()
        self.code = None
        looked = [0] * _LOOKED  # worth << 7 and the code, the best last; of equal ones the first
        for code in self._unlike:
            told = sum(sorted(self._worth(self._passed(code)))[-QUESTIONS:])
            looked.append(told << 7 | CODES - code if told else 0)
            looked.sort()
            del looked[0]
            yield
        most = -1
        for told in reversed(looked):
            if told:
                code = CODES - (told & 127)
                for told, _ in self._sets(code, 0):
                    if told > most:
                        self.code, most = code, told
                    yield

    def letter(self, asked):
        """Yield None while at work, at last the verifier to ask next about `.code` and not one of the bits
        `asked`; -1 when the answers of all others are known."""
        yield from self._weigh()
        best, most, among = -1, 0, ~asked
        for told, letters in self._sets(self.code, asked):
            if told > most:
                among, most = letters, told
            yield
        most = 0
        for letter, told in enumerate(self._worth(self._passed(self.code))):
            if told > most and among >> letter & 1:
                best, most = letter, told
        yield best

    def _sets(self, code, asked):
        """Yield (what their answers tell about the code, and how likely it is known then; as bits) for each
        set of verifiers that may be asked in a round about a code after some others."""
        passed = self._passed(code)
        letters = range(len(passed))
        size = min(QUESTIONS, len(letters)) - count(asked)
        answers = [0] * len(passed[0])
        for letter, text in enumerate(passed):
            for world, sign in enumerate(text):
                if sign == "1":
                    answers[world] |= 1 << letter
        for some in range(1 << len(letters)):
            if not some & asked and count(some) == size:
                yield self._told(answers, some), some

    def _passed(self, code):
        """-> for each letter a text: "1" for each world weighed in which it lets the code pass, or "0"."""
        letters, ends = self._weighed
        found = []
        for some in letters:
            passed = ALL >> CODES - 1 - ends[-1]  # with one more on top: so all texts are as long
            for passing, worlds in some:
                if not passing >> code & 1:
                    passed ^= worlds
            found.append(bin(passed)[3:])
        return found

    def _told(self, answers, some):
        """-> what some verifiers tell together. `answers`: for each world the letters that let the proposal
        pass, as bits."""
        parts, known = {}, {}
        told = start = 0
        for end in self._weighed[1]:
            own = {}
            for said in answers[start:end]:
                said &= some
                own[said] = own.get(said, 0) + 1
            for said in own:
                known[said] = 0 if said in parts else own[said]
                parts[said] = parts.get(said, 0) + own[said]
            if len(own) > 1:
                told -= worth(own.values()) * (end - start)
            start = end
        if len(parts) == 1:
            return 0
        return worth(parts.values()) * len(answers) + told + 256 * sum(known.values())

    def _worth(self, passed):
        """-> list: what each letter's answer tells by `_ABOUT`; 0: it is known already. `passed`: as
        `_passed` gives it."""
        about, plain = _ABOUT[self.mode]
        found = []
        for text in passed:
            total, some = len(text), text.count("1")
            part = min(some, total - some)
            unsure = start = 0
            for end in self._weighed[1] if part else ():
                whole = end - start
                if whole > 1:
                    some = text.count("1", start, end)
                    if 0 < some < whole:
                        unsure += whole * entropy(min(some, whole - some), whole)
                start = end
            told = entropy(part, total)
            found.append(max(1, about * (told - unsure // total) + plain * told) if part else 0)
        return found


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
