"""What `lawkeeper law` prints: of one law the figures and four small maps, of a pack a table and a plot."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

import plotext  # type: ignore[import-untyped]
from rich.table import Table
from rich.text import Text

from lawkeeper.games.infer.laws import experiment
from lawkeeper.games.infer.laws.english import sentence
from lawkeeper_host.games.infer.laws.analysis import Analysis
from lawkeeper_host.games.infer.laws.contrast import Contrast
from lawkeeper_host.games.infer.laws.engine import Distance
from lawkeeper_host.games.infer.laws.worlds import MOST

EMPTY = "."
PLOT_SIZE = (72, 18)
PLOT_CAPTION = "Followed, in % (up), against difficulty (right); a digit is a law's level in the pack."
LEVEL_SIGNS = "123"
Rows = list[tuple[int, int, int, int, str, str]]


# --- maps ---


def letters(names: Sequence[str]) -> str:
    """A letter for each colour: its first one, or the next of its letters that is not taken."""
    taken = ""
    for name in names:
        free = [sign for sign in name.upper() + "XYZ" if sign not in taken]
        taken += free[0]
    return taken


def drawn(code: bytes, names: Sequence[str]) -> str:
    """An experiment as a small map: a row of cells a line, north above; of a stack the die on top comes
    last."""
    if not code[0]:
        return "(no dice)"
    signs = letters(names)
    cells: dict[tuple[int, int], str] = {}
    for colour, number, x, y, _ in experiment.dice(code):
        die = f"{signs[colour - 1]}{number}"
        cells[x, y] = f"{cells[x, y]}/{die}" if (x, y) in cells else die
    xs, ys = _pressed({x for x, _ in cells}), _pressed({y for _, y in cells})
    width = max(map(len, cells.values()))
    lines = [" ".join(cells.get((x, y), EMPTY).ljust(width) for x in xs).rstrip() for y in ys]
    return "\n".join([*lines, *_leaning(code, xs)])


def _pressed(used: set[int]) -> list[int]:
    """The rows (or columns) of a map. Of several empty ones beside each other one is enough: dice on both
    sides of it do not touch."""
    return [at for at in range(min(used), max(used) + 1) if at in used or at - 1 in used]


def _leaning(code: bytes, xs: Sequence[int]) -> list[str]:
    """Two stacks that lean do not touch as their cells say."""
    if not code[0] & experiment.LEAN:
        return []
    return ["(upper dice touch)" if len(xs) > 2 else "(upper dice apart)"]


def legend(names: Sequence[str]) -> str:
    """How to read the maps."""
    signs = letters(names)
    dice = ", ".join(f"{sign} {name}" for sign, name in zip(signs, names, strict=True))
    stack = f"{signs[0]}1/{signs[1]}2"
    return f"{dice}; {stack}: the second stands on the first. Dice in neighbouring cells touch."


def maps(law: Analysis, names: Sequence[str]) -> Table:
    """The smallest experiments that follow the law, and the smallest that do not."""
    table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 3, 0, 0))
    cells = []
    for follows, heading in ((True, "O follows"), (False, "X does not")):
        for code in law.verdicts.examples(follows):
            table.add_column(heading, no_wrap=True)
            cells.append(Text(drawn(code, names)))
    table.add_row(*cells)
    return table


def contrast(held: Contrast, names: Sequence[str]) -> Table:
    """The smallest experiments that tell a law from another, a column for each way that there is."""
    table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 3, 0, 0))
    cells = []
    for code, heading in ((held.only_one, "O, by the other X"), (held.only_two, "X, by the other O")):
        if code is not None:
            table.add_column(heading, no_wrap=True)
            cells.append(Text(drawn(code, names)))
    table.add_row(*cells)
    return table


def apart(held: Contrast) -> str:
    """How far two laws are apart, as a sentence."""
    if not held.distance.differ:
        return f"They mean the same: no experiment of up to {MOST} dice tells them apart."
    much = f"{held.distance.differ:,} of {held.distance.total:,} experiments of up to {MOST} dice"
    return f"They differ on {much}, {_percent(held.distance.random)} of random ones."


def contrast_data(held: Contrast, names: Sequence[str]) -> dict[str, object]:
    """The same for other programs."""
    told = {"follows": held.only_one, "breaks": held.only_two}
    signs = letters(names)
    texts = {key: None if code is None else experiment.text(code, signs) for key, code in told.items()}
    return {"law": str(sentence(held.two, names)), "differ": held.distance.differ, **texts}


# --- one law ---


def pairs(law: Analysis, names: Sequence[str]) -> Iterator[tuple[str, str]]:
    """The figures of a law, each with its name."""
    yield "law", law.english(names)
    yield "random experiments", _shares(law)
    yield "all experiments", _all(law)
    hard = law.difficulty
    yield "difficulty", f"{hard.score} of 100: level {hard.level}"
    for number, reason in enumerate(hard.reasons):
        yield "" if number else "because of", f"{reason.words} (+{reason.points})"


def _shares(law: Analysis) -> str:
    first, *others = (_percent(share) for share in law.verdicts.shares)
    sizes = "".join(f", {share} with {n}" for n, share in enumerate(others, 2))
    return f"{_percent(law.verdicts.share)} follow it: {first} of those with 1 die{sizes}"


def _all(law: Analysis) -> str:
    followed, total = law.verdicts.followed, law.verdicts.space.total
    nothing = "O" if law.verdicts.nothing else "X"
    share = f"{followed:,} of {total:,} with up to {MOST} dice follow it, {_percent(followed / total)}"
    return f"{share}; the null experiment is {nothing}"


def _percent(share: float) -> str:
    """A share as people say it; 0 % and 100 % only when it is that."""
    if 0 < share < 0.001:
        return "under 0.1%"
    if 0.999 < share < 1:
        return "over 99.9%"
    return f"{share:.1%}" if not 0.1 < share < 0.9 and share not in (0, 1) else f"{share:.0%}"


def twin(distance: Distance, where: str, law: str) -> str:
    """A law that means the same as another, or nearly."""
    if not distance.differ:
        return f"means the same as {where}: {law}"
    much = f"{_percent(distance.share)} of all experiments ({_percent(distance.random)} of random ones)"
    return f"differs on only {much} from {where}: {law}"


def as_data(law: Analysis, names: Sequence[str]) -> dict[str, object]:
    """The same for other programs."""
    verdicts = law.verdicts
    return {
        "law": law.english(names),
        "shares": list(verdicts.shares),
        "share": verdicts.share,
        "followed": verdicts.followed,
        "experiments": verdicts.space.total,
        "null": "O" if verdicts.nothing else "X",
        "follows": [experiment.text(code, letters(names)) for code in verdicts.examples(True)],
        "breaks": [experiment.text(code, letters(names)) for code in verdicts.examples(False)],
        "difficulty": law.difficulty.score,
        "level": law.difficulty.level,
        "reasons": [reason._asdict() for reason in law.difficulty.reasons],
        "useless": law.useless,
        "warning": law.warning,
    }


# --- a pack ---


def summary(levels: Sequence[int], laws: Sequence[Analysis]) -> Iterator[tuple[object, ...]]:
    """A row for each level: level, laws, mean difficulty, least and most, how often followed, suggested
    levels."""
    together = sorted(zip(levels, laws, strict=True), key=lambda pair: pair[0])
    for level, group in groupby(together, key=lambda pair: pair[0]):
        members = [law for _, law in group]
        scores = [law.difficulty.score for law in members]
        shares = [law.verdicts.share for law in members]
        suggested = [law.difficulty.level for law in members]
        yield (
            level,
            len(members),
            f"{sum(scores) / len(scores):.0f} ({min(scores)} to {max(scores)})",
            f"{_percent(sum(shares) / len(shares))} ({_percent(min(shares))} to {_percent(max(shares))})",
            " ".join(f"{suggested.count(number)}x{number}" for number in (1, 2, 3) if number in suggested),
        )


EACH = ("line", "level", "suggested", "difficulty", "followed", "law")


def rows(lines: Sequence[int], texts: Sequence[str], levels: Sequence[int], laws: Sequence[Analysis]) -> Rows:
    """A row for every law, the hardest last."""
    found = [
        (line, level, law.difficulty.level, law.difficulty.score, _percent(law.verdicts.share), text)
        for line, text, level, law in zip(lines, texts, levels, laws, strict=True)
    ]
    return sorted(found, key=lambda row: (row[3], row[0]))


SUMMARY = ("level", "laws", "difficulty", "followed", "suggested levels")


def plot(levels: Sequence[int], laws: Sequence[Analysis]) -> str:
    """How often each law is followed against its difficulty; the sign of a law is the level it has."""
    plotext.clear_figure()
    plotext.theme("clear")
    plotext.plotsize(*PLOT_SIZE)
    for level in sorted(set(levels)):
        own = [law for said, law in zip(levels, laws, strict=True) if said == level]
        followed = [100 * law.verdicts.share for law in own]
        plotext.scatter([law.difficulty.score for law in own], followed, marker=LEVEL_SIGNS[level - 1])
    plotext.xlim(0, 100)
    plotext.ylim(0, 100)
    text = "\n".join(line.rstrip() for line in plotext.uncolorize(plotext.build()).splitlines())
    plotext.clear_figure()
    return f"{PLOT_CAPTION}\n{text}"
