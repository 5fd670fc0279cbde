"""How many presses a question and the claims of a table take, counted at the buttons."""

import pytest

from fakes.turing import nightmare
from fakes.turing_flow import PROBLEM, RIGHT, ask, enter, text_of, turing_flow
from lawkeeper.games.turing.problems.problem import Problem

FIRST, FURTHER, CLAIMS = 8, 3, 14  # presses at most
CODES = [text_of(code) for code in range(125)]
SIX = Problem.decode(nightmare())


@pytest.fixture(autouse=True)
def _drive(tmp_path, monkeypatch):
    """The box's drive is the current folder: a new one for each test, as portable tests have."""
    monkeypatch.chdir(tmp_path)


class Counted:
    """A flow whose presses are counted; a button that is held is one press."""

    def __init__(self, problem=PROBLEM, **agreed):
        self.flow = turing_flow(problem, **agreed)
        self.presses = 0
        self._down = self.flow.down
        self.flow.down = self._count

    def _count(self, name, ms):
        self.presses += 1
        self._down(name, ms)

    def take(self, what):
        """Do it a while after the last press. -> presses so far"""
        self.flow.wait(1)
        self.flow.do(what)
        return self.presses


def mean(counts):
    return "%d.%02d" % (sum(counts) // len(counts), 100 * sum(counts) // len(counts) % 100)


def told(what, counts):
    """Print the figures, for those who read the log. -> how many presses take the half of all"""
    counts = sorted(counts)
    half = counts[len(counts) // 2]
    print(
        "%s: %d to %d presses, half of them %d, mean %s" % (what, counts[0], counts[-1], half, mean(counts))
    )
    return half


# From the digits to a verifier; without a press the first one is asked.
_TO_LETTER = ("", " A down", " A down down", " A up")
_RUN_TO_LETTER = ("", " A down", " A hold down let go down", " A up")


def first_question(seats, letter, held=False):
    """-> presses from the table to the answer of the verifier `letter` (from 0), for each code; `held`: by
    players who let the arrows run."""
    to_letter = (_RUN_TO_LETTER if held else _TO_LETTER)[letter]
    counted = Counted(seats=seats)
    flow = counted.flow
    found = []
    for code in CODES:
        counted.presses = 0
        flow.do("A")
        enter(flow, code, held)
        flow.do(to_letter)
        assert ": ask " + "ABCD"[letter] in flow.text()
        found.append(counted.presses + 1)
        while "▲notes" not in flow.text():
            flow.do("B")
    flow.do("A" + to_letter + " hold A")
    assert flow.app.screen.secret
    return found


def test_the_first_question_takes_eight_presses():
    for seats in (1, 2):
        first = first_question(seats, 0)
        half = told("first question, %d in, of the first verifier" % seats, first)
        assert half <= FIRST and sum(first) <= FIRST * len(first)
        others = sum([first_question(seats, letter) for letter in (1, 2, 3)], [])
        told("first question, %d in, of another verifier, by taps alone" % seats, others)
        others = sum([first_question(seats, letter, True) for letter in (1, 2, 3)], [])
        told("first question, %d in, of another verifier, the arrows run" % seats, others)
        assert sum(others) <= FIRST * len(others)


def test_number_keys_enter_the_digits_and_choose_the_verifier():
    counted = Counted()
    flow = counted.flow
    keys = [str(digit) for digit in range(1, 7)]
    for code in CODES[::7]:
        for letter in range(4):
            counted.presses = 0
            flow.do("A " + " ".join(code) + " A " + keys[letter])
            assert flow.app.page._digits.big == code and "hold A: ask " + "ABCD"[letter] in flow.text()
            assert counted.presses + 1 <= FIRST - 1
            while "▲notes" not in flow.text():
                flow.do("B")
    flow.do("A A 3 hold A let go A 6 3")
    assert "hold A: ask D" in flow.text()  # there is no F, and C has answered


def test_each_further_question_takes_three_presses_at_most():
    for problem in (PROBLEM, SIX):
        for seats in (1, 2):
            found = []
            for once in range(problem.verifiers):
                for then in range(problem.verifiers):
                    found += further(problem, seats, once, then)
            told("further question, %d in, %d verifiers" % (seats, problem.verifiers), found)
            assert max(found) <= FURTHER


def further(problem, seats, once, then):
    """-> presses for the second question, when `once` has answered; none when that is the same letter."""
    if once == then:
        return []
    counted = Counted(problem, seats=seats)
    flow = counted.flow
    flow.do("A A" + " down" * once + " hold A let go A")
    ways = []
    for step in ("up", "down"):
        steps = 0
        while flow.app.page._letter != then:
            flow.do(step)
            steps += 1
        ways.append(steps)
        while flow.app.page._letter != (once + 1) % problem.verifiers:
            flow.do(step)
    flow.do("hold A")
    assert flow.app.screen.secret
    return [min(ways) + 1]


def claimed(last, codes, held=False, long=False):
    """-> presses from the table past the opened codes: two players last proposed `last`, and give `codes`.
    `held`: by players who let the arrows run, and like those of `long` give with one long hold what others
    enter and then give."""
    counted = Counted()
    flow = counted.flow
    for seat, code in enumerate(last):
        ask(flow, seat, code, "A")
    counted.presses = 0
    for what in ("right", "A", "A"):
        counted.take(what)
    for code in codes:
        flow.wait(1)
        give_by_hand(counted, code, held, held or long)
    assert "THE CODES ARE OPEN" in flow.text()
    counted.take("A")
    assert flow.app.game.over
    return counted.presses


def give_by_hand(counted, code, held, long):
    """The first arrow opens the digits; LEFT takes back there, and without a change A opens them."""
    flow = counted.flow
    assert "THUMBS UP" in flow.text()
    if flow.app.page._digits.big == code:
        counted.take("A")
    enter(flow, code, held)
    if long:
        counted.take("long A")
    else:
        counted.take("A")
        counted.take("A")


def near(code):
    """-> the twelve codes that are `code` but for one digit."""
    return [other for other in CODES if sum([one != two for one, two in zip(code, other)]) == 1]


def test_two_claims_take_fourteen_presses():
    same = claimed((RIGHT, RIGHT), (RIGHT, RIGHT))
    one_off = [claimed((other, RIGHT), (RIGHT, other), long=True) for other in near(RIGHT)]
    half_off = [claimed((other, RIGHT), (RIGHT, RIGHT)) for other in CODES[::9]]
    told("two claims of the last proposals", [same])
    half = told("two claims, both one digit from the last proposal", one_off)
    told("two claims, one of them any code, the other the last proposal", half_off)
    assert same <= CLAIMS and max(one_off) <= CLAIMS and half <= CLAIMS


def test_two_claims_of_any_codes_take_fourteen_presses_where_arrows_run():
    # every code once for each player; what was proposed last is one and the same
    found = [claimed((RIGHT, RIGHT), pair, True) for pair in zip(CODES, CODES[62:] + CODES[:62])]
    half = told("two claims of any codes, the arrows run", found)
    assert half <= CLAIMS and max(found) <= CLAIMS + 2


def test_one_alone_gives_the_code():
    found = []
    for other in [RIGHT] + near(RIGHT):
        counted = Counted(seats=1)
        ask(counted.flow, 0, other, "A")
        counted.presses = 0
        counted.take("right")
        counted.take("A")
        enter(counted.flow, RIGHT)
        counted.take("A")
        counted.take("A")
        assert counted.flow.app.game.over
        found.append(counted.presses)
    told("the claim of one alone", found)
    assert max(found) <= CLAIMS // 2
