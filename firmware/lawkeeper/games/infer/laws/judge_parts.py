"""Laws about groups and stacks: what each of them has, how many have it, whether they are alike."""

from lawkeeper.games.infer.laws import forms
from lawkeeper.games.infer.laws.judge_amounts import amounts, equal, test_of
from lawkeeper.games.infer.laws.measure import all_of, both, counted, either


def _of_parts(s, part):
    return s.layout.stacks() if part == forms.STACK else s.layout.groups()


def _parts(s, part, count, quantity, test):
    return counted([test_of(s, quantity, test, some) for some in _of_parts(s, part)], count, s.all)


def _every_part(s, part, quantity, test):
    return all_of([test_of(s, quantity, test, some) for some in _of_parts(s, part)], s.all)


def _parts_alike(s, part, same, quantity):
    """A part without a value is passed over."""
    wrong = 0
    before = []
    parts = _of_parts(s, part)
    for some in parts if len(parts) > 1 else ():
        values = amounts(s, quantity, some)
        has = either(values.values())
        for others, had in before:
            m = equal(values, others)
            wrong |= both(has, had, s.all) ^ m if same else m
        before.append((values, has))
    return s.all ^ wrong


FORMS = {forms.PARTS: _parts, forms.EVERY_PART: _every_part, forms.PARTS_ALIKE: _parts_alike}
