"""The companion at the table: what it takes, what it says is left, and what it does about contradictions."""

from itertools import combinations, permutations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.console import Console
from rich.table import Table

from lawkeeper.games.turing.problems import cards as tables
from lawkeeper.games.turing.problems.problem import CLASSIC, EXTREME, NIGHTMARE
from lawkeeper_host.games.turing import asking
from lawkeeper_host.games.turing.asking import Answer, Unclear
from lawkeeper_host.games.turing.clash import smallest_clash, smallest_cover
from lawkeeper_host.games.turing.left import Left
from lawkeeper_host.games.turing.path import path, score
from lawkeeper_host.games.turing.session import Session
from lawkeeper_host.games.turing.text import read

EASY = "3 7 14 17"
MANY = "40/10 8/13 3/23 25/5"


def shown(reply):
    """A reply as text."""
    console = Console(width=200, color_system=None)
    with console.capture() as captured:
        for part in reply:
            console.print(part if isinstance(part, Table) else str(part), markup=False, highlight=False)
    return captured.get()


def talk(*lines, session=None):
    """Say lines one after the other -> (session, what the last one was answered by)."""
    session = session or Session()
    said = ""
    for line in lines:
        said = shown(session.say(line))
    return session, said


# --- cards ---


def test_the_cards_may_be_said_in_one_line_or_one_by_one():
    _, at_once = talk(EASY)
    for ending in ("", "done"):
        session = Session()
        for at, card in enumerate(EASY.split()):
            assert session.prompt == f"card {'ABCD'[at]}> "
            assert shown(session.say(card)) == ""
        assert shown(session.say(ending)) == at_once
    assert "2 codes in 2 possibilities: 435 534" in at_once and "✓ b ■ = 3" in at_once


def test_a_question_may_follow_the_last_card_at_once():
    session, said = talk("3", "7", "14", "17", "435 B yes")
    assert "The code is 435." in said and session.left.answers == [Answer(89, 1, True)]


@pytest.mark.parametrize(("lines", "say"), [
    (["49"], "Verifier A: there is no card 49; cards go from 1 to 48."),
    (["3 0"], "Verifier B: there is no card 0"),
    (["three"], "Verifier A: `three` is no card"),
    (["3", "5/3"], "Card 3 is there twice: at verifiers A and B."),
    (["9/9"], "Card 9 is there twice: at verifier A."),
    (["3 7 3 17"], "Card 3 is there twice: at verifiers A and C."),
    (["8", "16", "10"], "Cards 8 and 10 (at verifiers A and C) are of one family"),
    (["14 34 1 5"], "Cards 14 and 34 (at verifiers A and B) are of one family"),
    (["38 23 1 5"], "Cards 38 and 23 (at verifiers A and B) are of one family"),
    (["3/9", "7"], "Verifier A has two cards and verifier B one card"),
    (["30/40 1/2"], "Verifier A: 30 and 40 are both beyond 25"),
    (["nightmare", "3/9"], "In nightmare every verifier has one card"),
    (["extreme", "3"], "In extreme every verifier has two cards"),
    (["3", ""], "at least 2 verifiers"),
    (["1 5 9 12 16 20 24"], "more than 6 verifiers"),
    (["undo"], "There is no card to take back."),
    (["5 6"], "Cards 5 and 6"),
    (["3 7 14"], "No problem has just these cards"),
])  # fmt: skip
def test_cards_that_cannot_lie_together_are_refused_with_a_sentence(lines, say):
    session, said = talk(*lines)
    assert say in said and said.count("\n") == 1 and session.left is None
    assert "The code is 435." in talk("undo", "classic", EASY, "435 B y", session=Session())[1]


def test_turing_item_06_every_pair_of_one_family_is_refused_and_no_other():
    for one, other in combinations(range(1, 49), 2):
        if tables.clash(one, other):
            with pytest.raises(Unclear, match=f"Cards {one} and {other} .* one family"):
                asking.check_cards([(one,), (other,)])
        else:
            asking.check_cards([(one,), (other,)])


def test_after_a_refusal_the_cards_before_it_stay():
    session, _ = talk("3", "4", "7", "48x", "14", "17")
    assert session.cards == [(3,), (7,), (14,), (17,)]
    _, said = talk("undo", "17", "", session=session)
    assert "2 codes" in said


# --- questions ---


@pytest.mark.parametrize(("line", "say"), [
    ("465 A yes", "465 has 6 (■) in it; the digits of a code go from 1 to 5."),
    ("706 A yes", "706 has 7 (▲) and 0 (■) and 6 (●) in it"),
    ("43 A yes", "43 is no proposal"),
    ("4355 A yes", "4355 is no proposal"),
    ("435 E yes", "`E` is no verifier; there are A to D."),
    ("435 A", "What did verifier A say?"),
    ("435 A maybe", "`maybe` is no answer"),
    ("A yes", "Say the proposal first"),
    ("banana", "Say the proposal first"),
    ("undo", "There is no answer to take back."),
    ("undo 7", "There is no answer to take back."),
])  # fmt: skip
def test_turing_item_01_lines_that_are_no_question_are_refused_with_a_sentence(line, say):
    session, said = talk(EASY, line)
    assert say in said and session.left.answers == [] and session.left.worlds == 2


@pytest.mark.parametrize("line", [
    "435 A yes B no", "435: A yes, B no", "435 a+ b-", "435 A ✓ B ✗", "435 A 1 B 0", "435 A TRUE b False",
])  # fmt: skip
def test_questions_may_be_written_in_many_ways(line):
    assert asking.answers(line, None, 4) == (89, [Answer(89, 0, True), Answer(89, 1, False)])


def test_the_proposal_stays_for_the_next_questions():
    session, said = talk(EASY, "534")
    assert said == "" and session.prompt == "534> "
    _, said = talk("B no", session=session)
    assert "The code is 435." in said and str(session.left.answers[0]) == "534 B no"


def test_a_question_that_was_answered_the_same_way_is_not_taken_twice():
    session, said = talk(EASY, "435 A y", "435 A yes")
    assert "`435 A yes` was said already." in said and len(session.left.answers) == 1


def test_best_says_how_a_question_splits_what_is_left_and_when_none_is_needed():
    assert "yes in 1, no in 1" in talk(EASY, "best")[1]
    assert talk(EASY, "534 B n", "best")[1] == "The code is 435.\n"
    _, said = talk(MANY, "114 A y", "best")
    assert "In this round, those that tell most:\n  114 " in said
    assert "In a new round, those that tell most:" in said and "Best, looked at to the end" not in said


def test_best_looks_to_the_end_when_few_possibilities_are_left():
    _, said = talk(EASY, "best")
    first, *_ = said.splitlines()
    assert first.startswith("Best, looked at to the end: ")
    assert first.endswith(" (1.0 rounds and 1.0 questions more on average)")
    _, said = talk(MANY, "114 A y B n C n", "best")
    assert said.startswith("Best, looked at to the end: ") and "\nThose that tell most:\n" in said


@pytest.mark.parametrize(("mode", "places", "said"), [
    (CLASSIC, ((40,), (48,), (36,)), ["123 A y", "321 B n"]), (EXTREME, ((3, 9), (7, 16), (20, 11)), []),
])  # fmt: skip
def test_the_best_question_needs_no_more_than_the_player_of_the_pars(mode, places, said):
    left = Left(mode, places)
    left.take([asking.answers(line, None, len(places))[1][0] for line in said])
    found = left.best([])
    worlds, code = left.worlds, left.solver.best()[0]
    assert worlds > 1 and found and found.questions >= 1 and found.rounds <= found.questions
    assert 0 < min(left.solver.ask(found.letter, found.code)) <= worlds // 2 and 0 <= code < 125


def test_left_lists_every_code_and_an_answer_only_some():
    session, said = talk(MANY)
    codes = [tables.digits(code) for code in session.left.codes()]
    assert len(codes) > 20 and f"and {len(codes) - 20} more" in said
    assert talk("left", session=session)[1].split()[-len(codes) :] == codes


def test_answers_are_listed_and_taken_back_by_their_number():
    session, said = talk(EASY, "435 A y", "111 B n", "answers")
    assert said == "  1  435 A yes\n  2  111 B no\n"
    _, said = talk("undo 2", session=session)
    assert said.startswith("Taken back: 111 B no.") and len(session.left.answers) == 1
    assert "There is no answer 5" in talk("undo 5", session=session)[1]


def test_new_begins_again_and_quit_ends():
    session, said = talk(EASY, "435 A y", "new")
    assert "Which cards" in said and session.left is None and session.cards == []
    assert talk("quit", session=session)[0].over


@pytest.mark.parametrize("lines", [["help"], [EASY, "help"], [EASY, "111 A y", "111 B y", "111 C y", "help"]])
def test_there_is_help_in_every_state(lines):
    assert len(talk(*lines)[1]) > 60


# --- contradictions ---


def test_a_contradiction_names_the_fewest_answers_that_clash_and_lets_one_be_taken_back():
    session, said = talk(MANY, "114 A y", "114 B n", "114 C n D y", "114 A n")
    assert said.splitlines() == [
        "No code is left: one of these answers is wrong.",
        "  1  114 A yes",
        "  5  114 A no",
        "Type the number of the one to take back.",
    ]
    assert session.prompt == "wrong> "
    _, said = talk("best", session=session)
    assert said == "The answers clash: take one of them back first (1, 5).\n"
    _, said = talk("1", session=session)
    assert said.startswith("Taken back: 114 A yes.") and session.left.worlds and session.prompt == "114> "


def test_an_answer_that_no_verifier_can_give_clashes_alone():
    _, said = talk(EASY, "435 C n")
    assert "  1  435 C no\nWith these cards no verifier can say that" in said


def test_undo_takes_back_the_answer_that_began_the_contradiction():
    session, _ = talk(EASY, "435 A y", "435 C n")
    _, said = talk("undo", session=session)
    assert said.startswith("Taken back: 435 C no.") and session.left.worlds == 2


def test_what_still_clashes_is_said_again():
    session, _ = talk(EASY, "435 D n B n C n")
    assert session.prompt == "wrong> "
    for number in ("1", "1"):
        _, said = talk(number, session=session)
        assert "No code is left" in said
    _, said = talk("1", session=session)
    assert "2 codes in 2 possibilities" in said


@given(st.lists(st.integers(0, 255), min_size=1, max_size=6))
def test_the_smallest_cover_is_the_smallest(sets):
    def covers(chosen):
        union = 0
        for at in chosen:
            union |= sets[at]
        return union == 255

    places = range(len(sets))
    sizes = [size for size in range(len(sets) + 1) if any(map(covers, combinations(places, size)))]
    found = smallest_cover(sets, 255)
    assert (found is None) == (not sizes)
    assert found is None or (covers(found) and len(found) == sizes[0] and list(found) == sorted(found))


# --- against plain enumeration ---


def enumerated(mode, places, answers):
    """The worlds by brute force: [(code, criteria in the order of the places, letter -> place)]."""
    names = [
        [(card, k) for card in place for k in range(tables.criteria(card)) if tables.used(card, k)]
        for place in places
    ]
    orders = list(permutations(range(len(places)))) if mode == NIGHTMARE else [tuple(range(len(places)))]
    worlds = set()
    for chosen in product(*names):
        masks = [tables.mask(*name) for name in chosen]
        codes = [code for code in range(125) if all(mask >> code & 1 for mask in masks)]
        needed = all(
            sum(all(mask >> code & 1 for other, mask in enumerate(masks) if other != at)
                for code in range(125)) > 1
            for at in range(len(masks))
        )  # fmt: skip
        if len(codes) == 1 and needed:
            for order in orders:
                if all(masks[order[a.letter]] >> a.code & 1 == a.yes for a in answers):
                    worlds.add((codes[0], tuple(masks), order))
    return worlds


CASES = [
    (CLASSIC, ((3,), (7,), (14,), (17,)), ["534 A y", "534 B n"]),
    (CLASSIC, ((40,), (48,), (36,)), ["123 A y", "321 B n", "444 A n"]),
    (EXTREME, ((3, 9), (7, 16), (20, 11)), ["123 A y", "321 B n"]),
    (NIGHTMARE, ((36,), (40,), (48,)), ["123 A y", "355 B n", "133 C y"]),
]


@pytest.mark.parametrize(("mode", "places", "said"), CASES)
def test_turing_item_05_what_is_left_is_what_plain_enumeration_leaves(mode, places, said):
    answers = [asking.answers(line, None, len(places))[1][0] for line in said]
    left = Left(mode, places)
    left.take(answers)
    worlds = enumerated(mode, places, answers)
    assert left.worlds == len(worlds) > 0
    assert left.codes() == sorted({code for code, _, _ in worlds})
    for at, place in enumerate(places):
        for card in place:
            for k in range(tables.criteria(card)):
                mask = tables.mask(card, k)
                assert left.worlds_with(at, card, k) == tables.used(card, k) * sum(
                    masks[at] == mask for _, masks, _ in worlds
                )
        assert left.letters(at) == sorted({order.index(at) for _, _, order in worlds})


@pytest.mark.parametrize(("mode", "places", "said"), CASES)
def test_the_answers_that_clash_are_the_fewest(mode, places, said):
    lines = [*said, *(line[:-1] + ("n" if line[-1] == "y" else "y") for line in said), "555 A y", "111 B y"]
    answers = [asking.answers(line, None, len(places))[1][0] for line in lines]
    found = smallest_clash((mode, places), True, answers)
    assert found and not enumerated(mode, places, [answers[at] for at in found])
    for fewer in combinations(range(len(answers)), len(found) - 1):
        assert enumerated(mode, places, [answers[at] for at in fewer])
    assert smallest_clash((mode, places), True, answers[: len(said)]) == []


def test_turing_item_08_extreme_shows_both_cards_and_says_when_one_is_a_fake():
    session, said = talk(MANY)
    assert "47 codes in 80 possibilities" in said and session.left.mode == EXTREME
    _, said = talk("114 A n B n C n D y", session=session)
    assert "none: it is a fake" in said


def test_turing_item_08_nightmare_says_which_verifier_may_have_which_card():
    session, said = talk("nightmare", "48 7 13 40")
    assert session.left.mode == NIGHTMARE and "46" not in said.split("possibilities")[1]
    rows = [line.split("  ") for line in said.splitlines() if line[:2].strip().isdecimal()]
    assert [row[0].strip() for row in rows[:4]] == ["7", "13", "40", "48"] and "A B C D" in said
    assert "18 codes in 1,104 possibilities" in said


def test_with_any_superfluous_verifiers_count_too():
    assert shown(Session(item5=False).say("3 7 14")).count("possibilities") == 1


# --- the way to the code ---


@pytest.mark.parametrize("line", [
    "classic easy 4: 3b 7b 14b 17b", "classic hard 5: 2a 43c 20b 33d 40g",
    "extreme hard 5: 2a/3 43c/7 10/20b 33d/23 40g/8", "nightmare easy 4: 3b 7b 14b 17b order 2 0 1 3",
])  # fmt: skip
@pytest.mark.parametrize("item5", [False, True])
def test_turing_item_10_the_way_shown_is_the_one_that_the_par_counts(line, item5):
    from lawkeeper.games.turing.problems import solve

    problem = read(line)
    steps = list(path(problem, item5))
    *_, par = solve.par(solve.view(problem), problem, item5)
    assert score(steps) == par
    assert all(step.yes == bool(problem.answer(step.letter, step.code)) for step in steps)
    assert not steps or steps[-1].codes == 1
    for number in range(1, par[0] + 1):
        of_round = [step for step in steps if step.round == number]
        assert len(of_round) <= 3 and len({step.code for step in of_round}) <= 1
        assert len({step.letter for step in of_round}) == len(of_round)
