"""The packs we ship: every law can be shown, is balanced, is new, keeps to the advice; the box understands it
as people do."""

import re
from functools import cache
from pathlib import Path

import pytest
from laws import compass_rose, deep_waters, field_notes, first_light
from laws.model import COLOURS, Experiment, Law, dice_code, sample

from lawkeeper.games.infer.fold.setup import named
from lawkeeper.games.infer.laws import judge, sense
from lawkeeper.games.infer.laws.english import sentence
from lawkeeper.games.infer.laws.forms import decode
from lawkeeper.games.infer.laws.world import Slice, one
from lawkeeper_host.games.infer.laws.checking import Checked, check, known_laws
from lawkeeper_host.games.infer.packs import LawPack, read_laws

PACKS = Path(__file__).parents[3] / "host" / "packs"
MEANINGS = {
    "first-light": first_light.LAWS,
    "field-notes": field_notes.LAWS,
    "deep-waters": deep_waters.LAWS,
    "compass-rose": compass_rose.LAWS,
}
LAWS: dict[str, Law] = {text: law for laws in MEANINGS.values() for text, law in laws.items()}
OPENINGS = ("There must be ", "All ", "Every ", "No ", "The ", "Even ", "Odd ", "Prime ", "Dice ")
FORBIDDEN = re.compile(r"\b(and|or|if|unless|then|red|green|black|yellow|purple|pink|grey|brown)\b", re.I)


@cache
def experiments() -> list[Experiment]:
    """The null experiment and 400 each of 1 to 4 dice."""
    return sample(seed=1, each=400, most=4)


@cache
def verdicts(text: str) -> tuple[bool, ...]:
    """What the law says of every experiment."""
    return tuple(LAWS[text](experiment) for experiment in experiments())


@cache
def slices() -> list[tuple[int, Slice]]:
    """Every fourth of the experiments for the box's judge, with its number."""
    codes = [(number, dice_code(experiments()[number])) for number in range(0, len(experiments()), 4)]
    return [(number, one(code)) for number, code in codes]


@cache
def checked(pack: str) -> Checked:
    """What `lawkeeper law check` finds out."""
    return check(read(pack), known_laws(PACKS))


@cache
def read(pack: str) -> LawPack:
    """A pack as `lawkeeper load` reads it."""
    return read_laws(PACKS / f"{pack}.txt")


def test_there_are_at_least_160_laws_in_three_levels() -> None:
    assert len(LAWS) >= 160
    assert [{law.level for law in read(pack).laws} for pack in MEANINGS] == [{1}, {2}, {3}, {1, 2, 3}]


def test_every_file_in_the_folder_is_one_of_these() -> None:
    assert {path.stem for path in PACKS.glob("*")} == {
        *MEANINGS,
        "turing-thousand",
        "hidden-cards",
        "potion-puzzles",
        "short-words",
        "LICENSE",
        "LICENSES",
    }


@pytest.mark.parametrize("pack", MEANINGS)
def test_the_meanings_here_are_those_of_the_pack(pack: str) -> None:
    assert [named(law.text, COLOURS) for law in read(pack).laws] == list(MEANINGS[pack])


@pytest.mark.parametrize("pack", MEANINGS)
def test_the_packs_are_free_for_everybody(pack: str) -> None:
    assert read(pack).head.licence == "CC0-1.0"


@pytest.mark.parametrize("text", LAWS)
def test_item_47_a_law_needs_no_and_no_or_and_no_condition(text: str) -> None:
    assert text.startswith(OPENINGS) and text.endswith(".") and not FORBIDDEN.search(text)
    assert len(text.encode()) <= 84


def test_item_48_most_laws_open_with_there_must_be() -> None:
    assert sum(text.startswith("There must be ") for text in LAWS) > len(LAWS) / 2


@pytest.mark.parametrize("text", LAWS)
def test_item_50_a_law_can_be_shown_with_four_dice_and_is_balanced(text: str) -> None:
    share = sum(verdicts(text)) / len(experiments())
    assert 0.05 < share < 0.95, f"{share:.0%} of the experiments follow it"


def test_no_two_laws_mean_the_same() -> None:
    meanings: dict[tuple[bool, ...], str] = {}
    for text in LAWS:
        twin = meanings.setdefault(verdicts(text), text)
        assert twin == text, f"{text} means the same as {twin}"


def test_every_colour_is_used_about_equally() -> None:
    uses = [sum(colour in text for text in LAWS) for colour in COLOURS]
    assert max(uses) < 1.6 * min(uses)


def test_the_null_experiment_follows_about_half_of_the_laws() -> None:
    follows = sum(verdicts(text)[0] for text in LAWS) / len(LAWS)
    assert 0.35 < follows < 0.65


# --- the same laws as the box understands them ---


@pytest.mark.parametrize("pack", MEANINGS)
def test_item_43_the_box_judges_every_law_as_people_do(pack: str) -> None:
    for law in read(pack).laws:
        text, tree = named(law.text, COLOURS), decode(law.code)
        sense.check(tree)
        wrong = [number for number, alone in slices() if judge.mask(tree, alone) != verdicts(text)[number]]
        assert not wrong, f"{text} is {tree}: not so for {experiments()[wrong[0]].dice}"


@pytest.mark.parametrize("pack", MEANINGS)
def test_only_the_laws_of_the_compass_rose_are_of_directions(pack: str) -> None:
    assert {law.compass for law in read(pack).laws} == {pack == "compass-rose"}


@pytest.mark.parametrize("pack", MEANINGS)
def test_item_28_the_box_can_say_every_law_in_its_own_words(pack: str) -> None:
    said = [sentence(decode(law.code), COLOURS) for law in read(pack).laws]
    assert len(set(said)) == len(said) and max(map(len, said)) <= 126


@pytest.mark.parametrize("pack", MEANINGS)
def test_item_50_every_law_passes_the_check_over_all_experiments(pack: str) -> None:
    assert not checked(pack).fails and len(checked(pack).told) == len(read(pack).laws)


def test_no_law_of_a_pack_means_the_same_as_one_of_another() -> None:
    notes = [what for pack in MEANINGS for _, what in checked(pack).notes]
    assert not [what for what in notes if what.startswith("means the same")]


def test_the_suggested_level_is_mostly_the_level_that_people_gave() -> None:
    pairs = [
        (level, law.difficulty.level)
        for pack in MEANINGS
        for level, law in zip(checked(pack).levels, checked(pack).told)
    ]
    assert sum(own == suggested for own, suggested in pairs) >= 0.7 * len(pairs)
    assert all(abs(own - suggested) < 2 for own, suggested in pairs)
