# portable: runs on CPython and on the MicroPython VM
"""A problem as bytes, what players are shown of it, what its verifiers answer; problems that are none."""

from fakes.checks import raises
from lawkeeper.games.turing.problems import cards
from lawkeeper.games.turing.problems.problem import CLASSIC, EXTREME, LABEL_MOST, NIGHTMARE, Problem

FACTS = "mode cards criteria fakes flips order difficulty machine expert label code".split()


def classic(**options):
    return Problem(CLASSIC, (3, 7, 14, 17), (1, 1, 1, 1), **options)


def extreme(fakes=(10, 13, 3, 25), flips=0b0100):
    return Problem(EXTREME, (40, 8, 23, 5), (3, 2, 1, 1), fakes, flips, difficulty=cards.HARD)


def nightmare(order=(5, 3, 2, 4, 0, 1), **options):
    chosen, criteria = (18, 19, 25, 29, 32, 33), (0, 2, 1, 2, 1, 2)
    return Problem(NIGHTMARE, chosen, criteria, order=order, difficulty=cards.HARD, **options)


def refusal(problem):
    return str(raises(ValueError, problem.check))


def survives(problem):
    data = problem.encode()
    again = Problem.decode(data)
    assert len(data) <= 24 and again.encode() == data
    for fact in FACTS:
        assert getattr(again, fact) == getattr(problem, fact), fact


def test_a_problem_survives_its_bytes():
    for made in (classic(), extreme(), nightmare()):
        made.check()
        survives(made)


def test_the_longest_record_has_23_bytes():
    made = nightmare(machine=(5, 13), expert=(1, 2), label="I63 0YV B")
    survives(made)
    assert len(made.encode()) == 23


def test_pars_and_label_are_there_or_not():
    for options in (
        {"label": "A43 0IN"},
        {"machine": (2, 6), "expert": (1, 2)},
        {"machine": (1, 0)},
        {"label": "Z" * LABEL_MOST, "machine": (255, 255), "expert": (255, 255)},
        {"label": "0"},
        {"label": " 1 2"},
    ):
        survives(classic(**options))


def test_a_label_that_does_not_fit_is_refused():
    for label in ("a43", "A43-0IN", "A" * 10):
        assert str(raises(ValueError, classic(label=label).encode)).startswith(label + " is no label")


def test_bytes_that_are_no_problem_are_refused():
    data = nightmare(machine=(5, 13), label="X").encode()
    no_label = len(data) - 6
    cut = [data[:end] for end in range(len(data)) if end != no_label]
    for wrong in cut + [data + b"\0", b"\x03" + data[1:], b"\x10\0\0", b"\xff"]:
        assert str(raises(ValueError, Problem.decode, wrong)) == "This problem cannot be read."


def test_turing_item_02_a_verifier_answers_by_its_criterion_alone():
    made = classic()
    for code in range(cards.CODES):
        t, s, c = [int(digit) for digit in cards.digits(code)]
        evens = [digit % 2 for digit in (t, s, c)].count(0)
        truth = [s == 3, c % 2 == 1, s < t and s < c, evens == 1]
        assert [made.answer(letter, code) for letter in range(4)] == truth


def test_turing_item_05_one_code_passes_all():
    for made, code in ((classic(), "435"), (extreme(), "114"), (nightmare(), "343")):
        assert cards.digits(made.code) == code
        for code in range(cards.CODES):
            answers = [made.answer(letter, code) for letter in range(made.verifiers)]
            assert (min(answers) == 1) == (code == made.code)


def test_turing_item_05_several_codes_or_none_are_refused():
    several = Problem(CLASSIC, (2, 7, 14, 17), (1, 1, 1, 1))
    assert refusal(several) == "2 codes pass all verifiers, 323 and 325 among them; one is wanted."
    none = Problem(CLASSIC, (5, 13, 17), (1, 1, 3))
    assert refusal(none) == "No code passes all verifiers: A (card 5) and C (card 17) contradict each other."
    assert none.code is None
    none = Problem(CLASSIC, (2, 11, 27), (2, 0, 1))  # each two of them agree
    assert refusal(none) == "No code passes all verifiers, though each two of them go together."


def test_turing_item_05_a_superfluous_verifier_is_named():
    extra = Problem(CLASSIC, (3, 7, 14, 17, 9), (1, 1, 1, 1, 1))
    assert refusal(extra) == "Verifier E (card 9) is superfluous: the others leave one code already."


def test_turing_item_03_a_criterion_that_is_never_used_is_refused():
    assert refusal(Problem(CLASSIC, (8, 12), (3, 1))) == "Verifier A: criterion d of card 8 is never used."


def test_turing_item_02_cards_and_criteria_that_are_not_there_are_refused():
    assert refusal(Problem(CLASSIC, (3, 49), (0, 0))) == "Verifier B: there is no card 49; cards are 1 to 48."
    assert refusal(Problem(CLASSIC, (0, 4), (0, 0))).startswith("Verifier A: there is no card 0")
    assert refusal(Problem(CLASSIC, (7, 9), (2, 0))) == "Verifier A: card 7 has 2 criteria only."
    assert refusal(Problem(CLASSIC, (7, 9), (0,))) == "Each of the 2 cards needs its criterion."


def test_turing_item_06_a_family_pair_or_a_card_twice_is_refused():
    made = classic()
    made.cards = (3, 7, 14, 4)
    assert refusal(made) == "Cards 3 and 4 are of one family: take another one."
    made.cards = (3, 7, 14, 7)
    assert refusal(made) == "Card 7 is there twice."


def test_turing_item_07_two_to_six_verifiers_are_taken():
    assert refusal(Problem(CLASSIC, (3,), (0,))) == "A problem has 2 to 6 verifiers, not 1."
    seven = Problem(CLASSIC, (1, 5, 8, 11, 14, 16, 20), (0,) * 7)
    assert refusal(seven) == "A problem has 2 to 6 verifiers, not 7."


def test_turing_item_08_classic_has_one_card_a_verifier():
    assert [classic().shown(letter) for letter in range(4)] == [(3,), (7,), (14,), (17,)]
    wrong = classic()
    wrong.fakes = (10, 13, 2, 25)
    assert refusal(wrong) == "In extreme each verifier has a fake card, otherwise none has."
    wrong = classic(order=(1, 0, 2, 3))
    assert refusal(wrong).startswith("Each letter asks a verifier of its own; only in nightmare")


def test_turing_item_08_extreme_has_two_in_either_order():
    made = extreme()
    assert [made.shown(letter) for letter in range(4)] == [(40, 10), (8, 13), (3, 23), (5, 25)]
    assert made.shown_cards() == (3, 5, 8, 10, 13, 23, 25, 40)


def test_turing_item_08_fakes_are_other_cards_from_the_first_25():
    assert refusal(extreme((10, 13, 3, 26))) == "Verifier D: fake cards are 1 to 25, not 26."
    assert refusal(extreme((10, 13, 0, 25))) == "Verifier C: fake cards are 1 to 25, not 0."
    assert refusal(extreme((10, 13, 3, 3))) == "Card 3 is there twice."
    assert refusal(extreme((10, 13, 3, 8))) == "Card 8 is there twice."
    assert refusal(extreme(())) == "In extreme each verifier has a fake card, otherwise none has."


def test_turing_item_08_in_nightmare_letters_ask_verifiers_in_secret_order():
    made = nightmare()
    plain = nightmare(order=range(6))
    for letter, verifier in enumerate(made.order):
        assert made.shown(letter) == (18, 19, 25, 29, 32, 33)
        for code in range(cards.CODES):
            assert made.answer(letter, code) == plain.answer(verifier, code)
    assert refusal(nightmare(order=(5, 3, 2, 4, 0, 0))).startswith("Each letter asks a verifier of its own")
