# portable: runs on CPython and on the MicroPython VM
"""The worlds that answers leave, held against a plain list of them; the pars."""

from lawkeeper.games.turing.problems import cards, solve, solve_orders
from lawkeeper.games.turing.problems.problem import CLASSIC, EXTREME, NIGHTMARE, Problem

FEW = ((3,), (7,), (14,), (17,))

PUBLISHED = Problem(CLASSIC, (3, 7, 14, 17), (1, 1, 1, 1))  # A43 0IN
PAIRS = Problem(EXTREME, (40, 8, 23, 5), (3, 2, 1, 1), (10, 13, 3, 25), 0b0100, difficulty=2)  # F49 63X
SHUFFLED = Problem(NIGHTMARE, (5, 9, 14, 17), (1, 1, 1, 2), order=(2, 0, 3, 1))


def orders(n):
    found = [()]
    for _ in range(n):
        found = [row + (place,) for row in found for place in range(n) if place not in row]
    return found


def listed(seen):
    """The plain list: bytes of a code and the choices, of all combinations that make a valid problem."""
    places = [solve.choices(place) for place in seen[1]]
    rows = [()]
    for place in places:
        rows = [row + (choice,) for row in rows for choice in range(len(place))]
    found = []
    for row in rows:
        names = [places[at][choice] for at, choice in enumerate(row)]
        masks = [name[0] for name in names]
        if is_valid(masks) and lie_together([name[1] for name in names], seen):
            found.append(bytes((code_of(common(masks)),) + row))
    return sorted(found)


def lie_together(true, seen):
    pairs = [(true[at], other) for at in range(len(true)) for other in true[:at]]
    return seen[0] != EXTREME or (
        not any(cards.clash(one, other) for one, other in pairs) and cards.fits(true, seen[2])
    )


def common(masks):
    left = -1
    for mask in masks:
        left &= mask
    return left


def code_of(mask):
    return len(bin(mask)) - 3


def is_valid(row):
    def single(masks):
        return bin(common(masks)).count("1") == 1

    return single(row) and not any(single(row[:at] + row[at + 1 :]) for at in range(len(row)))


def settled(steps):
    for _ in steps:
        pass


def last(steps):
    found = None
    for found in steps:  # noqa: B007
        pass
    return found


def worlds_of(seen):
    worlds = solve.Worlds(seen)
    settled(worlds.find())
    return worlds


def test_turing_item_08_classic_worlds_are_one_criterion_a_card():
    seen = solve.view(PUBLISHED)
    assert seen == (CLASSIC, FEW, 0)
    assert worlds_of(seen).rows == listed(seen) and len(listed(seen)) == 2


def test_turing_item_08_in_extreme_the_cards_of_a_world_may_lie_together():
    seen = solve.view(PAIRS)
    assert seen == (EXTREME, ((40, 10), (8, 13), (3, 23), (5, 25)), 2)
    found = worlds_of(seen).rows
    assert found == listed(seen) and 4 < len(found) < 80  # 80 without items 6 to 8
    assert [row[1] for row in solve.choices((40, 10))] == [40] * 9  # 40 is beyond 25, so 10 is the fake


def test_answers_leave_out_what_they_exclude():
    worlds = worlds_of(solve.view(PAIRS))
    plain = worlds.rows
    for letter, code in ((0, 62), (2, 7), (3, 31)):
        answer = PAIRS.answer(letter, code)
        settled(worlds.take(letter, code, answer))
        masks = [row[0] for row in worlds.choices[letter]]
        plain = [row for row in plain if masks[row[letter + 1]] >> code & 1 == answer]
        assert worlds.rows == plain and plain
    assert not worlds.known()


def test_turing_item_08_in_nightmare_the_orders_are_counted():
    masks = PUBLISHED.masks()
    may, asked, every = [15] * 4, 0, orders(4)
    assert settled_orders(may, asked) == every
    for letter, code, answer in ((0, 62, 1), (3, 31, 0), (2, 7, 0)):
        asked |= 1 << letter
        for place, passing in enumerate(masks):
            if passing >> code & 1 != answer:
                may[place] &= ~(1 << letter)
        every = [order for order in every if masks[order[letter]] >> code & 1 == answer]
        assert settled_orders(may, asked) == every and every
    assert solve_orders.number([14, 14, 14, 14], 1) == 0


def settled_orders(may, asked):
    """All orders one by one."""
    numbers = range(solve_orders.number(may, asked))
    return sorted([tuple(order) for order in solve_orders.orders(may, asked, numbers)])


def test_turing_item_08_the_worlds_of_nightmare_are_weighed_as_they_are():
    """The orders of a combination are as many as in a plain list, and those weighed are all there are."""
    worlds = worlds_of(solve.view(SHUFFLED))
    asked = []
    for letter, code in ((0, 62), (2, 7), (3, 31)):
        asked.append((letter, code, SHUFFLED.answer(letter, code)))
        settled(worlds.take(*asked[-1]))
    masks = [[criterion[0] for criterion in place] for place in worlds.choices]
    fitting = [
        tuple([masks[place][row[place + 1]] for place in order])
        for row in listed(solve.view(SHUFFLED))
        for order in orders(4)
        if all(masks[order[at]][row[order[at] + 1]] >> code & 1 == said for at, code, said in asked)
    ]
    settled(worlds.choose())
    letters, ends = worlds._weighed
    weighed = [
        tuple([passing for some in letters for passing, among in some if among >> at & 1])
        for at in range(ends[-1])
    ]
    assert 0 < len(fitting) <= solve.WEIGHED and sorted(weighed) == sorted(fitting)


def test_turing_item_03_no_world_has_a_criterion_that_is_never_used():
    assert [row[1:] for row in solve.choices((8,))] == [(8, 0), (8, 1), (8, 2)]


def test_no_world_is_left_when_the_answers_contradict_each_other():
    worlds = worlds_of(solve.view(PUBLISHED))
    for answer in (0, 1):
        settled(worlds.take(0, 31, answer))
    assert worlds.rows == [] and worlds.known()
    settled(worlds.choose())
    assert worlds.code is None


def test_the_best_question_tells_something():
    for problem in (PUBLISHED, PAIRS, SHUFFLED):
        worlds = worlds_of(solve.view(problem))
        before = len(worlds.rows)
        while not worlds.known():
            settled(worlds.choose())
            letter = last(worlds.letter(0))
            assert letter >= 0
            settled(worlds.take(letter, worlds.code, problem.answer(letter, worlds.code)))
        assert 0 < len(worlds.rows) < before and worlds.rows[0][0] == problem.code


def test_turing_item_10_the_pars_of_published_problems():
    assert last(solve.machine(PUBLISHED)) == (2, 6)
    assert last(solve.expert(PUBLISHED)) == (1, 1)
    assert last(solve.machine(PAIRS))[1] > last(solve.expert(PAIRS))[1] > 0


def test_turing_item_10_the_machines_par_does_not_ask_how_the_cards_lie():
    """In extreme and nightmare it is half as much again, rounded up."""
    plain = Problem(CLASSIC, SHUFFLED.cards, SHUFFLED.criteria)
    _, questions = last(solve.machine(plain))
    for mode in (EXTREME, NIGHTMARE):
        same = Problem(mode, SHUFFLED.cards, SHUFFLED.criteria, (1, 2, 3, 4) if mode == EXTREME else ())
        harder = (3 * questions + 1) // 2
        assert last(solve.machine(same)) == ((harder + 2) // 3, harder)


def test_turing_item_10_who_needs_no_question_still_needs_a_round():
    alone = Problem(CLASSIC, (2, 6, 9, 12, 15, 16), (0, 1, 0, 1, 1, 0))
    assert len(worlds_of(solve.view(alone)).rows) == 1
    assert last(solve.expert(alone)) == (1, 0)


def test_a_par_comes_in_slices():
    assert len(list(solve.expert(PAIRS))) > 100 and len(list(solve.machine(PAIRS))) > 5
