"""Words of a sentence: every writing of them comes out the same, and each knows where it stands."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fakes.trees import random_tree
from lawkeeper.games.infer.laws import english
from lawkeeper.keep.chance import Chance
from lawkeeper_host.games.infer.laws import LawRefused, understand
from lawkeeper_host.games.infer.laws.advice import nearest, sentence_of
from lawkeeper_host.games.infer.laws.tables import sections
from lawkeeper_host.games.infer.laws.words import NAMES, joined, normalise, rephrased, spelled


def plain(sentence: str, *names: str) -> str:
    """The plain words of a sentence."""
    return joined(normalise(sentence, names or ("orange", "blue", "white")))


def refused(sentence: str, *names: str) -> LawRefused:
    """Why the sentence is no law."""
    with pytest.raises(LawRefused) as caught:
        understand(sentence, names or ("orange", "blue", "white"))
    return caught.value


@pytest.mark.parametrize(
    "typed, words",
    [
        ("ALL Blue DICE", "all c2 dice"),
        ("  all  blue,\tdice. ", "all c2 dice"),
        ("“all blue dice”!", "all c2 dice"),
        ("blues", "c2 dice"),
        ("the blue ones", "the c2 dice"),
        ("a blue one", "a c2 die"),
        ("blue-coloured dice", "c2 dice"),
        ("blue colored cubes", "c2 dice"),
        ("the colors", "the colours"),
        ("an odd die", "a odd die"),
        ("odd-numbered dice", "odd dice"),
        ("odds", "odd dice"),
        ("primes", "prime dice"),
        ("two twos", "2 2s"),
        ("two ones", "2 1s"),
        ("5's", "5s"),
        ("05", "5"),
        ("fives", "5s"),
        ("twenty", "20"),
        ("1-2-3", "1 2 3"),
        ("rows", "line"),
        ("neighbouring", "touching"),
        ("neighboring", "touching"),
    ],
)
def test_there_is_one_way_of_writing_a_word(typed: str, words: str) -> None:
    assert plain(typed) == words


@pytest.mark.parametrize(
    "typed, words",
    [
        ("3+", "at least 3"),
        (">= 3", "at least 3"),
        ("≤ 3", "at most 3"),
        ("= 3", "exactly 3"),
        ("> 3", "greater than 3"),
        ("3 or more", "at least 3"),
        ("three or fewer", "at most 3"),
        ("a minimum of 3", "at least 3"),
        ("no more than 3", "at most 3"),
        ("no fewer than 3", "at least 3"),
        ("greater than or equal to 3", "at least 3"),
        ("precisely three", "exactly 3"),
    ],
)
def test_there_is_one_way_of_saying_how_many(typed: str, words: str) -> None:
    assert plain(typed) == words


@pytest.mark.parametrize(
    "opening",
    """There must be|There has to be|There have to be|There needs to be|There should be|There shall be
    |There ought to be|There is|There are|It must contain|You need|We must have|The experiment must contain
    |Every experiment has|This experiment needs|The experiment must include""".replace("\n", "").split("|"),
)
def test_there_is_one_way_to_begin(opening: str) -> None:
    assert plain(f"{opening.strip()} at least two blue dice.") == "there must be at least 2 c2 dice"


def test_colours_are_those_of_the_box() -> None:
    assert plain("a red and a black die", "red", "grey", "black") == "a c1 and a c3 die"
    assert (
        plain("a gray die", "red", "grey", "black")
        == plain("a grey die", "red", "gray", "black")
        == "a c2 die"
    )


def test_a_colour_may_have_two_words() -> None:
    assert plain("all dark red dice", "dark red", "red", "sky-blue") == "all c1 dice"
    assert plain("all red dice", "dark red", "red", "sky-blue") == "all c2 dice"
    assert plain("all sky blue dice", "dark red", "red", "sky-blue") == "all c3 dice"


def test_a_colours_name_wins_over_other_meanings() -> None:
    assert understand("All jade dice must be odd.", ("jade", "opal", "onyx")) == understand(
        "All orange dice must be odd."
    )


def test_every_word_knows_where_it_stands() -> None:
    sentence = "There must be at least three Blue dice, next to   a white one."
    words = spelled(sentence)
    assert [sentence[word.start : word.end] for word in words] == sentence.replace(",", "").rstrip(
        "."
    ).split()


def test_a_phrase_stands_where_its_words_were() -> None:
    sentence = "A blue die next to a white cube."
    found = {word.text: sentence[word.start : word.end] for word in rephrased(spelled(sentence))}
    assert found["touching"] == "next to" and found["c3"] == "white" and found["die"] == "cube"


@settings(max_examples=100, deadline=None)
@given(st.text(max_size=60))
def test_whatever_is_typed_has_words_in_their_places(sentence: str) -> None:
    for word in normalise(sentence):
        assert word.text and 0 <= word.start < word.end <= len(sentence)


@settings(max_examples=100, deadline=None)
@given(
    st.lists(
        st.sampled_from("there must be at least 2 blue odd dice touching no or other than".split()),
        max_size=9,
    )
)
def test_whatever_is_typed_is_a_law_or_is_refused(words: list[str]) -> None:
    sentence = " ".join(words)
    try:
        assert understand(sentence)
    except LawRefused as error:
        assert error.message.endswith(".") and 0 <= error.start <= error.end <= len(sentence)


def test_what_the_box_says_of_a_law_is_understood_as_that_law() -> None:
    chance = Chance(b"words", b"trees")
    for _ in range(300):
        tree = random_tree(chance)
        said = english.sentence(tree, NAMES)
        try:
            assert understand(said) == tree, said
        except LawRefused as error:
            assert "our dice" in error.message, f"{said} {error.message}"


# --- words that no law has ---


@pytest.mark.parametrize(
    "typed, wrong, meant",
    [
        ("There must be at laest two blue dice.", "laest", "There must be at least two blue dice."),
        ("There mst be at least two blue dice.", "mst", "There must be at least two blue dice."),
        ("Thre must be at laest two blue dice.", "Thre", "There must be at least two blue dice."),
        ("All bleu dice must be odd.", "bleu", "All blue dice must be odd."),
        ("All blue dcie must be odd.", "dcie", "All blue dice must be odd."),
        ("Every white die must tuoch an odd die.", "tuoch", "Every white die must touch an odd die."),
        ("There must be a majorty of odd dice.", "majorty", "There must be a majority of odd dice."),
        ("The sum of the bule dice must be even.", "bule", "The sum of the blue dice must be even."),
        ("There must be exactly tow blue dice.", "tow", "There must be exactly two blue dice."),
        ("The hihgest number must be even.", "hihgest", "The highest number must be even."),
        (
            "There must be a blue die ajacent to a white die.",
            "ajacent",
            "There must be at least one blue die touching a white die.",
        ),
    ],
)
def test_a_typing_error_is_pointed_at_with_the_law_that_is_meant(typed: str, wrong: str, meant: str) -> None:
    error = refused(typed)
    assert typed[error.start : error.end] == wrong
    assert error.message == f"The box does not know the word “{wrong.lower()}” in a law."
    assert error.hint == f"Did you mean: {meant}"


def test_a_word_that_is_like_no_other_gets_the_ways_to_begin() -> None:
    error = refused("There must be an xylophone.")
    assert "“xylophone”" in error.message and error.hint.startswith("Begin like “There must be")


def test_a_known_word_in_a_wrong_place_is_pointed_at() -> None:
    sentence = "There must be at least two than blue dice."
    error = refused(sentence)
    assert sentence[error.start : error.end] == "than" and error.message.endswith("only up to here.")
    assert error.hint == "Did you mean: There must be more blue dice than white dice."


def test_a_sentence_that_ends_too_early_says_so() -> None:
    sentence = "There must be more blue dice than"
    error = refused(sentence)
    assert error.message == "The sentence ends too early."
    assert error.hint == "Did you mean: There must be more blue dice than white dice."
    assert sentence[error.start : error.end] == "than"


def test_offers_are_the_box_own_colours() -> None:
    assert (
        refused("All rad dice must be odd.", "red", "green", "black").hint
        == "Did you mean: All red dice must be odd."
    )


def test_what_could_stand_there_is_offered_before_the_rest() -> None:
    assert nearest("wite", {"white"}, {"write", "white", "wide"})[0] == "white"
    assert nearest("qqq", {"white"}, {"blue"}) == []


# --- the closest law ---


@pytest.mark.parametrize(
    "typed, law",
    [
        ("Every white die must touch as many odd dice as even dice.", "as many"),
        ("Two lines of three white dice must be there.", "line of two white dice"),
        ("No four white dice may touch each other.", "white dice must touch each other"),
    ],
)
def test_a_sentence_that_no_law_says_gets_the_closest_one(typed: str, law: str) -> None:
    hint = refused(typed).hint
    assert law in hint and understand(hint.removeprefix("Did you mean: "))


def test_every_law_that_may_be_offered_is_one() -> None:
    for text in sections("near.txt")["laws"]:
        assert sentence_of(text, NAMES)


def test_no_refusal_blames_a_word_that_the_box_knows() -> None:
    for typed in ("Every tower must xylophone.", "No color can’t xylophone.", "Columns don't xylophone."):
        assert "“xylophone”" in refused(typed).message


def test_no_hint_is_a_list_of_words() -> None:
    open_one = "Two dice must add up to at least 10."
    for typed in ("There must be at least two than blue dice.", open_one, "No two of."):
        assert "could stand" not in refused(typed).hint
