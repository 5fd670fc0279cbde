"""Worlds held all at once are those of the box's solver; the search to the end finds the best question."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest

from lawkeeper.games.turing.problems import solve
from lawkeeper.games.turing.problems.problem import CLASSIC, EXTREME, NIGHTMARE, Problem
from lawkeeper_host.games.turing import bench, bulk, optimal, table

KINDS = [(CLASSIC, 4, 0), (CLASSIC, 6, 2), (EXTREME, 4, 2), (NIGHTMARE, 4, 1)]


@cache
def drawn(mode: int, verifiers: int, difficulty: int) -> list[Problem]:
    source = bulk.draw(verifiers, difficulty, bulk.EVERY, seed=7)
    chance = random.Random(7)
    return [bulk.problem(mode, difficulty, next(source), chance) for _ in range(4)]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("item5", [False, True])
def test_combinations_come_in_the_order_of_the_box(kind: tuple[int, int, int], item5: bool) -> None:
    seen = solve.view(drawn(*kind)[0])
    rows, left = table.combinations(seen, item5)
    plain = solve.combinations(seen, item5)
    names = [[row[1:] for row in solve.choices(place)] for place in seen[1]]
    found = [tuple(names[place][choice] for place, choice in enumerate(row)) for row in rows.tolist()]
    assert found == [row for row, _ in plain]
    assert [int(low) | int(high) << 64 for low, high in left.T] == [codes for _, codes in plain]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("item5", [False, True])
def test_turing_item_10_the_players_are_those_of_the_box(kind: tuple[int, int, int], item5: bool) -> None:
    for problem in drawn(*kind):
        seen = solve.view(problem)
        *_, par = solve.par(seen, problem, item5)
        assert table.Table(seen, item5).par(problem.answer) == par
        worlds = solve.Worlds(seen, item5).settle()
        held = table.Table(seen, item5)
        assert held.size == worlds.left
        for letter in range(held.letters):
            for code in range(0, 125, 9):
                assert held.yes(letter, code).bit_count() == worlds.ask(letter, code)[1]


def test_turing_item_10_the_expert_needs_less_than_two_questions() -> None:
    assert len(list(bench.published())) == 131
    figure = bench.expert()
    assert figure.value is not None and 1.5 < figure.value <= 2.0


def test_expected_questions_are_the_mean_over_all_worlds() -> None:
    held = table.Table(solve.view(drawn(EXTREME, 4, 2)[0]), True)
    assert held.size > 20
    assert held.expected() == pytest.approx(held.sampled(range(held.size)))
    assert held.expected() >= 2


# -- the search to the end ----------------------------------------------------------------------------------


def small(limit: int) -> list[tuple[Any, table.Table]]:
    """Views of classic problems with few worlds, but more than two."""
    found = []
    for problem in (*drawn(CLASSIC, 6, 2), *drawn(CLASSIC, 4, 0), *PUBLISHED):
        seen = solve.view(problem)
        held = table.Table(seen, True)
        if 2 < held.size <= limit:
            found.append((seen, held))
    return found


PUBLISHED = [
    Problem(CLASSIC, (3, 10, 13, 16), (2, 1, 0, 0)),
    Problem(CLASSIC, (7, 8, 15, 17), (1, 1, 0, 2)),
    Problem(CLASSIC, (9, 12, 14, 17), (1, 0, 1, 2)),
]


Known = dict[tuple[int, int | None, int], tuple[int, int]]


def plain(held: table.Table, known: Known, worlds: int, code: int | None, asked: int) -> tuple[int, int]:
    """(rounds, questions) of all worlds together, by trying everything."""
    if held.known(worlds):
        return 0, 0
    key = worlds, code, asked
    if key not in known:
        options = []
        for proposal in held.unlike:
            if held.open(worlds, proposal, 0):
                rounds, questions = plain_round(held, known, worlds, proposal, 0)
                options.append((rounds + worlds.bit_count(), questions))
        if code is not None and asked.bit_count() < 3 and held.open(worlds, code, asked):
            options.append(plain_round(held, known, worlds, code, asked))
        known[key] = min(options)
    return known[key]


def plain_round(held: table.Table, known: Known, worlds: int, code: int, asked: int) -> tuple[int, int]:
    options = []
    for letter in held.open(worlds, code, asked):
        passing = worlds & held.yes(letter, code)
        parts = [plain(held, known, part, code, asked | 1 << letter) for part in (passing, worlds ^ passing)]
        rounds, questions = (sum(column) for column in zip(*parts, strict=True))
        options.append((rounds, questions + worlds.bit_count()))
    return min(options)


def test_the_best_question_is_the_best_of_all() -> None:
    views = small(5)
    assert len(views) >= 2
    for seen, held in views:
        found = optimal.best(seen)
        assert found is not None
        rounds, questions = plain(held, {}, held.everything, None, 0)
        assert (found.rounds, found.questions) == pytest.approx((rounds / held.size, questions / held.size))
        assert found.questions <= held.expected() or found.rounds < 1.5
        assert found.letter in held.open(held.everything, found.code, 0)


def test_a_round_that_has_begun_goes_on_with_its_proposal() -> None:
    for seen, held in small(8):
        first = optimal.best(seen)
        assert first is not None
        for answer in (0, 1):
            after = [(first.letter, first.code, answer)]
            found = optimal.best(seen, after, code=first.code, asked=1 << first.letter)
            passing = held.yes(first.letter, first.code)
            left = passing if answer else held.everything ^ passing
            assert (found is None) == held.known(left)
            assert found is None or found.rounds > 0 or found.code == first.code


def test_no_question_when_the_code_is_known_and_no_answer_when_there_are_too_many_worlds() -> None:
    seen = CLASSIC, ((3,), (7,), (14,), (17,))
    first = optimal.best(seen)
    assert first is not None
    assert optimal.best(seen, [(first.letter, first.code, 1)]) is None
    with pytest.raises(optimal.TooLarge):
        optimal.best(solve.view(drawn(EXTREME, 4, 2)[0]))
