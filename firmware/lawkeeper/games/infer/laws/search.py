"""Where two laws differ, and experiments that follow a law or do not: spaces (`laws.shapes`) judged slice by
slice."""

from lawkeeper.games.infer.laws import forms, judge, shapes
from lawkeeper.games.infer.laws.measure import counted, meant
from lawkeeper.games.infer.laws.world import Layout, laid

SAMPLES = 60
_SAMPLE_DICE = 8


class Search:
    """Looks for an experiment that one of two laws allows and the other does not (Infer items 29-34): all of
    the space, fewest dice first, then samples of more dice.

    law, theory   trees, or bytes of `forms.encode`
    left          how many dice of each of the three colours there are to build with (Infer item 31)
    seed          an integer: the same search on every runtime
    at            where an earlier search for the same, with this seed, had come to

    found   dice code of the experiment, or None
    done    experiments of the space judged so far, of `total`
    at      what may be left out when the search is begun again: (experiments, samples)
    said    what the whole search goes through, as bytes: see `account`
    """

    def __init__(self, law, theory, left, seed, at=(0, 0)):
        self._left = left
        self._look(law, theory)
        self._chance = _Chance(seed)
        self.found = self._kept = None
        self.done = 0
        self.at = at
        self._most_sampled = min(sum(left), _SAMPLE_DICE)
        self.said = self.account(self.total)
        self._steps = self._run()

    def _look(self, *laws):
        """Find out what the laws look at; the modules that tell it are not used after that."""
        from lawkeeper.games.infer.laws.forms import decode
        from lawkeeper.games.infer.laws.kinds import kinds
        from lawkeeper.games.infer.laws.looks import needs

        self._laws = [decode(law) if isinstance(law, bytes) else law for law in laws]
        self._needs = needs(*self._laws)
        self.total, self._most = shapes.space(self._needs)
        # Where dice are few, an experiment that takes more of them cannot be built.
        left = self._left
        self._scarce = [_at_most(slot, left[slot]) for slot in range(3) if left[slot] < self._most]
        self._worlds = (shapes.width(*self._laws),) + kinds(*self._laws + self._scarce)
        self._blind = [kinds(law)[1] == [0] for law in self._laws]

    def account(self, done):
        """-> what was looked through when `done` of the space are, for the end of the game (Infer item 34):
        done and total, three bytes each, little-endian; the most dice in the space; the most in the samples,
        0 for none; 1 for sets of dice, 2 for experiments, | 4 if only those that could still be built."""
        sampled = self._most_sampled if done == self.total and self._most_sampled > self._most else 0
        scope = (2 if self._needs & 15 else 1) | (4 if min(self._left) < self._most else 0)
        counts = done.to_bytes(3, "little") + self.total.to_bytes(3, "little")
        return counts + bytes((self._most, sampled, scope))

    def step(self):
        """Judge one slice or sample by one of the laws. -> whether there is more to do."""
        for _ in self._steps:  # on the board next() takes no default
            return True
        return False

    def _run(self):
        if self._laws[0] == self._laws[1]:
            self.done = self.total
            return
        for law in self._laws:
            judge.mask(law, laid((), ()))  # load what judges it: no other step waits for that
            yield True
        worlds = None
        for place in shapes.placements(self._needs):
            if not self._needs & shapes.COMPASS:
                place = (shapes.turned(place[0], self._chance),) + place[1:]
            layout = Layout(*place[:2])
            worlds = shapes.worlds(layout, worlds, *self._worlds)
            for differ in self._through(worlds, layout, place):  # noqa: B007
                yield True
            if differ:
                worlds = None  # room for all of them
                yield from self._find(layout, place)
                return
        yield from self._sampled()

    def _through(self, worlds, layout, place):
        """Judge the slices of a placement. Yields None while at work, at last whether the laws differ."""
        _, _, twins, experiments = place
        self._same = [None, None]
        before = self.done
        for number in range(worlds.slices):
            done = before + experiments * (number + 1) // worlds.slices
            if done > self.at[0]:
                for differ in self._differ(worlds.slice(layout, number, twins)):  # noqa: B007
                    yield None
                if differ:
                    self.done = before
                    yield True
                    return
                self.at = done, 0
            self.done = done
        yield False

    def _find(self, layout, place):
        """The laws differ here: one of all the experiments of the placement, not just of their kinds."""
        cells, lean, twins, experiments = place
        worlds = shapes.worlds(layout, None, self._worlds[0])
        self._same = [None, None]
        before = self.done
        for number in range(worlds.slices):
            self.done = before + experiments * (number + 1) // worlds.slices
            s = worlds.slice(layout, number, twins)
            for differ in self._differ(s):  # noqa: B007
                yield True
            if differ:
                self.found = shapes.drawn(s, cells, lean, differ, self._chance)
                return

    def _differ(self, s):
        """Yields None while at work, at last the worlds in which the laws differ; 0 for no slice."""
        differ = 0
        if s:
            differ = self._mask(0, s)
            yield None
            differ ^= self._mask(1, s)
            for tree in self._scarce:
                _, (_, die), test = tree
                differ = differ and differ & counted([m for _, m in meant(s, die)], test, s.all)
        yield differ

    def _mask(self, which, s):
        # A law that is blind to colours says the same of all slices of a placement that are alike in numbers.
        if s.kept is not self._kept:
            self._same, self._kept = [None, None], s.kept
        m = self._same[which]
        if m is None:
            m = judge.mask(self._laws[which], s)
            if self._blind[which] and s.kept is not None:
                self._same[which] = m
        return m

    def _sampled(self):
        from lawkeeper.games.infer.laws.kinds import kinds
        from lawkeeper.games.infer.laws.sampling import sample, widened

        left = self._left
        self._scarce = [_at_most(slot, left[slot]) for slot in range(3) if left[slot] < self._most_sampled]
        numbers, colours, _ = kinds(*self._laws + self._scarce)
        numbers, colours = numbers or range(6), colours or range(3)
        for number in range(SAMPLES if self._most_sampled > self._most else 0):
            n = self._most + 1 + number % (self._most_sampled - self._most)
            dice = sample(n, self._left, self._chance)
            s = widened(dice, numbers, colours, self._chance)  # draws, too: it goes on as before
            if number < self.at[1]:
                continue
            self._same = [None, None]
            for differ in self._differ(s):  # noqa: B007
                yield True
            if differ:
                self.found = shapes.drawn(s, [die[2:] for die in dice], False, differ, self._chance)
                return
            self.at = self.done, number + 1


class _Chance:
    """A small generator; the same numbers on every runtime."""

    def __init__(self, seed):
        self._state = seed % 65537

    def below(self, n):
        self._state = (self._state * 75 + 74) % 65537
        return self._state * n // 65537


def _at_most(slot, n):
    return forms.IS, (forms.COUNT, (slot + 1, (forms.ANY, 0), forms.ANYWHERE, None)), (forms.AT_MOST, n)
