"""Laws that differ only from five dice on: how often the samples of a search tell them apart."""

from collections.abc import Iterator

from lawkeeper.games.infer.laws import judge
from lawkeeper.games.infer.laws.search import Search
from lawkeeper_host.games.infer.laws import parse
from lawkeeper_host.measure.figures import Figure

SEEDS = 6
FOUND_LEAST = 95.0  # percent of all pairs and seeds
PAIRS = (
    ("The sum of the visible numbers must be at least 24.",
     "The sum of the visible numbers must be exactly 24."),
    ("There must be at least four odd dice.", "There must be exactly four odd dice."),
    ("There must be at least four blue dice.", "There must be exactly four blue dice."),
    ("There must be at least four groups.", "There must be exactly four groups."),
    ("There must be at least four different numbers.", "There must be exactly four different numbers."),
    ("There must be at least four consecutive numbers.", "The longest run of numbers must be exactly 4."),
    ("The number of dice must be a factor of 12.", "There must be at least one die."),
    ("The largest group must have at least four dice.", "The largest group must have exactly four dice."),
    ("There must be exactly four 6s.", "There must be at least four 6s."),
    ("There must be exactly two stacks.", "There must be at least two stacks."),
    ("There must be exactly two numbers with at least two dice.",
     "There must be at least two numbers with at least two dice."),
    ("Every blue die must touch at most three other dice.",
     "Every blue die must touch at most four other dice."),
    ("The sum of the blue dice must be at most 24.", "The sum of the blue dice must be less than 27."),
    ("The tallest stack must have at least four dice.", "The tallest stack must have exactly four dice."),
    ("There must be exactly two triangles.", "There must be at least two triangles."),
)  # fmt: skip


def sampled(one: str, other: str, seed: int, left: tuple[int, int, int] = (20, 20, 20)) -> bytes | None:
    """What the samples alone find: an experiment that one of the laws allows and the other does not."""
    law, theory = parse.parse(one), parse.parse(other)
    search = Search(law, theory, left, seed)
    search.at = search.total, 0  # all of the space is done with
    while search.step():
        pass
    if search.found:
        assert judge.follows(law, search.found) != judge.follows(theory, search.found)
    return search.found


def found(seeds: int) -> float:
    """Percent of the pairs that are told apart, over so many seeds."""
    told = [bool(sampled(*pair, seed)) for pair in PAIRS for seed in range(seeds)]
    return 100 * sum(told) / len(told)


def figures() -> Iterator[Figure]:
    """The percentage against its goal."""
    note = f"{len(PAIRS)} pairs, {SEEDS} seeds each"
    yield Figure("laws: differing from five dice on, told apart", found(SEEDS), "%", None, note, FOUND_LEAST)
