"""The companion at the table: what it takes, what it says is left, and what it does about contradictions."""

from itertools import combinations, permutations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.console import Console
from rich.table import Table

from lawkeeper.games.turing.problems import cards as tables
from lawkeeper.games.turing.problems.problem import CLASSIC, EXTREME, NIGHTMARE
from lawkeeper_host.games.turing import asking, bench, printed
from lawkeeper_host.games.turing.ahead import Question
from lawkeeper_host.games.turing.asking import Answer, Unclear
from lawkeeper_host.games.turing.clash import smallest_clash, smallest_cover
from lawkeeper_host.games.turing.held import Held
from lawkeeper_host.games.turing.left import Left
from lawkeeper_host.games.turing.session import Session
from lawkeeper_host.games.turing.text import DIFFICULTIES, MODES

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
    assert say in said and session.left.answers == [] and session.left.size == 2


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
    assert talk(MANY, "114 A y", "best")[1].startswith("Best, in ")


def test_best_looks_to_the_end_when_few_possibilities_are_left():
    first, then, how = talk(EASY, "best")[1].splitlines()
    assert (
        first.startswith("Best, in a new round: ") and how == "  Looked at to the end: no question is better."
    )
    assert then == "  then 1.0 rounds and 1.0 questions more on average, this one included"


def test_best_says_when_there_was_no_time_and_further_goes_on():
    now = iter(range(10_000))
    left = Left(NIGHTMARE, ((7,), (13,), (40,), (48,)))
    first = left.look(1, lambda: next(now))
    assert not first.done and first.looked == 0 and first.best is not None and first.best.rounds is None
    more = left.look(2000, lambda: next(now))
    assert more is first and more.looked > 0 and more.best is not None and more.best.rounds is not None
    left.take([Answer(0, 0, True)])
    assert left.look(3, lambda: next(now)) is not first


def test_best_says_when_the_proposal_stays_for_a_new_round():
    session, _ = talk("nightmare 23 24 25 41 48", "412 A no", "322 A yes", "322 B yes", "322 C yes")
    found = session.left.look(0.1)
    found.best = Question(asking.proposal("322"), 3)
    first, then, *_ = printed.thought(session.left, found)
    assert first.startswith("Best, in a new round: 322 D") and then.endswith(
        "type `round` before the answer."
    )
    found.best = Question(asking.proposal("323"), 3)
    assert not any("`round`" in line for line in printed.thought(session.left, found))
    talk("round", "322 D yes", session=session)
    assert session.left.tally == (3, 5)


def test_the_board_has_many_criteria_in_rows_as_on_the_card():
    rows = talk("nightmare 23 24 25 41 48", "board")[1].splitlines()
    at = next(number for number, row in enumerate(rows) if " 41 " in row)
    assert [row.split("▲ < 4")[0].strip()[-1] for row in rows[at : at + 1]] == ["a"]
    assert "■ < 4" in rows[at + 1] and "■ > 4" in rows[at + 1] and "● < 4" in rows[at + 2]


def test_cards_that_leave_one_code_need_no_question():
    said = talk("22 27 31 34 38 47")[1]
    assert "The code is 333." in said and "No question is needed" in said and "Now the questions" not in said


def test_while_answers_clash_they_can_be_listed():
    _, said = talk(EASY, "111 A yes", "answers")
    assert "1  111 A yes" in said


@pytest.mark.parametrize("said", ["435 A yes", "board", "best", "save my.txt", "further 3", "435 A yes B no"])
def test_what_comes_after_the_cards_is_told_so(said):
    assert talk(said)[1].startswith(
        "Say the cards first, all in one line or one verifier a line, like 3 7 14"
    )


def test_ctrl_c_ends_the_looking_alone_and_keeps_the_best_so_far():
    times = 0

    def clock():
        nonlocal times
        times += 1
        if times == 4:
            raise KeyboardInterrupt
        return 0.0

    found = Left(NIGHTMARE, ((7,), (13,), (40,), (48,))).look(3, clock)
    assert found.best is not None and not found.done


@pytest.mark.parametrize(
    ("said", "say"), [("further x", "say for how many seconds"), ("further 0", "1 to 3600")]
)
def test_further_wants_a_number_of_seconds(said, say):
    assert say in talk(EASY, said)[1]
    assert "Looked at to the end" in talk(EASY, "further 1")[1]


@pytest.mark.parametrize(("mode", "places", "said"), [
    (CLASSIC, ((40,), (48,), (36,)), ["123 A y", "321 B n"]), (EXTREME, ((3, 9), (7, 16), (20, 11)), []),
])  # fmt: skip
def test_the_best_question_tells_something(mode, places, said):
    left = Left(mode, places)
    left.take([asking.answers(line, None, len(places))[1][0] for line in said])
    found = left.look(1).best
    assert left.size > 1 and found and found.questions >= 1 and found.rounds <= found.questions
    assert 0 < min(left.split(found.code, found.letter)) <= left.size // 2 and 0 <= found.code < 125


# --- rounds ---


def test_turing_item_11_a_tally_of_rounds_and_questions_runs_along():
    session, said = talk(MANY, "114 A y B n")
    assert said.startswith("Round 1, 2 questions.\n")
    assert talk("C n", session=session)[1].startswith("Round 1, 3 questions.")
    assert talk("551 C n", session=session)[1].startswith("Round 2, 4 questions.")
    assert session.left.rounds == [1, 1, 1, 2] and session.left.tally == (2, 4)


def test_turing_item_11_a_fourth_verifier_for_one_proposal_is_refused():
    session, said = talk(MANY, "114 A y B n C n", "D n")
    assert said == (
        "`114 D no` would be a fourth verifier in round 1, after A, B, C: a round has three questions. "
        "Say another proposal, or `round` for a new round with the same one.\n"
    )
    assert len(session.left.answers) == 3
    assert talk("round", session=session)[1] == "The next question begins round 2.\n"
    assert talk("D n", session=session)[1].startswith("Round 2, 4 questions.")
    assert "fourth verifier" in talk(MANY, "114 A y B n C n D n")[1]


def test_an_undone_round_is_gone():
    session, _ = talk(MANY, "114 A y", "551 C n", "551 D n")
    assert session.left.rounds == [1, 2, 2]
    talk("undo 1", session=session)
    assert session.left.rounds == [1, 1] and session.left.tally == (1, 2)


def test_the_board_shows_questions_digits_and_what_is_out():
    rows = talk(EASY, "435 B y", "board")[1].splitlines()
    assert rows[0].split() == ["round", "▲■●", "A", "B", "C", "D"] and rows[1].split() == ["1", "435", "✓"]
    assert "▲  ·  ·  ·  4  ·" in rows and "A  3     ✗ a ■ < 3   ✓ b ■ = 3   ✗ c ■ > 3" in [
        row.rstrip() for row in rows
    ]
    assert "A B C D" in talk("nightmare 7 13 40 48", "board")[1]


# --- kept ---


def test_a_session_is_saved_and_taken_up(tmp_path):
    path = tmp_path / "mine.txt"
    session, said = talk(f"extreme hard {MANY}", "114 A y B n", "551 C n", f"save {path}")
    assert said.split() == f"Kept in {path}; to take it up: lawkeeper turing solve --resume {path}".split()
    again = Session()
    shown(again.resume(path.read_text("utf-8").splitlines()))
    assert again.lines() == session.lines() and again.level == 2
    assert again.left.answers == session.left.answers and again.left.rounds == session.left.rounds
    talk("round", session=session)
    assert session.lines()[-1] == "round"


@pytest.mark.parametrize(
    "lines",
    [
        (MANY, "114 A y", "114 B n", "551 C n", "114 A n"),
        (EASY, "435 D n B n C n"),
        (EASY, "435 D n B n C n", "1"),
        (EASY, "111 A yes"),
    ],
)
def test_a_session_is_saved_while_answers_clash_and_taken_up_with_the_clash(tmp_path, lines):
    path = tmp_path / "Mine.txt"
    session, _ = talk(*lines)
    said = talk(f"save {path}", session=session)[1]
    assert said.split() == f"Kept in {path}; to take it up: lawkeeper turing solve --resume {path}".split()
    assert session.prompt == "wrong> "
    again = Session()
    said = shown(again.resume(path.read_text("utf-8").splitlines()))
    assert "No code is left: one of these answers is wrong." in said and again.prompt == "wrong> "
    assert again.left.answers == session.left.answers and again.left.rounds == session.left.rounds
    assert [talk("undo", session=one)[1] for one in (again, session)][0].startswith("Taken back: ")
    assert again.lines() == session.lines()


def test_what_cannot_be_saved_or_taken_up_is_said(tmp_path):
    assert "Name the file" in talk(EASY, "save")[1]
    assert "cannot be written (" in talk(EASY, f"save {tmp_path}")[1]
    said = shown(Session().resume([EASY, "435 E yes", "435 A yes"]))
    assert "Line 2 of the kept session, `435 E yes`, cannot be used." in said and "`E` is no verifier" in said


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
    session, said = talk(MANY, "114 A y", "114 B n", "551 C n", "114 A n")
    assert said.splitlines() == [
        "Round 3, 4 questions.",
        "No code is left: one of these answers is wrong.",
        "  1  114 A yes",
        "  4  114 A no",
        "Type the number of the one to take back.",
    ]
    assert session.prompt == "wrong> "
    _, said = talk("best", session=session)
    assert said == "The answers clash: take one of them back first (1, 4).\n"
    _, said = talk("1", session=session)
    assert said.startswith("Taken back: 114 A yes.") and session.left.size and session.prompt == "114> "


def test_an_answer_that_no_verifier_can_give_clashes_alone():
    _, said = talk(EASY, "435 C n")
    assert "  1  435 C no\nWith these cards no verifier can say that" in said


def test_undo_takes_back_the_answer_that_began_the_contradiction():
    session, _ = talk(EASY, "435 A y", "435 C n")
    _, said = talk("undo", session=session)
    assert said.startswith("Taken back: 435 C no.") and session.left.size == 2


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
    """The worlds by brute force: {(code, (card, criterion) of each place, letter -> place)}."""
    names = [
        [
            (card, k)
            for card in place
            if all(other == card or other <= 25 for other in place)
            for k in range(tables.criteria(card))
            if tables.used(card, k)
        ]
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
        kin = any(tables.clash(one[0], other[0]) for one, other in combinations(chosen, 2))
        if len(codes) == 1 and needed and not kin:
            for order in orders:
                if all(masks[order[a.letter]] >> a.code & 1 == a.yes for a in answers):
                    worlds.add((codes[0], chosen, order))
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
    assert left.size == len(worlds) > 0
    assert left.codes() == sorted({code for code, _, _ in worlds})
    for at, place in enumerate(places):
        for card in place:
            for k in range(tables.criteria(card)):
                assert left.held.chosen(left.worlds)[at].get((card, k), 0) == sum(
                    chosen[at] == (card, k) for _, chosen, _ in worlds
                )
        assert left.held.asking(left.worlds)[at] == sorted({order.index(at) for _, _, order in worlds})


@pytest.mark.parametrize(("mode", "places", "said"), CASES)
def test_the_answers_that_clash_are_the_fewest(mode, places, said):
    lines = [*said, *(line[:-1] + ("n" if line[-1] == "y" else "y") for line in said), "555 A y", "111 B y"]
    answers = [asking.answers(line, None, len(places))[1][0] for line in lines]
    held = Held((mode, places, None))
    found = smallest_clash(held, answers)
    assert found and not enumerated(mode, places, [answers[at] for at in found])
    for fewer in combinations(range(len(answers)), len(found) - 1):
        assert enumerated(mode, places, [answers[at] for at in fewer])
    assert smallest_clash(held, answers[: len(said)]) == []


def test_turing_item_08_extreme_shows_both_cards_and_says_when_one_is_a_fake():
    session, said = talk(MANY)
    assert "42 codes in 64 possibilities" in said and session.left.mode == EXTREME
    assert said.count("none: it is a fake") == 1  # 40 is beyond 25, so 10 is the fake
    assert "37 codes in 49 possibilities" in talk(f"hard {MANY}")[1]


def test_turing_item_08_nightmare_says_which_verifier_may_have_which_card():
    session, said = talk("nightmare", "48 7 13 40")
    assert session.left.mode == NIGHTMARE and "46" not in said.split("possibilities")[1]
    rows = [line.split("  ") for line in said.splitlines() if line[:2].strip().isdecimal()]
    assert [row[0].strip() for row in rows[:4]] == ["7", "13", "40", "48"] and "A B C D" in said
    assert "18 codes in 1,104 possibilities" in said


def test_with_any_superfluous_verifiers_count_too():
    assert shown(Session(strict=False).say("3 7 14")).count("possibilities") == 1


# --- whole games ---


@pytest.mark.parametrize("mode", [CLASSIC, EXTREME, NIGHTMARE])
def test_a_published_problem_is_solved_by_asking_what_is_best(mode):
    """As beside the real machine: the cards are typed, then the best question with what its verifier says."""
    for problem in bench.published(mode)[5:8]:
        shown_cards = [
            problem.shown(at) if mode != NIGHTMARE else (problem.cards[at],) for at in problem.order
        ]
        cards = " ".join("/".join(map(str, one)) for one in shown_cards)
        session, _ = talk(f"{MODES[mode]} {DIFFICULTIES[problem.difficulty]} {cards}")
        while len(session.left.codes()) > 1:
            found = session.left.look(0.2)
            best = found.best
            if any("type `round`" in line for line in printed.thought(session.left, found)):
                talk("round", session=session)
            answer = "yes" if problem.answer(best.letter, best.code) else "no"
            said = talk(f"{tables.digits(best.code)} {'ABCDEF'[best.letter]} {answer}", session=session)[1]
        assert session.left.codes() == [problem.code]
        assert session.left.tally == (0, 0) or f"The code is {tables.digits(problem.code)}." in said
        assert session.left.tally[0] <= 6 and session.left.tally[1] <= 14
