"""Worlds held at once; the averages of the Expert; the best question in time, at the end the best of all."""

from __future__ import annotations

import random
import time
from contextlib import suppress
from functools import cache

import pytest

from lawkeeper.games.turing.problems import solve
from lawkeeper.games.turing.problems.problem import CLASSIC, EXTREME, NIGHTMARE, Problem
from lawkeeper_host.games.turing import bench, bulk, days
from lawkeeper_host.games.turing.ahead import Thinker
from lawkeeper_host.games.turing.asker import Asker
from lawkeeper_host.games.turing.held import Held
from lawkeeper_host.games.turing.optimal import MOST, Few, Search
from lawkeeper_host.games.turing.planner import Planner, Steps, StepsUp

KINDS = [(CLASSIC, 4, 0), (CLASSIC, 6, 2), (EXTREME, 4, 2), (NIGHTMARE, 4, 1)]


@cache
def drawn(mode: int, verifiers: int, difficulty: int) -> list[Problem]:
    source = bulk.draw(verifiers, difficulty, bulk.EVERY, seed=7)
    chance = random.Random(7)
    return [bulk.problem(mode, difficulty, next(source), chance) for _ in range(4)]


@pytest.mark.parametrize("kind", KINDS)
def test_turing_item_08_combinations_are_those_of_the_box(kind: tuple[int, int, int]) -> None:
    for problem in drawn(*kind):
        seen = solve.view(problem)
        held, box = Held(seen), solve.Worlds(seen)
        for _ in box.find():
            pass
        assert sorted(map(tuple, held.rows.tolist())) == sorted(tuple(row[1:]) for row in box.rows)
        assert len(held.everything) == len(box.rows) * (24 if problem.mode == NIGHTMARE else 1)
        codes = [code for code in range(125) if held.codes(held.everything) >> code & 1]
        assert codes == sorted({row[0] for row in box.rows})


@pytest.mark.parametrize("kind", KINDS)
def test_turing_item_10_the_experts_find_the_code(kind: tuple[int, int, int]) -> None:
    for problem in drawn(*kind):
        held = Held(solve.view(problem))
        for player in (Asker(held), Planner(held)):
            left = held.everything
            for step, yes, worlds in player.play(problem.answer):
                assert len(worlds) < len(left) and yes == problem.answer(step.letter, step.code)
                left = worlds
            assert held.codes(left) == 1 << (problem.code or 0)


@pytest.mark.parametrize("mode", [CLASSIC, EXTREME, NIGHTMARE])
def test_turing_item_10_the_averages_over_the_published_problems(mode: int) -> None:
    """The figures of `bench.averages`, on a third of the problems with a fifth more allowed for."""
    some = bench.published(mode)[::3]
    host = [Planner(Held(solve.view(one))).par(one.answer) for one in some]
    for column, most in enumerate(bench.AVERAGES_MOST[mode]):
        assert sum(par[column] for par in host) / len(host) < 1.2 * most


def test_turing_item_10_the_expert_of_the_box_in_nightmare_is_within_a_tenth_of_the_hosts_bound() -> None:
    """On all published problems; what it takes of the board's time and memory is in `bench`."""
    box = [list(solve.expert(one))[-1] for one in bench.published(NIGHTMARE)]
    for column, most in enumerate(bench.AVERAGES_MOST[NIGHTMARE]):
        assert sum(par[column] for par in box) / len(box) < bench.BOX_MORE * most


def test_looking_one_round_further_saves_rounds() -> None:
    some = bench.published(EXTREME)[:45]
    tables = [(one, Held(solve.view(one))) for one in some]
    plain, planned = (
        sum(player(held).par(one.answer)[0] for one, held in tables) for player in (Asker, Planner)
    )
    assert planned < plain


def test_there_are_published_problems_of_every_mode() -> None:
    assert [len(bench.published(mode)) for mode in range(3)] == [131, 91, 92]


def test_expected_questions_are_the_mean_over_all_worlds() -> None:
    problem = drawn(EXTREME, 4, 2)[0]
    held = Held(solve.view(problem))
    asker, every = Asker(held), held.everything
    assert len(every) > 10
    one_by_one = [asker.count(every, every[at : at + 1]) for at in range(len(every))]
    whole = asker.count(every, every)
    assert whole == tuple(map(sum, zip(*one_by_one, strict=True)))
    assert bulk.finished(problem).problem.machine == list(solve.machine(problem))[-1]


# -- the best question --------------------------------------------------------------------------------------


def test_the_best_question_of_nightmare_comes_in_time() -> None:
    """All 500 positions are a figure of the bench; here five, and the time that the looking is given."""
    for left in bench.nightmares(5):
        start = time.process_time()
        left.look(0.3)
        assert time.process_time() - start < 2


def test_looking_further_never_finds_worse_and_ends_as_looking_at_once() -> None:
    problems = [one for one in bench.published(NIGHTMARE) if one.verifiers == 4]
    held = Held(solve.view(problems[3]))
    assert MOST < len(held.everything) < 2000  # too many for a search to the end
    thinker, at_once = Thinker(held, held.everything), Thinker(held, held.everything)
    at_once.look(lambda: False)
    costs = []
    while not thinker.done and len(costs) < 20:
        calls = iter([False] * (4 << len(costs)) + [True] * 10_000)
        thinker.look(lambda calls=calls: next(calls))  # type: ignore[misc]
        assert thinker.plan
        costs.append(thinker.plan[0])
    assert len(costs) > 3 and costs == sorted(costs, reverse=True) and costs[0] > costs[-1]
    assert thinker.done and thinker.best == at_once.best and thinker.best.rounds


Known = dict[tuple[int, int | None, int], tuple[int, int]]


def plain(few: Few, known: Known, worlds: int, code: int | None, asked: int) -> tuple[int, int]:
    """(rounds, questions) of all worlds together, by trying everything."""
    if few.known(worlds):
        return 0, 0
    key = worlds, code, asked
    if key not in known:
        options = []
        for proposal in few.unlike:
            if few.open(worlds, proposal, 0):
                rounds, questions = plain_round(few, known, worlds, proposal, 0)
                options.append((rounds + worlds.bit_count(), questions))
        if code is not None and asked.bit_count() < 3 and few.open(worlds, code, asked):
            options.append(plain_round(few, known, worlds, code, asked))
        known[key] = min(options, key=cost)
    return known[key]


def cost(needed: tuple[int, int]) -> tuple[int, int]:
    """A round counts as much as three questions; of what costs the same fewer rounds are better."""
    rounds, questions = needed
    return 3 * rounds + questions, rounds


def plain_round(few: Few, known: Known, worlds: int, code: int, asked: int) -> tuple[int, int]:
    options = []
    for letter in few.open(worlds, code, asked):
        passing = worlds & few.yes(letter, code)
        parts = [plain(few, known, part, code, asked | 1 << letter) for part in (passing, worlds ^ passing)]
        rounds, questions = (sum(column) for column in zip(*parts, strict=True))
        options.append((rounds, questions + worlds.bit_count()))
    return min(options, key=cost)


def small(limit: int) -> list[Held]:
    """Tables with few worlds, but more than two."""
    problems = (*drawn(CLASSIC, 6, 2), *drawn(CLASSIC, 4, 0), *bench.published(CLASSIC)[:30])
    found = [Held(solve.view(problem)) for problem in problems]
    return [held for held in found if 2 < len(held.everything) <= limit]


def test_the_search_to_the_end_finds_the_best_question_of_all() -> None:
    tables = small(5)[:4]
    assert len(tables) >= 2
    for held in tables:
        few = Few(held, held.everything)
        found = Search(few).question(few.everything)
        assert found is not None
        rounds, questions = plain(few, {}, few.everything, None, 0)
        size = len(held.everything)
        assert found[3:] == pytest.approx((rounds / size, questions / size))
        assert found.letter in few.open(few.everything, found.code, 0)
        thinker = Thinker(held, held.everything)
        thinker.look(lambda: False)
        assert thinker.exact and thinker.best and thinker.best.rounds == pytest.approx(rounds / size)


def test_a_round_that_has_begun_goes_on_with_its_proposal() -> None:
    for held in small(8)[:4]:
        few = Few(held, held.everything)
        begun = Search(few).question(few.everything)
        assert begun and begun.begins
        code, letter = begun.code, begun.letter
        for answer in (0, 1):
            passing = few.yes(letter, code)
            left = passing if answer else few.everything ^ passing
            found = Search(few).question(left, code, 1 << letter)
            assert (found is None) == few.known(left)
            assert found is None or found.begins == (found.rounds >= 1)
            assert found is None or found.begins or found.code == code


def test_a_search_that_was_broken_off_goes_on_where_it_was() -> None:
    held = max(map(Held, map(solve.view, bench.published(CLASSIC)[:40])), key=lambda one: len(one.everything))
    few = Few(held, held.everything)
    search = Search(few)
    at_once, needed, calls = Search(few).question(few.everything), None, 0
    while needed is None and calls < 1000:
        search.tick, calls = Steps(300), calls + 1
        with suppress(StepsUp):
            needed = search.question(few.everything)
    assert needed == at_once and calls > 1


def test_no_question_when_the_code_is_known() -> None:
    held = Held((CLASSIC, ((3,), (7,), (14,), (17,)), 0))
    thinker = Thinker(held, held.answered(held.everything, 1, 89, True))
    assert thinker.done and thinker.best is None


# -- the problem of the day ---------------------------------------------------------------------------------


def test_no_problem_of_the_day_comes_twice_within_ten_years() -> None:
    first = days.number(days.FIRST)
    again = list(days.drawn_again(first, first + days.APART))
    from lawkeeper.games.turing.problems.days import again as times

    assert len(again) > 100
    assert all(times(day) == again.count(day) for day in range(first, first + days.APART + 1))
