"""The patterns that may fit a text: none that does is left out, and few that do not are let through."""

import pytest

from fakes.wordings import more_wordings, players_say
from lawkeeper_host.games.infer.laws.joins import joins
from lawkeeper_host.games.infer.laws.readings import readings
from lawkeeper_host.games.infer.laws.refusals import topics
from lawkeeper_host.games.infer.laws.sieve import Sieve, needs
from lawkeeper_host.games.infer.laws.tables import Entry, Table
from lawkeeper_host.games.infer.laws.words import joined, rules, spelled


def let_through(pattern: str, text: str) -> bool:
    """Whether the text has what the pattern needs; it fits only then."""
    found = list(Sieve([pattern]).may_fit(text)) == [0]
    assert found or not Entry(pattern).pattern.search(text)
    return found


@pytest.mark.parametrize(
    "pattern, fits, fails",
    [
        ("no dice", "there are no dice", "some dice"),
        ("no dice", "no dice", "noon dicey"),
        ("^no dice", "no dice here", "there are no dice"),
        ("no dice$", "there are no dice", "no dice here"),
        ("^no$", "no", "no no yes"),
        ("dices?", "odd dices", "odd die"),
        ("colou?rs", "two colors", "two cols"),
        ("(?:odd|even) dice", "all even dice", "all prime dice"),
        ("(?:an odd|a(?: very)? even) die", "a even die", "a prime die"),
        ("^(?:all|no)(?= dice)", "all dice", "all day"),
        ("(?<=the )dice", "all the dice", "all dice"),
        ("(?<!the )dice", "all dice", "the dies"),
        ("(?!the )dice", "dice", "die"),
        ("(?:odd )*dice", "dice", "odd"),
        ("(?:odd )+dice", "odd odd dice", "dice"),
        ("h(?:m)+ dice", "hmmm dice", "hm die"),
        ("um+ dice", "ummm dice", "ux dice"),
        ("odd x?dice", "odd dice", "xdice"),
        ("odd x{0,2}dice", "odd dice", "xdice"),
        ("[ab]c dice", "bc dice", "bc"),
        ("c[123] dice", "c2 dice", "c4 dice"),
        (r"c\d dice", "c4 dice", "d4 dice"),
        ("(?:$|odd) dice|^even", "even dice", "die that is even"),
        ("touch.*?other", "touch each other", "touch each"),
    ],
)
def test_a_pattern_needs_the_words_that_are_in_it(pattern: str, fits: str, fails: str) -> None:
    assert let_through(pattern, fits)
    assert not let_through(pattern, fails)


@pytest.mark.parametrize("pattern", [r"\d+", "(?:odd)?", ".*", "a?", "(?:odd|)", r"\d|odd"])
def test_a_pattern_that_needs_nothing_may_fit_everything(pattern: str) -> None:
    assert needs(pattern) == [] and let_through(pattern, "even") and let_through(pattern, "")


def test_patterns_come_in_their_order() -> None:
    sieve = Sieve(["odd", r"\d", "even", "odd|even", "prime"])
    assert list(sieve.may_fit("even odd")) == [0, 1, 2, 3]
    assert list(sieve.may_fit("even odd", 1)) == [2, 3]
    assert list(sieve.may_fit("prime")) == [1, 4]
    assert list(sieve.may_fit("prime", 4)) == list(Sieve([]).may_fit("odd")) == []


@pytest.mark.parametrize("table", [rules()[0], topics(), readings(), joins()], ids=["first", "t", "r", "j"])
def test_what_fits_a_sentence_is_let_through(table: Table[Entry]) -> None:
    texts = [joined(spelled(typed)) for typed, *_ in [*more_wordings(), *players_say()]]
    for text in texts:
        fit = {at for at, entry in enumerate(table) if entry.pattern.search(text)}
        assert fit <= set(table.sieve.may_fit(text))


def test_of_a_thousand_rules_few_are_tried() -> None:
    table = rules()[1]
    tried = [len(list(table.sieve.may_fit(joined(spelled(typed))))) for typed, _ in more_wordings()]
    assert sum(tried) / len(tried) < len(table) / 50
