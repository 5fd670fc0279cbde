"""The page of a game of Infer: dice, marks, theories with their disproofs."""

import re

import pytest
from host.infer.test_record_lawful import BOXED, HELPED, boxed, helped
from host.played import journal, setup
from host.test_sheet import sound

from fakes.infer_lawful import lawful_setup, records
from lawkeeper.games.infer.fold import cheater, lawful, rules
from lawkeeper.games.infer.laws import experiment
from lawkeeper_host import record
from lawkeeper_host.games.infer.sheet import dice, drawer
from lawkeeper_host.page import html

NAMES = ("orange", "blue", "white")


def drawn(*spelt: str, lean: bool = False) -> dice.Drawing:
    """The drawing of dice such as "O3@0,0"."""
    data = experiment.dice(bytes((len(spelt),)) + records(*spelt))
    return dice.drawing(experiment.pack([die[:4] for die in data], lean), NAMES)


def cards(text: str) -> list[str]:
    return re.findall(r'<figure class="experiment.*?</figure>', text, re.S)


# --- dice ---


def test_a_stack_shows_the_numbers_below_on_its_front() -> None:
    stack = drawn("O3@0,0", "B5@0,0", "W2@0,0")
    assert [(die.colour, die.number, die.covered) for die in stack.dice] == [
        (0, 3, True),
        (1, 5, True),
        (2, 2, False),
    ]
    heights = [die.y for die in stack.dice]
    assert heights == sorted(heights, reverse=True) and min(heights) == 0
    assert stack.words == "orange 3 below blue 5 below white 2"


def test_dice_that_touch_stand_edge_to_edge() -> None:
    side, below = drawn("O1@0,0", "O2@1,0"), drawn("O1@0,0", "O2@0,1")
    assert [die.x for die in side.dice] == [0, dice.SIDE]
    assert [die.y for die in below.dice] == [0, dice.SIDE + dice.STRIP]


@pytest.mark.parametrize("height", [1, 2, 3, 4])
def test_a_tower_hides_no_number_of_the_row_behind_it(height: int) -> None:
    behind, *tower = drawn("W1@0,0", *["B6@0,1"] * height).dice
    assert min(die.y for die in tower) >= behind.y + dice.SIDE


def test_all_dice_lie_inside_their_drawing() -> None:
    picture = drawn("O1@3,0", "B2@0,5", "B2@0,5", "B2@0,5", "W3@1,6")
    for die in picture.dice:
        assert 0 <= die.x <= picture.width - dice.SIDE
        assert 0 <= die.y <= picture.height - dice.SIDE - dice.STRIP


def test_no_dice_and_leaning_dice_are_told() -> None:
    assert drawn().words == "no dice" and not drawn().dice
    assert "lean" in drawn("O1@0,0", "O2@0,0", "B3@1,0", "B4@1,0", lean=True).remark


def test_colours_look_as_they_are_called() -> None:
    faces = [paint.face for paint in dice.paints(("Red", "black", "white"))]
    assert faces == [dice.PAPER_COLOURS[name] for name in ("red", "black", "white")]
    inks = [paint.ink for paint in dice.paints(("yellow", "black", "white"))]
    assert inks[0] == inks[2] != inks[1]


@pytest.mark.parametrize(
    "names", [("teal", "mauve", "ochre"), ("grey", "gray", "blue"), ("x", "orange", "white")]
)
def test_three_colours_never_look_the_same(names: tuple[str, str, str]) -> None:
    assert len({paint.face for paint in dice.paints(names)}) == 3


# --- the page ---


def test_every_experiment_is_drawn_once_with_its_mark_and_its_builder() -> None:
    text = html(boxed())
    sound(text)
    found = cards(text)
    assert len(found) == 5
    assert [re.findall('aria-label="(circle|cross)"', card)[-1] for card in found] == [
        "cross", "circle", "circle", "cross", "cross",
    ]  # fmt: skip
    assert ["starter" in card for card in found] == [True, True, False, False, False]
    assert "orange 3 below blue 5, white 2, white 6" in found[2] and "Researcher 1" in found[2]
    assert "taken apart" in found[0] and "taken apart" not in found[1]
    assert 'class="was"' in found[3] and "disproof" in found[4]


def test_every_die_that_is_used_is_defined() -> None:
    text = html(boxed())
    assert set(re.findall('href="#([^"]+)"', text)) <= set(re.findall('id="([^"]+)"', text))


def test_theories_stand_with_their_disproofs() -> None:
    text = html(boxed())
    first, second = re.findall(r'<section class="theory">.*?</section>', text, re.S)
    assert (
        "at least one blue die" in first
        and "Disproved by experiment 5: the law says cross, the theory circle." in first
    )
    assert len(cards(first)) == 1 and "Researcher 3" in first
    assert "at least one orange die" in second and "No disproof was found: it stands." in second


def test_a_theory_that_nobody_judged_any_more_is_told_so() -> None:
    moves = (*BOXED[:12], (rules.GIVE_UP,), (rules.REVEAL,))
    text = html(record.read_journal(bytes(journal(moves, lawful_setup()))))
    assert (
        "It was not judged." in text and "The game was given up." in text and 'href="#sign-end"' not in text
    )


def test_a_mark_that_a_player_got_wrong_is_told() -> None:
    wrong = [card for card in cards(html(helped())) if "By the law it is a cross" in card]
    assert len(wrong) == 1 and "<b>3</b>" in wrong[0]
    right = (*HELPED[:-2], (lawful.DICE, *records("B1")), (rules.CHANGED, 2, 0), *HELPED[-2:])
    assert "By the law" not in html(helped(right))


def test_stones_lie_beside_their_experiment() -> None:
    moves = (*BOXED[:6], (rules.STONE, 2, 0, 1), (rules.STONE, 2, 0, 1), (rules.STONE, 1, 1, 1), *BOXED[6:])
    found = cards(html(record.read_journal(bytes(journal(moves, lawful_setup(highlights=True))))))
    assert [(card.count('"#stone-0"'), card.count('"#stone-1"')) for card in found[:3]] == [
        (0, 0),
        (0, 1),
        (2, 0),
    ]


def test_markers_and_tokens_are_counted_out() -> None:
    text = html(boxed())
    assert text.count('<span class="slot free"></span>') == rules.MARKERS - 5
    assert text.count('<span class="token"></span>') == rules.TOKENS - 2
    assert text.count('<span class="token spent"></span>') == 2


def test_without_dice_the_marks_stand_alone_and_theories_were_said_aloud() -> None:
    text = html(record.read_journal(bytes(journal(
        ((rules.KEEP, 0), (rules.MARK, 1), (rules.MARK, 0), (rules.PUBLISH,), (rules.CONSENT, rules.ALL_YES),
         (rules.ACCEPT,), (rules.DISPROVE, 0), (rules.GIVE_UP,), (rules.REVEAL,)),
    ))))  # fmt: skip
    assert all("bare" in card and '<use href="#die' not in card for card in cards(text))
    assert "It was said aloud; the box was not told." in text and "law says cross." in text


def test_without_turns_nobody_is_named_as_builder() -> None:
    moves = ((rules.KEEP, 0), (rules.MARK, 1), (rules.MARK, 0), (rules.QUEUE, 1), (rules.MARK, 1),
             (rules.GIVE_UP,), (rules.REVEAL,))  # fmt: skip
    text = html(record.read_journal(bytes(journal(moves, setup(asynchronous=True)))))
    assert '<span class="who"></span>' in cards(text)[2]


def test_a_cheater_is_told_with_the_vote() -> None:
    names = ("Ada", "Ben", "Cleo", "Dan")
    game = record.read_journal(bytes(journal(VOTED, setup(cheater=True))))
    text = html(game, names=names)
    sound(text)
    assert text.count("Cheater</li>") == text.count("Teacher</li>") == 1
    assert f"{names[record.tell(game).end.roles.index(cheater.CHEATER)]}: Cheater" in text
    assert "The vote: Ada at Ben, Ben at Ada, Cleo at Ada, Dan at Ada." in text


VOTED = (
    (rules.KEEP, 0), (rules.MARK, 1), (rules.MARK, 0), (rules.PUBLISH,), (rules.CONSENT, rules.ALL_YES),
    (rules.ACCEPT,), (rules.UNDISPROVED,), (cheater.CAST, 0, 1), (cheater.CAST, 1, 0), (cheater.CAST, 2, 0),
    (cheater.CAST, 3, 0), (rules.REVEAL,),
)  # fmt: skip


def test_every_result_has_its_headline() -> None:
    assert len(drawer.HEADLINES) == len(cheater.Cheater.OUTCOMES) - 1  # all but the running game
