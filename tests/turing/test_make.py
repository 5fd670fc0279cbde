# portable: runs on CPython and on the MicroPython VM
"""Problems that the box makes: valid, of the kind that was asked for, the same from the same seed."""

from lawkeeper.games.turing.problems import cards, make
from lawkeeper.games.turing.problems.problem import CLASSIC, EXTREME, NIGHTMARE
from lawkeeper.keep.chance import Chance


def made(seed, mode=CLASSIC, verifiers=4, difficulty=cards.HARD):
    steps = make.make(Chance(seed, "make"), mode, verifiers, difficulty)
    return last(steps)


def last(steps):
    """-> what comes at last; before that nothing comes but None."""
    found = None
    for item in steps:
        assert found is None
        found = item
    return found


def holds(problem, mode, verifiers, difficulty):
    problem.check()  # items 2, 3, 5, 6 and 8
    assert (problem.mode, problem.verifiers, problem.difficulty) == (mode, verifiers, difficulty)
    assert problem.machine == problem.expert == (0, 0)
    assert len(problem.encode()) <= 24


def test_turing_item_05_what_is_made_is_valid():
    for verifiers in (4, 5, 6):
        for difficulty in (cards.EASY, cards.STANDARD, cards.HARD):
            holds(made(b"valid", CLASSIC, verifiers, difficulty), CLASSIC, verifiers, difficulty)


def test_turing_item_07_the_cards_are_of_the_difficulty():
    for difficulty in (cards.EASY, cards.STANDARD, cards.HARD):
        for seed in range(6):
            problem = made(bytes((seed,)), CLASSIC, 4, difficulty)
            assert cards.fits(problem.cards, difficulty)


def test_turing_item_07_all_easy_problems_with_six_verifiers_are_made():
    found = {made(bytes((seed,)), CLASSIC, 6, cards.EASY).encode() for seed in range(100)}
    assert len(found) == 10


def test_turing_item_08_classic_shows_its_cards_in_order():
    for seed in range(4):
        problem = made(bytes((seed,)))
        assert problem.cards == tuple(sorted(problem.cards)) and problem.fakes == ()


def test_turing_item_08_extreme_has_fakes_in_either_order():
    flips = set()
    mixed = 0
    for seed in range(12):
        problem = made(bytes((seed,)), EXTREME)
        holds(problem, EXTREME, 4, cards.HARD)
        assert max(problem.fakes) <= 25 and len(set(problem.fakes + problem.cards)) == 8
        flips.add(problem.flips)
        mixed += problem.cards != tuple(sorted(problem.cards))
    assert len(flips) > 4 and mixed > 6


def test_turing_item_08_in_nightmare_the_order_is_drawn():
    orders = set()
    for seed in range(8):
        problem = made(bytes((seed,)), NIGHTMARE)
        holds(problem, NIGHTMARE, 4, cards.HARD)
        orders.add(problem.order)
    assert len(orders) > 4


def test_the_same_seed_makes_the_same_problem():
    assert made(b"seed").encode() == made(b"seed").encode() != made(b"other").encode()
    # Not only today: what a seed makes stays what it is.
    assert made(b"seed").cards == (17, 19, 35, 44)


def test_a_problem_takes_many_small_steps():
    steps = list(make.make(Chance(b"steps", "make"), CLASSIC, 6, cards.HARD))
    assert len(steps) > 10


def test_the_problem_of_the_day_hangs_on_the_date_alone():
    week = [last(make.daily(20600 + day)) for day in range(7)]
    for problem in week:
        holds(problem, problem.mode, problem.verifiers, problem.difficulty)
    assert {problem.mode for problem in week} == {CLASSIC, EXTREME, NIGHTMARE}
    assert {problem.difficulty for problem in week} == {cards.EASY, cards.STANDARD, cards.HARD}
    assert len({problem.encode() for problem in week}) == 7
    assert last(make.daily(20600)).encode() == week[0].encode()
    # A day of the week is always of one kind, and each has a problem of its own.
    again = last(make.daily(20607))
    assert (again.mode, again.difficulty) == (week[0].mode, week[0].difficulty)
    assert again.encode() != week[0].encode()
