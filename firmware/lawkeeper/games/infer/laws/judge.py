"""What laws mean: a tree of `laws.forms` and a slice of worlds -> the mask of the worlds that follow it.

One experiment is judged as a slice of one world, so there is one meaning of every law (Infer items 43-67).
A form is a function of the slice and of what stands in its slots; `laws.measure` says how masks are made.
The forms come in families, and only those that are asked for are loaded.
"""

from lawkeeper.games.infer.laws import forms
from lawkeeper.games.infer.laws.world import one

_known = {}


def follows(tree, code):
    """-> whether the experiment of a dice code follows the law."""
    return mask(tree, one(code)) == 1


def mask(tree, s):
    """-> the worlds of Slice `s` that follow the law `tree` (one that `sense.check` accepts)."""
    form = tree[0]
    if form not in _known:
        if forms.SHAPE < form < forms.NOT_SO:
            return s.all ^ mask((form - forms.SHAPE,) + tuple(tree[1:]), s)
        _known.update(_family(form))
    return _known[form](s, *tree[1:])


def _family(form):
    if form < forms.EVERY:
        from lawkeeper.games.infer.laws.judge_amounts import FORMS as amounts

        return amounts
    if form < forms.PARTS:
        from lawkeeper.games.infer.laws.judge_dice import FORMS as dice

        return dice
    if form < forms.LINE:
        from lawkeeper.games.infer.laws.judge_parts import FORMS as parts

        return parts
    if form > forms.PARTS_HELD:
        from lawkeeper.games.infer.laws.judge_few import FORMS as few

        return few
    if form > forms.SHAPE:
        from lawkeeper.games.infer.laws.judge_more import FORMS as more

        return more
    from lawkeeper.games.infer.laws.judge_lines import FORMS as lines

    return lines
