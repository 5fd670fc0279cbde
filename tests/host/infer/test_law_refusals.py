"""Sentences that are no law: the reason, the rewording, and the words that are pointed at."""

import re
from pathlib import Path
from time import process_time
from typing import NamedTuple

import pytest

from lawkeeper.games.infer.laws import english, experiment, forms, judge, looks
from lawkeeper_host.errors import HostError
from lawkeeper_host.games.infer.laws import LawRefused, understand
from lawkeeper_host.games.infer.laws.readings import readings
from lawkeeper_host.games.infer.laws.refusals import Topic, topics
from lawkeeper_host.games.infer.laws.words import NAMES, joined, normalise, spelled

DATA = Path(__file__).parents[2] / "data"
PACKS = Path(__file__).parents[3] / "host" / "packs"
EIGHT = "markers experiments time direction players areas distance sides".split()  # Infer item 45


class Example(NamedTuple):
    """A line of law_sentences.txt."""

    number: str
    names: tuple[str, ...]
    sentence: str
    null: str
    must: str


def lines(name: str) -> list[str]:
    """The lines of a data file that are no comments."""
    return [
        line for line in (DATA / name).read_text("utf-8").splitlines() if line and not line.startswith("#")
    ]


def examples() -> dict[str, Example]:
    """The example laws of the rules, by number."""
    cells = [line.split(" | ") for line in lines("law_sentences.txt")]
    return {cell[0]: Example(cell[0], tuple(cell[1].split(", ")), *cell[2:]) for cell in cells}


def forbidden() -> list[tuple[str, str]]:
    """(topic, sentence with [brackets]) of law_refusals.txt."""
    found, topic = [], ""
    for line in lines("law_refusals.txt"):
        if line.startswith("== "):
            topic = line[3:]
        else:
            found.append((topic, line))
    return found


def refused(sentence: str, names: tuple[str, ...] = NAMES) -> LawRefused:
    """Why the sentence is refused."""
    with pytest.raises(LawRefused) as caught:
        understand(sentence, names)
    return caught.value


def read(sentence: str, names: tuple[str, ...] = NAMES) -> str:
    """The law that the sentence is, in the box's own words."""
    return str(english.sentence(understand(sentence, names), names))


def pointed(error: LawRefused, sentence: str) -> str:
    """The words that the refusal points at."""
    return sentence[error.start : error.end]


EXAMPLES = examples()
GOOD = [example for example in EXAMPLES.values() if example.must[0] == "="]
POOR = [example for example in EXAMPLES.values() if example.must[0] == "!"]


def test_all_29_examples_of_the_rules_are_here() -> None:
    assert len(EXAMPLES) == 29 and len(GOOD) + len(POOR) == 29


@pytest.mark.parametrize("example", GOOD, ids=lambda example: example.number)
def test_item_47_the_good_examples_are_understood(example: Example) -> None:
    assert read(example.sentence, example.names) == example.must[2:]


@pytest.mark.parametrize("example", POOR, ids=lambda example: example.number)
def test_item_47_the_poor_examples_are_refused_with_their_mending(example: Example) -> None:
    error = refused(example.sentence, example.names)
    reason, better = example.must[2:].split(" -> ")
    assert reason.lower() in error.message.lower() and better in error.hint


@pytest.mark.parametrize("example", GOOD, ids=lambda example: example.number)
def test_item_54_the_null_experiment(example: Example) -> None:
    null = experiment.pack([])
    assert "XO"[judge.follows(understand(example.sentence, example.names), null)] == example.null


@pytest.mark.parametrize(
    "poor, better", [("L14", "L13"), ("L21", "L22"), ("L23", "L24"), ("L25", "L26"), ("V28", "V29")]
)
def test_what_is_offered_is_the_good_law_itself(poor: str, better: str) -> None:
    example = EXAMPLES[poor]
    offered = refused(example.sentence, example.names).hint.removeprefix("Try: ").split(" or ")[0]
    good = EXAMPLES[better]
    assert understand(offered, example.names) == understand(good.sentence, good.names)


# --- item 2: colours ---


def test_item_2_a_colour_that_the_box_has_not_is_refused_with_the_three() -> None:
    sentence = "There must be at least one red die."
    error = refused(sentence)
    assert error.message == "The box has no red dice: its colours are orange, blue and white."
    assert pointed(error, sentence) == "red"


@pytest.mark.parametrize("word", ["Reds", "grey", "gray", "black", "purple"])
def test_item_2_strange_colours_are_found_in_any_writing(word: str) -> None:
    assert "orange, blue and white" in refused(f"All {word} dice must be odd.").message


def test_item_2_the_same_word_is_fine_where_the_box_has_it() -> None:
    assert understand("There must be a red die.", ("red", "blue", "black")) == understand(
        "There must be an orange die."
    )


# --- item 3: numbers ---


@pytest.mark.parametrize(
    "sentence", ["There must be a 7.", "All dice must be greater than 6.", "All blue dice must be 0s."]
)
def test_item_3_a_die_shows_one_to_six(sentence: str) -> None:
    error = refused(sentence)
    assert "1 to 6" in error.hint and pointed(error, sentence).rstrip("s") in "760"


# --- item 45: subjects ---


@pytest.mark.parametrize("topic, sentence", forbidden(), ids=lambda each: each[:60])
def test_item_45_a_forbidden_subject_is_refused_with_its_reason(topic: str, sentence: str) -> None:
    typed = sentence.replace("[", "").replace("]", "")
    error = refused(typed)
    known = {each.name: each for each in topics()}
    assert error.message == known[topic].reason
    assert pointed(error, typed) == sentence[sentence.index("[") + 1 : sentence.index("]")]


def test_item_45_all_eight_subjects_are_there() -> None:
    names = [topic.name for topic in topics()]
    assert set(EIGHT) <= set(names) and {topic for topic, _ in forbidden()} == set(names)
    assert all(sum(topic == name for topic, _ in forbidden()) >= 4 for name in names)


@pytest.mark.parametrize("topic", topics(), ids=lambda topic: topic.name)
def test_item_45_the_rewording_is_a_law(topic: Topic) -> None:
    laws = re.findall("“([A-Z].*?)”", topic.hint.format(*NAMES))
    assert laws and all(understand(law) for law in laws)


@pytest.mark.parametrize("topic", topics(), ids=lambda topic: topic.name)
def test_item_45_a_reason_is_one_sentence(topic: Topic) -> None:
    assert re.fullmatch(r"[A-Z][^.]*\.", topic.reason)


@pytest.mark.parametrize(
    "sentence",
    [
        "There must be no dice on the table.",
        "White dice must not touch the table.",
        "There must be a covered blue die.",
        "All covered dice must be blue.",
        "There must be a blue die right next to a white die.",
        "There must be a blue die next to a white die.",
        "There must be a blue die side by side with a white die.",
        "All dice must show the same face.",
        "The sum of the top faces must be even.",
        "Every colour must appear at least once.",
        "The experiment must contain a blue die.",
        "There must be a blue die north of a white die.",
        "The difference between touching dice must be 2.",
        "There must be a square of blue dice.",
        "There must be more different numbers than different colours.",
    ],
)
def test_item_45_words_that_only_sound_forbidden_are_fine(sentence: str) -> None:
    assert understand(sentence)


def test_item_45_nothing_in_our_packs_sounds_forbidden() -> None:
    texts = [path.read_text("utf-8") for path in PACKS.glob("*.txt")]
    laws = [line for text in texts if "game: infer" in text for line in text.splitlines()]
    for law in laws:
        if law and not law.startswith("#") and ":" not in law:
            assert understand(law)


@pytest.mark.parametrize(
    "word", ["next to", "adjacent to", "beside", "touching", "alongside", "in contact with"]
)
def test_item_57_there_is_one_way_of_touching(word: str) -> None:
    assert read(f"There must be a blue die {word} a white die.") == (
        "There must be at least one blue die touching a white die."
    )


# --- item 47: one statement ---


@pytest.mark.parametrize(
    "sentence, word, better",
    [
        ("There must be a blue and odd die.", "and", "There must be at least one odd blue die."),
        ("There must be a blue but odd die.", "but", "There must be at least one odd blue die."),
        ("There must be a blue die and a white die.", "and", ""),
        ("There must be both a blue die and a white die.", "both", ""),
        (
            "There must be at least two odd dice but no blue dice.",
            "but",
            "at least two odd dice that are not blue",
        ),
        ("All dice must be blue or white.", "or", "There must be no orange dice."),
        ("There must be a 5 or a 6.", "or", "There must be at least one die greater than 4."),
        ("All dice must be 1, 2 or 3.", "or", "All dice must be less than 4."),
        ("All dice must be 2, 3 or 5.", "or", "All dice must be prime."),
        ("There must be an odd or blue die.", "or", ""),
        ("All dice must be even or odd.", "or", ""),
        ("Neither blue nor white dice may touch.", "Neither", ""),
        ("If a die is blue then it must be odd.", "If", "All blue dice must be odd."),
        ("Whenever a die is blue it is even.", "Whenever", "All blue dice must be even."),
        ("If it's blue, it's even.", "If", "All blue dice must be even."),
        ("If a die is blue it may not touch a 6.", "If", "There must be no blue dice touching a 6."),
        (
            "If two dice touch, their numbers must differ.",
            "If",
            "Every two touching dice must show different numbers.",
        ),
        (
            "If dice touch, their colours must match.",
            "If",
            "Every two touching dice must be the same colour.",
        ),
        (
            "If two dice have the same number they must be of one colour.",
            "If",
            "All dice showing the same number must be the same colour.",
        ),
        ("If a die shows a 6, it must be blue.", "If", "All 6s must be blue."),
        ("If a blue die touches a 6, it must be odd.", "If", "All blue dice touching a 6 must be odd."),
        (
            "If a die stands on another, it must be odd.",
            "If",
            "All dice standing on another die must be odd.",
        ),
        ("When there are blue dice, they must be stacked.", "When", "All blue dice must be stacked."),
        ("A die must be odd if it is blue.", "if", "All blue dice must be odd."),
        ("Dice must be odd when they are blue.", "when", "All blue dice must be odd."),
        ("When there is a blue die there must be a white die.", "When", ""),
        ("Blue dice must touch unless they are odd.", "unless", "All even blue dice must touch each other."),
        ("Dice must be odd unless they are blue.", "unless", "All dice that are not blue must be odd."),
        ("All dice must be odd except the blue ones.", "except", "All dice that are not blue must be odd."),
        ("All but the blue dice must be odd.", "All but", ""),
    ],
)
def test_item_47_a_law_is_one_statement(sentence: str, word: str, better: str) -> None:
    error = refused(sentence)
    assert error.message.startswith("A law c")
    assert pointed(error, sentence) == word
    assert better in error.hint and error.hint.endswith(("”", "”, or make two laws of it.", ".")), error.hint


@pytest.mark.parametrize(
    "sentence",
    [
        "There must be two or more blue dice.",
        "There must be three or fewer blue dice.",
        "The sum must be greater than or equal to 7.",
        "There must be one and only one blue die.",
        "The difference between the highest and the lowest number must be 3.",
        "There must be a line that reads 1, 2 and 3.",
        "There must be two dice of the same number and colour.",
        "There must be a red 2.",
        "Each and every die must be odd.",
    ],
)
def test_item_47_an_implicit_and_or_or_is_fine(sentence: str) -> None:
    assert understand(sentence, ("red", "blue", "white"))


@pytest.mark.parametrize("how", ["at least", "at most", "exactly"])
def test_item_47_numbers_want_a_quantifier(how: str) -> None:
    error = refused("There must be two blue dice.")
    assert "exactly two blue dice" in error.hint and "at least two blue dice" in error.hint
    assert read(f"There must be {how} two blue dice.") == f"There must be {how} two blue dice."


@pytest.mark.parametrize(
    "sentence, better",
    [
        ("At least two blue dice.", "There must be at least two blue dice."),
        ("Exactly two groups.", "There must be exactly two groups."),
        ("Odd dice.", "There must be at least one odd die."),
    ],
)
def test_item_47_a_law_says_what_must_be(sentence: str, better: str) -> None:
    error = refused(sentence)
    assert error.message == "A law has to say what must be, or must not be." and better in error.hint


@pytest.mark.parametrize(
    "sentence, law",
    [
        ("No stacks.", "There must be no stacks."),
        ("More blue dice than white dice.", "There must be more blue dice than white dice."),
        ("As many groups as stacks.", "There must be as many groups as stacks."),
        ("No blues, please.", "There must be no blue dice."),
        ("All dice odd.", "All dice must be odd."),
        ("Sum of odd dice = 7", "The sum of the odd dice must be exactly 7."),
        ("The sum at least 9", "The sum of the visible numbers must be at least 9."),
        ("All dice except blue ones must be odd.", "All dice that are not blue must be odd."),
        ("All dice but the blue ones must be odd.", "All dice that are not blue must be odd."),
    ],
)
def test_what_can_be_read_in_one_way_only_is_taken(sentence: str, law: str) -> None:
    assert english.sentence(understand(sentence), NAMES) == law


# --- item 48: opening words ---


@pytest.mark.parametrize("number", ["L02", "L16", "L05", "L09", "L10", "L20", "L26"])
def test_item_48_a_law_may_open_otherwise_than_with_there_must(number: str) -> None:
    assert understand(EXAMPLES[number].sentence)


# --- item 50: four dice are enough ---


@pytest.mark.parametrize(
    "sentence",
    [
        "There must be at least 5 dice.",
        "There must be exactly 5 blue dice.",
        "There must be at most 4 dice.",
        "There must be exactly three stacks.",
        "There must be at least five groups.",
        "The sum of the blue dice must be at least 25.",
        "There must be a line of five dice.",
        "There must be at most three different colours.",
        "The tallest stack must have at least 5 dice.",
    ],
)
def test_item_50_a_law_for_which_four_dice_are_too_few_is_refused(sentence: str) -> None:
    error = refused(sentence)
    assert "our dice" in error.message or "says nothing" in error.message or "say nothing" in error.message


@pytest.mark.parametrize(
    "sentence",
    [
        "There must be exactly 4 dice.",
        "There must be at most 3 dice.",
        "There must be at least two stacks.",
        "The sum of the dice must be at least 24.",
        "There must be a line of four dice.",
    ],
)
def test_item_50_what_four_dice_can_show_is_a_law(sentence: str) -> None:
    assert understand(sentence)


# --- items 83 to 85: directions of the Compass Rose ---


@pytest.mark.parametrize("way, needs", [("north", 4), ("south", 4), ("east", 8), ("west", 8)])
def test_item_84_a_direction_is_understood_and_needs_the_compass_rose(way: str, needs: int) -> None:
    tree = understand(f"There must be a blue die to the {way} of a white die.")
    assert looks.needs(tree) & (forms.NORTHING | forms.EASTING) == needs


@pytest.mark.parametrize(
    "sentence, better",
    [
        ("A blue die must be in the west.", "Every blue die must be west of another die."),
        (
            "There must be a white die at the south.",
            "There must be at least one white die south of another die.",
        ),
        ("There must be a northernmost blue die.", "north of another die"),
        ("There must be a blue die north-east of a white die.", "north of another die"),
    ],
)
def test_item_84_a_direction_without_other_dice_is_refused(sentence: str, better: str) -> None:
    error = refused(sentence)
    assert "measured from" in error.message and better in error.hint


# --- how it is said ---


def test_a_refusal_is_an_error_of_the_host_that_points_at_its_words() -> None:
    sentence = "There must be a die near the edge of the table."
    error = refused(sentence)
    assert isinstance(error, HostError) and error.exit_code == 2
    assert error.pointed(sentence) == f"{sentence}\n{' ' * 20}{'^' * 13}"


@pytest.mark.parametrize(
    "sentence", ["", "   ", "?!", "\n", "der die das", "1", "There", "must" * 50, "c1 c9 <number>"]
)
def test_whatever_is_typed_is_refused_in_a_sentence(sentence: str) -> None:
    error = refused(sentence)
    assert error.message.endswith(".") and error.hint.endswith((".", "?"))
    assert 0 <= error.start <= error.end <= len(sentence)


# --- sentences that leave something open ---


@pytest.mark.parametrize("line", lines("ambiguous.txt"), ids=lambda line: line[:50])
def test_item_47_what_can_be_read_in_more_ways_offers_them(line: str) -> None:
    typed, *laws = line.split(" | ")
    assert refused(typed).hint == "Try: " + (", ".join(laws[:-1]) + " or " if laws[1:] else "") + laws[-1]
    assert [read(law) for law in laws] == laws


@pytest.mark.parametrize(
    "sentence",
    [
        "Dice are not always blue.",
        "Dice do not always touch.",
        "Blue dice don't only touch white dice.",
        "No dice don't touch.",
        "Everything but the sixes is blue.",
        "Every die a white die touches is blue.",
    ],
)
def test_what_is_not_said_of_all_is_not_said_of_none(sentence: str) -> None:
    assert refused(sentence)


def test_every_line_of_readings_is_of_use() -> None:
    typed = [line.split(" | ")[0] for line in lines("ambiguous.txt")]
    texts = [joined(form) for each in typed for form in (spelled(each), normalise(each))]
    assert [each.pattern.pattern for each in readings() if not any(map(each.pattern.search, texts))] == []


# --- signs, and what is too long ---


@pytest.mark.parametrize(
    "sentence, words",
    [
        ("The sum must be at least -3.", "numbers below 0"),
        ("The number of dice must be 2.5.", "whole numbers"),
        ("There must be exactly 1½ dice.", "whole numbers"),
        ("The sum must be less than 100000.", "4 digits"),
        ("All dice must be odd" + " and odd" * 60, "400 letters"),
    ],
)
def test_a_sign_or_a_length_that_no_law_has_is_refused(sentence: str, words: str) -> None:
    assert words in refused(sentence).message


def test_signs_of_no_meaning_are_fine() -> None:
    law = read("There must be at least two odd blue dice.")
    for typed in (
        "“There must be at least two odd, blue dice!”",
        "There must be at least two odd-blue dice…",
        "There must be at least two 'odd' blue dice",
    ):
        assert read(typed) == law
    assert read("There must be a line that reads 1, 2, 3.") == "There must be a line that reads 1, 2, 3."
    assert read("There must be a 1-2-3 line.") == "There must be a line that reads 1, 2, 3."


def test_refusing_takes_time_linear_in_the_sentence() -> None:
    words = "xylo phone brick melon quartz".split()

    def seconds(count: int) -> float:
        text = " ".join(f"{words[n % 5]}{chr(97 + n % 26)}" for n in range(count))[:400]
        start = process_time()
        refused(text)
        return process_time() - start

    assert max(seconds(60), seconds(60)) < 0.25


@pytest.mark.parametrize(
    "sentence", ["Every group must contain a die.", "Each group must have one or more dice."]
)
def test_what_every_group_has_is_no_law(sentence: str) -> None:
    assert "Every experiment follows this law" in refused(sentence).message
