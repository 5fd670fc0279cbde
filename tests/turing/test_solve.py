# portable: runs on CPython and on the MicroPython VM
"""The worlds that answers leave, counted and held against a plain list of them; the players of the pars."""

from lawkeeper.games.turing.problems import solve
from lawkeeper.games.turing.problems.problem import CLASSIC, EXTREME, NIGHTMARE, Problem
from lawkeeper.keep.chance import Chance
from lawkeeper.logic.questions import entropy

FEW = ((3,), (7,), (14,), (17,))
CODES = (0, 7, 31, 62, 88, 93, 124)

PUBLISHED = Problem(CLASSIC, (3, 7, 14, 17), (1, 1, 1, 1))  # A43 0IN
PAIRS = Problem(EXTREME, (40, 8, 23, 5), (3, 2, 1, 1), (10, 13, 3, 25), 0b0100, difficulty=2)
SHUFFLED = Problem(NIGHTMARE, (5, 9, 14, 17), (1, 1, 1, 2), order=(2, 0, 3, 1))


def orders(n):
    found = [()]
    for _ in range(n):
        found = [row + (place,) for row in found for place in range(n) if place not in row]
    return found


def listed(seen, item5):
    """The plain list: (codes, the mask that each letter asks) of every world."""
    places = [[row[0] for row in solve.choices(place)] for place in seen[1]]
    rows = [()]
    for place in places:
        rows = [row + (mask,) for row in rows for mask in place]
    found = []
    for row in rows:
        codes = common(row)
        if codes and (not item5 or is_valid(row)):
            for order in orders(len(row)) if seen[0] == NIGHTMARE else (range(len(row)),):
                found.append((codes, [row[place] for place in order]))
    return found


def common(masks):
    left = -1
    for mask in masks:
        left &= mask
    return left


def is_valid(row):
    def single(masks):
        return bin(common(masks)).count("1") == 1

    return single(row) and not any(single(row[:at] + row[at + 1 :]) for at in range(len(row)))


def united(worlds):
    codes = 0
    for some, _ in worlds:
        codes |= some
    return codes


def agree(solver, worlds, letters):
    """The solver counts as the list does."""
    assert solver.left == len(worlds)
    assert solver.codes == united(worlds)
    for letter in range(letters):
        for code in CODES:
            yes = sum([masks[letter] >> code & 1 for _, masks in worlds])
            assert solver.ask(letter, code) == (len(worlds) - yes, yes)


def followed(seen, item5, problem, questions):
    """Ask some questions of both, comparing after each."""
    solver = solve.Worlds(seen, item5).settle()
    worlds = listed(seen, item5)
    agree(solver, worlds, len(seen[1]))
    for letter, code in questions:
        answer = problem.answer(letter, code)
        solver.take(letter, code, answer)
        solver.settle()
        worlds = [world for world in worlds if world[1][letter] >> code & 1 == answer]
        agree(solver, worlds, len(seen[1]))


def last(steps):
    found = None
    for found in steps:  # noqa: B007
        pass
    return found


def test_turing_item_08_classic_worlds_are_one_criterion_a_card():
    seen = solve.view(PUBLISHED)
    assert seen == (CLASSIC, FEW)
    followed(seen, True, PUBLISHED, ((0, 62), (3, 7)))
    followed(seen, False, PUBLISHED, ((2, 31), (2, 93), (1, 0)))


def test_turing_item_08_in_extreme_either_card_may_be_true():
    seen = EXTREME, ((40, 10), (8, 13))
    assert solve.view(PAIRS) == (EXTREME, ((40, 10), (8, 13), (3, 23), (5, 25)))
    followed(seen, False, PAIRS, ((0, 62), (1, 7), (0, 31)))
    followed(seen, True, PAIRS, ((1, 88), (0, 7)))


def test_turing_item_08_in_nightmare_every_order_is_a_world():
    seen = solve.view(SHUFFLED)
    assert seen == (NIGHTMARE, ((5,), (9,), (14,), (17,)))
    followed(seen, True, SHUFFLED, ((0, 62), (1, 62), (3, 31), (0, 7)))
    three = NIGHTMARE, ((5,), (9,), (14,))
    small = Problem(NIGHTMARE, (5, 9, 14), (1, 1, 1), order=(2, 0, 1))
    followed(three, False, small, ((2, 31), (0, 88), (1, 31)))


def test_equal_criteria_of_a_place_count_once():
    both = solve.choices((6, 33))  # "square is even" stands on both
    masks = [row[0] for row in both]
    assert len(set(masks)) == len(masks) == 6
    assert both[0][1:] == (6, 0)


def test_turing_item_03_no_world_has_a_criterion_that_is_never_used():
    assert [row[1:] for row in solve.choices((8,))] == [(8, 0), (8, 1), (8, 2)]


def test_turing_item_05_combinations_are_the_published_ones():
    found = solve.combinations(solve.view(PUBLISHED))
    assert len(found) == 2
    assert (((3, 1), (7, 1), (14, 1), (17, 1)), 1 << PUBLISHED.code) in found
    loose = solve.combinations(solve.view(PUBLISHED), False)
    assert len(loose) == solve.Worlds(solve.view(PUBLISHED), False).settle().left > 2


def test_no_world_is_left_when_the_answers_contradict_each_other():
    solver = solve.Worlds(solve.view(PUBLISHED))
    for answer in (0, 1):
        solver.take(0, 31, answer)
    assert (solver.settle().left, solver.codes, solver.best()) == (0, 0, None)


def test_the_best_question_splits_most_evenly():
    solver = solve.Worlds(solve.view(PAIRS)).settle()
    code, letters = solver.best()
    assert 1 <= len(letters) <= solve.QUESTIONS
    parts = [min(solver.ask(letter, code)) for letter in letters]
    assert parts == sorted(parts, reverse=True) and parts[-1] > 0
    worth = sum([entropy(part, solver.left) for part in parts])
    for other in range(0, 125, 11):
        split = sorted([min(solver.ask(letter, other)) for letter in range(4)])
        assert sum([entropy(part, solver.left) for part in split[-3:]]) <= worth


def test_turing_item_10_the_pars_of_published_problems():
    assert last(solve.par(solve.view(PUBLISHED), PUBLISHED, False)) == (3, 6)
    assert last(solve.par(solve.view(PUBLISHED), PUBLISHED, True)) == (1, 1)
    machine, expert = [last(solve.par(solve.view(PAIRS), PAIRS, item5)) for item5 in (False, True)]
    assert machine[1] > expert[1] > 0


def test_turing_item_10_a_player_knows_the_code_in_the_end():
    for problem in (PUBLISHED, PAIRS, SHUFFLED):
        for item5 in (False, True):
            rounds, questions = last(solve.par(solve.view(problem), problem, item5))
            assert questions <= 3 * rounds <= 3 * questions
            # The same way on foot.
            solver = solve.Worlds(solve.view(problem), item5).settle()
            while solver.codes & (solver.codes - 1):
                code, letters = solver.best()
                for letter in letters[:1]:
                    solver.take(letter, code, problem.answer(letter, code))
                solver.settle()
            assert solver.codes == 1 << problem.code


def test_turing_item_10_who_needs_no_question_still_needs_a_round():
    alone = Problem(CLASSIC, (2, 7, 12, 15), (0, 0, 0, 0))
    chance = Chance(b"one world", "test")
    while True:
        alone.cards = tuple(sorted([1 + chance.below(17) for _ in range(4)]))
        if len(set(alone.cards)) == 4:
            found = solve.combinations(solve.view(alone))
            if len(found) == 1:
                break
    alone.criteria = tuple([k for _, k in found[0][0]])
    assert last(solve.par(solve.view(alone), alone, True)) == (1, 0)
    assert last(solve.par(solve.view(alone), alone, False))[1] > 0


def test_a_par_that_takes_too_long_is_given_up():
    assert last(solve.par(solve.view(PAIRS), PAIRS, False, 100)) == (0, 0)


def test_work_comes_in_slices():
    steps = 0
    solver = solve.Worlds(solve.view(PAIRS), False)
    before = 0
    for _ in solver.work():
        assert solver.looked - before < 200
        before = solver.looked
        steps += 1
    assert steps > 10
